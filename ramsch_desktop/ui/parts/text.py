"""Labels, frames and dividers with the looks of the style sheet."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from ramsch_desktop.ui.parts.words import kept_together


class Role(Enum):
    """How a text looks; the value is the `role` property of the style sheet."""

    BODY = "body"
    NOTE = "note"
    SECOND = "second"
    OFF = "off"
    STRONG = "strong"
    SECTION = "section"
    HEADING = "heading"
    TITLE = "title"
    RESULT = "result"
    RESULT_LARGE = "result-large"
    RESULT_PLUS = "result-plus"
    RESULT_MINUS = "result-minus"
    FELT = "felt"
    FELT_STRONG = "felt-strong"
    FELT_NOTE = "felt-note"
    BAR = "bar"
    BAR_STRONG = "bar-strong"
    PLUS = "plus"
    MINUS = "minus"


class FrameLook(Enum):
    """How a frame looks; the value is the `frame` property of the style sheet."""

    ROW = "row"
    CHOSEN = "chosen"
    REACHED = "reached"
    HINT = "hint"
    RULE = "rule"
    SHEET = "sheet"
    PANEL = "panel"
    HEADER = "header"
    FELT_BAR = "felt-bar"


class Paragraph(QLabel):
    """Breaks its lines, but no name of a card; a screen reader finds the words as they are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self.setWordWrap(True)

    def text(self) -> str:
        """The words as they were set."""
        return self._words

    def setText(self, text: str) -> None:
        """Show other words."""
        if self.accessibleName() == self._words:
            self.setAccessibleName("")
        self._words, shown = text, kept_together(text)
        super().setText(shown)
        if shown != text and not self.accessibleName():
            self.setAccessibleName(text)


def label(text: str, role: Role = Role.BODY, parent: QWidget | None = None) -> QLabel:
    """A label of one line; figures in it are tabular."""
    result = QLabel(text, parent)
    _dress(result, role)
    return result


def _dress(result: QLabel, role: Role) -> None:
    result.setProperty("role", role.value)
    font = QFont(result.font())
    font.setFeature(QFont.Tag("tnum"), 1)
    result.setFont(font)


def paragraph(text: str, role: Role = Role.BODY, parent: QWidget | None = None) -> QLabel:
    """A label that breaks its lines: for every sentence that is translated."""
    result = Paragraph(parent)
    _dress(result, role)
    result.setText(text)
    return result


def number(text: str, role: Role = Role.STRONG, parent: QWidget | None = None) -> QLabel:
    """A label at the right end of its place, for columns of figures."""
    result = label(text, role, parent)
    result.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return result


def set_role(target: QLabel, role: Role) -> None:
    """Change the look of a label."""
    target.setProperty("role", role.value)
    refresh(target)


def frame(look: FrameLook, parent: QWidget | None = None) -> QFrame:
    """An empty frame."""
    result = QFrame(parent)
    result.setProperty("frame", look.value)
    return result


def set_look(target: QFrame, look: FrameLook) -> None:
    """Change the look of a frame."""
    target.setProperty("frame", look.value)
    refresh(target)


def divider() -> QFrame:
    """A thin line between rows."""
    result = QFrame()
    result.setProperty("frame", "divider")
    return result


def refresh(widget: QWidget) -> None:
    """Apply the style sheet again after a property has changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()
