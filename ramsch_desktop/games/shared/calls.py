"""What players say about doubling, in every game that knows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ramsch_desktop.engine.actions import Action


@dataclass(frozen=True, slots=True)
class Kontra(Action):
    """Double the result against the declarer."""

    word: ClassVar[str] = "kontra"


@dataclass(frozen=True, slots=True)
class Re(Action):
    """Double it again, in answer to Kontra."""

    word: ClassVar[str] = "re"


@dataclass(frozen=True, slots=True)
class No(Action):
    """Say nothing when asked for a call."""

    word: ClassVar[str] = "no"
