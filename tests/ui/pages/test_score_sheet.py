"""The score sheet as a page."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.ui.pages.score_sheet import ScoreSheetPage
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.pictures import Pictures
from tests.matches import narrator, played, unplayed
from tests.positions import position


class Asked:
    """Answers the question where to save."""

    def __init__(self, answer: Path | None = None) -> None:
        self.answer = answer

    def __call__(self, parent: QWidget, title: str, name: str, kinds: str) -> str:
        return "" if self.answer is None else str(self.answer)


def shown(qtbot: QtBot, pictures: Pictures, match: Match, asked: Asked | None = None) -> ScoreSheetPage:
    page = ScoreSheetPage(pictures, ask=asked or Asked())
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show_match(match, narrator(match), pictures.deck("french", "en"))
    page.show()
    return page


def button(page: QWidget, text: str) -> Button:
    return next(each for each in page.findChildren(Button) if each.text() == text)


def labels(page: QWidget) -> list[str]:
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible()]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_game_has_a_row_a_deal_and_its_totals(qtbot: QtBot, pictures: Pictures, game: Game) -> None:
    match = played(game)
    page = shown(qtbot, pictures, match)
    assert page.table is not None
    assert page.table.model().rowCount() == len(match.courses)
    foot = game.words.sheet_foot(match.standing, match.options, narrator(match).speech)
    texts = labels(page)
    for row in foot:
        assert all(value in texts for value in (row.label, *row.values))


def test_sums_stand_under_the_columns_of_their_seats(qtbot: QtBot, pictures: Pictures) -> None:
    page = shown(qtbot, pictures, played(game_of("ramsch"), 12, variant="pip"))
    assert page.table is not None
    totals = [each for each in page.findChildren(QLabel) if each.accessibleName().startswith(("You", "Hanne", "Korb"))]
    first = page.table.model().columnCount() - 3
    for seat, total in enumerate(totals):
        right = page.table.columnViewportPosition(first + seat) + page.table.columnWidth(first + seat)
        column = page.table.viewport().mapTo(page, page.table.viewport().rect().topLeft()).x() + right
        assert abs(total.mapTo(page, total.rect().topRight()).x() + 1 - column) <= 2


@pytest.mark.parametrize("width", [1000, 1024, 1280])
@pytest.mark.parametrize("scoring", ["simple", "tournament"])
def test_nothing_is_shortened_at_a_table_of_four(qtbot: QtBot, pictures: Pictures, width: int, scoring: str) -> None:
    page = ScoreSheetPage(pictures, ask=Asked())
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show()
    match = played(game_of("skat"), 8, table=4, scoring=scoring)
    page.show_match(match, narrator(match), pictures.deck("french", "en"))
    page.resize(width, 536)
    QApplication.processEvents()
    table = page.table
    assert table is not None
    columns = range(table.model().columnCount())
    need = [max(table.horizontalHeader().sectionSizeHint(at), table.sizeHintForColumn(at)) for at in columns]
    assert [at for at in columns if table.columnWidth(at) < need[at]] == []


@pytest.mark.parametrize("deals", [1, 2, 12])
def test_sums_stand_below_the_table_and_never_on_its_edge(qtbot: QtBot, pictures: Pictures, deals: int) -> None:
    page = shown(qtbot, pictures, played(game_of("schafkopf"), deals))
    assert page.table is not None
    totals = [each for each in page.findChildren(QLabel) if each.accessibleName().startswith(("You", "Hanne", "Korb"))]
    end = page.table.mapTo(page, page.table.rect().bottomLeft()).y()
    assert totals
    assert all(total.mapTo(page, total.rect().topLeft()).y() > end for total in totals)


def test_rows_are_33_pixels_high(qtbot: QtBot, pictures: Pictures) -> None:
    page = shown(qtbot, pictures, played(game_of("ramsch")))
    assert page.table is not None
    assert page.table.rowHeight(0) == 33


def test_a_csv_file_is_saved_with_its_ending(qtbot: QtBot, pictures: Pictures, tmp_path: Path) -> None:
    match = played(game_of("ramsch"))
    page = shown(qtbot, pictures, match, Asked(tmp_path / "sheet"))
    with qtbot.waitSignal(page.saved) as signal:
        button(page, "CSV…").click()
    assert signal.args == [tmp_path / "sheet.csv"]
    with (tmp_path / "sheet.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[0][4:7] == ["You", "Hannelore", "Korbinian"]
    assert [row[4:7] for row in rows[1:]] == [[str(p) for p in c.score.points] for c in match.courses if c.score]


def test_a_pdf_file_is_saved(qtbot: QtBot, pictures: Pictures, tmp_path: Path) -> None:
    page = shown(qtbot, pictures, played(game_of("ramsch")), Asked(tmp_path / "sheet.pdf"))
    with qtbot.waitSignal(page.saved):
        button(page, "PDF…").click()
    data = (tmp_path / "sheet.pdf").read_bytes()
    assert data.startswith(b"%PDF-")
    assert len(data) > 2000


@pytest.mark.parametrize("text", ["PDF…", "CSV…"])
def test_a_place_that_cannot_be_written_is_told(qtbot: QtBot, pictures: Pictures, tmp_path: Path, text: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    page = shown(qtbot, pictures, played(game_of("ramsch")), Asked(tmp_path / "file" / "sheet.x"))
    with qtbot.waitSignal(page.failed) as signal:
        button(page, text).click()
    assert signal.args[0]


def test_nothing_is_written_when_the_question_is_closed(qtbot: QtBot, pictures: Pictures) -> None:
    page = shown(qtbot, pictures, played(game_of("ramsch")))
    with qtbot.assertNotEmitted(page.saved), qtbot.assertNotEmitted(page.failed):
        button(page, "CSV…").click()


def test_an_empty_sheet_says_what_will_be_here(qtbot: QtBot, pictures: Pictures) -> None:
    page = shown(qtbot, pictures, unplayed(played(game_of("ramsch"))))
    assert "No deal on the sheet yet" in labels(page)
    assert button(page, "CSV…").reason == "No deal is finished yet."
    with qtbot.waitSignal(page.closed):
        button(page, "Play").click()


def test_enter_closes(qtbot: QtBot, pictures: Pictures) -> None:
    page = shown(qtbot, pictures, played(game_of("ramsch")))
    page.focus_here()
    focus = page.focusWidget()
    assert focus is not None
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(focus, Qt.Key.Key_Return)


def test_the_table_speaks_its_cells(qtbot: QtBot, pictures: Pictures) -> None:
    match = played(game_of("ramsch"), variant="skat")
    page = shown(qtbot, pictures, match)
    assert page.table is not None
    interface = QAccessible.queryAccessibleInterface(page.table)
    assert interface.text(QAccessible.Text.Name) == "Score sheet"
    model = page.table.model()
    said = model.data(model.index(0, model.columnCount() - 3), Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("You: ")


def test_the_print_preview_draws_the_sheet(
    qtbot: QtBot, pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def draw(dialog: QPrintPreviewDialog) -> int:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "preview.pdf"))
        dialog.paintRequested.emit(printer)
        return 0

    monkeypatch.setattr(QPrintPreviewDialog, "exec", draw)
    page = shown(qtbot, pictures, played(game_of("ramsch")))
    button(page, "Print…").click()
    assert (tmp_path / "preview.pdf").read_bytes().startswith(b"%PDF-")


def test_a_suit_keeps_its_colour_in_the_row_that_is_chosen(qtbot: QtBot, pictures: Pictures) -> None:
    match = position("schafkopf", lambda c: c.score is not None and c.score.contract.startswith("call"))
    page = shown(qtbot, pictures, match)
    assert page.table is not None
    table, drawn = page.table, []
    for choose in (table.clearSelection, lambda: table.selectRow(0)):
        choose()
        image = table.viewport().grab(table.visualRect(table.model().index(0, 1))).toImage()
        sign = [image.pixelColor(x, y) for x in range(24) for y in range(image.height())]
        drawn.append(min(sign, key=lambda each: each.lightness()).name())
    assert drawn[0] == drawn[1]
