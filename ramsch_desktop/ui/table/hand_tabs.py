"""The tabs on the upper edges of the cards in your hand."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from ramsch_desktop.ui.parts.card_tab import CardTab, TabTone
from ramsch_desktop.ui.table.card_button import CardButton, Mark, Presence

_TAB_IN = 6
"""How far a tab reaches into a card that is raised and comes close to the buttons; others keep their index in sight."""
_OVER_RING = 12
"""How far a tab goes up to let the focus ring of its card pass below."""
_BETWEEN_TABS = 2


class HandTabs:
    """One tab a card that has a word, with a star before it where the cards lie far enough apart."""

    def __init__(self, hand: QWidget) -> None:
        self._hand = hand
        self._tabs: dict[str, CardTab] = {}

    @property
    def widgets(self) -> tuple[CardTab, ...]:
        """The tabs in the order in which they lie over each other."""
        return tuple(self._tabs.values())

    def write(self, code: str, text: str, step: float) -> None:
        """Write this on the tab of a card, nothing to take it away; cards are ``step`` pixels apart."""
        old = self._tabs.get(code)
        if (old.accessibleName() if old is not None else "") == text:
            return
        self._take(code)
        if text:
            self._tabs[code] = self._new(text, step)

    def fit(self, step: float) -> None:
        """Make the tabs anew for cards that are so far apart."""
        for code, text in [(code, tab.accessibleName()) for code, tab in self._tabs.items()]:
            self._take(code)
            self._tabs[code] = self._new(text, step)

    def _take(self, code: str) -> None:
        if code in self._tabs:
            old = self._tabs.pop(code)
            old.deleteLater()
            old.hide()

    def _new(self, text: str, step: float) -> CardTab:
        tab = CardTab(text, TabTone.STAR, self._hand)
        if tab.sizeHint().width() > step:
            tab.deleteLater()
            tab = CardTab(text, TabTone.GOLD, self._hand)
        tab.show()
        return tab

    def place(self, cards: Sequence[tuple[str, CardButton]], step: float) -> None:
        """On the upper edges of the cards, given from left to right, wherever those are on their way; a long word
        moves the next tab right."""
        free = 0.0
        for code, button in cards:
            tab = self._tabs.get(code)
            if tab is not None:
                seen = button.place.width if code == cards[-1][0] else min(button.place.width, step)
                edge, half = _edge_of(button, seen), tab.sizeHint().width() / 2
                x = max(edge.x(), free + half)
                tab.place(QPointF(x, edge.y()))
                tab.setVisible(button.presence is Presence.LIES)
                free = x + half + _BETWEEN_TABS


def _depth_in(button: CardButton) -> int:
    if button.mark is not Mark.NONE:
        return _TAB_IN
    return -_OVER_RING if button.hasFocus() else 0


def _edge_of(button: CardButton, seen: float) -> QPointF:
    """The middle of a card's upper edge, of which ``seen`` pixels are to be seen."""
    middle, place = button.geometry().center(), button.place
    turn, half = math.radians(place.angle), place.height / 2 - _depth_in(button)
    x = middle.x() + half * math.sin(turn) - (place.width - seen) / 2
    return QPointF(x, middle.y() - half * math.cos(turn))
