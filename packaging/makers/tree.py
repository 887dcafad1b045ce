"""The files as they lie on a system: what every Linux package holds, made once and packed in several ways."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from makers import archives, icons, licences, manual, menu, metainfo, project, qt, wheels

LAUNCHER = f"""#!/usr/bin/python3 -I
import os.path
import sys

here = os.path.dirname(os.path.realpath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(here), "lib", "{project.NAME}"))
sys.dont_write_bytecode = True

from ramsch_desktop.app import main

sys.exit(main())
"""
"""Isolated, so that no module in the current folder or in a person's own packages is taken for ours; it finds the
program from its own place, so that the tree can be moved as a whole."""


@dataclass(frozen=True)
class Tree:
    """A tree of files: `top` is its root, `commands` the folder of the launcher below the prefix."""

    top: Path
    prefix: str
    commands: str

    @property
    def root(self) -> Path:
        """The folder that becomes the prefix."""
        return self.top / self.prefix

    @property
    def library(self) -> Path:
        """Where the program and its Qt lie."""
        return self.root / "lib" / project.NAME

    @property
    def share(self) -> Path:
        """Where everything that no processor runs lies."""
        return self.root / "share"

    @property
    def launcher(self) -> Path:
        """The command."""
        return self.root / self.commands / project.NAME


def build(name: str, arch: project.Arch, prefix: str = "usr", commands: str = "games") -> Tree:
    """A fresh tree in the work folder; not yet settled, since packages add files of their own."""
    tree = Tree(project.WORK / f"{name}-{arch.value}", prefix, commands)
    shutil.rmtree(tree.top, ignore_errors=True)
    tree.library.mkdir(parents=True)
    wheels.unpack_program(wheels.build_wheel(project.WORK), tree.library)
    if arch is not project.host():
        remove_compiled_kernel(tree.library)
    qt.install(qt.site_packages(arch), tree.library)
    write_launcher(tree.launcher)
    install_shared(tree.share)
    return tree


def remove_compiled_kernel(library: Path) -> None:
    """Leave the search core as plain Python: what this machine compiled does not run on another processor."""
    for path in (library / "ramsch_desktop" / "kernel").glob("_core*.so"):
        path.unlink()


def write_launcher(path: Path) -> None:
    """Write the command."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(LAUNCHER, encoding="utf-8")
    path.chmod(0o755)


def install_shared(share: Path) -> None:
    """Write the menu entry, icons, MIME type, metainfo, manual pages and licences."""
    files: dict[str, Callable[[], str]] = {
        f"applications/{project.NAME}.desktop": menu.desktop_entry,
        f"mime/packages/{project.NAME}.xml": menu.mime_type,
        f"metainfo/{project.COMPONENT}.metainfo.xml": metainfo.metainfo,
        f"doc/{project.NAME}/copyright": licences.copyright_file,
    }
    for name, text in files.items():
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text(), encoding="utf-8")
    icons.install(share)
    manual.install(share)


def settled(tree: Tree) -> Tree:
    """The tree with the project's time and plain modes, ready to be packed."""
    archives.settle(tree.top)
    return tree
