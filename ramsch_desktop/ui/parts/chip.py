"""A contract to choose from: suit, name and value, or the reason why it is not possible."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramsch_desktop.controller.phrases import commas, labelled
from ramsch_desktop.ui.parts.focus_ring import FocusShape
from ramsch_desktop.ui.parts.part import LEFT, RIGHT, PartButton, Picture, colour, draw_text, elided, text_width
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.signs import Sign, sign_pixmap
from ramsch_desktop.ui.theme.tokens import NOTE, Radius, TextStyle

_NAME, _NAME_CHOSEN = TextStyle(14, 600), TextStyle(14, 700)
VALUE: Final = TextStyle(13, 400)
"""The letters of a value, or of the reason in its place."""
_WIDTH = 122
PIP_LEFT, PLAIN_LEFT, AT_RIGHT = 31, 10, 8
"""What a chip of one line leaves free at the left of its words, with and without a sign, and at their right."""
SMALLEST_NAME: Final = TextStyle(13, 600)
"""The letters of a name in one line that has little room."""


class ChipSize(Enum):
    """Two lines, or one line where the window is low; the value is the height."""

    FULL = 48
    COMPACT = 34


class Chip(PartButton):
    """Checkable; put chips into an exclusive `QButtonGroup`, then arrow keys move and choose.

    An impossible chip stays reachable: choosing it emits `refused` with the reason and checks nothing. Enter on a chip
    that is chosen emits `confirmed`.
    """

    refused = Signal(str)
    confirmed = Signal()

    def __init__(
        self,
        name: str,
        value: str = "",
        pip: Picture | None = None,
        size: ChipSize = ChipSize.FULL,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._value, self._pip, self._size, self._reason = value, pip, size, ""
        self._short = ""
        self.setText(name)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.toggled.connect(self._speak)
        self._speak()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, and once chosen confirms; a key that is held down does not do both."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (enter and self.isChecked()):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.confirmed.emit()

    @property
    def reason(self) -> str:
        """Why it cannot be chosen; empty if it can."""
        return self._reason

    def set_value(self, value: str, short: str = "") -> None:
        """The words for its value ("Value 30"), and the bare value for the one line of a compact chip."""
        self._value, self._short = value, short
        self._speak()
        self.update()

    def set_reason(self, reason: str) -> None:
        """Make it impossible for a reason of a few words, or possible with an empty one."""
        self._reason = reason
        if reason:
            self.setChecked(False)
        self._speak()
        self.update()

    def set_size(self, size: ChipSize) -> None:
        """Two lines or one."""
        self._size = size
        self.restyle()

    def nextCheckState(self) -> None:
        """Choose it, or say why not."""
        if self._reason:
            self.refused.emit(self._reason)
        else:
            super().nextCheckState()

    def sizeHint(self) -> QSize:
        """122 x 48 or 34 at text scale 1."""
        return QSize(self.theme.px(_WIDTH), self.theme.px(self._size.value))

    def focus_shape(self) -> FocusShape:
        """The ring goes round the chip's own corners."""
        return FocusShape(QRectF(self.rect()).adjusted(1, 1, -1, -1), Radius.CHIP)

    def _speak(self) -> None:
        self.setAccessibleName(commas((self.text(), self._value)))
        description = self.tr("chosen") if self.isChecked() else ""
        if self._reason:
            description = self.tr("not possible: {reason}").format(reason=self._reason)
        self.setAccessibleDescription(description)
        self._set_tip()

    def resizeEvent(self, event: object) -> None:
        """The tool tip comes only where something is shortened."""
        self._set_tip()

    def _set_tip(self) -> None:
        room = self.width() - self._text_left() - self.theme.px(8)
        below = self._reason or self._value_for(room)
        fits = elided(font(self.theme, VALUE), below, room) == below
        self.setToolTip("" if fits or not below else labelled(self.text(), below))

    def _text_left(self) -> int:
        compact = self._size is ChipSize.COMPACT
        if self._pip is None:
            return self.theme.px(PLAIN_LEFT if compact else 12)
        return self.theme.px(PIP_LEFT if compact else 44)

    def paint(self, painter: QPainter) -> None:
        """Frame, pip, words and the tick disc."""
        c, px, chosen = self.theme.colours, self.theme.px, self.isChecked()
        edge = QPen(colour(c.green if chosen else c.strong_line), 3 if chosen else 1)
        if self._reason:
            edge.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(edge)
        painter.setBrush(colour(self._fill()))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), Radius.CHIP, Radius.CHIP)
        if self._pip is not None:
            self._paint_pip(painter, self._pip)
        if self._size is ChipSize.COMPACT:
            self._paint_one_line(painter)
        else:
            self._paint_two_lines(painter)
        if chosen:
            size = px(18)
            y = px(6) if self._size is ChipSize.FULL else (self.height() - size) / 2
            self._paint_tick(painter, QRectF(self.width() - size - px(6), y, size, size))

    def _fill(self) -> str:
        c = self.theme.colours
        if self._reason:
            return c.paper
        return c.green_tint if self.isChecked() or self.underMouse() else c.card

    def _paint_pip(self, painter: QPainter, pip: Picture) -> None:
        across, gap = (24, 7) if self._size is ChipSize.FULL else (20, 4)
        size = self.theme.px(across)
        painter.setOpacity(0.45 if self._reason else 1.0)
        where = QPointF(self._text_left() - size - self.theme.px(gap), (self.height() - size) / 2)
        painter.drawPixmap(where, pip(size, self.devicePixelRatioF()))
        painter.setOpacity(1.0)

    def _paint_two_lines(self, painter: QPainter) -> None:
        c, px, left = self.theme.colours, self.theme.px, self._text_left()
        room = self.width() - left - px(6)
        name_room = room - (px(20) if self.isChecked() else 0)
        ink, below = (c.off, c.off) if self._reason else (c.ink, c.second)
        middle, words = self.height() / 2, self._reason or self._value_for(room)
        name = QRectF(left, middle - px(22 if words else 11), name_room, px(22))
        draw_text(painter, name, self.text(), font(self.theme, self._name_style()), ink)
        value = QRectF(left, middle - px(1), room, px(20))
        draw_text(painter, value, words, font(self.theme, VALUE), below)

    def _value_for(self, room: float) -> str:
        """The words for the value, or the bare value where they are too long."""
        fits = text_width(font(self.theme, VALUE), self._value) <= room
        return self._value if fits or not self._short else self._short

    def _paint_one_line(self, painter: QPainter) -> None:
        c, px, left = self.theme.colours, self.theme.px, self._text_left()
        value = self._reason or ("" if self.isChecked() else self._short or self._value)
        right = self.width() - px(AT_RIGHT) - (px(18) if self.isChecked() else 0)
        face = font(self.theme, VALUE)
        beside = 0.0 if self._reason else text_width(face, value) + px(6) + 2
        name_face = self._name_font(right - left - beside)
        wanted = min(text_width(name_face, self.text()) + 1, right - left)
        name = QRectF(left, 0, wanted, self.height())
        ink, below = (c.off, c.off) if self._reason else (c.ink, c.second)
        draw_text(painter, name, self.text(), name_face, ink, LEFT)
        rest = QRectF(name.right() + px(6), 0, max(0.0, right - name.right() - px(6)), self.height())
        draw_text(painter, rest, value, face, below, RIGHT)

    def _name_font(self, room: float) -> QFont:
        """The letters of the name, a little smaller where its room is too narrow for it."""
        style = self._name_style()
        sizes = (font(self.theme, TextStyle(size, style.weight)) for size in (style.px, 13, NOTE.px))
        return next((each for each in sizes if text_width(each, self.text()) < room), font(self.theme, NOTE))

    def _name_style(self) -> TextStyle:
        return _NAME_CHOSEN if self.isChecked() else _NAME

    def _paint_tick(self, painter: QPainter, disc: QRectF) -> None:
        c, size = self.theme.colours, self.theme.px(14)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(c.green))
        painter.drawEllipse(disc)
        tick = sign_pixmap(Sign.CHECK, c.on_green, size, self.devicePixelRatioF(), 3.0)
        painter.drawPixmap(disc.center() - QPointF(size / 2, size / 2), tick)
