"""One deal of every game by keys alone, and the ways of the keys over the table."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.table.card_button import CardButton
from tests.ui.access.keyboard import Keyboard
from tests.ui.access.seen import MOST_STEPS, look, sit_down, spoken_focus, wait_for_turn
from tests.ui.access.tables import SETTINGS, Setting
from tests.ui.shell.clipping import settle


def play_deal(qtbot: QtBot, window: MainWindow, setting: Setting, seed: int) -> Keyboard:
    person = Keyboard(window, Random(seed), setting.reached)
    sit_down(window, setting, seed)
    for _ in range(MOST_STEPS):
        if not wait_for_turn(qtbot, window):
            return person
        take_turn(qtbot, window, person)
    raise AssertionError("the deal does not end")


def take_turn(qtbot: QtBot, window: MainWindow, person: Keyboard) -> None:
    before = window._desk.controller.picture().view.events
    person.take_turn()
    qtbot.waitUntil(lambda: window._desk.controller.picture().view.events != before)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_deal_is_played_by_keys_alone(qtbot: QtBot, window: MainWindow, setting: Setting) -> None:
    done = set[str]()
    for seed in setting.seeds:
        done |= play_deal(qtbot, window, setting, seed).done
        assert window.table.sheet.isVisible()
    assert done >= set(setting.reached), f"only {sorted(done)}"


def test_enter_on_the_result_deals_the_next_cards(qtbot: QtBot, window: MainWindow) -> None:
    person = play_deal(qtbot, window, SETTINGS[0], 1)
    person.press(Qt.Key.Key_Return)
    assert wait_for_turn(qtbot, window)
    assert not window.table.sheet.isVisible()
    assert isinstance(QApplication.focusWidget(), CardButton)


def stops(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> list[str]:
    """The names of the stops from the focus round to it again."""
    found = [spoken_focus()]
    for _ in range(40):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, modifier)
        if spoken_focus() == found[0]:
            break
        found.append(spoken_focus())
    return found


HEADER = ["Rules", "Settings"]


def test_tab_goes_over_the_table_as_the_eye_does(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, Setting("ramsch", (("variant", "schiebe"),)), 1)
    assert wait_for_turn(qtbot, window)
    card = spoken_focus()
    there = stops(Qt.Key.Key_Tab)
    header = [name for name in there if name not in (card, "Pass on 2 cards", "Hint", "Undo")]
    assert there == [card, "Pass on 2 cards", "Hint", "Undo", *header]
    assert header[-2:] == HEADER
    assert stops(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier) == [card, *reversed(there[1:])]


def test_the_step_forward_is_one_tab_from_the_hand_also_while_cards_lie_on_the_tray(
    qtbot: QtBot, window: MainWindow
) -> None:
    """With the tray between them Tab and Enter took a chosen card back instead of passing the cards on."""
    sit_down(window, Setting("ramsch", (("variant", "schiebe"),)), 1)
    assert wait_for_turn(qtbot, window)
    for _ in range(2):
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Space)
    assert len(look(window).tray) == 2
    there = stops(Qt.Key.Key_Tab)
    assert there[1] == "Pass on 2 cards"
    assert there[-1] in [card.accessibleName() for card in look(window).tray]


def test_tab_keeps_its_order_in_the_next_deal(qtbot: QtBot, window: MainWindow) -> None:
    setting = Setting("ramsch", (("variant", "schiebe"),))
    play_deal(qtbot, window, setting, 1).press(Qt.Key.Key_Return)
    assert wait_for_turn(qtbot, window)
    assert stops(Qt.Key.Key_Tab)[1:4] == [look(window).buttons[-1].text(), "Hint", "Undo"]


def test_tab_on_the_result_stays_out_of_the_covered_hand(qtbot: QtBot, window: MainWindow) -> None:
    play_deal(qtbot, window, SETTINGS[0], 1)
    there = stops(Qt.Key.Key_Tab)
    assert there[0] == "Next deal"
    assert set(there) & {"Hint", "Undo", *HEADER} == {"Hint", "Undo", *HEADER}
    assert not any("playable" in name or name == "Your hand" for name in there)


def test_a_held_key_presses_once(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, Setting("ramsch"), 1)
    assert wait_for_turn(qtbot, window)
    card = look(window).playable[0]
    card.setFocus()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
    before = window._desk.controller.picture().view.events
    QApplication.sendEvent(card, held)
    settle()
    assert window._desk.controller.picture().view.events == before
    button = Button("Go on")
    qtbot.addWidget(button)
    pressed = list[str]()
    button.chosen.connect(lambda: pressed.append("once"))
    QTest.keyClick(button, Qt.Key.Key_Return)
    QApplication.sendEvent(button, held)
    assert pressed == ["once"]


def test_a_chosen_card_says_as_which_of_how_many(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, Setting("ramsch", (("variant", "schiebe"),)), 1)
    assert wait_for_turn(qtbot, window)
    first, second = (card.accessibleName() for card in look(window).cards[:2])
    for name in (first, second):
        QTest.keyClick(look(window).card(name), Qt.Key.Key_Home)
        QTest.keyClick(look(window).card(name), Qt.Key.Key_Space)
    told = [(card.accessibleName(), card.accessibleDescription()) for card in look(window).tray]
    assert told == [(first, "chosen, 1 of 2"), (second, "chosen, 2 of 2")]


def test_a_button_that_is_off_says_why_when_it_is_pressed(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, Setting("ramsch", (("variant", "schiebe"),)), 1)
    assert wait_for_turn(qtbot, window)
    button = look(window).buttons[-1]
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert window.table.table.bubbles.rule.isVisible()
    assert window.table.table.bubbles.rule.accessibleName() == button.reason
