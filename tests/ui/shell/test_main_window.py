"""The window: a first minute, matches that wait, settings in force at once, messages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.record import read_record
from ramsch_desktop.games import ALL, BY_ID
from ramsch_desktop.store.saves import load_match
from ramsch_desktop.ui.actions import plain
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.toast import Toast
from ramsch_desktop.ui.window_place import opens_maximised
from tests.ui.shell.clipping import LongTranslator, settle


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def wait_for_human(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: window._desk.controller.stage is Stage.HUMAN)


def play_card(qtbot: QtBot, window: MainWindow) -> None:
    wait_for_human(qtbot, window)
    controller = window._desk.controller
    controller.act(controller.picture().view.legal[0])


def toast_texts(window: MainWindow) -> list[str]:
    toast = window.toasts.shown
    return [] if toast is None else [label.text() for label in toast.findChildren(QLabel)]


def press_toast(window: MainWindow) -> None:
    toast = window.toasts.shown
    assert toast is not None
    toast.findChildren(Button)[0].click()


@pytest.mark.parametrize("game", [game.id for game in ALL])
def test_one_click_on_a_game_deals(qtbot: QtBot, window: MainWindow, desk: Desk, game: str) -> None:
    card = next(card for card in window.welcome.cards if card.objectName() == f"game_{game}")
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.rect().center())
    assert window.pages.currentWidget() is window.table
    match = desk.matches.on_table
    assert match is not None
    assert match.game.id == game
    assert match.seats == ("you", *["medium"] * (len(match.seats) - 1))
    assert load_match(desk.paths.autosave, BY_ID).record().deals[0].deal == match.course.deal


def test_a_match_starts_by_keyboard_alone(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.welcome.focus_here()
    QTest.keyClick(focus(), Qt.Key.Key_Space)
    wait_for_human(qtbot, window)
    assert desk.matches.on_table is not None
    for _ in range(20):
        if desk.controller.picture().view.table.trick.plays or desk.controller.stage is not Stage.HUMAN:
            break
        QTest.keyClick(focus(), Qt.Key.Key_Return)
        settle()
    session = desk.controller.session
    assert session is not None
    assert len(session.course.actions) >= 1


def test_the_welcome_page_offers_the_match_that_was_left(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_card(qtbot, window)
    wait_for_human(qtbot, window)
    session = desk.controller.session
    assert session is not None
    left = session.course
    window.run("games")
    assert desk.controller.session is None
    assert window.welcome.resume is not None
    window.welcome.resume.click()
    assert desk.matches.on_table is not None
    assert desk.matches.on_table.course.actions == left.actions
    assert desk.matches.on_table.course.deal == left.deal


def test_another_game_does_not_destroy_the_unfinished_match(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_card(qtbot, window)
    wait_for_human(qtbot, window)
    old = desk.matches.on_table
    assert old is not None
    window.play("ramsch")
    assert desk.matches.on_table is not None
    assert desk.matches.on_table.course.deal != old.course.deal
    kept = load_match(desk.matches.file_of(old), BY_ID)
    assert kept.record() == old.record()
    assert "Your unfinished match is kept in the match history" in toast_texts(window)
    press_toast(window)
    assert desk.matches.on_table.record() == old.record()


def test_a_discarded_match_can_be_taken_back(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_card(qtbot, window)
    wait_for_human(qtbot, window)
    window.run("games")
    old = desk.matches.unfinished
    assert old is not None
    window.welcome.discarded.emit()
    assert desk.matches.unfinished is None
    assert not desk.paths.autosave.exists()
    press_toast(window)
    assert desk.matches.on_table is not None
    assert desk.matches.on_table.record() == old.record()


def test_a_fresh_deal_is_replaced_without_a_word(window: MainWindow) -> None:
    window.play("ramsch")
    window.play("ramsch")
    assert window.toasts.shown is None


def test_the_header_says_game_and_deal(window: MainWindow) -> None:
    texts = [label.text() for label in window.header.findChildren(QLabel)]
    assert "Ramsch" in texts
    window.play("ramsch")
    texts = [label.text() for label in window.header.findChildren(QLabel)]
    assert any("Deal 1 of 12" in text for text in texts)


def test_actions_are_on_where_they_can_be_used(qtbot: QtBot, window: MainWindow) -> None:
    actions = window.actions_table
    assert not actions["hint"].isEnabled()
    assert not actions["report"].isEnabled()
    window.play("ramsch")
    wait_for_human(qtbot, window)
    assert actions["hint"].isEnabled()
    assert actions["report"].isEnabled()
    assert not actions["undo"].isEnabled()
    play_card(qtbot, window)
    wait_for_human(qtbot, window)
    assert actions["undo"].isEnabled()
    actions["undo"].trigger()
    assert actions["redo"].isEnabled()


def test_a_record_is_opened_and_a_bad_one_is_told(qtbot: QtBot, window: MainWindow, desk: Desk, tmp_path: Path) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    record = tmp_path / "evening.ramsch"
    window.dialogs.write_record(record)
    bad = tmp_path / "bad.ramsch"
    bad.write_text('{"format": "ramsch-record", "version": 9}')
    window.run("games")
    window.open_record(bad)
    assert "bad.ramsch cannot be opened" in toast_texts(window)
    assert any('"version" is 9' in text for text in toast_texts(window))
    assert desk.matches.on_table is None
    window.open_record(record)
    assert desk.matches.on_table is not None
    assert desk.matches.on_table.record() == read_record(record.read_text(), BY_ID)


def test_a_second_start_brings_the_window_and_its_record(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    record = desk.paths.state / "other.ramsch"
    window.dialogs.write_record(record)
    window.showMinimized()
    window.call(str(record))
    assert not window.isMinimized()
    assert desk.matches.on_table is not None


def test_the_language_changes_everything_at_once(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    translator = LongTranslator()
    app = QApplication.instance()
    assert app is not None
    app.installTranslator(translator)
    settle()
    try:
        texts = {label.text() for label in window.findChildren(QLabel) if label.isVisible()}
        assert "Choose a game" not in " ".join(texts)
        assert window.actions_table["quit"].text() == "&Quitn"
        assert window.welcome.cards[0].play.text() == "Playn"
        assert window.header.tool("settings").toolTip() == plain("Settingsne")
    finally:
        app.removeTranslator(translator)
    settle()
    assert window.actions_table["quit"].text() == "&Quit"
    assert window.welcome.cards[0].play.text() == "Play"


def test_faces_change_in_the_middle_of_a_trick(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    hand = desk.controller.picture().view.hand
    before = window.table.table.deck
    window.run("faces_german")
    after = window.table.table.deck
    assert before.pack.name == "french"
    assert after.pack.name == "german"
    assert desk.controller.picture().view.hand == hand
    assert window.actions_table["faces_german"].isChecked()


def test_text_grows_to_its_limit_and_is_kept(window: MainWindow, desk: Desk) -> None:
    desk.keeper.change(text_scale=1.85)
    for _ in range(3):
        window.run("larger_text")
    assert desk.settings.text_scale == 2.0
    window.run("smaller_text")
    assert desk.settings.text_scale == 1.9
    desk.keeper.save()
    assert json.loads(desk.paths.settings.read_text())["text_scale"] == 1.9


def test_the_scheme_changes_at_once(window: MainWindow, desk: Desk) -> None:
    light = QApplication.palette().window().color()
    desk.keeper.change(scheme="dark")
    assert QApplication.palette().window().color().lightness() < light.lightness() / 2


def test_the_only_card_is_played_where_that_is_wanted(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    desk.keeper.change(autoplay_only_card=True)
    window.play("ramsch")
    for _ in range(9):
        if desk.controller.stage is Stage.RESULT:
            break
        play_card(qtbot, window)
        qtbot.waitUntil(lambda: desk.controller.stage in (Stage.HUMAN, Stage.RESULT))
    qtbot.waitUntil(lambda: desk.controller.stage is Stage.RESULT)


def test_a_save_that_fails_is_told(window: MainWindow, desk: Desk) -> None:
    desk.controller.trouble.emit("No space left on device")
    assert toast_texts(window) == ["The match could not be saved", "No space left on device"]


def test_trouble_stays_and_other_news_wait_for_it(window: MainWindow, desk: Desk) -> None:
    desk.controller.trouble.emit("one")
    desk.controller.trouble.emit("one")
    desk.controller.trouble.emit("two")
    first = window.toasts.shown
    assert isinstance(first, Toast)
    assert "one" in toast_texts(window)
    first.dismiss()
    assert "two" in toast_texts(window)
    assert window.toasts.shown is not None
    window.toasts.shown.dismiss()
    assert window.toasts.shown is None


def test_closing_keeps_match_and_geometry(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_card(qtbot, window)
    window.resize(1000, 700)
    window.close()
    kept = json.loads(desk.paths.settings.read_text())
    assert kept["geometry"]
    again = MainWindow(desk)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (1000, 700)
    assert len(load_match(desk.paths.autosave, BY_ID).course.actions) >= 1


def test_the_window_is_never_smaller_than_the_design(window: MainWindow) -> None:
    window.resize(200, 100)
    assert (window.width(), window.height()) == (1000, 580)


@pytest.mark.parametrize(
    ("screen", "fills"),
    [((800, 600), False), ((1024, 600), True), ((1280, 800), True), ((1366, 768), True), ((1920, 1080), False)],
)
def test_a_first_window_fills_a_small_screen(screen: tuple[int, int], fills: bool) -> None:
    assert opens_maximised(QSize(*screen)) is fills


def test_areas_are_reached_in_a_circle(qtbot: QtBot, window: MainWindow) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    window.table.table.hand.setFocus()
    stops = []
    for _ in range(3):
        window.run("next_area")
        stops.append(focus())
    assert window.table.panel.isAncestorOf(stops[0])
    assert window.header.isAncestorOf(stops[1])
    assert window.table.table.hand in (stops[2], stops[2].parentWidget())
    window.run("previous_area")
    assert window.header.isAncestorOf(focus())


@pytest.mark.parametrize("action", ["new_match", "settings", "keys", "rules", "about", "report"])
def test_every_dialog_opens_and_escape_closes_it(qtbot: QtBot, window: MainWindow, action: str) -> None:
    window.play("ramsch")
    window.run(action)
    shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]
    assert len(shown) == 1
    assert shown[0].windowTitle()
    QTest.keyClick(shown[0], Qt.Key.Key_Escape)
    assert not shown[0].isVisible()


def test_another_game_has_its_own_seats_and_cards(window: MainWindow, desk: Desk) -> None:
    desk.keeper.change(faces="game")
    for game in ("ramsch", "schafkopf", "rams", "ramsen", "skat"):
        window.play(game)
        view = desk.controller.picture().view
        assert len(window.table.table.parts.seats.badges) == view.seats, game
        assert set(window.table.table.hand.codes) == {card.code for card in view.hand}, game
        settle()
