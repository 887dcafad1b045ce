"""The ladder of bids: numbers said, the one that is yours, numbers that may come."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.on_felt import Ladder, Rung, RungState
from ramsch_desktop.ui.parts.part import CENTRE, Part, colour, draw_text, text_width
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import TEXT, TextStyle

_NUMBER, _OWN_NUMBER, _CAPTION = TextStyle(15, 700), TextStyle(18, 800), TextStyle(14, 600)
_DISC, _OWN_DISC, _STEP, _LINE = 42, 54, 80, 24
_LATER_INK, _LATER_LINE = 190, 110


class LadderPart(Part):
    """Dark discs for what was said, a gold one for yours, outlines for what may come, from left to right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ladder: Ladder | None = None

    @property
    def ladder(self) -> Ladder | None:
        """What is shown."""
        return self._ladder

    def show_ladder(self, ladder: Ladder | None) -> None:
        """Show these numbers, or nothing."""
        self.setVisible(ladder is not None)
        if ladder != self._ladder:
            self._ladder = ladder
            self.setAccessibleName("" if ladder is None else ladder.words)
            self.setAccessibleDescription("" if ladder is None else ladder.note)
            self.setToolTip("" if ladder is None else ladder.note)
            self.update()

    def centres(self) -> list[QPointF]:
        """The middles of the discs."""
        if self._ladder is None:
            return []
        count, px = len(self._ladder.rungs), self.theme.px
        step = min(px(_STEP), (self.width() - px(_OWN_DISC)) / max(1, count - 1))
        left, y = self.width() / 2 - step * (count - 1) / 2, px(_OWN_DISC) / 2 + 2
        return [QPointF(left + at * step, y) for at in range(count)]

    def paint(self, painter: QPainter) -> None:
        """The line, the discs on it, and the words below."""
        if self._ladder is None:
            return
        centres = self.centres()
        painter.setPen(QPen(colour(self.theme.colours.felt_text, _LATER_LINE), 1.5))
        painter.drawLine(centres[0], centres[-1])
        for rung, centre in zip(self._ladder.rungs, centres, strict=True):
            self._paint_rung(painter, rung, centre)
        self._paint_words(painter, self._ladder, centres)

    def _paint_rung(self, painter: QPainter, rung: Rung, centre: QPointF) -> None:
        c, px, own = self.theme.colours, self.theme.px, rung.state is RungState.YOURS
        radius = px(_OWN_DISC if own else _DISC) / 2
        fill = {RungState.SAID: c.badge, RungState.YOURS: c.gold, RungState.LATER: c.felt}[rung.state]
        later = rung.state is RungState.LATER
        edge = colour(c.gold if own else c.felt_text, _LATER_LINE if later else 255)
        painter.setPen(QPen(edge, 1.5))
        painter.setBrush(colour(fill))
        painter.drawEllipse(centre, radius, radius)
        where = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.setOpacity(_LATER_INK / 255 if later else 1.0)
        ink = c.on_gold if own else c.felt_text if later else c.badge_text
        draw_text(painter, where, rung.label, font(self.theme, _OWN_NUMBER if own else _NUMBER), ink, CENTRE)
        painter.setOpacity(1.0)

    def _paint_words(self, painter: QPainter, ladder: Ladder, centres: list[QPointF]) -> None:
        px, ink = self.theme.px, self.theme.colours.felt_text
        top = px(_OWN_DISC) + 4
        own = [at for at, rung in zip(centres, ladder.rungs, strict=True) if rung.state is RungState.YOURS]
        if own:
            face = font(self.theme, _CAPTION)
            half = text_width(face, ladder.yours) / 2 + 1
            x = max(half, min(own[0].x(), self.width() - half))
            draw_text(painter, QRectF(x - half, top, 2 * half, px(_LINE)), ladder.yours, face, ink, CENTRE)
        rest = QRectF(0, top + px(_LINE), self.width(), self.height() - top - px(_LINE))
        if rest.height() >= px(_LINE) - 4:
            painter.setPen(Qt.PenStyle.NoPen)
            draw_text(painter, rest, ladder.note, font(self.theme, TEXT), ink, CENTRE)
