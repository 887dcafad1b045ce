"""The trick in the middle: cards come flying from their seats and go to the winner together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import NO_TRICK, Trick
from ramsch_desktop.ui.table.animator import Animator
from ramsch_desktop.ui.table.card_button import CardArt, LyingCard, Mark
from ramsch_desktop.ui.table.shapes import CardPlace
from ramsch_desktop.ui.theme.tokens import Motion

Spoken: TypeAlias = Callable[[Seat, str], str]
"""The name that is spoken for a card that a seat played."""


class TrickView:
    """Lays the cards of a trick on a table; ``homes`` says where each seat's cards come from and go to."""

    def __init__(self, table: QWidget, art: CardArt, animator: Animator, spoken: Spoken) -> None:
        self._table = table
        self._art = art
        self._animator = animator
        self._spoken = spoken
        self._places: tuple[CardPlace, ...] = ()
        self._homes: dict[Seat, QPoint] = {}
        self._shown: Trick = NO_TRICK
        self._cards: dict[Seat, LyingCard] = {}

    @property
    def cards(self) -> tuple[LyingCard, ...]:
        """The cards that lie, in the order they were played."""
        return tuple(self._cards[play.seat] for play in self._shown.plays)

    def set_art(self, art: CardArt) -> None:
        """Show other faces in the same places."""
        self._art = art
        for card in self._cards.values():
            card.set_art(art)

    def arrange(self, places: tuple[CardPlace, ...], homes: dict[Seat, QPoint]) -> None:
        """Lie at these places, one a seat; cards come from and go to these homes."""
        self._places, self._homes = places, homes
        for seat, card in self._cards.items():
            self._animator.stop(card)
            card.lie(places[seat])

    def show(self, trick: Trick, winner: Seat | None, taken_by: Seat | None, start: QPoint | None = None) -> None:
        """Show a trick; ``winner`` marks a complete one, ``taken_by`` says where the one before it goes.

        ``start`` is where your own card comes from, the corner of its place in the hand.
        """
        if self._shown.plays and trick.plays[: len(self._shown.plays)] != self._shown.plays:
            self._sweep(taken_by)
        for play in trick.plays[len(self._shown.plays) :]:
            self._add(play.seat, play.card.code, start if play.seat == 0 else None)
        self._shown = trick
        for seat, card in self._cards.items():
            card.set_winning(Mark.CHOSEN if seat == winner else Mark.NONE)
            card.setAccessibleName(self._spoken(seat, str(card.code)))

    def draw_ahead(self, seat: Seat, code: str) -> Callable[[], object]:
        """What draws the picture of a card that a seat may play."""
        place = self._places[seat]
        return partial(self._art.card, code, round(place.width), place.angle, self._table.devicePixelRatioF())

    def _add(self, seat: Seat, code: str, start: QPoint | None) -> None:
        card = LyingCard(code, self._art, self._table)
        place = self._places[seat]
        card.draw(place)
        card.move(start if start is not None else self._homes[seat])
        card.show()
        card.raise_()
        self._cards[seat] = card
        self._animator.move(card, card.corner_at(place), Motion.CARD_TO_TRICK)

    def _sweep(self, seat: Seat | None) -> None:
        cards = list(self._cards.values())
        self._cards.clear()
        self._shown = NO_TRICK
        for card in cards:
            card.set_winning(Mark.NONE)
            if seat is None:
                card.leave()
            else:
                self._animator.move(card, self._homes[seat], Motion.TRICK_TO_WINNER, card.leave)

    def clear(self) -> None:
        """Take every card off the table at once."""
        self._sweep(None)
