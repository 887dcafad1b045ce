"""Events that only Schafkopf knows."""

from __future__ import annotations

from dataclasses import dataclass

from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class RamschBegun(Event):
    """Everyone plays for himself: all passed, the fourth player chose it, or only Ramsch is played."""


@dataclass(frozen=True, slots=True)
class CallForced(Event):
    """All passed, and the holder of the Ober of acorns must play a Rufspiel."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PartnerRevealed(Event):
    """All now know the partner of the caller: he played the called ace, ran away with its suit, or said Re."""

    seat: Seat
