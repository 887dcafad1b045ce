"""Tells when a person presses a key or a mouse button anywhere in the window, before it does what it does."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class Presses(QObject):
    """``pressed`` comes once for each press; a key that is held down counts once."""

    pressed = Signal()

    def watch(self, widget: QWidget) -> None:
        """Hear the presses in the window of a widget that is shown."""
        window = widget.window().windowHandle()
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell and let it pass."""
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress or (kind == QEvent.Type.KeyPress and not _repeated(event)):
            self.pressed.emit()
        return False


def _repeated(event: QEvent) -> bool:
    return isinstance(event, QKeyEvent) and event.isAutoRepeat()
