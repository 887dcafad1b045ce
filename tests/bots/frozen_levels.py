"""Positions on which the moves of the levels are pinned, and the script that writes them down.

    python -m tests.bots.frozen_levels [GAME ...]

plays fifty deals of each game, or of these games, by the rules, stops each at a decision, and notes what every level
does there. Run it only when a level is meant to change, which is a line in the CHANGELOG.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from ramsch_desktop.bots.bot import Bot, Budget
from ramsch_desktop.bots.levels import LEVELS, make_bot
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.engine.actions import parse_action
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, BY_ID
from tests.playing import opened, usual

FILE: Final = Path(__file__).parents[1] / "data" / "levels.json"
POSITIONS: Final = 50
WORLDS: Final = 48
SEED: Final = 1
UNHURRIED: Final = 3600.0


@dataclass(frozen=True)
class Position:
    """A deal by its seed, the actions taken so far, and the action of each level."""

    game: str
    seed: int
    taken: tuple[str, ...]
    moves: dict[str, str]

    @property
    def course(self) -> Course:
        """The deal where a decision is due."""
        game = BY_ID[self.game]
        course = opened(game, usual(game), self.seed)
        for text in self.taken:
            course = course.apply(parse_action(text, game.actions))
        return course


def bot_at(level: str, game: str) -> Bot:
    """The bot of a level with a fixed seed and, if it searches, a fixed number of deals and all the time it needs."""
    return SearchBot(BY_ID[game], SEED, WORLDS, UNHURRIED) if level == "strong" else make_bot(level, game, SEED)


def move_at(level: str, course: Course) -> str:
    """What the level does in a position."""
    assert course.to_move is not None
    return str(bot_at(level, course.game.id).choose(course.view(course.to_move), Budget()).action)


def read() -> list[Position]:
    """The positions that are pinned."""
    rows = json.loads(FILE.read_text(encoding="utf-8"))
    return [Position(row["game"], row["seed"], tuple(row["taken"]), row["moves"]) for row in rows]


def decisions(game: Game, seed: int) -> list[Course]:
    """The decisions with a choice in a deal that is played by the rules."""
    course, chance, found = opened(game, usual(game), seed), Random(seed), []
    while course.to_move is not None:
        if len(course.legal_actions()) > 1:
            found.append(course)
        course = course.apply(game.policies["medium"](course.view(course.to_move), chance).action)
    return found


def positions(game: Game) -> Iterator[Position]:
    """One decision of each deal, with the moves of the levels as they are now."""
    for seed in range(POSITIONS):
        course = Random(seed).choice(decisions(game, seed))
        moves = {level: move_at(level, course) for level in LEVELS}
        yield Position(game.id, seed, tuple(map(str, course.actions)), moves)


def write(games: Collection[str]) -> None:
    """Pin the levels of these games as they are; those of the others stay."""
    old = read()
    kept = {game.id: [position for position in old if position.game == game.id] for game in ALL}
    rows = [vars(p) for game in ALL for p in (positions(game) if game.id in games else kept[game.id])]
    FILE.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1:] or BY_ID)
