"""Matadors: the unbroken run of the highest trumps that a declarer has, or lacks (ISkO 2.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.order import CardOrder


class Run(Enum):
    """Whether the declarer has the jack of clubs."""

    WITH = "with"
    WITHOUT = "without"


@dataclass(frozen=True, slots=True)
class Matadors:
    """The run: its cards from the top, and the trump that ends it (None when the trumps end first)."""

    run: Run
    cards: tuple[Card, ...]
    next: Card | None

    @property
    def count(self) -> int:
        """How many there are: at most 4 in Grand, 11 in a suit game."""
        return len(self.cards)


def matadors(cards: Iterable[Card], order: CardOrder) -> Matadors:
    """The matadors of a declarer with these cards; the skat belongs to him, also when it was not taken up."""
    held = frozenset(cards)
    has_top = order.trumps[0] in held
    length = next((n for n, card in enumerate(order.trumps) if (card in held) is not has_top), len(order.trumps))
    ends = order.trumps[length] if length < len(order.trumps) else None
    return Matadors(Run.WITH if has_top else Run.WITHOUT, order.trumps[:length], ends)


def most_matadors(hand: Iterable[Card], order: CardOrder) -> int:
    """The most that any two unseen cards of the skat can make of a hand."""
    held, unseen = frozenset(hand), 2
    for length, card in enumerate(order.trumps):
        if card not in held:
            if unseen == 0:
                return max(length, matadors(held, order).count)
            unseen -= 1
    return len(order.trumps)
