"""A chip that a player laid down before him: he knocked, said Kontra or Re."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.counter import BLUE, paint_chip
from ramsch_desktop.ui.parts.part import Part, colour, draw_text, text_width
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import TextStyle

HEIGHT = 28
_STYLE = TextStyle(13, 700)
_TWICE, _LARGER = "×2", 1.2


class SeatChipPart(Part):
    """The gaming chip with its factor, and the word beside it."""

    def __init__(self, label: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label
        self.setAccessibleName(words)
        self.setToolTip(words)

    @property
    def label(self) -> str:
        """The word on it."""
        return self._label

    def sizeHint(self) -> QSize:
        """28 px high, as wide as chip and word."""
        px = self.theme.px
        return QSize(px(HEIGHT) + px(16) + round(text_width(font(self.theme, _STYLE), self._label)), px(HEIGHT))

    def paint(self, painter: QPainter) -> None:
        """A dark ground as of a badge, so that the word is read on any felt."""
        c, px = self.theme.colours, self.theme.px
        body = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(colour(c.badge_ring), 1))
        painter.setBrush(colour(c.badge))
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        disc = QRectF(1, 1, self.height() - 2, self.height() - 2)
        paint_chip(painter, disc, _TWICE, BLUE, self.theme, _LARGER)
        room = QRectF(disc.right() + px(6), 0, self.width() - disc.right() - px(8), self.height())
        draw_text(painter, room, self._label, font(self.theme, _STYLE), c.badge_text)
