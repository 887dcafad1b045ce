"""Phases: a deal is a chain of small immutable values, each with just the fields that exist in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand


@runtime_checkable
class Phase(Protocol):
    """A part of a deal in which some seat decides."""

    @property
    def to_move(self) -> Seat:
        """The seat that decides now."""

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards that each seat holds now."""

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat to move may do: never empty, always in the same order."""

    def apply(self, action: Action) -> Step:
        """The next phase and what happened; raises IllegalAction."""

    def reason_against(self, card: Card) -> Refusal | None:
        """Why the seat to move may not play this card of its hand now, or None if it may."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A rule that forbids a card, and the cards that the rule asks for instead."""

    rule: str
    instead: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """The end of a deal. ``unplayed`` are the cards left in the hands when the deal ended early."""

    score: Score
    unplayed: tuple[Hand, ...] = ()


State: TypeAlias = Phase | Finished


@dataclass(frozen=True, slots=True)
class Step:
    """What follows an action: the next phase or the end, and the events in the order they happened."""

    state: State
    events: tuple[Event, ...] = ()

    def after(self, *events: Event) -> Step:
        """This step with ``events`` before its own."""
        return Step(self.state, events + self.events)
