"""Statistics as a page."""

from __future__ import annotations

import csv
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt, QTimer, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFrame, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.models.statistics import average_text
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.store.statistics import append_entry, entry_of, read_statistics
from ramsch_desktop.ui.dialogs.sure import SureDialog
from ramsch_desktop.ui.pages.statistics import StatisticsPage
from ramsch_desktop.ui.pages.statistics_parts import ask_yes
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.segment import Segment
from ramsch_desktop.ui.pictures import Pictures
from tests.matches import played
from tests.ui.pages.test_score_sheet import Asked, button, labels

NOW = datetime.now(tz=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "statistics.jsonl"


def fill(path: Path, game: Game, days_ago: int = 0, deals: int = 3) -> None:
    match = played(game, deals)
    for course in match.courses:
        append_entry(path, entry_of(course, match.seats, NOW - timedelta(days=days_ago)))


def shown(
    qtbot: QtBot, pictures: Pictures, path: Path, asked: Asked | None = None, sure: bool = True
) -> StatisticsPage:
    page = StatisticsPage(path, pictures, ask=asked or Asked(), sure=lambda parent, question, text: sure)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show_statistics()
    page.show()
    return page


def settle() -> None:
    """Let new widgets become visible."""
    QApplication.processEvents()


def combo(page: QWidget, name: str) -> QComboBox:
    settle()
    return next(each for each in page.findChildren(QComboBox) if each.accessibleName() == name and each.isVisible())


def tile(page: QWidget, heading: str) -> str:
    settle()
    names = [each.accessibleName() for each in page.findChildren(QFrame) if each.isVisible()]
    return next(name for name in names if name.startswith(f"{heading}: ")).removeprefix(f"{heading}: ")


def cells(page: StatisticsPage) -> list[list[str]]:
    assert page.table is not None
    model = page.table.model()
    columns = range(model.columnCount())
    return [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_the_deals_of_every_game_are_counted(qtbot: QtBot, pictures: Pictures, path: Path, game: Game) -> None:
    fill(path, game)
    page = shown(qtbot, pictures, path)
    mine = [entry for entry in read_statistics(path).entries if 0 in entry.active]
    assert tile(page, "Deals") == str(len(mine))
    assert sum(int(row[1]) for row in cells(page)) == len(mine)


def test_results_add_up(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"))
    page = shown(qtbot, pictures, path)
    entries = read_statistics(path).entries
    gains = [-entry.points[0] for entry in entries]
    won = sum(0 in entry.winners for entry in entries)
    assert tile(page, "Won") == f"{round(100 * won / 3)} %"
    assert tile(page, "Costliest deal") == f"−{-min(gains)}"
    assert page.plot is not None
    assert page.plot.content.series[0].values == (0, gains[0], sum(gains[:2]), sum(gains))


def test_a_period_leaves_older_deals_out(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"), days_ago=20)
    page = shown(qtbot, pictures, path)
    combo(page, "Period").setCurrentIndex(2)
    assert tile(page, "Deals") == "3"
    combo(page, "Period").setCurrentIndex(1)
    settle()
    assert "No deal fits these choices." in labels(page)


def test_another_seat_can_be_looked_at(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"))
    page = shown(qtbot, pictures, path)
    combo(page, "Player").setCurrentIndex(1)
    points = [-entry.points[1] for entry in read_statistics(path).entries]
    assert tile(page, "Costliest deal") == f"−{-min(points)}"


def test_groups_can_be_chosen(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"))
    page = shown(qtbot, pictures, path)
    by = combo(page, "Group the deals by")
    by.setCurrentIndex(by.findData("position"))
    assert [row[0] for row in cells(page)] == ["Forehand", "Middlehand", "Rearhand"]
    by = combo(page, "Group the deals by")
    by.setCurrentIndex(by.findData("month"))
    assert [row[0] for row in cells(page)] == [NOW.strftime("%Y-%m")]


def test_the_plot_turns_to_the_share_of_deals_won(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"))
    page = shown(qtbot, pictures, path)
    (segment,) = page.findChildren(Segment)
    segment.chosen.emit("won")
    assert page.plot is not None
    won = sum(0 in entry.winners for entry in read_statistics(path).entries)
    assert page.plot.content.series[0].values == (round(100 * won / 3),)


def test_damaged_lines_are_told(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"))
    with path.open("a", encoding="utf-8") as file:
        file.write("{torn\n")
    page = shown(qtbot, pictures, path)
    assert any("cannot be read" in text for text in labels(page))


def test_the_deals_shown_are_exported(qtbot: QtBot, pictures: Pictures, path: Path, tmp_path: Path) -> None:
    fill(path, game_of("ramsch"))
    page = shown(qtbot, pictures, path, Asked(tmp_path / "out"))
    with qtbot.waitSignal(page.saved) as signal:
        button(page, "CSV…").click()
    assert signal.args == [tmp_path / "out.csv"]
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["points"] for row in rows] == [str(entry.points[0]) for entry in read_statistics(path).entries]
    assert {row["game"] for row in rows} == {"ramsch"}


def test_a_reset_asks_first(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"))
    before = path.read_bytes()
    page = shown(qtbot, pictures, path, sure=False)
    button(page, "Reset…").click()
    assert path.read_bytes() == before


def test_a_reset_keeps_the_file_and_shows_nothing(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"))
    before = path.read_bytes()
    page = shown(qtbot, pictures, path)
    with qtbot.waitSignal(page.saved) as signal:
        button(page, "Reset…").click()
    assert signal.args is not None
    assert signal.args[0].read_bytes() == before
    settle()
    assert "No deal in the statistics yet" in labels(page)


def test_without_deals_the_page_says_what_will_be_here(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    page = shown(qtbot, pictures, path)
    assert button(page, "Reset…").reason == "There is nothing yet."
    with qtbot.waitSignal(page.play_wanted):
        button(page, "Play").click()


def test_enter_closes(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    page = shown(qtbot, pictures, path)
    page.focus_here()
    focus = page.focusWidget()
    assert isinstance(focus, Button)
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(focus, Qt.Key.Key_Return)


def test_filters_name_themselves(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"))
    page = shown(qtbot, pictures, path)
    assert all(each.accessibleName() for each in page.findChildren(QComboBox))
    assert {"Game", "Contract", "Player", "Opponents", "Seat", "Period"} <= {
        each.text() for each in page.findChildren(QLabel)
    }


class WhatIsMeant(QTranslator):
    """Says instead of "All" what all are."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return comment if text == "All" and comment else text


def test_all_has_a_word_of_its_own_in_each_filter(
    qtbot: QtBot, pictures: Pictures, path: Path, request: pytest.FixtureRequest
) -> None:
    app, translator = QApplication.instance(), WhatIsMeant()
    assert app is not None
    app.installTranslator(translator)
    request.addfinalizer(lambda: app.removeTranslator(translator))
    fill(path, game_of("ramsch"))
    page = shown(qtbot, pictures, path)
    first = [combo(page, name).itemText(0) for name in ("Game", "Contract", "Opponents", "Seat", "Period")]
    assert first == ["games", "contracts", "opponents", "seats of the order of play", "days"]


def test_the_keyboard_keeps_its_place_while_results_change(qtbot: QtBot, pictures: Pictures, path: Path) -> None:
    fill(path, game_of("ramsch"))
    page = shown(qtbot, pictures, path)
    page.activateWindow()
    for name in ("Group the deals by", "Game", "Period"):
        box = combo(page, name)
        box.setFocus()
        qtbot.waitUntil(box.hasFocus)
        QTest.keyClick(box, Qt.Key.Key_Down)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus.accessibleName() == name


@pytest.mark.parametrize(("name", "sure"), [("yes", True), ("no", False)])
def test_the_question_before_a_reset_is_answered_by_its_words(qtbot: QtBot, name: str, sure: bool) -> None:
    page = QWidget()
    qtbot.addWidget(page)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SureDialog)
        assert [each.text() for each in dialog.findChildren(Button)] == ["Reset", "Cancel"]
        assert dialog.focusWidget().objectName() == "no"
        next(each for each in dialog.findChildren(Button) if each.objectName() == name).click()

    QTimer.singleShot(100, answer)
    assert ask_yes(page, "Reset the statistics?", "Nothing is deleted.") is sure


@pytest.mark.parametrize(
    ("language", "value", "text"),
    [("en", -134.25, "−134.2"), ("de", -134.25, "−134,2"), ("fi", 1234.5, "+1234,5"), ("de", 0.04, "0")],
)
def test_an_average_is_written_as_the_language_does(language: str, value: float, text: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert average_text(value) == text
    finally:
        QLocale.setDefault(before)
