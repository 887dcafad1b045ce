"""The Flatpak manifest, with every source beside it: the build itself needs no network.

The wheels are downloaded here and named in the manifest by path and digest. The manifest is JSON, which
flatpak-builder reads as it reads YAML.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from pathlib import Path
from typing import Any

from makers import archives, licences, project, qt, tools, tree, wheels

RUNTIME = "org.kde.Platform"
RUNTIME_VERSION = "6.9"
"""Has Python 3.12 and the xcb libraries that Qt's own files ask for."""
VENDORED = ("pyside6-essentials", "shiboken6", "pillow", *qt.PURE)
PERMISSIONS = (
    "--device=dri",
    "--share=ipc",
    "--socket=fallback-x11",
    "--socket=pulseaudio",
    "--socket=wayland",
)
"""A window and sounds; no network, and no files but those that the person picks."""
UNUSED = ("QtQml*", "QtQuick*", "QtDesigner*", "QtHelp*", "QtUiTools*", "Qt/qml", "Qt/libexec", "Qt/metatypes", "*.pyi")


def build(arch: project.Arch, target: Path) -> list[Path]:
    """Write the manifest and its sources into a folder `flatpak`; the path of the manifest."""
    folder = target / "flatpak"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wheels.build_wheel(folder)
    tree.install_shared(folder / "share")
    mime = folder / "share" / "mime" / "packages"
    (mime / f"{project.NAME}.xml").rename(mime / f"{project.COMPONENT}.xml")
    licences.install_common(folder / "share" / "licenses" / project.NAME)
    download(arch, folder)
    path = folder / f"{project.COMPONENT}.json"
    path.write_text(json.dumps(manifest(folder, arch), indent=2) + "\n", encoding="utf-8")
    archives.settle(folder)
    return [path]


def download(arch: project.Arch, folder: Path) -> None:
    """Fetch the wheels that the program needs."""
    wanted = [f"{name}=={project.pins()[name]}" for name in VENDORED]
    platforms = [f"--platform=manylinux_2_{minor}_{arch.machine}" for minor in (27, 28, 34, 35, 39)]
    options = ["--no-deps", "--only-binary=:all:", "--python-version=3.12", "--quiet"]
    tools.run([sys.executable, "-m", "pip", "download", *options, *platforms, f"--dest={folder}", *wanted])


def manifest(folder: Path, arch: project.Arch) -> dict[str, Any]:
    """The manifest for the sources in a folder."""
    return {
        "id": project.COMPONENT,
        "runtime": RUNTIME,
        "runtime-version": RUNTIME_VERSION,
        "sdk": "org.kde.Sdk",
        "command": project.NAME,
        "finish-args": list(PERMISSIONS),
        "rename-desktop-file": f"{project.NAME}.desktop",
        "rename-icon": project.NAME,
        "cleanup": [f"/lib/python*/site-packages/PySide6/{pattern}" for pattern in UNUSED],
        "modules": [
            {
                "name": project.NAME,
                "buildsystem": "simple",
                "only-arches": [arch.machine],
                "build-commands": [
                    "pip3 install --no-index --no-deps --no-build-isolation --prefix=/app *.whl",
                    "cp -r share /app/",
                ],
                "sources": [
                    *map(source, sorted(folder.glob("*.whl"))),
                    {"type": "dir", "path": "share", "dest": "share"},
                ],
            }
        ],
    }


def source(path: Path) -> dict[str, str]:
    """One wheel as a source."""
    return {"type": "file", "path": path.name, "sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
