"""Deals of Ramsen and Rams as they may be while players join and exchange, and how they go on.

Others hold cards with which a medium player would have said and exchanged what they did, and go on like one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from ramsch_desktop.bots.joining_rules import Cards, Players, others
from ramsch_desktop.bots.rams_terms import tricks_of
from ramsch_desktop.engine.events import CardsExchanged
from ramsch_desktop.engine.phases.joining import Drop, Stay
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsen.events import CutSeen
from ramsch_desktop.games.shared.five_cards import HAND_SIZE
from ramsch_desktop.kernel import api

TRIES: Final = 24
"""Hands that are looked at for one that explains what a seat did; then any will do."""

LEAST: Final = 2


@dataclass(slots=True)
class Round:
    """A deal on its way: who holds what, the talon from its top, who exchanged how much, who plays."""

    hands: list[Cards]
    stock: Cards
    counts: list[int]
    taker: Seat | None
    joined: list[Seat]

    def copy(self) -> Round:
        """An independent round."""
        hands = [list(hand) for hand in self.hands]
        return Round(hands, list(self.stock), list(self.counts), self.taker, list(self.joined))

    def sure(self) -> set[Seat]:
        """Seats that play: they said so or have exchanged a card."""
        bound = {seat for seat, count in enumerate(self.counts) if count}
        return bound | set(self.joined) | (set() if self.taker is None else {self.taker})


@dataclass(frozen=True, slots=True)
class Plan:
    """What the own seat does: the card given for the turned-up one, the cards exchanged, whether it joins.

    None leaves it to the rules.
    """

    away: tuple[int, ...] | None = None
    take: int | None = None
    join: bool | None = None

    @property
    def action(self) -> Plan:
        """What is done now of it."""
        return self if self.away is None and self.take is None else Plan(self.away, self.take)


@dataclass(frozen=True, slots=True)
class Deed:
    """What another seat did, and what it knew: the others inside and later, the cards that it might exchange."""

    inside: int
    later: int
    joined: bool | None = None
    swapped: int = 0
    took: bool = False
    limit: int = 0


@dataclass
class Worlds:
    """All that a view says of the hidden cards; each world is a round in which the own seat is to move."""

    view: View
    players: Players
    deeds: dict[Seat, list[Deed]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        index, view = self.players.deck.index, self.view
        self.own = [index[card] for card in view.hand]
        self.turned = None if view.table.turned is None else index[view.table.turned]
        self.counts = [0] * view.seats
        self.joined = [said.seat for said in view.table.said if isinstance(said.action, Stay)]
        self.bottom = self._bottom()
        self.shown = self._shown()
        self._read()
        gone = {index[c] for _, cards in view.table.laid_away for c in cards if c is not None}
        known = {*self.own, *gone, *(card for cards in self.shown.values() for card in cards), *self.bottom}
        self.pool = [n for n in range(len(index)) if n not in known and n != self.turned]

    def _bottom(self) -> Cards:
        """The card that the own seat saw at the cut and left: the last of the talon."""
        seen = [e.cards[0] for e in self.view.events if isinstance(e, CutSeen) and e.seat == self.view.seat]
        left = [card for card in seen if card is not None and card not in self.view.hand]
        gone = {card for _, cards in self.view.table.laid_away for card in cards}
        return [
            self.players.deck.index[card] for card in left if card not in gone and card is not self.view.table.turned
        ]

    def _shown(self) -> dict[Seat, Cards]:
        index, shown = self.players.deck.index, dict[Seat, Cards]()
        for seat, cards in self.view.table.shown:
            if seat is not None and seat != self.view.seat:
                shown.setdefault(seat, []).extend(index[card] for card in cards)
        return shown

    def _read(self) -> None:
        """What the others did so far, in its order."""
        order, now = self.players.order, Round([], [], [0] * self.view.seats, None, [])
        if self.players.joins_first:
            self._read_words(now)
        for event in self.view.events:
            if isinstance(event, CardsExchanged) and event.seat is not None:
                took = self.view.table.turned_to == event.seat
                limit = self.players.limit(event.seat, now.counts, event.seat if took else None)
                count = len(event.cards)
                self._note(event.seat, Deed(*others(order, event.seat, now.sure()), None, count, took, limit))
                now.counts[event.seat] = count
        now.taker = self.view.table.turned_to
        if not self.players.joins_first:
            self._read_words(now)
        self.counts = now.counts

    def _read_words(self, now: Round) -> None:
        for said in self.view.table.said:
            if isinstance(said.action, (Stay, Drop)):
                joined = isinstance(said.action, Stay)
                self._note(said.seat, Deed(*others(self.players.order, said.seat, now.sure()), joined))
                now.joined += [said.seat] if joined else []

    def _note(self, seat: Seat, deed: Deed) -> None:
        if seat != self.view.seat:
            self.deeds.setdefault(seat, []).append(deed)

    def worlds(self, seed: int) -> Iterator[Round]:
        """Worlds without end."""
        chance = Random(seed)
        while True:
            yield self._world(chance)

    def _world(self, chance: Random) -> Round:
        pool, hands, new = list(self.pool), [Cards() for _ in range(self.view.seats)], dict[Seat, int]()
        chance.shuffle(pool)
        for seat in (seat for seat in range(self.view.seats) if seat != self.view.seat):
            dealt = self._hand(seat, pool, chance)
            swap = next((deed for deed in self.deeds.get(seat, ()) if deed.joined is None), None)
            hands[seat] = dealt if swap is None else self._kept(dealt, swap)
            new[seat] = 0 if swap is None else swap.swapped
        for seat, count in new.items():
            hands[seat] = [*hands[seat], *(pool.pop() for _ in range(count))]
        hands[self.view.seat] = list(self.own)
        return Round(hands, [*pool, *self.bottom], list(self.counts), self.view.table.turned_to, list(self.joined))

    def _hand(self, seat: Seat, pool: Cards, chance: Random) -> Cards:
        """The cards dealt to a seat, taken out of the pool."""
        shown, deeds = self.shown.get(seat, []), self.deeds.get(seat, ())
        number = HAND_SIZE - len(shown)
        if not deeds:
            hand = [pool.pop() for _ in range(number)]
            return [*hand, *shown]
        for _ in range(TRIES):
            hand = chance.sample(pool, number)
            if self._explains(seat, [*hand, *shown], deeds):
                break
        for card in hand:
            pool.remove(card)
        return [*hand, *shown]

    def _explains(self, seat: Seat, hand: Cards, deeds: Iterable[Deed]) -> bool:
        """True if a medium player does what the seat did, as long as his hand is the one dealt."""
        for deed in deeds:
            if deed.joined is None:
                if not self._explains_swap(seat, hand, deed):
                    return False
                if deed.swapped or deed.took:
                    return True
            elif deed.joined != (self.players.must(hand) or self.players.joins(seat, hand, deed.inside, deed.later)):
                return False
        return True

    def _explains_swap(self, seat: Seat, hand: Cards, deed: Deed) -> bool:
        unwanted = len(self.players.unwanted(hand))
        swapped = min(unwanted - deed.took, deed.limit)
        willing = self.players.joins_first or self.players.commits(
            seat, hand, deed.limit, deed.took, deed.inside, deed.later
        )
        if deed.swapped or deed.took:
            return swapped == deed.swapped and willing
        return not swapped or not willing

    def _kept(self, dealt: Cards, deed: Deed) -> Cards:
        """What a seat still has of the cards dealt to it, besides those it will draw."""
        kept = [card for card in dealt if card not in self.players.unwanted(dealt)[: deed.swapped + deed.took]]
        for card in self.players.plain(dealt):
            if len(kept) > HAND_SIZE - deed.swapped - deed.took:
                kept = [other for other in kept if other != card]
        if deed.took:
            assert self.turned is not None
            kept.append(self.turned)
        return kept[: HAND_SIZE - deed.swapped]


class Playing:
    """Plays rounds out by the rules of the medium level, with a plan for the own seat, from its turn on.

    ``turns`` are the seats that are still to act, if they are others than those from the own seat on.
    """

    def __init__(self, view: View, players: Players, turns: Sequence[Seat] = ()) -> None:
        self.view, self.players, self.own = view, players, view.seat
        self.tables = {count: tricks_of(view, count)[1] for count in range(LEAST, view.seats + 1)}
        start = players.order.index(view.seat)
        self.now, self.all = turns or players.order[start:], players.order
        self.turned = None if view.table.turned is None else players.deck.index[view.table.turned]

    def outcome(self, world: Round, plan: Plan, seed: int) -> Sequence[float]:
        """The points left after the deal if the own seat follows the plan."""
        now = world.copy()
        swapping = self.view.phase == "Swapping"
        if self.players.joins_first:
            if not swapping:
                self._join(now, self.now, plan)
            if len(now.joined) > 1:
                won = self._swap(now, [s for s in (self.now if swapping else self.all) if s in now.joined], plan)
                if won is not None:
                    return [0 if seat == won else 1 for seat in range(self.view.seats)]
        else:
            if swapping:
                self._swap(now, self.now, plan)
            self._join(now, self.all if swapping else self.now, plan)
        return self._end(now, seed)

    def _join(self, now: Round, turns: Iterable[Seat], plan: Plan) -> None:
        for seat in turns:
            hand = now.hands[seat]
            sure = now.sure()
            inside, later = others(self.all, seat, sure)
            free = seat not in sure and not self.players.must(hand)
            wants = plan.join if seat == self.own and plan.join is not None else None
            if wants is None:
                wants = not free or self.players.joins(seat, hand, inside, later)
            if wants or not free:
                now.joined.append(seat)

    def _swap(self, now: Round, turns: Iterable[Seat], plan: Plan) -> Seat | None:
        """Exchange in turn; who has won by it, if anybody."""
        for seat in turns:
            if seat == self.own and (plan.away is not None or plan.take is not None):
                self._follow(now, plan)
            else:
                self._exchange(now, seat)
            if self.players.wins(now.hands[seat]):
                return seat
        return None

    def _follow(self, now: Round, plan: Plan) -> None:
        if plan.take is not None:
            self._take(now, self.own, plan.take)
        if plan.away is None:
            self._exchange(now, self.own)
        else:
            self._trade(now, self.own, plan.away)

    def _exchange(self, now: Round, seat: Seat) -> None:
        hand, takes = now.hands[seat], seat == self.players.dealer and now.taker is None
        limit = min(self.players.limit(seat, now.counts, now.taker), len(now.stock))
        if not self.players.joins_first and now.taker != seat:
            inside, later = others(self.all, seat, now.sure())
            if not self.players.commits(seat, hand, limit, takes, inside, later):
                return
        if takes and (plain := self.players.plain(hand)):
            self._take(now, seat, plain[0])
            limit = min(self.players.limit(seat, now.counts, now.taker), len(now.stock))
        self._trade(now, seat, self.players.unwanted(now.hands[seat])[:limit])

    def _take(self, now: Round, seat: Seat, card: int) -> None:
        assert self.turned is not None
        now.hands[seat] = [self.turned, *(other for other in now.hands[seat] if other != card)]
        now.taker = seat

    def _trade(self, now: Round, seat: Seat, away: Sequence[int]) -> None:
        kept = [card for card in now.hands[seat] if card not in away]
        now.hands[seat] = kept + now.stock[: len(away)]
        del now.stock[: len(away)]
        now.counts[seat] += len(away)

    def _end(self, now: Round, seed: int) -> Sequence[float]:
        """The tricks by the kernel, and what they bring."""
        called = self.players.called_in(now.joined)
        if called is not None:
            now.joined.append(called)
        if not now.joined:
            return self.players.totals
        if len(now.joined) < LEAST:
            return self.players.lone(now.joined[0], now.hands[now.joined[0]])
        seats = [seat for seat in self.all if seat in now.joined]
        hands = {number: api.mask_of(now.hands[seat]) for number, seat in enumerate(seats)}
        end = api.rollout(api.Board(self.tables[len(seats)], 0, hands), seed)
        return self.players.played(dict(zip(seats, end.tricks, strict=True)), now.hands)
