"""The cloth: a radial gradient, woven diamonds and the thin gold ring, drawn once for each size."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import Part, colour
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Ground, lightest_felt

_PITCH, _HALF = 56, 14


class Felt(Part):
    """The ground of the table; it fills its rectangle and draws nothing else than its pixmap."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, Ground.FELT)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._ring: QRectF | None = None
        self._drawn: QPixmap | None = None

    def set_ring(self, ring: QRectF | None) -> None:
        """The rectangle round the gold ring, or none."""
        if ring != self._ring:
            self._ring = ring
            self.restyle()

    def restyle(self) -> None:
        """Forget the pixmap."""
        self._drawn = None
        super().restyle()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees it: its pixmap, as large as the window, is let go."""
        super().hideEvent(event)
        self._drawn = None

    def sizeHint(self) -> QSize:
        """Any size is fine."""
        return QSize(992, 756)

    def minimumSizeHint(self) -> QSize:
        """Any size is fine."""
        return QSize(0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy only the parts that are asked for: small ones may lie far from one another."""
        dpr = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.size() != self.size() * dpr:
            self._drawn = draw_felt(self.theme, self.size(), dpr, self._ring)
        painter = QPainter(self)
        for rect in cast(Iterable[QRect], event.region()):
            target = QRectF(rect)
            painter.drawPixmap(target, self._drawn, QRectF(target.topLeft() * dpr, target.size() * dpr))
        painter.end()

    def paint(self, painter: QPainter) -> None:
        """Not used: the pixmap is copied by `paintEvent`."""


def draw_felt(theme: Theme, size: QSize, dpr: float, ring: QRectF | None = None) -> QPixmap:
    """The cloth as a pixmap of `size` logical pixels."""
    pixmap = QPixmap(size * dpr)
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    c, area = theme.colours, QRectF(0, 0, size.width(), size.height())
    gradient = QRadialGradient(0.5, 0.46, 0.72)
    gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
    gradient.setColorAt(0.0, colour(lightest_felt(c)))
    gradient.setColorAt(0.55, colour(c.felt))
    gradient.setColorAt(1.0, colour(c.felt_edge))
    painter.fillRect(area, gradient)
    if c.diamond_alpha:
        painter.drawTiledPixmap(area, _diamonds(colour("#FFFFFF", c.diamond_alpha), dpr))
    if ring is not None:
        _draw_ring(painter, theme, ring)
    painter.end()
    return pixmap


def _diamonds(shade: QColor, ratio: float) -> QPixmap:
    """One repeat of the weave: a diamond round the corner and one in the middle."""
    tile = QPixmap(round(_PITCH * ratio), round(_PITCH * ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    middle = _PITCH / 2
    for x, y in ((0, 0), (_PITCH, 0), (0, _PITCH), (_PITCH, _PITCH), (middle, middle)):
        corners = ((x, y - _HALF), (x + _HALF, y), (x, y + _HALF), (x - _HALF, y))
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    painter.end()
    return tile


def _draw_ring(painter: QPainter, theme: Theme, ring: QRectF) -> None:
    c = theme.colours
    line = c.felt_text if theme.high_contrast else c.gold
    painter.setBrush(Qt.BrushStyle.NoBrush)
    centre = QPointF(ring.center())
    for distance, alpha, width in ((0, c.ring_alpha, 2), (8, c.ring_alpha // 2, 1)):
        painter.setPen(QPen(colour(line, alpha), width))
        painter.drawEllipse(centre, ring.width() / 2 + distance, ring.height() / 2 + distance)
