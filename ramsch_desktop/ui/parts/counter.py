"""The gaming chip on a badge in games that count down."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from ramsch_desktop.ui.parts.part import CENTRE, colour, draw_text
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import TextStyle, mix

RED, BLUE = "#8C1F2F", "#26457E"
_FADED, _CREAM, _INK = "#50605A", "#FFF7E3", "#1C2030"


@dataclass(frozen=True)
class Counter:
    """A number that goes down, the colour of its chip and the words for it ("7 still to go")."""

    value: int
    words: str
    shade: str = RED


def paint_counter(painter: QPainter, where: QRectF, counter: Counter, theme: Theme, *, faded: bool) -> None:
    """The chip with its number; faded for who is out."""
    paint_chip(painter, where, str(counter.value), _FADED if faded else counter.shade, theme)


def paint_chip(painter: QPainter, where: QRectF, text: str, shade: str, theme: Theme, larger: float = 1.0) -> None:
    """A round chip with eight cream marks on its edge and a few signs in the middle, ``larger`` than usual."""
    unit, centre = where.width() / 100, where.center()
    painter.save()
    painter.translate(centre)
    painter.setPen(QPen(colour(_INK), 3 * unit))
    painter.setBrush(colour(shade))
    painter.drawEllipse(QPointF(0, 0), 46 * unit, 46 * unit)
    painter.setPen(QPen(colour(_INK, 0), 0))
    painter.setBrush(colour(_CREAM))
    for _ in range(8):
        painter.drawRoundedRect(QRectF(-7 * unit, -44 * unit, 14 * unit, 11 * unit), 2 * unit, 2 * unit)
        painter.rotate(45)
    painter.setPen(QPen(colour(_CREAM), 2.5 * unit))
    painter.setBrush(colour(mix(shade, "#FFFFFF", 0.12)))
    painter.drawEllipse(QPointF(0, 0), 31 * unit, 31 * unit)
    painter.restore()
    style = TextStyle(15 if len(text) < 3 else 12, 800)
    draw_text(painter, where, text, font(theme, style, larger * where.height() / 40), "#FFFFFF", CENTRE)
