"""One deal on the real window: announced by hand, one trick played by hand, the rest played on, the result read."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from random import Random

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.score import exact
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import BY_ID
from ramsch_desktop.games.shared.skat.play import Claim
from ramsch_desktop.games.shared.words import MINUS, signed
from ramsch_desktop.play.match import Match
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.pages.result_sheet import head_seat
from ramsch_desktop.ui.pages.result_sums import BONUS, STEP, TOTAL, scoring_seats
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from tests.ui.access.keyboard import Keyboard
from tests.ui.access.mouse import Mouse
from tests.ui.access.seen import MOST_STEPS, Seen, wait_for_turn


class By(Enum):
    """What the person at the window has in his hand."""

    MOUSE = "mouse"
    KEYS = "keys"


class SteadyMouse(Mouse):
    """Always steps forward."""

    def usual(self, seen: Seen) -> Button:
        """The last button, not the arrow of its menu."""
        return forward(seen)


class SteadyKeyboard(Keyboard):
    """Always steps forward."""

    def usual(self, seen: Seen) -> Button:
        """The last button, not the arrow of its menu."""
        return forward(seen)


def forward(seen: Seen) -> Button:
    """The step forward."""
    return [button for button in seen.ready if button.kind is not ButtonKind.GOLD_ARROW][-1]


def person_at(window: MainWindow, by: By, wishes: Collection[str]) -> Mouse | Keyboard:
    """Somebody who presses what he wishes for."""
    kind = SteadyMouse if by is By.MOUSE else SteadyKeyboard
    return kind(window, Random(1), wishes)


def play(qtbot: QtBot, window: MainWindow, match: Match, by: By, wishes: Collection[str]) -> Course:
    """Play the deal of the match; the finished deal."""
    window.show_match(match)
    return play_on(qtbot, window, by, wishes)


def play_on(qtbot: QtBot, window: MainWindow, by: By, wishes: Collection[str]) -> Course:
    """Play the deal that lies on the table; the finished deal."""
    controller = window._desk.controller
    person, plays = person_at(window, by, wishes), 0
    for _ in range(MOST_STEPS):
        if not wait_for_turn(qtbot, window):
            break
        view = controller.picture().view
        plays += view.phase == "TrickPlay"
        if plays > 1:
            controller.act(shortest(view))
        else:
            person.take_turn()
        qtbot.waitUntil(lambda before=view.events: controller.picture().view.events != before)  # type: ignore[misc]
    assert controller.stage in (Stage.RESULT, Stage.MATCH_END)
    course = controller.picture().course
    assert course is not None
    return course


def shortest(view: View) -> Action:
    """What ends the deal soonest: the rest claimed, the game conceded, or any card."""
    endings = sorted(BY_ID[view.game].endings(view), key=lambda action: not isinstance(action, Claim))
    return (*endings, *view.legal)[0]


def check_result(window: MainWindow, course: Course) -> None:
    """The sheet shows every step of the sum, what they come to, and that is the score of the rules."""
    sheet, score = window.table.sheet, course.score
    assert score is not None
    assert sheet.isVisible()
    labels = [label for label in sheet.findChildren(QLabel) if label.isVisibleTo(sheet)]
    seats = scoring_seats(score)
    steps = [label.text() for label in labels if label.objectName() == STEP]
    totals = [label.text() for label in labels if label.objectName() == TOTAL]
    assert totals == [signed(score.points[seat]) for seat in seats]
    for seat in seats:
        own, steps = steps[: len(score.sums[seat])], steps[len(score.sums[seat]) :]
        assert added_up(own) == score.points[seat], own
    assert steps == []
    after = course.game.book(course.options, course.standing, score).totals
    booked = {seat: exact(after[seat] - course.standing.totals[seat]) for seat in seats}
    bonuses = [label.text() for label in labels if label.objectName() == BONUS]
    assert bonuses == [signed(booked[seat]) for seat in seats if booked[seat] != score.points[seat]]
    assert signed(score.points[head_seat(course, score)]) in [label.text() for label in labels]


def added_up(steps: list[str]) -> float:
    """What a reader gets who does the sum."""
    total = 0.0
    for step in steps:
        text = step.replace(MINUS, "-").replace("½", ".5").replace("+", "")
        times = text.startswith("×")
        value = float(text.removeprefix("×").strip())
        total = total * value if times else total + value
    return total
