"""How the human looks at his cards: which of them lie on the tray, and in which order the others lie in the hand."""

from __future__ import annotations

from dataclasses import replace

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.engine.cards import Card, parse_card
from ramsch_desktop.engine.on_felt import OnFelt
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.view import View
from ramsch_desktop.ui.table.answers import Answers
from ramsch_desktop.ui.table.choosing import Way
from ramsch_desktop.ui.table.hand_view import HandCard
from ramsch_desktop.ui.table.sorting import HandOrder, SortedFor
from ramsch_desktop.ui.table.telling import Marks, hand_card


class Outlook:
    """Follows what is chosen; keeps the order that a person gave his cards and for what they are sorted."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers
        self.hand_order = HandOrder()
        self._sorted_for = SortedFor.GAME

    def on_felt(self, view: View, narrator: Narrator) -> OnFelt:
        """What lies on the felt with the cards that are chosen now."""
        chosen = tuple(parse_card(code) for code in self._answers.chosen)
        return narrator.game.words.on_felt(view, chosen, narrator.speech)

    def on_tray(self, view: View, narrator: Narrator) -> tuple[Card, ...]:
        """The cards that are chosen and lie on the tray, where there is one for them."""
        tray = self.on_felt(view, narrator).tray if self._answers.choice.way is Way.CHOOSE else None
        return () if tray is None else tuple(card for card in tray.cards if card in view.hand)

    def in_hand(self, view: View, narrator: Narrator) -> list[Card]:
        """The other cards from left to right."""
        away = self.on_tray(view, narrator)
        hand = self.hand_order.of(view.hand, self._order(view, narrator), _played(view))
        return [card for card in hand if card not in away]

    def told_in_hand(self, view: View, narrator: Narrator, hinted: tuple[str, ...]) -> list[HandCard]:
        """What the hand shows and speaks of them."""
        return [self._told(view, card, narrator, hinted) for card in self.in_hand(view, narrator)]

    def told_on_tray(self, view: View, narrator: Narrator, hinted: tuple[str, ...]) -> tuple[HandCard, ...]:
        """The same of those on the tray, where tabs come close to the words above them: only one that means something
        for the choice, as the name of a permanent trump, stays."""
        told = (self._told(view, card, narrator, hinted) for card in self.on_tray(view, narrator))
        return tuple(each if each.note else replace(each, tab="") for each in told)

    def _told(self, view: View, card: Card, narrator: Narrator, hinted: tuple[str, ...]) -> HandCard:
        choice = self._answers.choice
        return hand_card(view, card.code, narrator, choice, Marks(self._answers.chosen, hinted, choice.most))

    def keep_order(self, codes: tuple[str, ...]) -> None:
        """The hand was put in this order by dragging."""
        self.hand_order = self.hand_order.arranged(codes)

    def _order(self, view: View, narrator: Narrator) -> CardOrder:
        other = self.on_felt(view, narrator).sort
        return view.order if other is None or self._sorted_for is SortedFor.GAME else other.order

    def turn(self) -> None:
        """Look at the hand in the other order, or in the usual one again."""
        back = self._sorted_for is SortedFor.OTHER
        self._sorted_for = SortedFor.GAME if back else SortedFor.OTHER

    def words_of_turn(self, view: View, narrator: Narrator) -> str:
        """What the button says that turns the order; empty where there is only one, which is then taken."""
        other = self.on_felt(view, narrator).sort
        if other is None:
            self._sorted_for = SortedFor.GAME
            return ""
        return other.label if self._sorted_for is SortedFor.GAME else other.back


def _played(view: View) -> tuple[Card, ...]:
    """What the reader has played in this deal."""
    return tuple(card for trick in view.table.all_tricks() for seat, card in trick.plays if seat == view.seat)
