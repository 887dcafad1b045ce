"""A few cards fanned on a piece of felt: the picture of a game or of a match."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QGradient, QPainter, QPainterPath, QPixmap, QRadialGradient, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.part import Part, colour
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.tokens import Radius, lightest_felt

_CARD_RATIO = 23 / 15
_LEAN = 8.0
"""Degrees between two neighbours of the fan."""


class Fan(Part):
    """Shows card codes; None is a back. A low, wide piece of felt crops the cards at its lower edge."""

    def __init__(self, deck: Deck, codes: Sequence[str | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck, self._codes = deck, tuple(codes)
        self._drawn: QPixmap | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._draw)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def codes(self) -> tuple[str | None, ...]:
        """What is fanned."""
        return self._codes

    def show_cards(self, deck: Deck, codes: Sequence[str | None]) -> None:
        """Show other cards, or the same with other faces."""
        self._deck, self._codes = deck, tuple(codes)
        self._soon.start()

    def minimumSizeHint(self) -> QSize:
        """Any size is fine."""
        return QSize(0, 0)

    def restyle(self) -> None:
        """Draw with the colours of the theme."""
        super().restyle()
        self._soon.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the cards for the new size once the window is there: it must not wait for pictures."""
        super().resizeEvent(event)
        self._drawn = None
        self._soon.start()

    def showEvent(self, event: QShowEvent) -> None:
        """Draw what was not worth drawing before."""
        super().showEvent(event)
        if self._drawn is None:
            self._soon.start()

    def paint(self, painter: QPainter) -> None:
        """Copy what was drawn; the bare felt before that."""
        if self._drawn is not None:
            painter.drawPixmap(0, 0, self._drawn)
        else:
            self._paint_felt(painter)

    def _draw(self) -> None:
        if not self.isVisible() or self.width() < 2 or self.height() < 2:
            return
        dpr = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_felt(painter)
        for place, code in enumerate(self._codes):
            self._paint_card(painter, code, place - (len(self._codes) - 1) / 2, dpr)
        painter.end()
        self._drawn = pixmap
        self.update()

    def _paint_felt(self, painter: QPainter) -> None:
        c, area = self.theme.colours, QRectF(self.rect())
        edge = QPainterPath()
        edge.addRoundedRect(area, Radius.BIG_BUTTON, Radius.BIG_BUTTON)
        painter.setClipPath(edge)
        gradient = QRadialGradient(0.5, 0.4, 0.8)
        gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
        gradient.setColorAt(0.0, colour(lightest_felt(c)))
        gradient.setColorAt(1.0, colour(c.felt_edge))
        painter.fillRect(area, gradient)

    def _paint_card(self, painter: QPainter, code: str | None, step: float, dpr: float) -> None:
        width, reach, centre = self._measures()
        angle = step * _LEAN
        x = centre.x() + step * reach
        y = centre.y() + (1 - math.cos(math.radians(angle))) * 4 * width
        pixmap = self._deck.card(code, width, angle, dpr)
        size = pixmap.deviceIndependentSize()
        painter.drawPixmap(QPointF(x - size.width() / 2, y - size.height() / 2), pixmap)

    def _measures(self) -> tuple[int, float, QPointF]:
        """Card width, distance of two cards, and the middle of the middle card."""
        count = max(1, len(self._codes))
        if self.width() > self.height():
            width = min(round(self.height() * 0.68), round(self.width() / (1 + 0.7 * count)))
            return width, 0.7 * width, QPointF(self.width() / 2, self.height() * 0.08 + width * _CARD_RATIO / 2)
        width = round(self.width() / (1 + 0.5 * count) * 1.12)
        return width, 0.44 * width, QPointF(self.width() / 2, self.height() / 2)
