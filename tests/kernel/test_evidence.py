"""Worlds are weighed by how well the policy explains the play, after exactly uniform deals."""

import math
import random
from itertools import combinations, product

import pytest

from ramsch_desktop.kernel import api
from tests.kernel import contracts

PACK = (1 << 32) - 1
HEAT, FLOOR = 1.5, 0.25
HABITS = (
    (api.Policy.RAMSCH, 1.0),
    (api.Policy.CAREFUL, 0.7),
    (api.Policy.BEGINNER, 0.4),
    (api.Policy.HEEDLESS, 0.2),
)
DECIDED = HABITS[:3]
"""Habits that leave little to chance, so that one roll-out tells what they come to."""
TABLE = contracts.table_of(contracts.RAMSCH, 3, api.Policy.RAMSCH)


def played(count: int, seed: int) -> tuple[api.Board, list[int], dict[int, int]]:
    """A deal seen by seat 0 before the first card, ``count`` cards played at random, and the full hands."""
    rng = random.Random(seed)
    pack = rng.sample(range(32), 32)
    hands = {seat: api.mask_of(pack[10 * seat : 10 * seat + 10]) for seat in range(3)}
    full, cards = api.Board(TABLE, 0, hands, bonus_to=api.LAST_TRICK), []
    for _ in range(count):
        cards.append(rng.choice(full.legal()))
        full.play(cards[-1])
    return api.Board(TABLE, 0, {0: hands[0]}, bonus_to=api.LAST_TRICK), cards, hands


def chance(board: api.Board, card: int, policy: api.Policy = api.Policy.RAMSCH) -> float:
    """By definition: a softened choice by rating, mixed with an equal one; 1 without a choice."""
    ratings = api.policy_ratings(board, policy)
    share = math.exp(ratings[card] / HEAT) / sum(math.exp(rating / HEAT) for rating in ratings.values())
    return (1 - FLOOR) * share + FLOOR / len(ratings)


@pytest.mark.parametrize("seed", range(8))
def test_the_weight_is_the_product_of_the_chances_of_the_cards_of_others(seed: int) -> None:
    start, cards, hands = played(14, seed)
    replay, expected = api.Board(TABLE, 0, hands, bonus_to=api.LAST_TRICK), 1.0
    for card in cards:
        if replay.turn != 0:
            expected *= chance(replay, card)
        replay.play(card)
    past = api.Past(start, 0, tuple(cards), HEAT, FLOOR)
    assert past.weight(replay) == pytest.approx(expected)
    assert 0 < expected < 1


def likelihoods(hands: dict[int, int], cards: list[int]) -> dict[tuple[int, api.Policy], float]:
    """For each other seat and habit its chance times the chances of the cards of the seat."""
    replay = api.Board(TABLE, 0, hands, bonus_to=api.LAST_TRICK)
    likely = {(seat, policy): prior for seat in (1, 2) for policy, prior in HABITS}
    for card in cards:
        for policy, _ in HABITS:
            if replay.turn != 0:
                likely[replay.turn, policy] *= chance(replay, card, policy)
        replay.play(card)
    return likely


def test_habits_explain_the_cards_of_a_seat_each_with_its_chance() -> None:
    start, cards, hands = played(14, 5)
    replay, likely = api.Board(TABLE, 0, hands, bonus_to=api.LAST_TRICK), likelihoods(hands, cards)
    for card in cards:
        replay.play(card)
    expected = math.prod(sum(likely[seat, policy] for policy, _ in HABITS) for seat in (1, 2))
    past = api.Past(start, 0, tuple(cards), HEAT, FLOOR, habits=HABITS)
    assert past.weight(replay) == pytest.approx(expected)


def test_the_search_plays_the_others_by_the_habits_that_explain_their_cards() -> None:
    """All hands are known here, so that only the habits differ: every pair of them by hand."""
    start, cards, hands = played(12, 11)
    view = start.copy()
    for card in cards:
        view.play(card)
    for seat in (1, 2):
        view.hold(seat, hands[seat] & ~view.seen)
    payoff = api.Payoff(api.PayoffKind.PIPS, (0, 1), rivalry=0)
    likely, move, total, weights, values = likelihoods(hands, cards), view.legal()[0], 0.0, 0.0, set()
    for first, second in product((policy for policy, _ in DECIDED), repeat=2):
        weight, world = likely[1, first] * likely[2, second], view.copy()
        world.follow(1, first)
        world.follow(2, second)
        world.play(move)
        worth = payoff.utility(api.rollout(world, 1), 0)
        values.add(worth)
        total, weights = total + weight * worth, weights + weight
    assert len(values) > 2
    skat = PACK & ~(hands[0] | hands[1] | hands[2])
    sampler = api.Sampler(skat, [api.Holder(api.OUT_OF_PLAY, 2)])
    past = api.Past(start, 0, tuple(cards), HEAT, FLOOR, habits=DECIDED)
    limits = api.SearchLimits(4000)
    found = api.evaluate_moves(view, sampler, payoff, limits, 1, moves=(move,), past=past)[0]
    assert found.mean == pytest.approx(total / weights, abs=5 * found.error)


def test_the_search_takes_the_weighted_mean_over_all_deals() -> None:
    """Eight cards of two others are unknown: every deal by hand, each with its weight."""
    start, cards, hands = played(18, 3)
    view = start.copy()
    for card in cards:
        view.play(card)
    skat = PACK & ~(hands[0] | hands[1] | hands[2])
    unseen = PACK & ~(view.hand(0) | view.seen | skat)
    past = api.Past(start, 0, tuple(cards), HEAT, FLOOR)
    payoff = api.Payoff(api.PayoffKind.PIPS, (0, 1), rivalry=0)
    total = weights = plain = number = 0.0
    holders = [api.Holder(seat, view.hand(seat).bit_count() or 4, ~view.lacks(seat) & PACK) for seat in (1, 2)]
    for chosen in combinations(api.cards_of(unseen), 4):
        world = view.copy()
        mine = api.mask_of(chosen)
        if mine & ~holders[0].allowed or unseen & ~mine & ~holders[1].allowed:
            continue
        world.hold(1, mine)
        world.hold(2, unseen & ~mine)
        weight, card = past.weight(world), view.legal()[0]
        world.play(card)
        worth = payoff.utility(api.rollout(world, 1), 0)
        total, weights, plain, number = total + weight * worth, weights + weight, plain + worth, number + 1
    sampler = api.Sampler(unseen, holders)
    found = api.evaluate_moves(view, sampler, payoff, api.SearchLimits(1200), 1, moves=view.legal()[:1], past=past)
    assert found[0].mean == pytest.approx(total / weights, abs=6 * found[0].error)
    assert abs(found[0].mean - plain / number) > 6 * found[0].error
