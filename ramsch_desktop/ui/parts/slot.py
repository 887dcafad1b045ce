"""The place where your card will lie: a dashed outline, and where a dragged card is dropped."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.part import Part, colour, whole

_CARD_RATIO = 23 / 15
_CORNER = 0.06


class SlotState(Enum):
    """Waiting, or with a card held over it that would fall here."""

    WAITING = "waiting"
    TARGET = "target"


class Slot(Part):
    """An empty card place; mouse events go through it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._card_width = 0.0
        self._state = SlotState.WAITING

    def place(self, centre: QPointF, card_width: float) -> None:
        """Lie at the middle of a card place of the layout."""
        self._card_width = card_width
        size = self._card_size()
        body = QRectF(centre.x() - size[0] / 2, centre.y() - size[1] / 2, *size)
        self.setGeometry(whole(body.adjusted(-2, -2, 2, 2)))

    def set_state(self, state: SlotState) -> None:
        """Show whether the card being dragged would fall here."""
        self._state = state
        self.update()

    def takes(self, point: QPointF) -> bool:
        """Whether a card let go at this point of the parent falls here: up to half a card away."""
        width, height = self._card_size()
        reach = QRectF(self.geometry()).adjusted(-width / 2, -height / 2, width / 2, height / 2)
        return reach.contains(point)

    def _card_size(self) -> tuple[float, float]:
        return self._card_width, self._card_width * _CARD_RATIO

    def paint(self, painter: QPainter) -> None:
        """A shadow and a dashed line; solid and lighter while it is a target."""
        c, target = self.theme.colours, self._state is SlotState.TARGET
        line = c.felt_text if self.theme.high_contrast else c.gold
        style = Qt.PenStyle.SolidLine if target else Qt.PenStyle.DashLine
        painter.setPen(QPen(colour(line), 2.5 if target else 1.5, style))
        painter.setBrush(colour("#FFFFFF", 26) if target else colour("#000000", 34))
        radius = self._card_width * _CORNER
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), radius, radius)
