"""Statistics as values for a page: names of groups, a table of them, what the plots show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from ramsch_desktop.controller.models.match_end import level_name
from ramsch_desktop.controller.models.sheet import CellKind, SheetRole
from ramsch_desktop.controller.narrator import speech_for
from ramsch_desktop.controller.phrases import labelled
from ramsch_desktop.engine.score import Points
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.games import BY_ID
from ramsch_desktop.games.shared.words import plain, signed
from ramsch_desktop.store.export import Cell
from ramsch_desktop.store.statistics import DealEntry
from ramsch_desktop.store.summaries import Group, Grouping, Summary, groups_of

MINUS = "−"


def game_name(identifier: str, seats: int = 3) -> str:
    """The name of a game; its id if this program does not know it."""
    game = BY_ID.get(identifier)
    return identifier if game is None else game.title(speech_for(seats, game.faces))


def contract_name(entry: DealEntry) -> str:
    """The name of what was played; the bare notation where the game has no words for it any more."""
    game = BY_ID.get(entry.game)
    if game is None:
        return entry.contract
    try:
        return game.words.contract(entry.contract, speech_for(len(entry.levels), game.faces, naming=game.naming))
    except (KeyError, ValueError):
        return entry.contract


def opponents_name(level: str) -> str:
    """The level of the opponents, or that they differ."""
    return QCoreApplication.translate("Statistics", "Mixed") if level == "mixed" else level_name(level)


def position_name(position: int, seats: int) -> str:
    """Forehand, middlehand, rearhand with three; else the number of the seat in the order of play."""
    translate = QCoreApplication.translate
    if position == 0:
        return translate("Statistics", "Forehand")
    if seats == 3:
        return (translate("Statistics", "Middlehand"), translate("Statistics", "Rearhand"))[position - 1]
    return translate("Statistics", "Seat {number}").format(number=position + 1)


def group_name(group: Group, by: Grouping, seat: Seat) -> str:
    """What the deals of a group have in common."""
    entry = group.entry
    match by:
        case Grouping.GAME:
            return game_name(entry.game, len(entry.levels))
        case Grouping.CONTRACT:
            return contract_name(entry)
        case Grouping.POSITION:
            return position_name(entry.position(seat), len(entry.active))
        case Grouping.LEVEL:
            return opponents_name(entry.opponents(seat))
        case Grouping.MONTH:
            return entry.at.strftime("%Y-%m")


def percent(share: float) -> str:
    """A share from 0 to 1 in whole per cent."""
    return QCoreApplication.translate("Statistics", "{number} %").format(number=round(share * 100))


def average_text(value: float) -> str:
    """Points a deal with one decimal, as the language writes it, and a sign."""
    rounded = round(value, 1)
    if not rounded:
        return "0"
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    return f"{'+' if rounded > 0 else MINUS}{locale.toString(abs(rounded), 'f', 1)}"


@dataclass(frozen=True)
class Line:
    """A row of the table."""

    name: str
    summary: Summary


def lines_of(entries: tuple[DealEntry, ...], by: Grouping, seat: Seat) -> tuple[Line, ...]:
    """The groups with their names."""
    return tuple(Line(group_name(group, by, seat), group.summary) for group in groups_of(entries, by, seat))


_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class GroupModel(QAbstractTableModel):
    """One row a group: deals, share won, own games won, points a deal, points."""

    def __init__(self, lines: tuple[Line, ...], heading: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines, self._heading = lines, heading
        self._declares = any(line.summary.declared for line in lines)

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802 - Qt's name
        """The number of groups."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802 - Qt's name
        """Own games only where somebody declares."""
        return 0 if parent.isValid() else len(self.headings())

    def headings(self) -> tuple[str, ...]:
        """The names of the columns."""
        translate = QCoreApplication.translate
        own = (translate("Statistics", "Own games"),) if self._declares else ()
        return (
            self._heading,
            translate("Statistics", "Deals"),
            translate("Statistics", "Won"),
            *own,
            translate("Statistics", "Average"),
            translate("Statistics", "Points"),
        )

    def texts(self, row: int) -> tuple[str, ...]:
        """The cells of a row."""
        line = self._lines[row]
        own = (_own_games(line.summary),) if self._declares else ()
        summary = line.summary
        average = average_text(summary.average)
        return (line.name, str(summary.deals), percent(summary.share), *own, average, signed(summary.points))

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of columns and rows."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return str(section + 1) if orientation is Qt.Orientation.Vertical else self.headings()[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, alignment, kind, spoken text."""
        if not index.isValid():
            return None
        text = self.texts(index.row())[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return text
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return text if index.column() == 0 else labelled(self.headings()[index.column()], text)
            case SheetRole.KIND:
                return self._kind(index)
        return None

    def _kind(self, index: _Index) -> CellKind:
        points: Points = self._lines[index.row()].summary.points
        if index.column() < self.columnCount() - 1 or not points:
            return CellKind.TEXT
        return CellKind.GOOD if points > 0 else CellKind.BAD


def _own_games(summary: Summary) -> str:
    share = QCoreApplication.translate("Statistics", "{won} of {all}")
    return share.format(won=summary.declared_won, all=summary.declared)


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


CSV_HEADER = ("at", "game", "contract", "seat", "levels", "position", "declarer", "won", "points")
"""Names of columns for programs: the same in every language."""


def csv_rows(entries: tuple[DealEntry, ...], seat: Seat) -> list[tuple[Cell, ...]]:
    """One row a deal, as it was written; ``declarer`` and ``won`` tell of the seat."""
    return [
        (
            entry.at.isoformat(),
            entry.game,
            entry.contract,
            seat,
            " ".join(entry.levels),
            entry.position(seat) + 1,
            int(entry.declarer == seat),
            int(seat in entry.winners),
            entry.points[seat],
        )
        for entry in entries
    ]


def deal_sentence(number: int, total: Points) -> str:
    """A place of the plot of points, spoken."""
    return (
        QCoreApplication.translate("Statistics", "After deal {number}: {points}")
        .replace("{number}", str(number))
        .replace("{points}", plain(total))
    )
