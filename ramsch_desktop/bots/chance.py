"""Random numbers for bots: fixed by a seed, the same on every machine and for ever."""

from __future__ import annotations

from functools import cached_property

from ramsch_desktop.engine.shuffle import SplitMix64
from ramsch_desktop.engine.view import View

_FRACTION_BITS = 53


class SeededChance:
    """A source of random numbers over the generator of the shuffle."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    @cached_property
    def _stream(self) -> SplitMix64:
        return SplitMix64(self._seed)

    def random(self) -> float:
        """A number from 0 to 1, 1 excluded."""
        return (self._stream.next() >> (64 - _FRACTION_BITS)) / (1 << _FRACTION_BITS)

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""
        return self._stream.below(stop)


class _ChanceOfDecision(SeededChance):
    """The numbers of one decision, whose seed is only mixed if one is asked for: most decisions need none."""

    def __init__(self, seed: int, view: View) -> None:
        self._seed, self._view = seed, view

    @cached_property
    def _stream(self) -> SplitMix64:
        return SplitMix64(_mixed(self._seed, self._view))


def chance_for(seed: int, view: View) -> SeededChance:
    """The random numbers of one decision: the same bot decides alike whenever it is asked the same."""
    return _ChanceOfDecision(seed, view)


def _mixed(seed: int, view: View) -> int:
    mixed = (seed << 24) ^ (view.standing.deals << 12) ^ len(view.events)
    for card in view.hand:
        mixed = SplitMix64(mixed ^ (card.suit << 8) ^ card.rank).next()
    return mixed
