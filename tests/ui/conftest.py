"""What every test of the window has in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def no_window_is_left_behind(qapp: QApplication) -> Iterator[None]:
    """Delete every window after its test: each one that stays makes all later changes of the theme slower."""
    yield
    for window in QApplication.topLevelWidgets():
        window.hide()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
