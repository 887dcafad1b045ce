"""The copyright file: the program's licence and those of everything that comes with it."""

from __future__ import annotations

import shutil
from pathlib import Path

from makers import project

TEMPLATE = project.PACKAGING / "linux" / "copyright"
TEXTS = project.PACKAGING / "linux" / "licences"
"""One licence a file; `common` has those that Debian keeps itself and other systems need with the package."""


def copyright_file() -> str:
    """The copyright file, with the versions of the vendored parts and every licence in full that Debian lacks."""
    text = TEMPLATE.read_text(encoding="utf-8")
    for name, version in project.pins().items():
        text = text.replace(f"@{name}@", version)
    return "\n".join([text, *(_paragraph(path) for path in sorted(TEXTS.glob("*.txt")))])


def _paragraph(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines()
    return "\n".join([f"License: {path.stem}", *(f" {line.rstrip() or '.'}" for line in lines), ""])


def install_common(folder: Path) -> None:
    """Put the licences that the copyright file only refers to beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(project.ROOT / "LICENSE", folder / "GPL-3.0.txt")
    for path in (TEXTS / "common").glob("*.txt"):
        shutil.copyfile(path, folder / path.name)
