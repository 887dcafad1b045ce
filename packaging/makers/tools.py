"""Programs that the builds call: found, installed where we may, or named in one message."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import build_font
import dev
from makers import project

PACKAGES: Mapping[str, tuple[str, ...]] = {
    "dpkg-deb": ("dpkg",),
    "git": ("git",),
    "rpmbuild": ("rpm",),
    "makensis": ("nsis",),
}
"""The Debian package of each program."""
PINNED = ("pyside6-essentials", "shiboken6", "platformdirs", "hatchling")
"""What the builds take from the Python environment, at the versions in constraints.txt."""


def need(*programs: str) -> None:
    """Install the programs that are missing, on Debian as root; raises dev.SetupError if one stays missing."""
    table = {program: PACKAGES[program] for program in programs}
    dev.provide(lambda: dev.missing(table, shutil.which))


def want_font() -> None:
    """Install what the letters for Japanese are cut with and from, on Debian as root; done without elsewhere."""
    if sys.platform == "linux":
        dev.provide(list, font_needs)


def font_needs() -> list[dev.Need]:
    """What is missing for the letters for Japanese."""
    needs = dev.missing({build_font.TOOL: ("fonttools",)}, shutil.which)
    sources = dict.fromkeys(build_font.WEIGHTS, ("fonts-noto-cjk",))
    return needs + dev.missing(sources, build_font.source)


def run(command: Sequence[str | Path], folder: Path = project.ROOT) -> None:
    """Run a tool with fixed time, locale and zone; raises CalledProcessError if it fails."""
    subprocess.run([str(part) for part in command], cwd=folder, env=project.environment(), check=True)


def in_environment() -> bool:
    """Whether this interpreter has the pinned packages that the builds need."""
    return all(_installed(name) == project.pins()[name] for name in PINNED)


def _installed(name: str) -> str | None:
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None


def enter_environment(script: Path, arguments: Sequence[str]) -> None:
    """Go on in the checkout's `.venv`, made if need be, unless this interpreter will do."""
    if in_environment():
        return
    dev.provide(dev.drawing_needs)
    dev.set_up()
    command = [str(dev.PYTHON), str(script), *arguments]
    if os.name == "posix":
        sys.stdout.flush()
        os.execv(command[0], command)
    raise SystemExit(subprocess.call(command))
