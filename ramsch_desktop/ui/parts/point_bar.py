"""Card points as bars: two sides against their marks, or one bar a seat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramsch_desktop.ui.parts.part import CENTRE, Part, colour, draw_text
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import NOTE, TextStyle

_HEIGHT, _LABELS = 16, 22
_GOAL = TextStyle(12, 700)
_APART = 12
"""Card points between two marks whose numbers do not touch."""


@dataclass(frozen=True)
class Sides:
    """Card points of both sides; `hidden` more of yours lie in the skat. `goal` is the mark that wins, 0 for none."""

    own: int
    other: int
    hidden: int = 0
    total: int = 120
    marks: tuple[int, ...] = (30, 90)
    goal: int = 61


class PointBar(Part):
    """Yours from the left, hatched what lies in the skat, the others' from the right."""

    def __init__(self, sides: Sides, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sides = sides
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_sides(sides, words)

    def show_sides(self, sides: Sides, words: str) -> None:
        """Show other points; `words` is the whole sentence for the screen reader."""
        self._sides = sides
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(200), self.theme.px(_HEIGHT + _LABELS))

    def _x(self, points: float) -> float:
        return self.width() * points / self._sides.total

    def paint(self, painter: QPainter) -> None:
        """Frame, both fills, marks with their numbers."""
        c, height, sides = self.theme.colours, self.theme.px(_HEIGHT), self._sides
        frame = QRectF(0.5, 0.5, self.width() - 1, height - 1)
        painter.setPen(QPen(colour(c.strong_line), 1))
        painter.setBrush(colour(c.card))
        painter.drawRoundedRect(frame, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        inner = frame.adjusted(0.5, 0.5, -0.5, -0.5)
        if sides.own:
            fill(painter, QRectF(inner.x(), inner.y(), self._x(sides.own) - inner.x(), inner.height()), c.green)
        if sides.hidden:
            painter.setBrush(QBrush(colour(c.link), Qt.BrushStyle.BDiagPattern))
            painter.drawRect(QRectF(self._x(sides.own), inner.y(), self._x(sides.hidden), inner.height()))
        if sides.other:
            left = self.width() - self._x(sides.other)
            fill(painter, QRectF(left, inner.y(), inner.right() - left, inner.height()), c.minus)
        for mark in sides.marks:
            if abs(mark - sides.goal) >= _APART:
                self._paint_mark(painter, mark, goal=False)
        if sides.goal:
            self._paint_mark(painter, sides.goal, goal=True)

    def _paint_mark(self, painter: QPainter, mark: int, *, goal: bool) -> None:
        c, px = self.theme.colours, self.theme.px
        bottom, x = px(_HEIGHT), self._x(mark - 0.5 if goal else mark)
        ink = c.ink if goal else c.second
        painter.setPen(QPen(colour(ink), 2 if goal else 1))
        painter.drawLine(QLineF(x, 0 if goal else bottom - 3, x, bottom + (4 if goal else 3)))
        where = QRectF(x - px(24), bottom + px(4), px(48), px(18))
        draw_text(painter, where, str(mark), font(self.theme, _GOAL if goal else NOTE), ink, CENTRE)


class BarTone(Enum):
    """Yours, another's, the loser's."""

    OWN = "own"
    OTHER = "other"
    LOSS = "loss"


class SeatBar(Part):
    """One seat's share of a total."""

    def __init__(self, value: int, total: int, tone: BarTone, words: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._value, self._total, self._tone = value, total, tone
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words)

    def show_share(self, value: int, total: int, tone: BarTone, words: str) -> None:
        """Show another share; `words` is the sentence for the screen reader."""
        self._value, self._total, self._tone = value, total, tone
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(self.theme.px(120), self.theme.px(14))

    def paint(self, painter: QPainter) -> None:
        """A pill, filled from the left."""
        c = self.theme.colours
        shade = {BarTone.OWN: c.green, BarTone.OTHER: c.plot_second, BarTone.LOSS: c.minus}[self._tone]
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = frame.height() / 2
        painter.setPen(QPen(colour(c.strong_line), 1))
        painter.setBrush(colour(c.card))
        painter.drawRoundedRect(frame, radius, radius)
        share = max(0.0, min(1.0, self._value / self._total)) if self._total else 0.0
        if not share:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setClipRect(QRectF(0, 0, max(2.0, self.width() * share), self.height()))
        painter.setBrush(colour(shade))
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), radius - 1, radius - 1)


def fill(painter: QPainter, rect: QRectF, shade: str) -> None:
    """A filled piece of a bar."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(shade))
    painter.drawRoundedRect(rect, 4, 4)
