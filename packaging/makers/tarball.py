"""The archive for any other Linux: the same files, and a script that puts them under a prefix of one's choice."""

from __future__ import annotations

import shutil
from pathlib import Path

from makers import archives, licences, project, tree

INSTALLER = project.PACKAGING / "linux" / "install.sh"


def build(arch: project.Arch, target: Path, preset: int = archives.BEST) -> Path:
    """Write the archive into a folder; its path. `preset` is that of xz."""
    made = tree.build("tar", arch, prefix="files", commands="bin")
    licences.install_common(made.share / "doc" / project.NAME / "licences")
    shutil.copyfile(INSTALLER, made.top / "install.sh")
    (made.top / "install.sh").chmod(0o755)
    tree.settled(made)
    name = f"{project.NAME}-{project.version()}-linux-{arch.machine}"
    target.mkdir(parents=True, exist_ok=True)
    package = target / f"{name}.tar.xz"
    archives.write_tar_xz(made.top, package, name, preset)
    return package
