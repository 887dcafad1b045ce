"""Turns the system's request to end (SIGTERM, Ctrl+C) into a Qt signal."""

from __future__ import annotations

import signal
import socket
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_ENDING = (signal.SIGTERM, signal.SIGINT)


class EndSignals(QObject):
    """``asked`` is sent on the thread of the event loop, which Python's own handlers would not wake."""

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hear, self._tell = socket.socketpair()
        for end in (self._hear, self._tell):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._hear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)
        self._wakeup = signal.set_wakeup_fd(self._tell.fileno(), warn_on_full_buffer=False)
        self._before: dict[int, Any] = {number: signal.signal(number, _noted) for number in _ENDING}

    def close(self) -> None:
        """Give the signals back."""
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._notifier.setEnabled(False)
        self._hear.close()
        self._tell.close()

    def _heard(self) -> None:
        numbers = self._hear.recv(64)
        if any(number in numbers for number in _ENDING):
            self.asked.emit()


def _noted(_number: int, _frame: object) -> None:
    """The signal arrives through the socket."""
