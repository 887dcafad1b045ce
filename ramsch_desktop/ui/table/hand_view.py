"""The hand of cards in front of you: an arc of buttons, one Tab stop, arrows inside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.ui.table.animator import Animator
from ramsch_desktop.ui.table.card_button import CardArt, CardButton, LyingCard, Mark
from ramsch_desktop.ui.table.dealing import Bring, lay_down
from ramsch_desktop.ui.table.hand_tabs import HandTabs
from ramsch_desktop.ui.table.layout import HandLayout
from ramsch_desktop.ui.table.shapes import CardPlace, Point
from ramsch_desktop.ui.theme.tokens import Motion

_MOVED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show)


class Gap(Enum):
    """What happens to the place of a card that left the hand."""

    STAYS = "stays"
    CLOSES = "closes"


@dataclass(frozen=True)
class HandCard:
    """What the hand shows of a card: its code, the name that is spoken, what more there is to say, the word on its
    tab, and what that means."""

    code: str
    name: str
    description: str = ""
    tab: str = ""
    note: str = ""


class HandView(QWidget):
    """Cards in an arc. ``chosen`` brings the code of a card that was clicked, dropped or entered, ``arranged`` the
    codes from left to right after a card was dragged to another place."""

    chosen = Signal(str)
    arranged = Signal(tuple)
    current_changed = Signal(str)

    def __init__(
        self, art: CardArt, animator: Animator, parent: QWidget | None = None, bring: Bring = lay_down
    ) -> None:
        super().__init__(parent)
        self._art, self._bring = art, bring
        self._animator = animator
        self._layout = HandLayout(0, 0, 60, 600)
        self._slots: list[str | None] = []
        self._gap = Gap.CLOSES
        self._before: tuple[str | None, ...] = ()
        self._buttons: dict[str, CardButton] = {}
        self._tabs = HandTabs(self)
        self._told: dict[str, HandCard] = {}
        self._stacked: tuple[QWidget, ...] = ()
        self._raised: frozenset[str] = frozenset()
        self._lowered: str | None = None
        self._hovered: str | None = None
        self._current = ""
        self._drop_below = 0
        self._carried: LyingCard | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @property
    def codes(self) -> tuple[str, ...]:
        """The cards from left to right."""
        return tuple(code for code in self._slots if code is not None)

    @property
    def slots(self) -> tuple[str | None, ...]:
        """The places from left to right; None where a card of the trick on the table has left."""
        return tuple(self._slots)

    @property
    def current(self) -> str:
        """The card that the keys act on, empty if there is none."""
        return self._current if self._current in self._buttons else ""

    def button(self, code: str) -> CardButton | None:
        """The widget of a card of the hand."""
        return self._buttons.get(code)

    def card_rect(self, code: str) -> QRect:
        """Where a card lies, in the coordinates of the table."""
        button = self._buttons[code]
        return QRect(self.mapToParent(button.corner_at(self._place_of(code))), button.size())

    def corner_of(self, card: Card | None) -> QPoint | None:
        """The corner of a card where it is now, on the table; None for a card that is not in the hand."""
        button = None if card is None else self._buttons.get(card.code)
        return None if button is None else self.mapToParent(button.pos())

    def set_art(self, art: CardArt) -> None:
        """Show other faces in the same places."""
        self._art = art
        for button in self._buttons.values():
            button.set_art(art)

    def arrange(self, layout: HandLayout, drop_below: int) -> None:
        """Lie by another layout; a card dropped above ``drop_below`` (y on the table) counts as played."""
        self._layout, self._drop_below = layout, drop_below
        self._tabs.fit(self._step_between)
        self._place_tabs()
        self._lie_down()

    def show_cards(self, cards: Sequence[HandCard], gap: Gap) -> None:
        """Hold these cards in this order; gaps stay while a trick lies and the cards that stay keep places."""
        codes = [card.code for card in cards]
        self._before, self._gap = tuple(self._slots), gap
        if gap is Gap.STAYS and self._only_lost(codes):
            self._slots = [code if code in codes else None for code in self._slots]
        else:
            self._slots = list(codes)
        self._renew({card.code: card for card in cards})
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if codes else Qt.FocusPolicy.NoFocus)
        table = self.parentWidget()
        if not codes and self.hasFocus() and table is not None:
            table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._glide()

    def clear(self) -> None:
        """Hold no cards."""
        self.show_cards([], Gap.CLOSES)

    def _only_lost(self, codes: Sequence[str]) -> bool:
        kept = [code for code in self._slots if code in codes]
        return kept == list(codes)

    def _renew(self, cards: Mapping[str, HandCard]) -> None:
        for code in set(self._buttons) - set(cards):
            self._take_away(code)
        for code, card in cards.items():
            if code not in self._buttons or self._told.get(code) != card:
                button = self._buttons.get(code) or self._new_button(code)
                button.tell(card.name, card.description, card.note)
                self._tabs.write(code, card.tab, self._step_between)
        self._place_tabs()
        self._told = dict(cards)
        if self._in_stack() != self._stacked:
            self._stack()
        if self.hasFocus() and self.codes:
            self._set_current(self.current or self.codes[0])

    def _place_tabs(self) -> None:
        self._tabs.place(self._lying(), self._step_between)

    @property
    def _step_between(self) -> float:
        """From one card to the next."""
        return self._layout.step(len(self._slots))

    def _take_away(self, code: str) -> None:
        """Remove a card; the focus, if it had it, stays in the hand and does not wander to another widget."""
        button = self._buttons.pop(code)
        self._tabs.write(code, "", self._step_between)
        had_focus = button.hasFocus()
        if code == self._current:
            self._current = self._neighbour(code)
        if had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._animator.stop(button)
        button.leave()

    def _neighbour(self, code: str) -> str:
        """The card that now lies nearest to where a card lay."""
        before = self._before.index(code) if code in self._before else 0
        nearest = sorted(self.codes, key=lambda each: abs(self._slots.index(each) - before))
        return nearest[0] if nearest else ""

    def _new_button(self, code: str) -> CardButton:
        button = CardButton(code, self._art, self)
        button.clicked.connect(lambda: self._click(code))
        button.dragged.connect(lambda _: self._carry(button))
        button.dropped.connect(lambda at: self._drop(code, at))
        button.installEventFilter(self)
        button.setMouseTracking(True)
        self._buttons[code] = button
        self._bring(0, button, self._place_of(code))
        return button

    def _in_stack(self) -> tuple[QWidget, ...]:
        """Cards and tabs from the lowest to the uppermost."""
        return *(self._buttons[code] for code in self.codes), *self._tabs.widgets

    def _stack(self) -> None:
        """Each raising draws what lies there anew: done when the order has changed."""
        self._stacked = self._in_stack()
        for each in self._stacked:
            each.raise_()

    def _place_of(self, code: str, *, at_rest: bool = False) -> CardPlace:
        place = self._layout.slots(len(self._slots))[self._slots.index(code)]
        if code in self._raised:
            place = self._layout.raised(place)
        elif code == self._lowered:
            place = self._layout.lowered(place)
        elif code == self._hovered and not at_rest:
            place = self._layout.hovered(place)
        return _in(place, self.pos())

    def draws_ahead(self) -> list[Callable[[], object]]:
        """What draws the cards, each by itself, as they will lie when the gaps are closed."""
        codes, dpr = self.codes, self.devicePixelRatioF()
        places = self._layout.slots(len(codes))
        pairs = zip(codes, places, strict=True)
        return [partial(self._art.card, code, round(place.width), place.angle, dpr) for code, place in pairs]

    def _lie_down(self) -> None:
        for code, button in self._buttons.items():
            self._animator.stop(button)
            button.lie(self._place_of(code))

    def _lying(self) -> list[tuple[str, CardButton]]:
        """The cards with their widgets; while a hand is renewed the pointer may enter one before all of them lie."""
        return [(code, self._buttons[code]) for code in self.codes if code in self._buttons]

    def _glide(self) -> None:
        for code, button in self._lying():
            place = self._place_of(code)
            button.draw(place)
            self._animator.move(button, button.corner_at(place), Motion.RAISE)

    def mark(self, chosen: Sequence[str], hint: Sequence[str] = ()) -> None:
        """Raise these cards: chosen ones and those that a hint names."""
        before, self._raised = self._raised, frozenset(chosen) | frozenset(hint)
        for code, button in self._buttons.items():
            button.set_mark(Mark.CHOSEN if code in chosen else Mark.HINT if code in hint else Mark.NONE)
        if self._raised != before:
            self._glide()

    def refuse(self, code: str) -> None:
        """Lower a card that may not be played, with a short shake."""
        self._lowered = code
        self._glide()
        button, place = self._buttons[code], self._place_of(code)
        self._animator.shake(button, button.corner_at(place), Motion.REFUSE)

    def forgive(self) -> None:
        """Lift a lowered card again."""
        if self._lowered is not None:
            self._lowered = None
            self._glide()

    def _click(self, code: str) -> None:
        self._set_current(code)
        self.chosen.emit(code)

    def _carry(self, button: CardButton) -> None:
        """Show a dragged card over the whole table, beyond the edges of the hand."""
        self._animator.stop(button)
        if self._carried is None:
            self._carried = LyingCard(button.code, self._art, self.parentWidget())
            self._carried.draw(button.place)
            self._carried.show()
        self._carried.move(self.mapToParent(button.pos()))
        self._carried.raise_()

    def _put_down(self) -> None:
        if self._carried is not None:
            self._carried.hide()
            self._carried.deleteLater()
            self._carried = None

    def _drop(self, code: str, at: QPoint) -> None:
        self._put_down()
        played = self.mapToParent(at).y() < self._drop_below
        if not played:
            self._move_to(code, at.x())
        self._stack()
        self._glide()
        if played:
            self._click(code)

    def _move_to(self, code: str, x: int) -> None:
        """A card was dropped beside others: tell the order in which they would lie."""
        others = [each for each in self.codes if each != code]
        before = [each for each in others if _in(self._buttons[each].place, QPoint()).centre.x < x]
        arranged = (*before, code, *(each for each in others if each not in before))
        if arranged != self.codes:
            self.arranged.emit(arranged)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the topmost card belongs to the card that is seen there."""
        seen = self._card_at(event.position().toPoint())
        if seen is None:
            event.ignore()
        else:
            self._click(seen)

    def _card_at(self, pos: QPoint) -> str | None:
        """The card at a point, wherever the pointer has lifted it to."""
        for code, button in reversed(self._lying()):
            if button.would_cover(self._place_of(code, at_rest=True), pos):
                return code
        return None

    def _hover(self, code: str | None) -> None:
        if code != self._hovered:
            self._hovered = code
            self._glide()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """A card under the pointer rises a little."""
        if isinstance(watched, CardButton) and event.type() in _MOVED:
            self._place_tabs()
        if isinstance(watched, CardButton) and event.type() == QEvent.Type.Leave:
            self._hover(None)
        elif isinstance(watched, CardButton) and isinstance(event, QEnterEvent | QMouseEvent) and not watched.is_held:
            self._hover(self._card_at(watched.mapToParent(event.position().toPoint())))
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End go to a card; Enter and Space take it, once however long they are held."""
        keys = Qt.Key
        steps = {keys.Key_Left: -1, keys.Key_Right: 1, keys.Key_Up: 1, keys.Key_Down: -1}
        key = Qt.Key(event.key())
        if not self.codes:
            event.ignore()
        elif key in steps:
            self._step(steps[key])
        elif key in (keys.Key_Home, keys.Key_End):
            self._set_current(self.codes[0 if key == keys.Key_Home else -1])
        elif key in (keys.Key_Return, keys.Key_Enter, keys.Key_Space) and self.current:
            self._enter(self.current, event)
        else:
            event.ignore()

    def _enter(self, code: str, event: QKeyEvent) -> None:
        """While a trick with your card lies the key is the table's, which clears it: nobody leads by the key that
        clears."""
        if event.isAutoRepeat():
            return
        if self._gap is Gap.STAYS:
            event.ignore()
        else:
            self.chosen.emit(code)

    def jump(self, codes: Sequence[str]) -> None:
        """Go to the next of these cards after the present one; a letter or digit was typed."""
        mine = [code for code in self.codes if code in codes]
        if not mine:
            return
        here = self.codes.index(self.current) if self.current else -1
        later = [code for code in mine if self.codes.index(code) > here]
        self._set_current((later or mine)[0])

    def go_to(self, code: str) -> None:
        """Give the focus to a card."""
        if code in self._buttons:
            self._set_current(code)

    def _step(self, step: int) -> None:
        codes = self.codes
        if self.current not in codes:
            self._set_current(codes[0])
            return
        at = codes.index(self.current) + step
        self._set_current(codes[max(0, min(len(codes) - 1, at))])

    def _set_current(self, code: str) -> None:
        self._current = code
        button = self._buttons.get(code)
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
            self._place_tabs()
        self.current_changed.emit(code)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Focus goes to the present card, or the first one."""
        super().focusInEvent(event)
        if self.codes:
            self._set_current(self.current or self.codes[0])


def _in(place: CardPlace, origin: QPoint) -> CardPlace:
    return CardPlace(Point(place.centre.x - origin.x(), place.centre.y - origin.y()), place.width, place.angle)
