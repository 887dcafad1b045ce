"""Discards and games of the strong player: found by trial, inside the rules, by known cards only."""

from __future__ import annotations

from random import Random

import pytest

from ramsch_desktop.bots.bot import Budget, budget_of
from ramsch_desktop.bots.search import CHOICES, SearchBot
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import BY_ID
from tests.playing import opened, usual, with_hidden_exchanged

FEW = 60
SLOW = 600.0
every_choice = pytest.mark.parametrize(("game", "phase"), sorted(CHOICES))


def first_decision(game: Game, phase: str, seed: int) -> Course | None:
    """The first decision of this phase in a deal played by the rules."""
    course, chance = opened(game, usual(game), seed), Random(seed)
    while course.to_move is not None:
        view = course.view(course.to_move)
        if view.phase == phase:
            return course
        course = course.apply(game.policies["medium"](view, chance).action)
    return None


@every_choice
def test_hidden_cards_change_no_choice_and_the_rules_allow_it(game: str, phase: str) -> None:
    chance, compared = Random(8), 0
    bot = SearchBot(BY_ID[game], 1, worlds=FEW, seconds=SLOW)
    for seed in range(12):
        course = first_decision(BY_ID[game], phase, seed)
        if course is None or course.to_move is None or compared == 2:
            continue
        decision = bot.choose(course.view(course.to_move), Budget())
        assert decision.action in course.legal_actions()
        other = with_hidden_exchanged(course, course.to_move, chance)
        if other is not None:
            compared += 1
            assert bot.choose(other.view(course.to_move), Budget()) == decision
    assert compared == 2


def test_without_time_the_rules_choose() -> None:
    course = next(found for seed in range(20) if (found := first_decision(BY_ID["skat"], "Discarding", seed)))
    assert course.to_move is not None
    view = course.view(course.to_move)
    rules = BY_ID["skat"].policies["medium"](view, Random(1))
    assert SearchBot(BY_ID["skat"], 1).choose(view, budget_of(0)).action == rules.action
