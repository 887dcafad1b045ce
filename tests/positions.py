"""Positions for tests of the table: the first one in deals of bots that fits."""

from __future__ import annotations

from collections.abc import Callable

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.games import game_of
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.play.session import HUMAN

DEALS = 300


def position(
    game_id: str,
    wanted: Callable[[Course], bool],
    *,
    dealer: int | None = None,
    others_say: str = "",
    **options: OptionValue,
) -> Match:
    """A match that stands where ``wanted`` holds.

    With ``others_say`` the human passes, and the others take an action that has these words where they can.
    """
    game = game_of(game_id)
    rules = read_options(game.options, options)
    seats = game.seats(rules)
    for seed in range(DEALS):
        who = ("you", *["easy"] * (seats - 1))
        match = new_match(game, rules, who, seats - 1 if dealer is None else dealer, seed)
        course, bot = match.course, make_bot("easy", game_id, seed)
        while course.to_move is not None and not wanted(course):
            forced = _forced(course, others_say)
            view = course.view(course.to_move)
            course = course.apply(bot.choose(view, Budget()).action) if forced is None else course.apply(forced)
        if wanted(course):
            return match.with_course(course)
    raise AssertionError(f"no such position in {DEALS} deals of {game_id}")


def _forced(course: Course, others_say: str) -> Action | None:
    words = "pass" if course.to_move == HUMAN else others_say
    found = [action for action in course.legal_actions() if others_say and words in str(action)]
    return found[0] if found else None


def my_turn(phase: str) -> Callable[[Course], bool]:
    """The human decides in a phase."""
    return lambda course: course.to_move == HUMAN and course.view(HUMAN).phase == phase
