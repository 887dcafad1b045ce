"""A spin box whose number does not stick to its edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSpinBox, QWidget

from ramsch_desktop.ui.theme.style import current_theme


class NumberBox(QSpinBox):
    """Whole numbers from `low` to `high`; Qt ignores a padding of the style sheet here."""

    def __init__(self, low: int, high: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setValue(value)
        self._pad()

    def changeEvent(self, event: QEvent) -> None:
        """Keep the distance at every text scale."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._pad()

    def _pad(self) -> None:
        self.lineEdit().setTextMargins(current_theme().px(8), 0, 0, 0)
