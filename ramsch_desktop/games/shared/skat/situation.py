"""A decision in the play of a declared game: what the seat knows, who plays with whom, and the cards it may play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.seats import Seat, next_seat
from ramsch_desktop.engine.tricks import Hand, Trick
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.knowledge import Knowledge, Memory, know
from ramsch_desktop.games.shared.skat.contracts import Declaration

RUFF_COST = 14
"""What a trump counts for when the cheapest card is sought, in the unit of three a card point."""


@dataclass(frozen=True)
class Situation:
    """A card to be played in a declared game; the seat is the declarer or one of two defenders."""

    view: View
    known: Knowledge
    declarer: Seat
    declaration: Declaration
    cards: Hand

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        return self.view.seat

    @cached_property
    def partner(self) -> Seat:
        """The other defender, seen from a defender."""
        return next(seat for seat in self.known.others if seat != self.declarer)

    @property
    def trick(self) -> Trick:
        """The trick on the table."""
        return self.view.table.trick

    @property
    def is_lead(self) -> bool:
        """True if the seat leads."""
        return not self.trick.plays

    @property
    def is_last(self) -> bool:
        """True if the seat plays the last card of the trick."""
        return len(self.trick.plays) == len(self.known.others)

    @property
    def next(self) -> Seat:
        """The player who plays after the seat."""
        seat = next_seat(self.seat, self.view.seats)
        return seat if seat in self.view.table.active else next_seat(seat, self.view.seats)

    @cached_property
    def led(self) -> Group:
        """The group that was led."""
        return self.known.order.group(self.trick.plays[0].card)

    @property
    def follows(self) -> bool:
        """True if the seat holds the group that was led."""
        return self.known.order.group(self.cards[0]) is self.led

    @cached_property
    def winning(self) -> Card:
        """The card that wins the trick as it lies."""
        return self.trick.winning(self.known.order).card

    @cached_property
    def winner(self) -> Seat:
        """Who wins the trick as it lies."""
        return self.trick.winner(self.known.order)

    @cached_property
    def winners(self) -> Hand:
        """The cards that win the trick as it lies."""
        return tuple(card for card in self.cards if self.known.order.beats(card, self.winning))

    @cached_property
    def losers(self) -> Hand:
        """The cards that leave it as it is."""
        return tuple(card for card in self.cards if card not in self.winners)

    @property
    def points(self) -> int:
        """Card points on the table."""
        return self.trick.points

    def group(self, card: Card) -> Group:
        """The group of a card."""
        return self.known.order.group(card)

    def is_trump(self, card: Card) -> bool:
        """True for a trump."""
        return self.known.order.group(card) is Group.TRUMP

    def power(self, card: Card) -> int:
        """Rank of a card inside its group."""
        return self.known.rank(card)

    @cached_property
    def own_trumps(self) -> Hand:
        """The trumps in the own hand, which is not only the cards that may be played."""
        return self.known.held(Group.TRUMP)

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps the others may hold; none once both have shown that they have none."""
        both_void = self.known.voids_among_others(Group.TRUMP) == len(self.known.others)
        return 0 if both_void else self.known.left(Group.TRUMP)

    def cheapest(self, cards: Hand) -> Card:
        """The card that gives away least: few card points, low, no trump."""
        return min(cards, key=self._worth)

    def _worth(self, card: Card) -> tuple[float, Card]:
        return 3 * CARD_POINTS[card] + self.power(card) / 2 + (RUFF_COST if self.is_trump(card) else 0), card

    def lowest(self, cards: Hand) -> Card:
        """The lowest in rank."""
        return min(cards, key=lambda card: (self.power(card), card))

    def highest(self, cards: Hand) -> Card:
        """The highest in rank."""
        return max(cards, key=lambda card: (self.power(card), card))

    def fat(self, cards: Hand) -> Hand:
        """Aces and tens."""
        return tuple(card for card in cards if CARD_POINTS[card] >= 10)

    def play(self, card: Card, rule: str, *seats: Seat) -> Decision:
        """The decision to play a card for a reason."""
        return Decision(PlayCard(card), Reason(rule, (card,), seats))


def situation(view: View, declarer: Seat, declaration: Declaration, memory: Memory) -> Situation:
    """The decision that the view asks for."""
    cards = tuple(action.card for action in view.legal if isinstance(action, PlayCard))
    return Situation(view, know(view, PACK_32, memory), declarer, declaration, cards)
