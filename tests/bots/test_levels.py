"""Bots: levels, budgets, chance that depends on nothing but seed and view."""

from __future__ import annotations

import pickle
import time
from random import Random
from threading import Event

import pytest

from ramsch_desktop.bots.bot import Bot, Budget, PolicyBot, RandomBot, budget_of
from ramsch_desktop.bots.chance import SeededChance, chance_for
from ramsch_desktop.bots.levels import FALLBACK, LEVELS, make_bot
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.errors import BadNotation
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, BY_ID
from ramsch_desktop.games.ramsch import RAMSCH
from tests.playing import at_random, course_of, opened, play_out, usual, with_hidden_exchanged


def test_the_levels_rise_from_easy_to_strong() -> None:
    assert tuple(LEVELS) == ("easy", "medium", "strong")
    assert FALLBACK in LEVELS


def unhurried(name: str, game: str) -> Bot:
    """A bot whose answer depends on nothing but seed and view: a search of few worlds that is never cut short."""
    return SearchBot(BY_ID[game], 1, worlds=12, seconds=600.0) if name == "strong" else make_bot(name, game, 1)


@pytest.mark.parametrize("name", [*LEVELS, "random"])
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_bot_finishes_a_deal_and_repeats_itself(name: str, game: Game) -> None:
    course = played(name, game)
    assert course.score is not None
    assert played(name, game) == course


def played(name: str, game: Game) -> Course:
    course, bot = opened(game, usual(game), 5), unhurried(name, game.id)
    while course.to_move is not None:
        course = course.apply(bot.choose(course.view(course.to_move), Budget()).action)
    return course


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadNotation, match="no bot 'expert': expected one of easy, medium, strong, random"):
        make_bot("expert", "ramsch")


@pytest.mark.parametrize("name", [*LEVELS, "random"])
def test_hidden_cards_change_no_choice(name: str) -> None:
    chance, compared = Random(3), 0
    for seed in range(4):
        for now in list(course_of(play_out(opened(RAMSCH, usual(RAMSCH), seed), at_random(chance))))[:-1:3]:
            assert now.to_move is not None
            other = with_hidden_exchanged(now, now.to_move, chance)
            if other is not None:
                compared += 1
                bot = unhurried(name, "ramsch")
                assert bot.choose(other.view(now.to_move), Budget()) == bot.choose(now.view(now.to_move), Budget())
    assert compared > 20


def test_bots_travel_to_another_process() -> None:
    view = opened(RAMSCH, usual(RAMSCH), 5, dealer=2).view(0)
    for bot in (PolicyBot(RAMSCH.policies["medium"], 3), RandomBot(3)):
        assert pickle.loads(pickle.dumps(bot)).choose(view, Budget()) == bot.choose(view, Budget())


def test_a_random_bot_takes_every_legal_action_about_equally_often() -> None:
    counts: dict[str, int] = {}
    for seed in range(1000):
        view = opened(RAMSCH, usual(RAMSCH), 5, dealer=2).view(0)
        action = str(RandomBot(seed).choose(view, Budget()).action)
        counts[action] = counts.get(action, 0) + 1
    assert len(counts) == 10
    assert min(counts.values()) > 60


def test_two_deals_do_not_share_their_chance() -> None:
    views = [opened(RAMSCH, usual(RAMSCH), seed, dealer=2).view(0) for seed in range(50)]
    assert len({chance_for(1, view).random() for view in views}) == 50


def test_seeded_numbers_lie_in_their_range() -> None:
    chance = SeededChance(7)
    numbers = [chance.random() for _ in range(500)]
    assert all(0 <= number < 1 for number in numbers)
    assert 0.45 < sum(numbers) / 500 < 0.55
    assert {chance.randrange(3) for _ in range(60)} == {0, 1, 2}


def test_a_budget_is_spent_at_its_deadline_or_when_cancelled() -> None:
    assert not Budget().spent
    assert Budget(time.monotonic() - 1).spent
    assert Budget(time.monotonic() - 1).seconds_left == 0
    budget = budget_of(60)
    assert 59 < budget.seconds_left <= 60
    budget.cancel.set()
    assert budget.spent


def test_cancelling_one_budget_leaves_others_alone() -> None:
    flag = Event()
    flag.set()
    assert Budget(cancel=flag).spent
    assert not Budget().spent
