"""Chalk: strokes, crosses and bars that look drawn by hand and are the same for ever."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ramsch_desktop.ui.parts.part import colour

CHALK, SLATE, WOOD = "#F4F1E6", "#2A3036", "#8A6238"
_ALPHAS = (204, 110, 110)
_BEND = 0.9
_GRAINS = 0.45


class ChalkLook(Enum):
    """Drawn by hand, or plain lines for high contrast."""

    HAND = "hand"
    PLAIN = "plain"


@dataclass(frozen=True)
class Stroke:
    """A line from one point to another; the seed makes its bends."""

    start: QPointF
    end: QPointF
    seed: int
    width: float = 3.2

    def part(self, share: float) -> Stroke:
        """The first `share` (0-1) of the stroke."""
        return Stroke(self.start, self.start + (self.end - self.start) * share, self.seed, self.width)


def draw_stroke(painter: QPainter, stroke: Stroke, look: ChalkLook) -> None:
    """One line at 80 % and two at 43 %, bent by under a pixel, then dark grains."""
    if look is ChalkLook.PLAIN:
        painter.setPen(QPen(colour("#FFFFFF"), stroke.width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(stroke.start, stroke.end)
        return
    dice = random.Random(stroke.seed)

    def bent(point: QPointF) -> QPointF:
        return point + QPointF(dice.uniform(-_BEND, _BEND), dice.uniform(-_BEND, _BEND))

    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index, alpha in enumerate(_ALPHAS):
        width = stroke.width * (0.55 if index else 1.0)
        painter.setPen(QPen(colour(CHALK, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        path = QPainterPath(bent(stroke.start))
        path.quadTo(bent((stroke.start + stroke.end) / 2), bent(stroke.end))
        painter.drawPath(path)
    _draw_grains(painter, stroke, dice)


def _draw_grains(painter: QPainter, stroke: Stroke, dice: random.Random) -> None:
    along = stroke.end - stroke.start
    length = (along.x() ** 2 + along.y() ** 2) ** 0.5
    half = stroke.width / 2
    for _ in range(int(length * _GRAINS)):
        painter.setPen(QPen(colour(SLATE, dice.choice((70, 120))), 1))
        drift = QPointF(dice.uniform(-half, half), dice.uniform(-half, half))
        painter.drawPoint(stroke.start + along * dice.random() + drift)


def cross_strokes(centre: QPointF, arm: float, bars: int, seed: int) -> list[Stroke]:
    """An X with 0-5 bars: four close its arm ends clockwise from the upper left, the fifth goes through."""
    x, y, half = centre.x(), centre.y(), arm * 0.5
    strokes = [
        Stroke(QPointF(x - arm, y - arm), QPointF(x + arm, y + arm), seed),
        Stroke(QPointF(x + arm, y - arm), QPointF(x - arm, y + arm), seed + 1),
    ]
    for index, (dx, dy) in enumerate(((-1, -1), (1, -1), (1, 1), (-1, 1))[: min(bars, 4)]):
        end, across = QPointF(x + dx * arm, y + dy * arm), QPointF(dy * half, -dx * half)
        strokes.append(Stroke(end + across, end - across, seed + 5 + index, 3.0))
    if bars >= 5:
        strokes.append(Stroke(QPointF(x - arm * 1.25, y), QPointF(x + arm * 1.25, y), seed + 11))
    return strokes
