"""A person who knows the table by a screen reader alone: names, roles, states, actions and announcements."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

from ramsch_desktop.ui.parts import announce

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
        monkeypatch.setattr(announce, "QAccessible", ear)
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
        elif games:
            self.pick(games)
        else:
            self.say()

    def pick(self, games: list[Node]) -> None:
        """Pick a game, and take the step forward."""
        chosen = self._chance.choice([game for game in games if not game.is_off])
        chosen.do()
        assert chosen.interface.state().checked
        self.done.add("pick")
        self.find("What you can do")[-1].do()

    def say(self) -> None:
        """Press a button, after choosing cards where it asks for them."""
        buttons = self.find("What you can do")
        wished = [node for node in buttons if node.name in self._wishes and not node.is_off]
        if wished:
            self._do(wished[0])
        elif buttons[-1].is_off or "all cards" in buttons[-1].name:
            self.choose_cards()
        else:
            self._do(next(node for node in reversed(buttons) if node.name != "More choices"))

    def choose_cards(self) -> None:
        """Choose cards until the button takes them; each says that it is chosen."""
        for card in self._chance.sample(self.find("Your hand"), len(self.find("Your hand"))):
            card.do()
            assert "chosen" in card.description
            takes = self.find("What you can do")[-1]
            if not takes.is_off:
                self.done.add("cards")
                takes.do()
                return
        raise AssertionError("no cards are taken")

    def _do(self, node: Node) -> None:
        self.done.add(node.name)
        node.do()
