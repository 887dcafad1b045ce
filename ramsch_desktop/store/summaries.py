"""What the statistics come to: chosen deals, their sums, and groups of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import Enum

from ramsch_desktop.engine.score import Points, exact
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.store.statistics import DealEntry


@dataclass(frozen=True)
class Choice:
    """Which deals count, and whose results: None chooses all.

    ``seat`` 0 is the human; deals in which a program sat there do not count for it. ``position`` is that of the
    seat in the deal, ``level`` that of its opponents, ``since`` the earliest end of a deal.
    """

    seat: Seat = 0
    game: str | None = None
    contract: str | None = None
    level: str | None = None
    position: int | None = None
    since: datetime | None = None

    def takes(self, entry: DealEntry) -> bool:
        """True if the deal counts."""
        if self.seat not in entry.active or (self.seat == 0 and entry.levels[0] != "you"):
            return False
        wanted = (self.game, self.contract, self.level, self.position)
        seat = self.seat
        found = (entry.game, entry.contract, entry.opponents(seat), entry.position(seat))
        fits = all(want is None or want == have for want, have in zip(wanted, found, strict=True))
        return fits and (self.since is None or entry.at >= self.since)


def select(entries: Iterable[DealEntry], choice: Choice) -> tuple[DealEntry, ...]:
    """The deals that count, in their order."""
    return tuple(entry for entry in entries if choice.takes(entry))


@dataclass(frozen=True)
class Summary:
    """The results of a seat in some deals; ``gains`` are what each brought it, a plus is always good."""

    gains: tuple[Points, ...]
    won: int
    declared: int
    declared_won: int

    @property
    def deals(self) -> int:
        """How many deals."""
        return len(self.gains)

    @property
    def points(self) -> Points:
        """All gains together."""
        return exact(sum(self.gains))

    @property
    def average(self) -> float:
        """Points a deal, 0 without deals."""
        return self.points / self.deals if self.deals else 0.0

    @property
    def share(self) -> float:
        """The share of deals won, from 0 to 1."""
        return self.won / self.deals if self.deals else 0.0

    @property
    def running(self) -> tuple[Points, ...]:
        """The points after each deal."""
        total: Points = 0
        sums = []
        for gain in self.gains:
            total = exact(total + gain)
            sums.append(total)
        return tuple(sums)


def summary_of(entries: Iterable[DealEntry], seat: Seat) -> Summary:
    """The results of a seat."""
    deals = tuple(entries)
    own = [entry for entry in deals if entry.declarer == seat]
    return Summary(
        gains=tuple(entry.gain(seat) for entry in deals),
        won=sum(seat in entry.winners for entry in deals),
        declared=len(own),
        declared_won=sum(seat in entry.winners for entry in own),
    )


class Grouping(Enum):
    """By what deals are put together."""

    GAME = "game"
    CONTRACT = "contract"
    POSITION = "position"
    LEVEL = "level"
    MONTH = "month"


@dataclass(frozen=True)
class Group:
    """Deals with something in common; ``entry`` is one of them, from which a name can be made."""

    entry: DealEntry
    summary: Summary


def groups_of(entries: Iterable[DealEntry], by: Grouping, seat: Seat) -> tuple[Group, ...]:
    """The deals in groups: months and positions in their order, the others by the number of deals."""
    found: dict[object, list[DealEntry]] = {}
    for entry in entries:
        found.setdefault(_mark(entry, by, seat), []).append(entry)
    in_order = by in (Grouping.MONTH, Grouping.POSITION)
    marks = sorted(found, key=str) if in_order else sorted(found, key=lambda mark: (-len(found[mark]), str(mark)))
    return tuple(Group(found[mark][0], summary_of(found[mark], seat)) for mark in marks)


def _mark(entry: DealEntry, by: Grouping, seat: Seat) -> object:
    match by:
        case Grouping.GAME:
            return entry.game
        case Grouping.CONTRACT:
            return (entry.game, entry.contract)
        case Grouping.POSITION:
            return entry.position(seat)
        case Grouping.LEVEL:
            return entry.opponents(seat)
        case Grouping.MONTH:
            return entry.at.strftime("%Y-%m")
