"""Actions of the draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ramsch_desktop.engine.actions import CardAction, CardsAction


@dataclass(frozen=True, slots=True)
class Draw(CardsAction):
    """Lay these cards away, perhaps none, and draw as many."""

    word: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class TakeTrump(CardAction):
    """Take the turned-up trump card and lay this card away."""

    word: ClassVar[str] = "take-trump"
