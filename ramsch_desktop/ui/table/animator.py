"""Moving widgets about the table: each movement ends where it should whatever happens meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPoint, QPropertyAnimation
from PySide6.QtWidgets import QWidget


class Animator(QObject):
    """Moves widgets by ease-out cubic; ``finish`` ends every running movement at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: dict[QWidget, QPropertyAnimation] = {}
        self._pace = 1.0

    def set_pace(self, pace: float) -> None:
        """Multiply every duration; 0 puts widgets in place at once."""
        self._pace = pace

    def move(self, widget: QWidget, to: QPoint, milliseconds: int, then: Callable[[], None] | None = None) -> None:
        """Move a widget and call ``then`` when it has arrived."""
        self.stop(widget)
        duration = round(milliseconds * self._pace)
        if duration <= 0 or not widget.isVisible() or widget.pos() == to:
            widget.move(to)
            if then is not None:
                then()
            return
        self._start(widget, to, duration, then)

    def _start(self, widget: QWidget, to: QPoint, duration: int, then: Callable[[], None] | None) -> None:
        movement = QPropertyAnimation(widget, b"pos", self)
        movement.setDuration(duration)
        movement.setEndValue(to)
        movement.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._running[widget] = movement
        movement.finished.connect(lambda: self._arrived(widget, movement, then))
        movement.start()

    def _arrived(self, widget: QWidget, movement: QPropertyAnimation, then: Callable[[], None] | None) -> None:
        if self._running.get(widget) is movement:
            del self._running[widget]
        movement.deleteLater()
        if then is not None:
            then()

    def stop(self, widget: QWidget) -> None:
        """Let a widget stand still where it is; its ``then`` is not called."""
        movement = self._running.pop(widget, None)
        if movement is not None:
            movement.stop()
            movement.deleteLater()

    def finish(self) -> None:
        """End every movement now, each at its goal, and call what was to follow."""
        for movement in list(self._running.values()):
            movement.setCurrentTime(movement.duration())

    @property
    def busy(self) -> bool:
        """True while something moves."""
        return any(m.state() is QAbstractAnimation.State.Running for m in self._running.values())
