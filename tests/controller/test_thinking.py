"""The window stays awake while a strong bot thinks."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.bots import worker
from ramsch_desktop.bots.ramsch_terms import ramsch_terms
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.bots.translate import situation
from ramsch_desktop.controller.bot_runner import LOWER_PRIORITY, give_way
from ramsch_desktop.controller.pacing import INSTANT
from ramsch_desktop.controller.table_controller import Stage, TableController
from ramsch_desktop.games import BY_ID
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.kernel import api
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.store.saves import load_match
from tests.playing import opened, usual


@pytest.mark.skipif(not api.COMPILED, reason="the plain form holds the lock of the interpreter")
def test_other_threads_run_while_a_search_goes_on() -> None:
    """A search that would take years leaves another thread its turns, and ends when it is told to."""
    view, cancel = opened(RAMSCH, usual(RAMSCH), 5, dealer=2).view(0), threading.Event()
    here = situation(view, ramsch_terms(view))
    limits = api.SearchLimits(10**9)
    search = threading.Thread(
        target=api.evaluate_board,
        args=(here.board, 0, here.sampler, here.payoff, limits, 1),
        kwargs={"spent": cancel.is_set},
    )
    search.start()
    turns = 0
    for _ in range(50):
        time.sleep(0.001)
        turns += search.is_alive()
    cancel.set()
    search.join(60)
    assert turns == 50
    assert not search.is_alive()


@pytest.mark.skipif(sys.platform != "linux" or not api.COMPILED, reason="threads have priorities of their own on Linux")
def test_a_thread_that_thinks_goes_after_the_window() -> None:
    found: list[int] = []

    def work() -> None:
        give_way()
        found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert found == [max(LOWER_PRIORITY, os.getpriority(os.PRIO_PROCESS, 0))]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the kernel were not compiled, so that strong bots think in a process of their own."""
    monkeypatch.setattr(worker, "is_compiled", lambda: False)


def bots_alive() -> list[str]:
    """Threads and processes of bots that run."""
    threads = [thread.name for thread in threading.enumerate() if thread.name.startswith("bot")]
    return threads + [child.name for child in multiprocessing.active_children() if child.name == "bot"]


@pytest.mark.usefixtures("plain")
def test_a_strong_bot_of_plain_python_plays_from_a_process(qtbot: QtBot, tmp_path: Path) -> None:
    controller = TableController(INSTANT, autosave=tmp_path / "match.ramsch", chance=Random(1))
    controller.seat_at(strong_match())
    qtbot.waitUntil(lambda: controller.stage is Stage.HUMAN, timeout=60_000)
    assert "bot" in bots_alive()
    controller.close()
    assert bots_alive() == []


@pytest.mark.parametrize("what", ["undo", "leave", "close"])
@pytest.mark.parametrize("form", ["thread", "process"])
def test_nothing_is_left_of_a_bot_that_is_told_to_stop(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, form: str
) -> None:
    """A search without end, stopped by taking back, leaving the table and quitting."""
    monkeypatch.setattr(worker, "is_compiled", lambda: form == "thread")
    controller = TableController(INSTANT, autosave=tmp_path / "match.ramsch", chance=Random(1))
    controller.seat_at(strong_match(dealer=2))
    for seat in controller._bots:
        controller._bots[seat] = SearchBot(RAMSCH, seat, worlds=10**9, seconds=10**6)
    before = controller.picture().view
    controller.act(before.legal[0])
    assert controller.stage is Stage.BOT
    qtbot.wait(20)
    assert bots_alive()
    actions = controller.picture().match.course.actions
    if what != "close":
        getattr(controller, what)()
    if what == "undo":
        assert controller.picture().view == before
    controller.close()
    assert bots_alive() == []
    saved = load_match(tmp_path / "match.ramsch", BY_ID)
    assert saved.course.actions == (() if what == "undo" else actions)


def strong_match(dealer: int = 0) -> Match:
    """A deal of Ramsch against strong bots; the human sits after the dealer 2."""
    return new_match(RAMSCH, usual(RAMSCH), ("you", "strong", "strong"), dealer, 5)
