"""What a bot answers: an action and its reason, typed, so that hints and reviews can put it into words."""

from __future__ import annotations

from dataclasses import dataclass

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.score import Points
from ramsch_desktop.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Reason:
    """Why: the name of the rule of play, and the cards, seats and numbers that it speaks of."""

    rule: str
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()
    values: tuple[Points, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """An action with the reason for it."""

    action: Action
    reason: Reason
