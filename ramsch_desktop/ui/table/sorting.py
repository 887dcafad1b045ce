"""The order of the cards in your hand: trumps first, then suits of alternating colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from ramsch_desktop.engine.cards import Card, Suit, parse_card
from ramsch_desktop.engine.order import CardOrder, Group

_ALTERNATING: Final = (Group.CLUBS, Group.HEARTS, Group.SPADES, Group.DIAMONDS)
_BY_VALUE: Final = (Group.CLUBS, Group.SPADES, Group.HEARTS, Group.DIAMONDS)
_RED: Final = (Group.HEARTS, Group.DIAMONDS)


class Sorting(Enum):
    """How a person likes the hand: strong cards left in suits of alternating colours, or by value."""

    ALTERNATING = "alternating"
    ASCENDING = "ascending"
    DESCENDING = "descending"
    OWN = "own"


class SortedFor(Enum):
    """Whether the hand lies in the order of the game, or in another one that the game offers to look at."""

    GAME = "game"
    OTHER = "other"


def sort_hand(
    hand: Sequence[Card], order: CardOrder, sorting: Sorting, own: Sequence[Card] = (), played: Sequence[Card] = ()
) -> tuple[Card, ...]:
    """The hand from left to right; with OWN the cards keep the order ``own``, new ones come last. Suits keep the places
    that they had with the cards that are ``played`` since."""
    if sorting is Sorting.OWN:
        places = {card: place for place, card in enumerate(own)}
        return tuple(sorted(hand, key=lambda card: (places.get(card, len(places)), _key(card, order, _BY_VALUE))))
    suits = _alternating((*hand, *played), order) if sorting is Sorting.ALTERNATING else _BY_VALUE
    left_to_right = sorted(hand, key=lambda card: _key(card, order, suits))
    return tuple(reversed(left_to_right)) if sorting is Sorting.ASCENDING else tuple(left_to_right)


def _key(card: Card, order: CardOrder, suits: Sequence[Group]) -> tuple[int, int]:
    group = order.group(card)
    return (-1 if group is Group.TRUMP else suits.index(group)), -order.power(card)


def _alternating(hand: Sequence[Card], order: CardOrder) -> tuple[Group, ...]:
    """Suits held so that colours alternate where they can, also beside the suit of the trumps: with three suits the
    odd colour stands between."""
    held = [group for group in _ALTERNATING if any(order.group(card) is group for card in hand)]
    red: list[Group] = [group for group in held if group in _RED]
    black: list[Group] = [group for group in held if group not in _RED]
    red_first = len(red) > len(black) or (len(red) == len(black) and _ends_black(order))
    first, second = (red, black) if red_first else (black, red)
    mixed = [group for pair in zip(first, second, strict=False) for group in pair]
    mixed += first[len(second) :] + second[len(first) :]
    return (*mixed, *(group for group in _ALTERNATING if group not in mixed))


def _ends_black(order: CardOrder) -> bool:
    """True if the lowest trumps are black: the other suits lie beside them."""
    return bool(order.trumps) and order.trumps[-1].suit in (Suit.CLUBS, Suit.SPADES)


@dataclass(frozen=True)
class HandOrder:
    """How a hand is put in order; ``own`` are the codes of all cards that the person has arranged himself."""

    sorting: Sorting = Sorting.ALTERNATING
    own: tuple[str, ...] = ()

    def of(self, hand: Sequence[Card], order: CardOrder, played: Sequence[Card] = ()) -> tuple[Card, ...]:
        """The hand from left to right; cards of it that are ``played`` hold the places of their suits."""
        return sort_hand(hand, order, self.sorting, [parse_card(code) for code in self.own], played)

    def arranged(self, hand: Sequence[str]) -> HandOrder:
        """The order after a hand was arranged: its cards change places with one another, new ones come last."""
        mine = iter(hand)
        kept = [next(mine) if code in hand else code for code in self.own]
        return replace(self, own=(*kept, *mine))
