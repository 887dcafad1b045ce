"""Moving widgets about the table: each movement ends where it should whatever happens meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPoint, QPropertyAnimation
from PySide6.QtWidgets import QWidget

SHAKE: Final = 3
"""How far a shaken widget moves to each side, in pixels."""

_SHAKE_AT: Final = (0.2, 0.4, 0.6, 0.8)


class Animator(QObject):
    """Moves widgets by ease-out cubic; ``finish`` ends every running movement at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: dict[QWidget, QPropertyAnimation] = {}
        self._pace = 1.0

    def set_pace(self, pace: float) -> None:
        """Multiply every duration; 0 puts widgets in place at once."""
        self._pace = pace

    def scaled(self, milliseconds: int) -> int:
        """How long a movement of so many milliseconds takes at the pace chosen; 0 if nothing moves."""
        return round(milliseconds * self._pace)

    def move(self, widget: QWidget, to: QPoint, milliseconds: int, then: Callable[[], None] | None = None) -> None:
        """Move a widget and call ``then`` when it has arrived."""
        self.stop(widget)
        duration = self.scaled(milliseconds)
        if duration <= 0 or not widget.isVisible() or widget.pos() == to:
            widget.move(to)
            if then is not None:
                then()
            return
        self._run(widget, self._movement(widget, to, duration), then)

    def shake(self, widget: QWidget, to: QPoint, milliseconds: int) -> None:
        """Move a widget a little, with two shakes from side to side on the way."""
        self.stop(widget)
        duration = self.scaled(milliseconds)
        if duration <= 0 or not widget.isVisible():
            widget.move(to)
            return
        movement = self._movement(widget, to, duration)
        for moment, side in zip(_SHAKE_AT, (SHAKE, -SHAKE, SHAKE, -SHAKE), strict=True):
            movement.setKeyValueAt(moment, to + QPoint(side, 0))
        self._run(widget, movement, None)

    def _movement(self, widget: QWidget, to: QPoint, duration: int) -> QPropertyAnimation:
        movement = QPropertyAnimation(widget, b"pos", self)
        movement.setDuration(duration)
        movement.setStartValue(widget.pos())
        movement.setEndValue(to)
        movement.setEasingCurve(QEasingCurve.Type.OutCubic)
        return movement

    def _run(self, widget: QWidget, movement: QPropertyAnimation, then: Callable[[], None] | None) -> None:
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
