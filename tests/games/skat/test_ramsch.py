"""The Ramsch of a Skat table: its worked examples, its options, and Bock."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.score import add
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.shared.ramsch_words import ramsch_step
from ramsch_desktop.games.shared.skat.scoring import Bock, bock_steps
from ramsch_desktop.games.shared.skat_ramsch import (
    USUAL_RAMSCH,
    SkatRamschRules,
    SkatTo,
    Taken,
    ThreeWayTie,
    score_skat_ramsch,
)
from ramsch_desktop.games.skat.standing import SkatStanding
from tests.games.skat.table import course_of, deal_with, legal

SEATS = (0, 1, 2)


def taken(points: tuple[int, ...], tricks: tuple[int, ...], skat: tuple[int, ...] = (0, 0, 0)) -> Taken:
    return Taken(points, skat, tricks, SEATS)


@pytest.mark.parametrize(
    ("number", "result", "points", "winners"),
    [
        (1, taken((34, 52, 34), (3, 4, 3)), (0, -52, 0), (0, 2)),
        (2, taken((55, 55, 10), (4, 4, 2)), (-55, -55, 0), (2,)),
        (3, taken((40, 40, 40), (3, 4, 3)), (-40, -40, -40), ()),
        (4, taken((0, 73, 47), (0, 6, 4)), (0, -146, 0), (0,)),
        (5, taken((0, 60, 60), (0, 5, 5)), (0, -120, -120), (0,)),
        (6, taken((120, 0, 0), (10, 0, 0)), (120, 0, 0), (0,)),
        (7, taken((120, 0, 0), (9, 1, 0)), (-240, 0, 0), (1, 2)),
        (8, taken((29, 30, 40), (3, 3, 4), (21, 0, 0)), (-50, 0, 0), (1,)),
    ],
)
def test_worked_examples(number: int, result: Taken, points: tuple[int, ...], winners: tuple[int, ...]) -> None:
    score = score_skat_ramsch(result, USUAL_RAMSCH)
    assert (score.points, score.winners) == (points, winners)


def test_a_tie_of_three_may_cost_nothing() -> None:
    score = score_skat_ramsch(taken((40, 40, 40), (3, 4, 3)), SkatRamschRules(three_way_tie=ThreeWayTie.ZERO))
    assert score.points == (0, 0, 0)


def all_passed(standing: SkatStanding | None = None) -> tuple[float, ...]:
    course = course_of("pass", "pass", "pass", standing=standing, bock="on")
    while course.to_move is not None:
        course = course.apply(course.legal_actions()[0])
    assert course.score is not None
    assert course.score.contract == "ramsch"
    return course.score.points


def test_a_bock_round_doubles_a_ramsch() -> None:
    nothing = (0, 0, 0)
    bock = SkatStanding(nothing, 2, game_points=nothing, won=nothing, lost=nothing, bock=1)
    assert all_passed(bock) == tuple(2 * points for points in all_passed())
    assert [step.value for step in bock_steps(Bock.DOUBLE)] == [2]


@pytest.mark.parametrize(("skat_to", "total"), [("last_trick", 120), ("nobody", 113), ("loser", 120)])
def test_the_skat_goes_where_the_house_sends_it(skat_to: str, total: int) -> None:
    deal = deal_with("CJ SJ CA C10 C9 C7 SA SK H9 D8", "HK DQ")
    course = course_of("pass", "pass", "pass", skat_to=skat_to, deal=deal)
    while course.to_move is not None:
        course = course.apply(course.legal_actions()[0])
    assert course.score is not None
    assert sum(course.score.card_points) == total


def test_a_schieberamsch_passes_the_skat_first() -> None:
    course = course_of("pass", "pass", "pass", ramsch_kind="schiebe")
    assert (course.to_move, legal(course)) == (0, ["take", "push"])
    course = course_of("pass", "pass", "pass", "take", ramsch_kind="schiebe")
    assert not any("J" in action for action in legal(course))
    assert len(legal(course)) == 45
    course = course_of("pass", "pass", "pass", "push", "push", "push", ramsch_kind="schiebe")
    assert (course.to_move, course.view(0).phase) == (0, "TrickPlay")


@pytest.mark.parametrize(
    ("skat_to", "note"),
    [
        (SkatTo.LAST_TRICK, "it goes with the last trick"),
        (SkatTo.LOSER, "it goes to the player with the most card points"),
    ],
)
def test_the_sum_says_why_the_skat_counts(skat_to: SkatTo, note: str) -> None:
    score = score_skat_ramsch(Taken((29, 30, 40), (0, 0, 21), (3, 3, 4), SEATS, skat_to), USUAL_RAMSCH)
    speech = Speech(lambda context, text, comment=None, n=-1: text, ("Ada", "Ben", "Cem"))
    assert score.sums[2][1] == add("skat_points" if skat_to is SkatTo.LAST_TRICK else "skat_of_loser", 21)
    assert ramsch_step(score.sums[2][1], 2, score, speech).note == note
