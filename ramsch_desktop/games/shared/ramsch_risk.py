"""How dangerous a hand is in the Ramsch of a Skat table: the chance to be its loser.

The tables count how often rule-based players lost 2.5 million deals by what they held in a suit and by their jacks.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import Card, Rank, Suit

MEAN: Final = 0.336
"""The share of deals that a seat loses; ties make it more than a third."""

_LOWS: Final = {Rank.SEVEN: 1, Rank.EIGHT: 2, Rank.NINE: 4}
_TOPS: Final = {Rank.QUEEN: 1, Rank.KING: 2, Rank.TEN: 4, Rank.ACE: 8}
_JACKS: Final = {Suit.DIAMONDS: 1, Suit.HEARTS: 2, Suit.SPADES: 4, Suit.CLUBS: 8}

# Rows: the tops held, from none, Q, K, K-Q, 10 ... to A-10-K-Q. Columns: the lows, from none, 7, 8, 8-7 ... to 9-8-7.
_SUIT_LOSS: Final = (
    (34, 25, 26, 23, 29, 23, 25, 20),
    (33, 26, 28, 21, 29, 21, 22, 17),
    (36, 32, 33, 21, 32, 22, 24, 18),
    (35, 24, 25, 19, 26, 19, 22, 15),
    (45, 39, 40, 23, 40, 24, 26, 18),
    (42, 26, 28, 18, 29, 19, 22, 17),
    (46, 33, 34, 19, 35, 20, 24, 17),
    (39, 26, 28, 18, 33, 18, 28, 15),
    (49, 45, 46, 26, 46, 28, 29, 18),
    (48, 30, 32, 19, 33, 19, 23, 17),
    (52, 36, 37, 19, 38, 20, 25, 17),
    (42, 26, 28, 18, 32, 20, 27, 16),
    (59, 47, 48, 22, 47, 23, 28, 19),
    (50, 27, 31, 20, 34, 21, 26, 20),
    (56, 40, 41, 21, 41, 21, 29, 21),
    (50, 32, 34, 23, 43, 23, 42, 25),
)

# By the jacks held, from none, D, H, H-D, S ... to C-S-H-D.
JACKS_LOSS: Final = (0.16, 0.20, 0.25, 0.28, 0.32, 0.34, 0.39, 0.58, 0.39, 0.44, 0.50, 0.59, 0.64, 0.62, 0.83, 0.94)
"""The chance to lose by the jacks held."""


def risk(hand: Iterable[Card]) -> float:
    """The chance to lose with ten cards where jacks are trumps, about 0 to 1; it may leave that range."""
    cards = tuple(hand)
    jacks = sum(_JACKS[card.suit] for card in cards if card.rank is Rank.JACK)
    return MEAN + sum(suit_risk(cards, suit) for suit in Suit) + JACKS_LOSS[jacks] - MEAN


def suit_risk(hand: Iterable[Card], suit: Suit) -> float:
    """What the plain cards of one suit add to the mean risk of a hand."""
    return _risk_of(frozenset(card.rank for card in hand if card.suit is suit))


@lru_cache(maxsize=256)
def _risk_of(ranks: frozenset[Rank]) -> float:
    lows = sum(_LOWS.get(rank, 0) for rank in ranks)
    tops = sum(_TOPS.get(rank, 0) for rank in ranks)
    return _SUIT_LOSS[tops][lows] / 100 - MEAN


def booklet_risk(hand: Iterable[Card]) -> float:
    """A measure like ``risk`` where jacks are plain cards: a jack stands in for a missing nine."""
    cards = tuple(hand)
    return MEAN + sum(suit_risk(map(_shifted, cards), suit) for suit in Suit)


def _shifted(card: Card) -> Card:
    return Card(card.suit, Rank.NINE) if card.rank is Rank.JACK else card
