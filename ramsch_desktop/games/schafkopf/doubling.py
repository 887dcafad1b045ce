"""Kontra and Re, before the first lead.

Each seat but the declarer's may say Kontra, in the order of play; the first Kontra ends the round. Then the
declaring side may answer Re. In a Rufspiel all are asked, so that nobody learns who the partner is by being
left out: the partner may not say Kontra, a defender may not say Re.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ramsch_desktop.engine.actions import Action, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import ActionTaken, Event
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.schafkopf.actions import Kontra, No, Re
from ramsch_desktop.games.schafkopf.contracts import Kind
from ramsch_desktop.games.schafkopf.events import PartnerRevealed
from ramsch_desktop.games.schafkopf.play import begin_declared
from ramsch_desktop.games.schafkopf.terms import Declared


def after_declaring(declared: Declared) -> Step:
    """Doubling where the house rules know it; a Sie is not doubled."""
    if not declared.terms.rules.kontra or declared.declaration.kind is Kind.SIE:
        return begin_declared(declared)
    return Step(Doubling(declared, tuple(seat for seat in declared.terms.seats if seat != declared.declarer)))


@dataclass(frozen=True, slots=True)
class Doubling:
    """Seats are asked for Kontra, then for Re; ``asked`` are those still to answer, the seat to move first."""

    declared: Declared
    asked: tuple[Seat, ...]

    @property
    def to_move(self) -> Seat:
        """The seat that is asked."""
        return self.asked[0]

    @property
    def hands(self) -> tuple[Hand, ...]:
        """All cards as dealt."""
        return self.declared.terms.dealt

    def legal_actions(self) -> tuple[Action, ...]:
        """Double if the seat is on the side whose turn it is, or not."""
        ours = self.to_move in self.declared.side
        if self.declared.kontra is None:
            return (No(),) if ours else (Kontra(), No())
        return (Re(), No()) if ours else (No(),)

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is played here."""
        return None

    def apply(self, action: Action) -> Step:
        """A Kontra opens the question for Re; a Re or the last answer begins the play."""
        require_legal(action, self.legal_actions())
        said = ActionTaken(self.to_move, action)
        if isinstance(action, Kontra):
            return self._after_kontra().after(said)
        if isinstance(action, Re):
            return begin_declared(replace(self.declared, re=self.to_move)).after(said, *self._revealed())
        if len(self.asked) > 1:
            return Step(replace(self, asked=self.asked[1:]), (said,))
        return begin_declared(self.declared).after(said)

    def _after_kontra(self) -> Step:
        declared = replace(self.declared, kontra=self.to_move)
        asked = declared.side[:1]
        if declared.partner is not None:
            asked += tuple(seat for seat in declared.terms.seats if seat not in (declared.declarer, self.to_move))
        return Step(Doubling(declared, asked))

    def _revealed(self) -> tuple[Event, ...]:
        return (PartnerRevealed(self.to_move),) if self.to_move == self.declared.partner else ()
