"""The cards of a finished deal: all hands as they were dealt, the skat, and what was laid away.

Where cards are exchanged with a talon that nobody asks about, or the skat is passed from hand to hand, the hands are
those that were played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.people import AVATARS
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.events import CardsExchanged, CardsLaidAway, TrumpTurned, TurnedCardTaken
from ramsch_desktop.engine.phases.joining import Drop
from ramsch_desktop.engine.played_hands import played_hands
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine
from ramsch_desktop.games.shared.words import cards_named, tricks_text
from ramsch_desktop.play.session import HUMAN
from ramsch_desktop.ui.parts.part import text_width
from ramsch_desktop.ui.parts.text import Role, label
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.table.shapes import CARD_RATIO
from ramsch_desktop.ui.table.sorting import Sorting, sort_hand
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import STRONG, Space

NARROW, WIDE = 30, 60
"""The width of a card in pixels, at the least and at the most."""
CLOSE, LOOSE, APART = 0.36, 0.56, 1.1
"""From one card to the next, in card widths: the index can still be read, a hand with room, cards beside each other."""
FEW = 5
"""Hands of so few cards have room for whole cards beside each other."""
_HEAD, _BESIDE, _HEADS_FROM = 36, 10, 260
TALON_SHOWN = 4
"""A talon of more cards is a stock that nobody asks about."""


Others: TypeAlias = list[tuple[str, Sequence[Card | None]]]
"""Cards that nobody held, each with the words for them."""


@dataclass(frozen=True)
class CardSize:
    """How wide a card is drawn, and how far cards lie apart at the most, in card widths."""

    width: int
    apart: float = LOOSE


@dataclass(frozen=True)
class Room:
    """The place for rows of cards, and what lies between two rows, in pixels."""

    width: int
    height: int
    between: int

    def card_width(self, rows: int) -> int:
        """As wide as so many rows of cards may be."""
        return max(NARROW, min(WIDE, round((self.height / max(1, rows) - self.between) / CARD_RATIO)))


class SpreadCards(QWidget):
    """Small cards in a row that spread over the room they get."""

    def __init__(self, codes: Sequence[str | None], deck: Deck, size: CardSize, words: str) -> None:
        super().__init__()
        self._codes, self._deck, self._size = tuple(codes), deck, size
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """All cards as far apart as they like to lie."""
        return self._room(self._size.apart)

    def minimumSizeHint(self) -> QSize:
        """All cards so close that each index is seen."""
        return self._room(min(self._size.apart, CLOSE))

    def step(self) -> float:
        """From one card to the next, in pixels."""
        width, gaps = self._size.width, max(1, len(self._codes) - 1)
        return min(width * self._size.apart, (self.width() - width) / gaps)

    def draws_ahead(self) -> list[Callable[[], object]]:
        """What draws the cards, each by itself, before they are shown."""
        width, dpr = self._size.width, self.devicePixelRatioF()
        return [partial(self._deck.small(code), width, dpr) for code in self._codes]

    def paintEvent(self, event: QPaintEvent) -> None:
        """The cards from left to right, each over the one before."""
        painter = QPainter(self)
        for at, code in enumerate(self._codes):
            picture = self._deck.small(code)(self._size.width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(at * self.step(), 0), picture)

    def _room(self, apart: float) -> QSize:
        width = self._size.width
        gaps = max(0, len(self._codes) - 1)
        return QSize(round(width + gaps * apart * width), round(width * CARD_RATIO))


def hands_widget(
    course: Course, narrator: Narrator, deck: Deck, pictures: Pictures, lines: Sequence[CardLine], room: Room
) -> QWidget:
    """A row for each seat and one for what nobody held, cards as large as the room allows; what has no place beside
    each other in its width has a row each."""
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(current_theme().px(_BESIDE))
    grid.setVerticalSpacing(room.between)
    grid.setColumnStretch(2, 1)
    others = _others(course, narrator, lines)
    hands = _sorted_hands(course)
    width = room.card_width(len(hands) + bool(others))
    for row, (seat, cards) in enumerate(hands):
        if room.width >= current_theme().px(_HEADS_FROM):
            grid.addWidget(_head(seat, pictures), row, 0)
        grid.addWidget(_person(seat, course, narrator), row, 1)
        size = CardSize(width, APART if len(cards) <= FEW else LOOSE)
        grid.addWidget(_spread(cards, deck, size, narrator), row, 2)
    for row, part in enumerate(_rows_of(others, width, room.width), len(hands)):
        grid.addLayout(_side_by_side(part, deck, width, narrator), row, 1, 1, 2)
    return box


def _rows_of(others: Others, width: int, room: int) -> list[Others]:
    """All of it in one row, or each in a row of its own where one has no room for its words and cards."""
    px, strong = current_theme().px, font(current_theme(), STRONG)
    words = sum(text_width(strong, heading) for heading, _ in others)
    cards = sum(width * (1 + APART * (len(cards) - 1)) for _, cards in others)
    gaps = px(_HEAD + _BESIDE) + (2 * len(others) - 1) * px(Space.S)
    return [others] if others and words + cards + gaps <= room else [[other] for other in others]


def _others(course: Course, narrator: Narrator, lines: Sequence[CardLine]) -> Others:
    """The dealt talon where it is small, what became of it, and what the game itself shows."""
    talon, translate = course.deal.talon, narrator.speech.translate
    if was_passed_on(course):
        at_end = next(e.cards for e in reversed(course.events) if isinstance(e, CardsLaidAway))
        return [(translate("ResultSheet", "Skat"), talon), (translate("ResultSheet", "At the end"), at_end)]
    named: Others = []
    if talon and len(talon) <= TALON_SHOWN:
        named.append((translate("ResultSheet", "Skat"), talon))
    return named + [(line.heading, line.cards) for line in lines if not named or set(line.cards) != set(talon)]


def _side_by_side(others: Others, deck: Deck, width: int, narrator: Narrator) -> QHBoxLayout:
    line = QHBoxLayout()
    line.setSpacing(current_theme().px(Space.S))
    for heading, cards in others:
        line.addWidget(label(heading, Role.STRONG))
        line.addWidget(_spread(cards, deck, CardSize(width, APART), narrator), 1)
    return line


def _spread(cards: Sequence[Card | None], deck: Deck, size: CardSize, narrator: Narrator) -> SpreadCards:
    known = tuple(card for card in cards if card is not None)
    codes = [None if card is None else card.code for card in cards]
    return SpreadCards(codes, deck, size, cards_named(known, narrator.speech))


def _head(seat: Seat, pictures: Pictures) -> QLabel:
    head = QLabel()
    head.setPixmap(pictures.avatar(AVATARS[seat])(current_theme().px(_HEAD), head.devicePixelRatioF()))
    return head


def _person(seat: Seat, course: Course, narrator: Narrator) -> QWidget:
    """The name, and below it the tricks of the seat or that it took no part."""
    person = QWidget()
    column = QVBoxLayout(person)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addStretch(1)
    column.addWidget(label(narrator.speech.name(seat), Role.STRONG))
    note = _part_in_the_deal(seat, course, narrator)
    if note:
        column.addWidget(label(note, Role.NOTE))
    column.addStretch(1)
    return person


def _part_in_the_deal(seat: Seat, course: Course, narrator: Narrator) -> str:
    """The tricks of a seat, or that it dropped out; nothing where no card was played."""
    assert course.score is not None
    view = course.view(HUMAN)
    if Drop() in view.table.said_by(seat):
        return narrator.game.words.seat_line(view, seat, narrator.speech)
    return tricks_text(course.score.tricks[seat], narrator.speech) if any(course.score.tricks) else ""


def was_exchanged(course: Course) -> bool:
    """True if the hands that were played are not those that were dealt, since cards went to a talon."""
    return any(
        isinstance(event, TurnedCardTaken) or (isinstance(event, CardsExchanged) and event.cards)
        for event in course.events
    )


def was_passed_on(course: Course) -> bool:
    """True if the skat went through hands, as before a Schieberamsch, and belongs to no declarer."""
    assert course.score is not None
    return course.score.declarer is None and bool(course.deal.talon) and not _with_talon(course) and _laid_away(course)


def _laid_away(course: Course) -> bool:
    return any(isinstance(event, CardsLaidAway) for event in course.events)


def _with_talon(course: Course) -> bool:
    return any(isinstance(event, TrumpTurned) for event in course.events)


def _sorted_hands(course: Course) -> list[tuple[Seat, list[Card]]]:
    order = course.view(0).order
    as_played = _with_talon(course) or was_passed_on(course)
    hands = played_hands(course.events) if as_played else dict(enumerate(course.deal.hands))
    return [(seat, list(sort_hand(hands[seat], order, Sorting.ALTERNATING))) for seat in sorted(course.deal.active)]
