"""A bot in a process of its own: for a search that runs as plain Python and would keep the interpreter to itself.

The process is spawned with the first question and ends with ``close`` or with the program.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from ramsch_desktop.bots.bot import Bot, Budget, PolicyBot
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.view import View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnContext, SpawnProcess

log = logging.getLogger(__name__)

GLANCE = 0.02
"""Seconds between two looks at whether the answer is there or no longer wanted."""
PATIENCE = 5.0
"""Seconds in which the process must answer once it is told to, and end once it is asked to."""


class Flag(Protocol):
    """A switch that two processes see."""

    def is_set(self) -> bool:
        """Whether it is on."""

    def set(self) -> None:
        """Turn it on."""

    def clear(self) -> None:
        """Turn it off."""


@dataclass
class _Running:
    process: SpawnProcess
    questions: Connection
    cancel: Flag


@dataclass
class Worker:
    """One process for one question at a time; asked from any thread but never from two at once."""

    _running: _Running | None = None
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def ask(self, bot: Bot, view: View, cancel: threading.Event) -> Decision:
        """What the bot decides. Soon after ``cancel`` is set it decides by what it has.

        Raises the error of the bot, or OSError or EOFError if the process died.
        """
        with self._lock:
            running = self._started()
            try:
                return self._answer(running, bot, view, cancel)
            except (OSError, EOFError):
                self._end()
                raise

    def close(self) -> None:
        """End the process; the next question starts another one."""
        with self._lock:
            self._end()

    @property
    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._running is not None and self._running.process.is_alive()

    def _started(self) -> _Running:
        if self._running is None or not self._running.process.is_alive():
            self._end()
            context = _spawning()
            mine, its = context.Pipe()
            cancel = context.Event()
            process = context.Process(target=serve, args=(its, cancel), name="bot", daemon=True)
            process.start()
            its.close()
            self._running = _Running(process, mine, cancel)
        return self._running

    def _answer(self, running: _Running, bot: Bot, view: View, cancel: threading.Event) -> Decision:
        running.cancel.clear()
        running.questions.send((bot, view))
        while not running.questions.poll(GLANCE):
            if cancel.is_set():
                running.cancel.set()
                if not running.questions.poll(PATIENCE):
                    raise OSError("the process of the bots does not answer")
        answer = running.questions.recv()
        if isinstance(answer, Exception):
            raise answer
        assert isinstance(answer, Decision)
        return answer

    def _end(self) -> None:
        running, self._running = self._running, None
        if running is None:
            return
        running.questions.close()
        running.cancel.set()
        running.process.join(PATIENCE)
        if running.process.is_alive():
            log.warning("the process of the bots had to be ended")
            running.process.kill()
            running.process.join()
        running.process.close()


def _spawning() -> SpawnContext:
    # Loaded with the first search as plain Python: the start of the program is shorter without.
    import multiprocessing

    return multiprocessing.get_context("spawn")


def thinker(bot: Bot, worker: Worker) -> Callable[[View, threading.Event], Decision]:
    """How to ask the bot off the window's thread: a search as plain Python in the process, all else right there."""

    def think(view: View, cancel: threading.Event) -> Decision:
        if isinstance(bot, PolicyBot) or is_compiled():
            return bot.choose(view, Budget(cancel=cancel))
        try:
            return worker.ask(bot, view, cancel)
        except (OSError, EOFError):
            log.exception("the process of the bots is lost")
            return bot.choose(view, Budget(cancel=cancel))

    return think


def is_compiled() -> bool:
    """Whether the search is machine code. Loads the search, which the start of the program does without."""
    from ramsch_desktop.bots.search import COMPILED

    return COMPILED


def serve(questions: Connection, cancel: threading.Event) -> None:
    """Answer questions until the other end of the pipe is closed: what the spawned process does."""
    while True:
        try:
            bot, view = questions.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Decision | Exception = bot.choose(view, Budget(cancel=cancel))
        except Exception as error:  # sent to whoever asked
            answer = error
        questions.send(answer)
