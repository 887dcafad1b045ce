"""What is fixed in a deal of Rams."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.order import NATURAL, CardOrder, suit_run
from ramsch_desktop.engine.score import Steps, total_of
from ramsch_desktop.engine.seats import Seat, clockwise, next_seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.rams.options import RamsRules


@dataclass(frozen=True, slots=True)
class Facts:
    """``balances`` are what each seat has to write off before the deal, ``dealt`` the hands as dealt.

    ``turned`` names trumps. ``jacks`` are the steps booked for jacks so far.
    """

    rules: RamsRules
    dealer: Seat
    balances: tuple[int, ...]
    dealt: tuple[Hand, ...]
    turned: Card
    jacks: tuple[Steps, ...]

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.balances)

    @property
    def order(self) -> CardOrder:
        """The turned-up suit is trump; the natural ranks in every suit."""
        return trump_order(self.turned)

    @property
    def from_forehand(self) -> tuple[Seat, ...]:
        """All seats from the dealer's left."""
        return clockwise(next_seat(self.dealer, self.seats), self.seats)

    def balance(self, seat: Seat) -> int:
        """What the seat has to write off now, jacks included."""
        return self.balances[seat] + int(total_of(self.jacks[seat]))

    def trump(self, rank: Rank) -> Card:
        """The trump of a rank."""
        return Card(self.turned.suit, rank)


@cache
def trump_order(turned: Card) -> CardOrder:
    """The order with the suit of this card as trumps."""
    return CardOrder(suit_run(turned.suit, NATURAL), NATURAL)


def aces_of(cards: Hand) -> Hand:
    """The aces among these cards."""
    return tuple(card for card in cards if card.rank is Rank.ACE)
