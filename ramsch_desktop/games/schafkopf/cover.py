"""What Schafkopf says of itself before it is played; no module of the rules is loaded for it."""

from __future__ import annotations

from ramsch_desktop.engine.speech import Speech


def title(speech: Speech) -> str:
    """The name of the game."""
    return speech.translate("Schafkopf", "Schafkopf with Ramsch")


def summary(speech: Speech) -> str:
    """What the game is, in one sentence."""
    return speech.translate(
        "Schafkopf", "Call an ace and find out who your partner is; if nobody plays, the Ramsch decides."
    )
