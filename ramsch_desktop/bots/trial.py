"""Decisions besides card play: each plan is played out in many deals, the best of them in more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from ramsch_desktop.engine.view import View
from ramsch_desktop.kernel import api

FIRST_WORLDS: Final = 64
FINALISTS: Final = 5
LAST_WORLDS: Final = 600

T = TypeVar("T")


@dataclass(frozen=True)
class Prospect:
    """What follows a plan: the board, the seat whose plan it is, the deals that may be, and what the end is worth."""

    board: api.Board
    seat: int
    sampler: api.Sampler
    payoff: api.Payoff


@dataclass(frozen=True)
class Trial:
    """How plans are tried: with these random numbers, until the ``end`` on the monotonic clock or told to stop.

    ``effort`` scales the number of deals.
    """

    view: View
    seed: int
    end: float
    effort: float
    spent: Callable[[], bool]

    @property
    def over(self) -> bool:
        """True once the time is over or somebody wants an answer."""
        return self.spent() or time.monotonic() >= self.end

    @property
    def seconds_left(self) -> float:
        """Seconds until the end, above 0."""
        return max(self.end - time.monotonic(), 1e-3)

    def best(self, plans: Iterable[T], prospect: Callable[[T], Prospect]) -> tuple[T, api.MoveValue] | None:
        """The best plan and its value; None if there was no time to try them."""
        first = self._ranked(tuple(plans), prospect, FIRST_WORLDS)
        last = self._ranked(tuple(plan for plan, _ in first[:FINALISTS]), prospect, LAST_WORLDS)
        found = last or first
        return found[0] if found else None

    def _ranked(
        self, plans: tuple[T, ...], prospect: Callable[[T], Prospect], worlds: int
    ) -> list[tuple[T, api.MoveValue]]:
        """All plans with their values, the best first; none unless the time was enough for each."""
        number = max(2, round(worlds * self.effort))
        found = []
        for plan in plans:
            if self.over:
                return []
            found.append((plan, self._value(prospect(plan), number, self.seconds_left)))
        complete = all(value.worlds == number for _, value in found)
        return sorted(found, key=lambda pair: -pair[1].mean) if complete else []

    def _value(self, prospect: Prospect, worlds: int, seconds: float) -> api.MoveValue:
        limits = api.SearchLimits(worlds, seconds)
        return api.evaluate_board(
            prospect.board, prospect.seat, prospect.sampler, prospect.payoff, limits, self.seed, spent=self.spent
        )
