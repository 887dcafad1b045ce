"""Small buttons at the right end of the action strip, or above it: what can be done besides the game's own actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ramsch_desktop.ui.parts.button import Button, ButtonKind


@dataclass(frozen=True)
class HandTool:
    """A button: its key and its words."""

    key: str
    words: str


class HandTools(QWidget):
    """``taken`` brings the key of the button that was pressed."""

    taken = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._tools: tuple[HandTool, ...] = ()
        self.hide()

    @property
    def tools(self) -> tuple[HandTool, ...]:
        """What is offered now."""
        return self._tools

    def show_tools(self, tools: Sequence[HandTool]) -> None:
        """Offer these, from left to right."""
        before, self._tools = self._tools, tuple(tools)
        if [tool.key for tool in before] == [tool.key for tool in tools]:
            self._rename()
            return
        while (item := self._row.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for tool in self._tools:
            button = Button(tool.words, ButtonKind.FELT_SMALL)
            button.setObjectName(tool.key)
            button.chosen.connect(lambda key=tool.key: self.taken.emit(key))
            self._row.addWidget(button)
        self.setVisible(bool(self._tools))

    def _rename(self) -> None:
        """Other words on the same buttons, which keep the focus."""
        for tool in self._tools:
            button = self.findChild(Button, tool.key)
            if button is not None:
                button.setText(tool.words)

    @property
    def room(self) -> float:
        """How wide the tools are; 0 if there are none."""
        return float(self.sizeHint().width()) if self._tools else 0.0
