"""Where a window opens: where it stood last, or as large as usual, or filling a screen that has no room for that."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

SMALLEST: Final = QSize(1000, 580)
USUAL: Final = QSize(1280, 800)
_FRAME: Final = QSize(16, 48)
"""What the desktop may put round a window; where that has no room the window opens as large as the screen."""


def place_of(window: QWidget) -> str:
    """Where the window stands, as a text for the settings."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def put_window(window: QWidget, kept: str) -> None:
    """Put a window to a place that was kept; any other text puts it to the usual place."""
    geometry = QByteArray.fromBase64(kept.encode())
    if not geometry.isEmpty() and window.restoreGeometry(geometry):
        return
    screen = QApplication.primaryScreen().availableSize()
    window.resize(USUAL.boundedTo(screen - _FRAME).expandedTo(SMALLEST))
    if opens_maximised(screen):
        window.setWindowState(Qt.WindowState.WindowMaximized)


def opens_maximised(screen: QSize) -> bool:
    """Whether a first window fills the screen: one that has room for the smallest size, but not for the usual one."""
    has_room = SMALLEST.boundedTo(screen) == SMALLEST
    return has_room and USUAL.boundedTo(screen - _FRAME) != USUAL
