"""Work off the GUI thread whose end nobody has to wait for: files that may be slow, lists that may be long."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

Job: TypeAlias = Callable[[threading.Event], object]
"""Does the work; the event is set when nobody wants its result any more."""

AT_ONCE_S: Final = 0.08
"""What comes as soon as this is waited for, so that a quick file shows no page between."""

LOOK_MS: Final = 15
"""From one look for the end of a job to the next."""


@dataclass(frozen=True)
class _Return:
    result: object
    error: Exception | None


class Errand(QObject):
    """One job at a time; a new one takes the place of the old one, of which nothing comes any more.

    ``done`` brings the result, ``failed`` the exception. The thread is a daemon: a path that never answers keeps
    neither the window nor the end of the program waiting.
    """

    done = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._unwanted = threading.Event()
        self._returned = SimpleQueue[_Return]()
        # The thread never touches this object: it may be deleted, with its window, while the thread is at work.
        self._look_out = QTimer(self, interval=LOOK_MS)
        self._look_out.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """True while a job is under way."""
        return self._look_out.isActive()

    def run(self, job: Job, wait: float = 0.0) -> None:
        """Begin a job, and wait so many seconds for it: then its end is told before this returns."""
        self.cancel()
        self._unwanted, self._returned = threading.Event(), SimpleQueue()
        self._look_out.start()
        arguments = (job, self._unwanted, self._returned)
        threading.Thread(target=_work, args=arguments, name="errand", daemon=True).start()
        if wait:
            self._look(wait)

    def cancel(self) -> None:
        """Forget the job."""
        self._unwanted.set()
        self._look_out.stop()

    def _look(self, wait: float = 0.0) -> None:
        """Tell of the end of the job, if it came."""
        try:
            returned = self._returned.get(block=wait > 0, timeout=wait or None)
        except Empty:
            return
        self._look_out.stop()
        if returned.error is None:
            self.done.emit(returned.result)
        else:
            self.failed.emit(returned.error)


def _work(job: Job, unwanted: threading.Event, returned: SimpleQueue[_Return]) -> None:
    try:
        returned.put(_Return(job(unwanted), None))
    except Exception as error:  # whoever asked decides what is a fault
        returned.put(_Return(None, error))
