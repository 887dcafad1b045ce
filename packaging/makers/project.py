"""What every package says about the program, and where its parts lie in the checkout."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from datetime import UTC, datetime
from enum import Enum
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
DIST = ROOT / "dist"
WORK = ROOT / "build" / "packaging"

NAME = "ramsch-desktop"
MODULE = "ramsch_desktop"
TITLE = "Ramsch Desktop"
DEVELOPERS = "The ramsch-desktop developers"
MAINTAINER = f"{DEVELOPERS} <ramsch-desktop@users.noreply.github.com>"
COMPONENT = "io.github.ramsch_desktop.ramsch"
"""The AppStream and Flatpak name; the desktop entry and the icon go by NAME, as the window does."""
SITE = "https://ramsch-desktop.github.io"
"""Where the pictures of `packaging/screenshots` are to be published: AppStream accepts web addresses only."""
MIME_TYPE = "application/x-ramsch"
SUFFIX = ".ramsch"


class Arch(Enum):
    """A processor, by its Debian name."""

    AMD64 = "amd64"
    ARM64 = "arm64"

    @property
    def machine(self) -> str:
        """The name that the kernel, RPM and wheels use."""
        return {Arch.AMD64: "x86_64", Arch.ARM64: "aarch64"}[self]


def host() -> Arch:
    """The processor of this machine; raises ValueError if no package is made for it."""
    return {arch.machine: arch for arch in Arch}.get(platform.machine()) or Arch(platform.machine())


@cache
def version() -> str:
    """The version of the program."""
    text = (ROOT / "ramsch_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    if found is None:
        raise ValueError("ramsch_desktop/__init__.py names no version")
    return found[1]


@cache
def epoch() -> int:
    """The one time in all archives, in seconds: SOURCE_DATE_EPOCH, or when the last commit was made."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    command = ["git", "-c", f"safe.directory={ROOT}", "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout)


def moment() -> datetime:
    """The epoch as a time in UTC."""
    return datetime.fromtimestamp(epoch(), UTC)


def environment() -> dict[str, str]:
    """The process environment of tools that stamp times or sort by locale."""
    return {**os.environ, "SOURCE_DATE_EPOCH": str(epoch()), "LC_ALL": "C.UTF-8", "TZ": "UTC"}


@cache
def pins() -> dict[str, str]:
    """The pinned version of each Python package, by its lower-case name with hyphens."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split("==") for line in lines if "==" in line and not line.startswith("#"))
    return {re.sub(r"[-_.]+", "-", name).lower(): pin.strip() for name, pin in pairs}
