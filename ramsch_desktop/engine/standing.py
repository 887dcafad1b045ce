"""The standing of a match between two deals: totals, who deals next, and whether the match is over."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ramsch_desktop.engine.score import Points
from ramsch_desktop.engine.seats import Seat


class MatchStatus(Enum):
    """Whether another deal follows."""

    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Standing:
    """What a new deal needs to know of the match.

    ``totals`` has one entry a seat, in the unit of the game: points won, penalty points, bars still to make.
    ``deals`` counts the deals booked, ``dealer`` deals next. ``winner`` is the single winner of a match that is
    over, in games where only one can win.
    Games that carry more from deal to deal extend this class.
    """

    totals: tuple[Points, ...]
    dealer: Seat
    deals: int = 0
    status: MatchStatus = MatchStatus.RUNNING
    winner: Seat | None = None

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self.totals)


class Best(Enum):
    """Which total wins the match."""

    HIGHEST = "highest"
    LOWEST = "lowest"


@dataclass(frozen=True, slots=True)
class Place:
    """A seat's place in a match: 1 is first; equal totals share a place."""

    seat: Seat
    place: int
    total: Points


def places(totals: tuple[Points, ...], *, best: Best) -> tuple[Place, ...]:
    """All seats from first to last place; equal totals share the better place."""
    sign = -1 if best is Best.HIGHEST else 1
    ranked = sorted(range(len(totals)), key=lambda seat: (sign * totals[seat], seat))
    return tuple(Place(s, 1 + sum(sign * other < sign * totals[s] for other in totals), totals[s]) for s in ranked)
