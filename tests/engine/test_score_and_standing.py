"""Sums of score steps, places in a match, seats round the table."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.score import Score, Steps, add, exact, times, total_of
from ramsch_desktop.engine.seats import clockwise, clockwise_among, next_seat
from ramsch_desktop.engine.standing import Best, places


@pytest.mark.parametrize(
    ("steps", "total"),
    [
        ((), 0),
        ((add("points", 52), times("loss", -1)), -52),
        ((add("points", 60), add("skat", 13), times("virgin", 2), times("loss", -1)), -146),
        ((add("penalty", 15), times("shared", 0.5)), 7.5),
        ((add("penalty", 10), times("shared", 0.5)), 5),
    ],
)
def test_steps_come_to_their_total(steps: Steps, total: float) -> None:
    assert total_of(steps) == total
    assert Score("ramsch", (steps, ()), (0, 0), (0, 0)).points == (total, 0)


def test_whole_values_are_whole_numbers() -> None:
    assert isinstance(exact(5.0), int)
    assert exact(7.5) == 7.5


def test_equal_totals_share_the_better_place() -> None:
    assert [(p.seat, p.place) for p in places((10, 30, 10), best=Best.LOWEST)] == [(0, 1), (2, 1), (1, 3)]
    assert [(p.seat, p.place) for p in places((10, 30, 10), best=Best.HIGHEST)] == [(1, 1), (0, 2), (2, 2)]


def test_seats_go_clockwise() -> None:
    assert next_seat(2, 3) == 0
    assert clockwise(2, 4) == (2, 3, 0, 1)
    assert clockwise_among(1, (0, 3, 2), 4) == (2, 3, 0)
