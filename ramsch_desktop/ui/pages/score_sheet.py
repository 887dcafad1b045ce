"""The score sheet: one row a deal, one running column a seat, sums at the foot; print, PDF and CSV."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QGridLayout, QVBoxLayout, QWidget

from ramsch_desktop.controller.models.sheet import Column, Sheet, SheetModel, sheet_of
from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.reasons import reason_with_file
from ramsch_desktop.engine.sections import Row, Tone
from ramsch_desktop.play.match import Match
from ramsch_desktop.ui.pages.paper_page import PaperPage
from ramsch_desktop.ui.pages.sheet_files import preview, sheet_to_csv, sheet_to_pdf
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.empty_state import EmptyState
from ramsch_desktop.ui.parts.table import ReadTable
from ramsch_desktop.ui.parts.text import Role, divider, label, number, paragraph
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import HEADING, STRONG, TextStyle

WIDTH: Final = 1160
_SEAT, _PADDING, _PADDING_NARROW, _NUMBER, _VALUE = 72, 22, 12, 56, 84
_PAPER_EDGE, _BESIDE_DEAL = 26, 40
"""The edge of the paper, and what the sign of the suit takes beside the name of a deal."""
_HEADING_OF_COLUMN: Final = TextStyle(13, 700)
DEAL: Final = 1
"""The column with the names of the deals."""

Sums: TypeAlias = tuple[tuple[str, ...], ...]

AskPath: TypeAlias = Callable[[QWidget, str, str, str], str]
"""Asks where to save: parent, title, proposed name, filter; empty if nowhere."""


def ask_path(parent: QWidget, title: str, name: str, kinds: str) -> str:
    """Ask by the dialog of the system."""
    return QFileDialog.getSaveFileName(parent, title, name, kinds)[0]


class ScoreSheetPage(PaperPage):
    """``closed`` goes back, ``statistics_wanted`` on; ``deal_chosen`` brings the number of a deal to review, from 0.

    ``saved`` brings the path written, ``failed`` why not.
    """

    closed = Signal()
    deal_chosen = Signal(int)
    statistics_wanted = Signal()
    saved = Signal(Path)
    failed = Signal(str)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None, ask: AskPath = ask_path) -> None:
        super().__init__(WIDTH, parent)
        self._pictures, self._ask = pictures, ask
        self._shown: tuple[Match, Narrator, Deck] | None = None
        self.sheet: Sheet | None = None
        self.table: ReadTable | None = None
        self._sums: QGridLayout | None = None
        self._values: Sums = ()
        self._close: Button | None = None

    def show_match(self, match: Match, narrator: Narrator, deck: Deck) -> None:
        """Show the sheet of a match as it stands."""
        self._shown = match, narrator, deck
        self.rebuild()

    def focus_here(self) -> None:
        """Enter closes."""
        if self._close is not None:
            self._close.setFocus()

    def build(self) -> None:
        """Head, table, sums and buttons; an empty sheet says what will be here."""
        self.table = None
        if self._shown is None:
            return
        match, narrator, deck = self._shown
        self.sheet = sheet_of(match, narrator)
        self._fill_head(self.sheet)
        if self.sheet.lines:
            self._fill_table(self.sheet, deck)
        else:
            self._fill_empty()
        self._fill_foot(self.sheet)

    @property
    def subtitle(self) -> str:
        """The day, as the language writes it."""
        return QLocale().toString(QDate.currentDate(), QLocale.FormatType.LongFormat)

    def _fill_head(self, sheet: Sheet) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(self.tr("Score sheet"), Role.TITLE))
        about = self.tr("{game} · {day}").format(game=sheet.title, day=self.subtitle)
        words.addWidget(paragraph(about, Role.SECOND))
        self.head.addLayout(words, 1)
        for text, icon, act in (
            (self.tr("Print…"), "print", self.print),
            (self.tr("PDF…"), "", self.save_pdf),
            (self.tr("CSV…"), "", self.save_csv),
        ):
            button = Button(text, ButtonKind.PLAIN, self._pictures.icon(icon) if icon else None)
            button.set_off("" if sheet.lines else self.tr("No deal is finished yet."))
            button.chosen.connect(act)
            self.head.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)

    def _fill_table(self, sheet: Sheet, deck: Deck) -> None:
        model = SheetModel(sheet)
        table = ReadTable(self.tr("Score sheet"), model, deck)
        sums = self._values = self._foot_values(sheet, model)
        table.set_widths(self._widths(sheet, model, sums), stretched=DEAL)
        self.table = table
        self.body.addWidget(table, 1)
        self.body.addWidget(self._foot_rows(sheet, sums))
        self.body.addStretch(0)
        table.horizontalHeader().geometriesChanged.connect(self._align)
        table.horizontalHeader().sectionResized.connect(self._align)
        self._align()
        table.activated.connect(lambda index: self.deal_chosen.emit(index.row()))
        table.selectRow(len(sheet.lines) - 1)
        table.show_last()

    def _foot_values(self, sheet: Sheet, model: SheetModel) -> Sums:
        """The sums at the foot: each in a line, or in two where the names of the deals have no room else."""
        whole = tuple(row.values for row in sheet.foot)
        metrics = QFontMetricsF(font(current_theme(), STRONG))
        deals = (str(model.index(line, DEAL).data()) for line in range(model.rowCount()))
        widest = max(metrics.horizontalAdvance(deal) for deal in deals) + current_theme().px(_BESIDE_DEAL)
        taken = sum(self._widths(sheet, model, whole).values())
        if self.paper_width() - 2 * current_theme().px(_PAPER_EDGE) - taken >= widest:
            return whole
        return tuple(tuple(value.replace(" = ", "\n= ") for value in values) for values in whole)

    def _widths(self, sheet: Sheet, model: SheetModel, sums: Sums) -> dict[int, int]:
        """The widths of all columns but that of the deals, which takes what is left."""
        px, first = current_theme().px, len(model.columns)
        seats = {first + seat: self._seat_width(sheet, seat, sums) for seat in range(len(sheet.names))}
        heading = QFontMetricsF(font(current_theme(), _HEADING_OF_COLUMN))
        fixed = {0: px(_NUMBER)}
        for at in (at for at, kind in enumerate(model.columns) if kind is Column.VALUE):
            words = model.headerData(at, Qt.Orientation.Horizontal)
            fixed[at] = max(px(_VALUE), round(heading.horizontalAdvance(str(words))) + px(_PADDING))
        return seats if self.narrow else fixed | seats

    def _seat_width(self, sheet: Sheet, seat: int, sums: Sums) -> int:
        """Wide enough for the name, the sums and the sums at the foot."""
        theme = current_theme()
        plain, strong = QFontMetricsF(font(theme, STRONG)), QFontMetricsF(font(theme, HEADING))
        widest = plain.horizontalAdvance(sheet.names[seat])
        for row, values in zip(sheet.foot, sums, strict=True):
            metrics = plain if row.strong is Tone.PLAIN else strong
            lines = values[seat].split("\n") if values else ()
            widest = max(widest, *(metrics.horizontalAdvance(line) for line in lines), 0)
        return round(max(theme.px(_SEAT), widest) + theme.px(_PADDING_NARROW if self.narrow else _PADDING))

    def _foot_rows(self, sheet: Sheet, sums: Sums) -> QWidget:
        box = QWidget()
        self._sums = grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(current_theme().px(2))
        grid.setColumnStretch(0, 1)
        line = 0
        for row, values in zip(sheet.foot, sums, strict=True):
            line = self._add_foot_row(grid, line, row, values, sheet)
        return box

    def _add_foot_row(self, grid: QGridLayout, line: int, row: Row, values: tuple[str, ...], sheet: Sheet) -> int:
        strong = row.strong is not Tone.PLAIN
        if strong and line:
            grid.addWidget(divider(), line, 0, 1, -1)
            line += 1
        words = paragraph(row.label, Role.STRONG if strong or not row.values else Role.SECOND)
        grid.addWidget(words, line, 0, 1, 1 if row.values else -1)
        for seat, value in enumerate(values):
            shown = number(value, Role.HEADING if strong else Role.BODY)
            spoken = self.tr("{name}, {what}: {value}")
            shown.setAccessibleName(spoken.format(name=sheet.names[seat], what=row.label, value=row.values[seat]))
            shown.setContentsMargins(0, 0, current_theme().px(10), 0)
            grid.addWidget(shown, line, seat + 1)
        return line + 1

    def _align(self) -> None:
        """Keep the sums under the columns of their seats."""
        if self.table is None or self._sums is None or self.sheet is None:
            return
        first = self.table.model().columnCount() - len(self.sheet.names)
        for seat in range(len(self.sheet.names)):
            self._sums.setColumnMinimumWidth(seat + 1, self.table.columnWidth(first + seat))
        bar = self.table.verticalScrollBar()
        room = bar.sizeHint().width() if self.table.height() < self.table.wanted_height() else 0
        self._sums.setContentsMargins(self.table.frameWidth(), 0, self.table.frameWidth() + room, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sums follow the columns, and break their lines where those have less room."""
        super().resizeEvent(event)
        model = None if self.table is None else self.table.model()
        sheet = self.sheet
        if sheet and isinstance(model, SheetModel) and self._foot_values(sheet, model) != self._values:
            self.rebuild()
        self._align()

    def _fill_empty(self) -> None:
        empty = EmptyState(
            self.tr("No deal on the sheet yet"),
            self.tr("Each finished deal stands here as one row, with the running points of everyone."),
            self.tr("Play"),
            self._pictures.icon("play"),
        )
        empty.acted.connect(self.closed)
        self.show_alone(empty)

    def _fill_foot(self, sheet: Sheet) -> None:
        note = self.tr("A dot (·) means unchanged.") if sheet.lines else ""
        self.foot.addWidget(paragraph(note, Role.NOTE), 1)
        review = Button(self.tr("Review this deal"), ButtonKind.SECOND)
        review.set_off("" if sheet.lines else self.tr("No deal is finished yet."))
        review.chosen.connect(self._review)
        self.foot.addWidget(review)
        statistics = Button(self.tr("Statistics"), ButtonKind.SECOND)
        statistics.chosen.connect(self.statistics_wanted)
        self._close = Button(self.tr("Close"), ButtonKind.MAIN)
        self._close.chosen.connect(self.closed)
        self.foot.addWidget(statistics)
        self.foot.addWidget(self._close)

    def _review(self) -> None:
        if self.table is not None and self.table.currentIndex().isValid():
            self.deal_chosen.emit(self.table.currentIndex().row())

    def print(self) -> None:
        """Show how it prints; the dialog prints."""
        if self.sheet is not None:
            preview(self, self.sheet, self.subtitle)

    def save_pdf(self) -> None:
        """Ask where, and write a PDF file."""
        self._save(".pdf", self.tr("PDF files (*.pdf)"), lambda path, sheet: sheet_to_pdf(path, sheet, self.subtitle))

    def save_csv(self) -> None:
        """Ask where, and write a CSV file."""
        self._save(".csv", self.tr("CSV files (*.csv)"), sheet_to_csv)

    def _save(self, ending: str, kinds: str, write: Callable[[Path, Sheet], None]) -> None:
        if self.sheet is None:
            return
        name = self.tr("Score sheet") + ending
        chosen = self._ask(self, self.tr("Save the score sheet"), name, kinds)
        if not chosen:
            return
        path = Path(chosen) if Path(chosen).suffix else Path(chosen + ending)
        try:
            write(path, self.sheet)
        except OSError as error:
            self.failed.emit(reason_with_file(error))
        else:
            self.saved.emit(path)
