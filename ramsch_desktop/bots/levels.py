"""The levels that a person can choose, and how a bot of each is made."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final, TypeAlias

from ramsch_desktop.bots.bot import Bot, Budget, PolicyBot, RandomBot
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import game_of

if TYPE_CHECKING:
    from ramsch_desktop.bots.search import SearchBot

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


@dataclass
class _Searching:
    """A bot that searches; the search is loaded with its first decision, which keeps the start of a match short."""

    game: Game
    seed: int

    @cached_property
    def _bot(self) -> SearchBot:
        from ramsch_desktop.bots.search import SearchBot

        return SearchBot(self.game, self.seed)

    def __reduce__(self) -> tuple[Callable[[str, str, int], Bot], tuple[str, str, int]]:
        return make_bot, ("strong", self.game.id, self.seed)

    def choose(self, view: View, budget: Budget) -> Decision:
        """What the search finds; to load it takes of the time of the first decision."""
        begun = time.monotonic()
        bot = self._bot
        return bot.choose(view, budget.within(bot.seconds - (time.monotonic() - begun)))


LEVELS: Final[dict[str, Maker]] = {
    "easy": rule_based("easy"),
    "medium": rule_based("medium"),
    "strong": _Searching,
}
"""The levels offered to a person, from weak to strong."""

MAKERS: Final[dict[str, Maker]] = {**LEVELS, "random": _random}
"""All kinds of bots by name."""


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot of this kind for the game with this id; raises BadNotation naming those that exist."""
    if name not in MAKERS:
        text = QT_TRANSLATE_NOOP("Faults", "There is no bot '{bot}': expected one of {offered} or cmd:COMMAND.")
        raise BadNotation(text, bot=name, offered=", ".join(MAKERS))
    return MAKERS[name](game_of(game), seed)
