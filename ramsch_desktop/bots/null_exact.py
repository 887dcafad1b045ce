"""Null with open cards: in how many of the deals that may be does a card win whatever the other side does.

Roll-outs say what a card is worth against players who follow the rules, exact search what it is worth against those
who make no mistake; a Null is judged by the mean of both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from ramsch_desktop.bots.translate import Situation
from ramsch_desktop.kernel import api

WORLDS: Final = 40
FEWEST: Final = 8
NODES: Final = 200_000
"""Cards that one solution may play; harder deals are left out. A tenth of it is usual at the first lead."""

NO_TRICK, BEATEN = 0, 1
"""The brackets of the payoff that a Null ends in."""


def is_null(here: Situation) -> bool:
    """True for a declared Null."""
    return here.board.table.policy == api.Policy.NULL and here.board.core.declarer >= 0


def with_exact(
    here: Situation, values: tuple[api.MoveValue, ...], seed: int, worlds: int, spent: Callable[[], bool]
) -> tuple[api.MoveValue, ...]:
    """The values of roll-outs, each in the mean with what exact search finds; best first.

    As they are, if there was time for too few deals.
    """
    shares = exact_shares(here, [value.card for value in values], seed, worlds, spent)
    if not shares:
        return values
    own = [_mean(here, value, shares[value.card]) for value in values]
    return tuple(sorted(own, key=lambda value: -value.mean))


def exact_shares(
    here: Situation, moves: list[int], seed: int, worlds: int, spent: Callable[[], bool]
) -> dict[int, float]:
    """By card the share of the deals that the seat to move wins with it against any play; deals by their weight.

    Empty if there was time for fewer than ``FEWEST``.
    """
    solver = api.Solver(here.board.table, api.Goal((here.board.core.declarer,), tricks=True, shun=True))
    won, total, count = dict.fromkeys(moves, 0.0), 0.0, 0
    for world in _worlds(here, seed, worlds):
        if spent():
            break
        wins = _wins(solver, world, moves)
        if wins is None:
            continue
        weight = here.past.weight(world) if here.past.cards else 1.0
        total, count = total + weight, count + 1
        for card in moves:
            won[card] += weight * wins[card]
    return {card: share / total for card, share in won.items()} if count >= FEWEST else {}


def _worlds(here: Situation, seed: int, count: int) -> Iterator[api.Board]:
    """Deals of what the seat has not seen, on top of what it knows."""
    for dealt in here.sampler.deals(here.board.table, seed, count):
        world = here.board.copy()
        for holder, cards in zip(here.sampler.holders, dealt, strict=True):
            if holder.seat >= 0:
                world.hold(holder.seat, world.hand(holder.seat) | cards)
        yield world


def _wins(solver: api.Solver, world: api.Board, moves: list[int]) -> dict[int, bool] | None:
    """By card whether it wins for the seat to move; None if that takes too long."""
    declares = world.turn == world.core.declarer
    beaten = {card: _is_beaten(solver, world, card) for card in moves}
    if None in beaten.values():
        return None
    return {card: found is not declares for card, found in beaten.items()}


def _is_beaten(solver: api.Solver, world: api.Board, card: int) -> bool | None:
    """Whether the declarer gets a trick after the card."""
    after = world.copy()
    after.play(card)
    return True if after.tricks[world.core.declarer] else solver.reaches(after, 1, NODES)


def _mean(here: Situation, value: api.MoveValue, share: float) -> api.MoveValue:
    """The mean of a value and of what it is worth to win that share of the deals."""
    payoff, declares = here.payoff, here.board.turn == here.board.core.declarer
    gain = [own - payoff.rivalry * other for own, other in zip(payoff.own, payoff.other, strict=True)]
    loss = [other - payoff.rivalry * own for own, other in zip(payoff.own, payoff.other, strict=True)]
    win, lose = (gain[NO_TRICK], gain[BEATEN]) if declares else (loss[BEATEN], loss[NO_TRICK])
    exact = share * win + (1.0 - share) * lose
    return replace(value, mean=(value.mean + exact) / 2, won=(value.won + share) / 2)
