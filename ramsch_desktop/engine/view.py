"""A view: all that one seat may know. Bots get a View and nothing else; the human's table is drawn from one."""

from __future__ import annotations

from dataclasses import dataclass

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.standing import Standing
from ramsch_desktop.engine.table import Table
from ramsch_desktop.engine.tricks import Hand


@dataclass(frozen=True)
class View:
    """The deal as one seat knows it.

    ``events`` are masked for the seat, ``table`` is the picture that they make, ``order`` the card order in
    force. ``legal`` is what it may do now, empty when it is not its turn or the deal is over; ``to_move`` is the
    seat that decides, None when the deal is over. ``phase`` is the name of the phase's type. ``refusals`` says
    for each card of the own hand that may not be played now why not.
    """

    game: str
    options: Options
    seat: Seat
    standing: Standing
    hand: Hand
    events: tuple[Event, ...]
    table: Table
    order: CardOrder
    phase: str
    to_move: Seat | None
    legal: tuple[Action, ...] = ()
    refusals: tuple[tuple[Card, Refusal], ...] = ()

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return self.standing.seats
