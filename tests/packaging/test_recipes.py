"""The recipes for systems that are not here: as far as they can be read without them."""

import ast
import json
import plistlib
import shutil
import subprocess
from pathlib import Path

import pytest

from makers import flatpak, frozen, icons, project, texts


def filled(name: str) -> str:
    """A recipe with its gaps filled."""
    text = (project.PACKAGING / name).read_text(encoding="utf-8")
    for key, value in frozen.values().items():
        text = text.replace(f"@{key}@", value)
    return text


def test_the_bundle_for_macos_knows_its_records_and_languages() -> None:
    properties = plistlib.loads(filled("macos/Info.plist").encode())
    kind = properties["UTExportedTypeDeclarations"][0]
    assert properties["CFBundleShortVersionString"] == project.version()
    assert properties["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == ["ramsch"]
    assert properties["CFBundleLocalizations"] == ["en", *texts.LANGUAGES]


def test_the_entitlements_ask_for_one_thing() -> None:
    wanted = plistlib.loads(filled("macos/entitlements.plist").encode())
    assert wanted == {"com.apple.security.cs.disable-library-validation": True}


@pytest.mark.parametrize("name", ["windows/ramsch-desktop.spec", "macos/ramsch-desktop.spec", "windows/version.txt"])
def test_what_pyinstaller_reads_is_python(name: str) -> None:
    text = filled(name)
    assert ast.parse(text).body
    assert "@" not in text


def test_the_version_of_windows_has_four_numbers() -> None:
    assert frozen.numbers() == [*project.version().split("."), "0"]


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs makensis")
def test_the_installer_of_windows_can_be_made(tmp_path: Path) -> None:
    (tmp_path / "ramsch-desktop").mkdir()
    for name in ("ramsch-desktop/ramsch-desktop.exe", "LICENSE.txt", "copyright.txt"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    (tmp_path / "ramsch-desktop.ico").write_bytes(icons.ico())
    shutil.copy(project.PACKAGING / "windows" / "installer.nsi", tmp_path)
    frozen.fill(tmp_path / "installer.nsi", {"RECORDS": frozen.nsis_records()})
    command = ["makensis", "-V2", "-WX", "-DVERSION=0.1.0", "-DNUMBERS=0.1.0.0", "installer.nsi"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
    assert (tmp_path / "ramsch-desktop-0.1.0-setup.exe").stat().st_size > 50_000


def test_the_flatpak_manifest_names_only_sources_beside_it(tmp_path: Path) -> None:
    (tmp_path / "program-1-py3-none-any.whl").write_bytes(b"wheel")
    text = json.dumps(flatpak.manifest(tmp_path, project.Arch.ARM64))
    (module,) = json.loads(text)["modules"]
    assert module["only-arches"] == ["aarch64"]
    digest = "ba59926159d2aa256eb8739b8da7e2b574b960e1202c6d624cbe981cef996c91"
    assert module["sources"][0] == {"type": "file", "path": "program-1-py3-none-any.whl", "sha256": digest}
    assert "://" not in text
    assert "network" not in text
    assert "filesystem" not in text
