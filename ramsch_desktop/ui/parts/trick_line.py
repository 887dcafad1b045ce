"""All tricks of a deal in one line: points inside the cells, who took them below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ramsch_desktop.ui.parts.part import CENTRE, Part, colour, draw_text
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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._cells: tuple[TrickCell, ...] = ()
        self._spoken: list[QLabel] = []
        self.show_cells(cells)

    def show_cells(self, cells: Sequence[TrickCell]) -> None:
        """Show other tricks; each is a child of its own for the screen reader."""
        self._cells = tuple(cells)
        for old in self._spoken:
            old.deleteLater()
        self._spoken = [QLabel(self) for _ in cells]
        for child, cell in zip(self._spoken, cells, strict=True):
            child.setAccessibleName(cell.words)
            child.setToolTip(cell.words)
            child.show()
        self._place_spoken()
        self.update()

    def sizeHint(self) -> QSize:
        """Cells of at least 28 px."""
        px = self.theme.px
        return QSize(max(1, len(self._cells)) * px(28), px(_CELL + _NAME))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the spoken children on their cells."""
        super().resizeEvent(event)
        self._place_spoken()

    def _cell_rect(self, index: int) -> QRectF:
        count = max(1, len(self._cells))
        width = (self.width() - 2 - _GAP * (count - 1)) / count
        return QRectF(1 + index * (width + _GAP), 1, width, self.theme.px(_CELL) - 2)

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
