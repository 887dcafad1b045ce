"""The worked examples of the rules, at the level of the score.

Ramsch of a Skat table: whoever has most card points loses them; no trick doubles; all tricks win 120.
Booklet "Spielregelbüchlein" of Altenburg: simple, pip and passing variant.
"""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.ramsch.options import OPTIONS, rules_of
from ramsch_desktop.games.ramsch.scoring import score_ramsch
from ramsch_desktop.games.shared.ramsch_words import result_shares
from ramsch_desktop.games.shared.skat_ramsch import Pushes, SkatRamschRules, Taken, ThreeWayTie, score_skat_ramsch


def taken(points: tuple[int, ...], tricks: tuple[int, ...], skat: tuple[int, ...] = (0, 0, 0)) -> Taken:
    return Taken(points, skat, tricks, (0, 1, 2))


def scored(counted: Taken, **options: OptionValue) -> Score:
    return score_ramsch(counted, rules_of(read_options(OPTIONS, options)))


@pytest.mark.parametrize(
    ("points", "tricks", "scores", "winners"),
    [
        ((34, 52, 34), (3, 4, 3), (0, -52, 0), (0, 2)),
        ((55, 55, 10), (4, 5, 1), (-55, -55, 0), (2,)),
        ((40, 40, 40), (3, 4, 3), (-40, -40, -40), ()),
        ((0, 73, 47), (0, 6, 4), (0, -146, 0), (0,)),
        ((0, 60, 60), (0, 5, 5), (0, -120, -120), (0,)),
        ((0, 60, 60), (1, 5, 4), (0, -60, -60), (0,)),
        ((120, 0, 0), (10, 0, 0), (120, 0, 0), (0,)),
        ((120, 0, 0), (9, 1, 0), (-240, 0, 0), (1, 2)),
    ],
)
def test_ramsch_of_a_skat_table(
    points: tuple[int, ...], tricks: tuple[int, ...], scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    score = scored(taken(points, tricks), variant="skat")
    assert (score.points, score.winners) == (scores, winners)


def test_the_skat_makes_forehand_the_loser() -> None:
    score = scored(taken((29, 30, 40), (3, 3, 4), (21, 0, 0)), variant="skat")
    assert (score.points, score.winners, score.card_points) == ((-50, 0, 0), (1,), (50, 30, 40))


def test_a_tie_of_three_may_cost_nothing() -> None:
    assert scored(taken((40, 40, 40), (3, 4, 3)), variant="skat", three_way_tie="zero").points == (0, 0, 0)
    zero = SkatRamschRules(three_way_tie=ThreeWayTie.ZERO)
    assert score_skat_ramsch(taken((55, 55, 10), (4, 5, 1)), zero).points == (-55, -55, 0)


MARCH = (120, 0, 0), (10, 0, 0)


@pytest.mark.parametrize(
    ("score", "losers"),
    [
        (scored(taken(*MARCH), variant="skat"), ()),
        (scored(taken((34, 52, 34), (3, 4, 3)), variant="skat"), (1,)),
        (scored(taken((40, 40, 40), (3, 4, 3)), variant="skat"), (0, 1, 2)),
        (scored(taken(*MARCH), variant="simple"), (0,)),
        (scored(taken(*MARCH), variant="simple", simple_march_bonus="on"), ()),
        (scored(taken(*MARCH), variant="pip"), ()),
        (scored(taken(*MARCH), variant="pip", pip_march="both"), (1, 2)),
        (scored(taken((40, 40, 40), (3, 4, 3)), variant="pip"), (0, 1, 2)),
    ],
)
def test_a_red_bar_is_for_who_loses_and_not_for_who_takes_all_tricks(score: Score, losers: tuple[int, ...]) -> None:
    speech = Speech(lambda context, text, comment=None, n=-1: text, ("Ada", "Ben", "Cem"))
    assert result_shares(score, speech).losers == losers


@pytest.mark.parametrize(
    ("points", "tricks", "pushes", "scores"),
    [
        ((30, 61, 29), (3, 4, 3), 0, (0, -61, 0)),
        ((30, 61, 29), (3, 4, 3), 1, (0, -122, 0)),
        ((0, 80, 40), (0, 6, 4), 2, (0, -640, 0)),
        ((60, 60, 0), (5, 4, 1), 0, (-60, -60, 0)),
        ((120, 0, 0), (10, 0, 0), 2, (120, 0, 0)),
    ],
)
def test_each_push_doubles_the_loss_but_not_the_march(
    points: tuple[int, ...], tricks: tuple[int, ...], pushes: int, scores: tuple[int, ...]
) -> None:
    assert score_skat_ramsch(taken(points, tricks), SkatRamschRules(), pushes=Pushes(pushes)).points == scores


@pytest.mark.parametrize(
    ("points", "tricks", "penalties"),
    [
        ((50, 40, 20), (4, 4, 2), (10, 0, 0)),
        ((48, 48, 14), (4, 4, 2), (5, 5, 0)),
        ((0, 70, 40), (0, 6, 4), (0, 15, 0)),
        ((0, 55, 55), (0, 5, 5), (0, 7.5, 7.5)),
        ((110, 0, 0), (10, 0, 0), (20, 0, 0)),
        ((38, 38, 38), (3, 4, 3), (0, 0, 0)),
        ((110, 0, 0), (9, 1, 0), (15, 0, 0)),
    ],
)
def test_simple_ramsch(points: tuple[int, ...], tricks: tuple[int, ...], penalties: tuple[float, ...]) -> None:
    assert scored(taken(points, tricks), variant="simple").points == penalties


def test_simple_ramsch_may_reward_all_tricks() -> None:
    score = scored(taken((0, 110, 0), (0, 10, 0)), variant="simple", simple_march_bonus="on")
    assert (score.points, score.winners) == ((0, -20, 0), (1,))


@pytest.mark.parametrize(
    ("points", "tricks", "penalties", "winners"),
    [
        ((31, 58, 25), (3, 4, 3), (31, 58, 25), (2,)),
        ((0, 61, 48), (0, 6, 4), (0, 61, 48), (0,)),
        ((40, 40, 40), (3, 4, 3), (40, 40, 40), (0, 1, 2)),
    ],
)
def test_pip_ramsch(
    points: tuple[int, ...], tricks: tuple[int, ...], penalties: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    score = scored(taken(points, tricks), variant="pip")
    assert (score.points, score.winners) == (penalties, winners)


@pytest.mark.parametrize(
    ("march", "penalties"),
    [
        ("credit120", (0, -120, 0)),
        ("debit60", (60, 0, 60)),
        ("debit120", (120, 0, 120)),
        ("both", (60, -120, 60)),
    ],
)
@pytest.mark.parametrize("variant", ["pip", "schiebe"])
def test_all_tricks_in_pip_and_passing_ramsch(variant: str, march: str, penalties: tuple[int, ...]) -> None:
    counted = taken((0, 109, 0), (0, 10, 0), (0, 11, 0))
    assert scored(counted, variant=variant, pip_march=march).points == penalties


@pytest.mark.parametrize(
    ("points", "tricks", "skat", "penalties"),
    [
        ((30, 45, 24), (3, 4, 3), (0, 0, 21), (30, 45, 45)),
        ((99, 0, 0), (10, 0, 0), (21, 0, 0), (-120, 0, 0)),
        ((0, 100, 9), (1, 7, 2), (0, 11, 0), (0, 111, 9)),
    ],
)
def test_passing_ramsch(
    points: tuple[int, ...], tricks: tuple[int, ...], skat: tuple[int, ...], penalties: tuple[int, ...]
) -> None:
    assert scored(taken(points, tricks, skat), variant="schiebe").points == penalties


def test_half_penalties_are_exact_and_whole_ones_are_whole() -> None:
    score = scored(taken((0, 55, 55), (0, 5, 5)), variant="simple")
    assert [str(points) for points in score.points] == ["0", "7.5", "7.5"]
    assert isinstance(scored(taken((48, 48, 14), (4, 4, 2)), variant="simple").points[0], int)


def test_a_doubled_loss_names_who_took_no_trick() -> None:
    score = scored(taken((0, 73, 47), (0, 6, 4)), variant="skat")
    assert [(step.rule, step.value, step.seats) for step in score.sums[1]] == [
        ("trick_points", 73, ()),
        ("virgin", 2, (0,)),
        ("loss", -1, ()),
    ]
