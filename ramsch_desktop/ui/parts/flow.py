"""A row that goes on in further lines where large print or long words leave no room."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Filling(Enum):
    """What becomes of the room that is left in a line: it stays, or all parts of the line share it."""

    LEAVE = "leave"
    SHARE = "share"


@dataclass
class _Line:
    """The numbers of the items of a line, and before which of them a gap widens."""

    items: list[int] = field(default_factory=list)
    gaps: list[int] = field(default_factory=list)
    wide: int = 0
    high: int = 0


class Flow(QLayout):
    """Lays widgets side by side, each as wide as it wants to be, in as many lines as that takes.

    ``addStretch`` widens the gap at its place; what follows it stands at the right end, also in further lines.
    In a place that is too high the lines stand in its middle.
    """

    def __init__(self, gap: int, filling: Filling = Filling.LEAVE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(gap)
        self._filling = filling
        self._items: list[QLayoutItem] = []
        self._gaps: set[int] = set()

    def addStretch(self, _weight: int = 1) -> None:
        """Widen the gap before the next widget."""
        self._gaps.add(len(self._items))

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item over."""
        self._items.append(item)

    def count(self) -> int:
        """The number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """An item by its number."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Take an item out; the gaps go when all are out."""
        if not 0 <= index < len(self._items):
            return None
        item = self._items.pop(index)
        if not self._items:
            self._gaps.clear()
        return item

    def expandingDirections(self) -> Qt.Orientation:
        """Takes the width that there is."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        """The height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        above_below = self.contentsMargins().top() + self.contentsMargins().bottom()
        return self._height_of(self._lines(width - self._sides())) + above_below

    def _height_of(self, lines: list[_Line]) -> int:
        return sum(line.high for line in lines) + self.spacing() * max(0, len(lines) - 1)

    def sizeHint(self) -> QSize:
        """All in one line."""
        return QSize(self.one_line() + self._sides(), self.minimumSize().height())

    def minimumSize(self) -> QSize:
        """As wide as the widest part."""
        sizes = [self._wanted(item) for item in self._shown()]
        wide = max((size.width() for size in sizes), default=0)
        high = max((size.height() for size in sizes), default=0)
        margins = self.contentsMargins()
        return QSize(wide + self._sides(), high + margins.top() + margins.bottom())

    def one_line(self) -> int:
        """The width with which everything stands in one line."""
        wide = [self._wanted(item).width() for item in self._shown()]
        return sum(wide) + self.spacing() * max(0, len(wide) - 1)

    def setGeometry(self, rect: QRect) -> None:
        """Place everything."""
        super().setGeometry(rect)
        inside = rect.marginsRemoved(self.contentsMargins())
        lines, after_gap = self._lines(inside.width()), False
        top = inside.top() + max(0, inside.height() - self._height_of(lines)) // 2
        for line in lines:
            after_gap = after_gap or bool(line.gaps)
            self._place(line, QPoint(inside.left(), top), inside.width(), right=after_gap and not line.gaps)
            top += line.high + self.spacing()

    def _place(self, line: _Line, start: QPoint, room: int, *, right: bool) -> None:
        spare = max(0, room - line.wide)
        x = start.x() + (spare if right and self._filling is Filling.LEAVE else 0)
        more = spare // len(line.items) if self._filling is Filling.SHARE else 0
        for number in line.items:
            wanted = self._wanted(self._items[number])
            x += spare // len(line.gaps) if number in line.gaps and self._filling is Filling.LEAVE else 0
            high = line.high if self._filling is Filling.SHARE else wanted.height()
            place = QPoint(x, start.y() + (line.high - high) // 2)
            self._items[number].setGeometry(QRect(place, QSize(min(wanted.width(), room) + more, high)))
            x += wanted.width() + more + self.spacing()

    def _lines(self, room: int) -> list[_Line]:
        lines: list[_Line] = []
        gap = False
        for number, item in enumerate(self._items):
            gap = gap or number in self._gaps
            if item.isEmpty():
                continue
            wanted = self._wanted(item)
            if not lines or lines[-1].wide + self.spacing() + wanted.width() > room:
                lines.append(_Line())
            line = lines[-1]
            if gap:
                line.gaps.append(number)
                gap = False
            line.wide += wanted.width() + (self.spacing() if line.items else 0)
            line.high = max(line.high, wanted.height())
            line.items.append(number)
        return lines

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _wanted(self, item: QLayoutItem) -> QSize:
        return item.sizeHint().expandedTo(item.minimumSize())

    def _sides(self) -> int:
        return self.contentsMargins().left() + self.contentsMargins().right()
