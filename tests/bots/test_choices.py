"""Discards and games of the strong player: found by trial, inside the rules, by known cards only."""

from __future__ import annotations

from random import Random

import pytest

from ramsch_desktop.bots.bot import Budget, budget_of
from ramsch_desktop.bots.choices import choices_of
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.games import ALL, BY_ID
from tests.games.skat.table import course_of, deal_with
from tests.playing import opened, with_hidden_exchanged

FEW = 60
DEALS = 120
SLOW = 600.0
OPTIONS: dict[tuple[str, str], dict[str, OptionValue]] = {
    ("skat", "Doubling"): {"kontra_re": "on", "kontra_needs_bid18": "off"},
    ("skat", "PushOrTake"): {"ramsch_kind": "schiebe"},
    ("skat", "PassingOn"): {"ramsch_kind": "schiebe"},
    ("schafkopf", "Knocking"): {"knock": "on"},
}
"""The options with which a decision is met, where they are not the usual ones."""
every_choice = pytest.mark.parametrize(
    ("game", "phase"), [(game.id, phase) for game in ALL for phase in sorted(choices_of(game.id))]
)


def first_decision(game: Game, phase: str, seed: int) -> Course | None:
    """The first decision with a choice in this phase in a deal played by the rules."""
    options = read_options(game.options, OPTIONS.get((game.id, phase), {}))
    course, chance = opened(game, options, seed), Random(seed)
    while course.to_move is not None:
        view = course.view(course.to_move)
        if view.phase == phase and len(view.legal) > 1:
            return course
        course = course.apply(game.policies["medium"](view, chance).action)
    return None


@every_choice
def test_hidden_cards_change_no_choice_and_the_rules_allow_it(game: str, phase: str) -> None:
    chance, compared = Random(8), 0
    bot = SearchBot(BY_ID[game], 1, worlds=FEW, seconds=SLOW)
    for seed in range(DEALS):
        course = first_decision(BY_ID[game], phase, seed)
        if course is None or course.to_move is None:
            continue
        if compared == 2:
            break
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


def test_the_cards_for_an_open_null_are_laid_away_as_the_rules_do_it() -> None:
    """Trying a Null tells nothing of one with open cards, which is worth twice as much."""
    deal = deal_with("HJ H7 S10 C7 DA HQ HK S7 H10 SK", "H8 S9")
    course = course_of("pass", "bid 18", "hold", "pass", "take", deal=deal)
    bot, rules = SearchBot(BY_ID["skat"], 1, worlds=FEW, seconds=SLOW), BY_ID["skat"].policies["medium"]
    view = course.view(0)
    action = bot.choose(view, Budget()).action
    assert action == rules(view, Random(1)).action
    laid = course.apply(action).view(0)
    assert str(bot.choose(laid, Budget()).action) == "declare null ouvert"
