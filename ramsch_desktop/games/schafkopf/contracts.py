"""What is played in Schafkopf: the classes of games, their trumps, and which of them a hand may announce.

Trumps, high to low: in Rufspiel and Ramsch the Obers, the Unters, then hearts; in a suit solo hearts give way to
the chosen suit; in Wenz only the Unters, in Geier only the Obers, in Farbwenz and Farbgeier these and a suit.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import Card, Rank, Suit
from ramsch_desktop.engine.order import BLACK_TO_RED, TEN_HIGH, CardOrder, of_rank, suit_run
from ramsch_desktop.engine.tricks import Hand

OBERS: Final = of_rank(Rank.QUEEN)
UNTERS: Final = of_rank(Rank.JACK)
CALLABLE_SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS)
"""Suits whose ace may be called: all but hearts, which are trumps."""

LETTERS: Final = {suit.letter: suit for suit in BLACK_TO_RED}


class Kind(Enum):
    """The classes of games, rising in the order in which they outbid each other."""

    CALL = "call"
    FARBGEIER = "farbgeier"
    GEIER = "geier"
    FARBWENZ = "farbwenz"
    WENZ = "wenz"
    SOLO = "solo"
    FARBGEIER_TOUT = "farbgeier-tout"
    GEIER_TOUT = "geier-tout"
    FARBWENZ_TOUT = "farbwenz-tout"
    WENZ_TOUT = "wenz-tout"
    SOLO_TOUT = "solo-tout"
    SIE = "sie"

    @property
    def height(self) -> int:
        """The place in the order of announcements; higher outbids lower."""
        return _HEIGHTS[self]

    @property
    def is_tout(self) -> bool:
        """True for a game in which the soloist must take every trick."""
        return self.value.endswith("-tout")

    @property
    def plain(self) -> Kind:
        """The same game without Tout."""
        return Kind(self.value.removesuffix("-tout"))

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits that may be named with this game; empty where none is named."""
        if self is Kind.CALL:
            return CALLABLE_SUITS
        return BLACK_TO_RED if self.plain in (Kind.SOLO, Kind.FARBWENZ, Kind.FARBGEIER) else ()


_HEIGHTS: Final = {kind: height for height, kind in enumerate(Kind)}


@dataclass(frozen=True, slots=True)
class Declaration:
    """A game as named: its class, and the suit that is called or trumps."""

    kind: Kind
    suit: Suit | None = None

    def __str__(self) -> str:
        return f"{self.kind.value} {self.suit.letter}" if self.suit is not None else self.kind.value

    @property
    def called(self) -> Card | None:
        """The called ace of a Rufspiel."""
        return Card(self.suit, Rank.ACE) if self.kind is Kind.CALL and self.suit is not None else None

    @property
    def order(self) -> CardOrder:
        """The order of the cards in this game."""
        return _order(self)


def ober_order(suit: Suit | None) -> CardOrder:
    """Obers and Unters, then the cards of a suit, if one is named."""
    above = OBERS + UNTERS
    return CardOrder(above + (suit_run(suit, TEN_HIGH, above) if suit is not None else ()))


CALL_ORDER: Final = ober_order(Suit.HEARTS)
"""Rufspiel and Ramsch: 14 trumps, 12 in the short pack."""

FARMERS_ORDER: Final = ober_order(None)
"""Bauernramsch: eight trumps, hearts are a plain suit."""


@lru_cache(maxsize=64)
def _order(declaration: Declaration) -> CardOrder:
    match declaration.kind.plain:
        case Kind.CALL:
            return CALL_ORDER
        case Kind.SIE:
            return FARMERS_ORDER
        case Kind.SOLO:
            return ober_order(declaration.suit)
        case Kind.WENZ | Kind.FARBWENZ:
            return _single_order(UNTERS, declaration.suit)
        case _:
            return _single_order(OBERS, declaration.suit)


def _single_order(above: tuple[Card, ...], suit: Suit | None) -> CardOrder:
    return CardOrder(above + (suit_run(suit, TEN_HIGH, above) if suit is not None else ()))


def plain_cards(hand: Hand, suit: Suit) -> Hand:
    """The cards of a suit that are no trumps in a Rufspiel."""
    return tuple(card for card in hand if card.suit is suit and card.rank not in (Rank.QUEEN, Rank.JACK))


def may_call(hand: Hand, suit: Suit) -> bool:
    """True if the ace of this suit is not in the hand, but a plain card of the suit is."""
    return Card(suit, Rank.ACE) not in hand and bool(plain_cards(hand, suit))


def is_sie(hand: Hand) -> bool:
    """True for all Obers with the highest Unters: all four in the long pack, two in the short one."""
    return set(hand) == set((OBERS + UNTERS)[: len(hand)])


def declarations(hand: Hand, kinds: tuple[Kind, ...]) -> tuple[Declaration, ...]:
    """Every game of these classes that the hand may name, in the order of the classes."""
    return tuple(declaration for kind in kinds for declaration in _of_kind(hand, kind))


def _of_kind(hand: Hand, kind: Kind) -> tuple[Declaration, ...]:
    if kind is Kind.SIE:
        return (Declaration(kind),) if is_sie(hand) else ()
    if kind is Kind.CALL:
        return tuple(Declaration(kind, suit) for suit in kind.suits if may_call(hand, suit))
    return tuple(Declaration(kind, suit) for suit in kind.suits) or (Declaration(kind),)


def possible_kinds(hand: Hand, kinds: tuple[Kind, ...]) -> tuple[Kind, ...]:
    """The classes that the hand may announce."""
    return tuple(kind for kind in kinds if _of_kind(hand, kind))
