"""The wheel and the source archive, which the other packages are made from."""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

from makers import project, tools


def build_wheel(target: Path) -> Path:
    """Write the wheel into a folder; its path."""
    tools.want_font()
    return _build("wheel", target, "*.whl")


def build_sdist(target: Path) -> Path:
    """Write the source archive into a folder; its path."""
    return _build("sdist", target, "*.tar.gz")


def _build(kind: str, target: Path, pattern: str) -> Path:
    scratch = project.WORK / kind
    scratch.mkdir(parents=True, exist_ok=True)
    for old in scratch.glob(pattern):
        old.unlink()
    tools.run([sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", scratch])
    (made,) = scratch.glob(pattern)
    target.mkdir(parents=True, exist_ok=True)
    return made.replace(target / made.name)


def unpack_program(wheel: Path, target: Path) -> None:
    """Unpack the program from the wheel, without the wheel's own notes."""
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if ".dist-info/" not in name:
                archive.extract(name, target)
