"""What stands where nothing is yet: a heading, one sentence, and the one button that fills it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import Icon
from ramsch_desktop.ui.parts.text import FrameLook, Role, paragraph
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground


class EmptyState(QFrame):
    """`acted` comes when the button is pressed."""

    acted = Signal()

    def __init__(
        self, heading: str, text: str, action: str, icon: Icon | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("frame", FrameLook.SHEET.value)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        set_ground(self, Ground.PAPER)
        column, row = QVBoxLayout(self), QHBoxLayout()
        self._column = column
        self.restyle()
        column.addWidget(paragraph(heading, Role.SECTION))
        column.addWidget(paragraph(text, Role.SECOND))
        self.button = Button(action, ButtonKind.MAIN, icon)
        self.button.chosen.connect(self.acted)
        row.addWidget(self.button)
        row.addStretch(1)
        column.addLayout(row)

    def changeEvent(self, event: QEvent) -> None:
        """Take over new paddings."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()

    def restyle(self) -> None:
        """Paddings for the text scale in force."""
        px = current_theme().px
        self._column.setContentsMargins(px(18), px(14), px(18), px(14))
        self._column.setSpacing(px(8))
