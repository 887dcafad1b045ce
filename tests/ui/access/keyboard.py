"""A person without a mouse."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMenu, QWidget

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
            return
        wished = [button for button in seen.ready if button.text() in self._wishes]
        if seen.asks_for_cards or (isinstance(QApplication.focusWidget(), CardButton) and self._chance.random() < 0.8):
            self.choose_cards(seen)
        elif seen.chips and not wished and (len(seen.buttons) == 1 or self._chance.random() < 0.8):
            self.pick(seen)
        else:
            self.say(wished[0] if wished else self.usual(seen))

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

    def usual(self, seen: Seen) -> Button:
        """What is pressed where nothing is wished for: mostly the step forward."""
        return self._chance.choice(seen.ready) if self._chance.random() < 0.3 else seen.ready[-1]

    def wanted_chip(self, seen: Seen) -> Chip:
        """A chip that is wished for, or any."""
        possible = [chip for chip in seen.chips if not chip.reason]
        wished = [chip for chip in possible if chip.text() in self._wishes]
        return wished[0] if wished else self._chance.choice(possible)

    def wants(self, tick: QCheckBox, seen: Seen) -> bool:
        """Whether to press a tick: as wished for, if a chip is; else sometimes."""
        if any(chip.text() in self._wishes for chip in seen.chips):
            return tick.isEnabled() and tick.isChecked() != (tick.text() in self._wishes)
        return tick.isEnabled() and self._chance.random() < 0.5

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
        wanted = self.wanted_chip(seen)
        if not isinstance(QApplication.focusWidget(), Chip):
            self.tab_to_chips()
        self.go_to_chip(wanted)
        assert wanted.visibleRegion().contains(wanted.rect().center()), "the focus is out of sight"
        if not wanted.isChecked():
            self.press(Key.Key_Space)
        assert wanted.isChecked()
        for tick in look(self._window).ticks:
            if self.wants(tick, seen):
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

    def tab_to_chips(self) -> None:
        """Press Tab until the focus is on one of the chips."""
        for _ in range(MOST_TABS):
            self.press(Key.Key_Tab)
            if isinstance(QApplication.focusWidget(), Chip):
                return
        raise AssertionError("Tab does not reach the chips")

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
        """Choose cards until there are enough, and go on; where fewer may be chosen than wanted, with those."""
        words = seen.buttons[-1].text()
        wanted = 2 if any(" 2 " in wish for wish in self._wishes) else self._chance.choice((1, 2))
        now = seen
        for name in self._chance.sample(seen.choosable, len(seen.choosable)):
            self.choose_card(name)
            now = look(self._window)
            if len(now.chosen) >= wanted and not now.asks_for_cards:
                break
        assert now.chosen, f"no cards were taken by {words}"
        assert not now.asks_for_cards, f"more cards are wanted by {words}"
        self.go_on(now)

    def choose_card(self, name: str) -> None:
        """Choose a card of the hand; sometimes take it back from the tray and choose it again."""
        for again in (True, False):
            assert isinstance(QApplication.focusWidget(), CardButton), f"the focus is on {spoken_focus()}"
            self.go_to_card(look(self._window).card(name))
            self.press(self._chance.choice((Key.Key_Return, Key.Key_Space)))
            assert name in look(self._window).chosen
            if not again or not look(self._window).tray or self._chance.random() < 0.5:
                return
            self.take_back(name)

    def take_back(self, name: str) -> None:
        """Tab back to the tray, go to the card, press Enter; go on to the hand."""
        tray = look(self._window).tray
        self.press(Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
        assert QApplication.focusWidget() in tray, f"the focus is on {spoken_focus()}"
        self.go_to_card(next(card for card in tray if card.accessibleName() == name))
        self.press(Key.Key_Return)
        assert name not in look(self._window).chosen
        if QApplication.focusWidget() in look(self._window).tray:
            self.press(Key.Key_Tab)

    def go_on(self, seen: Seen) -> None:
        """Take the step forward; where a game is to be picked as well, pick it first."""
        self.done.add("tray" if seen.tray else "raised")
        self.done.add(f"{seen.buttons[-1].text()} (cards)")
        if seen.chips:
            self.pick(seen)
        else:
            self.tab_to(seen.buttons[-1])
            self.press(Key.Key_Return)
