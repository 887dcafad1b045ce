"""Cards as masks, quick enough for thousands of imagined deals: eight bits a suit, diamonds first, the seven lowest.

This is the order of a sorted pack of 32. The cards of one suit are a byte.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from ramsch_desktop.bots.translate import Deck
from ramsch_desktop.engine.cards import PACK_32, Card, Rank, Suit
from ramsch_desktop.engine.points import card_points

BITS: Final = 8
BYTE: Final = (1 << BITS) - 1
ALL: Final = (1 << 32) - 1
INDEX: Final = {card: place for place, card in enumerate(sorted(PACK_32))}
SUITS: Final = tuple(Suit)


def mask_of(cards: Iterable[Card]) -> int:
    """The mask of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << INDEX[card]
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, sorted."""
    return tuple(card for card, place in INDEX.items() if mask >> place & 1)


def bytes_of(mask: int) -> tuple[int, int, int, int]:
    """The cards by suit."""
    return mask & BYTE, mask >> 8 & BYTE, mask >> 16 & BYTE, mask >> 24 & BYTE


def points_of(mask: int) -> int:
    """The card points of a mask."""
    d, h, s, c = bytes_of(mask)
    return suit_points(d) + suit_points(h) + suit_points(s) + suit_points(c)


@cache
def ranks_of(byte: int) -> frozenset[Rank]:
    """The ranks of the cards of one suit."""
    return frozenset(Rank(place + Rank.SEVEN) for place in range(BITS) if byte >> place & 1)


@cache
def suit_points(byte: int) -> int:
    """The card points of the cards of one suit."""
    return card_points(Card(Suit.CLUBS, rank) for rank in ranks_of(byte))


@cache
def _moved(cards: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    """By suit, the mask in a deck of these cards for each set of the suit's cards."""
    place = {card: 1 << number for number, card in enumerate(cards)}
    return tuple(_moved_suit([place.get(card, 0) for card in PACK_32 if card.suit is suit]) for suit in SUITS)


def _moved_suit(bits: list[int]) -> tuple[int, ...]:
    return tuple(sum(bit for place, bit in enumerate(bits) if byte >> place & 1) for byte in range(1 << BITS))


def in_deck(mask: int, deck: Deck) -> int:
    """The same cards in the numbering of a deck."""
    d, h, s, c = _moved(deck.cards)
    return d[mask & BYTE] | h[mask >> 8 & BYTE] | s[mask >> 16 & BYTE] | c[mask >> 24]
