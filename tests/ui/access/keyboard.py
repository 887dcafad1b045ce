"""A person without a mouse."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.chip import Chip
from ramsch_desktop.ui.table.card_button import CardButton
from tests.ui.access.seen import Seen, look, spoken_focus
from tests.ui.shell.clipping import settle

Key = Qt.Key
MOST_TABS = 40


class Keyboard:
    """Takes turns by keys; what is done is left to chance, but for the words that are wished for."""

    def __init__(self, window: MainWindow, chance: Random, wishes: Collection[str] = ()) -> None:
        self._window, self._chance, self._wishes = window, chance, wishes
        self.done: set[str] = set()

    def press(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the focus is."""
        target = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert target is not None, "the keys go nowhere"
        QTest.keyClick(target, key, modifier)

    def take_turn(self) -> None:
        """Do something that the table asks for."""
        seen = look(self._window)
        if seen.playable:
            self.play(self._chance.choice(seen.playable))
        elif seen.chips and (len(seen.buttons) == 1 or self._chance.random() < 0.8):
            self.pick(seen)
        elif isinstance(QApplication.focusWidget(), CardButton) and self._chance.random() < 0.8:
            self.choose_cards(seen)
        else:
            wished = [button for button in seen.ready if button.text() in self._wishes]
            usual = self._chance.choice(seen.ready) if self._chance.random() < 0.3 else seen.ready[-1]
            self.say(wished[0] if wished else usual)

    def play(self, card: CardButton) -> None:
        """The focus is in the hand when cards are to be played."""
        assert isinstance(QApplication.focusWidget(), CardButton), f"the focus is on {spoken_focus()}"
        self.go_to_card(card)
        self.done.add("play")
        self.press(self._chance.choice((Key.Key_Return, Key.Key_Enter, Key.Key_Space)))

    def go_to_card(self, card: CardButton) -> None:
        """From one end of the hand to a card."""
        start, step = self._chance.choice(((Key.Key_Home, Key.Key_Right), (Key.Key_End, Key.Key_Left)))
        self.press(start)
        for _ in range(20):
            if card.hasFocus():
                return
            self.press(step)
        raise AssertionError(f"{card.accessibleName()} is not reached; the focus is on {spoken_focus()}")

    def say(self, button: Button) -> None:
        """Press a button of the strip, or an entry of the menu behind its arrow."""
        first = QApplication.focusWidget()
        assert first is not None
        assert self._window.table.isAncestorOf(first), f"the focus is on {spoken_focus()}"
        self.tab_to(button)
        if button.kind is ButtonKind.GOLD_ARROW:
            self.choose_in_menu()
        else:
            self.done.add(button.text())
            self.press(self._chance.choice((Key.Key_Return, Key.Key_Space)))

    def choose_in_menu(self) -> None:
        """Open the menu, go down and choose."""
        self.press(Key.Key_Space)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for _ in range(self._chance.randrange(len(menu.actions())) + 1):
            self.press(Key.Key_Down)
        action = menu.activeAction()
        assert action is not None
        self.done.add("menu")
        self.press(Key.Key_Return)
        settle()
        self._window.activateWindow()  # the offscreen platform has no window manager that does this after a menu

    def tab_to(self, target: QWidget, back: bool = False) -> None:
        """Press Tab until the focus is there."""
        stops = []
        for _ in range(MOST_TABS):
            if target.hasFocus():
                return
            stops.append(spoken_focus())
            modifier = Qt.KeyboardModifier.ShiftModifier if back else Qt.KeyboardModifier.NoModifier
            self.press(Key.Key_Backtab if back else Key.Key_Tab, modifier)
        raise AssertionError(f"Tab does not reach {target}, only {stops}")

    def pick(self, seen: Seen) -> None:
        """Pick a game by arrows, ticks by Space, and take the step forward."""
        assert isinstance(QApplication.focusWidget(), Chip), f"the focus is on {spoken_focus()}"
        wanted = self._chance.choice([chip for chip in seen.chips if not chip.reason])
        self.go_to_chip(wanted)
        assert wanted.visibleRegion().contains(wanted.rect().center()), "the focus is out of sight"
        if not wanted.isChecked():
            self.press(Key.Key_Space)
        assert wanted.isChecked()
        for tick in look(self._window).ticks:
            if tick.isEnabled() and self._chance.random() < 0.5:
                self.tab_to(tick)
                before = tick.isChecked()
                self.press(Key.Key_Space)
                self.done.add("tick")
                assert tick.isChecked() is not before
        forward = look(self._window).buttons[-1]
        assert not forward.reason
        self.tab_to(forward, back=True)
        self.done.add("pick")
        self.press(Key.Key_Return)

    def go_to_chip(self, wanted: Chip) -> None:
        """Down and up to the row, then left and right in it."""
        for _ in range(30):
            here = QApplication.focusWidget()
            assert isinstance(here, Chip)
            if here is wanted:
                return
            across = Key.Key_Right if wanted.x() > here.x() else Key.Key_Left
            down = Key.Key_Down if wanted.y() > here.y() else Key.Key_Up
            self.press(down if wanted.y() != here.y() else across)
            assert QApplication.focusWidget() is not here, f"no way from {spoken_focus()} to {wanted.text()}"
        raise AssertionError(f"{wanted.text()} is not reached")

    def choose_cards(self, seen: Seen) -> None:
        """Choose cards until a button takes them."""
        assert isinstance(QApplication.focusWidget(), CardButton), f"the focus is on {spoken_focus()}"
        words, wanted = seen.buttons[-1].text(), self._chance.choice((1, 2))
        for card in self._chance.sample(seen.cards, len(seen.cards)):
            self.go_to_card(card)
            self.press(self._chance.choice((Key.Key_Return, Key.Key_Space)))
            chosen = [card for card in seen.cards if "chosen" in card.accessibleDescription()]
            takes = look(self._window).buttons[-1]
            if len(chosen) >= wanted and not takes.reason:
                self.tab_to(takes)
                self.done.add(f"{takes.text()} (cards)")
                self.press(Key.Key_Return)
                return
        raise AssertionError(f"no cards were taken by {words}")
