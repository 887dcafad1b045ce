"""The paper in the middle of the table, in the roomiest look that fits; rows that do not fit are left to others."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.sections import Rows
from ramsch_desktop.ui.parts.paper import LOOKS, Beside, Paper, PaperLook
from ramsch_desktop.ui.table.layout import TableLayout
from ramsch_desktop.ui.table.paper_layout import paper_place, paper_rooms
from ramsch_desktop.ui.table.shapes import Point, Rect
from ramsch_desktop.ui.theme.style import current_theme

_WIDE, _NARROW = 490, 300
"""How wide a paper is where there is room, with its explanations beside or below, at text scale 1."""


class _Turn(Enum):
    NOW = "now"
    AFTER_CARDS = "after cards"


class PaperView(QObject):
    """``left_over`` brings the rows for which the table has no room, None when there are none any more."""

    left_over = Signal(object)

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self.sheet = Paper(table)
        self.sheet.hide()
        self._rows: Rows | None = None
        self._layout: TableLayout | None = None
        self._left: Rows | None = None
        self._place: Rect | None = None
        self._turn = _Turn.NOW
        self._written: tuple[object, ...] | None = None
        self._place_written: Rect | None = None

    @property
    def place(self) -> Rect | None:
        """Where the paper lies, None if it does not."""
        return self._place if self.lies else None

    @property
    def lies(self) -> bool:
        """Whether the paper has its place on the table."""
        return self._rows is not None and self._left is None and self._layout is not None

    def show(self, rows: Rows | None) -> None:
        """Show these rows, or nothing."""
        if rows != self._rows:
            self._rows = rows
            self._lay()

    def arrange(self, layout: TableLayout) -> None:
        """Lie by another layout."""
        self._layout = layout
        self._lay()

    def wait(self) -> None:
        """Cards are dealt: the paper comes after them."""
        self._turn = _Turn.AFTER_CARDS
        self.sheet.hide()

    def come(self) -> None:
        """The cards are dealt."""
        self._turn = _Turn.NOW
        self.sheet.setVisible(self.lies)

    def _lay(self) -> None:
        self._place = place = self._place_of_rows()
        if place is not None:
            self.sheet.setGeometry(QRect(round(place.x), round(place.y), round(place.width), round(place.height)))
        left = self._rows if place is None and self._layout is not None else None
        if left != self._left:
            self._left = left
            self.left_over.emit(left)
        self.sheet.setVisible(self.lies and self._turn is _Turn.NOW)

    def _place_of_rows(self) -> Rect | None:
        """Where the rows lie; what is written already, as of the deal before, is not written anew."""
        if self._rows is None or self._layout is None:
            return None
        wanted = self._rows, self._layout, current_theme()
        if wanted != self._written:
            self._written, self._place_written = wanted, self._write_in_place(self._rows, self._layout)
        return self._place_written

    def _write_in_place(self, rows: Rows, layout: TableLayout) -> Rect | None:
        """Write the rows in the first look for which there is a room clear of spoken words, else in the first one
        that fits at all."""
        centre = Point(layout.ring.centre.x, layout.ring.centre.y)
        for rooms in paper_rooms(layout, current_theme().text_scale):
            for look in LOOKS:
                self.sheet.write(rows, look)
                size = self.sheet.minimumSizeHint()
                place = paper_place(rooms, size.width(), size.height(), _most(look), centre)
                if place is not None:
                    return place
        return None


def _most(look: PaperLook) -> float:
    return current_theme().px(_WIDE if look.words is Beside.BESIDE else _NARROW)
