"""Races to zero: what totals mean for the match, and not only for the deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp


def chance_to_win(left: Sequence[float], seat: int, spread: float) -> float:
    """The chance of the seat to win the match if these are the points that each still has to make, the fewest ahead.

    Who has none left has won, several who have none share it. ``spread`` is the lead by which the chances of two
    players differ by a factor of e.
    """
    done = [other for other, points in enumerate(left) if points <= 0]
    if done:
        return (seat in done) / len(done)
    shares = [exp((left[seat] - points) / spread) for points in left]
    return 1.0 / sum(shares)
