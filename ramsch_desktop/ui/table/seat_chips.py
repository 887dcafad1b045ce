"""The chips before the seats: who knocked, said Kontra or Re."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.on_felt import SeatChip
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.ui.parts.seat_chip import SeatChipPart
from ramsch_desktop.ui.table.seats_view import SeatsView

_GAP = 5


class SeatChips:
    """A row of chips at each seat: below an opponent's badge, above your own, beside the contract where one is."""

    def __init__(self, table: QWidget, seats: SeatsView) -> None:
        self._table, self._seats = table, seats
        self._shown: tuple[SeatChip, ...] = ()
        self._parts: list[SeatChipPart] = []

    @property
    def parts(self) -> tuple[SeatChipPart, ...]:
        """The chips in the order in which they were laid down."""
        return tuple(self._parts)

    def show(self, chips: Sequence[SeatChip]) -> None:
        """Lay down these chips."""
        if tuple(chips) != self._shown:
            self._shown = tuple(chips)
            for old in self._parts:
                old.hide()
                old.deleteLater()
            self._parts = [SeatChipPart(chip.label, chip.words, self._table) for chip in chips]
        self.arrange()

    def arrange(self) -> None:
        """Lie at the seats."""
        for seat in dict.fromkeys(chip.seat for chip in self._shown):
            self._arrange_seat(seat)

    def _arrange_seat(self, seat: Seat) -> None:
        parts = [part for chip, part in zip(self._shown, self._parts, strict=True) if chip.seat == seat]
        wide = sum(part.sizeHint().width() for part in parts) + _GAP * (len(parts) - 1)
        badge, tag = self._seats.badge_place(seat), self._seats.tag_place(seat)
        x, y = self._corner(badge, tag, QRect(0, 0, wide, parts[0].sizeHint().height()), seat)
        for part in parts:
            size = part.sizeHint()
            part.setGeometry(x, y, size.width(), size.height())
            part.show()
            x += size.width() + _GAP

    def _corner(self, badge: QRect, tag: QRect, row: QRect, seat: Seat) -> tuple[int, int]:
        """Beside the contract if that leaves room within the badge, else one line farther from the badge."""
        below = seat != 0
        near = badge.bottom() + _GAP if below else badge.top() - _GAP - row.height()
        left = max(badge.left(), min(badge.left() + badge.height() // 2, badge.right() - row.width()))
        if tag.isEmpty():
            return left, near
        if tag.right() + _GAP + row.width() <= badge.right():
            return tag.right() + _GAP, near
        return left, tag.bottom() + _GAP if below else tag.top() - _GAP - row.height()
