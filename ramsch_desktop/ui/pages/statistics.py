"""Statistics: finished deals by game, contract, place, level and month, with plots."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from ramsch_desktop.controller.models import statistics as models
from ramsch_desktop.controller.people import names
from ramsch_desktop.controller.reasons import reason_with_file
from ramsch_desktop.games.shared.words import signed
from ramsch_desktop.store.export import write_csv
from ramsch_desktop.store.statistics import DealEntry, Ledger, read_statistics, reset_statistics
from ramsch_desktop.store.summaries import Choice, Grouping, Summary, select, summary_of
from ramsch_desktop.ui.pages.paper_page import PaperPage, empty, kept_focus
from ramsch_desktop.ui.pages.score_sheet import AskPath, ask_path
from ramsch_desktop.ui.pages.statistics_parts import AskYes, ask_yes, filter_box, tile
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.empty_state import EmptyState
from ramsch_desktop.ui.parts.flow import Filling, Flow
from ramsch_desktop.ui.parts.plot import Plot, PlotContent, Series, Stroke
from ramsch_desktop.ui.parts.segment import Segment, SegmentItem
from ramsch_desktop.ui.parts.table import ReadTable
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label, paragraph
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import current_theme

WIDTH: Final = 1160
_PERIODS: Final = (0, 7, 30, 365)
"""Days back; 0 is all the time."""
_PLACES: Final = 200
"""A longer line is drawn by every n-th deal."""


@dataclass(frozen=True)
class _Shown:
    """What a person has chosen to see."""

    choice: Choice = Choice()  # noqa: RUF009 - a frozen value
    days: int = 0
    by: Grouping = Grouping.CONTRACT
    plot: str = "points"


class StatisticsPage(PaperPage):
    """Reads the file each time it is shown.

    ``closed`` goes back, ``play_wanted`` to a game; ``saved`` brings the path of an export or of what was set
    aside, ``failed`` why something could not be done.
    """

    closed = Signal()
    play_wanted = Signal()
    saved = Signal(Path)
    failed = Signal(str)

    def __init__(
        self,
        path: Path,
        pictures: Pictures,
        parent: QWidget | None = None,
        ask: AskPath = ask_path,
        sure: AskYes = ask_yes,
    ) -> None:
        super().__init__(WIDTH, parent)
        self._path, self._pictures, self._ask, self._sure = path, pictures, ask, sure
        self._ledger = Ledger()
        self._shown = _Shown()
        self._results = QVBoxLayout()
        self._close: Button | None = None
        self.table: ReadTable | None = None
        self.plot: Plot | None = None

    def show_statistics(self, game: str | None = None) -> None:
        """Read the file and show it, of one game if it is named."""
        try:
            self._ledger = read_statistics(self._path)
        except OSError as error:
            self._ledger = Ledger()
            self.failed.emit(reason_with_file(error))
        known = any(entry.game == game for entry in self._ledger.entries)
        self._shown = replace(self._shown, choice=replace(Choice(), game=game if known else None))
        self.rebuild()

    def focus_here(self) -> None:
        """Enter closes."""
        if self._close is not None:
            self._close.setFocus()

    def build(self) -> None:
        """Head, filters, results and buttons."""
        self.table, self.plot = None, None
        self._fill_head()
        if self._ledger.entries:
            self.body.addLayout(self._filters())
            self._results = QVBoxLayout()
            self._results.setSpacing(current_theme().px(10))
            self.body.addLayout(self._results, 1)
            self._fill_results()
        else:
            self._fill_empty()
        self._fill_foot()

    def _fill_head(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(self.tr("Statistics"), Role.TITLE))
        words.addWidget(paragraph(self.tr("Kept on this computer only."), Role.SECOND))
        self.head.addLayout(words, 1)
        for text, act in ((self.tr("CSV…"), self.save_csv), (self.tr("Reset…"), self.reset)):
            button = Button(text, ButtonKind.PLAIN)
            button.set_off("" if self._ledger.entries else self.tr("There is nothing yet."))
            button.chosen.connect(act)
            self.head.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def _fill_empty(self) -> None:
        box = EmptyState(
            self.tr("No deal in the statistics yet"),
            self.tr("Each deal that you finish is counted here, by game and contract."),
            self.tr("Play"),
            self._pictures.icon("play"),
        )
        box.acted.connect(self.play_wanted)
        self.show_alone(box)

    def _fill_foot(self) -> None:
        damaged = len(self._ledger.damaged)
        note = self.tr("%n line(s) of the file cannot be read and do not count.", "", damaged) if damaged else ""
        self.foot.addWidget(paragraph(note, Role.NOTE), 1)
        self._close = Button(self.tr("Close"), ButtonKind.MAIN)
        self._close.chosen.connect(self.closed)
        self.foot.addWidget(self._close)

    # Filters

    def _filters(self) -> Flow:
        row = Flow(current_theme().px(10), Filling.SHARE)
        for name, items, value, use in (
            (self.tr("Game"), self._games(), self._shown.choice.game, self._use_game),
            (self.tr("Contract"), self._contracts(), self._shown.choice.contract, self._use_contract),
            (self.tr("Player"), self._players(), self._shown.choice.seat, self._use_seat),
            (self.tr("Opponents"), self._levels(), self._shown.choice.level, self._use_level),
            (self.tr("Seat"), self._positions(), self._shown.choice.position, self._use_position),
            (self.tr("Period"), self._periods(), self._shown.days, self._use_days),
        ):
            row.addWidget(filter_box(name, items, value, use))
        return row

    def _games(self) -> list[tuple[str, object]]:
        found = dict.fromkeys(entry.game for entry in self._ledger.entries)
        return [(self.tr("All", "games"), None), *((models.game_name(game), game) for game in found)]

    def _contracts(self) -> list[tuple[str, object]]:
        game = self._shown.choice.game
        entries = {entry.contract: entry for entry in self._ledger.entries if game is None or entry.game == game}
        named = sorted((models.contract_name(entry), contract) for contract, entry in entries.items())
        return [(self.tr("All", "contracts"), None), *named]

    def _players(self) -> list[tuple[str, object]]:
        most = max(len(entry.levels) for entry in self._ledger.entries)
        return [(name, seat) for seat, name in enumerate(names(most))]

    def _levels(self) -> list[tuple[str, object]]:
        seat = self._shown.choice.seat
        found = dict.fromkeys(entry.opponents(seat) for entry in self._ledger.entries)
        every: tuple[str, object] = (self.tr("All", "opponents"), None)
        return [every, *((models.opponents_name(level), level) for level in found)]

    def _positions(self) -> list[tuple[str, object]]:
        counts = {len(entry.active) for entry in self._ledger.entries}
        seats = counts.pop() if len(counts) == 1 else max(counts | {4})
        every: tuple[str, object] = (self.tr("All", "seats of the order of play"), None)
        return [every, *((models.position_name(place, seats), place) for place in range(seats))]

    def _periods(self) -> list[tuple[str, object]]:
        names = (self.tr("All", "days"), self.tr("Last 7 days"), self.tr("Last 30 days"), self.tr("Last 365 days"))
        return list(zip(names, _PERIODS, strict=True))

    def _use(self, **changes: object) -> None:
        self._shown = replace(self._shown, choice=replace(self._shown.choice, **changes))  # type: ignore[arg-type]
        self._show_results()

    def _use_game(self, game: object) -> None:
        self._use(game=game, contract=None)
        self.rebuild()

    def _use_contract(self, contract: object) -> None:
        self._use(contract=contract)

    def _use_seat(self, seat: object) -> None:
        self._use(seat=seat)

    def _use_level(self, level: object) -> None:
        self._use(level=level)

    def _use_position(self, position: object) -> None:
        self._use(position=position)

    def _use_days(self, days: object) -> None:
        assert isinstance(days, int)
        since = datetime.now(tz=UTC) - timedelta(days=days) if days else None
        self._shown = replace(self._shown, days=days)
        self._use(since=since)

    # Results

    @property
    def entries(self) -> tuple[DealEntry, ...]:
        """The deals that are shown."""
        return select(self._ledger.entries, self._shown.choice)

    def _show_results(self) -> None:
        with kept_focus(self.paper):
            empty(self._results)
            self._fill_results()

    def _fill_results(self) -> None:
        entries, seat = self.entries, self._shown.choice.seat
        self.table, self.plot = None, None
        if not entries:
            self._results.addWidget(paragraph(self.tr("No deal fits these choices."), Role.SECTION))
            self._results.addStretch(1)
            return
        summary = summary_of(entries, seat)
        self._results.addLayout(self._tiles(summary))
        halves = QVBoxLayout() if self.narrow else QHBoxLayout()
        halves.setSpacing(current_theme().px(16))
        halves.addLayout(self._plot_half(entries, summary), 2)
        halves.addLayout(self._table_half(entries, seat), 3)
        self._results.addLayout(halves, 1)

    def _tiles(self, summary: Summary) -> Flow:
        row = Flow(current_theme().px(12), Filling.SHARE)
        own = self.tr("{won} of {all}").format(won=summary.declared_won, all=summary.declared)
        tiles = [
            (self.tr("Deals"), str(summary.deals)),
            (self.tr("Won"), models.percent(summary.share)),
            *([(self.tr("Own games won"), own)] if summary.declared else []),
            (self.tr("Points per deal"), models.average_text(summary.average)),
            (self.tr("Best deal"), signed(max(summary.gains))),
            (self.tr("Costliest deal"), signed(min(summary.gains))),
        ]
        for heading, value in tiles:
            row.addWidget(tile(heading, value))
        return row

    def _plot_half(self, entries: tuple[DealEntry, ...], summary: Summary) -> QVBoxLayout:
        column = QVBoxLayout()
        items = (SegmentItem("points", self.tr("Points")), SegmentItem("won", self.tr("Deals won")))
        segment = Segment(self.tr("Plot"), items)
        segment.choose(self._shown.plot)
        self.plot = Plot(self._plot_content(entries, summary))
        segment.chosen.connect(self._use_plot)
        column.addWidget(segment)
        box = frame(FrameLook.ROW)
        inside = QVBoxLayout(box)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.plot)
        column.addWidget(box, 1)
        return column

    def _use_plot(self, plot: str) -> None:
        self._shown = replace(self._shown, plot=plot)
        if self.plot is not None:
            entries = self.entries
            self.plot.show_content(self._plot_content(entries, summary_of(entries, self._shown.choice.seat)))

    def _plot_content(self, entries: tuple[DealEntry, ...], summary: Summary) -> PlotContent:
        if self._shown.plot == "points":
            return self._points_plot(summary)
        lines = models.lines_of(entries, self._shown.by, self._shown.choice.seat)[:8]
        shares = tuple(round(100 * line.summary.share) for line in lines)
        spoken = self.tr("{name}: {share} of the deals won")
        return PlotContent(
            self.tr("Deals won (%)"),
            tuple(line.name for line in lines),
            (Series(self.tr("Deals won"), shares, Stroke.BARS),),
            tuple(spoken.format(name=line.name, share=models.percent(line.summary.share)) for line in lines),
            unit=" %",
        )

    def _points_plot(self, summary: Summary) -> PlotContent:
        every = -(-summary.deals // _PLACES)
        numbers = [*range(0, summary.deals, every), summary.deals]
        running = (0, *summary.running)
        return PlotContent(
            self.tr("Points after each deal"),
            tuple(str(number) for number in numbers),
            (Series(self.tr("Points"), tuple(running[number] for number in numbers)),),
            tuple(models.deal_sentence(number, running[number]) for number in numbers),
        )

    def _table_half(self, entries: tuple[DealEntry, ...], seat: int) -> QVBoxLayout:
        column = QVBoxLayout()
        by = QComboBox()
        by.setAccessibleName(self.tr("Group the deals by"))
        for text, grouping in self._groupings():
            by.addItem(text, grouping.value)
        by.setCurrentIndex(by.findData(self._shown.by.value))
        by.currentIndexChanged.connect(lambda _: self._use_grouping(Grouping(by.currentData())))
        row = QHBoxLayout()
        row.addWidget(label(self.tr("Group by"), Role.SECOND))
        row.addWidget(by, 1)
        column.addLayout(row)
        heading = {grouping: text for text, grouping in self._groupings()}[self._shown.by]
        model = models.GroupModel(models.lines_of(entries, self._shown.by, seat), heading)
        self.table = ReadTable(self.tr("Results in groups"), model)
        self.table.set_widths({}, stretched=0)
        column.addWidget(self.table, 1)
        column.addStretch(0)
        return column

    def _groupings(self) -> tuple[tuple[str, Grouping], ...]:
        return (
            (self.tr("Game"), Grouping.GAME),
            (self.tr("Contract"), Grouping.CONTRACT),
            (self.tr("Seat"), Grouping.POSITION),
            (self.tr("Opponents"), Grouping.LEVEL),
            (self.tr("Month"), Grouping.MONTH),
        )

    def _use_grouping(self, by: Grouping) -> None:
        self._shown = replace(self._shown, by=by)
        self._show_results()

    # Files

    def save_csv(self) -> None:
        """Ask where, and write the deals shown."""
        chosen = self._ask(self, self.tr("Save the statistics"), "statistics.csv", self.tr("CSV files (*.csv)"))
        if not chosen:
            return
        path = Path(chosen) if Path(chosen).suffix else Path(chosen + ".csv")
        try:
            write_csv(path, models.CSV_HEADER, models.csv_rows(self.entries, self._shown.choice.seat))
        except OSError as error:
            self.failed.emit(reason_with_file(error))
        else:
            self.saved.emit(path)

    def reset(self) -> None:
        """Begin anew after a question; the file is kept under another name."""
        text = self.tr("The deals counted so far are put into a file beside it; nothing is deleted.")
        if not self._sure(self, self.tr("Reset the statistics?"), text):
            return
        try:
            kept = reset_statistics(self._path)
        except OSError as error:
            self.failed.emit(reason_with_file(error))
            return
        self.show_statistics()
        self.focus_here()
        if kept is not None:
            self.saved.emit(kept)
