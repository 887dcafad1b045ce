"""Actions of Ramsen: the cut card, and the exchange."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ramsch_desktop.engine.actions import Action, CardAction, CardsAction


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep the card seen at the cut ("schlecken"): four more are dealt, and no exchange."""

    word: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Leave(Action):
    """Leave the card seen at the cut in the pack."""

    word: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Swap(CardsAction):
    """Exchange these cards, perhaps none, with unseen ones of the talon."""

    word: ClassVar[str] = "swap"


@dataclass(frozen=True, slots=True)
class SwapTrump(CardAction):
    """Take the turned-up trump card for this card of the hand."""

    word: ClassVar[str] = "swap-trump"
