"""What Ramsch says of itself before it is played; no module of the rules is loaded for it."""

from __future__ import annotations

from ramsch_desktop.engine.speech import Speech


def title(speech: Speech) -> str:
    """The name of the game."""
    return speech.translate("Ramsch", "Ramsch")


def summary(speech: Speech) -> str:
    """What the game is, in one sentence."""
    return speech.translate("Ramsch", "Everyone for himself: whoever takes the most card points loses.")
