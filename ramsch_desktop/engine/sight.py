"""What the seats saw of a deal, kept from one view to the next: a view adds only what happened since the last one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.table import Table, after


@dataclass(frozen=True, slots=True)
class Sight:
    """Events as one seat may know them, and the table that they make."""

    events: tuple[Event, ...]
    table: Table

    def then(self, seat: Seat, news: Sequence[Event]) -> Sight:
        """What ``seat``, whose sight this is, has seen after these unmasked events."""
        seen = tuple(event.mask(seat) for event in news)
        return Sight(self.events + seen, after(self.table, seen))


class Sights:
    """The latest sight of each seat that a course was viewed from.

    It holds nothing that the events do not tell, so it is no part of what a course is. A course hands it on to those
    that follow, each of which then goes its own way.
    """

    def __init__(self) -> None:
        self._latest: dict[Seat, Sight] = {}

    def inherit(self, earlier: Sights) -> None:
        """Begin with what was seen of an earlier point of the same course."""
        self._latest = earlier._latest.copy()

    def of(self, seat: Seat, seats: int, events: tuple[Event, ...]) -> Sight:
        """What ``seat`` has seen after ``events``, all unmasked events of the course so far."""
        sight = self._latest.get(seat) or Sight((), Table((0,) * seats))
        if len(sight.events) < len(events):
            sight = self._latest[seat] = sight.then(seat, events[len(sight.events) :])
        return sight
