"""How fast the table moves: what a person sees as thinking time, and how long a finished trick lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ramsch_desktop.store.settings import UNTIL_CLICK, Settings


@dataclass(frozen=True, slots=True)
class Pacing:
    """Milliseconds before a bot's action is shown, and that a trick stays; None stays until a click."""

    think_ms: int
    trick_pause_ms: int | None


INSTANT: Final = Pacing(0, 0)


def pacing_of(settings: Settings) -> Pacing:
    """The pace that the settings ask for; a higher speed shortens the thinking time."""
    think = int(settings.think_ms / settings.speed)
    pause = None if settings.trick_pause_ms == UNTIL_CLICK else settings.trick_pause_ms
    return Pacing(think, pause)
