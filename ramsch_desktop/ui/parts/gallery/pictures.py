"""Stand-ins for the pictures that parts get from outside."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from ramsch_desktop.ui.parts.part import Icon, Picture
from ramsch_desktop.ui.theme.signs import Sign, sign_pixmap


def icon(sign: Sign) -> Icon:
    """One of the built-in signs as an icon."""

    def draw(colour: QColor, size: int, ratio: float, /) -> QPixmap:
        return sign_pixmap(sign, colour.name(), size, ratio)

    return draw


def disc(shade: str) -> Picture:
    """An avatar: a disc in a gold ring."""

    def draw(size: int, ratio: float, /) -> QPixmap:
        pixmap, painter = _canvas(size, ratio)
        painter.setPen(QPen(QColor("#E8B33C"), size * 0.05))
        painter.setBrush(QColor(shade))
        painter.drawEllipse(QRectF(0, 0, size, size).adjusted(1, 1, -1, -1))
        painter.end()
        return pixmap

    return draw


def diamond(shade: str) -> Picture:
    """A pip."""

    def draw(size: int, ratio: float, /) -> QPixmap:
        pixmap, painter = _canvas(size, ratio)
        half = size / 2
        corners = [(half, 0), (size * 0.86, half), (half, size), (size * 0.14, half)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(shade))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        painter.end()
        return pixmap

    return draw


def _canvas(size: int, ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter
