"""The gold tab at the declarer's badge: suit, name of the game and bid, announcements, as all may know them."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.part import Part, Picture, colour, draw_text, text_width, whole
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import TextStyle

HEIGHT, SECOND_LINE = 26, 16
_STYLE, _SECOND = TextStyle(13, 700), TextStyle(12, 600)
_DISC = "#FFFDF7"


class TagSide(Enum):
    """Below an opponent's badge, above your own."""

    ABOVE = "above"
    BELOW = "below"


class ContractTag(Part):
    """A tab without a rectangle of its own: `glue` puts it to a badge."""

    def __init__(self, text: str, pip: Picture | None = None, parent: QWidget | None = None, second: str = "") -> None:
        super().__init__(parent)
        self._side = TagSide.BELOW
        self._scale: float | None = None
        self._text, self._pip, self._second = "", pip, ""
        self.set_contract(text, pip, second)

    def set_contract(self, text: str, pip: Picture | None = None, second: str = "") -> None:
        """Show another contract, with a second line where there is one; a longer one needs `glue` again."""
        self._text, self._pip, self._second = text, pip, second
        told = "\n".join(filter(None, (text, second)))
        self.setAccessibleName(told)
        self.setToolTip(told)
        self.update()

    def glue(self, badge: QRectF, side: TagSide, scale: float | None = None) -> None:
        """Lie at the edge of a badge, not wider than it leaves room to the right of the avatar."""
        self._side, self._scale = side, scale
        s, high = self._factor, self._high
        wide = min(float(self.sizeHint().width()), badge.width() - 34 * s)
        y = badge.y() - high if side is TagSide.ABOVE else badge.bottom()
        self.setGeometry(whole(QRectF(badge.x() + 26 * s, y, wide, high)))
        self.update()

    @property
    def _factor(self) -> float:
        return self.theme.text_scale if self._scale is None else self._scale

    @property
    def _high(self) -> float:
        return (HEIGHT + (SECOND_LINE if self._second else 0)) * self._factor

    def sizeHint(self) -> QSize:
        """Room for the whole text."""
        s = self._factor
        width = text_width(font(self.theme, _STYLE, s), self._text) + (48 if self._pip else 30) * s
        second = text_width(font(self.theme, _SECOND, s), self._second) + 30 * s if self._second else 0
        return QSize(round(max(width, second)), round(self._high))

    def paint(self, painter: QPainter) -> None:
        """A tab with round corners on the side away from the badge."""
        c, s = self.theme.colours, self._factor
        painter.setClipRect(self.rect())
        away = -9 if self._side is TagSide.BELOW else 9
        body = QRectF(self.rect()).adjusted(0, min(0, away), 0, max(0, away))
        shape = QPainterPath()
        shape.addRoundedRect(body, 9, 9)
        painter.fillPath(shape, colour(c.gold))
        left = 14 * s
        if self._pip is not None:
            self._paint_pip(painter, self._pip)
            left = 33 * s
        room = QRectF(left, 0, self.width() - left - 8 * s, HEIGHT * s)
        draw_text(painter, room, self._text, font(self.theme, _STYLE, s), c.on_gold)
        below = QRectF(14 * s, (HEIGHT - 5) * s, self.width() - 22 * s, SECOND_LINE * s)
        draw_text(painter, below, self._second, font(self.theme, _SECOND, s), c.on_gold)

    def _paint_pip(self, painter: QPainter, pip: Picture) -> None:
        s = self._factor
        disc = QRectF(7 * s, (HEIGHT - 20) / 2 * s, 20 * s, 20 * s)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(_DISC))
        painter.drawEllipse(disc)
        size = max(1, round(14 * s))
        pixmap = pip(size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(disc.center().x() - size / 2, disc.center().y() - size / 2), pixmap)
