"""Report a problem: shows the one text file that tells all, and writes it where the person wants it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QDate, QSize, Signal
from PySide6.QtGui import QGuiApplication, QTextOption
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QVBoxLayout, QWidget

from ramsch_desktop.controller.reasons import reason_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.files import write_text
from ramsch_desktop.store.report import report_text
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.dialogs.about import versions
from ramsch_desktop.ui.dialogs.opener import SUFFIX, documents
from ramsch_desktop.ui.dialogs.paper import PaperDialog
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.text import paragraph
from ramsch_desktop.ui.toasts import Message

SIZE: Final = QSize(720, 520)


class ReportDialog(PaperDialog):
    """``told`` brings the message that the file is written."""

    told = Signal(Message)

    def __init__(self, parent: QWidget | None, match: Match) -> None:
        super().__init__(parent, SIZE)
        self.text = report_text(match, versions())
        self.build()

    def fill(self) -> None:
        """What it is for, the text, and what to do with it."""
        self.set_heading(self.tr("Report a problem"))
        column = QVBoxLayout()
        words = self.tr(
            "This text has the cards, the rules and every move of the match, and the versions of the program. "
            "Nothing in it is personal, and nothing is sent: save it and attach it to your report."
        )
        column.addWidget(paragraph(words))
        shown = QPlainTextEdit(self.text)
        shown.setObjectName("text")
        shown.setAccessibleName(self.tr("Text of the report"))
        shown.setReadOnly(True)
        shown.setTabChangesFocus(True)
        shown.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        column.addWidget(shown, 1)
        self.body.addLayout(column)
        copy = Button(self.tr("Copy"))
        copy.setAutoDefault(False)
        copy.chosen.connect(lambda: QGuiApplication.clipboard().setText(self.text))
        close = Button(self.tr("Close"))
        close.setAutoDefault(False)
        close.chosen.connect(self.reject)
        save = Button(self.tr("Save as…"), ButtonKind.MAIN)
        save.chosen.connect(self._ask_file)
        self.foot.addWidget(copy)
        self.foot.addStretch(1)
        self.foot.addWidget(close)
        self.foot.addWidget(save)
        save.setFocus()

    def _ask_file(self) -> None:
        day = QDate.currentDate().toString("yyyy-MM-dd")
        proposal = str(Path(documents()) / f"ramsch-problem-{day}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Report a problem"), proposal)
        if name:
            self.write(Path(name))

    def write(self, path: Path) -> None:
        """Write the report and close."""
        try:
            write_text(path, self.text)
        except OSError as error:
            self.told.emit(messages.write_failed(path.name, reason_of(error)))
            return
        self.told.emit(messages.file_written(path))
        self.accept()
