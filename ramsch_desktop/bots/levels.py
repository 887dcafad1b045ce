"""The levels that a person can choose, and how a bot of each is made."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ramsch_desktop.bots.bot import Bot, PolicyBot, RandomBot
from ramsch_desktop.engine.errors import BadNotation
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import game_of

Maker: TypeAlias = Callable[[Game, int], Bot]
"""Makes the bot of a game and a seed."""

FALLBACK: Final = "medium"
"""The level that answers where another one failed."""


def rule_based(level: str) -> Maker:
    """Makes bots that follow the policy of a level; a game without that level gives its fallback."""

    def make(game: Game, seed: int) -> Bot:
        return PolicyBot(game.policies.get(level, game.policies[FALLBACK]), seed)

    return make


def _random(game: Game, seed: int) -> Bot:
    return RandomBot(seed)


def _searching(game: Game, seed: int) -> Bot:
    # Loaded with the first bot that searches: the start of the program is shorter without.
    from ramsch_desktop.bots.search import SearchBot

    return SearchBot(game, seed)


LEVELS: Final[dict[str, Maker]] = {
    "easy": rule_based("easy"),
    "medium": rule_based("medium"),
    "strong": _searching,
}
"""The levels offered to a person, from weak to strong."""

MAKERS: Final[dict[str, Maker]] = {**LEVELS, "random": _random}
"""All kinds of bots by name."""


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot of this kind for the game with this id; raises BadNotation naming those that exist."""
    if name not in MAKERS:
        raise BadNotation(f"there is no bot '{name}': expected one of {', '.join(MAKERS)} or cmd:COMMAND")
    return MAKERS[name](game_of(game), seed)
