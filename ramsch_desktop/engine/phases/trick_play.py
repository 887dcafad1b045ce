"""Playing tricks: the phase in which nearly every game of the family ends."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, runtime_checkable

from ramsch_desktop.engine.actions import Action, PlayCard, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import CardPlayed, Event, TrickTaken
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import NO_TRICK, Hand, Trick, follow, must_trump


class Contract(Protocol):
    """What is played: the order of the cards, the duties, when play ends, and what follows."""

    @property
    def order(self) -> CardOrder:
        """The order of the cards."""

    def playable(self, play: TrickPlay) -> Hand:
        """The cards that the seat to move may play."""

    def refusal(self, play: TrickPlay, card: Card) -> Refusal:
        """Why a card of the seat to move may not be played; asked only for cards that may not."""

    def over(self, play: TrickPlay) -> bool:
        """True if the deal ends here although cards are left; asked after each trick."""

    def finish(self, play: TrickPlay) -> Step:
        """What follows the last trick."""


@runtime_checkable
class EndsEarly(Protocol):
    """A contract that a seat may end before the last trick by conceding or claiming.

    Such actions are no legal actions of the phase, so that nobody takes one by chance.
    """

    def end_early(self, play: TrickPlay, action: Action) -> Step:
        """The end of the deal by an action of the seat to move; raises IllegalAction."""


class ScoresTricks(ABC):
    """A contract that books something after each trick, such as the bars of Ramsen."""

    __slots__ = ()

    @abstractmethod
    def trick_scored(self, play: TrickPlay) -> tuple[Event, ...]:
        """What the trick just completed, the last of ``play.tricks``, changes at once."""


@dataclass(frozen=True)
class TrickPlay:
    """Tricks under a contract.

    ``seats`` are those who play, clockwise; ``hands`` has one hand for every seat at the table.
    ``tricks`` are complete, ``trick`` is the one on the table; ``leader`` leads or led it.
    """

    contract: Contract
    seats: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    leader: Seat
    trick: Trick = NO_TRICK
    tricks: tuple[Trick, ...] = ()

    @property
    def order(self) -> CardOrder:
        """The order of the cards under this contract."""
        return self.contract.order

    @property
    def to_move(self) -> Seat:
        """The leader, then clockwise those who have not yet played to this trick."""
        turn = self.seats.index(self.leader) + len(self.trick.plays)
        return self.seats[turn % len(self.seats)]

    @property
    def hand(self) -> Hand:
        """The hand of the seat to move."""
        return self.hands[self.to_move]

    @cached_property
    def following(self) -> Hand:
        """The cards of this hand that follow the trick; all of them if none does, or to lead."""
        return follow(self.order, self.trick, self.hand)

    @cached_property
    def _playable(self) -> Hand:
        return self.contract.playable(self)

    @cached_property
    def _legal(self) -> tuple[Action, ...]:
        return tuple(PlayCard(card) for card in sorted(self._playable))

    def legal_actions(self) -> tuple[Action, ...]:
        """Play one of the cards that the contract allows."""
        return self._legal

    def reason_against(self, card: Card) -> Refusal | None:
        """The rule that forbids this card of the hand, or None."""
        return None if card in self._playable else self.contract.refusal(self, card)

    def apply(self, action: Action) -> Step:
        """The card on the table; a complete trick goes to its winner, who leads."""
        if not isinstance(action, PlayCard) and isinstance(self.contract, EndsEarly):
            return self.contract.end_early(self, action)
        require_legal(action, self.legal_actions())
        assert isinstance(action, PlayCard)
        seat, card = self.to_move, action.card
        hands = without_card(self.hands, seat, card)
        played = type(self)(self.contract, self.seats, hands, self.leader, self.trick.add(seat, card), self.tricks)
        event = CardPlayed(seat, card)
        return played._completed(event) if len(played.trick.plays) == len(self.seats) else Step(played, (event,))

    def _completed(self, *events: Event) -> Step:
        winner = self.trick.winner(self.order)
        play = type(self)(self.contract, self.seats, self.hands, winner, Trick(), (*self.tricks, self.trick))
        events = (*events, TrickTaken(winner, self.trick))
        if isinstance(self.contract, ScoresTricks):
            events += self.contract.trick_scored(play)
        if any(play.hands[seat] for seat in play.seats) and not self.contract.over(play):
            return Step(play, events)
        return self.contract.finish(play).after(*events)

    def taken_by(self, seat: Seat) -> tuple[Trick, ...]:
        """The complete tricks that this seat won."""
        return tuple(trick for trick in self.tricks if trick.winner(self.order) == seat)

    def tricks_by_seat(self) -> tuple[int, ...]:
        """How many tricks each seat at the table took."""
        winners = [trick.winner(self.order) for trick in self.tricks]
        return tuple(winners.count(seat) for seat in range(len(self.hands)))

    def points_by_seat(self) -> tuple[int, ...]:
        """Card points in the tricks of each seat at the table."""
        points = [0] * len(self.hands)
        for trick in self.tricks:
            points[trick.winner(self.order)] += card_points(trick.cards)
        return tuple(points)


def without_card(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    """The hands after ``seat`` has given away ``card``."""
    return tuple(tuple(c for c in hand if c is not card) if s == seat else hand for s, hand in enumerate(hands))


def duty_unmet(play: TrickPlay, card: Card, legal: Hand) -> Refusal:
    """The first of the duties to follow, to trump and to beat that this card breaks; ``legal`` may be played."""
    if card not in play.following:
        return Refusal(must_follow(play).rule, legal)
    if card not in must_trump(play.order, play.trick, play.hand):
        return Refusal("must_trump", legal)
    return Refusal("must_beat", legal)


def must_follow(play: TrickPlay) -> Refusal:
    """The refusal of a card that does not follow: the rule names the group, ``instead`` what is held of it."""
    led = play.order.group(play.trick.plays[0].card)
    rule = "follow_trump" if led is Group.TRUMP else "follow_suit"
    return Refusal(rule, play.following)
