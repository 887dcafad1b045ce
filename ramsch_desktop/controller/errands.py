"""Work off the GUI thread whose end nobody has to wait for: files that may be slow, lists that may be long."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal, Slot

log = logging.getLogger(__name__)

Job: TypeAlias = Callable[[threading.Event], object]
"""Does the work; the event is set when nobody wants its result any more."""

AT_ONCE_S: Final = 0.08
"""What comes as soon as this is waited for, so that a quick file shows no page between."""


@dataclass(frozen=True)
class _Return:
    number: int
    result: object
    error: Exception | None


class Errand(QObject):
    """One job at a time; a new one takes the place of the old one, of which nothing comes any more.

    ``done`` brings the result, ``failed`` the exception. The thread is a daemon: a path that never answers keeps
    neither the window nor the end of the program waiting.
    """

    done = Signal(object)
    failed = Signal(object)
    _back = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._unwanted = threading.Event()
        self._busy = False
        self._back.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """True while a job is under way."""
        return self._busy

    def run(self, job: Job, wait: float = 0.0) -> None:
        """Begin a job, and wait so many seconds for it: then its end is told before this returns."""
        self.cancel()
        self._unwanted, self._busy = threading.Event(), True
        returned: list[_Return] = []
        thread = threading.Thread(
            target=self._work, args=(self._number, job, self._unwanted, returned), name="errand", daemon=True
        )
        thread.start()
        if wait:
            thread.join(wait)
            if not thread.is_alive() and returned:
                self._receive(returned[0])

    def cancel(self) -> None:
        """Forget the job."""
        self._number += 1
        self._unwanted.set()
        self._busy = False

    def _work(self, number: int, job: Job, unwanted: threading.Event, returned: list[_Return]) -> None:
        try:
            found = _Return(number, job(unwanted), None)
        except Exception as error:  # whoever asked decides what is a fault
            found = _Return(number, None, error)
        returned.append(found)
        try:
            self._back.emit(found)
        except RuntimeError:  # the window is gone
            log.debug("an errand came back too late")

    @Slot(object)
    def _receive(self, returned: _Return) -> None:
        if returned.number != self._number or not self._busy:
            return
        self._busy = False
        if returned.error is None:
            self.done.emit(returned.result)
        else:
            self.failed.emit(returned.error)
