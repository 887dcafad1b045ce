"""What Rams says of itself before it is played; no module of the rules is loaded for it."""

from __future__ import annotations

from ramsch_desktop.engine.speech import Speech


def title(speech: Speech) -> str:
    """The name of the game."""
    return speech.translate("Rams", "Rams", "the name of the game")


def summary(speech: Speech) -> str:
    """What the game is, in one sentence."""
    return speech.translate("Rams", "Tricks, aces and jacks write your points off: the first to reach 0 wins.")
