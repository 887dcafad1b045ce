"""The event that only Ramsen has."""

from __future__ import annotations

from dataclasses import dataclass

from ramsch_desktop.engine.events import CardsEvent


@dataclass(frozen=True, slots=True)
class CutSeen(CardsEvent):
    """The cutter saw the bottom card of the packet that he lifted; nobody else did."""
