"""A small plot: lines with marks or bars over named places, zero always in sight."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ramsch_desktop.games.shared.words import signed
from ramsch_desktop.ui.parts.part import CENTRE, LEFT, RIGHT, Part, colour, draw_text, text_width
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import NOTE, SECTION, TextStyle

_HEAD, _AXIS, _SIDE, _EDGE = 34, 26, 52, 16
_MARKS_UP_TO: Final = 40
"""More places have a line without marks."""
_SPOKEN_UP_TO: Final = 60
_TICKS: Final = 5
_CURRENT = TextStyle(12, 700)
_STEPS: Final = (1, 2, 5, 10)


class Stroke(Enum):
    """How a series is drawn; the two lines differ in stroke and mark, not only in colour."""

    SOLID = "solid"
    DASHED = "dashed"
    BARS = "bars"


@dataclass(frozen=True)
class Series:
    """A value for each place, None where there is none yet."""

    name: str
    values: tuple[float | None, ...]
    stroke: Stroke = Stroke.SOLID


@dataclass(frozen=True)
class PlotContent:
    """What a plot shows.

    ``labels`` name the places, ``words`` are their sentences for the screen reader. ``current`` is shaded; the
    first series has a ring at ``ringed`` with ``ring_words`` below it. ``unit`` follows the numbers of the axis.
    """

    title: str
    labels: tuple[str, ...]
    series: tuple[Series, ...]
    words: tuple[str, ...] = field(default=())
    current: int | None = None
    ringed: int | None = None
    ring_words: str = ""
    unit: str = ""


def ticks(low: float, high: float, most: int = _TICKS) -> tuple[float, ...]:
    """Round numbers from at or below ``low`` to at or above ``high``, at most ``most`` + 1, 0 among them."""
    low, high = min(low, 0.0), max(high, 0.0)
    high = high if high > low else low + 1
    span = high - low
    power = 10 ** math.floor(math.log10(span / most)) if span / most >= 1 else 1
    step = next((s * power for s in _STEPS if _count(low, high, s * power) <= most), 10 * power)
    return tuple(n * step for n in range(math.floor(low / step), math.ceil(high / step) + 1))


def _count(low: float, high: float, step: float) -> int:
    return math.ceil(high / step) - math.floor(low / step)


def _round_up(count: int) -> int:
    """The next of 1, 2, 5, 10, 20, 50 and so on."""
    power = 1
    while True:
        for step in _STEPS[:3]:
            if step * power >= count:
                return step * power
        power *= 10


class Plot(Part):
    """``chosen`` comes with the number of a place that is clicked."""

    chosen = Signal(int)

    def __init__(self, content: PlotContent, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._content = content
        self._ticks: tuple[float, ...] = ()
        self._spoken: list[QLabel] = []
        self.show_content(content)

    @property
    def content(self) -> PlotContent:
        """What is shown."""
        return self._content

    def show_content(self, content: PlotContent) -> None:
        """Show something else."""
        self._content = content
        values = [value for series in content.series for value in series.values if value is not None]
        self._ticks = ticks(min(values, default=0), max(values, default=0))
        self.setAccessibleName(content.title)
        words = content.words if len(content.words) <= _SPOKEN_UP_TO else ()
        while len(self._spoken) > len(words):
            self._spoken.pop().deleteLater()
        while len(self._spoken) < len(words):
            child = QLabel(self)
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            child.show()
            self._spoken.append(child)
        for child, text in zip(self._spoken, words, strict=True):
            child.setAccessibleName(text)
        self._place_spoken()
        self.update()

    def sizeHint(self) -> QSize:
        """Wide and low."""
        return QSize(self.theme.px(400), self.theme.px(200))

    def minimumSizeHint(self) -> QSize:
        """Room for a few lines."""
        return QSize(self.theme.px(200), self.theme.px(110))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the spoken children on their places."""
        super().resizeEvent(event)
        self._place_spoken()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the place nearest to the click."""
        count = len(self._content.labels)
        if count:
            distances = [abs(self._x(at) - event.position().x()) for at in range(count)]
            self.chosen.emit(distances.index(min(distances)))

    def _area(self) -> QRectF:
        px = self.theme.px
        return QRectF(self.rect()).adjusted(px(_SIDE), px(_HEAD), -px(_EDGE), -px(_AXIS))

    def _pitch(self) -> float:
        count = len(self._content.labels)
        steps = count if self._has_bars else count - 1
        return self._area().width() / max(1, steps)

    @property
    def _has_bars(self) -> bool:
        return any(series.stroke is Stroke.BARS for series in self._content.series)

    def _x(self, at: int) -> float:
        return self._area().left() + (at + (0.5 if self._has_bars else 0.0)) * self._pitch()

    def _y(self, value: float) -> float:
        area, low, high = self._area(), self._ticks[0], self._ticks[-1]
        return area.bottom() - (value - low) / ((high - low) or 1) * area.height()

    def _place_spoken(self) -> None:
        area, pitch = self._area(), self._pitch()
        for at, child in enumerate(self._spoken):
            child.setGeometry(QRectF(self._x(at) - pitch / 2, area.top(), pitch, area.height()).toRect())

    def paint(self, painter: QPainter) -> None:
        """Shade, lines of the axis, series, ring, legend."""
        content = self._content
        if content.current is not None and content.current < len(content.labels):
            half = max(4.0, min(self._pitch(), 90) / 2)
            area = self._area()
            shade = QRectF(self._x(content.current) - half, area.top() - 6, 2 * half, area.height() + 6)
            painter.fillRect(shade & QRectF(self.rect()), colour(self.theme.colours.gold_tint))
        self._paint_axes(painter)
        for series in reversed(content.series):
            self._paint_series(painter, series)
        self._paint_ring(painter)
        self._paint_head(painter)

    def _paint_axes(self, painter: QPainter) -> None:
        c, px, area, content = self.theme.colours, self.theme.px, self._area(), self._content
        note = font(self.theme, NOTE)
        for tick in self._ticks:
            zero = tick == 0
            painter.setPen(QPen(colour(c.strong_line if zero else c.line), 1.5 if zero else 1))
            y = self._y(tick)
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            text = f"{round(tick)}{content.unit}" if content.unit else signed(round(tick))
            draw_text(painter, QRectF(0, y - px(9), area.left() - px(8), px(18)), text, note, c.second, RIGHT)
        every = self._every_label()
        for at, text in enumerate(content.labels):
            current = at == content.current
            if at % every and not current:
                continue
            place = QRectF(self._x(at) - px(60), area.bottom() + px(5), px(120), px(18))
            if self._has_bars:
                place = QRectF(self._x(at) - self._pitch() / 2 + 2, place.y(), self._pitch() - 4, place.height())
            face = font(self.theme, _CURRENT if current else NOTE)
            draw_text(painter, place, text, face, c.ink if current else c.second, CENTRE)

    def _every_label(self) -> int:
        """Every how many-th label fits."""
        if self._has_bars:
            return 1
        note = font(self.theme, NOTE)
        widest = max((text_width(note, text) for text in self._content.labels), default=0) + self.theme.px(10)
        return _round_up(math.ceil(widest / max(1.0, self._pitch())))

    def _paint_series(self, painter: QPainter, series: Series) -> None:
        c = self.theme.colours
        points = [QPointF(self._x(at), self._y(v)) for at, v in enumerate(series.values) if v is not None]
        if series.stroke is Stroke.BARS:
            for point in points:
                self._paint_bar(painter, point)
            return
        shade = c.link if series.stroke is Stroke.SOLID else c.plot_second
        style = Qt.PenStyle.SolidLine if series.stroke is Stroke.SOLID else Qt.PenStyle.DashLine
        painter.setPen(QPen(colour(shade), 2, style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        if len(series.values) <= _MARKS_UP_TO:
            for point in points:
                self._paint_mark(painter, point, series.stroke)

    def _paint_bar(self, painter: QPainter, top: QPointF) -> None:
        width = min(self._pitch() * 0.6, self.theme.px(56))
        zero = self._y(0)
        bar = QRectF(top.x() - width / 2, min(top.y(), zero), width, abs(zero - top.y()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(self.theme.colours.link))
        painter.drawRect(bar)

    def _paint_mark(self, painter: QPainter, at: QPointF, stroke: Stroke) -> None:
        c = self.theme.colours
        painter.setPen(QPen(colour(c.paper), 1.5))
        if stroke is Stroke.SOLID:
            painter.setBrush(colour(c.link))
            painter.drawEllipse(at, 5, 5)
            return
        painter.setBrush(colour(c.plot_second))
        corners = (QPointF(0, -6), QPointF(6, 0), QPointF(0, 6), QPointF(-6, 0))
        painter.drawPolygon(QPolygonF([at + corner for corner in corners]))

    def _paint_ring(self, painter: QPainter) -> None:
        content, c, px = self._content, self.theme.colours, self.theme.px
        if content.ringed is None or not content.series:
            return
        value = content.series[0].values[content.ringed]
        if value is None:
            return
        at = QPointF(self._x(content.ringed), self._y(value))
        painter.setPen(QPen(colour(c.minus), 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(at, 11, 11)
        face = font(self.theme, _CURRENT)
        width, height = text_width(face, content.ring_words) + px(20), px(24)
        area = self._area()
        x = min(max(at.x() - width / 2, area.left()), area.right() - width)
        below = at.y() + 18 + height <= area.bottom()
        box = QRectF(x, at.y() + 18 if below else at.y() - 18 - height, width, height)
        painter.setPen(QPen(colour(c.minus), 1))
        painter.setBrush(colour(c.red_tint))
        painter.drawRoundedRect(box, 6, 6)
        draw_text(painter, box, content.ring_words, face, c.ink, CENTRE)

    def _paint_head(self, painter: QPainter) -> None:
        c, px = self.theme.colours, self.theme.px
        note, x = font(self.theme, NOTE), float(self.width() - px(_EDGE))
        lines = [series for series in self._content.series if series.stroke is not Stroke.BARS]
        for series in reversed(lines if len(lines) > 1 else []):
            width = text_width(note, series.name) + 2
            draw_text(painter, QRectF(x - width, px(6), width, px(20)), series.name, note, c.second, LEFT)
            x -= width + px(36)
            self._paint_sample(painter, QPointF(x, px(16)), series.stroke)
            x -= px(16)
        title = QRectF(px(_EDGE), px(6), max(0.0, x - px(_EDGE)), px(20))
        draw_text(painter, title, self._content.title, font(self.theme, SECTION), c.ink, LEFT)

    def _paint_sample(self, painter: QPainter, left: QPointF, stroke: Stroke) -> None:
        c = self.theme.colours
        solid = stroke is Stroke.SOLID
        style = Qt.PenStyle.SolidLine if solid else Qt.PenStyle.DashLine
        painter.setPen(QPen(colour(c.link if solid else c.plot_second), 2.5, style))
        painter.drawLine(left, left + QPointF(self.theme.px(28), 0))
