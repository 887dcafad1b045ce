#!/usr/bin/env python3
"""Build the packages of ramsch-desktop from this checkout into dist/.

    python3 packaging/build.py deb | rpm | wheel | tar | flatpak-manifest | windows | macos | all

Two builds of one commit give the same bytes. packaging/README.md says what each kind needs and where it was tried.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import dev
from makers import project, tools


def deb(arguments: argparse.Namespace) -> list[Path]:
    """The Debian package."""
    from makers import debian

    return [debian.build(arguments.arch, arguments.out, "none" if arguments.quick else "xz")]


def rpm(arguments: argparse.Namespace) -> list[Path]:
    """The RPM package."""
    from makers import rpm

    return [rpm.build(arguments.arch, arguments.out, "none" if arguments.quick else "xz")]


def wheel(arguments: argparse.Namespace) -> list[Path]:
    """The wheel and the source archive."""
    from makers import wheels

    return [wheels.build_wheel(arguments.out), wheels.build_sdist(arguments.out)]


def tar(arguments: argparse.Namespace) -> list[Path]:
    """The archive with an install script."""
    from makers import archives, tarball

    return [tarball.build(arguments.arch, arguments.out, archives.FAST if arguments.quick else archives.BEST)]


def flatpak_manifest(arguments: argparse.Namespace) -> list[Path]:
    """The Flatpak manifest and its sources."""
    from makers import flatpak

    return flatpak.build(arguments.arch, arguments.out)


def windows(arguments: argparse.Namespace) -> list[Path]:
    """The installer for Windows, or what it is made from."""
    from makers import frozen

    return frozen.windows(arguments.out)


def macos(arguments: argparse.Namespace) -> list[Path]:
    """The disk image for macOS, or what it is made from."""
    from makers import frozen

    return frozen.macos(arguments.out)


def screenshots(_arguments: argparse.Namespace) -> list[Path]:
    """The pictures for the README and for software centres; not a package, and not part of "all"."""
    from makers import pictures

    return pictures.draw()


KINDS: dict[str, Callable[[argparse.Namespace], list[Path]]] = {
    "deb": deb,
    "rpm": rpm,
    "wheel": wheel,
    "tar": tar,
    "flatpak-manifest": flatpak_manifest,
    "windows": windows,
    "macos": macos,
}
OTHERS = {"screenshots": screenshots}


def parser() -> argparse.ArgumentParser:
    """The command line."""
    result = argparse.ArgumentParser(description="Build the packages of ramsch-desktop.")
    result.add_argument("kind", choices=(*KINDS, "all", *OTHERS))
    result.add_argument(
        "--arch", type=project.Arch, default=project.host(), help="amd64 or arm64 (default: this machine)"
    )
    result.add_argument("--out", type=Path, default=project.DIST, help="the folder for the packages (default: dist)")
    result.add_argument("--quick", action="store_true", help="do not compress: for trials")
    return result


def main(arguments: Sequence[str]) -> int:
    """Build what the command line asks for; the exit status."""
    wanted = parser().parse_args(arguments)
    try:
        tools.enter_environment(HERE / "build.py", arguments)
        for kind in KINDS if wanted.kind == "all" else (wanted.kind,):
            for path in {**KINDS, **OTHERS}[kind](wanted):
                print(path if path.is_dir() else f"{path}  {path.stat().st_size:,} bytes", flush=True)
    except (dev.SetupError, OSError, ValueError, subprocess.CalledProcessError) as trouble:
        print(f"build.py: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
