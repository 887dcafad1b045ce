"""What a seat knows of the cards in a trick game: which are out, who is void, what can still beat what.

Made from a View alone. Every game in which a suit must be followed can use it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import CardsEvent, CardsLaidAway, CardsTaken, Event, TalonDealt
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand, Trick
from ramsch_desktop.engine.view import View


class Memory(Enum):
    """What a player remembers of the cards played."""

    ALL = "all"
    LAST_TRICK = "last_trick"


@dataclass(frozen=True)
class Knowledge:
    """The cards as one seat knows them.

    ``out`` are the cards that are neither in the own hand nor remembered as gone: other hands or face down.
    ``voids`` are the groups that each seat is known not to hold; ``others`` the other players, from the left.
    """

    order: CardOrder
    seat: Seat
    hand: Hand
    out: frozenset[Card]
    others: tuple[Seat, ...]
    voids: dict[Seat, frozenset[Group]]
    ranks: dict[Card, int]

    @cached_property
    def _out_ranks(self) -> dict[Group, list[int]]:
        found: dict[Group, list[int]] = {group: [] for group in Group}
        for card in self.out:
            found[self.order.group(card)].append(self.ranks[card])
        return found

    def left(self, group: Group) -> int:
        """How many cards of the group are out."""
        return len(self._out_ranks[group])

    def lower(self, card: Card) -> int:
        """How many cards of its group below the card are out."""
        rank = self.ranks[card]
        return sum(other < rank for other in self._out_ranks[self.order.group(card)])

    def higher(self, card: Card) -> int:
        """How many cards of its group above the card are out."""
        rank = self.ranks[card]
        return sum(other > rank for other in self._out_ranks[self.order.group(card)])

    def is_top(self, card: Card) -> bool:
        """True if no higher card of its group is out."""
        return self.higher(card) == 0

    def rank(self, card: Card) -> int:
        """Rank of the card inside its group, counting the cards of the pack: 0 for the lowest."""
        return self.ranks[card]

    def held(self, group: Group) -> Hand:
        """The own cards of the group."""
        return tuple(card for card in self.hand if self.order.group(card) is group)

    def is_void(self, seat: Seat, group: Group) -> bool:
        """True if the seat is known to hold no card of the group."""
        return group in self.voids[seat] or not self._out_ranks[group]

    def voids_among_others(self, group: Group) -> int:
        """How many of the other players are known to hold no card of the group."""
        return sum(self.is_void(seat, group) for seat in self.others)


def know(view: View, pack: tuple[Card, ...], memory: Memory = Memory.ALL) -> Knowledge:
    """What the seat of the view knows of the cards of ``pack``."""
    tricks = view.table.all_tricks() if memory is Memory.ALL else _last_tricks(view)
    seen = {card for trick in tricks for card in trick.cards}
    seen.update(view.hand, gone(view), _shown_in_the_middle(view))
    return Knowledge(
        order=view.order,
        seat=view.seat,
        hand=view.hand,
        out=frozenset(pack) - seen,
        others=tuple(seat for seat in view.table.active if seat != view.seat),
        voids=_voids(view, tricks if memory is Memory.ALL else ()),
        ranks=ladder(view.order, pack),
    )


def _shown_in_the_middle(view: View) -> Iterator[Card]:
    return (card for owner, cards in view.table.shown if owner is None for card in cards)


def _last_tricks(view: View) -> tuple[Trick, ...]:
    """The trick on the table and the one before it."""
    begun = 1 if view.table.trick.plays else 0
    return view.table.all_tricks()[-1 - begun :]


def _voids(view: View, tricks: tuple[Trick, ...]) -> dict[Seat, frozenset[Group]]:
    found: dict[Seat, set[Group]] = {seat: set() for seat in view.table.active}
    for trick in tricks:
        led = view.order.group(trick.plays[0].card)
        for seat, card in trick.plays[1:]:
            if view.order.group(card) is not led:
                found[seat].add(led)
    return {seat: frozenset(groups) for seat, groups in found.items()}


@lru_cache(maxsize=32)
def ladder(order: CardOrder, pack: tuple[Card, ...]) -> dict[Card, int]:
    """The rank of each card of the pack inside its group, 0 for the lowest."""
    groups: dict[Group, list[Card]] = {group: [] for group in Group}
    for card in pack:
        groups[order.group(card)].append(card)
    return {card: rank for held in groups.values() for rank, card in enumerate(sorted(held, key=order.power))}


def gone(view: View) -> frozenset[Card]:
    """Cards that the seat laid away itself and that nobody took up after it."""
    away: set[Card] = set()
    for event, from_talon in _moved(view.events):
        match event:
            case CardsLaidAway(seat, cards) if seat == view.seat:
                away.update(card for card in cards if card is not None)
            case CardsTaken(seat, _) if seat != view.seat and not from_talon:
                away.clear()
    return frozenset(away)


def _moved(events: tuple[Event, ...]) -> Iterator[tuple[CardsEvent, bool]]:
    """Each event that moves cards unseen, and whether they come from the talon."""
    talon = 0
    for event in events:
        if not isinstance(event, CardsEvent):
            continue
        from_talon = isinstance(event, CardsTaken) and talon >= len(event.cards)
        yield event, from_talon
        if isinstance(event, TalonDealt):
            talon = len(event.cards)
        elif isinstance(event, CardsTaken) and from_talon:
            talon -= len(event.cards)
