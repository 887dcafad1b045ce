"""Arrow keys between widgets that stand in rows and columns: Tab goes through all, an arrow to the neighbour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

_STEPS: Final[Mapping[int, tuple[int, int]]] = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
}
"""Rows down and columns to the right."""
_HELD: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class GridKeys(QObject):
    """Moves the focus among ``cells``, given row by row; it stays at an edge, but ``above`` lies over the first row."""

    def __init__(self, cells: Sequence[QWidget], columns: int, above: QWidget | None, parent: QObject) -> None:
        super().__init__(parent)
        self._cells, self._columns, self._above = tuple(cells), columns, above
        for cell in self._cells:
            cell.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Only the bare arrows are answered."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        if event.key() not in _STEPS or watched not in self._cells or event.modifiers() & _HELD:
            return False
        self._go(self._cells.index(watched), *_STEPS[event.key()])
        return True

    def _go(self, at: int, down: int, right: int) -> None:
        row, column = at // self._columns + down, at % self._columns + right
        target = row * self._columns + column
        if row < 0 and self._above is not None:
            self._above.setFocus(Qt.FocusReason.TabFocusReason)
        elif row >= 0 and 0 <= column < self._columns and target < len(self._cells):
            self._cells[target].setFocus(Qt.FocusReason.TabFocusReason)
