"""A message at the top of the table: heading, one sentence, at most one button."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from ramsch_desktop.controller.phrases import sentences
from ramsch_desktop.ui.parts.announce import Urgency, announce
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.text import FrameLook, Role, paragraph
from ramsch_desktop.ui.theme.signs import Sign, sign_pixmap
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground

LIFE_MS = 6000


class ToastKind(Enum):
    """Good news, a note, or trouble; trouble stays until it is closed."""

    REACHED = FrameLook.REACHED
    HINT = FrameLook.HINT
    RULE = FrameLook.RULE


class Toast(QFrame):
    """`acted` comes when its button is pressed, `closed` when it has gone in any way."""

    acted = Signal()
    closed = Signal()

    def __init__(
        self, kind: ToastKind, heading: str, text: str, action: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("frame", kind.value.value)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        set_ground(self, Ground.PAPER)
        self._kind = kind
        self._spoken = sentences(heading, text)
        self.setAccessibleName(self._spoken)
        self._life = QTimer(self, singleShot=True, interval=LIFE_MS)
        self._life.timeout.connect(self.dismiss)
        self._row = QHBoxLayout(self)
        self._fill(heading, text, action)

    def _fill(self, heading: str, text: str, action: str) -> None:
        px = current_theme().px
        row, words = self._row, QVBoxLayout()
        row.setContentsMargins(px(14), px(8), px(8), px(9))
        row.setSpacing(px(10))
        words.setSpacing(0)
        words.addWidget(paragraph(heading, Role.STRONG))
        if text:
            words.addWidget(paragraph(text))
        row.addLayout(words, 1)
        if action:
            button = Button(action)
            button.chosen.connect(self._act)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._close_button(), 0, Qt.AlignmentFlag.AlignTop)

    def _close_button(self) -> QToolButton:
        button, theme = QToolButton(), current_theme()
        name = self.tr("Close the message")
        button.setAccessibleName(name)
        button.setToolTip(name)
        size = theme.px(16)
        button.setIcon(QIcon(sign_pixmap(Sign.CROSS, theme.colours.ink, size, self.devicePixelRatioF())))
        button.setIconSize(QSize(size, size))
        button.clicked.connect(self.dismiss)
        return button

    def show_at(self, place: QRectF) -> None:
        """Show and speak it at the left, top and width of a place; its height is its own."""
        width = round(place.width())
        self.setFixedWidth(width)
        height = max(self.sizeHint().height(), self._row.totalHeightForWidth(width))
        self.setGeometry(round(place.x()), round(place.y()), width, height)
        self.show()
        self.raise_()
        urgent = self._kind is ToastKind.RULE
        announce(self, self._spoken, Urgency.ASSERTIVE if urgent else Urgency.POLITE)
        if not urgent:
            self._life.start()

    def _act(self) -> None:
        self.acted.emit()
        self.dismiss()

    def dismiss(self) -> None:
        """Go now."""
        self._life.stop()
        if not self.isHidden():
            self.hide()
            self.closed.emit()
