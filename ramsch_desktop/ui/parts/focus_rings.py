"""Follows the keyboard's focus through all windows and shows the ring there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from ramsch_desktop.ui.parts.focus_ring import FocusRing, ring_of

_MOVES = (
    QEvent.Type.Move,
    QEvent.Type.Resize,
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.StyleChange,
)


class FocusRings(QObject):
    """Follows the focus through all windows; a mouse click hides the ring until the next key press."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        self._target: QWidget | None = None
        self._shown: FocusRing | None = None
        self._watched: list[QObject] = []
        self._keyboard = True
        app.focusChanged.connect(self._focus_changed)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)

    def close(self) -> None:
        """Stop following, as when the program ends."""
        self._app.focusChanged.disconnect(self._focus_changed)
        self._hide()
        self._unwatch()
        self._target = None

    def _focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        self._hide()
        self._unwatch()
        self._target = new
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._keyboard = False
        if new is not None:
            self._watch(new)
        self._refresh()

    def _watch(self, target: QWidget) -> None:
        step: QWidget | None = target
        while step is not None:
            self._watched.append(step)
            step = None if step.isWindow() else step.parentWidget()
        handle = target.window().windowHandle()
        if handle is not None:
            self._watched.append(handle)
        for watched in self._watched:
            watched.installEventFilter(self)

    def _unwatch(self) -> None:
        watched, self._watched = self._watched, []
        for item in watched:
            if isValid(item):
                item.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show on keys, hide on clicks, follow movements; nothing is ever kept from the widgets."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress:
            self._keyboard = True
            self._soon.start()
        elif kind == QEvent.Type.MouseButtonPress:
            self._keyboard = False
            self._hide()
        elif kind in _MOVES:
            self._soon.start()
        return False

    def _refresh(self) -> None:
        target = self._target
        if target is None or not isValid(target) or not self._keyboard or not _is_shown(target):
            self._hide()
        elif target.window().windowType() is not Qt.WindowType.Popup:
            self._shown = ring_of(target.window())
            self._shown.surround(target)

    def _hide(self) -> None:
        # The focus also moves while a window is torn down; asking that one for its children would end the program.
        if self._shown is not None and isValid(self._shown):
            self._shown.hide()
        self._shown = None


def _is_shown(target: QWidget) -> bool:
    """Whether there is anything to act on: an empty hand hears the keys, but nothing lies in it."""
    return target.isVisible() and target.focusPolicy() is not Qt.FocusPolicy.NoFocus
