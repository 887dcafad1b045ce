"""A person who knows the table by a screen reader alone: names, roles, states, actions and announcements."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random

import pytest
from PySide6 import QtGui
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from tests.ui.access.seen import CARDS_FIRST

Role = QAccessible.Role
PRESS, TOGGLE = "Press", "Toggle"
_PRESSED = (Role.Button, Role.CheckBox, Role.RadioButton, Role.ButtonMenu)


@dataclass(frozen=True)
class Node:
    """Something that a screen reader finds."""

    interface: QAccessibleInterface
    inside: tuple[str, ...]

    @property
    def name(self) -> str:
        """What is read first."""
        return self.interface.text(QAccessible.Text.Name)

    @property
    def description(self) -> str:
        """What is read after the name."""
        return self.interface.text(QAccessible.Text.Description)

    @property
    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        return self.interface.role()

    @property
    def works(self) -> bool:
        """Whether it is something to press that can be pressed now."""
        state = self.interface.state()
        return self.role in _PRESSED and not state.invisible and not state.disabled

    @property
    def is_off(self) -> bool:
        """Whether its description says why it can not be used."""
        return self.description.startswith(("not possible", "Choose"))

    def do(self) -> None:
        """Press it, or set the tick."""
        actions = self.interface.actionInterface()
        name = next(each for each in (TOGGLE, PRESS) if each in actions.actionNames())
        actions.doAction(name)
        pressed = self.interface.object()
        while isinstance(pressed, QAbstractButton) and isValid(pressed) and pressed.isDown():
            QTest.qWait(10)


def nodes_of(widget: QWidget) -> list[Node]:
    """Everything that is to be found in a window, from the outside to the inside."""
    return list(_walk(QAccessible.queryAccessibleInterface(widget), ()))


def _walk(interface: QAccessibleInterface, inside: tuple[str, ...]) -> Iterator[Node]:
    if not interface.isValid() or (interface.state().invisible and inside):
        return
    yield Node(interface, inside)
    within = (*inside, interface.text(QAccessible.Text.Name))
    for at in range(interface.childCount()):
        child = interface.child(at)
        if child is not None:
            yield from _walk(child, within)


class Ear:
    """Keeps what is announced."""

    AnnouncementPoliteness = QAccessible.AnnouncementPoliteness

    def __init__(self) -> None:
        self.heard: list[str] = []

    def isActive(self) -> bool:
        """Somebody listens."""
        return True

    def updateAccessibility(self, event: QAccessibleAnnouncementEvent) -> None:
        """An announcement."""
        self.heard.append(event.message())

    @classmethod
    def listen(cls, monkeypatch: pytest.MonkeyPatch) -> Ear:
        """Hear all announcements from now on."""
        ear = cls()
        monkeypatch.setattr(QtGui, "QAccessible", ear)
        return ear


class Reader:
    """Takes turns by the actions that a screen reader offers."""

    def __init__(self, window: QWidget, chance: Random, wishes: Collection[str]) -> None:
        self._window, self._chance, self._wishes = window, chance, wishes
        self.done: set[str] = set()

    def find(self, area: str) -> list[Node]:
        """What can be pressed inside the area of this name."""
        return [node for node in nodes_of(self._window) if node.works and area in node.inside]

    def take_turn(self) -> None:
        """Do something that the table asks for."""
        playable = [node for node in self.find("Your hand") if node.name.endswith(", playable")]
        games = [node for node in self.find("Beside the table") if node.role in (Role.CheckBox, Role.RadioButton)]
        if playable:
            self.done.add("play")
            self._chance.choice(playable).do()
        elif self.wished:
            self._do(self.wished[0])
        elif self.needs_cards:
            self.choose_cards()
        elif games:
            self.pick(games)
        else:
            self.say()

    @property
    def wished(self) -> list[Node]:
        """The buttons that are wished for."""
        return [node for node in self.find("What you can do") if node.name in self._wishes and not node.is_off]

    @property
    def needs_cards(self) -> bool:
        """Whether the step forward waits for cards, or takes some."""
        step = self.find("What you can do")[-1]
        return step.description in CARDS_FIRST or "all cards" in step.name

    def pick(self, games: list[Node]) -> None:
        """Pick a game, and take the step forward."""
        chosen = self._chance.choice([game for game in games if not game.is_off])
        chosen.do()
        assert chosen.interface.state().checked
        self.done.add("pick")
        self.find("What you can do")[-1].do()

    def say(self) -> None:
        """Press a button."""
        buttons = self.find("What you can do")
        self._do(next(node for node in reversed(buttons) if node.name != "More choices" and not node.is_off))

    def choose_cards(self) -> None:
        """Choose cards until there are enough; each says that it is chosen, on the tray or in the hand."""
        names = [node.name for node in self.find("Your hand") if not node.name.endswith(", not allowed")]
        for name in self._chance.sample(names, len(names)):
            next(node for node in self.find("Your hand") if node.name == name).do()
            assert any(node.name == name and "chosen" in node.description for node in nodes_of(self._window))
            if not self.needs_cards:
                self.done.add("cards")
                self.go_on()
                return
        raise AssertionError("no cards are taken")

    def go_on(self) -> None:
        """Take the step forward; where a game is to be picked as well, pick it first."""
        games = [node for node in self.find("Beside the table") if node.role in (Role.CheckBox, Role.RadioButton)]
        if games:
            self.pick(games)
        else:
            self.find("What you can do")[-1].do()

    def _do(self, node: Node) -> None:
        self.done.add(node.name)
        node.do()
