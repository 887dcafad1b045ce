"""A person with a mouse: clicks at points of the window where he sees what he wants."""

from __future__ import annotations

from collections.abc import Collection
from itertools import product
from random import Random

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMenu, QWidget

from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.chip import Chip
from ramsch_desktop.ui.table.card_button import CardButton
from tests.ui.access.seen import Seen, look
from tests.ui.shell.clipping import settle

_GRID = 6


class Mouse:
    """Takes turns by clicks on the window; what is done is left to chance, but for the words that are wished for."""

    def __init__(self, window: MainWindow, chance: Random, wishes: Collection[str] = ()) -> None:
        self._window, self._chance, self._wishes = window, chance, wishes
        self.done: set[str] = set()

    def click(self, at: QPoint) -> None:
        """Click at a point of the window."""
        handle = self._window.windowHandle()
        QTest.mouseMove(handle, at)
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        settle()

    def click_on(self, target: QWidget) -> None:
        """Click in the middle of a widget, which must be in sight."""
        middle = target.rect().center()
        self.scroll_to(target)
        assert target.visibleRegion().contains(middle), f"{target} is not in sight"
        self.click(target.mapTo(self._window, middle))

    def scroll_to(self, target: QWidget) -> None:
        """Turn the wheel over the panel until something of it is in sight."""
        panel = self._window.table.panel
        for down in (-120, 120):
            for _ in range(20):
                if not panel.isAncestorOf(target) or target.visibleRegion().contains(target.rect().center()):
                    return
                handle, over = self._window.windowHandle(), panel.mapTo(self._window, panel.rect().center())
                QTest.wheelEvent(handle, QPointF(over), QPoint(0, down))
                settle()

    def spots(self, card: CardButton) -> list[QPoint]:
        """Points of the window where a card is seen and no other lies over it."""
        cards = look(self._window).cards
        over = cards[cards.index(card) + 1 :]
        found = []
        for x, y in product(range(0, card.width(), _GRID), range(0, card.height(), _GRID)):
            at, place = QPoint(x, y), card.mapTo(self._window, QPoint(x, y))
            hidden = any(other.hitButton(other.mapFrom(self._window, place)) for other in over)
            if card.hitButton(at) and not hidden and card.visibleRegion().contains(at):
                found.append(place)
        return found

    def click_card(self, card: CardButton) -> None:
        """Click somewhere on what is seen of a card."""
        self.click(self._chance.choice(self.spots(card)))

    def take_turn(self) -> None:
        """Do something that the table asks for."""
        seen = look(self._window)
        wished = [button for button in seen.ready if button.text() in self._wishes]
        if seen.playable:
            self.done.add("play")
            self.click_card(self._chance.choice(seen.playable))
        elif wished:
            self.say(wished[0])
        elif seen.asks_for_cards:
            self.choose_cards(seen)
        elif seen.chips:
            self.pick(seen)
        else:
            self.say(self.usual(seen))

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
        self.done.add(button.text())
        self.click_on(button)
        if button.kind is ButtonKind.GOLD_ARROW:
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            entry = menu.actionGeometry(self._chance.choice(menu.actions())).center()
            QTest.mouseClick(menu, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, entry)

    def pick(self, seen: Seen) -> None:
        """Pick a game and perhaps ticks, and take the step forward."""
        wanted = self.wanted_chip(seen)
        self.click_on(wanted)
        assert wanted.isChecked()
        for tick in look(self._window).ticks:
            if self.wants(tick, seen):
                before = tick.isChecked()
                at = QPoint(tick.height() // 2, tick.height() // 2)
                self.click(tick.mapTo(self._window, at))
                self.done.add("tick")
                assert tick.isChecked() is not before
        self.done.add("pick")
        self.click_on(look(self._window).buttons[-1])

    def choose_cards(self, seen: Seen) -> None:
        """Choose cards until there are enough, by clicks or by dragging them to the middle, and go on."""
        for name in self._chance.sample(seen.choosable, len(seen.choosable)):
            card = look(self._window).card(name)
            self._chance.choice((self.click_card, self.drag_card))(card)
            assert name in look(self._window).chosen
            self.take_back_and_choose_again(name)
            if not look(self._window).asks_for_cards:
                self.go_on()
                return
        raise AssertionError(f"no cards were taken by {seen.buttons[-1].text()}")

    def go_on(self) -> None:
        """Take the step forward; where a game is to be picked as well, pick it first."""
        seen = look(self._window)
        self.done.add("tray" if seen.tray else "raised")
        self.done.add(f"{seen.buttons[-1].text()} (cards)")
        if seen.chips:
            self.pick(seen)
        else:
            self.click_on(seen.buttons[-1])

    def take_back_and_choose_again(self, name: str) -> None:
        """A click on a card of the tray brings it back into the hand."""
        tray = [card for card in look(self._window).tray if card.accessibleName() == name]
        if not tray or self._chance.random() < 0.5:
            return
        self.click_on(tray[0])
        assert name not in look(self._window).chosen
        self.click_card(look(self._window).card(name))
        assert name in look(self._window).chosen

    def drag_card(self, card: CardButton) -> None:
        """Drag a card to the middle of the table."""
        handle, table = self._window.windowHandle(), self._window.table.table
        start = self._chance.choice(self.spots(card))
        end = table.mapTo(self._window, QPoint(table.width() // 2, table.height() // 3))
        QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for part in (0.3, 0.7, 1.0):
            QTest.mouseMove(handle, start + (end - start) * part)
            settle()
        QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, end)
        settle()
        self.done.add("drag")
