"""Sections that change while a deal is played: each shows other values in place instead of being built anew."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ramsch_desktop.engine.sections import CardLine, Chalk, Section, Shares, TwoSides
from ramsch_desktop.ui.panels.small_cards import Shelf, cards_row, show_cards
from ramsch_desktop.ui.parts.point_bar import BarTone, PointBar, SeatBar, Sides
from ramsch_desktop.ui.parts.slate import Slate, SlateRow
from ramsch_desktop.ui.parts.text import Role, label, number, paragraph
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
    """One bar a seat."""

    def __init__(self, shares: Shares) -> None:
        super().__init__(shares)
        self._shown = shares
        self._bars: list[tuple[SeatBar, QLabel, QLabel | None]] = []
        grid = QGridLayout()
        grid.setHorizontalSpacing(current_theme().px(10))
        grid.setVerticalSpacing(current_theme().px(Space.XS))
        grid.setColumnStretch(1, 1)
        for line in range(len(shares.shares)):
            self._add(grid, line)
        self.column.addLayout(grid)
        self.end(shares)

    def _add(self, grid: QGridLayout, line: int) -> None:
        share = self._shown.shares[line]
        bar = SeatBar(share.value, self._shown.total, _tone(self._shown, line), share.words)
        role = Role.STRONG if share.seat == 0 else Role.BODY
        value, note = number(str(share.value)), label(share.note, Role.NOTE) if share.note else None
        for column, part in enumerate((label(share.name, role), bar, value, note)):
            if part is not None:
                grid.addWidget(part, line, column)
        self._bars.append((bar, value, note))

    def renew(self, section: Section, deck: Deck) -> bool:
        """Other values of the same people fit."""
        if not isinstance(section, Shares) or _people(section) != _people(self._shown):
            return False
        self._show_texts(section)
        for share, (bar, value, note) in zip(section.shares, self._bars, strict=True):
            bar.show_value(share.value, share.words)
            value.setText(str(share.value))
            if note is not None:
                note.setText(share.note)
        self._shown = section
        return True


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
        self._bar = PointBar(Sides(sides.left, sides.right, sides.hidden), sides.words)
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
        self._bar.show_sides(Sides(section.left, section.right, section.hidden), section.words)
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


def _people(shares: Shares) -> tuple[object, ...]:
    """All that the widgets of a block do not show in place."""
    lines = tuple((share.seat, share.name, bool(share.note)) for share in shares.shares)
    return lines, shares.total, shares.losers


def _tone(shares: Shares, line: int) -> BarTone:
    seat = shares.shares[line].seat
    return BarTone.LOSS if seat in shares.losers else BarTone.OWN if seat == 0 else BarTone.OTHER


def _slate_rows(chalk: Chalk) -> list[SlateRow]:
    return [SlateRow(row.name, row.crosses, row.remaining, row.words, own=row.seat == 0) for row in chalk.rows]
