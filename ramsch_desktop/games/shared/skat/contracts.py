"""The games that a declarer can play: four suits, Grand and Null, with what was announced besides."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cached_property
from typing import Final

from ramsch_desktop.engine.cards import Rank, Suit
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation
from ramsch_desktop.engine.order import NATURAL, TEN_HIGH, CardOrder, of_rank, suit_run


class GameKind(Enum):
    """What is trump, or that no trick may be taken."""

    CLUBS = "clubs"
    SPADES = "spades"
    HEARTS = "hearts"
    DIAMONDS = "diamonds"
    GRAND = "grand"
    NULL = "null"

    __hash__ = object.__hash__  # that of an enum runs as Python, and bidding looks up many a game

    @property
    def suit(self) -> Suit | None:
        """The trump suit of a suit game."""
        return _SUIT.get(self)

    @property
    def base(self) -> int:
        """The base value: diamonds 9, hearts 10, spades 11, clubs 12, Grand 24; Null has none (0)."""
        return _BASE[self]

    @cached_property
    def order(self) -> CardOrder:
        """Which card beats which."""
        if self is GameKind.NULL:
            return CardOrder(plain=NATURAL)
        suit = self.suit
        return CardOrder(JACKS if suit is None else JACKS + suit_run(suit, _NO_JACK))


class SkatUse(Enum):
    """Whether the declarer takes up the skat or plays from the hand."""

    TAKEN = "taken"
    HAND = "hand"


class Announcement(IntEnum):
    """What is announced besides the game; in suit games and Grand each step includes those below it."""

    NONE = 0
    SCHNEIDER = 1
    SCHWARZ = 2
    OUVERT = 3


_BASE: Final = {
    GameKind.CLUBS: 12,
    GameKind.SPADES: 11,
    GameKind.HEARTS: 10,
    GameKind.DIAMONDS: 9,
    GameKind.GRAND: 24,
    GameKind.NULL: 0,
}
_SUIT: Final = {kind: Suit[kind.name] for kind in GameKind if kind.name in Suit.__members__}
_NO_JACK: Final = tuple(rank for rank in TEN_HIGH if rank is not Rank.JACK)
JACKS: Final = of_rank(Rank.JACK)
"""The four jacks, the highest trumps, from the top."""

SUIT_GAMES: Final = (GameKind.CLUBS, GameKind.SPADES, GameKind.HEARTS, GameKind.DIAMONDS)
TRUMP_GAMES: Final = (*SUIT_GAMES, GameKind.GRAND)
"""Games with matadors and levels: all but Null."""


@dataclass(frozen=True, slots=True)
class Declaration:
    """A game as it is announced. In a suit game or Grand any announcement includes Hand (ISkO 5.2.6)."""

    kind: GameKind
    skat: SkatUse = SkatUse.TAKEN
    announced: Announcement = Announcement.NONE

    def __post_init__(self) -> None:
        if self.kind is not GameKind.NULL and self.announced:
            object.__setattr__(self, "skat", SkatUse.HAND)

    @property
    def is_null(self) -> bool:
        """True for Null and its sisters."""
        return self.kind is GameKind.NULL

    @property
    def is_hand(self) -> bool:
        """True if the skat stays where it lies."""
        return self.skat is SkatUse.HAND

    @property
    def is_ouvert(self) -> bool:
        """True if the declarer's cards lie open."""
        return self.announced is Announcement.OUVERT

    @property
    def order(self) -> CardOrder:
        """Which card beats which."""
        return self.kind.order

    @property
    def null_value(self) -> int:
        """The fixed value: Null 23, Hand 35, ouvert 46, ouvert Hand 59."""
        if self.is_ouvert:
            return 59 if self.is_hand else 46
        return 35 if self.is_hand else 23

    def announces(self, step: Announcement) -> bool:
        """True if this step is announced, by itself or within a higher one; never for Null but ouvert."""
        return self.announced is step if self.is_null else self.announced >= step

    def __str__(self) -> str:
        words = [self.kind.value] + (["hand"] if self.is_hand else [])
        if self.is_null:
            return " ".join([*words, "ouvert"] if self.is_ouvert else words)
        return " ".join(
            words + [step.name.lower() for step in Announcement if Announcement.NONE < step <= self.announced]
        )


def parse_declaration(text: str) -> Declaration:
    """The declaration written as ``GAME [hand] [schneider] [schwarz] [ouvert]``; raises BadNotation.

    A stronger word includes the weaker ones: ``clubs ouvert`` is ``clubs hand schneider schwarz ouvert``.
    """
    name, *words = text.split() or [""]
    kinds = {kind.value: kind for kind in GameKind}
    if name not in kinds:
        text = QT_TRANSLATE_NOOP("Faults", "'{game}' is no game: expected one of {offered}.")
        raise BadNotation(text, game=name, offered=", ".join(kinds))
    allowed = ("hand", "ouvert") if kinds[name] is GameKind.NULL else ("hand", "schneider", "schwarz", "ouvert")
    if wrong := [word for word in words if word not in allowed]:
        text = QT_TRANSLATE_NOOP("Faults", "'{word}' cannot follow '{game}': expected {offered}.")
        raise BadNotation(text, word=wrong[0], game=name, offered=", ".join(allowed))
    steps = [Announcement[word.upper()] for word in words if word != "hand"]
    use = SkatUse.HAND if "hand" in words else SkatUse.TAKEN
    return Declaration(kinds[name], use, max(steps, default=Announcement.NONE))
