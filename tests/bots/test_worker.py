"""Bots in a process of their own: the same answers, and nothing left behind."""

from __future__ import annotations

import multiprocessing
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.bots.worker import Worker
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsch import RAMSCH
from tests.playing import opened, usual


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    found = Worker()
    yield found
    found.close()
    assert not found.is_running
    assert not [child for child in multiprocessing.active_children() if child.name == "bot"]


def view_of(seed: int = 5) -> View:
    return opened(RAMSCH, usual(RAMSCH), seed, dealer=2).view(0)


def test_the_answers_are_those_of_this_process(worker: Worker) -> None:
    bot = SearchBot(RAMSCH, 1, worlds=40, seconds=600)
    for seed in (5, 6):
        assert worker.ask(bot, view_of(seed), threading.Event()) == bot.choose(view_of(seed), Budget())


def test_a_bot_of_the_strong_level_can_be_sent(worker: Worker) -> None:
    decision = worker.ask(make_bot("strong", "ramsch", 1), view_of(), threading.Event())
    assert decision.action in view_of().legal
    assert decision.reason.rule.startswith("expected_")


def test_a_cancelled_search_answers_soon_and_leaves_the_process_ready(worker: Worker) -> None:
    cancel, started = threading.Event(), time.monotonic()
    timer = threading.Timer(0.3, cancel.set)
    timer.start()
    decision = worker.ask(SearchBot(RAMSCH, 1, worlds=10**9, seconds=600), view_of(), cancel)
    assert decision.action in view_of().legal
    assert time.monotonic() - started < 60
    few = SearchBot(RAMSCH, 1, worlds=20, seconds=600)
    assert worker.ask(few, view_of(), threading.Event()) == few.choose(view_of(), Budget())


@dataclass
class Broken:
    """A bot that cannot play."""

    def choose(self, view: View, budget: Budget) -> Decision:
        raise ValueError("no idea")


def test_the_error_of_a_bot_comes_back(worker: Worker) -> None:
    with pytest.raises(ValueError, match="no idea"):
        worker.ask(Broken(), view_of(), threading.Event())
    few = SearchBot(RAMSCH, 1, worlds=20, seconds=600)
    assert worker.ask(few, view_of(), threading.Event()).action in view_of().legal


def test_a_process_that_died_is_replaced() -> None:
    worker, few = Worker(), SearchBot(RAMSCH, 1, worlds=20, seconds=600)
    try:
        first = worker.ask(few, view_of(), threading.Event())
        next(child for child in multiprocessing.active_children() if child.name == "bot").kill()
        deadline = time.monotonic() + 60
        while worker.is_running and time.monotonic() < deadline:
            time.sleep(0.01)
        assert worker.ask(few, view_of(), threading.Event()) == first
    finally:
        worker.close()
    assert not worker.is_running
