"""Swapping: each in turn exchanges cards with the talon; one seat may take the turned-up trump card."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Protocol

from ramsch_desktop.engine.actions import Action, CardAction, CardsAction, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import CardsExchanged, CardsLaidAway, CardsTaken, Event, TurnedCardTaken
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand


class SwappingTerms(Protocol):
    """How much may be exchanged, and what follows."""

    @property
    def swap(self) -> type[CardsAction]:
        """The action of exchanging with the talon."""

    @property
    def take(self) -> type[CardAction]:
        """The action of taking the turned-up card for another."""

    def limit(self, swapping: Swapping) -> int:
        """How many cards the seat to move may exchange with the talon, as far as it reaches."""

    def may_take(self, swapping: Swapping) -> bool:
        """True if the seat to move may take the turned-up card while it lies there."""

    def ended(self, swapping: Swapping) -> Step | None:
        """The end of the deal if the new cards of the seat to move bring it, else None."""

    def after_swapping(self, swapping: Swapping) -> Step:
        """What follows when all have exchanged."""


@dataclass(frozen=True, slots=True)
class Swapping:
    """Exchange in the order of ``turns``, the seat to move first; seats that can exchange nothing are not asked.

    ``stock`` is what is left of the talon, top first. ``counts`` has the cards that each seat exchanged with it.
    ``turned`` is the turned-up card while it lies there, ``taker`` the seat that took it. Who may take it does so
    before exchanging others.
    """

    terms: SwappingTerms
    hands: tuple[Hand, ...]
    stock: tuple[Card, ...]
    turned: Card | None
    turns: tuple[Seat, ...]
    counts: tuple[int, ...]
    taker: Seat | None = None

    @property
    def to_move(self) -> Seat:
        """The seat to exchange."""
        return self.turns[0]

    @property
    def limit(self) -> int:
        """How many cards the seat to move may exchange with the talon."""
        return min(self.terms.limit(self), len(self.stock), len(self.hands[self.to_move]))

    @property
    def may_take(self) -> bool:
        """True if the seat to move may take the turned-up card."""
        return self.turned is not None and self.terms.may_take(self)

    def legal_actions(self) -> tuple[Action, ...]:
        """Exchange any cards within the limit, or none; or take the turned-up card for any card."""
        hand = sorted(self.hands[self.to_move])
        swaps = [self.terms.swap(cards) for n in range(self.limit + 1) for cards in combinations(hand, n)]
        takes = [self.terms.take(card) for card in hand] if self.may_take else []
        return (*swaps, *takes)

    def reason_against(self, card: Card) -> Refusal | None:
        """Any card may be exchanged."""
        return None

    def apply(self, action: Action) -> Step:
        """The seat has its new cards; after an exchange with the talon the next seat is asked."""
        require_legal(action, self.legal_actions())
        if isinstance(action, CardAction):
            return self._took(action.card)
        assert isinstance(action, CardsAction)
        return self._swapped(action.cards)

    def _took(self, card: Card) -> Step:
        seat, turned = self.to_move, self.turned
        assert turned is not None
        taken = replace(self, hands=traded(self.hands, seat, (card,), (turned,)), turned=None, taker=seat)
        events = (CardsLaidAway(seat, (card,)), TurnedCardTaken(seat, turned))
        ended = self.terms.ended(taken)
        return (ended or begin_swapping(taken)).after(*events)

    def _swapped(self, cards: tuple[Card, ...]) -> Step:
        seat, new = self.to_move, self.stock[: len(cards)]
        after = replace(
            self,
            hands=traded(self.hands, seat, cards, new),
            stock=self.stock[len(cards) :],
            counts=tuple(n + len(cards) if s == seat else n for s, n in enumerate(self.counts)),
        )
        moved = (CardsLaidAway(seat, cards), CardsTaken(seat, new)) if cards else ()
        events: tuple[Event, ...] = (CardsExchanged(seat, cards), *moved)
        ended = self.terms.ended(after)
        return (ended or begin_swapping(replace(after, turns=self.turns[1:]))).after(*events)


def begin_swapping(swapping: Swapping) -> Step:
    """Ask the first seat that can exchange anything; if there is none, the game goes on."""
    while swapping.turns and not swapping.limit and not swapping.may_take:
        swapping = replace(swapping, turns=swapping.turns[1:])
    return Step(swapping) if swapping.turns else swapping.terms.after_swapping(swapping)


def traded(hands: tuple[Hand, ...], seat: Seat, old: tuple[Card, ...], new: tuple[Card, ...]) -> tuple[Hand, ...]:
    """The hands after ``seat`` has given ``old`` away for ``new``."""
    return tuple((*(c for c in hand if c not in old), *new) if s == seat else hand for s, hand in enumerate(hands))
