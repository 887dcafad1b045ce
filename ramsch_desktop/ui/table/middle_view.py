"""Cards that lie in the middle before the first trick: skat, talon, the turned trump, with a caption below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.sections import CardLine
from ramsch_desktop.ui.parts.part import CENTRE, Part, colour, text_width
from ramsch_desktop.ui.table.card_button import CardArt, LyingCard
from ramsch_desktop.ui.table.dealing import Bring, lay_down
from ramsch_desktop.ui.table.layout import MARGIN, TableLayout
from ramsch_desktop.ui.table.paper_layout import rooms_beside, widest_paper
from ramsch_desktop.ui.table.shapes import CARD_RATIO, CardPlace, Point, Rect
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import TEXT

_PAIR, _HEAP = 2, 5
_TILT, _BETWEEN, _HEAP_STEP = 4.0, 0.92, 0.02


CAPTION, CAPTION_GAP = 26, 6
"""The height of a caption in one line at text scale 1, and what it has round it in several."""

BETWEEN_PARTS = " · "
"""What stands between the parts of a caption in one line."""

READABLE, RECOGNISED = 54.0, 34.0
"""Widths from which a card beside a paper is read at ease, and is still recognised."""
_ABOUT: Final = 0.9
"""Of the width of the widest cards: narrower ones are about as wide."""


class Captioned(Enum):
    """Where the words stand: on a line below the cards, in as many lines as the room beside a paper makes of them, or
    nowhere."""

    LINE = "line"
    ROOM = "room"
    NOWHERE = "nowhere"


class Caption(Part):
    """One line on the felt, or a few where it is too short."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""

    def set_words(self, words: str) -> None:
        """Show another line."""
        self._words = words
        self.setAccessibleName(words)
        self.update()

    def paint(self, painter: QPainter) -> None:
        """Centred, in the colour of captions on felt."""
        face = font(self.theme, TEXT)
        painter.setFont(face)
        painter.setPen(colour(self.theme.colours.felt_text))
        painter.drawText(QRectF(self.rect()), CENTRE | Qt.TextFlag.TextWordWrap, self.lines_at(self.width()))

    def lines_at(self, width: float) -> str:
        """The words at this width: where one line is too short, each part has its own."""
        fits = text_width(font(self.theme, TEXT), self._words) <= width
        return self._words if fits else self._words.replace(BETWEEN_PARTS, "\n")

    def height_at(self, width: float) -> float:
        """How high the words are at this width, in one line or more."""
        face = QFontMetricsF(font(self.theme, TEXT))
        wrapped = face.boundingRect(QRectF(0, 0, width, 1000), Qt.TextFlag.TextWordWrap, self.lines_at(width))
        return max(self.theme.px(20), wrapped.height() + 2)


class MiddleView:
    """Lays the cards of a line in the middle: backs as a heap, one or two of them side by side, open cards beside."""

    def __init__(self, table: QWidget, art: CardArt, bring: Bring = lay_down) -> None:
        self._table, self._art, self._bring = table, art, bring
        self._line: CardLine | None = None
        self._layout: TableLayout | None = None
        self._room: Rect | None = None
        self._captioned = Captioned.LINE
        self._beside: tuple[object, ...] | None = None
        self._cards: list[LyingCard] = []
        self._caption = Caption(table)
        self._caption.hide()

    @property
    def line(self) -> CardLine | None:
        """What lies there."""
        return self._line

    @property
    def cards(self) -> tuple[LyingCard, ...]:
        """The cards from left to right."""
        return tuple(self._cards)

    def set_art(self, art: CardArt) -> None:
        """Show other faces in the same places."""
        self._art = art
        for card in self._cards:
            card.set_art(art)

    def show(self, line: CardLine | None) -> None:
        """Lay down this line, or nothing."""
        if line != self._line:
            self._line, self._beside = line, None
            self._lay()

    def arrange(self, layout: TableLayout, room: Rect | None = None) -> None:
        """Lie by another layout, in a part of its middle where not all of it is free."""
        self._layout, self._room, self._captioned, self._beside = layout, room, Captioned.LINE, None
        self._lay()

    def show_beside(self, line: CardLine | None, layout: TableLayout, paper: Rect) -> None:
        """Lay down this line where a paper leaves most room, without its caption where that makes the cards too
        small; nothing if there is no room."""
        asked = line, layout, paper, self._caption.theme
        if asked == self._beside:
            return
        place, self._beside = None, asked
        if line is not None and line.cards:
            self._caption.set_words(line.note)
            place = place_beside(layout, line, paper, self._caption.theme.text_scale, self._caption.height_at)
        shown = None if place is None else line
        room, captioned = place or (None, Captioned.LINE)
        if (shown, layout, room, captioned) != (self._line, self._layout, self._room, self._captioned):
            self._line, self._layout, self._room, self._captioned = shown, layout, room, captioned
            self._lay()

    def _lay(self) -> None:
        written = self._captioned is not Captioned.NOWHERE
        self._caption.setVisible(written and self._line is not None and bool(self._line.cards))
        if self._line is None or self._layout is None or not self._line.cards:
            self._lay_cards([])
            return
        self._caption.set_words(self._line.note)
        places = middle_places(self._layout, self._line, self._caption_height(), self._room)
        self._lay_cards(places)
        for card in self._cards:
            card.setAccessibleName(self._line.note)
        lowest = max(place.centre.y + place.height / 2 for _, place in places)
        self._caption.setGeometry(self._caption_place(lowest + 2))

    def _lay_cards(self, places: Sequence[tuple[str | None, CardPlace]]) -> None:
        """The same cards move to their new places, also those that are still to be dealt; others take their place."""
        if [card.code for card in self._cards] == [code for code, _ in places]:
            for card, (_, place) in zip(self._cards, places, strict=True):
                card.lie(place)
            return
        for card in self._cards:
            card.leave()
        self._cards = [self._new_card(code, place) for code, place in places]

    def _new_card(self, code: str | None, place: CardPlace) -> LyingCard:
        card = LyingCard(code, self._art, self._table)
        card.stackUnder(self._caption)
        self._bring(None, card, place)
        return card

    def _caption_height(self) -> float:
        if self._captioned is Captioned.ROOM and self._room is not None:
            return self._caption.height_at(self._room.width) + CAPTION_GAP
        return self._caption.theme.px(CAPTION) if self._captioned is Captioned.LINE else 0.0

    def _caption_place(self, top: float) -> QRect:
        """As wide as the table where no badge is in the way, else as the middle, or the part of it that is free."""
        layout, room = self._layout, self._room
        assert layout is not None
        line = Rect(MARGIN, top, layout.width - 2 * MARGIN, self._caption.theme.px(20))
        part = room is not None and (room.width < layout.middle.width or self._captioned is Captioned.ROOM)
        if part or any(badge.meets(line) for badge in layout.seats):
            free = room if room is not None and part else layout.middle
            line = Rect(free.x, top, free.width, line.height)
        height = self._caption.height_at(line.width)
        return QRect(round(line.x), round(line.y), round(line.width), round(height))


def middle_places(
    layout: TableLayout, line: CardLine, caption: float, free: Rect | None = None
) -> list[tuple[str | None, CardPlace]]:
    """Code and place of each card that is drawn, in the part of the middle that is free; of many backs only the
    uppermost are."""
    codes = [None if card is None else card.code for card in line.cards]
    backs, faces = codes.count(None), [code for code in codes if code is not None]
    room = layout.middle if free is None else free
    groups = backs if backs <= _PAIR else 1
    count = groups + len(faces)
    width = _card_width(layout, room, count, caption)
    centre = Point(room.centre.x, room.y + 6 + width * CARD_RATIO / 2)
    spare = room.height - caption - 12 - width * CARD_RATIO
    centre = Point(centre.x, centre.y + max(0.0, min(spare / 2, spare)))
    found: list[tuple[str | None, CardPlace]] = []
    for at in range(count):
        x = centre.x + (at - (count - 1) / 2) * _BETWEEN * width * (1.25 if faces else 1.0)
        angle = 0.0 if faces or backs > _PAIR or count == 1 else _TILT * (1 if at else -1)
        code = None if at < groups else faces[at - groups]
        heap = min(backs, _HEAP) if at < groups and backs > _PAIR else 1
        for layer in range(heap):
            lift = (heap - 1 - layer) * _HEAP_STEP * width
            found.append((code, CardPlace(Point(x + lift, centre.y + lift), width, angle)))
    return found


def _card_width(layout: TableLayout, room: Rect, count: int, caption: float) -> float:
    """How wide so many cards side by side are in this room."""
    across = room.width / (count * _BETWEEN * 1.25 + 0.2)
    return max(1.0, min(layout.trick[0].width, (room.height - caption - 12) / CARD_RATIO, across))


def place_beside(
    layout: TableLayout, line: CardLine, paper: Rect, scale: float, caption: Callable[[float], float]
) -> tuple[Rect, Captioned] | None:
    """The room beside a paper in which the cards are widest, if possible one that spoken words leave free; with the
    caption, so high at a width, if the cards can be read above it. None if no card would be recognised.

    Where they are about as wide beside the widest paper that may lie there they lie beside that, so that they keep
    their place from one deal to the next though other words make another paper."""
    beside = _Beside(layout, line, scale, caption)
    now, always = beside.place(paper), beside.place(widest_paper(layout, paper, scale))
    if now is None or always is None:
        return now
    return always if beside.wide(*always) >= _ABOUT * beside.wide(*now) else now


@dataclass(frozen=True)
class _Beside:
    """A line of cards that looks for its place; ``caption`` tells how high its words are at a width."""

    layout: TableLayout
    line: CardLine
    scale: float
    caption: Callable[[float], float]

    def place(self, paper: Rect) -> tuple[Rect, Captioned] | None:
        """Of rooms where the cards are about as wide the one nearest to the middle of the table."""
        for least, rooms in zip((READABLE, RECOGNISED), rooms_beside(self.layout, paper, self.scale), strict=True):
            for captioned, enough in ((Captioned.ROOM, READABLE), (Captioned.NOWHERE, least)):
                widths = [self.wide(room, captioned) for room in rooms]
                least_wide = max(enough, _ABOUT * max(widths, default=0.0))
                fitting = [room for room, width in zip(rooms, widths, strict=True) if width >= least_wide]
                if fitting:
                    return min(fitting, key=lambda room: abs(room.centre.x - self.layout.width / 2)), captioned
        return None

    def wide(self, room: Rect, captioned: Captioned) -> float:
        """The width of a card in a room."""
        backs = sum(card is None for card in self.line.cards)
        count = len(self.line.cards) - backs + (backs if backs <= _PAIR else 1)
        below = self.caption(room.width) + CAPTION_GAP if captioned is Captioned.ROOM else 0.0
        return _card_width(self.layout, room, count, below)
