"""Actions of Schafkopf: announcing and naming a game, doubling, and what the fourth player may choose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation, Fault
from ramsch_desktop.games.schafkopf.contracts import LETTERS, Declaration, Kind


@dataclass(frozen=True, slots=True)
class Announce(Action):
    """Announce a game of a class: ``announce call``, ``announce wenz-tout``."""

    word: ClassVar[str] = "announce"
    kind: Kind

    @property
    def arguments(self) -> str:
        """The name of the class."""
        return self.kind.value

    @classmethod
    def parse(cls, arguments: str) -> Announce:
        """The announcement of the class so named; raises BadNotation."""
        return cls(_kind(arguments))


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Name the game: ``declare call S`` calls the ace of spades, ``declare wenz`` needs no suit."""

    word: ClassVar[str] = "declare"
    declaration: Declaration

    @property
    def arguments(self) -> str:
        """The class and, where one is named, the letter of the suit."""
        return str(self.declaration)

    @classmethod
    def parse(cls, arguments: str) -> Declare:
        """The game so named; raises BadNotation for a suit that is missing, unknown or too much."""
        name, _, letter = arguments.partition(" ")
        kind, suit = _kind(name), LETTERS.get(letter)
        if (suit is not None and suit not in kind.suits) or (suit is None and (letter or kind.suits)):
            raise BadNotation(_wrong_suit(kind, arguments))
        return cls(Declaration(kind, suit))


@dataclass(frozen=True, slots=True)
class Knock(Action):
    """Double the deal after the first packet of cards."""

    word: ClassVar[str] = "knock"


@dataclass(frozen=True, slots=True)
class Kontra(Action):
    """Double the game of the declaring side."""

    word: ClassVar[str] = "kontra"


@dataclass(frozen=True, slots=True)
class Re(Action):
    """Double once more, from the declaring side."""

    word: ClassVar[str] = "re"


@dataclass(frozen=True, slots=True)
class No(Action):
    """Do not double."""

    word: ClassVar[str] = "no"


@dataclass(frozen=True, slots=True)
class ChooseRamsch(Action):
    """The fourth player, after three passes: play Ramsch."""

    word: ClassVar[str] = "ramsch"


@dataclass(frozen=True, slots=True)
class ChooseStock(Action):
    """The fourth player, after three passes: everyone pays into the stock."""

    word: ClassVar[str] = "stock"


def _wrong_suit(kind: Kind, arguments: str) -> Fault:
    values = {"action": f"declare {arguments}", "game": kind.value}
    if not kind.suits:
        return Fault(QT_TRANSLATE_NOOP("Faults", "'{action}' is no game: expected no suit after '{game}'."), values)
    text = QT_TRANSLATE_NOOP("Faults", "'{action}' is no game: expected one of {offered} after '{game}'.")
    return Fault(text, values | {"offered": ", ".join(suit.letter for suit in kind.suits)})


def _kind(name: str) -> Kind:
    try:
        return Kind(name)
    except ValueError:
        offered = ", ".join(kind.value for kind in Kind)
        text = QT_TRANSLATE_NOOP("Faults", "'{game}' is no game: expected one of {offered}.")
        raise BadNotation(text, game=name, offered=offered) from None
