"""The levels of play in words."""

from __future__ import annotations

from ramsch_desktop.engine.speech import Translate


def level_name(level: str, translate: Translate) -> str:
    """The name of a level of play, or what else a record says of a seat."""
    return {
        "easy": translate("Level", "Easy"),
        "medium": translate("Level", "Medium"),
        "strong": translate("Level", "Strong"),
        "random": translate("Level", "At random"),
        "you": translate("Level", "You"),
    }.get(level, level)
