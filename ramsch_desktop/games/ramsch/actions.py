"""Actions of the passing round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ramsch_desktop.engine.actions import CardsAction


@dataclass(frozen=True, slots=True)
class PassOn(CardsAction):
    """Take the two cards that lie face down and pass any two cards on."""

    word: ClassVar[str] = "pass-on"
