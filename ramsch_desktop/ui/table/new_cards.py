"""Which cards were dealt since the table was last shown, and in which order. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from ramsch_desktop.engine.events import CardPlayed, DealScored, DealStarted, Event, HandDealt, TalonDealt
from ramsch_desktop.engine.seats import Seat


class NewCards(Enum):
    """Which cards are dealt: those of a new deal, or more of the same."""

    DEAL = "deal"
    PACKET = "packet"


@dataclass(frozen=True)
class Dealt:
    """Who gets each card, one after the other, None for the middle."""

    cards: NewCards
    order: tuple[Seat | None, ...]


def dealt_since(before: Sequence[Event], events: Sequence[Event], hand_size: int) -> Dealt | None:
    """What was dealt between two lists of events; None if nothing was, or if cards were played since."""
    known = len(before)
    fresh = events[known:] if events[:known] == before else events
    if before[: len(events)] == events or any(isinstance(event, CardPlayed | DealScored) for event in fresh):
        return None
    order = order_of(fresh, hand_size)
    if not order:
        return None
    begun = any(isinstance(event, DealStarted) for event in fresh)
    return Dealt(NewCards.DEAL if begun else NewCards.PACKET, order)


def order_of(events: Sequence[Event], hand_size: int) -> tuple[Seat | None, ...]:
    """Who gets each card; empty if no hands are dealt.

    Whole hands are dealt card by card in turn; smaller packets, of which the events tell, one packet at a time.
    """
    packets = [(event.seat, len(event.cards)) for event in events if isinstance(event, HandDealt)]
    middle = sum(len(event.cards) for event in events if isinstance(event, TalonDealt)) if packets else 0
    if any(count < hand_size for _, count in packets):
        dealt = [seat for seat, count in packets for _ in range(count)]
    else:
        dealt = [seat for turn in range(hand_size) for seat, count in packets if turn < count]
    return (*dealt, *[None] * middle)
