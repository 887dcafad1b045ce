"""The icons, drawn from the pictures in `assets/icons`: PNG in every size, and the containers of Windows and macOS."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from makers import project

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
LARGEST_SMALL = 32
"""Up to this size the picture with fewer details is used."""
WINDOWS_SIZES = (16, 24, 32, 48, 64, 128, 256)
MACOS_TYPES = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
SYMBOLIC = project.PACKAGING / "linux" / f"{project.NAME}-symbolic.svg"


def source(size: int) -> Path:
    """The picture that an icon of this many pixels is drawn from."""
    name = "app-small.svg" if size <= LARGEST_SMALL else "app.svg"
    return project.ROOT / "assets" / "icons" / name


def png(size: int) -> bytes:
    """A PNG of size x size pixels."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(source(size))).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(f"{source(size)} cannot be drawn")
    return bytes(buffer.data().data())


def install(share: Path) -> None:
    """Put the icons below `share/icons/hicolor`."""
    theme = share / "icons" / "hicolor"
    for size in SIZES:
        _place(theme / f"{size}x{size}", f"{project.NAME}.png").write_bytes(png(size))
    shutil.copyfile(source(max(SIZES)), _place(theme / "scalable", f"{project.NAME}.svg"))
    shutil.copyfile(SYMBOLIC, _place(theme / "symbolic", SYMBOLIC.name))


def _place(folder: Path, name: str) -> Path:
    (folder / "apps").mkdir(parents=True)
    return folder / "apps" / name


def ico() -> bytes:
    """The icon of Windows: PNG pictures behind a directory."""
    pictures = [(size, png(size)) for size in WINDOWS_SIZES]
    start = 6 + 16 * len(pictures)
    entries = b""
    for size, data in pictures:
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), start)
        start += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """The icon of macOS: typed blocks, each a PNG picture."""
    pictures = ((kind, png(size)) for kind, size in MACOS_TYPES.items())
    blocks = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures)
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks
