"""What can be done besides playing cards: ending early, skipping, hints in every phase, and their settings."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.games.skat.endings import endings, settled
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.statistics import read_statistics
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.settings import SettingsDialog
from ramsch_desktop.ui.dialogs.sure import SureDialog
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.chip import Chip
from ramsch_desktop.ui.parts.point_bar import PointBar, SeatBar
from tests.positions import my_turn, position
from tests.ui.shell.clipping import clipped, settle
from tests.ui.shell.test_main_window import wait_for_human


def can_claim(course: Course) -> bool:
    return my_turn("TrickPlay")(course) and len(endings(course.view(0))) == 2


def can_concede(course: Course) -> bool:
    return my_turn("TrickPlay")(course) and len(endings(course.view(0))) == 1


def is_settled(course: Course) -> bool:
    return my_turn("TrickPlay")(course) and settled(course.view(0)) and len(course.hands[0]) > 1


def question() -> SureDialog:
    return next(each for each in QApplication.topLevelWidgets() if isinstance(each, SureDialog) and each.isVisible())


def tool(window: MainWindow, key: str) -> Button | None:
    found = window.table.table.tools.findChild(Button, key)
    assert found is None or isinstance(found, Button)
    return found


def show(qtbot: QtBot, window: MainWindow, match: Match) -> None:
    window.show_match(match)
    wait_for_human(qtbot, window)


def test_a_game_is_given_up_after_a_question(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    show(qtbot, window, position("skat", can_concede))
    window.actions_table["concede"].trigger()
    button = question().findChild(Button, "no")
    assert isinstance(button, Button)
    button.click()
    assert desk.controller.picture().view.hand
    window.actions_table["concede"].trigger()
    button = question().findChild(Button, "yes")
    assert isinstance(button, Button)
    button.click()
    assert desk.controller.stage is Stage.RESULT


def test_nothing_is_given_up_in_a_ramsch(qtbot: QtBot, window: MainWindow) -> None:
    window.play("ramsch")
    wait_for_human(qtbot, window)
    enabled = [key for key in ("concede", "claim", "finish_early") if window.actions_table[key].isEnabled()]
    assert enabled == []


def test_the_rest_is_claimed_where_it_is_sure(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    show(qtbot, window, position("skat", can_concede))
    assert not window.actions_table["claim"].isEnabled()
    show(qtbot, window, position("skat", can_claim))
    window.actions_table["claim"].trigger()
    assert desk.controller.stage is Stage.RESULT


def test_a_settled_deal_is_finished_by_a_button(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    show(qtbot, window, position("skat", is_settled))
    button = tool(window, "finish_early")
    assert button is not None
    button.click()
    assert desk.controller.stage is Stage.RESULT
    assert len(read_statistics(desk.paths.statistics).entries) == 1
    assert tool(window, "finish_early") is None or not window.table.table.tools.isVisible()


def test_a_settled_deal_finishes_by_itself_where_that_is_wanted(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    desk.keeper.change(finish_early="always")
    window.show_match(position("skat", is_settled))
    qtbot.waitUntil(lambda: desk.controller.stage is Stage.RESULT)


def test_a_settled_deal_is_played_out_where_that_is_wanted(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    desk.keeper.change(finish_early="never")
    show(qtbot, window, position("skat", is_settled))
    assert not window.table.table.tools.isVisible()
    assert window.actions_table["finish_early"].isEnabled()
    desk.keeper.change(finish_early="ask")
    assert window.table.table.tools.isVisible()


def test_a_deal_in_which_you_sit_out_can_be_skipped(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    desk.keeper.change(think_ms=5000, trick_pause_ms=5000)

    def watching(course: Course) -> bool:
        return course.view(0).phase == "TrickPlay" and 0 not in course.view(0).table.active

    window.show_match(position("skat", watching, dealer=0, table=4))
    assert desk.controller.stage is Stage.BOT
    button = tool(window, "skip")
    assert button is not None
    button.click()
    qtbot.waitUntil(lambda: desk.controller.stage is Stage.RESULT, timeout=4000)
    desk.controller.advance()
    assert "skip" not in [each.key for each in window.table.table.tools.tools]


def hint(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    with qtbot.waitSignal(desk.controller.hinted, timeout=20_000):
        window.run("hint")


def hint_texts(window: MainWindow) -> str:
    bubble = window.table.table.bubbles.hint
    shown = [bubble.accessibleName()] if bubble.isVisible() else []
    return " ".join([*shown, *(each.text() for each in window.table.panel.findChildren(QLabel) if each.isVisible())])


@pytest.mark.parametrize(
    ("game", "phase"),
    [
        ("skat", "Auction"),
        ("skat", "Discarding"),
        ("skat", "Declaring"),
        ("ramsen", "Swapping"),
        ("ramsen", "Joining"),
        ("rams", "Joining"),
        ("schafkopf", "Announcing"),
    ],
)
@pytest.mark.parametrize("height", [600, 800])
def test_a_hint_is_worded_in_every_phase(
    qtbot: QtBot, window: MainWindow, desk: Desk, game: str, phase: str, height: int
) -> None:
    window.resize(1024 if height == 600 else 1280, height)
    show(qtbot, window, position(game, my_turn(phase)))
    heard: list[str] = []
    narrator = window.table.table.narrator
    assert narrator is not None
    view = desk.controller.picture().view
    desk.controller.hinted.connect(lambda decision: heard.append(narrator.hint(decision, view).note))
    hint(qtbot, window, desk)
    assert heard[0]
    assert heard[0] in hint_texts(window)
    settle()
    assert clipped(window.table.panel) == []


@pytest.mark.parametrize("height", [600, 800])
def test_a_hint_follows_the_faces(qtbot: QtBot, window: MainWindow, desk: Desk, height: int) -> None:
    """The card that it names is another one in words when the deck changes in mid-trick."""
    window.resize(1024 if height == 600 else 1280, height)
    show(qtbot, window, position("skat", my_turn("TrickPlay")))
    decisions: list[Decision] = []
    desk.controller.hinted.connect(decisions.append)
    hint(qtbot, window, desk)

    def title() -> str:
        narrator = window.table.table.narrator
        assert narrator is not None
        return narrator.hint(decisions[0], desk.controller.picture().view).title

    before = title()
    assert before in hint_texts(window)
    desk.keeper.change(faces="german")
    settle()
    assert title() != before
    assert title() in hint_texts(window)
    assert before not in hint_texts(window)


def test_the_advised_button_is_marked(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    show(qtbot, window, position("skat", my_turn("Auction")))
    hint(qtbot, window, desk)
    buttons = window.table.table.strip.buttons
    assert len([button for button in buttons if not button.icon().isNull()]) == 1
    desk.controller.act(desk.controller.picture().view.legal[0])
    assert all(button.icon().isNull() for button in window.table.table.strip.buttons)


def test_the_advised_game_is_picked(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    show(qtbot, window, position("skat", my_turn("Declaring")))
    assert window.table.panel.picker.option is None
    decisions: list[object] = []
    desk.controller.hinted.connect(lambda decision: decisions.append(decision.action))
    hint(qtbot, window, desk)
    option = window.table.panel.picker.option
    assert option is not None
    assert [option.action] == decisions
    assert len([chip for chip in window.table.panel.picker.findChildren(Chip) if chip.isChecked()]) == 1


def test_enter_on_the_chosen_game_announces_it(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    """The keyboard need not go back to the button; two cards have to lie in the skat first."""
    show(qtbot, window, position("skat", my_turn("Discarding")))
    chip = next(each for each in window.table.panel.picker.findChildren(Chip) if not each.reason)
    QTest.keyClick(chip, Qt.Key.Key_Return)
    assert chip.isChecked()
    QTest.keyClick(chip, Qt.Key.Key_Return)
    assert desk.controller.picture().view.phase == "Discarding"
    assert window.table.table.bubbles.rule.isVisible()
    hand = window.table.table.hand
    for code in hand.codes[:2]:
        button = hand.button(code)
        assert button is not None
        QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.keyClick(chip, Qt.Key.Key_Return)
    assert desk.controller.picture().view.phase not in ("Discarding", "Declaring")


def test_card_points_are_left_out_where_a_person_counts_himself(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    def counted(course: Course) -> bool:
        return my_turn("TrickPlay")(course) and len(course.view(0).table.tricks) == 2

    def bars() -> list[object]:
        panel = window.table.panel
        found = [*panel.findChildren(PointBar), *panel.findChildren(SeatBar)]
        return [each for each in found if each.isVisible()]

    show(qtbot, window, position("skat", counted))
    assert bars()
    desk.keeper.change(count_points=False)
    assert bars() == []
    show(qtbot, window, position("rams", my_turn("TrickPlay")))
    qtbot.waitUntil(lambda: len(bars()) == window._desk.controller.picture().view.seats)


def test_changing_between_games_of_all_sizes_shows_each_with_its_deck(qtbot: QtBot, window: MainWindow) -> None:
    for game in ("skat", "ramsen", "rams", "schafkopf", "rams", "ramsch"):
        window.play(game)
        wait_for_human(qtbot, window)
        view = window._desk.controller.picture().view
        assert {card.code for card in view.hand} == set(window.table.table.hand.codes)


@pytest.mark.parametrize(("name", "value"), [("playing", "raise"), ("finish_early", "never")])
def test_the_ways_of_playing_are_set(qtbot: QtBot, desk: Desk, name: str, value: str) -> None:
    dialog = SettingsDialog(None, desk)
    qtbot.addWidget(dialog)
    box = dialog.findChild(QComboBox, name)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())
    assert getattr(desk.settings, name) == value
