"""The levels of play, by name."""

from __future__ import annotations

from random import Random
from typing import Final

from ramsch_desktop.bots.bot import Bot, PolicyBot, RandomBot
from ramsch_desktop.engine.errors import BadNotation
from ramsch_desktop.games import game_of

LEVELS: Final = ("easy", "medium", "strong")
RANDOM: Final = "random"


def make_bot(level: str, game: str, seed: int) -> Bot:
    """A seeded bot of this level for this game; raises BadNotation for an unknown level."""
    chance = Random(seed)
    if level == RANDOM:
        return RandomBot(chance)
    policies = game_of(game).policies
    if level not in LEVELS:
        raise BadNotation(f"there is no level '{level}': expected one of {', '.join((*LEVELS, RANDOM))}")
    return PolicyBot(policies.get(level, policies["medium"]), chance)
