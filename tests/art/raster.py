"""Pictures of cards as Pillow images, for the tests that look at pixels."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from assets.art import ASSETS, generate
from assets.art.cards import FRENCH_CARDS, GERMAN_CARDS
from ramsch_desktop.ui.table.faces import FacePack, face_picture, letters_for, load_pack

FELT = "#1E5B45"
FRENCH_PACKS = ("french", "four", "cvd", "contrast")
PACKS = (*FRENCH_PACKS, "german")


@cache
def generated() -> dict[str, str]:
    """All files of the generator, drawn once."""
    return generate()


@cache
def pack(name: str) -> FacePack:
    """A built-in pack."""
    return load_pack(ASSETS / "cards" / name)


def codes(name: str) -> tuple[str, ...]:
    """The card codes of a built-in pack."""
    return GERMAN_CARDS if name == "german" else FRENCH_CARDS


def render(svg: bytes, width: int, height: int, ground: str = FELT) -> Image.Image:
    """The drawing on a ground, as RGB."""
    canvas = QImage(width, height, QImage.Format.Format_RGB888)
    canvas.fill(QColor(ground))
    painter = QPainter(canvas)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    raw = bytes(canvas.constBits())
    return Image.frombuffer("RGB", (width, height), raw, "raw", "RGB", canvas.bytesPerLine(), 1).copy()


def card(name: str, code: str, width: int, *, compact: bool = False, ground: str = FELT) -> Image.Image:
    """A face of a built-in pack with German letters."""
    return render(face_picture(pack(name), code, letters_for("de"), compact), width, round(width * 23 / 15), ground)


def rms(one: Image.Image, other: Image.Image) -> float:
    """Root mean square of the difference over all channels, 0 to 255."""
    bands = ImageStat.Stat(ImageChops.difference(one, other)).sum2
    return float((sum(bands) / (one.width * one.height * 3)) ** 0.5)
