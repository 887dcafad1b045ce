"""A deal of Ramsen after the turn of the trump card: exchange, joining, tricks, in the order of the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ramsch_desktop.engine.actions import CardAction, CardsAction
from ramsch_desktop.engine.cards import Card, Suit
from ramsch_desktop.engine.events import ActionTaken, Booked, DealScored, Event
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.phase import Finished, Refusal, Step
from ramsch_desktop.engine.phases.joining import Joining, Stay, lay_away
from ramsch_desktop.engine.phases.swapping import Swapping, begin_swapping
from ramsch_desktop.engine.phases.trick_play import ScoresTricks, TrickPlay, duty_unmet
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.seats import Seat, clockwise, clockwise_among, next_seat
from ramsch_desktop.engine.tricks import Hand, must_beat
from ramsch_desktop.games.ramsen.actions import Swap, SwapTrump
from ramsch_desktop.games.ramsen.options import Lone, Order, RamsenRules
from ramsch_desktop.games.ramsen.scoring import lone_score, no_trick_steps, played_score, void_score
from ramsch_desktop.games.ramsen.trumps import PERMANENT, trump_order

EXCHANGE_QUOTA: Final = 5
"""Cards that the whole table may exchange with the talon."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is fixed in a deal: ``needs`` are the bars that each seat has before it, ``turned`` names trumps.

    ``kept_by`` is the seat that kept the cut card and may not exchange.
    """

    rules: RamsenRules
    dealer: Seat
    needs: tuple[int, ...]
    turned: Card
    kept_by: Seat | None = None

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.needs)

    @property
    def from_forehand(self) -> tuple[Seat, ...]:
        """All seats from the dealer's left."""
        return clockwise(next_seat(self.dealer, self.seats), self.seats)


def open_rounds(facts: Facts, hands: tuple[Hand, ...], stock: tuple[Card, ...]) -> Step:
    """The exchange, or by the custom of Zaisertshofen first the question who plays."""
    if facts.rules.order is Order.EXCHANGE_FIRST:
        return exchange(facts, hands, stock, ())
    return Step(Joining(SayingWhoPlays(facts, stock), hands, facts.from_forehand))


def exchange(facts: Facts, hands: tuple[Hand, ...], stock: tuple[Card, ...], players: tuple[Seat, ...]) -> Step:
    """Everyone who may exchange does so in turn; ``players`` is empty before it is known who plays."""
    turns = players or facts.from_forehand
    counts = (0,) * facts.seats
    return begin_swapping(Swapping(Exchanging(facts, players), hands, stock, facts.turned, turns, counts))


@dataclass(frozen=True, slots=True)
class Exchanging:
    """Five cards in all for the whole table; the dealer's exchange for the turned-up card is not counted."""

    facts: Facts
    players: tuple[Seat, ...]

    @property
    def swap(self) -> type[CardsAction]:
        """Exchange with the talon."""
        return Swap

    @property
    def take(self) -> type[CardAction]:
        """Take the turned-up card."""
        return SwapTrump

    def limit(self, swapping: Swapping) -> int:
        """What the others left of the five; nothing for who kept the cut card."""
        return 0 if swapping.to_move == self.facts.kept_by else EXCHANGE_QUOTA - sum(swapping.counts)

    def may_take(self, swapping: Swapping) -> bool:
        """The turned-up card is for the dealer."""
        return swapping.to_move == self.facts.dealer

    def ended(self, swapping: Swapping) -> Step | None:
        """No exchange ends a deal."""
        return None

    def after_swapping(self, swapping: Swapping) -> Step:
        """The players are asked, unless they have spoken before."""
        if self.players:
            return play(self.facts, swapping.hands, self.players)
        exchanged = tuple(s for s, count in enumerate(swapping.counts) if count or s == swapping.taker)
        terms = SayingWhoPlays(self.facts, swapping.stock, exchanged)
        return Step(Joining(terms, swapping.hands, self.facts.from_forehand))


@dataclass(frozen=True, slots=True)
class SayingWhoPlays:
    """Who exchanged must play; ``stock`` is left for an exchange that comes after."""

    facts: Facts
    stock: tuple[Card, ...]
    exchanged: tuple[Seat, ...] = ()

    def bound(self, joining: Joining) -> bool:
        """True for who exchanged."""
        return joining.to_move in self.exchanged

    def after_joining(self, joining: Joining) -> Step:
        """Without players the deal is void, a single one is credited, else it is played."""
        if not joining.joined:
            return _finish(void_score(self.facts.seats), joining.hands)
        if len(joining.joined) > 1:
            return self._go_on(joining.hands, joining.joined)
        return self._lone(joining.hands, joining.joined[0])

    def _lone(self, hands: tuple[Hand, ...], seat: Seat) -> Step:
        if self.facts.rules.lone is Lone.VS_DEALER and seat != self.facts.dealer:
            called_in = ActionTaken(self.facts.dealer, Stay())
            return self._go_on(hands, (seat, self.facts.dealer)).after(called_in)
        score = lone_score(seat, self.facts.needs, self.facts.rules)
        return _finish(score, hands)

    def _go_on(self, hands: tuple[Hand, ...], joined: tuple[Seat, ...]) -> Step:
        left, away = lay_away(hands, joined)
        if self.facts.rules.order is Order.BID_FIRST:
            return exchange(self.facts, left, self.stock, joined).after(*away)
        return play(self.facts, left, joined).after(*away)


def _finish(score: Score, hands: tuple[Hand, ...]) -> Step:
    return Step(Finished(score, hands), (DealScored(score),))


def play(facts: Facts, hands: tuple[Hand, ...], players: tuple[Seat, ...]) -> Step:
    """The first trick; the first player from the dealer's left leads."""
    seats = clockwise_among(next_seat(facts.dealer, facts.seats), players, facts.seats)
    return Step(TrickPlay(RamsenContract(facts), seats, hands, seats[0]))


@dataclass(frozen=True, slots=True)
class RamsenContract(ScoresTricks):
    """Five tricks: follow, trump and head the trick if you can; the deal ends with the bar that ends the match."""

    facts: Facts

    @property
    def order(self) -> CardOrder:
        """The turned-up suit and the permanent trumps."""
        return trump_order(Suit(self.facts.turned.suit))

    def playable(self, play: TrickPlay) -> Hand:
        """Cards that follow, else trumps, else any; of these those that beat the trick, if one does."""
        return must_beat(self.order, play.trick, play.hand)

    def refusal(self, play: TrickPlay, card: Card) -> Refusal:
        """The duty that the card breaks; a permanent trump with the sign of the suit led has a rule of its own."""
        unmet = duty_unmet(play, card, self.playable(play))
        led = self.order.group(play.trick.plays[0].card)
        if unmet.rule == "follow_suit" and card in PERMANENT and Group(card.suit) is led:
            return replace(unmet, rule="always_trump")
        return unmet

    def trick_scored(self, play: TrickPlay) -> tuple[Event, ...]:
        """One bar for the winner of the trick."""
        seat = play.leader
        return (Booked(seat, add("trick", -1), self._needs_left(play)[seat]),)

    def over(self, play: TrickPlay) -> bool:
        """True as soon as a player has made his last bar."""
        return min(self._needs_left(play)) <= 0

    def finish(self, play: TrickPlay) -> Step:
        """A cross more for who played and took no trick, unless the match is over."""
        tricks = play.tricks_by_seat()
        score = played_score(tricks, play.seats, self.facts.needs, self.facts.rules)
        crosses = () if self.over(play) else self._crosses(play.seats, tricks)
        return Step(Finished(score, play.hands), (*crosses, DealScored(score)))

    def _crosses(self, players: tuple[Seat, ...], tricks: tuple[int, ...]) -> tuple[Event, ...]:
        return tuple(event for seat in players if not tricks[seat] for event in self._cross(seat))

    def _cross(self, seat: Seat) -> tuple[Event, ...]:
        need, events = self.facts.needs[seat], []
        for step in no_trick_steps(need, self.facts.rules):
            need += int(step.value)
            events.append(Booked(seat, step, need))
        return tuple(events)

    def _needs_left(self, play: TrickPlay) -> tuple[int, ...]:
        return tuple(need - won for need, won in zip(self.facts.needs, play.tricks_by_seat(), strict=True))
