"""The pages over the table: how they are reached, what they do, and the way back."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games import BY_ID, game_of
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.store.archive import keep_match
from ramsch_desktop.store.saves import save_match
from ramsch_desktop.store.statistics import append_entry, entry_of, read_statistics
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.panels.table_panel import totals_of
from ramsch_desktop.ui.parts.button import Button
from tests.matches import played
from tests.ui.shell.clipping import LongTranslator, clipped, settle
from tests.ui.shell.test_main_window import toast_texts, wait_for_human


def header_texts(window: MainWindow) -> list[str]:
    return [label.text() for label in window.header.findChildren(QLabel)]


def press(page: QWidget, words: str) -> None:
    next(each for each in page.findChildren(Button) if each.text() == words and not each.isHidden()).click()


def play_deal(qtbot: QtBot, desk: Desk) -> None:
    controller = desk.controller
    while controller.stage not in (Stage.RESULT, Stage.MATCH_END):
        qtbot.waitUntil(lambda: controller.stage in (Stage.HUMAN, Stage.RESULT, Stage.MATCH_END), timeout=10_000)
        if controller.stage is Stage.HUMAN:
            controller.act(controller.picture().view.legal[0])


def last_deal(window: MainWindow) -> Match:
    """Put a match on the table that ends with its present deal."""
    game = game_of("ramsch")
    options = read_options(game.options, {"rounds": 1})
    match = new_match(game, options, ("you", "easy", "easy"), 2, 5)
    ended = replace(match.standing, deals=2)
    course = replace(match.course, standing=ended)
    match = replace(match, courses=(course,), standings=(ended,))
    window.show_match(match)
    return match


def test_the_score_sheet_opens_over_the_table_and_escape_goes_back(qtbot: QtBot, window: MainWindow) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    window.actions_table["score_sheet"].trigger()
    assert window.pages.currentWidget() is window.turner.sheet
    assert "Score sheet" in header_texts(window)
    assert not window.actions_table["hint"].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.table
    assert any("Deal 1 of 12" in text for text in header_texts(window))
    assert window.actions_table["hint"].isEnabled()


def test_pages_close_in_the_order_in_which_they_were_opened(qtbot: QtBot, window: MainWindow) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    window.run("score_sheet")
    window.turner.sheet.statistics_wanted.emit()
    assert window.pages.currentWidget() is window.turner.statistics
    window.turner.statistics.closed.emit()
    assert window.pages.currentWidget() is window.turner.sheet
    window.turner.sheet.closed.emit()
    assert window.pages.currentWidget() is window.table


def test_statistics_open_from_the_games_and_lead_back_there(window: MainWindow) -> None:
    window.actions_table["statistics"].trigger()
    assert window.pages.currentWidget() is window.turner.statistics
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.welcome
    assert "Choose a game" in " ".join(header_texts(window))


def test_a_finished_deal_is_counted_once(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_deal(qtbot, desk)
    assert len(read_statistics(desk.paths.statistics).entries) == 1
    desk.controller.play_again()
    play_deal(qtbot, desk)
    assert len(read_statistics(desk.paths.statistics).entries) == 1


def test_the_last_result_leads_to_the_end_of_the_match_and_to_a_return_match(
    qtbot: QtBot, window: MainWindow, desk: Desk
) -> None:
    match = last_deal(window)
    play_deal(qtbot, desk)
    assert desk.controller.stage is Stage.MATCH_END
    press(window.table.sheet, "To the final standing")
    assert window.pages.currentWidget() is window.turner.match_end
    window.turner.match_end.sheet_wanted.emit()
    assert window.pages.currentWidget() is window.turner.sheet
    window.turner.sheet.closed.emit()
    assert window.pages.currentWidget() is window.turner.match_end
    press(window.turner.match_end, "Return match")
    assert window.pages.currentWidget() is window.table
    again = desk.matches.on_table
    assert again is not None
    assert (again.options, again.seats) == (match.options, ("you", "easy", "easy"))
    assert (again.standing.deals, again.status) == (0, MatchStatus.RUNNING)


def test_the_key_of_the_score_sheet_works_at_the_end_of_a_match(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    last_deal(window)
    play_deal(qtbot, desk)
    press(window.table.sheet, "To the final standing")
    assert not window.actions_table["hint"].isEnabled()
    window.actions_table["score_sheet"].trigger()
    assert window.pages.currentWidget() is window.turner.sheet
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.turner.match_end
    assert window.actions_table["score_sheet"].isEnabled()


def test_another_game_is_chosen_at_the_end_of_a_match(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    last_deal(window)
    play_deal(qtbot, desk)
    window.table.match_ended.emit()
    press(window.turner.match_end, "New match")
    assert window.pages.currentWidget() is window.welcome
    assert window.welcome.resume is None


def test_a_deal_is_reviewed_and_tried_again_from_a_step(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_deal(qtbot, desk)
    session = desk.controller.session
    assert session is not None
    totals = session.match.standing.totals
    press(window.table.sheet, "Review")
    assert window.pages.currentWidget() is window.turner.review
    assert "Review" in header_texts(window)
    review = window.turner.review
    mine = [at for at, moment in enumerate(review._moments) if moment.seat == 0]
    review.go_to(mine[3])
    press(review, "Try again from here")
    assert window.pages.currentWidget() is window.table
    assert len(desk.controller.picture().view.hand) == 7
    play_deal(qtbot, desk)
    assert session.match.standing.totals == totals


@pytest.mark.parametrize("finished", [True, False])
def test_a_record_is_reviewed_if_its_last_deal_is_finished(
    window: MainWindow, desk: Desk, tmp_path: Path, finished: bool
) -> None:
    match = played(game_of("ramsch"), variant="skat")
    if not finished:
        match = match.next_deal(3)
    record = tmp_path / "evening.ramsch"
    save_match(record, match)
    window.open_record(record)
    assert window.pages.currentWidget() is (window.turner.review if finished else window.table)
    assert desk.matches.on_table is not None
    assert desk.matches.on_table.record() == match.record()
    assert BY_ID[match.game.id] is match.game


def test_written_files_and_failures_are_told(window: MainWindow) -> None:
    window.turner.sheet.saved.emit(Path("sheet.pdf"))
    assert "sheet.pdf is saved" in toast_texts(window)
    window.turner.statistics.failed.emit("No space left on device")
    assert "The statistics could not be read or saved" in toast_texts(window)
    assert "No space left on device" in toast_texts(window)


def test_the_panel_folds_and_its_points_go_to_the_header(qtbot: QtBot, window: MainWindow) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    wide = window.table.table.width()
    window.actions_table["panel"].trigger()
    assert not window.table.panel.isVisible()
    assert window.table.table.width() == window.width() > wide
    assert any("Hannelore 0" in text for text in header_texts(window))
    assert not window.actions_table["panel"].isChecked()
    window.actions_table["panel"].trigger()
    assert window.table.panel.isVisible()
    assert window.table.table.width() == wide
    assert not any("Hannelore" in text for text in header_texts(window))


def test_a_deal_played_once_more_says_that_it_does_not_count(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    """Its result stands beside a standing that it does not change."""
    window.play("ramsch")
    play_deal(qtbot, desk)
    assert totals_of(desk.controller.picture())[1]
    desk.controller.play_again()
    wait_for_human(qtbot, window)
    assert any("Once more, not scored" in text for text in header_texts(window))
    play_deal(qtbot, desk)
    assert totals_of(desk.controller.picture())[1] == ()
    assert any("Once more, not scored" in text for text in header_texts(window))
    desk.controller.advance()
    wait_for_human(qtbot, window)
    assert not any("not scored" in text for text in header_texts(window))


def test_a_folded_panel_stays_folded_at_the_next_start(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    window.actions_table["panel"].trigger()
    assert desk.settings.panel == "folded"
    later = MainWindow(desk)
    qtbot.addWidget(later)
    assert later.table.panel.isHidden()
    assert not later.actions_table["panel"].isChecked()


def test_the_own_order_of_a_game_is_kept(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    desk.keeper.change(sorting="own")
    window.play("ramsch")
    wait_for_human(qtbot, window)
    hand = window.table.table.hand
    turned = hand.codes[::-1]
    hand.arranged.emit(turned)
    assert hand.codes == turned
    assert desk.settings.own_orders["ramsch"][: len(turned)] == turned
    mine = desk.matches.on_table
    assert mine is not None
    window.play("ramsen")
    assert "ramsen" not in desk.settings.own_orders
    later = MainWindow(desk)
    qtbot.addWidget(later)
    desk.matches.take_back(mine)
    assert later.table.table.hand.codes == turned


def test_the_last_trick_lies_open_until_the_next_key(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    assert not window.actions_table["last_trick"].isEnabled()
    desk.controller.act(desk.controller.picture().view.legal[0])
    wait_for_human(qtbot, window)
    window.actions_table["last_trick"].trigger()
    paper = window.table.table.last_trick
    assert paper.isVisible()
    taken = desk.controller.picture().view.table.tricks[-1]
    assert f"{taken.trick.points} card point" in paper.accessibleName()
    assert len([each for each in paper.findChildren(QLabel) if not each.pixmap().isNull()]) == 3
    QTest.keyClick(window.table.table, Qt.Key.Key_Shift)
    assert not paper.isVisible()
    window.run("last_trick")
    window.run("last_trick")
    assert not paper.isVisible()


@pytest.mark.parametrize("size", [(1000, 580), (1280, 800)])
@pytest.mark.parametrize("page", ["score_sheet", "statistics", "match_end", "review", "history"])
def test_nothing_is_clipped_on_a_page(
    qtbot: QtBot, window: MainWindow, desk: Desk, page: str, size: tuple[int, int]
) -> None:
    translator = LongTranslator()
    app = QApplication.instance()
    assert app is not None
    app.installTranslator(translator)
    try:
        window.resize(*size)
        window.show_match(played(game_of("ramsch"), variant="skat"))
        getattr(window.turner, f"show_{page}")()
        settle()
        assert clipped(window.turner.shown or window) == []
    finally:
        app.removeTranslator(translator)


@pytest.mark.parametrize("page", ["score_sheet", "statistics", "match_end", "review", "history"])
def test_nothing_is_clipped_on_a_page_in_the_largest_print(window: MainWindow, desk: Desk, page: str) -> None:
    match = played(game_of("ramsch"), variant="skat")
    keep_match(desk.paths.matches, match, datetime(2026, 11, 30, tzinfo=UTC))
    for course in match.courses:
        append_entry(desk.paths.statistics, entry_of(course, match.seats, datetime(2026, 11, 30, tzinfo=UTC)))
    desk.keeper.change(text_scale=2.0)
    window.show_match(match)
    getattr(window.turner, f"show_{page}")()
    settle()
    assert clipped(window.turner.shown or window) == []
