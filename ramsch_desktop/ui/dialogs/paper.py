"""What all dialogs have in common: paper with a head, a body that scrolls and a foot, over the dimmed window.

A dialog is built anew when the language changes, so that no text is forgotten; focus and place stay.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ramsch_desktop.ui.dimmer import Dimmer
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.text import Role, divider, label, paragraph
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground, Space

_MARGIN = 20
_LEAST_FOR_TWO = 0.9


class PaperDialog(QDialog):
    """Override ``fill``; it puts widgets into ``head``, ``body`` and ``foot``."""

    def __init__(self, parent: QWidget | None, size: QSize) -> None:
        super().__init__(parent)
        set_ground(self, Ground.PAPER)
        self._wanted = size
        self._dimmer: Dimmer | None = None
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._root: QWidget | None = None
        self.area: QScrollArea | None = None
        self.head = self.body = self.foot = QHBoxLayout()

    def fill(self) -> None:
        """Build the contents in the language of the window."""
        raise NotImplementedError

    def build(self) -> None:
        """Build everything anew; focus and place stay where they are."""
        focus = QApplication.focusWidget()
        name = focus.objectName() if focus is not None and self.isAncestorOf(focus) else ""
        place = self.area.verticalScrollBar().value() if self.area is not None else 0
        self._replace_root()
        self.fill()
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()
        if self.area is not None:
            self.area.verticalScrollBar().setValue(place)

    def _replace_root(self) -> None:
        if self._root is not None:
            self._outer.removeWidget(self._root)
            self._root.hide()
            self._root.deleteLater()
        self._root, self.area = QWidget(), None
        self._outer.addWidget(self._root)
        px = current_theme().px
        above, side = (px(value) for value in Space.DIALOG)
        column = QVBoxLayout(self._root)
        column.setContentsMargins(side, above, side, px(Space.M))
        column.setSpacing(px(Space.M) - px(Space.XXS))
        self.head, self.body, self.foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        for layout, stretch in ((self.head, 0), (self.body, 1), (self.foot, 0)):
            layout.setSpacing(px(Space.LABEL))
            if layout is not self.head:
                column.addWidget(divider())
            column.addLayout(layout, stretch)

    def set_heading(self, text: str, note: str = "") -> None:
        """The title at the left of the head, a note at its right."""
        self.setWindowTitle(text)
        self.head.addWidget(label(text, Role.TITLE))
        self.head.addStretch(1)
        if note:
            words = paragraph(note, Role.SECOND)
            words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.head.addWidget(words, 2)

    def scrolled(self, content: QWidget) -> QScrollArea:
        """A scroll area that is as wide as its content needs; the body's place is kept when built anew."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        area.setMinimumWidth(content.minimumSizeHint().width() + 14)
        self.area = area
        return area

    @property
    def room(self) -> QSize:
        """The size that the dialog has: what it wants, but no more than the window below it leaves."""
        px, parent = current_theme().px, self.parentWidget()
        wanted = QSize(px(self._wanted.width()), px(self._wanted.height()))
        return wanted if parent is None else wanted.boundedTo(parent.window().size() - QSize(2 * _MARGIN, 2 * _MARGIN))

    @property
    def columns(self) -> int:
        """Two columns, or one where large print leaves no room for them."""
        return 2 if self.room.width() >= current_theme().px(self._wanted.width()) * _LEAST_FOR_TWO else 1

    def changeEvent(self, event: QEvent) -> None:
        """Build anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._root is not None:
            self.build()

    def showEvent(self, event: QShowEvent) -> None:
        """Dim the window below, and be no larger than it."""
        super().showEvent(event)
        parent = self.parentWidget()
        if parent is None:
            return
        self.resize(self.room)
        corner = parent.window().geometry().center() - self.rect().center()
        self.move(corner)
        if self.isModal():
            self._dimmer = Dimmer(parent.window())

    def hideEvent(self, event: QHideEvent) -> None:
        """Let the window shine again."""
        super().hideEvent(event)
        if self._dimmer is not None:
            self._dimmer.hide()
            self._dimmer.deleteLater()
            self._dimmer = None


def upright_divider() -> QFrame:
    """A thin line between columns."""
    line = QFrame()
    line.setProperty("frame", "divider-upright")
    return line
