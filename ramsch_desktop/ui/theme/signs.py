"""The few signs that parts and the style sheet draw themselves: SVG in a 24 x 24 box, tinted on demand."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer


class Sign(Enum):
    """A sign; the value is its drawing, stroked with the colour (`filled` ones are filled, too)."""

    CHECK = "M5 12.5L10 17.5L19 7"
    CROSS = "M6 6L18 18M18 6L6 18"
    DOWN = "M5 9L12 16L19 9"
    UP = "M5 15L12 8L19 15"
    LEFT = "M15 5L8 12L15 19"
    RIGHT = "M9 5L16 12L9 19"
    LAMP = (
        "M9.5 18H14.5M10.5 21H13.5M9.2 15C9.2 13 6 12 6 8.6C6 5.2 8.8 3 12 3C15.2 3 18 5.2 18 8.6"
        "C18 12 14.8 13 14.8 15Z"
    )
    CARDS = "M4.5 8L11 5.5L15 16.5L8.500 19ZM14 5H20V17.5H17"
    TRIANGLE = "M8 5L19 12L8 19Z"
    STAR = "M12 3.2L14.6 8.9L20.8 9.6L16.200 13.8L17.5 20L12 16.9L6.5 20L7.800 13.8L3.2 9.6L9.4 8.9Z"
    DOT = "M12 9.5A2.5 2.5 0 1 1 12 14.5A2.5 2.5 0 1 1 12 9.5Z"


_FILLED = frozenset({Sign.TRIANGLE, Sign.STAR, Sign.DOT})


def sign_svg(sign: Sign, colour: str, stroke: float = 2.0) -> str:
    """The SVG text of a sign in `#RRGGBB` with a stroke in 24ths of its size."""
    fill = colour if sign in _FILLED else "none"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">'
        f'<path d="{sign.value}" fill="{fill}" stroke="{colour}" stroke-width="{stroke}" '
        'stroke-linecap="round" stroke-linejoin="round"/></svg>'
    )


@lru_cache(maxsize=256)
def sign_pixmap(sign: Sign, colour: str, size: int, dpr: float = 1.0, stroke: float = 2.0) -> QPixmap:
    """A sign as a square pixmap of `size` logical pixels; drawn once for each set of arguments."""
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer = QSvgRenderer(QByteArray(sign_svg(sign, colour, stroke).encode()))
    renderer.render(painter, QRectF(0, 0, pixmap.width(), pixmap.height()))
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
