"""What all imagined deals have in common before cards are played: whether they are believed, and what they end in."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from ramsch_desktop.bots.chance import SeededChance
from ramsch_desktop.kernel import api

BATCH: Final = 64
"""Deals that are dealt at once."""
SURPRISE: Final = 0.1
"""How likely it is that somebody speaks otherwise than the rules do with his cards."""

Doubt: TypeAlias = Callable[[int, int], bool]
"""Whether what a seat did speaks against a hand; asked with seat and hand."""


def believed(hands: Iterable[tuple[int, int]], doubt: Doubt, chance: SeededChance) -> bool:
    """Whether a deal with these seats and hands is taken: a doubtful hand only rarely."""
    return not any(doubt(seat, hand) and chance.random() >= SURPRISE for seat, hand in hands)


def play_out(board: api.Board, payoff: api.Payoff, seats: Iterable[int], seed: int) -> tuple[float, ...]:
    """What each of the seats scores, whatever the others do, after all cards are played by the rules."""
    api.play_out(board, seed)
    return tuple(api.core.utility(_alone(payoff), board.core, seat) for seat in seats)


@lru_cache(maxsize=4096)
def _alone(payoff: api.Payoff) -> api.core.Payoff:
    """The payoff without what others score."""
    return api.core.Payoff(int(payoff.kind), payoff.own, payoff.other, payoff.extra, payoff.limits, 0.0, 0.0)
