"""Opens records from anywhere, also from where files come slowly or never: the window stays awake."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ramsch_desktop.controller.errands import AT_ONCE_S, Errand
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.files import FileError
from ramsch_desktop.store.saves import load_match
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.toasts import Message, Toasts

GIVE_UP_MS: Final = 20_000


class RecordOpener(QObject):
    """``opened`` brings the match of a record. What is awaited, and what is wrong with it, is told in ``toasts``."""

    opened = Signal(object)

    def __init__(self, toasts: Toasts, load: Callable[[Path], Match] = lambda path: load_match(path, BY_ID)) -> None:
        super().__init__(toasts)
        self.toasts, self._load = toasts, load
        self._name = ""
        self._awaited: Message | None = None
        self._errand = Errand(self)
        self._errand.done.connect(self._done)
        self._errand.failed.connect(self._failed)
        self.patience = QTimer(self, singleShot=True, interval=GIVE_UP_MS)
        self.patience.timeout.connect(self._give_up)

    def open(self, path: Path) -> None:
        """Read a record; the last one asked for is the one that comes."""
        self._end()
        self._name = path.name

        def read(_: threading.Event) -> Match:
            return self._load(path)

        self._errand.run(read, AT_ONCE_S)
        if self._errand.busy:
            self.patience.start()
            self._awaited = messages.record_awaited(path.name, self._end)
            self.toasts.say(self._awaited)

    def _done(self, match: Match) -> None:
        self._end()
        self.opened.emit(match)

    def _failed(self, error: Exception) -> None:
        self._end()
        self.toasts.say(messages.record_unreadable(self._name, error))

    def _give_up(self) -> None:
        self._failed(FileError(QT_TRANSLATE_NOOP("Faults", "Its folder does not answer.")))

    def _end(self) -> None:
        self._errand.cancel()
        self.patience.stop()
        if self._awaited is not None:
            self.toasts.withdraw(self._awaited)
            self._awaited = None
