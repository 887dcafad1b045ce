"""Who plays with whom, as far as one seat knows: what the table shows and what the bots go by."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.table import Table
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.actions import Announce, Declare, Kontra, Re
from ramsch_desktop.games.schafkopf.contracts import Declaration
from ramsch_desktop.games.schafkopf.events import PartnerRevealed


class Company(Enum):
    """What is known of the declarer's partner."""

    ALONE = "alone"
    """A solo: there is none."""
    UNKNOWN = "unknown"
    """The watching seat does not know him."""
    ONLY_ME = "only_me"
    """The watching seat is the partner, and nobody else knows it."""
    OPEN = "open"
    """All know him."""


@dataclass(frozen=True, slots=True)
class Sides:
    """The declared game and its two sides, as the watching seat knows them.

    ``partner`` is None in a solo and while the seat does not know him. ``defenders`` are the seats known to
    stand against the declarer: all others in a solo, the remaining two once the partner is known, and the
    watching seat itself if it does not hold the called ace.
    """

    declaration: Declaration
    declarer: Seat
    company: Company
    partner: Seat | None
    defenders: tuple[Seat, ...]

    @property
    def side(self) -> tuple[Seat, ...]:
        """The seats known to be on the declaring side, the declarer first."""
        return (self.declarer,) if self.partner is None else (self.declarer, self.partner)

    def same(self, one: Seat, other: Seat) -> bool | None:
        """True if these two are known to play together, False if against each other, None if it is not known."""
        if one == other:
            return True
        known = [seat in self.side if seat in self.side + self.defenders else None for seat in (one, other)]
        return None if None in known else known[0] == known[1]


def declared_by(table: Table) -> tuple[Declaration, Seat] | None:
    """The game that was named and who named it, if one was."""
    for said in table.said:
        if isinstance(said.action, Declare):
            return said.action.declaration, said.seat
    return None


def bidder(table: Table) -> Seat | None:
    """The seat whose announcement stands now: the last one that was made."""
    announced = [said.seat for said in table.said if isinstance(said.action, Announce)]
    return announced[-1] if announced else None


def sayer(table: Table, action: type[Kontra] | type[Re]) -> Seat | None:
    """Who said Kontra or Re, if anybody did."""
    return next((said.seat for said in table.said if isinstance(said.action, action)), None)


def sides_of(view: View) -> Sides | None:
    """The sides as the seat of the view knows them; None before a game is named and in Ramsch."""
    named = declared_by(view.table)
    if named is None:
        return None
    declaration, declarer = named
    others = tuple(seat for seat in view.table.active if seat != declarer)
    if declaration.called is None:
        return Sides(declaration, declarer, Company.ALONE, None, others)
    partner, company = _partner(view, declaration.called)
    if partner is not None:
        return Sides(declaration, declarer, company, partner, tuple(seat for seat in others if seat != partner))
    return Sides(declaration, declarer, company, None, tuple(seat for seat in others if seat == view.seat))


def _partner(view: View, called: Card) -> tuple[Seat | None, Company]:
    revealed = next((event.seat for event in view.events if isinstance(event, PartnerRevealed)), None)
    if revealed is not None:
        return revealed, Company.OPEN
    if called in view.hand:
        return view.seat, Company.ONLY_ME
    return None, Company.UNKNOWN
