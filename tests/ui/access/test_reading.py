"""Keys that read hand, trick, last trick, points and game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.actions import Pass, PlayCard
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.keys import KeysDialog
from ramsch_desktop.ui.main_window import MainWindow
from tests.ui.access.reader import Ear
from tests.ui.access.seen import look, sit_down, wait_for_turn
from tests.ui.access.tables import Setting

Key = Qt.Key
HAND, TRICK, LAST, POINTS, GAME = Key.Key_1, Key.Key_2, Key.Key_3, Key.Key_4, Key.Key_5


@pytest.fixture
def read(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Callable[[Qt.Key], str]:
    """Press Ctrl and a digit; what is heard then."""
    ear = Ear.listen(monkeypatch)

    def press(key: Qt.Key) -> str:
        focus = QApplication.focusWidget()
        assert focus is not None
        ear.heard.clear()
        QTest.keyClick(focus, key, Qt.KeyboardModifier.ControlModifier)
        assert len(ear.heard) == 1
        return ear.heard[0]

    return press


def play(qtbot: QtBot, window: MainWindow, kind: type = PlayCard) -> None:
    assert wait_for_turn(qtbot, window)
    controller = window._desk.controller
    controller.act(next(action for action in controller.picture().view.legal if isinstance(action, kind)))
    wait_for_turn(qtbot, window)


def test_the_hand_is_read_as_it_lies(qtbot: QtBot, window: MainWindow, read: Callable[[Qt.Key], str]) -> None:
    sit_down(window, Setting("ramsch"), 1)
    assert wait_for_turn(qtbot, window)
    names = [card.accessibleName().removesuffix(", playable") for card in look(window).cards]
    assert read(HAND) == f"Your hand: {', '.join(names[:-1])} and {names[-1]}."


def test_the_trick_and_the_last_one_are_read(qtbot: QtBot, window: MainWindow, read: Callable[[Qt.Key], str]) -> None:
    sit_down(window, Setting("ramsch"), 1)
    assert wait_for_turn(qtbot, window)
    assert read(TRICK) == "No card lies on the table."
    assert read(LAST) == "No trick has been taken yet."
    play(qtbot, window)
    view, narrator = window._desk.controller.picture().view, window.table.table.narrator
    assert narrator is not None
    last = read(LAST)
    assert last.startswith("The last trick – You: ")
    assert last.endswith(narrator.event_of_trick(view.table.tricks[-1]))
    lying = [narrator.speech.name(each.seat) for each in view.table.trick.plays]
    assert [name for name in narrator.speech.names if f"{name}: " in read(TRICK)] == sorted(
        lying, key=narrator.speech.names.index
    )


def test_points_are_read(qtbot: QtBot, window: MainWindow, read: Callable[[Qt.Key], str]) -> None:
    sit_down(window, Setting("ramsch"), 1)
    play(qtbot, window)
    names = window.table.table.narrator.speech.names if window.table.table.narrator is not None else ()
    told = read(POINTS)
    assert told.startswith(f"Points of the match – {'; '.join(f'{name}: 0' for name in names)}.")
    assert "In this deal – " in told


@pytest.mark.parametrize(("game", "told"), [("ramsen", "10 bars to go"), ("rams", "100 points to write off")])
def test_what_is_still_to_go_is_read_as_such(
    qtbot: QtBot, window: MainWindow, read: Callable[[Qt.Key], str], game: str, told: str
) -> None:
    sit_down(window, Setting(game), 1)
    assert wait_for_turn(qtbot, window)
    assert f" – You: {told}; " in read(POINTS)


def test_card_points_are_not_told_where_they_are_not_counted(
    qtbot: QtBot, window: MainWindow, desk: Desk, read: Callable[[Qt.Key], str]
) -> None:
    sit_down(window, Setting("ramsch"), 1)
    play(qtbot, window)
    desk.keeper.change(count_points=False)
    assert "In this deal" not in read(POINTS)


def test_bids_are_read(qtbot: QtBot, window: MainWindow, read: Callable[[Qt.Key], str]) -> None:
    sit_down(window, Setting("skat"), 5)
    assert wait_for_turn(qtbot, window)
    view, narrator = window._desk.controller.picture().view, window.table.table.narrator
    assert narrator is not None
    told = read(GAME)
    assert told.startswith("Skat")
    for seat in range(view.seats):
        assert narrator.game.words.seat_line(view, seat, narrator.speech) in told
    play(qtbot, window, Pass)
    assert read(GAME) != told


def test_who_does_not_listen_sees_it(qtbot: QtBot, window: MainWindow) -> None:
    sit_down(window, Setting("ramsch"), 1)
    assert wait_for_turn(qtbot, window)
    window.run("read_trick")
    toast = window.toasts.shown
    assert toast is not None
    assert "No card lies on the table." in [each.text() for each in toast.findChildren(QLabel)]


def test_the_keys_stand_on_the_page_of_keys(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    dialog = KeysDialog(window, desk)
    qtbot.addWidget(dialog)
    assert [dialog.editors[f"read_{each}"].keySequence().toString() for each in ("hand", "trick", "last_trick")] == [
        "Ctrl+1",
        "Ctrl+2",
        "Ctrl+3",
    ]
    assert "Read aloud" in [each.text() for each in dialog.findChildren(QLabel)]


def test_nothing_is_read_without_a_table(window: MainWindow) -> None:
    assert not window.actions_table["read_hand"].isEnabled()
