"""Sections that change while a deal is played: each shows other values in place instead of being built anew."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ramsch_desktop.engine.sections import CardLine, Chalk, SeatShare, Section, Shares, TwoSides
from ramsch_desktop.ui.panels.small_cards import Shelf, cards_row, show_cards
from ramsch_desktop.ui.parts.point_bar import BarTone, PointBar, SeatBar, Sides
from ramsch_desktop.ui.parts.slate import Slate, SlateRow
from ramsch_desktop.ui.parts.text import Role, label, number, paragraph, set_role
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Space


class Block(QWidget):
    """A heading, what the kind of section adds below it, and a note."""

    def __init__(self, section: CardLine | Chalk | Shares | TwoSides) -> None:
        super().__init__()
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(current_theme().px(Space.XS))
        self._heading = paragraph(section.heading, Role.SECTION)
        self._note = paragraph("", Role.NOTE)
        self._note.setParent(self)
        self.column.addWidget(self._heading)

    def end(self, section: CardLine | Chalk | Shares | TwoSides) -> None:
        """Everything between heading and note is there: the words come last, since a label shows itself only in its
        place."""
        self.column.addWidget(self._note)
        self._show_texts(section)

    def renew(self, section: Section, deck: Deck) -> bool:
        """Show another section in place; False for one of another shape, which needs a block of its own."""
        raise NotImplementedError

    def _show_texts(self, section: CardLine | Chalk | Shares | TwoSides) -> None:
        note = "" if isinstance(section, Shares) else section.note
        for shown, text in ((self._heading, section.heading), (self._note, note)):
            shown.setText(text)
            shown.setVisible(bool(text))


class CardLineBlock(Block):
    """Small cards in a row; the note stands beside one or two of them, else below."""

    def __init__(self, line: CardLine, deck: Deck, shelf: Shelf) -> None:
        super().__init__(line)
        self._shelf, self._beside = shelf, shelf.has_room_beside(len(line.cards), line.size)
        codes = _codes(line)
        self._cards = cards_row(codes, deck, shelf.width(len(codes), line.size))
        if self._beside:
            row = QHBoxLayout()
            row.setSpacing(current_theme().px(Space.S))
            row.addWidget(self._cards)
            row.addWidget(self._note, 1, Qt.AlignmentFlag.AlignVCenter)
            self.column.addLayout(row)
            self._show_texts(line)
        else:
            self.column.addWidget(self._cards)
            self.end(line)

    def renew(self, section: Section, deck: Deck) -> bool:
        """Any other line of cards fits that has its note in the same place."""
        if not isinstance(section, CardLine):
            return False
        codes = _codes(section)
        if self._shelf.has_room_beside(len(codes), section.size) != self._beside:
            return False
        self._show_texts(section)
        show_cards(self._cards, codes, deck, self._shelf.width(len(codes), section.size))
        return True


class SharesBlock(Block):
    """One bar a seat, ``between`` pixels apart."""

    def __init__(self, shares: Shares, between: int) -> None:
        super().__init__(shares)
        self._lines: list[_Line] = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(current_theme().px(10))
        grid.setVerticalSpacing(between)
        grid.setColumnStretch(1, 1)
        self.column.addLayout(grid)
        for at in range(len(shares.shares)):
            line = _line(shares, at)
            for column, part in enumerate((line.name, line.bar, line.value, line.note)):
                grid.addWidget(part, at, column)
            self._lines.append(line)
        self.end(shares)
        self.renew(shares)

    def renew(self, section: Section, deck: Deck | None = None) -> bool:
        """Any shares of as many people fit."""
        if not isinstance(section, Shares) or len(section.shares) != len(self._lines):
            return False
        self._show_texts(section)
        for at, (share, line) in enumerate(zip(section.shares, self._lines, strict=True)):
            line.bar.show_share(share.value, section.total, _tone(section, at), share.words)
            line.value.setText(str(share.value))
            line.note.setText(share.note)
            line.note.setVisible(bool(share.note))
            line.name.setText(share.name)
            line.call(_name_role(share))
        return True


@dataclass
class _Line:
    """The widgets of a seat's share."""

    name: QLabel
    bar: SeatBar
    value: QLabel
    note: QLabel
    role: Role

    def call(self, role: Role) -> None:
        """Write the name in this role; a new look is worked out only for another one."""
        if role is not self.role:
            self.role = role
            set_role(self.name, role)


def _line(shares: Shares, at: int) -> _Line:
    share = shares.shares[at]
    role = _name_role(share)
    bar = SeatBar(share.value, shares.total, _tone(shares, at), share.words)
    return _Line(label(share.name, role), bar, number(str(share.value)), label(share.note, Role.NOTE), role)


def _name_role(share: SeatShare) -> Role:
    return Role.STRONG if share.seat == 0 else Role.BODY


class TwoSidesBlock(Block):
    """The points of two sides as one bar."""

    def __init__(self, sides: TwoSides) -> None:
        super().__init__(sides)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        self._labels = paragraph(sides.left_label), paragraph(sides.right_label)
        self._points = number(str(sides.left)), number(str(sides.right))
        for line in range(2):
            grid.addWidget(self._labels[line], line, 0)
            grid.addWidget(self._points[line], line, 1)
        self._bar = PointBar(_bar_sides(sides), sides.words)
        self.column.addLayout(grid)
        self.column.addWidget(self._bar)
        self.end(sides)

    def renew(self, section: Section, deck: Deck) -> bool:
        """Any other two sides fit."""
        if not isinstance(section, TwoSides):
            return False
        self._show_texts(section)
        for shown, text in zip(self._labels, (section.left_label, section.right_label), strict=True):
            shown.setText(text)
        for shown, points in zip(self._points, (section.left, section.right), strict=True):
            shown.setText(str(points))
        self._bar.show_sides(_bar_sides(section), section.words)
        return True


class ChalkBlock(Block):
    """The slate, on which a new bar is drawn by hand; the note says what its figures are, above them."""

    def __init__(self, chalk: Chalk) -> None:
        super().__init__(chalk)
        self._slate = Slate(_slate_rows(chalk))
        self._note.setWordWrap(False)
        above = QHBoxLayout()
        above.addWidget(self._heading, 1)
        above.addWidget(self._note)
        self.column.addLayout(above)
        self.column.addWidget(self._slate)
        self._show_texts(chalk)

    def renew(self, section: Section, deck: Deck) -> bool:
        """Any other slate fits."""
        if not isinstance(section, Chalk):
            return False
        self._show_texts(section)
        self._slate.show_rows(_slate_rows(section))
        return True


def _codes(line: CardLine) -> list[str | None]:
    return [None if card is None else card.code for card in line.cards]


def _bar_sides(sides: TwoSides) -> Sides:
    return Sides(sides.left - sides.hidden, sides.right, sides.hidden, goal=sides.goal)


def _tone(shares: Shares, line: int) -> BarTone:
    seat = shares.shares[line].seat
    return BarTone.LOSS if seat in shares.losers else BarTone.OWN if seat == 0 else BarTone.OTHER


def _slate_rows(chalk: Chalk) -> list[SlateRow]:
    return [SlateRow(row.name, row.crosses, row.remaining, row.words, own=row.seat == 0) for row in chalk.rows]
