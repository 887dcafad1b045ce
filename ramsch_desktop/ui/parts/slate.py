"""The slate of Ramsen: names, chalk crosses with their bars, and the number still to go."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ramsch_desktop.ui.parts.chalk import CHALK, SLATE, WOOD, ChalkLook, cross_strokes, draw_stroke
from ramsch_desktop.ui.parts.part import LEFT, RIGHT, Part, colour, draw_text, is_low, text_width
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import SECTION, Motion, TextStyle

_ROW, _CLOSE_ROW, _LOW_ROW, _FRAME, _EDGE = 46, 38, 31, 6, 10
_MANY = 5
"""From so many rows on they are closer, so that a hint has room beside them."""
_ARM, _MOST_CROSSES = 11, 4
_PITCH, _CLOSE, _CLOSEST = 42, 38, 26
"""From one cross to the next: at ease, as close as full crosses lie, and as close as smaller ones do."""
_NAME, _OWN_NAME = TextStyle(14, 500), TextStyle(14, 700)


@dataclass(frozen=True)
class SlateRow:
    """A player's line: the bars (0-5) in each cross, the number still to go, the sentence that is spoken."""

    name: str
    crosses: tuple[int, ...]
    remaining: int
    words: str
    own: bool = False


class Slate(Part):
    """Four crosses a row at most, else three and the number of those left out."""

    def __init__(self, rows: Sequence[SlateRow] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._rows: tuple[SlateRow, ...] = ()
        self._spoken: list[QLabel] = []
        self._fresh: int | None = None
        self._drawing = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._drawing.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._drawing.valueChanged.connect(self.update)
        self.show_rows(rows)

    def show_rows(self, rows: Sequence[SlateRow]) -> None:
        """Show other numbers; the last bar of the first row that gained one is drawn by hand."""
        before, self._rows = self._rows, tuple(rows)
        self._fresh = self._row_with_new_bar(before)
        for old in self._spoken:
            old.deleteLater()
        self._spoken = [QLabel(self) for _ in rows]
        for child, row in zip(self._spoken, rows, strict=True):
            child.setAccessibleName(row.words)
            child.setToolTip(row.words)
            child.show()
        self._place_spoken()
        self.updateGeometry()
        self._drawing.stop()
        if self._fresh is not None and self.theme.movement(Motion.CHALK_BAR):
            self._drawing.setDuration(Motion.CHALK_BAR)
            self._drawing.start()
        self.update()

    def _row_with_new_bar(self, before: tuple[SlateRow, ...]) -> int | None:
        if len(before) != len(self._rows):
            return None
        pairs = enumerate(zip(before, self._rows, strict=True))
        return next((i for i, (old, new) in pairs if sum(new.crosses) > sum(old.crosses)), None)

    def sizeHint(self) -> QSize:
        """46 px a row, 38 where there are five or more, 31 in a low window."""
        return QSize(self.theme.px(256), 2 * _EDGE + self._row_height * len(self._rows))

    @property
    def _row_height(self) -> int:
        usual = _ROW if len(self._rows) < _MANY else _CLOSE_ROW
        return self.theme.px(_LOW_ROW if is_low(self) else usual)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the spoken children on their rows."""
        super().resizeEvent(event)
        self._place_spoken()

    def _place_spoken(self) -> None:
        height = self._row_height
        for index, child in enumerate(self._spoken):
            child.setGeometry(0, _EDGE + index * height, self.width(), height)

    @property
    def _look(self) -> ChalkLook:
        return ChalkLook.PLAIN if self.theme.high_contrast else ChalkLook.HAND

    def paint(self, painter: QPainter) -> None:
        """Wood, slate, wiped traces, then the rows."""
        plain = self._look is ChalkLook.PLAIN
        area = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("#FFFFFF" if plain else WOOD))
        painter.drawRoundedRect(area, 8, 8)
        edge = 2 if plain else _FRAME
        painter.setBrush(colour("#000000" if plain else SLATE))
        painter.drawRoundedRect(area.adjusted(edge, edge, -edge, -edge), 4, 4)
        if not plain:
            self._paint_traces(painter)
        for index, row in enumerate(self._rows):
            self._paint_row(painter, index, row)

    def _paint_traces(self, painter: QPainter) -> None:
        """What the sponge has left of earlier evenings."""
        dice = random.Random(4)
        painter.setClipRect(QRectF(self.rect()).adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME))
        for _ in range(26):
            shade, width = colour("#FFFFFF", dice.randint(3, 8)), dice.randint(6, 18)
            painter.setPen(QPen(shade, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            x, y = dice.uniform(12, max(13.0, self.width() - 60)), dice.uniform(12, max(13.0, self.height() - 12))
            painter.drawLine(QPointF(x, y), QPointF(x + dice.uniform(20, 60), y + dice.uniform(-4, 4)))
        painter.setClipping(False)

    def _paint_row(self, painter: QPainter, index: int, row: SlateRow) -> None:
        px, y = self.theme.px, _EDGE + self._row_height * (index + 0.5)
        high = px(24)
        first, pitch = self._columns()
        name = QRectF(px(18), y - high / 2, first - px(24), high)
        draw_text(painter, name, row.name, font(self.theme, _OWN_NAME if row.own else _NAME), CHALK, LEFT)
        number = QRectF(self.width() - px(58), y - high / 2, px(42), high)
        draw_text(painter, number, str(row.remaining), font(self.theme, SECTION), CHALK, RIGHT)
        self._paint_crosses(painter, index, row, QPointF(first + pitch / 2, y), pitch)

    def _columns(self) -> tuple[float, float]:
        """Where the crosses of all rows begin and how far they are apart: closer together for long names, which are
        shortened only where four crosses of the least size leave them no room."""
        px = self.theme.px
        names = max((text_width(font(self.theme, _OWN_NAME), row.name) for row in self._rows), default=0.0)
        count = max((min(len(row.crosses), _MOST_CROSSES) for row in self._rows), default=0)
        room = self.width() - px(46)
        first = max(px(83), names + px(26))
        pitch = max(float(px(_CLOSEST)), min(float(px(_PITCH)), (room - first) / max(1, count)))
        return max(px(64), min(first, room - count * pitch)), pitch

    def _paint_crosses(self, painter: QPainter, index: int, row: SlateRow, at: QPointF, pitch: float) -> None:
        px = self.theme.px
        arm = px(_ARM) * min(1.0, pitch / px(_CLOSE))
        shown = row.crosses if len(row.crosses) <= _MOST_CROSSES else row.crosses[: _MOST_CROSSES - 1]
        strokes = []
        for place, bars in enumerate(shown):
            centre = at + QPointF(place * pitch, 0)
            strokes.append(cross_strokes(centre, arm, bars, index * 40 + place * 13 + 3))
        running = self._drawing.state() is QVariantAnimation.State.Running and index == self._fresh
        last = max((i for i, bars in enumerate(shown) if bars), default=None) if running else None
        for place, cross in enumerate(strokes):
            if place == last:
                cross[-1] = cross[-1].part(float(self._drawing.currentValue()))
            for stroke in cross:
                draw_stroke(painter, stroke, self._look)
        if len(shown) < len(row.crosses):
            x = at.x() + len(shown) * pitch - px(16)
            rest = QRectF(x, at.y() - px(12), px(36), px(24))
            draw_text(painter, rest, f"+{len(row.crosses) - len(shown)}", font(self.theme, SECTION), CHALK, LEFT)
