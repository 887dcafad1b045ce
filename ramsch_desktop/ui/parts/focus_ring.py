"""The keyboard's focus as one overlay: a rounded ring 4 px outside the widget, turned with a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QWidget

from ramsch_desktop.ui.parts.ground import ground_of
from ramsch_desktop.ui.parts.part import colour, smooth_painter
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground, Radius

_DISTANCE, _LINE, _HALO = 4.0, 3.0, 7.0
_REACH = _DISTANCE + _HALO


@dataclass(frozen=True)
class FocusShape:
    """What the ring goes round, in the widget's own coordinates; `angle` in degrees, clockwise."""

    rect: QRectF
    radius: float = float(Radius.BUTTON)
    angle: float = 0.0


@runtime_checkable
class HasFocusShape(Protocol):
    """A widget whose shape is not its rectangle: a card, an overlapped chip."""

    def focus_shape(self) -> FocusShape:
        """The shape at this moment."""
        ...


def shape_of(widget: QWidget) -> FocusShape:
    """The shape of any widget: its own answer, the current row of a list, or its rectangle."""
    if isinstance(widget, HasFocusShape):
        return widget.focus_shape()
    if isinstance(widget, QAbstractItemView) and widget.currentIndex().isValid():
        row = widget.visualRect(widget.currentIndex())
        return FocusShape(QRectF(row.translated(widget.viewport().pos())).adjusted(4, 4, -4, -4))
    return FocusShape(QRectF(widget.rect()))


class FocusRing(QWidget):
    """The ring inside one window; it takes no mouse events and lies on top."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shape = FocusShape(QRectF())
        self._centre = QPointF()
        self._ground = Ground.PAPER
        self.hide()

    def surround(self, target: QWidget) -> None:
        """Go round a widget of this window."""
        window = self._window
        self._shape, self._ground = shape_of(target), ground_of(target)
        centre = QPointF(target.mapTo(window, QPointF(self._shape.rect.center())))
        box = _bounds(self._shape).translated(centre).toAlignedRect().intersected(_view(target, window))
        self.setGeometry(box)
        self._centre = centre - QPointF(box.topLeft())
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """On felt a dark halo and a white line, on paper the line alone."""
        c = current_theme().colours
        painter = smooth_painter(self)
        painter.translate(self._centre)
        painter.rotate(self._shape.angle)
        body = QRectF(QPointF(0, 0), self._shape.rect.size())
        body.moveCenter(QPointF(0, 0))
        body.adjust(-_DISTANCE, -_DISTANCE, _DISTANCE, _DISTANCE)
        if self._ground is Ground.FELT:
            self._stroke(painter, body, c.focus_halo, _HALO)
            self._stroke(painter, body, c.focus_felt, _LINE)
        else:
            self._stroke(painter, body, c.focus_paper, _LINE)
        painter.end()

    def _stroke(self, painter: QPainter, body: QRectF, ink: str, width: float) -> None:
        radius = min(self._shape.radius + _DISTANCE - 1, body.height() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(ink), width))
        painter.drawRoundedRect(body, radius, radius)


def _bounds(shape: FocusShape) -> QRectF:
    box = QRectF(QPointF(0, 0), shape.rect.size())
    box.moveCenter(QPointF(0, 0))
    turned = QTransform().rotate(shape.angle).mapRect(box)
    return turned.adjusted(-_REACH, -_REACH, _REACH, _REACH)


def _view(target: QWidget, window: QWidget) -> QRect:
    """The part of the window where the ring may show: never outside a scroll area."""
    step = target.parentWidget()
    while step is not None and step is not window:
        if isinstance(step, QAbstractScrollArea):
            corner = step.mapTo(window, step.viewport().pos())
            margin = round(_REACH)
            return QRect(corner, step.viewport().size()).adjusted(-margin, -margin, margin, margin)
        step = step.parentWidget()
    return window.rect()


def ring_of(window: QWidget) -> FocusRing:
    """The ring of a window, made when it is first needed."""
    ring = window.findChild(FocusRing, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return ring if isinstance(ring, FocusRing) else FocusRing(window)
