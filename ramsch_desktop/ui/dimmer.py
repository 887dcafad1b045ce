"""The shade over a window while a dialog is open."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

_SHADE = QColor(10, 21, 18, round(0.59 * 255))


class Dimmer(QWidget):
    """Covers its window; it takes no events, for a dialog does that already."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        window.installEventFilter(self)
        self._cover()

    def _cover(self) -> None:
        window = self.parentWidget()
        assert window is not None
        self.setGeometry(window.rect())
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """59 % dark."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), _SHADE)
        painter.end()
