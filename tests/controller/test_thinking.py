"""The window stays awake while a strong bot thinks."""

from __future__ import annotations

import os
import sys
import threading
import time

import pytest

from ramsch_desktop.bots.ramsch_terms import ramsch_terms
from ramsch_desktop.bots.translate import situation
from ramsch_desktop.controller.bot_runner import LOWER_PRIORITY, give_way
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.kernel import api
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
