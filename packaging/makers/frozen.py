"""The bundles for Windows and macOS, which bring their own Python.

Everything that PyInstaller and the installers read is staged on any system; the last step runs on the system itself.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import dev
from makers import icons, licences, project, texts, tools, wheels

START = """import sys

from ramsch_desktop.app import main

sys.exit(main())
"""


def windows(target: Path) -> list[Path]:
    """The installer, on Windows; elsewhere the staged folder that it is made from."""
    stage = staged("windows", target)
    (stage / "ramsch-desktop.ico").write_bytes(icons.ico())
    fill(stage / "installer.nsi", {"RECORDS": nsis_records()})
    if sys.platform != "win32":
        return [stage]
    freeze(stage)
    arguments = [f"-DVERSION={project.version()}", f"-DNUMBERS={'.'.join(numbers())}"]
    subprocess.run([makensis(), *arguments, "installer.nsi"], cwd=stage / "dist", check=True)
    return collected(stage, target, "*-setup.exe")


def macos(target: Path) -> list[Path]:
    """The disk image, on macOS; elsewhere the staged folder that it is made from."""
    stage = staged("macos", target)
    (stage / "ramsch-desktop.icns").write_bytes(icons.icns())
    if sys.platform != "darwin":
        return [stage]
    freeze(stage)
    image = stage / "dist" / f"{project.NAME}-{project.version()}.dmg"
    bundle = stage / "dist" / f"{project.TITLE}.app"
    command = ["hdiutil", "create", "-volname", project.TITLE, "-srcfolder", str(bundle), "-ov", "-format", "UDZO"]
    subprocess.run([*command, str(image)], check=True)
    return collected(stage, target, "*.dmg")


def staged(system: str, target: Path) -> Path:
    """A fresh folder with the program and the filled-in recipes of a system."""
    stage = target / system
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(project.PACKAGING / system, stage)
    wheels.unpack_program(wheels.build_wheel(project.WORK), stage / "program")
    (stage / "start.py").write_text(START, encoding="utf-8")
    shutil.copyfile(project.ROOT / "LICENSE", stage / "LICENSE.txt")
    (stage / "copyright.txt").write_text(licences.copyright_file(), encoding="utf-8")
    for path in stage.iterdir():
        if path.suffix in (".txt", ".plist") and path.name not in ("LICENSE.txt", "copyright.txt"):
            fill(path, values())
    return stage


def values() -> dict[str, str]:
    """What the recipes leave open."""
    return {
        "COMPONENT": project.COMPONENT,
        "DEVELOPERS": project.DEVELOPERS,
        "NUMBERS": ", ".join(numbers()),
        "RECORD": texts.read(texts.SOURCE).record,
        "TITLE": project.TITLE,
        "VERSION": project.version(),
    }


def fill(path: Path, what: Mapping[str, str]) -> None:
    """Replace each @NAME@ in a file."""
    text = path.read_text(encoding="utf-8")
    for name, value in what.items():
        text = text.replace(f"@{name}@", value)
    path.write_text(text, encoding="utf-8")


def numbers() -> list[str]:
    """The version as the four numbers of Windows."""
    return [*project.version().split("."), "0", "0", "0"][:4]


_NSIS_LANGUAGES = {
    "en": "ENGLISH",
    "de": "GERMAN",
    "fi": "FINNISH",
    "ja": "JAPANESE",
    "es": "SPANISH",
    "ru": "RUSSIAN",
}


def nsis_records() -> str:
    """The name of the file type in each language of the installer."""
    records = texts.in_each_language(lambda text: text.record)
    return "\n".join(f'LangString record ${{LANG_{_NSIS_LANGUAGES[name]}}} "{text}"' for name, text in records.items())


def freeze(stage: Path) -> None:
    """Run PyInstaller on the staged recipe; raises SetupError without it."""
    if importlib.util.find_spec("PyInstaller") is None:
        command = f"{sys.executable} -m pip install -r packaging/requirements.txt"
        raise dev.SetupError(f"PyInstaller is missing. Type this, then repeat the command:\n\n    {command}\n")
    tools.run([sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "ramsch-desktop.spec"], stage)
    for name in ("ramsch-desktop.ico", "installer.nsi", "LICENSE.txt", "copyright.txt"):
        if (stage / name).exists():
            shutil.copyfile(stage / name, stage / "dist" / name)


def makensis() -> str:
    """The program that makes installers; raises SetupError if it is missing."""
    usual = Path("C:/Program Files (x86)/NSIS/makensis.exe")
    found = shutil.which("makensis") or (str(usual) if usual.exists() else None)
    if found is None:
        raise dev.SetupError("NSIS 3 is missing: install it, then repeat the command.")
    return found


def collected(stage: Path, target: Path, pattern: str) -> list[Path]:
    """Move what was made out of the staged folder."""
    return [path.replace(target / path.name) for path in (stage / "dist").glob(pattern)]
