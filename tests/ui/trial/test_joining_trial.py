"""Ramsen and Rams on the real window: matches to their end, by mouse and keys, with both faces in turn."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.matches import YOU
from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.course import begin
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.table.faces import PackSuits
from tests.ui.access.keyboard import Keyboard
from tests.ui.access.mouse import Mouse
from tests.ui.access.seen import MOST_STEPS, wait_for_turn
from tests.ui.shell.clipping import settle
from tests.ui.trial.sitting import By, check_result, person_at

TABLES = (("ramsen", 3), ("ramsen", 4), ("ramsen", 5), ("rams", 3), ("rams", 4), ("rams", 7))
ALMOST_DONE = {"ramsen": 4, "rams": 9}
MOST_DEALS = 25


def late_match(game: str, players: int) -> Match:
    """A match in which everybody needs so little that a few deals end it."""
    rules = BY_ID[game]
    options = read_options(rules.options, {"players": players})
    standing = replace(rules.opening(options, players - 1), totals=(ALMOST_DONE[game],) * players)
    course = begin(rules, options, standing, rules.deal(options, standing.dealer, players))
    return Match(rules, options, (YOU, *["medium"] * (players - 1)), (course,), (standing,))


@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_match_is_played_to_its_end(
    qtbot: QtBot, window: MainWindow, desk: Desk, game: str, players: int, by: By
) -> None:
    controller, faces = desk.controller, cycle(("german", "french"))
    desk.keeper.change(faces=next(faces))
    window.show_match(late_match(game, players))
    person = person_at(window, by, ())
    for deal in range(MOST_DEALS):
        play_deal(qtbot, window, person)
        check_faces(desk, window, game, players)
        match = controller.picture().match
        assert match.course.score is not None
        check_standing(match, match.course.score)
        if any(match.course.score.sums):
            check_result(window, match.course)
        if controller.stage is Stage.MATCH_END:
            break
        desk.keeper.change(faces=next(faces))
        step_on(window, person, "Next deal")
        qtbot.waitUntil(lambda deal=deal: len(controller.picture().match.courses) > deal + 1)  # type: ignore[misc]
    assert controller.stage is Stage.MATCH_END
    step_on(window, person, "To the final standing")
    assert window.pages.currentWidget() is not window.table


def play_deal(qtbot: QtBot, window: MainWindow, person: Mouse | Keyboard) -> None:
    """Every decision of the deal by hand."""
    controller = window._desk.controller
    for _ in range(MOST_STEPS):
        if not wait_for_turn(qtbot, window):
            return
        before = controller.picture().view.events
        person.take_turn()
        qtbot.waitUntil(lambda before=before: controller.picture().view.events != before)  # type: ignore[misc]
    raise AssertionError("the deal does not end")


def check_faces(desk: Desk, window: MainWindow, game: str, players: int) -> None:
    """The chosen faces lie there, but at a large table of Rams French ones."""
    deck, chosen = desk.deck(BY_ID[game], desk.controller.picture().match.options), desk.settings.faces
    german = chosen == "german" and (game == "ramsen" or players == 3)
    assert deck.pack.suits is (PackSuits.GERMAN if german else PackSuits.FRENCH)
    assert window.table.table.deck.pack.suits is deck.pack.suits


def check_standing(match: Match, score: Score) -> None:
    """What is left is what was left and the points of the deal; it is over when somebody has none left."""
    before, after = match.standings[-2:]
    assert list(after.totals) == [a + b for a, b in zip(before.totals, score.points, strict=True)]
    assert (after.status is MatchStatus.OVER) == (min(after.totals) <= 0)


def step_on(window: MainWindow, person: Mouse | Keyboard, words: str) -> None:
    """Press the button that leads on from the result."""
    settle()
    button = next(each for each in window.table.sheet.findChildren(Button) if each.isVisible() and each.text() == words)
    if isinstance(person, Mouse):
        person.click_on(button)
    else:
        assert button.hasFocus()
        person.press(Qt.Key.Key_Return)
    settle()


@pytest.mark.parametrize(("game", "players", "told"), [("rams", 3, False), ("rams", 4, True), ("ramsen", 5, False)])
def test_french_faces_instead_of_the_chosen_ones_are_explained(
    qtbot: QtBot, window: MainWindow, desk: Desk, game: str, players: int, told: bool
) -> None:
    desk.keeper.change(faces="german")
    window.show_match(late_match(game, players))
    assert wait_for_turn(qtbot, window)
    toast = window.toasts.shown
    assert (toast is not None) == told
    if toast is not None:
        assert toast.accessibleName().startswith("Your deck has too few cards for this table. Rams is played with 52")
        toast.dismiss()
        desk.keeper.change(felt="blue")
        assert window.toasts.shown is None


def test_what_is_said_of_the_faces_lies_above_the_table(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    desk.keeper.change(faces="german")
    window.show_welcome()
    window.play("rams")
    toast = window.toasts.shown
    assert toast is not None
    settle()
    assert window.pages.currentWidget() is window.table
    assert window.pages.childAt(toast.geometry().center()) in (toast, *toast.findChildren(QWidget))


def test_what_is_said_of_the_faces_goes_with_the_table(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    desk.keeper.change(faces="german")
    window.show_match(late_match("rams", 4))
    assert window.toasts.shown is not None
    window.show_match(late_match("ramsen", 4))
    qtbot.waitUntil(lambda: window.toasts.shown is None, timeout=1000)
