"""Where a review was opened from: what its way back is called, and whether the deal may be tried again."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication


class WayBack(Enum):
    """The result of the deal; or the score sheet of a match that is finished, on the table, or left for another."""

    RESULT = auto()
    SHEET = auto()
    SHEET_OF_RUNNING = auto()
    SHEET_OF_LEFT = auto()

    @property
    def words(self) -> str:
        """What the button says."""
        translate = QCoreApplication.translate
        if self is WayBack.RESULT:
            return translate("ReviewPage", "To the result")
        return translate("ReviewPage", "To the score sheet")

    @property
    def no_again(self) -> str:
        """Why the deal cannot be tried again; empty if it can."""
        translate = QCoreApplication.translate
        if self is WayBack.SHEET_OF_RUNNING:
            return translate("ReviewPage", "Finish the deal on the table first.")
        if self is WayBack.SHEET_OF_LEFT:
            return translate("ReviewPage", "Resume the match and finish its deal first.")
        return ""
