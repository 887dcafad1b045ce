"""The hands that a deal is played with: as dealt, after what its events say was taken and laid away."""

from __future__ import annotations

from collections.abc import Iterable

from ramsch_desktop.engine.events import CardsLaidAway, CardsTaken, Event, HandDealt, TurnedCardTaken
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand


def played_hands(events: Iterable[Event]) -> dict[Seat, Hand]:
    """The hand of each seat before the first card is played, of one that dropped out what it then laid away.

    ``events`` are unmasked and those of a deal in which cards go to a talon or from seat to seat: nobody ends with
    other than his own cards.
    """
    hands: dict[Seat, Hand] = {}
    dropped: dict[Seat, Hand] = {}
    for event in events:
        match event:
            case HandDealt(seat, cards) | CardsTaken(seat, cards) if seat is not None:
                hands[seat] = (*hands.get(seat, ()), *(card for card in cards if card is not None))
            case TurnedCardTaken(seat, card):
                hands[seat] = (*hands[seat], card)
            case CardsLaidAway(seat, cards) if seat is not None:
                dropped[seat] = hands[seat]
                hands[seat] = tuple(card for card in hands[seat] if card not in cards)
    return {seat: hand or dropped[seat] for seat, hand in hands.items()}
