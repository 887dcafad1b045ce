"""Cards are judged in the background."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.controller.reviewer import Reviewer
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.course import Course
from ramsch_desktop.games import game_of
from ramsch_desktop.play.review import Judgement, Knowledge, Outcomes, moments_of
from tests.matches import played


@dataclass
class Slow:
    """Waits for leave before it answers; fails where it is told to."""

    leave: threading.Event = field(default_factory=threading.Event)
    fails_at: int = -1

    def __call__(
        self, course: Course, actions: tuple[Action, ...], knowledge: Knowledge, budget: Budget
    ) -> tuple[Outcomes, ...] | None:
        if len(course.actions) == self.fails_at:
            raise ZeroDivisionError
        while not self.leave.wait(0.01):
            if budget.spent:
                return None
        return ((0.0,),) * len(actions)


@pytest.fixture
def slow() -> Slow:
    return Slow()


@pytest.fixture
def reviewer(qtbot: QtBot, slow: Slow) -> Iterator[Reviewer]:
    result = Reviewer(slow)
    yield result
    result.close()


MOMENTS = moments_of(played(game_of("ramsch")).courses[0])
MINE = [moment.number for moment in MOMENTS if moment.seat == 0]


def test_each_own_card_is_judged_in_its_order(qtbot: QtBot, reviewer: Reviewer, slow: Slow) -> None:
    found: list[Judgement] = []
    reviewer.judged.connect(found.append)
    slow.leave.set()
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(MOMENTS, 0)
    assert [judgement.number for judgement in found] == MINE


def test_nothing_comes_of_a_cancelled_job(qtbot: QtBot, reviewer: Reviewer, slow: Slow) -> None:
    with qtbot.assertNotEmitted(reviewer.judged, wait=100), qtbot.assertNotEmitted(reviewer.finished, wait=100):
        reviewer.start(MOMENTS, 0)
        reviewer.cancel()
        slow.leave.set()


def test_a_new_job_takes_the_place_of_the_old_one(qtbot: QtBot, reviewer: Reviewer, slow: Slow) -> None:
    found: list[Judgement] = []
    reviewer.judged.connect(found.append)
    reviewer.start(MOMENTS, 0)
    reviewer.start(MOMENTS, 1)
    slow.leave.set()
    with qtbot.waitSignal(reviewer.finished):
        pass
    assert [judgement.number for judgement in found] == [moment.number for moment in MOMENTS if moment.seat == 1]


def test_a_fault_costs_only_its_card(
    qtbot: QtBot, reviewer: Reviewer, slow: Slow, caplog: pytest.LogCaptureFixture
) -> None:
    found: list[Judgement] = []
    reviewer.judged.connect(found.append)
    slow.leave.set()
    slow.fails_at = MINE[2]
    with qtbot.waitSignal(reviewer.finished):
        reviewer.start(MOMENTS, 0)
    assert [judgement.number for judgement in found] == MINE[:2] + MINE[3:]
    assert "could not be judged" in caplog.text
