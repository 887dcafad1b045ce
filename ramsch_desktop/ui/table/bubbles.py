"""What is said at the table: words of seats at their badges, a hint and a rule at the card or button they are about."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Text
from ramsch_desktop.ui.parts.bubble import RULE_MS, SAY_MS, TAIL_HALF, TAIL_OFFSET, Bubble, BubbleKind, TailSide

APART = 8
"""Bubbles closer to each other than this, in pixels, are not read well."""


class Waits(Enum):
    """Whether a hint is away until a rule at its place is gone."""

    NO = "no"
    FOR_RULE = "for a rule"


class Bubbles:
    """Keeps one bubble a seat, one for hints and one for rules."""

    def __init__(self, table: QWidget) -> None:
        self._table = table
        self.rule = Bubble(BubbleKind.RULE, table)
        self.hint = Bubble(BubbleKind.HINT, table)
        self._says: dict[Seat, Bubble] = {}
        self._hint_waits = Waits.NO
        self.rule.gone.connect(self._bring_hint_back)

    @property
    def shown(self) -> bool:
        """Whether a hint or a rule is to be seen."""
        return any(bubble.isVisible() and not bubble.leaving for bubble in (self.hint, self.rule))

    def forget(self) -> None:
        """A hint and a rule belong to the decision that is over."""
        self._hint_waits = Waits.NO
        self.hint.fade_out()
        self.rule.fade_out()

    def say(
        self, seat: Seat, words: str, badge: QRectF, avoid: Sequence[QRectF] = (), spare: Sequence[QRectF] = ()
    ) -> None:
        """A seat speaks, below its badge or its picture, or beside or above the badge where that covers less of
        ``avoid`` and of what others still say, else less of ``spare``; your own bubble stands above your picture."""
        if seat not in self._says:
            self._says[seat] = Bubble(BubbleKind.SAY, self._table)
        bubble = self._says[seat]
        bubble.set_words(words)
        target, side = self._best_side(seat, badge, (*avoid, *self._said_by_others(seat)), spare)
        bubble.point_at(target, QRectF(self._table.rect()), side, life=SAY_MS)

    def _said_by_others(self, seat: Seat) -> list[QRectF]:
        others = (bubble for other, bubble in self._says.items() if other != seat)
        return [QRectF(bubble.geometry()) for bubble in others if bubble.isVisible() and not bubble.leaving]

    def make_way(self, seat: Seat, badge: QRectF, come: QRectF, avoid: Sequence[QRectF]) -> None:
        """What a seat says goes where it covers less, if something that must be read has ``come`` below it."""
        bubble = self._says.get(seat)
        if bubble is None or not bubble.isVisible() or not _covers(QRectF(bubble.geometry()), (come,)):
            return
        target, side = self._best_side(seat, badge, (come, *avoid), ())
        bubble.move_to(target, QRectF(self._table.rect()), side)

    def _best_side(
        self, seat: Seat, badge: QRectF, avoid: Sequence[QRectF], spare: Sequence[QRectF]
    ) -> tuple[QRectF, TailSide]:
        picture = QRectF(badge.topLeft(), QSizeF(badge.height(), badge.height()))
        below = [(badge, TailSide.UP), (picture, TailSide.UP)]
        ways = [*below, (badge, TailSide.LEFT), (badge, TailSide.DOWN)] if seat else [(picture, TailSide.DOWN)]
        table, bubble = QRectF(self._table.rect()), self._says[seat]

        def covered(way: tuple[QRectF, TailSide]) -> tuple[float, float]:
            place = bubble.place_at(way[0], table, way[1])
            return _covers(place, (badge, *avoid)), _covers(place, spare)

        return min(ways, key=covered)

    def refuse(self, text: Text, card: QRectF, own_badge: QRectF) -> None:
        """The rule that forbids a card."""
        self._point(self.rule, text, card, own_badge, RULE_MS)

    def explain(self, reason: str, target: QRectF, own_badge: QRectF, prompt: QRectF) -> None:
        """Why a button is off, in the middle of ``target``, where all buttons are."""
        self.rule.set_words(reason)
        middle = QRectF(target.center().x() - 1, target.y(), 2, target.height())
        self._point(self.rule, Text(reason), self._off_prompt(self.rule, middle, prompt), own_badge, RULE_MS)

    def advise(self, text: Text, target: QRectF, own_badge: QRectF, prompt: QRectF) -> None:
        """A hint at its card or button, instead of a rule that is still read; it stays until the decision. What is
        advised is no sentence, so the reason stands below it."""
        self._hint_waits = Waits.NO
        self.rule.fade_out()
        text = Text(text.title, f"\n{text.note}" if text.note else "")
        self.hint.set_words(text.title, text.note)
        self._point(self.hint, text, self._off_prompt(self.hint, target, prompt), own_badge, 0)

    def _off_prompt(self, bubble: Bubble, target: QRectF, prompt: QRectF) -> QRectF:
        """A bubble at a button does not hide the question that the button answers: it stands right of it if its tail
        still reaches the button there, else above it."""
        if not self._hides(bubble, target, prompt) or prompt.bottom() > target.y():
            return target
        tail = prompt.right() + APART + TAIL_OFFSET
        beside = QRectF(tail - 1, target.y(), 2, target.height())
        if tail <= target.right() - TAIL_HALF and not self._hides(bubble, beside, prompt):
            return beside
        return target.adjusted(0, prompt.y() - target.y(), 0, 0)

    def _hides(self, bubble: Bubble, target: QRectF, prompt: QRectF) -> bool:
        return bubble.place_at(target, QRectF(self._table.rect()), TailSide.DOWN).intersects(prompt)

    def _point(self, bubble: Bubble, text: Text, target: QRectF, own_badge: QRectF, life: int) -> None:
        bubble.set_words(text.title, text.note)
        bubble.point_at(target, QRectF(self._table.rect()), TailSide.DOWN, own_badge, life)
        if bubble is self.rule and self.hint.isVisible() and _close(self.rule, self.hint):
            self._hint_waits = Waits.FOR_RULE
            self.hint.hide()

    def _bring_hint_back(self) -> None:
        """A hint that made room for a rule is read again."""
        if self._hint_waits is Waits.FOR_RULE:
            self.hint.show()
            self.hint.show_at_once()
        self._hint_waits = Waits.NO


def _close(one: QWidget, other: QWidget) -> bool:
    return one.geometry().adjusted(-APART, -APART, APART, APART).intersects(other.geometry())


def _covers(place: QRectF, others: Sequence[QRectF]) -> float:
    """How much of these a bubble would cover, in square pixels."""
    parts = [place.intersected(other) for other in others]
    return sum(part.width() * part.height() for part in parts)
