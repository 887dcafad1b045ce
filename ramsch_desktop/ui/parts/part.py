"""What painted parts have in common: the theme, its changes, pictures from outside and painting with text."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPaintDevice, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import LOW_WINDOW

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


def is_low(widget: QWidget) -> bool:
    """True in a window that puts its parts closer."""
    return widget.window().height() < LOW_WINDOW


class Icon(Protocol):
    """A line drawing in one colour, `size` logical pixels square."""

    def __call__(self, colour: QColor, size: int, ratio: float, /) -> QPixmap:
        """The pixmap, with its device pixel ratio set."""
        ...


class Picture(Protocol):
    """A drawing in its own colours (an avatar, a pip, a tiny card), `size` logical pixels wide."""

    def __call__(self, size: int, ratio: float, /) -> QPixmap:
        """The pixmap, with its device pixel ratio set."""
        ...


class Part(QLabel):
    """A painted widget that is read, not pressed.

    A label without text, because that is what gives it the accessible role of a text.
    """

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return current_theme()

    def restyle(self) -> None:
        """Take over a new theme."""
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew when the theme has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint smoothly; what is painted is the part's own `paint`."""
        painter = smooth_painter(self)
        self.paint(painter)
        painter.end()

    def paint(self, painter: QPainter) -> None:
        """Draw the part in its own coordinates."""
        raise NotImplementedError


def entered(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button with Enter, which not every platform does; True if the key was Enter.

    A key that is held down presses once.
    """
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


class PartButton(QAbstractButton):
    """A painted widget that is pressed or chosen."""

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return current_theme()

    def restyle(self) -> None:
        """Take over a new theme."""
        self.updateGeometry()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew when the theme has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, as Space does."""
        if not entered(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint smoothly; what is painted is the part's own `paint`."""
        painter = smooth_painter(self)
        self.paint(painter)
        painter.end()

    def paint(self, painter: QPainter) -> None:
        """Draw the part in its own coordinates."""
        raise NotImplementedError


def smooth_painter(widget: QPaintDevice) -> QPainter:
    """A painter with antialiasing for shapes, text and pixmaps."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def colour(value: str, alpha: int = 255) -> QColor:
    """A Qt colour of `#RRGGBB`."""
    result = QColor(value)
    result.setAlpha(alpha)
    return result


def whole(rect: QRectF) -> QRect:
    """A rectangle in whole pixels that keeps its size wherever it lies."""
    return QRect(round(rect.x()), round(rect.y()), round(rect.width()), round(rect.height()))


def text_width(font: QFont, text: str) -> float:
    """The advance of a text in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def elided(font: QFont, text: str, width: float) -> str:
    """The text, shortened at its end to fit."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, width))


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: str,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """One line of text in a rectangle, shortened at its end where it does not fit."""
    painter.setFont(font)
    painter.setPen(colour(ink))
    painter.drawText(rect, align, elided(font, text, rect.width()))
