"""What Schieberamsch says of itself before it is played; no module of the rules is loaded for it."""

from __future__ import annotations

from ramsch_desktop.engine.speech import Speech


def title(speech: Speech) -> str:
    """The name of the game."""
    return speech.translate("Schieberamsch", "Schieberamsch")


def summary(speech: Speech) -> str:
    """What the game is, in one sentence."""
    return speech.translate(
        "Schieberamsch", "Pass the skat round or push it on unseen; then the most card points lose."
    )
