"""What holds for a whole deal, and what was declared in it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.standing import Standing
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.schafkopf.contracts import Declaration
from ramsch_desktop.games.schafkopf.options import SchafkopfRules


@dataclass(frozen=True, slots=True)
class SchafkopfStanding(Standing):
    """The standing of a match; ``stock`` is what lies in the pot for the next declaring side that wins."""

    stock: int = 0


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a deal: the rules, the seats from forehand on, the hands as dealt, the pot, who knocked."""

    rules: SchafkopfRules
    seats: tuple[Seat, ...]
    dealt: tuple[Hand, ...]
    stock: int = 0
    knocks: tuple[Seat, ...] = ()

    def with_knock(self, seat: Seat) -> Terms:
        """The same terms, doubled once more by ``seat``."""
        return replace(self, knocks=(*self.knocks, seat))


@dataclass(frozen=True, slots=True)
class Declared:
    """The game that is played: by whom, with whom, and who doubled it. A soloist has no partner."""

    terms: Terms
    declaration: Declaration
    declarer: Seat
    partner: Seat | None = None
    kontra: Seat | None = None
    re: Seat | None = None

    @property
    def side(self) -> tuple[Seat, ...]:
        """The declaring side, the declarer first."""
        return (self.declarer,) if self.partner is None else (self.declarer, self.partner)

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """All others, from forehand on."""
        return tuple(seat for seat in self.terms.seats if seat not in self.side)


def terms_of(rules: SchafkopfRules, deal: Deal, standing: Standing) -> Terms:
    """The terms of a new deal."""
    stock = standing.stock if isinstance(standing, SchafkopfStanding) else 0
    return Terms(rules, deal.active, deal.hands, stock)


def declare(terms: Terms, declaration: Declaration, declarer: Seat) -> Declared:
    """The game with its partner, who is the holder of the called ace."""
    called = declaration.called
    partner = next((seat for seat in terms.seats if called in terms.dealt[seat]), None)
    return Declared(terms, declaration, declarer, partner)
