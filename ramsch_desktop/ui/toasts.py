"""Messages at the top of the window, one after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.toast import Toast, ToastKind
from ramsch_desktop.ui.theme.style import current_theme

WIDTH: Final = 480
_ABOVE: Final = 12


@dataclass(frozen=True)
class Message:
    """What is said, and what its button does, if it has one."""

    kind: ToastKind
    heading: str
    text: str = ""
    action: str = ""
    then: Callable[[], None] | None = field(default=None, compare=False)


class Toasts(QObject):
    """Shows messages over ``area``, at its top centre. Trouble waits for its turn, other news take it at once."""

    def __init__(self, area: QWidget) -> None:
        super().__init__(area)
        self._area = area
        self._waiting: deque[Message] = deque()
        self._shown: Toast | None = None
        self._message: Message | None = None
        area.installEventFilter(self)

    @property
    def shown(self) -> Toast | None:
        """The message that lies there now."""
        return self._shown

    def say(self, message: Message) -> None:
        """Show a message; what it says already is not said twice."""
        if message == self._message or message in self._waiting:
            return
        self._waiting.append(message)
        if self._shown is None:
            self._next()
        elif self._message is not None and self._message.kind is not ToastKind.RULE:
            self._shown.dismiss()

    def withdraw(self, message: Message) -> None:
        """Take a message away that is no longer true."""
        if message in self._waiting:
            self._waiting.remove(message)
        elif message == self._message and self._shown is not None:
            self._shown.dismiss()

    def stay_above(self) -> None:
        """Another page is shown: it lies below what is said."""
        if self._shown is not None:
            self._shown.raise_()

    def _next(self) -> None:
        if not self._waiting:
            return
        message = self._message = self._waiting.popleft()
        toast = self._shown = Toast(message.kind, message.heading, message.text, message.action, self._area)
        if message.then is not None:
            toast.acted.connect(message.then)
        toast.closed.connect(self._closed)
        self._place()

    def _closed(self) -> None:
        if self._shown is not None:
            self._shown.deleteLater()
        self._shown = self._message = None
        self._next()

    def _place(self) -> None:
        if self._shown is None:
            return
        width = min(current_theme().px(WIDTH), self._area.width() - 2 * _ABOVE)
        self._shown.show_at(QRectF((self._area.width() - width) / 2, _ABOVE, width, 0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle."""
        if event.type() == QEvent.Type.Resize and self._shown is not None:
            x = (self._area.width() - self._shown.width()) // 2
            self._shown.move(x, _ABOVE)
        return False
