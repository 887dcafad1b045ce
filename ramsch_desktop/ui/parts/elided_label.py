"""A label that is shortened at its end where it does not fit, with the whole text as tool tip."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from ramsch_desktop.ui.parts.part import elided
from ramsch_desktop.ui.parts.text import Role


class ElidedLabel(QLabel):
    """For names and titles; everything else breaks its lines."""

    def __init__(self, text: str = "", role: Role = Role.BODY, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setProperty("role", role.value)

    def setText(self, text: str) -> None:
        """Show another text; the screen reader always gets the whole one."""
        super().setText(text)
        self._set_tip()

    def minimumSizeHint(self) -> QSize:
        """Three signs and the dots."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), 4 * self.fontMetrics().averageCharWidth()), hint.height())

    def shown(self) -> str:
        """The text as it stands there."""
        return elided(self.font(), self.text(), self.contentsRect().width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The tool tip comes only where something is hidden."""
        super().resizeEvent(event)
        self._set_tip()

    def _set_tip(self) -> None:
        self.setToolTip("" if self.shown() == self.text() else self.text())

    def paintEvent(self, event: QPaintEvent) -> None:
        """One line."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(self.font())
        painter.drawText(self.contentsRect(), self.alignment(), self.shown())
        painter.end()
