"""What totals mean for the match."""

from __future__ import annotations

from math import exp

import pytest

from ramsch_desktop.bots.race import chance_to_win


def test_equal_players_have_equal_chances() -> None:
    assert chance_to_win((10, 10, 10, 10), 2, 2.9) == pytest.approx(0.25)


def test_a_lead_of_the_spread_is_worth_a_factor_of_e() -> None:
    ahead, behind = (chance_to_win((7, 10), seat, 3.0) for seat in (0, 1))
    assert ahead / behind == pytest.approx(exp(1))
    assert ahead + behind == pytest.approx(1)


def test_who_has_none_left_has_won_whatever_the_others_have() -> None:
    assert [chance_to_win((1, 0, 1), seat, 2.9) for seat in range(3)] == [0, 1, 0]


def test_two_who_are_done_share_the_match() -> None:
    assert [chance_to_win((0, 5, -2), seat, 2.9) for seat in range(3)] == [0.5, 0, 0.5]
