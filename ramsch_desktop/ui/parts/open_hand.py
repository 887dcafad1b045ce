"""Cards face up side by side, to be looked at: overlapping where they need to, marked by words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.ui.parts.part import CENTRE, Part, colour, draw_text, text_width
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.table.face_cache import Shadow, card_height
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.tokens import TextStyle

_STEP: Final = 0.78
_RAISE: Final = 0.12
_TAG = TextStyle(12, 700)
_TAG_HEIGHT: Final = 22


class MarkTone(Enum):
    """A better card, a good one that was played, one that cost something."""

    BETTER = "better"
    GOOD = "good"
    BAD = "bad"


@dataclass(frozen=True)
class Mark:
    """Words on a card."""

    text: str
    tone: MarkTone


class OpenHand(Part):
    """``tags`` keeps room for marks above the cards."""

    def __init__(self, deck: Deck, width: int, parent: QWidget | None = None, *, tags: bool = False) -> None:
        super().__init__(parent)
        self._deck = replace(deck, shadow=Shadow.NONE)
        self._card_width, self._tags = width, tags
        self._cards: tuple[Card, ...] = ()
        self._marks: Mapping[Card, Mark] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: Sequence[Card], words: str, marks: Mapping[Card, Mark] | None = None) -> None:
        """Show these cards; ``words`` is the sentence for the screen reader."""
        self._cards, self._marks = tuple(cards), marks or {}
        self.setAccessibleName(words)
        self.update()

    @property
    def cards(self) -> tuple[Card, ...]:
        """What is shown, from left to right."""
        return self._cards

    @property
    def marks(self) -> Mapping[Card, Mark]:
        """Which cards wear words."""
        return self._marks

    def sizeHint(self) -> QSize:
        """All cards with the usual step."""
        count = max(1, len(self._cards))
        width = round(self._card_width * (1 + _STEP * (count - 1)))
        return QSize(width, card_height(self._card_width) + self._above())

    def minimumSizeHint(self) -> QSize:
        """Two cards wide; narrower hands overlap more."""
        return QSize(2 * self._card_width, self.sizeHint().height())

    def _above(self) -> int:
        return self.theme.px(_TAG_HEIGHT) + round(_RAISE * self._card_width) + 4 if self._tags else 0

    def paint(self, painter: QPainter) -> None:
        """Cards from left to right, then the tags."""
        count, width = len(self._cards), self._card_width
        if not count:
            return
        step = min(_STEP * width, (self.width() - width) / (count - 1)) if count > 1 else 0.0
        left = (self.width() - width - step * (count - 1)) / 2
        places = [QPointF(left + at * step, self._top(card)) for at, card in enumerate(self._cards)]
        for card, place in zip(self._cards, places, strict=True):
            painter.drawPixmap(place, self._deck.card(card.code, width, 0, self.devicePixelRatioF()))
            if card in self._marks:
                self._paint_edge(painter, place, self._marks[card])
        self._paint_tags(painter, places)

    def _top(self, card: Card) -> float:
        return self._above() - (round(_RAISE * self._card_width) if card in self._marks and self._tags else 0)

    def _paint_edge(self, painter: QPainter, at: QPointF, mark: Mark) -> None:
        width = self._card_width
        painter.setPen(QPen(colour(self._edge(mark)), 3.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        card = QRectF(at.x(), at.y(), width, card_height(width)).adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(card, width * 0.06, width * 0.06)

    def _edge(self, mark: Mark) -> str:
        c = self.theme.colours
        return {MarkTone.BETTER: c.gold, MarkTone.GOOD: c.green, MarkTone.BAD: c.minus}[mark.tone]

    def _paint_tags(self, painter: QPainter, places: Sequence[QPointF]) -> None:
        """Side by side where their cards are close."""
        if not self._tags:
            return
        boxes: list[tuple[QRectF, Mark]] = []
        for card, place in zip(self._cards, places, strict=True):
            if card in self._marks:
                boxes.append((self._tag_box(place, self._marks[card]), self._marks[card]))
        over = 0.0
        for (first, _), (second, _) in pairwise(boxes):
            over = max(over, first.right() + 4 - second.left())
        for at, (box, mark) in enumerate(boxes):
            shift = (at - (len(boxes) - 1) / 2) * over
            self._paint_tag(painter, box.translated(shift, 0), mark)

    def _tag_box(self, at: QPointF, mark: Mark) -> QRectF:
        px = self.theme.px
        width, height = text_width(font(self.theme, _TAG), mark.text) + px(18), px(_TAG_HEIGHT)
        middle = at.x() + self._card_width * 0.45
        x = min(max(0.0, middle - width / 2), self.width() - width)
        return QRectF(x, at.y() - height - 2, width, height)

    def _paint_tag(self, painter: QPainter, box: QRectF, mark: Mark) -> None:
        c = self.theme.colours
        fill, ink = (c.gold, c.on_gold) if mark.tone is MarkTone.BETTER else (c.green_tint, c.ink)
        fill = c.red_tint if mark.tone is MarkTone.BAD else fill
        painter.setPen(QPen(colour(self._edge(mark)), 1))
        painter.setBrush(colour(fill))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        draw_text(painter, box, mark.text, font(self.theme, _TAG), ink, CENTRE)
