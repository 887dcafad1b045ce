"""Imagined deals of Skat: the formulas on masks are those of the rules, deals fit what is known, biddings end alike."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from itertools import islice
from random import Random

import pytest

from ramsch_desktop.bots import masks, skat_hands, skat_passing, skat_rules
from ramsch_desktop.bots.skat_bidding import Heard, doubts, heard
from ramsch_desktop.bots.skat_outcomes import Winner, auction, house_of
from ramsch_desktop.bots.skat_worlds import World, gain, place_of, worlds
from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.games.shared.ramsch_risk import risk
from ramsch_desktop.games.shared.skat import discards
from ramsch_desktop.games.shared.skat.chances import Place, game_chance, probability
from ramsch_desktop.games.shared.skat.contracts import TRUMP_GAMES
from ramsch_desktop.games.shared.skat.discards import safest_null_discard
from ramsch_desktop.games.shared.skat.matadors import matadors
from ramsch_desktop.games.shared.skat.passing_rules import JackRule
from ramsch_desktop.games.skat import SKAT
from ramsch_desktop.games.skat.bidding import plan_of
from ramsch_desktop.games.skat.options import Scoring
from ramsch_desktop.games.skat.picture import bidding_of, picture
from tests.bots.trials import unhurried
from tests.playing import opened, play_texts, usual


def hands(size: int, count: int = 150) -> list[tuple[Card, ...]]:
    """Random hands."""
    chance = Random(size)
    return [tuple(sorted(chance.sample(PACK_32, size))) for _ in range(count)]


def test_masks_name_the_same_cards() -> None:
    for hand in hands(10):
        mask = masks.mask_of(hand)
        assert masks.cards_of(mask) == hand
        assert masks.points_of(mask) == card_points(hand)


@pytest.mark.parametrize("place", Place)
def test_chances_and_values_are_those_of_the_rules(place: Place) -> None:
    for hand in hands(10):
        mask = masks.mask_of(hand)
        expected = [game_chance(hand, kind, place) for kind in TRUMP_GAMES]
        assert [probability(score) for score in skat_hands.scores_of(mask, place)] == pytest.approx(expected)
        single = [probability(skat_hands.score_of(mask, kind, place)) for kind in TRUMP_GAMES]
        assert single == pytest.approx(expected)


def test_matadors_and_risk_are_those_of_the_rules() -> None:
    for hand in hands(10):
        mask = masks.mask_of(hand)
        assert skat_hands.risk_of(mask) == pytest.approx(risk(hand))
        for kind in TRUMP_GAMES:
            run = matadors(hand, kind.order)
            assert skat_hands.run_of(mask, kind) == (run.run, run.count)
            stand_in = matadors(skat_hands.matadors_of((run.run, run.count), kind), kind.order)
            assert (stand_in.run, stand_in.count) == (run.run, run.count)


def test_the_limits_are_those_of_the_rules() -> None:
    found = [
        skat_rules.limit_of(masks.mask_of(hand), Place.LATER, Scoring.SIMPLE)
        == plan_of(hand, Place.LATER, Scoring.SIMPLE).limit
        for hand in hands(10, 400)
    ]
    assert sum(found) >= 395


def test_the_cards_laid_away_cost_as_little_as_those_of_the_rules() -> None:
    for twelve in hands(12):
        for kind in TRUMP_GAMES:
            ours = masks.cards_of(skat_hands.away_for(masks.mask_of(twelve), kind))
            costs = {pair: cost for cost, pair in discards.costs(twelve, kind)}
            assert costs[ours[0], ours[1]] == pytest.approx(min(costs.values()))


def test_the_null_is_as_safe_as_by_the_rules() -> None:
    for twelve in hands(12):
        chance, away = skat_hands.null_away(masks.mask_of(twelve))
        assert chance == pytest.approx(safest_null_discard(twelve, Place.LATER)[1])
        assert away.bit_count() == 2
        assert skat_hands.null_bound(masks.mask_of(twelve)) >= chance - 1e-9


@pytest.mark.parametrize("seat", [0, 2])
def test_the_pair_passed_on_leaves_the_least_danger(seat: int) -> None:
    for twelve in hands(12, 60):
        mask = masks.mask_of(twelve)
        danger = partial(skat_passing.danger_without, mask, seat=seat)
        best = skat_passing.best_pair(mask, seat, JackRule.STAY)
        least = min(danger(pair) for pair in skat_passing.pairs(mask, JackRule.STAY))
        assert danger(best) == pytest.approx(least)


def first_choice(seed: int) -> Course:
    return opened(SKAT, usual(SKAT), seed, 0)


def test_biddings_end_as_they_do_at_the_table() -> None:
    compared = 0
    for seed in range(40):
        course = opened(SKAT, usual(SKAT), seed, 0)
        seats, start = course.view(0).table.active, bidding_of(course.view(0).table)
        limits = [
            plan_of(tuple(sorted(course.hands[seat])), place_of(n), Scoring.SIMPLE).limit
            for n, seat in enumerate(seats)
        ]
        while course.to_move is not None and course.view(course.to_move).phase == "Auction":
            course = course.apply(SKAT.policies["medium"](course.view(course.to_move), Random(1)).action)
        now = picture(course.view(0))
        expected = None if now.declarer is None else Winner(seats.index(now.declarer), now.bid)
        assert auction(start, seats, tuple(limits)) == expected
        compared += expected is not None
    assert compared >= 20


def test_what_was_said_bounds_what_a_seat_may_hold() -> None:
    course = play_texts(first_choice(3), "bid 18, hold, bid 22, pass")
    assert heard(course.view(course.to_move or 0)) == (Heard(18, 22), Heard(22, 999), Heard(0, 999))


def test_imagined_deals_keep_the_own_cards_and_believe_the_bids() -> None:
    course = play_texts(first_choice(3), "bid 18, pass")
    view = course.view(0)
    found = list(islice(worlds(view, unhurried(view, 5), partial(doubts, house_of(view), heard(view))), 100))
    own = view.table.active.index(0)
    for world in found:
        assert world.hands[own] == masks.mask_of(view.hand)
        assert sum(world.hands) + world.skat == masks.ALL
        assert [hand.bit_count() for hand in world.hands] == [10, 10, 10]
    usual_share = share_of_bidders(islice(worlds(view, unhurried(view, 5), lambda seat, hand: False), 100), 1)
    assert share_of_bidders(found, 1) > 0.9 > usual_share + 0.1


def share_of_bidders(deals: Iterable[World], seat: int) -> float:
    limits = [skat_rules.limit_of(world.hands[seat], Place.LATER, Scoring.SIMPLE) for world in deals]
    return sum(limit >= 18 for limit in limits) / len(limits)


def test_a_gain_is_measured_against_the_others() -> None:
    assert gain((30.0, -10.0, 4.0), 0) == 33.0
