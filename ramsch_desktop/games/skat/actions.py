"""Actions of the bidding, the skat and the announcement."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Self

from ramsch_desktop.engine.actions import Action, CardsAction
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation
from ramsch_desktop.games.shared.skat.contracts import Declaration, parse_declaration
from ramsch_desktop.games.shared.skat.passing import TakeSkat


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Name a number."""

    word: ClassVar[str] = "bid"
    value: int

    @property
    def arguments(self) -> str:
        """The number."""
        return str(self.value)

    @classmethod
    def parse(cls, arguments: str) -> Self:
        """The bid of this number; raises BadNotation."""
        if not (arguments.isascii() and arguments.isdigit() and len(arguments) < 4):
            text = QT_TRANSLATE_NOOP("Faults", "'bid {value}' is no bid: expected a number, as in 'bid 18'.")
            raise BadNotation(text, value=arguments)
        return cls(int(arguments))


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Hold the number that was named."""

    word: ClassVar[str] = "hold"


@dataclass(frozen=True, slots=True)
class PlayHand(Action):
    """Play without taking up the skat."""

    word: ClassVar[str] = "hand"


@dataclass(frozen=True, slots=True)
class Discard(CardsAction):
    """Lay two cards away after taking up the skat."""

    word: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Announce the game."""

    word: ClassVar[str] = "declare"
    declaration: Declaration

    @property
    def arguments(self) -> str:
        """The game and everything announced with it."""
        return str(self.declaration)

    @classmethod
    def parse(cls, arguments: str) -> Self:
        """The announcement written so; raises BadNotation."""
        return cls(parse_declaration(arguments))


__all__ = ["Bid", "Declare", "Discard", "Hold", "PlayHand", "TakeSkat"]
