"""A small tab on the upper edge of a card: "Belli", "new", "better"."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.part import CENTRE, LEFT, Part, colour, draw_text, text_width, whole
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.signs import Sign, sign_pixmap
from ramsch_desktop.ui.theme.tokens import TextStyle

_STYLE = TextStyle(12, 700)
_HEIGHT = 20


class TabTone(Enum):
    """Gold with a star for a card of rank, plain gold for news, red for a card that was a mistake."""

    STAR = "star"
    GOLD = "gold"
    RULE = "rule"


class CardTab(Part):
    """A label above the card, so that the card's own pixmap stays valid; mouse events go through it."""

    def __init__(self, text: str, tone: TabTone = TabTone.GOLD, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text, self._tone = text, tone
        self.setAccessibleName(text)

    def place(self, edge: QPointF) -> None:
        """Lie with its middle a little above a card's upper edge, of which `edge` is the middle."""
        size = self.sizeHint()
        self.setGeometry(whole(QRectF(edge - QPointF(size.width() / 2, size.height() - 4), size)))
        self.raise_()

    def sizeHint(self) -> QSize:
        """20 px high, as wide as its word."""
        px = self.theme.px
        extra = 32 if self._tone is TabTone.STAR else 18
        return QSize(round(text_width(font(self.theme, _STYLE), self._text)) + px(extra), px(_HEIGHT))

    def paint(self, painter: QPainter) -> None:
        """A rounded tab, a star before its word."""
        c, px = self.theme.colours, self.theme.px
        fill, ink = (c.red_tint, c.ink) if self._tone is TabTone.RULE else (c.gold, c.on_gold)
        edge = c.minus if self._tone is TabTone.RULE else fill
        painter.setPen(QPen(colour(edge), 1))
        painter.setBrush(colour(fill))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), px(9), px(9))
        if self._tone is not TabTone.STAR:
            draw_text(painter, QRectF(self.rect()), self._text, font(self.theme, _STYLE), ink, CENTRE)
            return
        size = px(13)
        star = sign_pixmap(Sign.STAR, ink, size, self.devicePixelRatioF(), 1.5)
        painter.drawPixmap(QPointF(px(8), (self.height() - size) / 2), star)
        room = QRectF(px(8) + size + px(3), 0, self.width(), self.height())
        draw_text(painter, room, self._text, font(self.theme, _STYLE), ink, LEFT)
