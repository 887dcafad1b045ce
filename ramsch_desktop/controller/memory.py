"""Gives the system back what the pictures of other sizes, decks and deals have left free."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.controller.table_controller import Stage, TableController, TablePicture

_LATER_MS: Final = 2000
"""When what a change has thrown away is gone, and nothing moves any more."""


def trim() -> None:
    """Return free pages of the heap where the C library keeps them, which is that of GNU; a few milliseconds."""
    if sys.platform == "linux":
        import ctypes

        give_back = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if give_back is not None:
            give_back(0)


class Housekeeping(QObject):
    """Tidies a little after each deal and after the settings have changed, however often they do."""

    def __init__(self, controller: TableController, keeper: SettingsKeeper, tidy: Callable[[], object] = trim) -> None:
        super().__init__(controller)
        self._soon = QTimer(self, singleShot=True, interval=_LATER_MS)
        self._soon.timeout.connect(tidy)
        controller.changed.connect(self._look)
        keeper.changed.connect(self._begin)

    def _look(self, picture: TablePicture) -> None:
        if picture.stage in (Stage.RESULT, Stage.MATCH_END):
            self._begin()

    def _begin(self) -> None:
        if not self._soon.isActive():
            self._soon.start()
