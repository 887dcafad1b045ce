"""A card: a button with a picture made beforehand, so that focus, keys and screen readers come free."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from ramsch_desktop.ui.parts.focus_ring import FocusShape
from ramsch_desktop.ui.table.shapes import CardPlace, Point
from ramsch_desktop.ui.theme.style import current_theme

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object

EDGE: Final = 3.5
CORNER: Final = 0.06
"""Corner radius of a card as a share of its width."""


class CardArt(Protocol):
    """Pictures of cards: upright or turned, ready for the screen, with room for a shadow round them."""

    def card(self, code: str | None, width: int, angle: float, dpr: float) -> QPixmap:
        """The card with this code, or a back for None, ``width`` logical pixels wide."""


class Mark(Enum):
    """What is special about a card; a marked one has a gold edge."""

    NONE = "none"
    CHOSEN = "chosen"
    HINT = "hint"


class Presence(Enum):
    """Whether a card lies on the table, waits to be dealt, or was taken away."""

    LIES = "lies"
    WAITS = "waits"
    GONE = "gone"


class _Pictured(_Widget):
    """What every card on the table has: a picture made beforehand and a place where its middle lies."""

    code: str | None
    _art: CardArt
    _place: CardPlace
    _presence: Presence
    _picture: QPixmap

    def take(self, code: str | None, art: CardArt) -> None:
        """Become a card; called once by each kind of card."""
        self.code, self._art = code, art
        self._place, self._picture = CardPlace(Point(0, 0), 60), QPixmap()
        self._presence = Presence.LIES

    @property
    def place(self) -> CardPlace:
        """Where the card lies, or flies to."""
        return self._place

    def set_art(self, art: CardArt) -> None:
        """Show another face in the same place."""
        self._art = art
        self.draw(self._place)

    def draw(self, place: CardPlace) -> None:
        """Take the picture for a place without moving there."""
        self._place = place
        if self._presence is Presence.WAITS:
            return
        self._picture = self.draw_ahead()
        self.resize(picture_size(self._picture))
        self.update()

    def draw_ahead(self) -> QPixmap:
        """Have the picture for its place, so that taking it costs nothing."""
        place = self._place
        return self._art.card(self.code, round(place.width), place.angle, self.devicePixelRatioF())

    def corner_at(self, place: CardPlace) -> QPoint:
        """The position of the widget that puts the middle of the card at a place."""
        size = self.size()
        return QPoint(round(place.centre.x - size.width() / 2), round(place.centre.y - size.height() / 2))

    @property
    def presence(self) -> Presence:
        """Whether the card is there already."""
        return self._presence

    def wait_at(self, place: CardPlace) -> None:
        """Be dealt later: until then it is neither seen nor drawn."""
        self._presence = Presence.WAITS
        self.draw(place)
        self.hide()

    def come(self) -> None:
        """Lie where it waited to lie."""
        self._presence = Presence.LIES
        self.lie(self._place)
        self.show()

    def leave(self) -> None:
        """Be taken off the table, for good."""
        self._presence = Presence.GONE
        self.hide()
        self.deleteLater()

    def lie(self, place: CardPlace) -> None:
        """Lie at a place at once."""
        self.draw(place)
        self.move(self.corner_at(place))


class CardButton(QAbstractButton, _Pictured):
    """One card of a hand. It lies where ``lie`` puts its middle; pressing and dragging it are signals."""

    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, code: str, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.take(code, art)
        self._mark = Mark.NONE
        self._pressed_at: QPoint | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def mark(self) -> Mark:
        """What is special about the card."""
        return self._mark

    def set_mark(self, mark: Mark) -> None:
        """Mark the card or take the mark away."""
        if mark is not self._mark:
            self._mark = mark
            self.update()

    def tell(self, name: str, description: str, note: str) -> None:
        """What is spoken of the card, what more there is to say, and what its tab means."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        self.setToolTip(note)

    @property
    def is_held(self) -> bool:
        """Whether the mouse has it, pressed or dragged."""
        return self._pressed_at is not None

    def sizeHint(self) -> QSize:
        """The size of the picture."""
        return picture_size(self._picture)

    def hitButton(self, pos: QPoint) -> bool:
        """True on the turned card itself, not on the corners of its rectangle."""
        return self._covers(self._place.angle, pos)

    def would_cover(self, place: CardPlace, pos: QPoint) -> bool:
        """Whether the card would lie over a point of its hand if it lay at a place."""
        return self._covers(place.angle, pos - self.corner_at(place))

    def _covers(self, angle: float, pos: QPoint) -> bool:
        turn = QTransform().translate(self.width() / 2, self.height() / 2).rotate(angle)
        return self._outline().contains(turn.inverted()[0].map(QPointF(pos)))

    def focus_shape(self) -> FocusShape:
        """The card itself and not the room for its shadow, turned as it lies."""
        outline = self._outline()
        outline.moveCenter(QRectF(self.rect()).center())
        return FocusShape(outline, CORNER * self._place.width, self._place.angle)

    def _outline(self) -> QRectF:
        width, height = self._place.width, self._place.height
        return QRectF(-width / 2, -height / 2, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, and a gold edge if the card is marked."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        if self._mark is not Mark.NONE:
            paint_gold_edge(painter, self.size(), self._place)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys belong to the hand: a button would move the focus by arrows in its own way."""
        event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a press; one beside the card goes on to the card below."""
        if not self.hitButton(event.position().toPoint()):
            event.ignore()
            return
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the card once the pointer has moved far enough."""
        if self._pressed_at is None:
            super().mouseMoveEvent(event)
            return
        way = event.position().toPoint() - self._pressed_at
        if self._is_dragged or way.manhattanLength() >= QApplication.startDragDistance():
            self.setDown(False)
            self._drag_by(way)

    @property
    def _is_dragged(self) -> bool:
        return self._pressed_at is not None and self.pos() != self.corner_at(self._place) and not self.isDown()

    def _drag_by(self, way: QPoint) -> None:
        self.raise_()
        self.move(self.pos() + way)
        self.dragged.emit(self.geometry().center())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, or the end of a drag."""
        was_dragged, self._pressed_at = self._is_dragged, None
        if was_dragged:
            self.dropped.emit(self.geometry().center())
        else:
            super().mouseReleaseEvent(event)


class LyingCard(QLabel, _Pictured):
    """A card that is only looked at: in the trick, in the middle, flying."""

    def __init__(self, code: str | None, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.take(code, art)
        self._gold = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def set_winning(self, mark: Mark) -> None:
        """Mark the card that wins a complete trick."""
        if self._gold != (mark is not Mark.NONE):
            self._gold = not self._gold
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, and a gold edge if it wins."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        if self._gold:
            paint_gold_edge(painter, self.size(), self._place)
        painter.end()


def paint_gold_edge(painter: QPainter, size: QSize, place: CardPlace) -> None:
    """A gold edge round a card that lies in the middle of a widget."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size.width() / 2, size.height() / 2)
    painter.rotate(place.angle)
    painter.setPen(QPen(QColor(current_theme().colours.gold), EDGE))
    inner = QRectF(-place.width / 2, -place.height / 2, place.width, place.height).adjusted(1.5, 1.5, -1.5, -1.5)
    painter.drawRoundedRect(inner, CORNER * place.width, CORNER * place.width)


def picture_size(picture: QPixmap) -> QSize:
    """The size of a pixmap in logical pixels."""
    return picture.deviceIndependentSize().toSize()
