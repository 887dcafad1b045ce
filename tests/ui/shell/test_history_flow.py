"""The history in the window: matches come into it, and out of it back to the table."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.games import BY_ID, game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.play.session import Scoring
from ramsch_desktop.store.archive import Kept, keep_match, read_history
from ramsch_desktop.store.saves import load_match
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.pages.history import HistoryPage
from tests.matches import played
from tests.ui.pages.test_score_sheet import button
from tests.ui.shell.clipping import settle
from tests.ui.shell.test_main_window import play_card, press_toast, toast_texts, wait_for_human
from tests.ui.shell.test_pages import header_texts, play_deal

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def opened(qtbot: QtBot, window: MainWindow) -> HistoryPage:
    window.actions_table["history"].trigger()
    page = window.turner.history
    qtbot.waitUntil(lambda: page.settled)
    return page


def kept(desk: Desk) -> list[Match]:
    return [load_match(entry.path, BY_ID) for entry in read_history(desk.paths.matches, BY_ID)]


def test_a_match_is_kept_when_a_deal_is_finished(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_deal(qtbot, desk)
    (match,) = kept(desk)
    assert match == desk.matches.on_table
    assert len(match.standings) == 2


def test_a_match_is_kept_when_it_leaves_the_table(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_card(qtbot, window)
    wait_for_human(qtbot, window)
    match = desk.matches.on_table
    window.run("games")
    assert kept(desk) == [match]


def test_a_deal_that_nobody_touched_is_not_kept(window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    window.run("games")
    assert kept(desk) == []


def test_a_watched_match_is_not_kept(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    match = played(game_of("ramsch"), 1).next_deal(3)
    window.show_match(replace(match, seats=("easy", "easy", "easy")), watching=True)
    qtbot.waitUntil(lambda: desk.controller.stage is Stage.RESULT, timeout=10_000)
    assert kept(desk) == []


def test_an_unfinished_match_is_resumed_in_place_of_another(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    old = played(game_of("ramsch"), 2, 5).next_deal(3)
    keep_match(desk.paths.matches, old, NOON)
    window.play("skat")
    page = opened(qtbot, window)
    assert "Match history" in header_texts(window)
    button(page, "Resume").click()
    qtbot.waitUntil(lambda: desk.matches.on_table is not None and desk.matches.on_table.game.id == "ramsch")
    assert desk.matches.on_table is not None
    assert desk.matches.on_table.courses[:2] == old.courses[:2]
    assert window.pages.currentWidget() is window.table


def test_the_match_on_the_table_is_gone_on_with(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_card(qtbot, window)
    wait_for_human(qtbot, window)
    session = desk.controller.session
    button(opened(qtbot, window), "Resume").click()
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.table)
    assert desk.controller.session is session


def test_any_deal_of_a_finished_match_is_reviewed_and_tried_again(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    match = played(game_of("ramsch"), 3, 1, rounds=1)
    keep_match(desk.paths.matches, match, NOON)
    page = opened(qtbot, window)
    button(page, "Score sheet").click()
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.turner.sheet)
    table = window.turner.sheet.table
    assert table is not None
    table.selectRow(1)
    button(window.turner.sheet, "Review this deal").click()
    review = window.turner.review
    assert window.pages.currentWidget() is review
    assert [moment.action for moment in review._moments] == list(match.courses[1].actions)
    button(review, "To the score sheet").click()
    assert window.pages.currentWidget() is window.turner.sheet
    QTest.keyClick(table, Qt.Key.Key_Return)
    button(review, "Try again from here").click()
    session = desk.controller.session
    assert session is not None
    assert session.match == match
    assert session.scoring is Scoring.PRACTICE
    assert session.course.deal == match.courses[1].deal
    assert window.pages.currentWidget() is window.table


def test_a_deal_is_not_tried_again_while_another_one_is_played(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.show_match(played(game_of("ramsch"), 2, 5).next_deal(3))
    window.run("score_sheet")
    button(window.turner.sheet, "Review this deal").click()
    assert button(window.turner.review, "Try again from here").reason == "Finish the deal on the table first."
    keep_match(desk.paths.matches, played(game_of("ramsch"), 2, 6).next_deal(3), NOON + timedelta(days=9000))
    page = opened(qtbot, window)
    button(page, "Score sheet").click()
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.turner.sheet)
    settle()
    button(window.turner.sheet, "Review this deal").click()
    settle()
    reason = "Resume the match and finish its deal first."
    assert button(window.turner.review, "Try again from here").reason == reason


def test_a_deleted_match_is_taken_back(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    match = played(game_of("ramsch"), 3, 1, rounds=1)
    keep_match(desk.paths.matches, match, NOON)
    page = opened(qtbot, window)
    button(page, "Delete").click()
    qtbot.waitUntil(lambda: page.settled)
    assert page.entries == ()
    assert "The match is deleted" in toast_texts(window)
    press_toast(window)
    qtbot.waitUntil(lambda: len(page.entries) == 1)
    assert kept(desk) == [match]


def test_the_match_that_waits_is_deleted_and_waits_again(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_card(qtbot, window)
    wait_for_human(qtbot, window)
    old = desk.matches.on_table
    page = opened(qtbot, window)
    button(page, "Delete").click()
    qtbot.waitUntil(lambda: page.settled)
    assert desk.matches.current is None
    assert not desk.paths.autosave.exists()
    press_toast(window)
    assert desk.matches.unfinished == old
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.welcome
    assert window.welcome.resume is not None


def test_the_banner_leads_to_all_matches(qtbot: QtBot, window: MainWindow) -> None:
    window.play("ramsch")
    play_card(qtbot, window)
    window.run("games")
    button(window.welcome, "All matches").click()
    assert window.pages.currentWidget() is window.turner.history


def test_a_thousand_matches_are_listed_from_their_first_lines(
    qtbot: QtBot, window: MainWindow, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = keep_match(desk.paths.matches, played(game_of("skat"), 6), NOON)
    text = path.read_bytes()
    for number in range(999):
        (path.parent / f"skat-{number}.ramsch").write_bytes(text)

    def never(path: Path, games: object) -> Match:
        raise AssertionError(path)

    monkeypatch.setattr("ramsch_desktop.store.archive.load_match", never)
    page = opened(qtbot, window)
    assert len(page.entries) == 1000
    assert all(isinstance(entry, Kept) for entry in page.entries)
