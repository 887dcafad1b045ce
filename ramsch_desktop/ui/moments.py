"""Moments of deals that show every kind of page beside the table: each phase that asks the human, and results."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from ramsch_desktop.bots.bot import Bot, Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.play.session import HUMAN

LEVEL: Final = "medium"
SEED: Final = 11
"""The first deal: the same pictures every time."""

DEALS: Final = 8
"""Enough deals for every phase and most kinds of results."""

PLAY: Final = "Play"
"""How the names of all phases end in which tricks are played."""


@dataclass(frozen=True)
class Moment:
    """A match at one point of a deal; ``name`` is that of a file, as in "skat_bidding"."""

    name: str
    match: Match


def usual_match(game: Game, seed: int, *, level: str = LEVEL) -> Match:
    """A match by the usual rules, the human as forehand of its first deal."""
    options = read_options(game.options, {})
    seats = game.seats(options)
    return new_match(game, options, ("you", *[level] * (seats - 1)), dealer=seats - 1, seed=seed)


def moments_of(game: Game, deals: int = DEALS) -> tuple[Moment, ...]:
    """The first moment of each kind in some deals of a game, all played by bots."""
    found: dict[str, Match] = {}
    for seed in range(SEED, SEED + deals):
        match = usual_match(game, seed)
        for course in _played(match.course, make_bot(LEVEL, game.id, Random(seed).getrandbits(32))):
            kind = _kind(course)
            if kind:
                found.setdefault(f"{game.id}_{kind}", match.with_course(course))
    return tuple(Moment(name, match) for name, match in found.items())


def _played(course: Course, bot: Bot) -> Iterator[Course]:
    yield course
    while course.to_move is not None:
        course = course.apply(bot.choose(course.view(course.to_move), Budget()).action)
        yield course


def _kind(course: Course) -> str:
    """What the page beside the table is about; empty where the human is not asked."""
    if course.score is not None:
        return "result_declared" if course.score.declarer is not None else f"result_{course.score.contract.split()[0]}"
    if course.to_move != HUMAN:
        return ""
    view = course.view(HUMAN)
    if not view.phase.endswith(PLAY):
        return view.phase.lower()
    return "play" if len(view.table.tricks) >= 2 and view.table.trick.plays else ""
