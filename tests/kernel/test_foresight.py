"""A search in which the seat learns what it plays later in the deal."""

import random

import pytest

from ramsch_desktop.kernel import api
from tests.kernel import contracts
from tests.kernel.sample_play import PLAYED

PAYOFFS = {
    api.Policy.RAMSCH: api.Payoff(api.PayoffKind.RAMSCH_LOSER, (120, 1, 2)),
    api.Policy.SKAT: api.Payoff(api.PayoffKind.SIDES, (-72, -60, -48, 24, 36, 48), (0,) * 6, limits=(5, 12, 20)),
    api.Policy.RAMSEN: api.Payoff(api.PayoffKind.TRICKS, (1,) * 4, (-5,) * 4),
}
TRIES, ENDINGS = 8, 40
LEARNT, ROLL_OUTS = api.SearchLimits(60, lessons=300), api.SearchLimits(60)


def ending(policy: api.Policy, rng: random.Random, size: int = 3) -> api.Board:
    """A deal of a few cards a seat, all of them known."""
    rules, seats = PLAYED[policy]
    cards = rng.sample(range(len(rules.group)), seats * size)
    hands = {seat: api.mask_of(cards[seat * size : (seat + 1) * size]) for seat in range(seats)}
    return api.Board(contracts.table_of(rules, seats, policy), 0, hands, declarer=0)


def best_reply(board: api.Board, payoff: api.Payoff, seat: int) -> float:
    """The most that the seat gets against the policy; raises LookupError where the policy leaves it to chance."""
    if not board.hand(board.turn):
        return payoff.utility(board, seat)
    if board.turn == seat:
        return max(best_reply(after(board, card), payoff, seat) for card in board.legal())
    moves = {api.policy_move(board, seed) for seed in range(TRIES)}
    if len(moves) > 1:
        raise LookupError
    return best_reply(after(board, moves.pop()), payoff, seat)


def after(board: api.Board, card: int) -> api.Board:
    """The position after a card."""
    twin = board.copy()
    twin.play(card)
    return twin


def found(board: api.Board, payoff: api.Payoff, limits: api.SearchLimits) -> float:
    """What the search thinks of its best card."""
    return api.evaluate_moves(board, api.Sampler(0, []), payoff, limits, seed=1)[0].mean


@pytest.mark.parametrize("policy", PAYOFFS)
def test_endings_are_played_exactly_against_the_policy(policy: api.Policy) -> None:
    rng, payoff, better = random.Random(5), PAYOFFS[policy], 0
    for _ in range(ENDINGS):
        board = ending(policy, rng)
        try:
            best = best_reply(board, payoff, 0)
        except LookupError:
            continue
        assert found(board, payoff, LEARNT) == pytest.approx(best)
        better += found(board, payoff, ROLL_OUTS) < best - 0.01
    assert better, "the policy alone would do"


def test_lessons_do_not_count() -> None:
    """The values come from the worlds after them, and from as few as are left if time ends the lessons."""
    rng = random.Random(5)
    board = ending(api.Policy.RAMSCH, rng)
    values = api.evaluate_moves(board, api.Sampler(0, []), PAYOFFS[api.Policy.RAMSCH], LEARNT, seed=1)
    assert max(value.worlds for value in values) == LEARNT.worlds
    hurried = api.SearchLimits(40, seconds=0.2, lessons=1 << 30)
    values = api.evaluate_moves(board, api.Sampler(0, []), PAYOFFS[api.Policy.RAMSCH], hurried, seed=1)
    assert 0 < max(value.worlds for value in values) <= hurried.worlds
