"""The history as a page."""

from __future__ import annotations

import threading
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.models.history import Column, Sorting
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, BY_ID, game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.archive import Damaged, Kept, keep_match
from ramsch_desktop.store.saves import load_match
from ramsch_desktop.ui.pages.history import HistoryPage
from ramsch_desktop.ui.pictures import Pictures
from tests.matches import played
from tests.ui.pages.test_score_sheet import button

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
Open = Callable[..., HistoryPage]


def over(seed: int = 1) -> Match:
    """A match of Ramsch that is finished."""
    return played(game_of("ramsch"), 3, seed, rounds=1)


def running(seed: int = 2) -> Match:
    """A match of Skat with three finished deals and one begun."""
    return played(game_of("skat"), 3, seed).next_deal(7)


@pytest.fixture
def show(qtbot: QtBot, pictures: Pictures, tmp_path: Path) -> Open:
    def shown(*matches: Match, chosen: str = "") -> HistoryPage:
        for hours, match in enumerate(matches):
            keep_match(tmp_path, match, NOON + timedelta(hours=hours))
        page = HistoryPage(tmp_path, pictures, ask=lambda *_: chosen)
        qtbot.addWidget(page)
        page.resize(1280, 756)
        page.show_history()
        page.show()
        qtbot.waitUntil(lambda: page.settled)
        page.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is page)
        page.focus_here()
        return page

    return shown


def cells(page: HistoryPage, row: int) -> list[str]:
    assert page.table is not None
    model = page.table.model()
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def combo(page: HistoryPage, name: str) -> QComboBox:
    found = [each for each in page.findChildren(QComboBox) if each.accessibleName() == name and not each.isHidden()]
    return found[-1]


def texts(page: HistoryPage) -> list[str]:
    return [each.text() for each in page.findChildren(QLabel)]


def games(page: HistoryPage) -> list[str]:
    return [entry.facts.game for entry in page.entries if isinstance(entry, Kept)]


def test_an_empty_history_says_what_will_be_here(qtbot: QtBot, show: Open) -> None:
    page = show()
    assert "No match yet" in texts(page)
    with qtbot.waitSignal(page.play_wanted):
        button(page, "Play").click()


def test_a_row_tells_game_opponents_deals_and_result(show: Open) -> None:
    match = over()
    page = show(match)
    when, game, opponents, level, deals, result = cells(page, 0)
    assert "26" in when
    assert (game, opponents, level, deals) == ("Ramsch", "Hannelore, Korbinian", "Medium", "3")
    place = next(each for each in match.places() if each.seat == 0)
    assert result.startswith(f"Place {place.place}, ")


def test_an_unfinished_match_tells_where_it_stands(show: Open) -> None:
    assert cells(show(running()), 0)[Column.RESULT].startswith("Unfinished, ")


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_matches_of_every_game_are_listed(show: Open, game: Game) -> None:
    assert games(show(played(game))) == [game.id]


def test_one_game_alone_is_shown(show: Open) -> None:
    page = show(over(), running(), played(game_of("rams")))
    box = combo(page, "Game")
    box.setCurrentIndex(box.findText("Ramsch"))
    assert games(page) == ["ramsch"]


def test_the_order_is_chosen_by_keys_or_by_a_heading(show: Open) -> None:
    page = show(over(), running(), played(game_of("rams")))
    assert games(page) == ["rams", "skat", "ramsch"]
    combo(page, "Order").setCurrentIndex(1)
    assert games(page) == ["ramsch", "skat", "rams"]
    assert page.table is not None
    page.table.horizontalHeader().sectionClicked.emit(Column.GAME)
    assert games(page) == ["rams", "ramsch", "skat"]
    assert combo(page, "Order").currentText() == "By game"
    page.table.horizontalHeader().sectionClicked.emit(Column.DATE)
    page.table.horizontalHeader().sectionClicked.emit(Column.DATE)
    assert combo(page, "Order").currentIndex() == list(Sorting).index(Sorting.OLDEST)


def test_enter_resumes_an_unfinished_match(qtbot: QtBot, show: Open) -> None:
    match = running()
    page = show(match)
    assert page.table is not None
    with qtbot.waitSignal(page.resumed) as signal:
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert signal.args == [match]


def test_enter_reads_a_finished_match(qtbot: QtBot, show: Open) -> None:
    match = over()
    page = show(match)
    assert button(page, "Resume").reason == "This match is finished."
    assert page.table is not None
    with qtbot.waitSignal(page.sheet_wanted) as signal:
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert signal.args == [match]


def test_delete_names_the_chosen_match(qtbot: QtBot, show: Open) -> None:
    page = show(over(), running())
    assert page.table is not None
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.deleted) as signal:
        QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert signal.args == [page.entries[1]]


def test_a_match_is_saved_elsewhere(qtbot: QtBot, show: Open, tmp_path: Path) -> None:
    match = over()
    target = tmp_path / "elsewhere" / "evening.ramsch"
    page = show(match, chosen=str(target))
    with qtbot.waitSignal(page.saved) as signal:
        button(page, "Save as…").click()
    assert signal.args == [target]
    assert load_match(target, BY_ID) == match


def test_a_damaged_file_is_one_line_that_says_why(show: Open, tmp_path: Path) -> None:
    (tmp_path / "bad.ramsch").write_text("{", encoding="utf-8")
    page = show(over())
    assert isinstance(page.entries[1], Damaged)
    assert cells(page, 1)[Column.GAME].startswith("bad.ramsch cannot be read. Line 1, column 2: ")
    assert page.table is not None
    assert page.table.columnSpan(1, Column.GAME) == 5
    page.table.selectRow(1)
    assert button(page, "Score sheet").reason == "This file cannot be read."
    assert button(page, "Delete").reason == ""


def test_a_file_that_is_damaged_inside_is_told_when_it_is_opened(qtbot: QtBot, show: Open, tmp_path: Path) -> None:
    match = over()
    path = keep_match(tmp_path, match, NOON)
    path.write_text(path.read_text(encoding="utf-8").replace("play ", "plai ", 1), encoding="utf-8")
    page = show()
    with qtbot.waitSignal(page.failed) as signal:
        button(page, "Score sheet").click()
    assert signal.args is not None
    assert signal.args[0] == "The match cannot be read"
    assert "Deal 1, action 1" in signal.args[1]


def test_a_row_is_spoken_as_one_sentence(show: Open) -> None:
    page = show(over())
    assert page.table is not None
    spoken = page.table.model().index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Ramsch, Hannelore, Korbinian, Medium, 3 deal" in spoken


def test_the_window_waits_for_no_slow_folder(
    qtbot: QtBot, pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave = threading.Event()
    monkeypatch.setattr("ramsch_desktop.ui.pages.history.read_history", lambda *_: (leave.wait(10), ())[1])
    page = HistoryPage(tmp_path, pictures)
    qtbot.addWidget(page)
    page.show_history()
    page.show()
    assert "The matches are being read…" in texts(page)
    leave.set()
    qtbot.waitUntil(lambda: "No match yet" in texts(page))


def test_headings_begin_where_their_cells_begin(show: Open) -> None:
    """They stood three pixels left of them."""
    page = show(over())
    table = page.table
    assert table is not None
    header = table.horizontalHeader()
    picture = table.grab().toImage()
    left = header.sectionViewportPosition(Column.GAME) + 2
    row = table.rowViewportPosition(0) + header.height() + 2
    starts = [first_ink(picture, left, top, high) for top, high in ((2, header.height() - 6), (row, 29))]
    assert abs(starts[0] - starts[1]) <= 1


def first_ink(picture: QImage, left: int, top: int, high: int) -> int:
    """The x at which, right of ``left``, something is written."""
    for x in range(left, left + 60):
        shades = [picture.pixelColor(x, y).lightness() for y in range(top, top + high)]
        if max(shades) - min(shades) > 60:
            return x
    raise AssertionError("nothing is written there")
