"""The score of a deal with the steps that led to it, so that the screen can show its sum and name each rule."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.seats import Seat

Points: TypeAlias = int | float
"""Game points; halves occur in Ramsch (7.5) and are exact in binary."""


class Operation(Enum):
    """What a step does to the sum so far."""

    ADD = "+"
    TIMES = "x"


@dataclass(frozen=True, slots=True)
class ScoreStep:
    """One line of a sum: the rule it names, its operation and value, and the cards or seats it speaks of."""

    rule: str
    operation: Operation
    value: Points
    cards: tuple[Card, ...] = ()
    seats: tuple[Seat, ...] = ()

    def after(self, total: Points) -> Points:
        """The sum after this step."""
        return exact(total + self.value if self.operation is Operation.ADD else total * self.value)


Steps: TypeAlias = tuple[ScoreStep, ...]


def add(rule: str, value: Points, *, cards: Iterable[Card] = (), seats: Iterable[Seat] = ()) -> ScoreStep:
    """A step that adds ``value``."""
    return ScoreStep(rule, Operation.ADD, value, tuple(cards), tuple(seats))


def times(rule: str, value: Points, *, cards: Iterable[Card] = (), seats: Iterable[Seat] = ()) -> ScoreStep:
    """A step that multiplies by ``value``."""
    return ScoreStep(rule, Operation.TIMES, value, tuple(cards), tuple(seats))


def exact(value: Points) -> Points:
    """The value as an int where it is whole."""
    return int(value) if value == int(value) else value


def total_of(steps: Iterable[ScoreStep]) -> Points:
    """What the steps come to, beginning with 0."""
    total: Points = 0
    for step in steps:
        total = step.after(total)
    return total


@dataclass(frozen=True, slots=True)
class Score:
    """The result of one deal.

    ``contract`` names what was played (``ramsch``, ``clubs hand``). All tuples have one entry a seat: ``sums``
    the steps (empty where nothing was scored), ``card_points`` and ``tricks`` what the seat took. ``winners``
    are the winners of the deal by the rules of the game, none if nobody won. ``about`` is the seat that a headline
    speaks of where it is neither the declarer nor the one whose score changes most.
    """

    contract: str
    sums: tuple[Steps, ...]
    card_points: tuple[int, ...]
    tricks: tuple[int, ...]
    winners: tuple[Seat, ...] = ()
    declarer: Seat | None = None
    about: Seat | None = None

    @property
    def points(self) -> tuple[Points, ...]:
        """Game points a seat: each the total of its steps."""
        return tuple(total_of(steps) for steps in self.sums)
