"""Comparing what one may do in the same imagined deals: what the rules advise against everything else."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, TypeVar

from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.decision import Reason

MOST_WORLDS: Final = 300
FEWEST_WORLDS: Final = 24
CHECK_EVERY: Final = 24
CLEAR: Final = 2.0
"""Standard errors by which something must be better than what the rules advise."""
DECIDED: Final = 3.0
"""Standard errors at which no more deals are looked at."""

W = TypeVar("W")


@dataclass
class Comparison:
    """Sums over deals: the values of the first alternative, which the rules advise, and the others' distance to it."""

    count: int
    worlds: int = 0
    first: float = 0.0
    gaps: list[float] = field(default_factory=list)
    squares: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.gaps, self.squares = [0.0] * self.count, [0.0] * self.count

    def add(self, values: Sequence[float]) -> None:
        """Count one more deal."""
        self.worlds += 1
        self.first += values[0]
        for place, value in enumerate(values):
            gap = value - values[0]
            self.gaps[place] += gap
            self.squares[place] += gap * gap

    def mean(self, place: int) -> float:
        """The mean value of an alternative."""
        return (self.first + self.gaps[place]) / self.worlds

    def gap(self, place: int) -> float:
        """By how much an alternative is better than what the rules advise."""
        return self.gaps[place] / self.worlds

    def error(self, place: int) -> float:
        """The standard error of the gap."""
        variance = self.squares[place] / self.worlds - self.gap(place) ** 2
        return math.sqrt(max(variance, 0.0) / self.worlds)

    @property
    def best(self) -> int:
        """The alternative with the highest mean, of equals the first."""
        return max(range(self.count), key=lambda place: self.gaps[place])

    def best_but(self, place: int) -> int:
        """The best of all alternatives but one."""
        return max((other for other in range(self.count) if other != place), key=self.gap)

    def reason(self, rule: str, own: int, other: int, *values: int) -> Reason:
        """What one alternative and another are worth, and further numbers."""
        return Reason(rule, values=(round(self.mean(own)), round(self.mean(other)), *values))

    def is_clear(self, errors: float) -> bool:
        """True if the best is better than what the rules advise by so many standard errors, or worse all others."""
        best = self.best
        if best:
            return self.gap(best) > errors * self.error(best)
        return all(self.gap(place) < -errors * self.error(place) for place in range(1, self.count))


def timely(trial: Trial, worlds: Iterable[W], tries: int) -> Iterator[W]:
    """At most so many of the deals, none once the time is over: for those of which few will fit."""
    for world in islice(worlds, tries):
        if trial.over:
            return
        yield world


def compare(trial: Trial, worlds: Iterable[W], values: Callable[[W], Sequence[float]]) -> Comparison | None:
    """Try the alternatives in deals until one is clearly best or the time is over.

    None if there were too few deals, or if nothing speaks clearly for or against what the rules advise. ``values``
    has one number for each alternative, the one of the rules first.
    """
    found, most = None, max(FEWEST_WORLDS, round(MOST_WORLDS * trial.effort))
    for world in worlds:
        numbers = values(world)
        found = found or Comparison(len(numbers))
        found.add(numbers)
        checks = found.worlds % CHECK_EVERY == 0 and found.worlds >= 2 * FEWEST_WORLDS
        if found.worlds >= most or trial.over or (checks and found.is_clear(DECIDED)):
            break
    if found is None or found.worlds < FEWEST_WORLDS or not found.is_clear(CLEAR):
        return None
    return found
