"""The action strip above your hand: what you can say or do now, as buttons made from the legal actions."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.ui.parts.button import Button, ButtonKind, Sides
from ramsch_desktop.ui.parts.text import refresh
from ramsch_desktop.ui.theme.signs import Sign, sign_pixmap
from ramsch_desktop.ui.theme.style import current_theme


@dataclass(frozen=True)
class Offer:
    """A button: its words, what it does, and why it is off (empty while it is on).

    ``first`` is taken before the action, where one button says two things. ``more`` are further actions of the same
    kind with their words; a small arrow beside the button opens them.
    """

    words: str
    action: Action | None
    off: str = ""
    more: tuple[tuple[str, Action], ...] = ()
    first: Action | None = None


def _lamp(tint: QColor, size: int, dpr: float) -> QPixmap:
    return sign_pixmap(Sign.LAMP, tint.name(), size, dpr)


class Strip(QWidget):
    """Buttons in a row; the last one is the step forward and gold. ``taken`` brings the action of a button."""

    taken = Signal(object)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(16)
        self._offers: tuple[Offer, ...] = ()
        self._buttons: list[Button] = []
        self._menu = QMenu(self)
        self._place: Callable[[float], QRect] | None = None
        self._room = math.inf
        self._fitted: tuple[object, ...] = ()
        self.hide()

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons from left to right."""
        return tuple(self._buttons)

    def show_offers(self, offers: Sequence[Offer]) -> None:
        """Show these buttons; equal numbers of buttons change only their words, so nothing jumps."""
        offers = tuple(offers)
        if offers == self._offers:
            return
        if [bool(each.more) for each in offers] != [bool(each.more) for each in self._offers]:
            self._renew(offers)
        self._offers = offers
        for button, offer in zip(self._buttons, offers, strict=True):
            button.setText(offer.words)
            button.set_off(offer.off)
            button.show()
        self.setVisible(bool(offers))
        self.adjustSize()

    def _renew(self, offers: tuple[Offer, ...]) -> None:
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._buttons = []
        for at, offer in enumerate(offers):
            self._buttons.append(self._new(at, len(offers)))
            if offer.more:
                self._add_arrow(at)

    def _add_arrow(self, at: int) -> None:
        """An arrow close to the button before it, for the other actions of its kind."""
        arrow = Button("▾", ButtonKind.GOLD_ARROW)
        arrow.setAccessibleName(self.tr("More choices"))
        arrow.setToolTip(self.tr("More choices"))
        arrow.chosen.connect(lambda: self._open_more(at, arrow))
        self._row.addSpacing(-12)
        self._row.addWidget(arrow)

    def _open_more(self, at: int, arrow: Button) -> None:
        self._menu.clear()
        for words, action in self._offers[at].more:
            self._menu.addAction(words).triggered.connect(lambda _=False, action=action: self.taken.emit(action))
        self._menu.popup(arrow.mapToGlobal(arrow.rect().topLeft()))

    def _new(self, at: int, count: int) -> Button:
        button = Button("", ButtonKind.GOLD if at == count - 1 else ButtonKind.FELT)
        button.chosen.connect(lambda: self._take(self._offers[at]))
        button.refused.connect(self.refused)
        self._row.addWidget(button)
        return button

    def _take(self, offer: Offer) -> None:
        if offer.first is not None:
            self.taken.emit(offer.first)
        self.taken.emit(offer.action)

    def advise(self, action: Action | None) -> QRectF | None:
        """Mark the button of the advised action; its place on the table, or None if no button has it."""
        found: Button | None = None
        for button, offer in zip(self._buttons, self._offers, strict=True):
            advised = action is not None and action in (offer.action, offer.first, *(each for _, each in offer.more))
            button.set_picture(_lamp if advised else None)
            found = button if advised else found
        self.lie_again()
        return None if found is None else QRectF(found.geometry().translated(self.pos()))

    def step_forward(self) -> None:
        """Press the last button; one that is off says why."""
        if self._buttons:
            self._buttons[-1].click()

    def focus_step_forward(self) -> None:
        """Give the focus to the last button that can be pressed."""
        usable = [button for button in self._buttons if not button.reason]
        if usable:
            usable[-1].setFocus()

    def lie(self, place: Callable[[float], QRect], room: float = math.inf) -> None:
        """Lie where ``place`` puts a row of this width; buttons wider than the room have smaller words."""
        self._place, self._room = place, room
        self.lie_again()

    def lie_again(self) -> None:
        """Lie there with the width that the buttons have now."""
        if self._place is not None:
            self._fit()
            self.setGeometry(self._place(float(self.sizeHint().width())))
            self._row.activate()

    def _fit(self) -> None:
        """Give the buttons narrow sides if they have no room otherwise; the same buttons are measured once."""
        looks = [(button, button.text(), button.icon().isNull()) for button in self._buttons]
        wanted = self._room, current_theme(), *looks
        if wanted == self._fitted:
            return
        if self._fitted[1:2] != wanted[1:2]:
            # A new sheet comes to all widgets one after the other, and to these perhaps after whoever asks.
            for button in self._buttons:
                refresh(button)
        self._fitted = wanted
        self._set_sides(Sides.USUAL)
        if self.sizeHint().width() > self._room:
            self._set_sides(Sides.NARROW)

    def _set_sides(self, sides: Sides) -> None:
        for button in self._buttons:
            button.set_sides(sides)
        self._row.invalidate()
        self._row.activate()
