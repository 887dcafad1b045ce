"""What Skat with Ramsch says of itself before it is played; no module of the rules is loaded for it."""

from __future__ import annotations

from ramsch_desktop.engine.speech import Speech


def title(speech: Speech) -> str:
    """The name of the game."""
    return speech.translate("Skat", "Skat with Ramsch")


def summary(speech: Speech) -> str:
    """What the game is, in one sentence."""
    return speech.translate("Skat", "Bid, play alone against two, and play Ramsch when nobody dares.")
