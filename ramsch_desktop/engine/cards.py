"""Cards: four suits, thirteen ranks, 52 interned cards.

French names are the identity; German ones (acorns, Ober, Unter) are presentation. The text code of a card is
its suit letter and its rank: ``SA``, ``H10``, ``DJ``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation


class Suit(IntEnum):
    """The four suits, rising in the order of Skat."""

    DIAMONDS = 0
    HEARTS = 1
    SPADES = 2
    CLUBS = 3

    @property
    def letter(self) -> str:
        """The letter of the suit in the notation: C, S, H or D."""
        return self.name[0]


class Rank(IntEnum):
    """The thirteen ranks; Queen stands for the Ober, Jack for the Unter."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The text of the rank in the notation: A K Q J 10 ... 2."""
        return self.name[0] if self >= Rank.JACK else str(self.value)


class Card:
    """One of 52 immutable, interned cards: equal cards are the same object."""

    __slots__ = ("code", "rank", "suit")
    code: str
    rank: Rank
    suit: Suit

    def __new__(cls, suit: Suit, rank: Rank) -> Card:
        return _CARDS[suit, rank]

    def __reduce__(self) -> tuple[type[Card], tuple[Suit, Rank]]:
        return Card, (self.suit, self.rank)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card is immutable: {name}")

    def __lt__(self, other: Card) -> bool:
        return (self.suit, self.rank) < (other.suit, other.rank)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return self.code


def _make(suit: Suit, rank: Rank) -> Card:
    card = object.__new__(Card)
    for name, value in (("suit", suit), ("rank", rank), ("code", suit.letter + rank.letter)):
        object.__setattr__(card, name, value)
    return card


_CARDS: Final = {(suit, rank): _make(suit, rank) for suit in Suit for rank in Rank}
_BY_CODE: Final = {card.code: card for card in _CARDS.values()}

ALL_CARDS: Final = tuple(_CARDS.values())
PACK_52: Final = ALL_CARDS
PACK_32: Final = tuple(card for card in ALL_CARDS if card.rank >= Rank.SEVEN)
PACK_24: Final = tuple(card for card in ALL_CARDS if card.rank >= Rank.NINE)


def parse_card(code: str) -> Card:
    """The card with this text code; raises BadNotation for any other text."""
    card = _BY_CODE.get(code)
    if card is None:
        raise BadNotation(
            QT_TRANSLATE_NOOP(
                "Faults", "'{code}' is no card: expected a suit C S H D and a rank A K Q J 10 to 2, as in SA."
            ),
            code=code,
        )
    return card


def parse_cards(codes: str) -> tuple[Card, ...]:
    """The cards of a text with spaces between the codes, in the order written."""
    return tuple(parse_card(code) for code in codes.split())


def format_cards(cards: Iterable[Card]) -> str:
    """The codes of the cards with spaces between, in the order given."""
    return " ".join(card.code for card in cards)
