"""Which card beats which: one value for each set of trumps and ranks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import ALL_CARDS, Card, Rank, Suit


class Group(IntEnum):
    """The effective suit of a card: its printed suit, or TRUMP."""

    DIAMONDS = Suit.DIAMONDS
    HEARTS = Suit.HEARTS
    SPADES = Suit.SPADES
    CLUBS = Suit.CLUBS
    TRUMP = 4


TEN_HIGH: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
"""Plain ranks of Skat and Schafkopf, high to low: A 10 K Q J 9 8 7."""

NATURAL: Final = tuple(sorted(Rank, reverse=True))
"""Ranks in their natural order, high to low: A K Q J 10 ... 2."""

BLACK_TO_RED: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)
"""Suits high to low: clubs, spades, hearts, diamonds."""


@dataclass(frozen=True, slots=True)
class CardOrder:
    """Trumps high to low, and the ranks of the plain suits high to low."""

    trumps: tuple[Card, ...] = ()
    plain: tuple[Rank, ...] = TEN_HIGH
    _groups: dict[Card, Group] = field(init=False, repr=False, compare=False)
    _powers: dict[Card, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_groups", _groups(self.trumps))
        object.__setattr__(self, "_powers", _powers(self.trumps, self.plain))

    def __reduce__(self) -> tuple[type[CardOrder], tuple[tuple[Card, ...], tuple[Rank, ...]]]:
        return CardOrder, (self.trumps, self.plain)

    def group(self, card: Card) -> Group:
        """TRUMP for a trump, else the printed suit."""
        return self._groups[card]

    def power(self, card: Card) -> int:
        """Rank of the card inside its group, 0 for the lowest; only comparable inside one group."""
        return self._powers[card]

    def beats(self, new: Card, old: Card) -> bool:
        """True if ``new``, played later, takes the trick from ``old``."""
        group = self._groups[new]
        if group is self._groups[old]:
            return self._powers[new] > self._powers[old]
        return group is Group.TRUMP

    def sort_key(self, card: Card) -> tuple[int, int]:
        """Ascending key: plain suits in the order of Skat, then trumps; weak cards first."""
        return self.group(card), self.power(card)


@lru_cache(maxsize=64)
def _groups(trumps: tuple[Card, ...]) -> dict[Card, Group]:
    return {card: Group.TRUMP if card in trumps else Group(card.suit) for card in ALL_CARDS}


@lru_cache(maxsize=64)
def _powers(trumps: tuple[Card, ...], plain: tuple[Rank, ...]) -> dict[Card, int]:
    plains = {rank: power for power, rank in enumerate(reversed(_complete(plain)))}
    trump = {card: power for power, card in enumerate(reversed(trumps))}
    return {card: trump.get(card, plains[card.rank]) for card in ALL_CARDS}


def _complete(plain: tuple[Rank, ...]) -> tuple[Rank, ...]:
    return plain + tuple(rank for rank in NATURAL if rank not in plain)


def of_rank(rank: Rank) -> tuple[Card, ...]:
    """The four cards of a rank, clubs first: the jacks, the Obers."""
    return tuple(Card(suit, rank) for suit in BLACK_TO_RED)


def suit_run(suit: Suit, ranks: Iterable[Rank], without: Iterable[Card] = ()) -> tuple[Card, ...]:
    """The cards of a suit in the order of ``ranks``, leaving out the cards ``without``."""
    skip = frozenset(without)
    return tuple(card for card in (Card(suit, rank) for rank in ranks) if card not in skip)
