"""What Ramsen says of itself before it is played; no module of the rules is loaded for it."""

from __future__ import annotations

from ramsch_desktop.engine.speech import Speech


def title(speech: Speech) -> str:
    """The name of the game."""
    return speech.translate("Ramsen", "Ramsen")


def summary(speech: Speech) -> str:
    """What the game is, in one sentence."""
    return speech.translate("Ramsen", "Play only if you take a trick: whoever has drawn all bars first wins.")
