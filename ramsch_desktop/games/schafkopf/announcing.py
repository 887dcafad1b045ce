"""Announcing: who plays, and what.

From forehand on each seat once passes or names a class of games, higher than the highest so far. Then who was
outbid may raise, an earlier seat to an equal class, a later one only higher, until one seat stays. It names its
game, of the class it announced or a higher one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ramsch_desktop.engine.actions import Action, Pass, require_legal
from ramsch_desktop.engine.cards import Card, Rank, Suit
from ramsch_desktop.engine.events import ActionTaken
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.schafkopf.actions import Announce, ChooseRamsch, ChooseStock, Declare
from ramsch_desktop.games.schafkopf.contracts import Kind, declarations, possible_kinds
from ramsch_desktop.games.schafkopf.doubling import after_declaring
from ramsch_desktop.games.schafkopf.events import CallForced
from ramsch_desktop.games.schafkopf.options import AllPass
from ramsch_desktop.games.schafkopf.play import begin_ramsch, throw_in
from ramsch_desktop.games.schafkopf.terms import Terms, declare


@dataclass(frozen=True, slots=True)
class Bid:
    """A class that a seat announced."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Announcing:
    """Seats announce or pass.

    ``unheard`` are the seats that have not spoken yet, the next one first; ``bids`` the announcements of the
    seats still in, in the order of play; ``waiting`` those of them that were outbid and have not answered in
    this turn of raising, the next one first.
    """

    terms: Terms
    unheard: tuple[Seat, ...]
    bids: tuple[Bid, ...] = ()
    waiting: tuple[Seat, ...] = ()

    @property
    def to_move(self) -> Seat:
        """The next seat that has not spoken, then the next that was outbid."""
        return (self.unheard or self.waiting)[0]

    @property
    def hands(self) -> tuple[Hand, ...]:
        """All cards as dealt."""
        return self.terms.dealt

    @property
    def best(self) -> Bid | None:
        """The bid that stands: the highest, of equal ones that of the earlier seat."""
        return max(self.bids, key=lambda bid: bid.kind.height, default=None)

    def legal_actions(self) -> tuple[Action, ...]:
        """Pass, or a class that is high enough; the fourth player may have to choose something."""
        kinds = possible_kinds(self.hands[self.to_move], self.terms.rules.kinds)
        announcements = tuple(Announce(kind) for kind in kinds if self._high_enough(kind))
        if self._fourth_chooses():
            return (ChooseRamsch(), ChooseStock(), *announcements)
        return (Pass(), *announcements)

    def _high_enough(self, kind: Kind) -> bool:
        best = self.best
        if best is None or kind.height > best.kind.height:
            return True
        return kind is best.kind and self._place(self.to_move) < self._place(best.seat)

    def _place(self, seat: Seat) -> int:
        return self.terms.seats.index(seat)

    def _fourth_chooses(self) -> bool:
        last = len(self.unheard) == 1 and not self.bids
        return last and self.terms.rules.all_pass is AllPass.FOURTH_CHOOSES

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is played here."""
        return None

    def apply(self, action: Action) -> Step:
        """The next seat speaks, or the announcing is over."""
        require_legal(action, self.legal_actions())
        said = ActionTaken(self.to_move, action)
        if isinstance(action, ChooseRamsch):
            return begin_ramsch(self.terms).after(said)
        if isinstance(action, ChooseStock):
            return throw_in(self.terms, AllPass.STOCK).after(said)
        kind = action.kind if isinstance(action, Announce) else None
        return self._heard(kind).after(said)

    def _heard(self, kind: Kind | None) -> Step:
        seat = self.to_move
        others = tuple(bid for bid in self.bids if bid.seat != seat)
        bids = (*others, Bid(seat, kind)) if kind is not None else others
        bids = tuple(sorted(bids, key=lambda bid: self._place(bid.seat)))
        if len(self.unheard) > 1:
            return Step(replace(self, unheard=self.unheard[1:], bids=bids))
        return _raising(Announcing(self.terms, (), bids), after=None if self.unheard else seat)


def _raising(heard: Announcing, after: Seat | None) -> Step:
    best = heard.best
    if best is None:
        return after_all_passed(heard.terms)
    if len(heard.bids) == 1:
        return Step(Declaring(heard.terms, best.seat, _from(heard.terms, best.kind)))
    outbid = [bid.seat for bid in heard.bids if bid.seat != best.seat]
    start = heard.terms.seats.index(after) + 1 if after is not None else 0
    turns = heard.terms.seats[start:] + heard.terms.seats[:start]
    return Step(replace(heard, waiting=tuple(seat for seat in turns if seat in outbid)))


def _from(terms: Terms, least: Kind) -> tuple[Kind, ...]:
    return tuple(kind for kind in terms.rules.kinds if kind.height >= least.height)


def after_all_passed(terms: Terms) -> Step:
    """What the house rules want when nobody plays."""
    match terms.rules.all_pass:
        case AllPass.RAMSCH | AllPass.FOURTH_CHOOSES:
            return begin_ramsch(terms)
        case AllPass.FORCED:
            return force_call(terms)
        case other:
            return throw_in(terms, other)


def force_call(terms: Terms) -> Step:
    """The holder of the Ober of acorns plays a Rufspiel; if he can call no ace the cards are thrown in."""
    highest = Card(Suit.CLUBS, Rank.QUEEN)
    seat = next(seat for seat in terms.seats if highest in terms.dealt[seat])
    if not declarations(terms.dealt[seat], (Kind.CALL,)):
        return throw_in(terms, AllPass.REDEAL)
    return Step(Declaring(terms, seat, (Kind.CALL,)), (CallForced(seat),))


@dataclass(frozen=True, slots=True)
class Declaring:
    """The seat that plays names its game, of one of the classes ``kinds``."""

    terms: Terms
    declarer: Seat
    kinds: tuple[Kind, ...]

    @property
    def to_move(self) -> Seat:
        """The declarer."""
        return self.declarer

    @property
    def hands(self) -> tuple[Hand, ...]:
        """All cards as dealt."""
        return self.terms.dealt

    def legal_actions(self) -> tuple[Action, ...]:
        """Every game of these classes that the hand allows."""
        return tuple(Declare(each) for each in declarations(self.hands[self.declarer], self.kinds))

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is played here."""
        return None

    def apply(self, action: Action) -> Step:
        """The game is known to all; the others may double it."""
        require_legal(action, self.legal_actions())
        assert isinstance(action, Declare)
        declared = declare(self.terms, action.declaration, self.declarer)
        return after_declaring(declared).after(ActionTaken(self.declarer, action))
