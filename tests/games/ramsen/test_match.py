"""The match of Ramsen: totals, the dealer, the last deal."""

from dataclasses import replace

import pytest

from ramsch_desktop.engine.options import Options, read_options
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.standing import MatchStatus, Standing
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.games.ramsen.options import rules_of

OPTIONS = read_options(RAMSEN.options, {})


def _booked(standing: Standing, points: tuple[int, ...], options: Options = OPTIONS) -> Standing:
    sums = tuple((add("tricks", value),) for value in points)
    return RAMSEN.book(options, standing, Score("ramsen", sums, (0,) * len(points), (0,) * len(points)))


def test_bars_come_off_and_the_dealer_moves_on() -> None:
    standing = _booked(RAMSEN.opening(OPTIONS, 3), (-3, -2, 5, 0))
    assert (standing.totals, standing.dealer, standing.deals) == ((7, 8, 15, 10), 0, 1)
    assert (standing.status, standing.winner) == (MatchStatus.RUNNING, None)


def test_the_last_bar_ends_the_match() -> None:
    standing = _booked(replace(RAMSEN.opening(OPTIONS, 0), totals=(2, 8, 15, 10)), (-2, -1, 5, 0))
    assert (standing.status, standing.winner) == (MatchStatus.OVER, 0)


def test_after_the_longest_match_the_fewest_bars_to_go_win() -> None:
    options = read_options(RAMSEN.options, {"deal_limit": 25})
    before = replace(RAMSEN.opening(options, 0), totals=(6, 8, 15, 10), deals=23)
    almost = _booked(before, (0, -1, 0, 0), options)
    assert almost.status is MatchStatus.RUNNING
    over = _booked(almost, (0, -2, 0, 0), options)
    assert (over.status, over.winner) == (MatchStatus.OVER, 1)


def test_equal_players_after_the_longest_match_have_no_single_winner() -> None:
    options = read_options(RAMSEN.options, {"deal_limit": 25})
    before = replace(RAMSEN.opening(options, 0), totals=(6, 7, 15, 10), deals=24)
    over = _booked(before, (0, -1, 0, 0), options)
    assert (over.status, over.winner) == (MatchStatus.OVER, None)


@pytest.mark.parametrize(
    ("crosses", "cap", "bars"),
    [(2, 4, 20), (2, 3, 15), (2, 6, 30), (2, "none", None), (4, 4, 25), (3, 3, 20)],
)
def test_the_cap_leaves_room_for_a_cross_at_least(crosses: int, cap: int | str, bars: int | None) -> None:
    assert rules_of(read_options(RAMSEN.options, {"crosses": crosses, "cap": cap})).cap == bars
