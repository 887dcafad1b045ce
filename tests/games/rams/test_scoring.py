"""The worked sums of Rams, from 100 (a Russian rule book of the game; galapaper.ru for the hand of one suit)."""

from dataclasses import replace

import pytest

from ramsch_desktop.engine.cards import parse_card, parse_cards
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.score import Score, add, total_of
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.rams.facts import Facts
from ramsch_desktop.games.rams.options import rules_of
from ramsch_desktop.games.rams.scoring import jack_steps, played_score


def _balance(cards: str, tricks: int, **options: OptionValue) -> int | float:
    """The balance of a player who played with these cards and took so many tricks."""
    rules = rules_of(read_options(RAMS.options, options))
    hand = parse_cards(cards)
    dealt = (hand, (), ())
    facts = Facts(rules, 0, (100,) * 3, dealt, parse_card("S2"), (jack_steps(hand), (), ()))
    return 100 + played_score(facts, (tricks, 5 - tricks, 0), (0, 1), dealt).points[0]


@pytest.mark.parametrize(
    ("cards", "tricks", "balance"),
    [
        ("C7 C8 D7 H8 S7", 2, 98),
        ("SA C8 D7 H8 S7", 1, 94),
        ("SA C8 D7 H8 S7", 0, 110),
        ("HA DA D7 H8 S7", 3, 62),
        ("HA DA D7 H8 S7", 0, 135),
        ("HJ DJ D7 H8 S7", 0, 100),
        ("HJ DJ D7 H8 S7", 2, 93),
        ("HJ DJ SJ CJ S7", 0, 95),
        ("HJ DJ SJ CJ S7", 1, 89),
        ("CA SA D7 H8 S7", 1, 84),
        ("C7 C8 D7 H8 S7", 0, 105),
        ("CA C8 D7 H8 S7", 0, 115),
        ("DA C8 D7 H8 S7", 0, 120),
        ("HA C8 D7 H8 S7", 0, 125),
        ("HA DA CA H8 S7", 0, 145),
    ],
)
def test_a_played_deal_from_100(cards: str, tricks: int, balance: int) -> None:
    assert _balance(cards, tricks) == balance


def test_by_house_rule_no_trick_always_costs_5() -> None:
    assert _balance("HA DA D7 H8 S7", 0, uniform_remise="on") == 140


def test_who_passed_scores_nothing_but_jacks() -> None:
    rules = rules_of(read_options(RAMS.options, {}))
    hand = parse_cards("HJ DJ D7 H8 S7")
    facts = Facts(rules, 0, (100,) * 3, (hand, (), ()), parse_card("S2"), (jack_steps(hand), (), ()))
    assert played_score(facts, (0, 3, 2), (1, 2), ((), (), ())).points == (-5, -3, -2)


@pytest.mark.parametrize(("aces", "points"), [("held", -21), ("dealt", -6)])
def test_aces_held_for_the_play_count_or_those_that_were_dealt(aces: str, points: int) -> None:
    rules = rules_of(read_options(RAMS.options, {"aces": aces}))
    dealt, held = parse_cards("SA C8 D7 H8 S7"), parse_cards("DA SA D7 H8 S7")
    facts = Facts(rules, 0, (100,) * 3, (dealt, (), ()), parse_card("S2"), ((), (), ()))
    assert played_score(facts, (1, 4, 0), (0, 1), (held, (), ())).points[0] == points


def test_jacks_are_booked_once() -> None:
    pair, all_four = parse_cards("SJ CJ"), parse_cards("SJ CJ HJ DJ")
    assert total_of(jack_steps(all_four, jack_steps(pair))) == -5
    assert jack_steps(pair, jack_steps(pair)) == ()


def _booked(totals: tuple[int, ...], points: tuple[int, ...], dealer: int = 0) -> tuple[MatchStatus, int | None]:
    options = read_options(RAMS.options, {"players": len(totals)})
    standing = replace(RAMS.opening(options, dealer), totals=totals)
    sums = tuple((add("tricks", value),) for value in points)
    after = RAMS.book(options, standing, Score("rams", sums, (0,) * len(totals), (0,) * len(totals)))
    return after.status, after.winner


def test_the_match_goes_on_above_0() -> None:
    assert _booked((4, 50, 50), (-3, 0, 0)) == (MatchStatus.RUNNING, None)


def test_the_first_at_0_wins() -> None:
    assert _booked((3, 50, 50), (-3, 0, 0)) == (MatchStatus.OVER, 0)


def test_of_several_the_lowest_balance_wins() -> None:
    assert _booked((3, 4, 50), (-3, -7, 0)) == (MatchStatus.OVER, 1)


@pytest.mark.parametrize(("dealer", "winner"), [(0, 1), (1, 0), (2, 0)])
def test_of_equal_ones_the_nearest_to_the_dealers_left_wins(dealer: int, winner: int) -> None:
    assert _booked((3, 3, 50), (-3, -3, 0), dealer) == (MatchStatus.OVER, winner)


@pytest.mark.parametrize("start", [50, 100, 150, 200])
def test_everyone_begins_with_the_chosen_points(start: int) -> None:
    options = read_options(RAMS.options, {"start": start, "players": 5})
    assert RAMS.opening(options, 0).totals == (start,) * 5
