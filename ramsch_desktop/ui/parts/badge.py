"""A person at the table: avatar, name and one line about him, in a dark shield."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QBrush, QFont, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from ramsch_desktop.controller.phrases import commas
from ramsch_desktop.ui.parts.counter import Counter, paint_counter
from ramsch_desktop.ui.parts.part import Part, Picture, colour, draw_text, elided, smooth_painter, text_width, whole
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.signs import Sign, sign_pixmap
from ramsch_desktop.ui.theme.tokens import NOTE, STRONG, Motion, TextStyle

WIDTH, HEIGHT = 216, 52
MARGIN = 4
_DISC, _DISC_INK = "#FFFDF7", "#1C2030"
_BACK, _BACK_EDGE = "#24456F", "#F7EFD9"
_NAMES = (STRONG, TextStyle(14, 600), TextStyle(13, 600))
"""A name as it is, and a little smaller where it fits only then."""
_NOTE_STRONG = TextStyle(12, 600)


@dataclass(frozen=True)
class BadgeFace:
    """What a badge shows.

    `second` is his role or what he just did; `turn` holds the words for "it is his turn" and is empty
    otherwise; `out` means that he does not play on; `cards_left` is shown only where no backs are.
    """

    name: str
    second: str = ""
    turn: str = ""
    dealer: bool = False
    out: bool = False
    counter: Counter | None = None
    cards_left: int | None = None


class CountPlace(Enum):
    """Where the number of cards stands: behind the name, behind the line, or nowhere for want of room."""

    NAME = "name"
    LINE = "line"
    NOWHERE = "nowhere"


@dataclass(frozen=True)
class _Fitting:
    """How the words of a badge fit into it."""

    size: QSize
    line: str
    count: CountPlace
    name_font: QFont


class Badge(Part):
    """The shield of one seat; `place` gives it the rectangle of the layout."""

    def __init__(self, face: BadgeFace, avatar: Picture | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = face
        self._avatar = avatar
        self._drawn: QPixmap | None = None
        self._fit: _Fitting | None = None
        self._ring = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._ring.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._ring.valueChanged.connect(self.update)
        self._speak()
        self._set_tip()

    @property
    def face(self) -> BadgeFace:
        """What is shown."""
        return self._face

    def show_face(self, face: BadgeFace) -> None:
        """Show something else; names for the screen reader and the tool tip follow."""
        if face == self._face:
            return
        turned = bool(face.turn) and not self._face.turn
        self._face = face
        self._speak()
        self._set_tip()
        self._draw_anew()
        if turned and self.isVisible() and self.theme.movement(Motion.TURN_RING):
            self._ring.setDuration(Motion.TURN_RING)
            self._ring.start()

    def changeEvent(self, event: QEvent) -> None:
        """Speak of the same face in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()

    def set_avatar(self, avatar: Picture | None) -> None:
        """Show another head."""
        if avatar is not self._avatar:
            self._avatar = avatar
            self._draw_anew()

    def restyle(self) -> None:
        """Draw with the colours and fonts of the theme."""
        super().restyle()
        self._set_tip()
        self._draw_anew()

    def place(self, body: QRectF) -> None:
        """Lie at a rectangle; the widget is 4 px larger on each side for the edge."""
        place = whole(body.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        if place != self.geometry():
            self.setGeometry(place)
            self._set_tip()

    def sizeHint(self) -> QSize:
        """The size at the theme's text scale."""
        px = self.theme.px
        return QSize(px(WIDTH) + 2 * MARGIN, px(HEIGHT) + 2 * MARGIN)

    def minimumSizeHint(self) -> QSize:
        """A badge takes any size that its place has."""
        return QSize(0, 0)

    def _speak(self) -> None:
        self.setAccessibleName(commas(self._spoken()))
        self.setAccessibleDescription(self._face.turn)

    def _spoken(self) -> list[str]:
        face = self._face
        words = [face.name, self.tr("dealer") if face.dealer else "", face.second]
        if face.counter is not None:
            words.append(face.counter.words)
        if face.cards_left is not None:
            words.append(self.tr("%n card(s) left", "", face.cards_left))
        return words

    @property
    def _body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)

    @property
    def _scale(self) -> float:
        return (self.height() - 2 * MARGIN) / HEIGHT

    def _line(self) -> str:
        return " · ".join(text for text in (self._face.turn, self._face.second) if text)

    @property
    def _fitting(self) -> _Fitting:
        """Measured once for a size, and then asked for by each of the small marks."""
        if self._fit is None or self._fit.size != self.size():
            line = self._line_that_fits()
            count = self._count_place_beside(line)
            name_font = self._name_font_in(self._name_room_with(count))
            self._fit = _Fitting(self.size(), line, count, name_font)
        return self._fit

    @property
    def shown_line(self) -> str:
        """What of the line has room."""
        return self._fitting.line

    def _line_that_fits(self) -> str:
        """The whole line; without the words for his turn, which edge and triangle show too, where both do not fit; or
        these words alone."""
        line, room = self._line(), self._line_rect().width()
        shorter = (line, self._face.second, self._face.turn)
        fitting = (text for text in shorter if text and text_width(self._line_font(), text) <= room)
        return next(fitting, self._face.turn or line)

    def _line_font(self) -> QFont:
        return font(self.theme, _NOTE_STRONG if self._face.turn else NOTE, self._scale)

    def _line_rect(self) -> QRectF:
        s = self._scale
        left = MARGIN + (HEIGHT + 6) * s + (16 * s if self._face.turn else 0)
        right = self.width() - MARGIN - (49 * s if self._face.counter else 14 * s)
        return QRectF(left, MARGIN + 26 * s, right - left, 19 * s)

    def _set_tip(self) -> None:
        """Anew for another face, place or theme, as what fits."""
        self._fit = None
        name, line = self._face.name, self._line()
        fits = elided(self._line_font(), line, self._line_rect().width()) == line
        fits = fits and elided(self._name_font(), name, self._name_room()) == name
        self.setToolTip("" if fits else f"{name}\n{line}")

    def _name_font(self) -> QFont:
        return self._fitting.name_font

    def _name_font_in(self, room: float) -> QFont:
        """A little smaller for a name that fits then."""
        fonts = [font(self.theme, style, self._scale) for style in _NAMES]
        return next((each for each in fonts if text_width(each, self._face.name) <= room), fonts[0])

    def _name_room(self) -> float:
        return self._name_room_with(self.count_place)

    def _name_room_with(self, count: CountPlace) -> float:
        room = self._line_rect().right() - MARGIN - (HEIGHT + 6) * self._scale
        return room - self._count_width if count is CountPlace.NAME else room

    @property
    def _count_width(self) -> float:
        """What the small back with the number of cards takes, 0 where there is none."""
        if self._face.cards_left is None:
            return 0.0
        s = self._scale
        return 18 * s + text_width(font(self.theme, _NOTE_STRONG, s), str(self._face.cards_left))

    @property
    def count_place(self) -> CountPlace:
        """Where the number of cards stands, if there is one."""
        return self._fitting.count

    def _count_place_beside(self, line: str) -> CountPlace:
        """Behind the line where the name needs its place and the line has one; a name is never cut for it."""
        if self._face.cards_left is None:
            return CountPlace.NAME
        room = self._name_room_with(CountPlace.NAME)
        widths = [text_width(font(self.theme, style, self._scale), self._face.name) for style in _NAMES]
        if widths[0] <= room:
            return CountPlace.NAME
        if self._line_rect().width() - text_width(self._line_font(), line) >= self._count_width:
            return CountPlace.LINE
        return CountPlace.NAME if min(widths) <= room else CountPlace.NOWHERE

    def _draw_anew(self) -> None:
        self._drawn = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Copy the picture of the badge: cards fly over it, and each of their steps shows it again."""
        size = self.size() * self.devicePixelRatioF()
        if self._drawn is None or self._drawn.size() != size:
            self._drawn = self._picture(size)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._drawn)
        if self._face.turn:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_ring(painter)
        painter.end()

    def _paint_ring(self, painter: QPainter) -> None:
        """Gold, fading in when his turn comes."""
        running = self._ring.state() is QVariantAnimation.State.Running
        painter.setOpacity(float(self._ring.currentValue()) if running else 1.0)
        painter.setPen(QPen(colour(self.theme.colours.gold), 3.0))
        painter.drawRoundedRect(self._body, self._body.height() / 2, self._body.height() / 2)

    def _picture(self, size: QSize) -> QPixmap:
        picture = QPixmap(size)
        picture.setDevicePixelRatio(self.devicePixelRatioF())
        picture.fill(Qt.GlobalColor.transparent)
        painter = smooth_painter(picture)
        self.paint(painter)
        painter.end()
        return picture

    def paint(self, painter: QPainter) -> None:
        """Shield, avatar, name, line, then the small marks."""
        c, s, face = self.theme.colours, self._scale, self._face
        body = self._body
        painter.setBrush(colour(c.badge))
        painter.setPen(QPen(colour(c.badge_ring), 1.5))
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2)
        self._paint_avatar(painter, body)
        ink = c.badge_second if face.out else c.badge_text
        left = body.x() + (HEIGHT + 6) * s
        room = self._name_room()
        draw_text(painter, QRectF(left, body.y() + 6 * s, room, 21 * s), face.name, self._name_font(), ink)
        self._paint_line(painter)
        if face.cards_left is not None and self.count_place is not CountPlace.NOWHERE:
            self._paint_cards_left(painter, self._count_at(left, room), face.cards_left)
        if face.dealer:
            self._paint_dealer(painter, body)
        if face.counter is not None:
            size = body.height() - 12 * s
            where = QRectF(body.right() - size - 5 * s, body.y() + 6 * s, size, size)
            paint_counter(painter, where, face.counter, self.theme, faded=face.out)

    def _paint_avatar(self, painter: QPainter, body: QRectF) -> None:
        size = body.height() - 8 * self._scale
        where = QRectF(body.x() + 4 * self._scale, body.y() + 4 * self._scale, size, size)
        if self._avatar is None:
            return
        painter.setOpacity(0.55 if self._face.out else 1.0)
        pixmap = self._avatar(round(size), self.devicePixelRatioF())
        painter.drawPixmap(where, pixmap, QRectF(pixmap.rect()))
        painter.setOpacity(1.0)

    def _paint_line(self, painter: QPainter) -> None:
        c, s, rect = self.theme.colours, self._scale, self._line_rect()
        ink = c.gold if self._face.turn else c.badge_second
        if self._face.turn:
            sign = sign_pixmap(Sign.TRIANGLE, ink, max(1, round(14 * s)), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(rect.x() - 17 * s, rect.y() + (rect.height() - 14 * s) / 2), sign)
        draw_text(painter, rect, self.shown_line, self._line_font(), ink)

    def _count_at(self, left: float, room: float) -> QPointF:
        s, line = self._scale, self._line_rect()
        if self.count_place is CountPlace.LINE:
            words = text_width(self._line_font(), self.shown_line)
            return QPointF(line.x() + words + 6 * s, line.y() + 3 * s)
        return QPointF(left + min(room, text_width(self._name_font(), self._face.name)) + 6 * s, MARGIN + 10 * s)

    def _paint_cards_left(self, painter: QPainter, at: QPointF, count: int) -> None:
        s, c, x, y = self._scale, self.theme.colours, at.x(), at.y()
        painter.setPen(QPen(colour(_BACK_EDGE), 1.4))
        painter.setBrush(colour(_BACK))
        painter.drawRoundedRect(QRectF(x, y, 9 * s, 13 * s), 2, 2)
        where = QRectF(x + 12 * s, y - 4 * s, 22 * s, 21 * s)
        draw_text(painter, where, str(count), font(self.theme, _NOTE_STRONG, s), c.badge_second)

    def _paint_dealer(self, painter: QPainter, body: QRectF) -> None:
        s = self._scale
        disc = QRectF(body.x() + 32 * s, body.y() + 33 * s, 20 * s, 20 * s)
        painter.setPen(QPen(colour(_DISC_INK), 1.5))
        painter.setBrush(QBrush(colour(_DISC), Qt.BrushStyle.SolidPattern))
        painter.drawEllipse(disc)
        size = max(1, round(14 * s))
        sign = sign_pixmap(Sign.CARDS, _DISC_INK, size, self.devicePixelRatioF(), 2.2)
        painter.drawPixmap(QPointF(disc.center().x() - size / 2, disc.center().y() - size / 2), sign)
