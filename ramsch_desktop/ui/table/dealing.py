"""The deal: backs fly from the dealer, and each card lies at its place when its back has arrived there.

The faces are drawn on the way, one at each step: drawn all at once they would halt what flies. None is drawn when the
clock starts, in the frame that shows the new deal.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QObject, QPoint, QVariantAnimation, Signal
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.ui.table.animator import Animator
from ramsch_desktop.ui.table.card_button import CardArt, CardButton, LyingCard, Presence
from ramsch_desktop.ui.table.shapes import CardPlace, Point
from ramsch_desktop.ui.theme.tokens import Motion

TableCard: TypeAlias = CardButton | LyingCard
Bring: TypeAlias = Callable[[Seat | None, TableCard, CardPlace], None]
"""Lays a new card of a seat, or of the middle, at its place."""


def lay_down(seat: Seat | None, card: TableCard, place: CardPlace) -> None:
    """Lay a new card down at once."""
    del seat
    card.lie(place)
    card.show()


@dataclass(frozen=True)
class DealersWay:
    """Where cards come from and go to: ``homes`` are the corners of a card at each badge; backs are as wide as the
    card that they become, at most ``widest``, and ``small`` where a seat's cards are not shown."""

    dealer: Seat
    homes: Mapping[Seat, QPoint]
    widest: float
    small: float

    def width_to(self, card: TableCard | None) -> float:
        """How wide the back is that flies to where a card waits."""
        return self.small if card is None else min(card.place.width, self.widest)


class _State(Enum):
    REST = "rest"
    PREPARED = "prepared"
    DEALS = "deals"


class Dealing(QObject):
    """``prepare`` makes new cards wait, ``begin`` deals them; ``ended`` tells that all of them lie."""

    ended = Signal()

    def __init__(self, table: QWidget, art: CardArt, animator: Animator) -> None:
        super().__init__(table)
        self._table, self._art, self._animator = table, art, animator
        self._state = _State.REST
        self._waiting: defaultdict[Seat | None, deque[TableCard]] = defaultdict(deque)
        self._order: Sequence[Seat | None] = ()
        self._way = DealersWay(0, {}, 60, 40)
        self._sent = 0
        self._flying: dict[LyingCard, TableCard | None] = {}
        self._spare: list[LyingCard] = []
        self._undrawn: deque[TableCard] = deque()
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._send_due)

    @property
    def clock(self) -> QVariantAnimation:
        """What sends the cards off; its value is how many have been sent."""
        return self._clock

    @property
    def running(self) -> bool:
        """Whether cards are on their way or wait for it."""
        return self._state is not _State.REST

    def set_art(self, art: CardArt) -> None:
        """Deal cards with other backs."""
        self._art = art
        for back in (*self._flying, *self._spare):
            back.set_art(art)

    def bring(self, seat: Seat | None, card: TableCard, place: CardPlace) -> None:
        """Lay a new card at its place, or let it wait there until it is dealt."""
        if self._state is _State.REST:
            lay_down(seat, card, place)
        else:
            card.wait_at(place)
            self._waiting[seat].append(card)

    def prepare(self) -> None:
        """Cards that are new from now on wait; nothing waits where nothing moves."""
        self.finish()
        if self._table.window().isVisible() and self._animator.scaled(Motion.DEAL_CARD):
            self._state = _State.PREPARED

    def begin(self, order: Sequence[Seat | None], way: DealersWay) -> None:
        """Deal in this order."""
        if self._state is not _State.PREPARED:
            return
        self._state = _State.DEALS
        self._order, self._way, self._sent = order, way, 0
        self._undrawn.extend(card for waiting in self._waiting.values() for card in waiting if card.code is not None)
        whole = self._animator.scaled(min(Motion.DEAL_CARD * len(order), Motion.DEAL_AT_MOST))
        self._clock.setStartValue(0)
        self._clock.setEndValue(len(order))
        self._clock.setDuration(max(0, whole - self._animator.scaled(Motion.CARD_TO_TRICK)))
        self._clock.start()

    def _send_due(self, due: int) -> None:
        if due and self._undrawn:
            self._undrawn.popleft().draw_ahead()
        while self._state is _State.DEALS and self._sent < min(due, len(self._order)):
            seat = self._order[self._sent]
            self._sent += 1
            card = self._next(seat)
            if card is not None or seat is not None:
                self._send(seat, card)
        self._end_if_all_lie()

    def _next(self, seat: Seat | None) -> TableCard | None:
        """The next card that waits for a seat and was not taken away meanwhile."""
        waiting = self._waiting[seat]
        while waiting and waiting[0].presence is Presence.GONE:
            waiting.popleft()
        return waiting.popleft() if waiting else None

    def _send(self, seat: Seat | None, card: TableCard | None) -> None:
        """A back flies to where a card waits, or to the badge of a seat whose cards are not shown."""
        back = self._spare.pop() if self._spare else LyingCard(None, self._art, self._table)
        back.draw(CardPlace(Point(0, 0), self._way.width_to(card)))
        back.move(self._way.homes[self._way.dealer])
        back.show()
        back.raise_()
        self._flying[back] = card
        goal = self._way.homes[0 if seat is None else seat] if card is None else self._goal(back, card)
        self._animator.move(back, goal, Motion.CARD_TO_TRICK, partial(self._arrived, back))

    def _goal(self, back: LyingCard, card: TableCard) -> QPoint:
        centre = card.place.centre
        corner = card.mapTo(self._table, QPoint(0, 0)) - card.pos()
        return corner + QPoint(round(centre.x), round(centre.y)) - back.rect().center()

    def _arrived(self, back: LyingCard) -> None:
        card = self._flying.pop(back, None)
        back.hide()
        self._spare.append(back)
        _come(card)
        self._end_if_all_lie()

    def _end_if_all_lie(self) -> None:
        if self._state is _State.DEALS and self._sent == len(self._order) and not self._flying:
            self.finish()

    def finish(self) -> None:
        """Every card lies at its place now."""
        if self._state is _State.REST:
            return
        self._state = _State.REST
        self._clock.stop()
        cards = list(self._flying.values())
        for back in list(self._flying):
            self._animator.stop(back)
            back.hide()
            self._spare.append(back)
        self._flying.clear()
        self._undrawn.clear()
        cards += [card for waiting in self._waiting.values() for card in waiting]
        self._waiting.clear()
        for card in cards:
            _come(card)
        self.ended.emit()


def _come(card: TableCard | None) -> None:
    """Lie on the table now, unless it was taken away meanwhile."""
    if card is not None and card.presence is not Presence.GONE:
        card.come()
