"""All tricks of a deal in one line: points inside the cells, who took them below."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ramsch_desktop.ui.parts.part import CENTRE, Part, colour, draw_text, text_width
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import NOTE, SECTION

_CELL, _NAME, _GAP = 34, 18, 4


@dataclass(frozen=True)
class TrickCell:
    """One trick; `words` is the sentence for the screen reader."""

    points: int
    taker: str
    own: bool
    words: str


class TrickLine(Part):
    """Your own tricks have a tint and a 2 px edge."""

    def __init__(self, cells: Sequence[TrickCell] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._cells: tuple[TrickCell, ...] = ()
        self._least: float | None = None
        self._spoken: list[QLabel] = []
        self.show_cells(cells)

    def show_cells(self, cells: Sequence[TrickCell]) -> None:
        """Show other tricks; each is a child of its own for the screen reader."""
        self._cells = tuple(cells)
        self._least = None
        for old in self._spoken:
            old.deleteLater()
        self._spoken = [QLabel(self) for _ in cells]
        for child, cell in zip(self._spoken, cells, strict=True):
            child.setAccessibleName(cell.words)
            child.setToolTip(cell.words)
            child.show()
        self._place_spoken()
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        """Measure the words in other fonts."""
        self._least = None
        super().restyle()

    def sizeHint(self) -> QSize:
        """All cells in one line."""
        return QSize(self._wide(max(1, len(self._cells))), self._line_height())

    def minimumSizeHint(self) -> QSize:
        """At least two cells beside each other."""
        return QSize(self._wide(2), self._line_height())

    def hasHeightForWidth(self) -> bool:
        """Cells go on in further lines where they do not all fit into one."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        return self._lines(width) * self._line_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the spoken children on their cells."""
        super().resizeEvent(event)
        self._place_spoken()

    def _least_cell(self) -> float:
        """The width that the widest figure and the widest name need, at least 24 px."""
        if self._least is None:
            self._least = self._measured()
        return self._least

    def _measured(self) -> float:
        figures = [text_width(font(self.theme, SECTION), str(cell.points)) for cell in self._cells]
        names = [text_width(font(self.theme, NOTE), cell.taker) for cell in self._cells]
        return max(self.theme.px(24), *(width + 5 for width in (*figures, *names, 0.0)))

    def _wide(self, cells: int) -> int:
        return math.ceil(cells * (self._least_cell() + _GAP) - _GAP) + 2

    def _line_height(self) -> int:
        return self.theme.px(_CELL + _NAME)

    def _lines(self, width: int) -> int:
        in_line = max(1, int((width - 2 + _GAP) // (self._least_cell() + _GAP)))
        return max(1, math.ceil(len(self._cells) / in_line))

    def _cell_rect(self, index: int) -> QRectF:
        in_line = max(1, math.ceil(len(self._cells) / self._lines(self.width())))
        width = (self.width() - 2 - _GAP * (in_line - 1)) / in_line
        line, place = divmod(index, in_line)
        top = line * self._line_height() + 1
        return QRectF(1 + place * (width + _GAP), top, width, self.theme.px(_CELL) - 2)

    def _place_spoken(self) -> None:
        for index, child in enumerate(self._spoken):
            child.setGeometry(self._cell_rect(index).adjusted(0, 0, 0, self.theme.px(_NAME)).toRect())

    def paint(self, painter: QPainter) -> None:
        """Cell after cell."""
        c = self.theme.colours
        for index, cell in enumerate(self._cells):
            rect = self._cell_rect(index)
            painter.setPen(QPen(colour(c.green if cell.own else c.strong_line), 2 if cell.own else 1))
            painter.setBrush(colour(c.green_tint if cell.own else c.card))
            painter.drawRoundedRect(rect, 6, 6)
            draw_text(painter, rect, str(cell.points), font(self.theme, SECTION), c.ink, CENTRE)
            below = QRectF(rect.x() - 1, rect.bottom() + 1, rect.width() + 2, self.theme.px(_NAME))
            draw_text(painter, below, cell.taker, font(self.theme, NOTE), c.second, CENTRE)
