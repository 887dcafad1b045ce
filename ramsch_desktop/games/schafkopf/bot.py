"""The computer players of Schafkopf, one policy a level; what they decide depends on the phase."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.game import Chance
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf import bot_announcing, bot_easy, bot_party, bot_ramsch
from ramsch_desktop.games.schafkopf.sides import declared_by


def easy(view: View, chance: Chance) -> Decision:
    """The decision of the easy player."""
    match view.phase:
        case "Knocking":
            return bot_easy.knock(view)
        case "Announcing":
            return bot_easy.announce(view)
        case "Declaring":
            return bot_easy.declare(view)
        case "Doubling":
            return bot_easy.double(view)
    return bot_easy.card(view) if declared_by(view.table) else bot_easy.ramsch_card(view)


def medium(view: View, chance: Chance) -> Decision:
    """The decision of the medium player."""
    match view.phase:
        case "Knocking":
            return bot_announcing.knock(view)
        case "Announcing":
            return bot_announcing.announce(view)
        case "Declaring":
            return bot_announcing.declare(view)
        case "Doubling":
            return bot_announcing.double(view)
    if declared_by(view.table):
        return bot_party.party_card(view, chance)
    return bot_ramsch.ramsch_card(view, chance)
