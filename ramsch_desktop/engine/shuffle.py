"""The shuffle, written out and pinned by a test: a deal code means the same deal for ever.

Random numbers come from SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014);
the order of the cards from Fisher and Yates. Numbers below a bound are drawn without bias by rejection.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

_MASK: Final = (1 << 64) - 1
T = TypeVar("T")


class SplitMix64:
    """A stream of 64-bit numbers fixed by its seed."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next number, 0 to 2**64 - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely; ``bound`` is positive."""
        limit = (1 << 64) - (1 << 64) % bound
        while (number := self.next()) >= limit:
            pass
        return number % bound


def shuffled(items: Sequence[T], seed: int) -> tuple[T, ...]:
    """The items in an order fixed by ``seed``, every order equally likely over all seeds."""
    stream, order = SplitMix64(seed), list(items)
    for last in range(len(order) - 1, 0, -1):
        other = stream.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
