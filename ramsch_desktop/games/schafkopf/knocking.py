"""Knocking: after the first packet of cards each seat may double the deal."""

from __future__ import annotations

from dataclasses import dataclass

from ramsch_desktop.engine.actions import Action, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import ActionTaken, Event, HandDealt
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.schafkopf.actions import Knock, No
from ramsch_desktop.games.schafkopf.announcing import Announcing
from ramsch_desktop.games.schafkopf.play import begin_ramsch
from ramsch_desktop.games.schafkopf.terms import Terms


def begin_knocking(terms: Terms) -> Step:
    """Each seat sees its first packet only."""
    phase = Knocking(terms, terms.seats)
    return Step(phase, tuple(HandDealt(seat, phase.hands[seat]) for seat in terms.seats))


def begin_announcing(terms: Terms) -> Step:
    """Announcing, or Ramsch at once where nothing else is played."""
    return Step(Announcing(terms, terms.seats)) if terms.rules.kinds else begin_ramsch(terms)


@dataclass(frozen=True, slots=True)
class Knocking:
    """Seats decide on half of their cards; ``asked`` are those still to answer, the seat to move first."""

    terms: Terms
    asked: tuple[Seat, ...]

    @property
    def to_move(self) -> Seat:
        """The seat that is asked."""
        return self.asked[0]

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The first packet of each seat."""
        return tuple(hand[: len(hand) // 2] for hand in self.terms.dealt)

    def legal_actions(self) -> tuple[Action, ...]:
        """Knock or not."""
        return Knock(), No()

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is played here."""
        return None

    def apply(self, action: Action) -> Step:
        """The next seat is asked; after the last one the second packets are dealt."""
        require_legal(action, self.legal_actions())
        said = ActionTaken(self.to_move, action)
        terms = self.terms.with_knock(self.to_move) if isinstance(action, Knock) else self.terms
        if len(self.asked) > 1:
            return Step(Knocking(terms, self.asked[1:]), (said,))
        return begin_announcing(terms).after(said, *self._second_packets())

    def _second_packets(self) -> tuple[Event, ...]:
        dealt = self.terms.dealt
        return tuple(HandDealt(seat, dealt[seat][len(dealt[seat]) // 2 :]) for seat in self.terms.seats)
