"""The score sheet of a match as values, and as a table for a view."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.engine.game import Declarer
from ramsch_desktop.engine.score import Points, Score, exact
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import Row
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.games.shared.sheet_words import score_text
from ramsch_desktop.games.shared.words import signed
from ramsch_desktop.play.match import Match

UNCHANGED = "·"


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A finished deal: what was played, who declared, its value where it is one number, and the running sums.

    Where a match counts down from a number, the deals have no value of their own.
    ``changes`` and ``sums`` have one entry a seat; the sums are of game points, without the bonuses at the foot.
    """

    number: int
    label: str
    suit: str
    declarer: Seat | None
    value: Points | None
    changes: tuple[Points, ...]
    sums: tuple[Points, ...]


@dataclass(frozen=True)
class Sheet:
    """All finished deals of a match and the rows at the foot."""

    title: str
    names: tuple[str, ...]
    lines: tuple[SheetLine, ...]
    foot: tuple[Row, ...]
    best: Best
    declarer: Declarer = Declarer.ALONE

    @property
    def names_declarers(self) -> bool:
        """True if the changed cells alone do not tell who declared."""
        return any(line.declarer is not None and sum(map(bool, line.changes)) > 1 for line in self.lines)


def sheet_of(match: Match, narrator: Narrator) -> Sheet:
    """The score sheet of a match."""
    words, speech = match.game.words, narrator.speech
    sums = match.standings[0].totals
    counts_down = any(sums)
    lines: list[SheetLine] = []
    for course in match.courses:
        score = course.score
        if score is not None:
            sums = tuple(exact(old + change) for old, change in zip(sums, score.points, strict=True))
            row = words.sheet_line(score, speech)
            value = None if counts_down else deal_value(score)
            lines.append(
                SheetLine(len(lines) + 1, row.label, row.suit, score.declarer, value, score.points, tuple(sums))
            )
    foot = words.sheet_foot(match.standing, match.options, speech)
    game = match.game
    return Sheet(game.title(speech), speech.names, tuple(lines), foot, game.best(match.options), game.declarer)


def deal_value(score: Score) -> Points | None:
    """What the deal was worth: the declarer's points, or those that all who scored have in common."""
    if score.declarer is not None:
        return score.points[score.declarer]
    values = {points for points in score.points if points}
    return values.pop() if len(values) == 1 else None


def declarer_word(declarer: Declarer) -> str:
    """The heading above the names of those who declared."""
    translate = QCoreApplication.translate
    if declarer is Declarer.WITH_PARTNER:
        return translate("ScoreSheet", "Declarer", "Schafkopf: may have a partner")
    return translate("ScoreSheet", "Declarer", "Skat: always alone")


def declared(deal: str, name: str, declarer: Declarer) -> str:
    """A deal with the name of its declarer, spoken."""
    translate = QCoreApplication.translate
    if declarer is Declarer.WITH_PARTNER:
        both = translate("ScoreSheet", "{deal}, declarer: {name}", "Schafkopf: may have a partner")
    else:
        both = translate("ScoreSheet", "{deal}, declarer: {name}", "Skat: always alone")
    return both.format(deal=deal, name=name)


class Column(Enum):
    """The columns before those of the seats."""

    NUMBER = "number"
    DEAL = "deal"
    DECLARER = "declarer"
    VALUE = "value"


class CellKind(Enum):
    """How a cell is drawn."""

    TEXT = "text"
    GOOD = "good"
    BAD = "bad"
    CHANGED = "changed"
    UNCHANGED = "unchanged"


class SheetRole(IntEnum):
    """What the model tells beside Qt's own roles: the CellKind, and the letter of a suit ("" keeps its place free)."""

    KIND = Qt.ItemDataRole.UserRole + 1
    SUIT = Qt.ItemDataRole.UserRole + 2


_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class SheetModel(QAbstractTableModel):
    """One row a deal, one column a seat; only the changed cell has a number."""

    def __init__(self, sheet: Sheet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        named = (Column.DECLARER,) if sheet.names_declarers else ()
        valued = (Column.VALUE,) if any(line.value is not None for line in sheet.lines) else ()
        self.columns = (Column.NUMBER, Column.DEAL, *named, *valued)
        self._has_suits = any(line.suit for line in sheet.lines)

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802 - Qt's name
        """The number of finished deals."""
        return 0 if parent.isValid() else len(self.sheet.lines)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802 - Qt's name
        """Number, deal, value and the seats."""
        return 0 if parent.isValid() else len(self.columns) + len(self.sheet.names)

    def seat_of(self, column: int) -> Seat | None:
        """The seat that a column belongs to, None for the first columns."""
        return column - len(self.columns) if column >= len(self.columns) else None

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of columns and rows."""
        if orientation is Qt.Orientation.Vertical:
            return str(section + 1) if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return self.heading(section) if role == Qt.ItemDataRole.DisplayRole else None

    def heading(self, column: int) -> str:
        """The heading of a column."""
        seat = self.seat_of(column)
        if seat is not None:
            return self.sheet.names[seat]
        translate = QCoreApplication.translate
        return {
            Column.NUMBER: translate("ScoreSheet", "No."),
            Column.DEAL: translate("ScoreSheet", "Deal"),
            Column.DECLARER: declarer_word(self.sheet.declarer),
            Column.VALUE: translate("ScoreSheet", "Value"),
        }[self.columns[column]]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, alignment, spoken text, kind and suit of a cell."""
        if not index.isValid():
            return None
        line, column = self.sheet.lines[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.text(line, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self._spoken(line, column)
            case SheetRole.KIND:
                return self._kind(line, column)
            case SheetRole.SUIT:
                return line.suit if self._has_suits and self._is(column, Column.DEAL) else None
        return None

    def text(self, line: SheetLine, column: int) -> str:
        """What stands in a cell."""
        seat = self.seat_of(column)
        if seat is not None:
            return score_text(line.sums[seat], self.sheet.best) if line.changes[seat] else UNCHANGED
        return {
            Column.NUMBER: str(line.number),
            Column.DEAL: line.label,
            Column.DECLARER: "" if line.declarer is None else self.sheet.names[line.declarer],
            Column.VALUE: "" if line.value is None else signed(line.value),
        }[self.columns[column]]

    def _is(self, column: int, which: Column) -> bool:
        return column < len(self.columns) and self.columns[column] is which

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        left = self._is(column, Column.DEAL) or self._is(column, Column.DECLARER)
        side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter

    def _kind(self, line: SheetLine, column: int) -> CellKind:
        seat = self.seat_of(column)
        if seat is not None:
            return CellKind.CHANGED if line.changes[seat] else CellKind.UNCHANGED
        if self._is(column, Column.VALUE) and line.value:
            better = line.value > 0 if self.sheet.best is Best.HIGHEST else line.value < 0
            return CellKind.GOOD if better else CellKind.BAD
        return CellKind.TEXT

    def _spoken(self, line: SheetLine, column: int) -> str:
        translate, seat = QCoreApplication.translate, self.seat_of(column)
        if seat is None:
            text = self.text(line, column)
            if self._is(column, Column.DEAL) and line.declarer is not None:
                return declared(text, self.sheet.names[line.declarer], self.sheet.declarer)
            return text
        if not line.changes[seat]:
            same = translate("ScoreSheet", "{name}: unchanged, {total}")
            return same.format(name=self.sheet.names[seat], total=score_text(line.sums[seat], self.sheet.best))
        new = translate("ScoreSheet", "{name}: {change}, now {total}")
        return new.format(
            name=self.sheet.names[seat],
            change=signed(line.changes[seat]),
            total=score_text(line.sums[seat], self.sheet.best),
        )
