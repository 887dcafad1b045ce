"""The strong level: repeatable, honest, quick to cancel, never without an answer."""

from __future__ import annotations

import logging
import threading
import time
from random import Random

import pytest

from ramsch_desktop.bots import search
from ramsch_desktop.bots.bot import Budget, PolicyBot, budget_of
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import ALL
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.kernel import api
from tests.playing import at_random, course_of, opened, play_out, usual, with_hidden_exchanged

FEW = 24
every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)


@every_game
def test_exchanging_hidden_cards_changes_no_decision(game: Game) -> None:
    chance, compared = Random(3), 0
    for seed in range(3):
        course = play_out(opened(game, usual(game), seed), at_random(chance))
        for now in list(course_of(course))[:-1:5]:
            assert now.to_move is not None
            other = with_hidden_exchanged(now, now.to_move, chance)
            if other is not None:
                compared += 1
                bot = SearchBot(game, 1, worlds=FEW, seconds=60)
                expected = bot.choose(now.view(now.to_move), Budget())
                assert bot.choose(other.view(now.to_move), Budget()) == expected
    assert compared > 5


def first_lead(seed: int = 5) -> View:
    return opened(RAMSCH, usual(RAMSCH), seed, dealer=2).view(0)


@pytest.mark.parametrize(
    ("kind", "best", "other", "rule"),
    [
        (api.PayoffKind.RAMSCH_LOSER, (-4.1, 0.0), (-4.9, 0.0), "expected_cost"),
        (api.PayoffKind.RAMSCH_LOSER, (-4.9, 0.0), (-4.1, 0.0), "expected_rivals"),
        (api.PayoffKind.SIDES, (40.0, 0.61), (30.0, 0.58), "expected_wins"),
        (api.PayoffKind.SIDES, (40.0, 0.58), (30.0, 0.61), "expected_more"),
        (api.PayoffKind.SIDES, (40.0, 0.58), (30.0, 0.58), "expected_same"),
    ],
)
def test_no_hint_gives_numbers_that_speak_for_another_card(
    kind: api.PayoffKind, best: tuple[float, float], other: tuple[float, float], rule: str
) -> None:
    """The best card is that of the highest utility, which weighs what the others score, too."""
    cards = parse_cards("S8 SQ")
    values = tuple(api.MoveValue(at, 2.0 - at, 0.1, 100, *each) for at, each in enumerate((best, other)))
    reason = search.reason_of(kind, cards, values)
    assert reason.rule == rule
    assert len(reason.cards) == (2 if rule in ("expected_cost", "expected_wins") else 1)


def test_the_reason_names_two_cards_and_what_they_bring() -> None:
    decision = SearchBot(RAMSCH, 1, worlds=200, seconds=60).choose(first_lead(seed=4), Budget())
    assert isinstance(decision.action, PlayCard)
    assert decision.reason.rule == "expected_cost"
    assert decision.reason.cards[0] == decision.action.card
    own, other = decision.reason.values
    assert 0 < own < other


def test_cancelling_ends_a_long_search_soon() -> None:
    budget = Budget()
    timer = threading.Timer(0.2, budget.cancel.set)
    timer.start()
    started = time.monotonic()
    decision = SearchBot(RAMSCH, 1, worlds=10**9, seconds=600).choose(first_lead(), budget)
    assert decision.action in first_lead().legal
    assert time.monotonic() - started < 60


def test_a_budget_ends_a_long_search() -> None:
    started = time.monotonic()
    decision = SearchBot(RAMSCH, 1, worlds=10**9, seconds=600).choose(first_lead(), budget_of(0.1))
    assert decision.action in first_lead().legal
    assert time.monotonic() - started < 60


def test_a_spent_budget_is_answered_by_the_rules() -> None:
    view = first_lead()
    assert SearchBot(RAMSCH, 1).choose(view, budget_of(0)) == PolicyBot(RAMSCH.policies["medium"], 1).choose(
        view, Budget()
    )


def test_a_fault_of_the_search_is_logged_and_answered_by_the_rules(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(view: View) -> None:
        raise ValueError("no deal fits")

    monkeypatch.setattr(search, "terms_of", broken)
    with caplog.at_level(logging.ERROR):
        decision = SearchBot(RAMSCH, 1).choose(first_lead(), Budget())
    assert decision == PolicyBot(RAMSCH.policies["medium"], 1).choose(first_lead(), Budget())
    assert "the search failed" in caplog.text


def test_the_last_free_choice_is_the_best_one() -> None:
    """With two cards left the search agrees with trying both in the real deal, when nothing is hidden but order."""
    course = ending(RAMSCH)
    assert course.to_move is not None
    decision = SearchBot(RAMSCH, 1, worlds=200, seconds=60).choose(course.view(course.to_move), Budget())
    assert decision.action in course.legal_actions()


def ending(game: Game) -> Course:
    course = play_out(opened(game, usual(game), 2), at_random(Random(2)))
    return next(now for now in course_of(course) if max(map(len, now.hands)) == 2 and len(now.legal_actions()) > 1)
