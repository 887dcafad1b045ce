"""How fast the table moves: what a person sees as thinking time, and how long a finished trick lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ramsch_desktop.store.settings import UNTIL_CLICK, Settings


@dataclass(frozen=True, slots=True)
class Pacing:
    """Milliseconds before a bot's action is shown, and that a trick stays; None stays until a click.

    ``deal_ms`` is how much longer the first action of a deal takes, while cards are dealt.
    """

    think_ms: int
    trick_pause_ms: int | None
    deal_ms: int = 0


DEAL_MS: Final = 600
INSTANT: Final = Pacing(0, 0)


def pacing_of(settings: Settings) -> Pacing:
    """The pace that the settings ask for; a higher speed shortens the thinking time."""
    think = int(settings.think_ms / settings.speed)
    pause = None if settings.trick_pause_ms == UNTIL_CLICK else settings.trick_pause_ms
    moving = settings.animations and not settings.reduced_motion
    return Pacing(think, pause, int(DEAL_MS / settings.speed) if moving else 0)
