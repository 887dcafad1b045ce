"""Events that only the games with a skat know."""

from __future__ import annotations

from dataclasses import dataclass

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """The bidding is over: who plays alone, and the last number that he named or held."""

    declarer: Seat
    bid: int


@dataclass(frozen=True, slots=True)
class RamschBegun(Event):
    """Nobody wanted to play: the deal becomes a Ramsch."""


@dataclass(frozen=True, slots=True)
class SkatShown(Event):
    """At the end of a deal: the two cards ``dealt`` to the skat and the two that lay there at the ``end``."""

    declarer: Seat | None
    dealt: tuple[Card, ...]
    end: tuple[Card, ...]
