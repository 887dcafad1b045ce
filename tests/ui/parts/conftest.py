"""Parts are tested in the light theme, with plain discs and squares as pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QImage, QPixmap, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme


@pytest.fixture(autouse=True)
def light_theme(qapp: QApplication) -> Iterator[None]:
    apply_theme(qapp, Theme())
    yield
    apply_theme(qapp, Theme())


def square(colour: QColor, size: int, ratio: float) -> QPixmap:
    """A one-coloured icon."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(colour)
    return pixmap


def magenta(size: int, ratio: float) -> QPixmap:
    """A picture in a colour that no theme has."""
    return square(QColor("#FF00FF"), size, ratio)


def grabbed(widget: QWidget) -> QImage:
    """The widget as it is drawn, without what lies behind it."""
    image = QImage(widget.size(), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    widget.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def shows(widget: QWidget, colour: str) -> bool:
    """Whether the very colour is somewhere in the widget."""
    image, wanted = grabbed(widget), QColor(colour).rgb()
    return any(image.pixel(x, y) == wanted for y in range(image.height()) for x in range(image.width()))


def spoken_role(widget: QWidget) -> QAccessible.Role:
    """The role for the screen reader."""
    return QAccessible.queryAccessibleInterface(widget).role()
