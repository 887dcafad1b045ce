"""The worked sums of Ramsen, from need 10 upward."""

import pytest

from ramsch_desktop.engine.score import Score
from ramsch_desktop.games.ramsen.options import Lone, Order, RamsenRules
from ramsch_desktop.games.ramsen.scoring import lone_score, played_score, void_score

RULES = RamsenRules(Order.EXCHANGE_FIRST, Lone.FIVE, 20)
NO_CAP = RamsenRules(Order.EXCHANGE_FIRST, Lone.FIVE, None)


def _needs_after(needs: tuple[int, ...], score: Score) -> tuple[int | float, ...]:
    return tuple(need + points for need, points in zip(needs, score.points, strict=True))


def test_three_tricks_two_tricks_none_and_passed() -> None:
    needs = (10, 10, 10, 10)
    score = played_score((3, 2, 0, 0), (0, 1, 2), needs, RULES)
    assert _needs_after(needs, score) == (7, 8, 15, 10)
    assert score.winners == (0,)


def test_who_fails_twice_has_four_open_crosses() -> None:
    once = _needs_after((10, 10, 10), played_score((5, 0, 0), (0, 2), (10, 10, 10), RULES))
    assert once == (5, 10, 15)
    twice = _needs_after((5, 10, 15), played_score((0, 5, 0), (1, 2), (5, 10, 15), RULES))
    assert twice == (5, 5, 20)


def test_a_lone_player_is_credited_five_bars() -> None:
    score = lone_score(1, (10, 8, 10, 10), RULES)
    assert _needs_after((10, 8, 10, 10), score) == (10, 3, 10, 10)


def test_a_lone_player_is_credited_no_more_bars_than_he_needs() -> None:
    assert lone_score(1, (10, 3, 10), RULES).points == (0, -3, 0)


def test_by_house_rule_a_lone_player_is_credited_one_bar() -> None:
    assert lone_score(1, (10, 8, 10), RamsenRules(Order.EXCHANGE_FIRST, Lone.ONE, 20)).points == (0, -1, 0)


@pytest.mark.parametrize(("need", "added"), [(10, 5), (15, 5), (16, 4), (19, 1), (20, 0)])
def test_no_cross_goes_beyond_the_cap(need: int, added: int) -> None:
    score = played_score((5, 0, 0), (0, 1), (10, need, 10), RULES)
    assert score.points[1] == added


def test_without_cap_crosses_pile_up() -> None:
    assert played_score((5, 0, 0), (0, 1), (10, 40, 10), NO_CAP).points[1] == 5


def test_nobody_plays() -> None:
    score = void_score(4)
    assert (score.contract, score.points, score.winners) == ("void", (0, 0, 0, 0), ())
