"""How large the window is and where it opens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

SMALLEST: Final = QSize(1000, 580)
USUAL: Final = QSize(1280, 800)
_FRAME: Final = QSize(16, 48)
"""What the desktop may put round a window; where that has no room the window opens as large as the screen."""


def open_where_left(window: QMainWindow, geometry: str) -> None:
    """Give a window its last place, kept as base64, or the usual size."""
    kept = QByteArray.fromBase64(geometry.encode())
    if not kept.isEmpty() and window.restoreGeometry(kept):
        return
    screen = QApplication.primaryScreen().availableSize()
    window.resize(USUAL.boundedTo(screen - _FRAME).expandedTo(SMALLEST))
    if opens_maximised(screen):
        window.setWindowState(Qt.WindowState.WindowMaximized)


def opens_maximised(screen: QSize) -> bool:
    """Whether a first window fills the screen: one that has room for the smallest size, but not for the usual one."""
    has_room = SMALLEST.boundedTo(screen) == SMALLEST
    return has_room and USUAL.boundedTo(screen - _FRAME) != USUAL
