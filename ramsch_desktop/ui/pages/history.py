"""The history: every match that was played, to be resumed, read, reviewed, saved elsewhere or deleted."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ramsch_desktop.controller.errands import AT_ONCE_S, Errand
from ramsch_desktop.controller.models.history import (
    Column,
    HistoryModel,
    Row,
    Sorting,
    arranged,
    game_of_entry,
    is_finished,
    row_of,
)
from ramsch_desktop.controller.models.statistics import game_name
from ramsch_desktop.controller.reasons import reason_of
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.archive import SUFFIX, Damaged, Entry, read_history
from ramsch_desktop.store.saves import load_match, save_match
from ramsch_desktop.ui.pages.paper_page import PaperPage
from ramsch_desktop.ui.pages.score_sheet import AskPath, ask_path
from ramsch_desktop.ui.pages.statistics_parts import filter_box
from ramsch_desktop.ui.parts.announce import announce
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.empty_state import EmptyState
from ramsch_desktop.ui.parts.flow import Flow
from ramsch_desktop.ui.parts.table import ReadTable
from ramsch_desktop.ui.parts.text import Role, label, paragraph
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import current_theme

WIDTH: Final = 1160


class HistoryPage(PaperPage):
    """Reads the folder each time it is shown, off the GUI thread.

    ``resumed`` and ``sheet_wanted`` bring the match of a row, ``deleted`` its entry. ``saved`` brings the path of an
    export, ``failed`` what could not be done and why.
    """

    closed = Signal()
    play_wanted = Signal()
    resumed = Signal(object)
    sheet_wanted = Signal(object)
    deleted = Signal(object)
    saved = Signal(Path)
    failed = Signal(str, str)

    def __init__(
        self, folder: Path, pictures: Pictures, parent: QWidget | None = None, ask: AskPath = ask_path
    ) -> None:
        super().__init__(WIDTH, parent)
        self._folder, self._pictures, self._ask = folder, pictures, ask
        self._read: tuple[Entry, ...] | None = None
        self._rows: tuple[Row, ...] = ()
        self._game: str | None = None
        self._sorting = Sorting.LATEST
        self._chosen: Path | None = None
        self._then: Callable[[Match], None] = lambda match: None
        self._list, self._fetch = Errand(self), Errand(self)
        self._list.done.connect(self._take)
        self._list.failed.connect(self._take_fault)
        self._fetch.done.connect(lambda match: self._then(match))
        self._fetch.failed.connect(self._tell_unreadable)
        self.table: ReadTable | None = None
        self._buttons: dict[str, Button] = {}

    def show_history(self) -> None:
        """Read the folder and show what is there."""
        folder = self._folder
        self._list.run(lambda unwanted: read_history(folder, BY_ID, unwanted.is_set), AT_ONCE_S)
        if self._list.busy:
            self.rebuild()

    @property
    def settled(self) -> bool:
        """True when nothing is being read."""
        return not self._list.busy and not self._fetch.busy

    def _take(self, entries: tuple[Entry, ...]) -> None:
        self._read = entries
        self._rows = tuple(row_of(entry) for entry in entries)
        if self._game not in {game_of_entry(entry) for entry in entries}:
            self._game = None
        self.rebuild()
        if self.isVisible():
            self.focus_here()

    def _take_fault(self, error: Exception) -> None:
        self._take(())
        self.failed.emit(self.tr("The matches cannot be read"), reason_of(error))

    def focus_here(self) -> None:
        """The table has the focus, so that arrows and Enter work at once."""
        target = self.table or self._buttons.get("close")
        if target is not None:
            target.setFocus()

    # What is shown

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The matches in the order shown."""
        model = None if self.table is None else self.table.model()
        return model.entries if isinstance(model, HistoryModel) else ()

    def build(self) -> None:
        """Head, filters, table and buttons; an empty history says what will be here."""
        self.table, self._buttons = None, {}
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(self.tr("Match history"), Role.TITLE))
        words.addWidget(paragraph(self._subtitle(), Role.SECOND))
        self.head.addLayout(words, 1)
        if self._rows:
            self._fill_filters()
            self._fill_table(self._rows)
        elif self._read is not None:
            self._fill_empty()
        else:
            self.body.addStretch(1)
        self._fill_foot()
        self._show_buttons()

    def _subtitle(self) -> str:
        if self._read is None:
            return self.tr("The matches are being read…")
        return self.tr("%n match(es), kept on this computer only.", "", len(self._rows))

    def _fill_filters(self) -> None:
        games = dict.fromkeys(game_of_entry(row.entry) for row in self._rows)
        named: list[tuple[str, object]] = [(game_name(game), game) for game in games if game is not None]
        row = Flow(current_theme().px(10))
        every: tuple[str, object] = (self.tr("All", "games"), None)
        for name, items, value, use in (
            (self.tr("Game"), [every, *named], self._game, self._use_game),
            (self.tr("Order"), self._orders(), self._sorting, self._use_sorting),
        ):
            box = filter_box(name, items, value, use)
            box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            row.addWidget(box)
        self.head.addLayout(row)

    def _orders(self) -> list[tuple[str, object]]:
        return [
            (self.tr("Latest first"), Sorting.LATEST),
            (self.tr("Oldest first"), Sorting.OLDEST),
            (self.tr("By game"), Sorting.GAME),
            (self.tr("By level"), Sorting.LEVEL),
            (self.tr("Most deals first"), Sorting.DEALS),
            (self.tr("Best place first"), Sorting.RESULT),
        ]

    def _use_game(self, game: object) -> None:
        assert game is None or isinstance(game, str)
        self._game = game
        self.rebuild()

    def _use_sorting(self, sorting: object) -> None:
        assert isinstance(sorting, Sorting)
        self._sorting = sorting
        self.rebuild()

    def _sort_by(self, column: int) -> None:
        """A click on a heading: its order, or the next one of that column."""
        orders = [each for each in Sorting if each.column == column]
        if orders:
            now = orders.index(self._sorting) if self._sorting in orders else -1
            self._use_sorting(orders[(now + 1) % len(orders)])

    def _fill_table(self, rows: tuple[Row, ...]) -> None:
        model = HistoryModel(arranged(rows, self._game, self._sorting))
        table = self.table = ReadTable(self.tr("Match history"), model)
        table.set_widths({}, stretched=Column.GAME if self.narrow else Column.OPPONENTS)
        for column in (Column.OPPONENTS, Column.LEVEL):
            table.setColumnHidden(column, self.narrow)
        header = table.horizontalHeader()
        header.setSectionsClickable(True)
        header.sectionClicked.connect(self._sort_by)
        for number, entry in enumerate(model.entries):
            if isinstance(entry, Damaged):
                table.setSpan(number, Column.GAME, 1, len(Column) - Column.GAME)
        table.activated.connect(self._activate)
        table.selectionModel().currentRowChanged.connect(self._choose)
        remove = QShortcut(QKeySequence(Qt.Key.Key_Delete), table, self._delete)
        remove.setContext(Qt.ShortcutContext.WidgetShortcut)
        self.body.addWidget(table, 1)
        self.body.addStretch(0)
        paths = [entry.path for entry in model.entries]
        table.selectRow(paths.index(self._chosen) if self._chosen in paths else 0)

    def _fill_empty(self) -> None:
        box = EmptyState(
            self.tr("No match yet"),
            self.tr("Each match that you play is kept here, to be resumed, read and reviewed."),
            self.tr("Play"),
            self._pictures.icon("play"),
        )
        box.acted.connect(self.play_wanted)
        self.show_alone(box)

    def _fill_foot(self) -> None:
        left: tuple[tuple[str, str, ButtonKind, Callable[[], None]], ...] = (
            ("delete", self.tr("Delete"), ButtonKind.QUIET, self._delete),
            ("save", self.tr("Save as…"), ButtonKind.PLAIN, self.save_as),
        )
        right: tuple[tuple[str, str, ButtonKind, Callable[[], None]], ...] = (
            ("sheet", self.tr("Score sheet"), ButtonKind.SECOND, self._open_sheet),
            ("resume", self.tr("Resume"), ButtonKind.SECOND, self._resume),
            ("close", self.tr("Close"), ButtonKind.MAIN, self.closed.emit),
        )
        row = Flow(current_theme().px(10))
        for each in left if self._rows else ():
            row.addWidget(self._button(*each))
        row.addStretch()
        for each in right if self._rows else right[-1:]:
            row.addWidget(self._button(*each))
        self.foot.addLayout(row, 1)

    def _button(self, key: str, text: str, kind: ButtonKind, act: Callable[[], None]) -> Button:
        button = self._buttons[key] = Button(text, kind)
        button.chosen.connect(act)
        return button

    def changeEvent(self, event: QEvent) -> None:
        """The rows speak another language, too."""
        if event.type() == QEvent.Type.LanguageChange:
            self._rows = tuple(row_of(entry) for entry in self._read or ())
        super().changeEvent(event)

    # The chosen match

    @property
    def chosen(self) -> Entry | None:
        """The entry of the chosen row."""
        number = -1 if self.table is None else self.table.currentIndex().row()
        return self.entries[number] if 0 <= number < len(self.entries) else None

    def _choose(self) -> None:
        entry = self.chosen
        if entry is not None:
            self._chosen = entry.path
        self._show_buttons()

    def _show_buttons(self) -> None:
        entry = self.chosen
        none = self.tr("No match is chosen.") if entry is None else ""
        damaged = self.tr("This file cannot be read.") if isinstance(entry, Damaged) else ""
        finished = self.tr("This match is finished.") if entry is not None and is_finished(entry) else ""
        for key, reason in (
            ("delete", none),
            ("save", none or damaged),
            ("sheet", none or damaged),
            ("resume", none or damaged or finished),
        ):
            if key in self._buttons:
                self._buttons[key].set_off(reason)

    def _activate(self, index: QModelIndex) -> None:
        """Enter and a double click do what is likely: resume what is unfinished, read what is finished."""
        entry = self.entries[index.row()]
        if isinstance(entry, Damaged):
            announce(self, self.tr("This file cannot be read."))
        elif is_finished(entry):
            self._open_sheet()
        else:
            self._resume()

    def _resume(self) -> None:
        self._with_match(self.resumed.emit)

    def _open_sheet(self) -> None:
        self._with_match(self.sheet_wanted.emit)

    def _delete(self) -> None:
        if self.chosen is not None:
            self.deleted.emit(self.chosen)

    def save_as(self) -> None:
        """Ask where, and write the record of the chosen match."""
        self._with_match(self._save)

    def _save(self, match: Match) -> None:
        kinds = self.tr("Records of a match (*.ramsch *.json)")
        name = self._ask(self, self.tr("Save record"), f"{match.game.id}{SUFFIX}", kinds)
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(name + SUFFIX)
        try:
            save_match(path, match)
        except OSError as error:
            self.failed.emit(self.tr("The record could not be written"), reason_of(error))
        else:
            self.saved.emit(path)

    def _with_match(self, then: Callable[[Match], None]) -> None:
        """Read the chosen match off the GUI thread, and go on with it."""
        entry = self.chosen
        if entry is None:
            return
        self._then = then
        path = entry.path

        def load(_: threading.Event) -> Match:
            return load_match(path, BY_ID)

        self._fetch.run(load, AT_ONCE_S)

    def _tell_unreadable(self, error: Exception) -> None:
        self.failed.emit(self.tr("The match cannot be read"), reason_of(error))
