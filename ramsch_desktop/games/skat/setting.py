"""What stays the same through all phases of a deal of Skat."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.games.shared.skat.scoring import Bock
from ramsch_desktop.games.skat.options import SkatRules


@dataclass(frozen=True, slots=True)
class Setting:
    """The house rules, the players forehand first, the two cards dealt to the skat, and the Bock of the deal."""

    rules: SkatRules
    seats: tuple[Seat, ...]
    skat: tuple[Card, ...]
    bock: Bock = Bock.NONE

    @property
    def forehand(self) -> Seat:
        """The player who leads to the first trick."""
        return self.seats[0]


@dataclass(frozen=True, slots=True)
class Won:
    """How the bidding ended: the declarer, his last number, and the highest number of each seat (0 for none)."""

    declarer: Seat
    bid: int
    bids: tuple[int, ...]


class Turn(Enum):
    """Who of the two that bid against each other is to speak."""

    BIDDER = "bidder"
    HOLDER = "holder"


BID_VALUES: Final = tuple(
    sorted(
        {base * level for base in (9, 10, 11, 12) for level in range(2, 19)}
        | {24 * level for level in range(2, 12)}
        | {23, 35, 46, 59}
    )
)
"""The 63 numbers that may be bid: every value that some game can have."""

LOWEST_BID: Final = 18
