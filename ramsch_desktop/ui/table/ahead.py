"""Pictures drawn before they are needed, one at a time while nothing moves, so that no movement waits for them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer

Draw: TypeAlias = Callable[[], object]

_BETWEEN_MS: Final = 4
_WAIT_MS: Final = 40


class Ahead(QObject):
    """Keeps what is to be drawn; ``busy`` tells whether something moves, which comes first."""

    def __init__(self, busy: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._busy = busy
        self._waiting: deque[Draw] = deque()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.draw_next)

    @property
    def waiting(self) -> int:
        """How many pictures are not drawn yet."""
        return len(self._waiting)

    def want(self, draws: Iterable[Draw]) -> None:
        """Draw these as well, after those that wait."""
        self._waiting.extend(draws)
        self._go_on()

    def want_first(self, draw: Draw) -> None:
        """Draw this next."""
        self._waiting.appendleft(draw)
        self._go_on()

    def forget(self) -> None:
        """Draw none of them: they belong to another size or deck."""
        self._waiting.clear()

    def draw_next(self) -> None:
        """Draw one if nothing moves."""
        if self._waiting and not self._busy():
            self._waiting.popleft()()
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting:
            self._timer.start(_WAIT_MS if self._busy() else _BETWEEN_MS)
