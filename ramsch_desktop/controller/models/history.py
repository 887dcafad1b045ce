"""The history of matches as a table: when, which game, against whom, how many deals, with which result."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
)

from ramsch_desktop.controller.models.match_end import level_name
from ramsch_desktop.controller.models.sheet import CellKind, SheetRole
from ramsch_desktop.controller.models.statistics import game_name
from ramsch_desktop.controller.people import names
from ramsch_desktop.controller.phrases import commas, labelled
from ramsch_desktop.controller.reasons import reason_of
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games.shared.sheet_words import score_text
from ramsch_desktop.store.archive import Damaged, Entry, Kept, MatchFacts


class Column(IntEnum):
    """The columns from left to right."""

    DATE = 0
    GAME = 1
    OPPONENTS = 2
    LEVEL = 3
    DEALS = 4
    RESULT = 5


class Sorting(Enum):
    """In which order the matches stand; the value is the column and whether the largest comes first."""

    LATEST = (Column.DATE, True)
    OLDEST = (Column.DATE, False)
    GAME = (Column.GAME, False)
    LEVEL = (Column.LEVEL, False)
    DEALS = (Column.DEALS, True)
    RESULT = (Column.RESULT, False)

    @property
    def column(self) -> Column:
        """The column that they are sorted by."""
        return self.value[0]

    @property
    def falling(self) -> bool:
        """True if the largest comes first."""
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Row:
    """An entry with the texts of its cells; the last one says what is wrong with a damaged file."""

    entry: Entry
    texts: tuple[str, ...]


def game_of_entry(entry: Entry) -> str | None:
    """The id of the game, None for a damaged file."""
    return entry.facts.game if isinstance(entry, Kept) else None


def is_finished(entry: Entry) -> bool:
    """True for a match in which nothing is left to play."""
    return isinstance(entry, Kept) and entry.facts.status is MatchStatus.OVER


def row_of(entry: Entry) -> Row:
    """An entry in words."""
    if isinstance(entry, Damaged):
        words = QCoreApplication.translate("History", "{file} cannot be read. {reason}")
        return Row(entry, (_date(entry.at), words.format(file=entry.path.name, reason=reason_of(entry.error))))
    facts = entry.facts
    others = names(len(facts.seats))[1:]
    levels = [level_name(level) for level in dict.fromkeys(facts.seats[1:])]
    game = game_name(facts.game, len(facts.seats))
    texts = (_date(facts.at), game, commas(others), commas(levels), str(facts.deals), result_of(facts))
    return Row(entry, texts)


def _date(at: Any) -> str:
    when = QDateTime.fromSecsSinceEpoch(round(at.timestamp()))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def result_of(facts: MatchFacts) -> str:
    """The place and the points of a finished match; what an unfinished one stands at."""
    translate = QCoreApplication.translate
    points = score_text(facts.totals[0], facts.best)
    if facts.status is MatchStatus.RUNNING:
        return translate("History", "Unfinished, {points}").format(points=points)
    return translate("History", "Place {place}, {points}").format(place=facts.place, points=points)


def spoken(row: Row) -> str:
    """A row in one sentence for the screen reader."""
    if isinstance(row.entry, Damaged):
        return commas(row.texts)
    deals = QCoreApplication.translate("MatchEnd", "%n deal(s)", None, row.entry.facts.deals)
    return commas((*row.texts[: Column.DEALS], deals, row.texts[Column.RESULT]))


_Index = QModelIndex | QPersistentModelIndex
_NO_INDEX: Final = QModelIndex()
_NO_SIZE: Final = QSize(0, 0)
"""A sentence that spans the other columns asks for no width of its own."""


class HistoryModel(QAbstractTableModel):
    """One row a match; a damaged file has its sentence in the second column, which then spans the others."""

    def __init__(self, rows: tuple[Row, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = rows

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries in the order shown."""
        return tuple(row.entry for row in self._rows)

    def rowCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802 - Qt's name
        """The number of matches."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = _NO_INDEX) -> int:  # noqa: N802 - Qt's name
        """As many as there are kinds of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The names of the columns."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        return headings()[section]

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Texts, alignment, kind, and the sentence of the row."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.texts[column] if column < len(row.texts) else ""
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column if isinstance(row.entry, Kept) else Column.DATE)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._accessible(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return row.texts[column] if column < len(row.texts) else ""
            case Qt.ItemDataRole.SizeHintRole:
                return _NO_SIZE if isinstance(row.entry, Damaged) and column == Column.GAME else None
            case SheetRole.KIND:
                return _kind(row.entry, column)
        return None

    def _accessible(self, row: Row, column: int) -> str:
        if column == Column.DATE or isinstance(row.entry, Damaged):
            return spoken(row)
        return labelled(headings()[column], row.texts[column])


def headings() -> tuple[str, ...]:
    """The names of the columns."""
    translate = QCoreApplication.translate
    return (
        translate("History", "Last played"),
        translate("History", "Game"),
        translate("History", "Opponents"),
        translate("History", "Level"),
        translate("History", "Deals"),
        translate("History", "Result"),
    )


def _kind(entry: Entry, column: int) -> CellKind:
    if isinstance(entry, Damaged):
        return CellKind.BAD if column == Column.GAME else CellKind.TEXT
    if column != Column.RESULT:
        return CellKind.TEXT
    if entry.facts.status is MatchStatus.RUNNING:
        return CellKind.UNCHANGED
    return CellKind.GOOD if entry.facts.place == 1 else CellKind.TEXT


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == Column.DEALS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def arranged(rows: tuple[Row, ...], game: str | None, by: Sorting) -> tuple[Row, ...]:
    """The rows of one game, or of all, in an order; of equal ones the latest first, damaged files at the end."""
    chosen = [row for row in rows if game is None or game_of_entry(row.entry) == game]
    latest = sorted(chosen, key=lambda row: _when(row.entry), reverse=True)
    good = [row for row in latest if isinstance(row.entry, Kept)]
    bad = [row for row in latest if isinstance(row.entry, Damaged)]
    return (*sorted(good, key=lambda row: _mark(row, by.column), reverse=by.falling), *bad)


def _when(entry: Entry) -> float:
    return (entry.facts.at if isinstance(entry, Kept) else entry.at).timestamp()


def _mark(row: Row, column: Column) -> Any:
    assert isinstance(row.entry, Kept)
    facts = row.entry.facts
    match column:
        case Column.DATE:
            return facts.at
        case Column.DEALS:
            return facts.deals
        case Column.RESULT:
            return facts.status is MatchStatus.RUNNING, facts.place
    return row.texts[column].casefold()
