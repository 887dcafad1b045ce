"""The pictures for the README and for software centres, drawn by the program itself."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from makers import metainfo, project, tools

SCENES = {
    "table": ("--game", "skat"),
    "ramsch": ("--game", "ramsch"),
    "schafkopf": ("--game", "schafkopf", "--faces", "german"),
}
"""What each picture shows, as arguments of the program's own command."""


def draw() -> list[Path]:
    """Draw every picture anew into `packaging/screenshots`; their paths."""
    tools.run([sys.executable, "-m", "i18n.translations", "compile"])
    width, height = metainfo.PICTURE_SIZE
    paths = []
    for name, arguments in SCENES.items():
        path = metainfo.PICTURES / f"{name}.png"
        command = ["screenshot", *arguments, "--lang", "en", "--size", f"{width}x{height}", str(path)]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        subprocess.run([sys.executable, "-m", project.MODULE, *command], cwd=project.ROOT, env=environment, check=True)
        paths.append(path)
    return paths
