"""Actions: what a seat decides. The same object is a button, a bot's answer, a line in a file, a test literal.

An action is written as one word and its arguments: ``play DA``, ``pass``, ``bid 18``. Actions that only one
game knows live in that game's folder and are built from the shapes here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from ramsch_desktop.engine.cards import Card, format_cards, parse_card
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation, Fault, IllegalAction

_MOST_NAMED: Final = 12
"""Legal actions in a message."""


@dataclass(frozen=True, slots=True)
class Action:
    """A decision; ``word`` is its name in the notation."""

    word: ClassVar[str]

    @property
    def arguments(self) -> str:
        """What follows the word in the notation; empty for a plain word."""
        return ""

    def __str__(self) -> str:
        return f"{self.word} {self.arguments}".rstrip()

    @classmethod
    def parse(cls, arguments: str) -> Self:
        """The action with these arguments; raises BadNotation."""
        if arguments:
            raise BadNotation(
                QT_TRANSLATE_NOOP("Faults", "'{word}' takes nothing after it, but '{rest}' stands there."),
                word=cls.word,
                rest=arguments,
            )
        return cls()


@dataclass(frozen=True, slots=True)
class CardAction(Action):
    """An action with one card."""

    card: Card

    @property
    def arguments(self) -> str:
        """The code of the card."""
        return self.card.code

    @classmethod
    def parse(cls, arguments: str) -> Self:
        """The action with this card; raises BadNotation."""
        return cls(parse_card(arguments))


@dataclass(frozen=True, slots=True)
class CardsAction(Action):
    """An action with a set of cards, kept sorted so that equal sets are equal actions."""

    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))

    @property
    def arguments(self) -> str:
        """The codes of the cards, sorted."""
        return format_cards(self.cards)

    @classmethod
    def parse(cls, arguments: str) -> Self:
        """The action with these cards in any order; raises BadNotation for a card named twice."""
        cards = tuple(parse_card(code) for code in arguments.split())
        if len(set(cards)) < len(cards):
            raise BadNotation(
                QT_TRANSLATE_NOOP("Faults", "'{action}' names a card twice."), action=f"{cls.word} {arguments}"
            )
        return cls(cards)


@dataclass(frozen=True, slots=True)
class PlayCard(CardAction):
    """Play a card to the trick."""

    word: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Pass."""

    word: ClassVar[str] = "pass"


def parse_action(text: str, known: Iterable[type[Action]]) -> Action:
    """The action written as ``text``, among the known kinds; raises BadNotation."""
    word, _, arguments = text.strip().partition(" ")
    kinds = {kind.word: kind for kind in known}
    if word not in kinds:
        raise BadNotation(
            QT_TRANSLATE_NOOP("Faults", "'{action}' is no action here: expected one of {offered}."),
            action=word,
            offered=", ".join(sorted(kinds)),
        )
    return kinds[word].parse(arguments.strip())


def require_legal(action: Action, legal: tuple[Action, ...]) -> None:
    """Raises IllegalAction, naming the legal actions, unless ``action`` is one of them."""
    if action not in legal:
        raise IllegalAction(_not_allowed(action, legal))


def _not_allowed(action: Action, legal: tuple[Action, ...]) -> Fault:
    values = {"action": str(action), "offered": ", ".join(str(each) for each in legal[:_MOST_NAMED])}
    if len(legal) > _MOST_NAMED:
        some = QT_TRANSLATE_NOOP("Faults", "'{action}' is not allowed: expected one of {offered} and others.")
        return Fault(some, values)
    return Fault(QT_TRANSLATE_NOOP("Faults", "'{action}' is not allowed: expected one of {offered}."), values)
