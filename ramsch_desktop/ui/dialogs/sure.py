"""A question on paper before something that cannot be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.dialogs.paper import PaperDialog
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.text import Role, paragraph


@dataclass(frozen=True)
class Question:
    """What is asked, what happens then, and the words of the two buttons."""

    heading: str
    text: str
    yes: str
    no: str


class SureDialog(PaperDialog):
    """``confirmed`` follows the button that goes on; Enter and Escape stay on the safe side."""

    confirmed = Signal()

    def __init__(self, parent: QWidget | None, question: Question) -> None:
        super().__init__(parent, QSize(520, 240))
        self._question = question
        self.build()

    def fill(self) -> None:
        """Question, explanation and two buttons."""
        question = self._question
        self.setWindowTitle(question.heading)
        self.head.addWidget(paragraph(question.heading, Role.TITLE), 1)
        self.body.addWidget(paragraph(question.text), 1)
        yes, no = Button(question.yes, ButtonKind.SECOND), Button(question.no, ButtonKind.MAIN)
        yes.setObjectName("yes")
        yes.setAutoDefault(False)
        no.setObjectName("no")
        yes.chosen.connect(self._confirm)
        no.chosen.connect(self.reject)
        self.foot.addWidget(yes)
        self.foot.addStretch(1)
        self.foot.addWidget(no)
        no.setFocus()

    def _confirm(self) -> None:
        self.accept()
        self.confirmed.emit()
