"""The card of a rule-based player in a declared game, whoever declared it."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.knowledge import Memory
from ramsch_desktop.games.shared.ramsch_play import Skill
from ramsch_desktop.games.shared.skat.contracts import Declaration
from ramsch_desktop.games.shared.skat.declarer_play import declarer_card
from ramsch_desktop.games.shared.skat.defender_play import defender_card
from ramsch_desktop.games.shared.skat.null_play import null_card
from ramsch_desktop.games.shared.skat.situation import situation


def declared_card(view: View, declarer: Seat, declaration: Declaration, skill: Skill) -> Decision:
    """The card to play, with its reason; the easy player remembers only the last trick."""
    memory = Memory.ALL if skill is Skill.MEDIUM else Memory.LAST_TRICK
    now = situation(view, declarer, declaration, memory)
    if len(now.cards) == 1:
        return now.play(now.cards[0], "only_card")
    if declaration.is_null:
        return null_card(now)
    return declarer_card(now) if view.seat == declarer else defender_card(now, memory)
