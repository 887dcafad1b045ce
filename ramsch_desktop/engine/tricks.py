"""Tricks and the duties of those who play to them.

A duty narrows the cards of a hand to those that may be played; duties are applied one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.engine.seats import Seat

Hand: TypeAlias = tuple[Card, ...]


class Play(NamedTuple):
    """A card and the seat that played it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """Plays in the order they were made; the first one leads."""

    plays: tuple[Play, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order they were played."""
        return tuple(play.card for play in self.plays)

    @property
    def points(self) -> int:
        """Card points of the trick so far."""
        return card_points(play.card for play in self.plays)

    @property
    def leader(self) -> Seat:
        """The seat that led; the trick must have begun."""
        return self.plays[0].seat

    def card_of(self, seat: Seat) -> Card | None:
        """The card that this seat played, if it has played."""
        return next((play.card for play in self.plays if play.seat == seat), None)

    def winning(self, order: CardOrder) -> Play:
        """The play that wins the trick as it lies; the trick must have begun."""
        best = self.plays[0]
        for play in self.plays[1:]:
            if order.beats(play.card, best.card):
                best = play
        return best

    def winner(self, order: CardOrder) -> Seat:
        """The seat that wins the trick as it lies."""
        return self.winning(order).seat

    def add(self, seat: Seat, card: Card) -> Trick:
        """This trick with one more card."""
        return Trick((*self.plays, Play(seat, card)))


NO_TRICK: Final = Trick()
"""Nothing on the table."""

Duty: TypeAlias = Callable[[CardOrder, Trick, Hand], Hand]


def follow(order: CardOrder, trick: Trick, hand: Hand) -> Hand:
    """Cards of the led group if the hand has any, else the whole hand (all games)."""
    if not trick.plays:
        return hand
    led = order.group(trick.plays[0].card)
    return tuple(card for card in hand if order.group(card) is led) or hand


def must_trump(order: CardOrder, trick: Trick, hand: Hand) -> Hand:
    """Follow; who is void in the led group and holds a trump plays a trump (Ramsen, Rams)."""
    cards = follow(order, trick, hand)
    if not trick.plays or order.group(cards[0]) is order.group(trick.plays[0].card):
        return cards
    return tuple(card for card in cards if order.group(card) is Group.TRUMP) or cards


def must_beat(order: CardOrder, trick: Trick, hand: Hand) -> Hand:
    """Follow or trump; of these cards one that beats the trick, if there is one (Ramsen)."""
    cards = must_trump(order, trick, hand)
    if not trick.plays:
        return cards
    best = trick.winning(order).card
    return tuple(card for card in cards if order.beats(card, best)) or cards
