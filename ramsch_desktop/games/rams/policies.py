"""The levels; their modules are loaded with the first decision, which keeps the start of the program short."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.game import Chance, Policy
from ramsch_desktop.engine.view import View


def easy(view: View, chance: Chance) -> Decision:
    """The decision of the easy level."""
    from ramsch_desktop.games.rams import bot

    return bot.easy(view, chance)


def medium(view: View, chance: Chance) -> Decision:
    """The decision of the medium level."""
    from ramsch_desktop.games.rams import bot

    return bot.medium(view, chance)


POLICIES: Final[dict[str, Policy]] = {"easy": easy, "medium": medium}
