"""One running program a person: a lock, and calls that a second start leaves for the first one."""

from __future__ import annotations

import logging
import time
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from ramsch_desktop.store.files import FileError, read_text, write_text

log = logging.getLogger(__name__)

ANSWER_WITHIN_S: Final = 3.0
_STEP_S: Final = 0.02
_MAX_BYTES: Final = 100_000


class Claim(Enum):
    """FIRST runs; SECOND found one running; UNLOCKED runs where no lock can be written."""

    FIRST = "first"
    SECOND = "second"
    UNLOCKED = "unlocked"


class Answer(Enum):
    """Whether the running program took a call."""

    TAKEN = "taken"
    NONE = "none"


class SingleInstance(QObject):
    """Holds the lock file ``lock`` while the program runs; ``called`` brings the text of a second start's call.

    The lock of a program that was killed does not count: the system gives it up with the process.
    """

    called = Signal(str)

    def __init__(self, lock: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = lock
        self._call = lock.parent / "calls" / "call"
        self._lock = QLockFile(str(lock))
        self._lock.setStaleLockTime(0)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)

    def claim(self) -> Claim:
        """Take the lock, and listen for calls if it was free."""
        try:
            self._call.parent.mkdir(parents=True, exist_ok=True)
        except OSError:
            log.exception("no lock can be written")
            return Claim.UNLOCKED
        if not self._take():
            held = self._lock.error() is QLockFile.LockError.LockFailedError
            return Claim.SECOND if held else Claim.UNLOCKED
        self._forget_call()
        self._watcher.addPath(str(self._call.parent))
        return Claim.FIRST

    def _take(self) -> bool:
        if self._lock.tryLock(0):
            return True
        if self._lock.error() is not QLockFile.LockError.LockFailedError:
            return False
        return self._lock.removeStaleLockFile() and self._lock.tryLock(0)

    def call(self, text: str = "") -> Answer:
        """Call the running program and wait until it has heard; raises OSError."""
        write_text(self._call, text)
        end = time.monotonic() + ANSWER_WITHIN_S
        while time.monotonic() < end:
            if not self._call.exists():
                return Answer.TAKEN
            time.sleep(_STEP_S)
        self._forget_call()
        return Answer.NONE

    def release(self) -> None:
        """Give the lock up."""
        self._watcher.directoryChanged.disconnect(self._look)
        self._lock.unlock()

    def _look(self) -> None:
        if not self._call.exists():
            return
        try:
            text = read_text(self._call, _MAX_BYTES)
        except (OSError, FileError):
            text = ""
        self._forget_call()
        self.called.emit(text)

    def _forget_call(self) -> None:
        with suppress(OSError):
            self._call.unlink()
