"""The Debian package, built, unpacked and run from where it was unpacked, with nothing but Python's own library."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

import ramsch_desktop
from i18n.catalogue import COMPLETE
from makers import archives, project, texts

BUILD = project.PACKAGING / "build.py"
LARGEST = 110 * 1024 * 1024
LANGUAGES = (texts.SOURCE, *texts.LANGUAGES)

pytestmark = [
    pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="needs dpkg-deb"),
    pytest.mark.skipif(sys.platform != "linux", reason="the package is for Linux"),
]


def build(folder: Path) -> Path:
    """An uncompressed package of this checkout."""
    command = [sys.executable, str(BUILD), "deb", "--quick", "--out", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    (package,) = folder.glob("*.deb")
    return package


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package."""
    return build(tmp_path_factory.mktemp("deb"))


@pytest.fixture(scope="module")
def tree(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder that the package is unpacked into."""
    folder = tmp_path_factory.mktemp("tree")
    subprocess.run(["dpkg-deb", "-x", str(package), str(folder)], check=True)
    yield folder
    shutil.rmtree(folder)


def run(tree: Path, *arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Run the command with a Python that finds no packages but those in the tree."""
    command = [sys.executable, "-I", "-S", str(tree / "usr" / "games" / project.NAME), *arguments]
    environment = {**os.environ, "RAMSCH_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)


def test_the_command_says_its_version(tree: Path, tmp_path: Path) -> None:
    assert run(tree, "--version", home=tmp_path).stdout == f"ramsch-desktop {ramsch_desktop.__version__}\n"


def test_the_window_is_drawn_in_every_language(tree: Path, tmp_path: Path) -> None:
    pictures = {}
    for language in LANGUAGES:
        path = tmp_path / f"{language}.png"
        done = run(tree, "screenshot", "--lang", language, str(path), home=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        with Image.open(path) as picture:
            assert picture.size == (1280, 800)
            assert len(picture.convert("RGB").getcolors(1280 * 800) or []) > 500
            pictures[language] = picture.tobytes()
    translated = [pictures[language] for language in (texts.SOURCE, *COMPLETE)]
    assert len(set(translated)) == len(translated), "two complete languages look the same"


def test_running_writes_nothing_into_the_tree(tree: Path, tmp_path: Path) -> None:
    before = archives.fingerprint(tree)
    assert run(tree, "games", home=tmp_path).returncode == 0
    assert archives.fingerprint(tree) == before


def test_two_builds_have_the_same_bytes(package: Path, tmp_path: Path) -> None:
    assert build(tmp_path).read_bytes() == package.read_bytes()


def test_it_is_small_enough(tree: Path) -> None:
    assert archives.size(tree) < LARGEST


def test_everything_belongs_to_root_and_nobody_else_may_write(package: Path) -> None:
    listed = subprocess.run(["dpkg-deb", "-c", str(package)], check=True, capture_output=True, text=True).stdout
    entries = {tuple(line.split()[:2]) for line in listed.splitlines()}
    assert entries == {("drwxr-xr-x", "root/root"), ("-rw-r--r--", "root/root"), ("-rwxr-xr-x", "root/root")}


def test_each_vendored_part_has_its_paragraph_in_the_copyright_file(tree: Path) -> None:
    text = (tree / "usr/share/doc/ramsch-desktop/copyright").read_text(encoding="utf-8")
    parts = {path.name for path in (tree / "usr/lib/ramsch-desktop").iterdir()} - {"ramsch_desktop"}
    assert parts == {"PySide6", "shiboken6", "platformdirs"}
    assert [part for part in parts if f"Files: usr/lib/ramsch-desktop/{part}/*" not in text] == []
    assert "@" not in text.replace("@users", "").split("License: GPL-3+\n")[0]


def test_every_licence_that_is_named_has_its_text(tree: Path) -> None:
    text = (tree / "usr/share/doc/ramsch-desktop/copyright").read_text(encoding="utf-8")
    lines = [line.removeprefix("License: ") for line in text.splitlines() if line.startswith("License: ")]
    named = {name for line in lines for name in line.split(" and ")}
    explained = {
        line.removeprefix("License: ")
        for line, following in zip(text.splitlines(), text.splitlines()[1:], strict=False)
        if line.startswith("License: ") and following.startswith(" ")
    }
    assert named == explained


@pytest.mark.skipif(shutil.which("lintian") is None, reason="needs lintian")
def test_lintian_has_nothing_to_say(package: Path) -> None:
    quick = "uses-no-compression-for-control-tarball,uses-no-compression-for-data-tarball"
    command = ["lintian", "--allow-root", "--no-tag-display-limit", "--suppress-tags", quick, str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = [line for line in done.stdout.splitlines() if line.startswith(("E:", "W:"))]
    assert found == []
