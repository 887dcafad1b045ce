"""Events: what happened, in the past tense, typed, without text.

A card that a seat may not see is ``None``; how many cards there are stays public. ``mask`` turns an event into
what one seat may know of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self, TypeAlias

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.score import Points, Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Trick

SeenCards: TypeAlias = tuple[Card | None, ...]


def hidden(cards: SeenCards) -> SeenCards:
    """As many face-down cards."""
    return (None,) * len(cards)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table; public unless a kind says otherwise."""

    def mask(self, seat: Seat) -> Self:
        """What ``seat`` may know of it."""
        return self


@dataclass(frozen=True, slots=True)
class CardsEvent(Event):
    """Cards that only one seat sees, or nobody (``seat`` is None); all see how many."""

    seat: Seat | None
    cards: SeenCards

    def mask(self, seat: Seat) -> Self:
        """The cards for their owner, face-down cards for all others."""
        return self if seat == self.seat else type(self)(self.seat, hidden(self.cards))


@dataclass(frozen=True, slots=True)
class HandDealt(CardsEvent):
    """A seat received its cards."""


@dataclass(frozen=True, slots=True)
class TalonDealt(CardsEvent):
    """Cards were laid face down in the middle: the skat, the talon."""


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """A deal began; ``active`` are the seats with cards, in the order of play."""

    dealer: Seat
    active: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class ActionTaken(Event):
    """A seat said or decided something that all hear: pass, bid, kontra, stay."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class CardsTaken(CardsEvent):
    """A seat took cards into its hand; others see how many."""


@dataclass(frozen=True, slots=True)
class CardsLaidAway(CardsEvent):
    """A seat put cards face down out of its hand; others see how many."""


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """Cards were turned face up for all: an ouvert hand, the turned trump, the skat at the end.

    ``seat`` is their owner, or None for the cards in the middle.
    """

    seat: Seat | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The card that makes its suit trump was turned up; it lies beside the talon and is no part of it."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnedCardTaken(Event):
    """A seat took the turned-up trump card into its hand."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardsExchanged(CardsEvent):
    """A seat said how many cards it exchanges, perhaps none; they are laid away and replaced next."""


@dataclass(frozen=True, slots=True)
class Booked(Event):
    """A step was scored before the end of the deal: a bar for a trick, jacks dealt. ``total`` is the new total."""

    seat: Seat
    step: ScoreStep
    total: Points


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A seat played a card to the trick."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A complete trick went to its winner."""

    winner: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """The deal is over; its score with every step of the sum."""

    score: Score
