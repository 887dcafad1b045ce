"""What the page of statistics is made of: filters, tiles, and the question before a reset."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QComboBox, QFrame, QVBoxLayout, QWidget

from ramsch_desktop.controller.phrases import labelled
from ramsch_desktop.ui.dialogs.sure import Question, SureDialog
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label
from ramsch_desktop.ui.theme.style import current_theme

AskYes = Callable[[QWidget, str, str], bool]
"""Asks whether to go on: parent, question, explanation."""


def ask_yes(parent: QWidget, question: str, text: str) -> bool:
    """Ask whether to reset by a dialog whose safe answer is the default."""
    translate = QCoreApplication.translate
    yes, no = translate("StatisticsPage", "Reset"), translate("StatisticsPage", "Cancel")
    dialog = SureDialog(parent.window(), Question(question, text, yes, no))
    try:
        return dialog.exec() == SureDialog.DialogCode.Accepted
    finally:
        dialog.deleteLater()


def filter_box(name: str, items: list[tuple[str, object]], value: object, use: Callable[[object], None]) -> QWidget:
    """A combo box under its name; ``use`` gets the value that is chosen."""
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(current_theme().px(2))
    combo = QComboBox()
    combo.setAccessibleName(name)
    combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    for text, _ in items:
        combo.addItem(text)
    values = [each for _, each in items]
    combo.setCurrentIndex(values.index(value) if value in values else 0)
    combo.currentIndexChanged.connect(lambda at: use(values[at]))
    words = label(name, Role.NOTE)
    words.setBuddy(combo)
    column.addWidget(words)
    column.addWidget(combo)
    return box


def tile(heading: str, value: str) -> QFrame:
    """A number under its heading."""
    box = frame(FrameLook.ROW)
    box.setAccessibleName(labelled(heading, value))
    column = QVBoxLayout(box)
    px = current_theme().px
    column.setContentsMargins(px(12), px(6), px(12), px(6))
    column.setSpacing(0)
    column.addWidget(label(heading, Role.NOTE))
    column.addWidget(label(value, Role.HEADING))
    return box
