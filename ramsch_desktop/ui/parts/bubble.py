"""A speech bubble with a painted tail: what a seat says, a hint, or the rule that forbids a card."""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

from PySide6.QtCore import (
    Property,
    QEasingCurve,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.announce import Urgency, announce
from ramsch_desktop.ui.parts.part import Part, colour, smooth_painter, whole
from ramsch_desktop.ui.parts.words import Words
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.signs import Sign, sign_pixmap
from ramsch_desktop.ui.theme.tokens import STRONG, TEXT, Motion, Radius

TAIL, TAIL_HALF, TAIL_OFFSET = 10, 9, 36
_TAIL_IN: Final = 24.0
"""From the end of a bubble to the middle of its tail, at the least."""
_LOWER: Final = 14.0
"""So far a bubble may come down on its card, which hides nothing but the edge of it."""
_MOST_WIDE, _MOST_SAID = 330, 200
"""The widest words of a hint or rule, and of a seat, beside which others must be seen."""


class BubbleKind(Enum):
    """Cream words of a seat, a gold hint with a lamp, a red rule with a cross."""

    SAY = "say"
    HINT = "hint"
    RULE = "rule"


class TailSide(Enum):
    """Where the tail leaves the bubble: up to a badge, left to a badge beside it, down to a card."""

    UP = "up"
    LEFT = "left"
    DOWN = "down"


_EDGES = (TailSide.LEFT, TailSide.UP, None, TailSide.DOWN)
"""At which edges of a bubble a tail may leave it: left, upper, right, lower."""
SAY_MS, RULE_MS = 2500, 4000


class Bubble(Part):
    """Words in bold and words in plain type; `point_at` puts it to its target and shows it."""

    gone = Signal()

    def __init__(self, kind: BubbleKind, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind, self._words = kind, Words()
        self._drawn: QPixmap | None = None
        self._sizes: dict[float, QSize] = {}
        self._side, self._tail_x, self._opacity = TailSide.DOWN, float(TAIL_OFFSET), 1.0
        self._has_tail = True
        self._life = QTimer(self, singleShot=True)
        self._life.timeout.connect(self.fade_out)
        self._fade = QPropertyAnimation(self, b"shade", self)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.finished.connect(self._faded)
        self.hide()

    @property
    def kind(self) -> BubbleKind:
        """Say, hint or rule."""
        return self._kind

    def set_words(self, lead: str, text: str = "") -> None:
        """The bold words and, behind or below them ("\\n" at the start), the plain ones."""
        self._words = Words(lead, text)
        self._forget_drawn()
        self.setAccessibleName(self._words.spoken)
        self.update()

    def point_at(
        self, target: QRectF, bounds: QRectF, side: TailSide, avoid: QRectF | None = None, life: int = 0
    ) -> None:
        """Show the bubble at a target: below it with the tail up, beside it with the tail left, above it with the
        tail down.

        It stays inside `bounds` and moves right of `avoid` (your own badge) where it would cover it, or a little lower
        if its tail stays on the target only so; a tail that cannot reach it is left away. After `life` milliseconds it
        goes; 0 keeps it.
        """
        self.move_to(target, bounds, side, avoid)
        self._appear(life)

    def move_to(self, target: QRectF, bounds: QRectF, side: TailSide, avoid: QRectF | None = None) -> None:
        """Lie there for the rest of its time, without another word."""
        self._side = side
        place = self.place_at(target, bounds, side)
        if avoid is not None and place.intersects(avoid):
            place = self._off(avoid, place, target, bounds)
        self._tail_x = max(_TAIL_IN, min(target.center().x() - place.x(), place.width() - _TAIL_IN))
        self._has_tail = _reaches(place, target)
        self.setGeometry(whole(place))
        self._drawn = None
        self.update()

    def place_at(self, target: QRectF, bounds: QRectF, side: TailSide) -> QRectF:
        """Where the bubble lies at a target, inside `bounds`."""
        size = QSizeF(self._size_for(bounds.width()))
        if side is TailSide.LEFT:
            size = QSizeF(size.width() + TAIL, size.height() - TAIL)
        left, top = {
            TailSide.UP: (target.center().x() - TAIL_OFFSET, target.bottom()),
            TailSide.LEFT: (target.right(), target.center().y() - size.height() / 2),
            TailSide.DOWN: (target.center().x() - TAIL_OFFSET, target.y() - size.height()),
        }[side]
        top = max(bounds.y(), min(top, bounds.bottom() - size.height()))
        return QRectF(QPointF(self._inside(left, size.width(), bounds), top), size)

    def _off(self, avoid: QRectF, place: QRectF, target: QRectF, bounds: QRectF) -> QRectF:
        """Right of what it would cover; if its tail does not reach the target from there, a little lower instead."""
        beside = place.translated(self._inside(avoid.right() + 6, place.width(), bounds) - place.x(), 0)
        lower = avoid.bottom() - place.y()
        return beside if _reaches(beside, target) or lower > _LOWER else place.translated(0, lower)

    @staticmethod
    def _inside(left: float, width: float, bounds: QRectF) -> float:
        return max(bounds.x(), min(left, bounds.right() - width))

    def _appear(self, life: int) -> None:
        self.show()
        self.raise_()
        urgency = Urgency.ASSERTIVE if self._kind is BubbleKind.RULE else Urgency.POLITE
        announce(self, self.accessibleName(), urgency)
        self._run(self._opacity if self._life.isActive() else 0.0, 1.0, Motion.BUBBLE_IN)
        self._life.stop()
        if life:
            self._life.start(life)

    def show_at_once(self) -> None:
        """End the fading in."""
        self._fade.stop()
        self._set_shade(1.0)

    def fade_out(self) -> None:
        """Go now; `gone` comes when it is away."""
        self._life.stop()
        if self.isVisible():
            self._run(self._opacity, 0.0, Motion.BUBBLE_OUT)

    @property
    def leaving(self) -> bool:
        """Whether it is fading out."""
        return self._fade.state() is QPropertyAnimation.State.Running and self._fade.endValue() == 0.0

    def _run(self, start: float, end: float, milliseconds: int) -> None:
        self._fade.stop()
        self._fade.setDuration(self.theme.fade(milliseconds))
        self._fade.setStartValue(start)
        self._fade.setEndValue(end)
        self._fade.start()

    def _faded(self) -> None:
        if self._opacity == 0.0:
            self.hide()
            self.gone.emit()

    def _get_shade(self) -> float:
        return self._opacity

    def _set_shade(self, value: float) -> None:
        self._opacity = value
        self.update()

    shade = Property(float, _get_shade, _set_shade)

    def _ink(self) -> str:
        c = self.theme.colours
        return c.bubble_ink if self._kind is BubbleKind.SAY else c.ink

    def _font(self) -> QFont:
        return font(self.theme, STRONG if self._kind is BubbleKind.SAY else TEXT)

    def _paddings(self) -> tuple[int, int, int]:
        px = self.theme.px
        sign = 0 if self._kind is BubbleKind.SAY else px(20) + 10
        return px(14), px(9), sign

    def _size_for(self, room: float) -> QSize:
        """Measured once for a room: a bubble looks where it lies best before it goes there."""
        if room not in self._sizes:
            self._sizes[room] = self._measured(room)
        return self._sizes[room]

    def _measured(self, room: float) -> QSize:
        side, above, sign = self._paddings()
        widest = _MOST_SAID if self._kind is BubbleKind.SAY else _MOST_WIDE
        most = min(float(self.theme.px(widest)), room - 2 * side - sign)
        width = self._words.width(self._font(), most)
        height = self._words.document(self._font(), self._ink(), width).size().height()
        return QSize(math.ceil(width) + 2 * side + sign, math.ceil(height) + 2 * above + TAIL)

    def sizeHint(self) -> QSize:
        """Room for the words at most 330 px wide."""
        return self._size_for(10_000.0)

    def restyle(self) -> None:
        """Forget the picture, drawn in other colours."""
        self._forget_drawn()
        super().restyle()

    def _forget_drawn(self) -> None:
        self._drawn = None
        self._sizes.clear()

    def paint(self, painter: QPainter) -> None:
        """Copy the picture of the bubble: it is the same in each step of its fading."""
        size = self.size() * self.devicePixelRatioF()
        if self._drawn is None or self._drawn.size() != size:
            self._drawn = self._picture(size)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._drawn)

    def _picture(self, size: QSize) -> QPixmap:
        picture = QPixmap(size)
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        painter = smooth_painter(picture)
        self._draw(painter)
        painter.end()
        return picture

    def _draw(self, painter: QPainter) -> None:
        """One path of body and tail, then the sign and the words."""
        c = self.theme.colours
        fill, edge = {
            BubbleKind.SAY: (c.bubble, c.bubble_edge),
            BubbleKind.HINT: (c.gold_tint, c.gold),
            BubbleKind.RULE: (c.red_tint, c.minus),
        }[self._kind]
        plain = self._kind is BubbleKind.SAY and not self.theme.high_contrast
        painter.setPen(QPen(colour(edge), 1 if plain else 2))
        painter.setBrush(colour(fill))
        painter.drawPath(self._outline())
        side, above, sign = self._paddings()
        top = above + (TAIL if self._side is TailSide.UP else 0)
        lead = TAIL if self._side is TailSide.LEFT else 0
        if sign:
            self._paint_sign(painter, lead + side, top)
        document = self._words.document(self._font(), self._ink(), self.width() - 2 * side - sign - lead)
        painter.translate(lead + side + sign, top)
        document.drawContents(painter)

    def _paint_sign(self, painter: QPainter, x: float, y: float) -> None:
        c, size = self.theme.colours, self.theme.px(20)
        rule = self._kind is BubbleKind.RULE
        sign, ink = (Sign.CROSS, c.minus) if rule else (Sign.LAMP, c.gold_text)
        painter.drawPixmap(QPointF(x, y - 1), sign_pixmap(sign, ink, size, self.devicePixelRatioF()))

    def _outline(self) -> QPainterPath:
        left, up, right, down = (TAIL if self._side is side else 1.5 for side in _EDGES)
        body = QRectF(self.rect()).adjusted(left, up, -right, -down)
        path = QPainterPath()
        path.addRoundedRect(body, Radius.BUBBLE, Radius.BUBBLE)
        if not self._has_tail:
            return path
        tail = QPainterPath()
        tail.addPolygon(QPolygonF(self._tail(body)))
        tail.closeSubpath()
        return path.united(tail)

    def _tail(self, body: QRectF) -> list[QPointF]:
        """The tip, then the ends of the base inside the body."""
        if self._side is TailSide.LEFT:
            y, base = body.center().y(), body.x() + 1
            return [QPointF(1.5, y), QPointF(base, y - TAIL_HALF), QPointF(base, y + TAIL_HALF)]
        up, x = self._side is TailSide.UP, self._tail_x
        tip, base = (1.5, body.y() + 1) if up else (self.height() - 1.5, body.bottom() - 1)
        return [QPointF(x, tip), QPointF(x + TAIL_HALF, base), QPointF(x - TAIL_HALF, base)]


def _reaches(place: QRectF, target: QRectF) -> bool:
    """Whether a tail at the left end of a bubble, or further right, still meets the target."""
    return place.x() + _TAIL_IN <= target.right() - TAIL_HALF
