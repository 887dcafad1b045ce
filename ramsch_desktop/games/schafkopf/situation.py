"""A decision in the play of an announced game: what the seat knows of cards and sides, and what a card may bring."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.seats import Seat, clockwise
from ramsch_desktop.engine.tricks import Hand, Play, Trick
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.actions import Kontra
from ramsch_desktop.games.schafkopf.options import rules_of
from ramsch_desktop.games.schafkopf.sides import Company, Sides, sayer, sides_of
from ramsch_desktop.games.shared.knowledge import Knowledge, know

LIKELY: Final = 2
"""How much evidence makes a seat the likely partner of the caller, or a likely defender."""


@dataclass(frozen=True)
class Situation:
    """The view of a seat that plays a card, its knowledge, and the sides as it knows them."""

    view: View
    known: Knowledge
    sides: Sides
    cards: Hand

    @property
    def order(self) -> CardOrder:
        """The order of the game."""
        return self.view.order

    @property
    def me(self) -> Seat:
        """The seat that plays."""
        return self.view.seat

    @property
    def trick(self) -> Trick:
        """The trick on the table."""
        return self.view.table.trick

    @property
    def is_lead(self) -> bool:
        """True if the seat leads."""
        return not self.trick.plays

    @cached_property
    def declares(self) -> bool:
        """True if the seat is on the declaring side."""
        return self.me in self.sides.side

    @cached_property
    def called(self) -> Card | None:
        """The called ace as long as it has not been played."""
        called = self.sides.declaration.called
        return called if called is not None and (called in self.known.out or called in self.view.hand) else None

    @cached_property
    def trumps_out(self) -> int:
        """Trumps in the other hands."""
        return self.known.left(Group.TRUMP)

    @cached_property
    def winning(self) -> Play:
        """The play that wins the trick as it lies."""
        return self.trick.winning(self.order)

    @cached_property
    def after(self) -> tuple[Seat, ...]:
        """The seats that play after this one, in order."""
        seats = self.view.seats
        return clockwise((self.me + 1) % seats, seats)[: seats - 1 - len(self.trick.plays)]

    def with_me(self, seat: Seat) -> bool | None:
        """True if the seat plays with this one for certain or most likely, False if against it, None if unknown."""
        sure = self.sides.same(self.me, seat)
        if sure is not None or self.sides.company is not Company.UNKNOWN:
            return sure
        likely = self._likely_partner.get(seat)
        return likely if self.me == self.sides.declarer or likely is None else not likely

    @cached_property
    def _likely_partner(self) -> dict[Seat, bool]:
        """Seats that by their play are the caller's partner (True) or a defender (False)."""
        hidden = [seat for seat in self.view.table.active if seat not in (self.me, self.sides.declarer)]
        if self.me == self.sides.declarer:
            hidden = [seat for seat in self.view.table.active if seat != self.me]
        signs = {seat: self._signs(seat) for seat in hidden}
        defenders = [seat for seat, sign in signs.items() if sign <= -LIKELY]
        partners = [seat for seat, sign in signs.items() if sign >= LIKELY]
        if len(defenders) == len(hidden) - 1:
            partners = [seat for seat in hidden if seat not in defenders]
        if len(partners) == 1:
            return {seat: seat in partners for seat in hidden}
        return dict.fromkeys(defenders, False)

    def _signs(self, seat: Seat) -> int:
        """Evidence that a seat is the partner of the caller (positive) or a defender (negative)."""
        suit = self.sides.declaration.suit
        if seat == sayer(self.view.table, Kontra) or (suit is not None and Group(suit) in self.known.voids[seat]):
            return -10
        return sum(self._sign(seat, trick) for trick in self.view.table.all_tricks())

    def _sign(self, seat: Seat, trick: Trick) -> int:
        suit, declarer = self.sides.declaration.suit, self.sides.declarer
        led = self.order.group(trick.plays[0].card)
        if trick.leader == seat:
            if suit is not None and led is Group(suit):
                return -10
            return 2 if led is Group.TRUMP else -1
        card = trick.card_of(seat)
        if card is None:
            return 0
        before = Trick(trick.plays[: [play.seat for play in trick.plays].index(seat)])
        if before.winner(self.order) != declarer:
            return 0
        if CARD_POINTS[card] >= 10 and not self.order.beats(card, before.winning(self.order).card):
            return 1
        return 0


def situation_of(view: View) -> Situation:
    """The situation of a seat that is to play a card in an announced game."""
    sides = sides_of(view)
    assert sides is not None
    cards = tuple(action.card for action in view.legal if isinstance(action, PlayCard))
    return Situation(view, know(view, rules_of(view.options).pack), sides, cards)
