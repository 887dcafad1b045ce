"""What Ramsen and Rams have in common: five cards each, one card turned up as trump, the rest a talon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.deal import Deal, Packets
from ramsch_desktop.engine.events import DealStarted, Event, HandDealt, TalonDealt, TrumpTurned
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.seats import Seat, clockwise, next_seat
from ramsch_desktop.engine.tricks import Hand

HAND_SIZE: Final = 5
PACKETS: Final = Packets((3, 2))


def five_cards(options: Options) -> int:
    """Five cards a hand."""
    return HAND_SIZE


def player_count(options: Options) -> int:
    """As many seats as the options say; nobody sits out."""
    return options.number("players")


def deal_five(cards: Sequence[Card], dealer: Seat, seats: int) -> Deal:
    """Three and two cards to each seat from the dealer's left; the first card of the talon is turned up."""
    return PACKETS.deal(cards, dealer, clockwise(next_seat(dealer, seats), seats), seats)


def dealt_events(dealer: Seat, hands: tuple[Hand, ...]) -> tuple[Event, ...]:
    """The deal begins and each seat has its cards."""
    order = clockwise(next_seat(dealer, len(hands)), len(hands))
    return (DealStarted(dealer, order), *hand_events(order, hands))


def hand_events(order: Sequence[Seat], hands: tuple[Hand, ...]) -> tuple[Event, ...]:
    """Each seat in this order has its cards."""
    return tuple(HandDealt(seat, hands[seat]) for seat in order)


def talon_events(talon: tuple[Card, ...]) -> tuple[Event, ...]:
    """The talon is laid down and its first card turned up beside it."""
    return (TalonDealt(None, talon[1:]), TrumpTurned(talon[0]))
