"""Bots off the GUI thread: a job goes out, an answer comes back by a queued signal, a stale one is dropped."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.view import View

Think: TypeAlias = Callable[[View, threading.Event], Decision]
"""Decides for a view; must return soon after the event is set."""

LOWER_PRIORITY = 10
SHORT_TURN = 0.0005
"""Seconds that a thinking bot may keep the interpreter while the window waits for it: Python's usual 5 ms are spent
several times in each frame of an animation, once for each widget that is painted."""

log = logging.getLogger(__name__)


def give_way() -> None:
    """Let the window go first: the thread that thinks takes what is left, so that cards move smoothly."""
    from ramsch_desktop.bots.search import COMPILED

    if COMPILED and sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), LOWER_PRIORITY)


@dataclass(frozen=True)
class Answer:
    """What came back for a job: a decision, or the error that the bot raised."""

    generation: int
    view: View
    decision: Decision | None
    error: BaseException | None = None


class BotRunner(QObject):
    """Runs one job at a time; ``decided`` and ``failed`` are only sent for the newest job."""

    decided = Signal(object)
    failed = Signal(object)
    _returned = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        sys.setswitchinterval(SHORT_TURN)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bot", initializer=give_way)
        self._generation = 0
        self._cancel = threading.Event()
        self._returned.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    def ask(self, think: Think, view: View) -> None:
        """Start a job; an earlier one is cancelled."""
        self.cancel()
        self._cancel = threading.Event()
        self._pool.submit(self._work, self._generation, think, view, self._cancel)

    def cancel(self) -> None:
        """Stop the job that runs and forget its answer."""
        self._generation += 1
        self._cancel.set()

    def close(self) -> None:
        """Cancel and wait for the thread to end."""
        self.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _work(self, generation: int, think: Think, view: View, cancel: threading.Event) -> None:
        try:
            answer = Answer(generation, view, think(view, cancel))
        except Exception as error:  # a fault of a bot must never stop a game
            answer = Answer(generation, view, None, error)
        if generation == self._generation:
            self._returned.emit(answer)

    @Slot(object)
    def _receive(self, answer: Answer) -> None:
        if answer.generation != self._generation:
            return
        if answer.decision is None:
            log.error("a bot failed", exc_info=answer.error)
            self.failed.emit(answer)
        else:
            self.decided.emit(answer.decision)
