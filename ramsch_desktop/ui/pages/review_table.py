"""The table of a review: all hands open, the trick, and what is done next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ramsch_desktop.controller.models.review import hand_words
from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.people import AVATARS
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.table import lay_out
from ramsch_desktop.ui.pages.paper_page import empty
from ramsch_desktop.ui.parts.badge import Badge, BadgeFace
from ramsch_desktop.ui.parts.elided_label import ElidedLabel
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.open_hand import Mark, OpenHand
from ramsch_desktop.ui.parts.text import Role, label, paragraph
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.table.sorting import Sorting, sort_hand
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground

_LOW: Final = 380
_COLUMNS: Final = 3
_FEW: Final = 4
_BADGE_FROM: Final = 50
_BADGES: Final = 3
"""Above smaller cards, and with more seats, the name stands alone."""


class ReviewTable(QWidget):
    """Opponents above in the order of play, the trick in the middle, your hand below."""

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, Ground.FELT)
        self._pictures = pictures
        self._narrator: Narrator | None = None
        self._deck: Deck | None = None
        self._seats: tuple[Seat, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.hands: dict[Seat, OpenHand] = {}
        self._badges: dict[Seat, Badge] = {}
        self._names: dict[Seat, ElidedLabel] = {}
        self._heading = label("", Role.FELT_STRONG)
        self._sentence = paragraph("", Role.FELT)
        self._trick: OpenHand | None = None
        self._away: OpenHand | None = None
        self._away_words = label("", Role.FELT_NOTE)

    def set_up(self, course: Course, narrator: Narrator, deck: Deck, height: int) -> None:
        """Lay out the seats of a deal in so many pixels of height."""
        self._narrator, self._deck = narrator, deck
        order = course.deal.active
        mine = order.index(0) if 0 in order else 0
        self._seats = (*order[mine:], *order[:mine])
        empty(self._column)
        self.hands, self._badges, self._names = {}, {}, {}
        self._heading, self._sentence = label("", Role.FELT_STRONG), paragraph("", Role.FELT)
        self._away_words = label("", Role.FELT_NOTE)
        low = height < _LOW
        small = 39 if low or len(self._seats) > _FEW else 54
        self._trick = OpenHand(deck, 39 if low else 54)
        self._away = OpenHand(deck, small)
        self._column.addLayout(self._others(small))
        self._column.addStretch(1)
        self._column.addLayout(self._middle(low))
        self._column.addStretch(1)
        self._column.addWidget(self._own(60 if low else 90))

    def _others(self, card_width: int) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(current_theme().px(16))
        others = self._seats[1:]
        for at, seat in enumerate(others):
            column = 2 * at if len(others) == 2 else at % _COLUMNS
            grid.addWidget(self._hand_block(seat, card_width), at // _COLUMNS, column)
            grid.setColumnStretch(column, 1)
        if len(others) == 2:
            grid.addLayout(self._away_block(), 0, 1)
        return grid

    def _hand_block(self, seat: Seat, card_width: int) -> QWidget:
        assert self._narrator is not None
        assert self._deck is not None
        block = QWidget()
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.hands[seat] = OpenHand(self._deck, card_width)
        if card_width < _BADGE_FROM or len(self._seats) > _BADGES:
            self._names[seat] = ElidedLabel("", Role.FELT_STRONG)
            column.addWidget(self._names[seat])
        else:
            badge = Badge(BadgeFace(self._narrator.speech.name(seat)), self._pictures.avatar(AVATARS[seat]))
            self._badges[seat] = badge
            column.addWidget(badge, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.hands[seat])
        return block

    def _away_block(self) -> QVBoxLayout:
        assert self._away is not None
        column = QVBoxLayout()
        self._away.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        column.addStretch(1)
        column.addWidget(self._away_words, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._away)
        return column

    def _middle(self, low: bool) -> QHBoxLayout:
        assert self._trick is not None
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addStretch(1)
        words.addWidget(self._heading)
        words.addWidget(self._sentence)
        words.addStretch(1)
        row.addLayout(words, 3)
        row.addWidget(self._trick, 2)
        if len(self._seats) != 3:
            row.addLayout(self._away_block(), 1)
        return row

    def _own(self, card_width: int) -> QWidget:
        assert self._deck is not None
        hand = OpenHand(self._deck, card_width, tags=True)
        self.hands[self._seats[0]] = hand
        return hand

    def show_step(self, course: Course, heading: str, sentence: str, marks: Mapping[Card, Mark]) -> None:
        """Show a deal before its next decision; marks are put on the cards of whoever holds them."""
        assert self._narrator is not None
        assert self._trick is not None
        order = course.view(0).order
        for seat, hand in self.hands.items():
            cards = sort_hand(course.hands[seat], order, Sorting.ALTERNATING)
            hand.show_cards(cards, hand_words(course, seat, cards, self._narrator), _on(cards, marks))
        self._show_seats(course)
        self._heading.setText(heading)
        self._sentence.setText(sentence)
        cards = lay_out(course.events, course.standing.seats).trick.cards
        self._trick.show_cards(cards, hand_words(course, 0, cards, self._narrator) if cards else "")
        self._show_away(course)

    def _show_seats(self, course: Course) -> None:
        assert self._narrator is not None
        view, words, speech = course.view(0), self._narrator.game.words, self._narrator.speech
        for seat, badge in self._badges.items():
            second = words.seat_line(view, seat, speech)
            badge.show_face(BadgeFace(speech.name(seat), second, dealer=seat == view.table.dealer))
        for seat, name in self._names.items():
            second = words.seat_line(view, seat, speech)
            both = self.tr("{name} · {line}").format(name=speech.name(seat), line=second)
            name.setText(both if second else speech.name(seat))

    def _show_away(self, course: Course) -> None:
        assert self._away is not None
        assert self._narrator is not None
        table = lay_out(course.events, course.standing.seats)
        laid = [card for _, cards in table.laid_away for card in cards if card is not None]
        cards = tuple(laid[-2:]) if laid else tuple(card for card in table.talon if card is not None)
        words = self.tr("Laid away") if laid else self.tr("Face down")
        few = len(cards) <= 4
        self._away_words.setText(words if cards and few else "")
        self._away.show_cards(cards if few else (), words)

    @property
    def labels(self) -> tuple[QLabel, QLabel]:
        """Heading and sentence."""
        return self._heading, self._sentence


def _on(cards: tuple[Card, ...], marks: Mapping[Card, Mark]) -> dict[Card, Mark]:
    return {card: mark for card, mark in marks.items() if card in cards}
