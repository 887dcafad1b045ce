"""Joining: each in turn says whether he plays this deal or drops out."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Protocol

from ramsch_desktop.engine.actions import Action, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import ActionTaken, CardsLaidAway, Event
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand


@dataclass(frozen=True, slots=True)
class Drop(Action):
    """Drop out of this deal."""

    word: ClassVar[str] = "drop"


@dataclass(frozen=True, slots=True)
class Stay(Action):
    """Play this deal."""

    word: ClassVar[str] = "stay"


class JoiningTerms(Protocol):
    """Who may drop out, and what follows."""

    def bound(self, joining: Joining) -> bool:
        """True if the seat to move may not drop out."""

    def after_joining(self, joining: Joining) -> Step:
        """What follows when all have spoken."""


@dataclass(frozen=True, slots=True)
class Joining:
    """Stay or drop, in the order of ``turns`` (the seat to move first); ``joined`` are those who stay so far.

    A seat that may not drop is asked all the same, with one answer. Hands are laid away when all have spoken.
    """

    terms: JoiningTerms
    hands: tuple[Hand, ...]
    turns: tuple[Seat, ...]
    joined: tuple[Seat, ...] = ()

    @property
    def to_move(self) -> Seat:
        """The seat to speak."""
        return self.turns[0]

    def legal_actions(self) -> tuple[Action, ...]:
        """Drop or stay; only stay for a seat that is bound."""
        return (Stay(),) if self.terms.bound(self) else (Drop(), Stay())

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is played now."""
        return None

    def apply(self, action: Action) -> Step:
        """The next seat speaks; after the last one the game goes on."""
        require_legal(action, self.legal_actions())
        joined = (*self.joined, self.to_move) if isinstance(action, Stay) else self.joined
        spoken, said = replace(self, joined=joined), ActionTaken(self.to_move, action)
        if len(self.turns) > 1:
            return Step(replace(spoken, turns=self.turns[1:]), (said,))
        return self.terms.after_joining(spoken).after(said)


def lay_away(hands: tuple[Hand, ...], playing: tuple[Seat, ...]) -> tuple[tuple[Hand, ...], tuple[Event, ...]]:
    """The hands when all but the ``playing`` seats have put theirs face down, and the events of it."""
    left = tuple(hand if seat in playing else () for seat, hand in enumerate(hands))
    away = tuple(CardsLaidAway(s, hand) for s, hand in enumerate(hands) if hand and s not in playing)
    return left, away
