"""What a person sees on the window, and how to wait for his turn; the tests of play know the table by this alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtWidgets import QApplication, QCheckBox, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.chip import Chip
from ramsch_desktop.ui.table.card_button import CardButton
from tests.ui.access.tables import Setting
from tests.ui.shell.clipping import settle

MOST_STEPS = 200
CARDS_FIRST = ("Choose the cards first.", "Choose exactly one card.")
_Part = TypeVar("_Part", bound=QWidget)


@dataclass(frozen=True)
class Seen:
    """What can be used now: cards of the own hand and on the tray, chips and ticks of the panel, buttons of the
    strip."""

    cards: tuple[CardButton, ...]
    tray: tuple[CardButton, ...]
    chips: tuple[Chip, ...]
    ticks: tuple[QCheckBox, ...]
    buttons: tuple[Button, ...]

    @property
    def playable(self) -> list[CardButton]:
        """The cards that say that they may be played."""
        return [card for card in self.cards if card.accessibleName().endswith(", playable")]

    @property
    def asks_for_cards(self) -> bool:
        """True if cards are to be chosen, or may be, before the step forward."""
        step = self.buttons[-1]
        return step.reason in CARDS_FIRST or "all cards" in step.text()

    @property
    def chosen(self) -> list[str]:
        """The names of the cards that say that they are chosen."""
        return [card.accessibleName() for card in (*self.cards, *self.tray) if "chosen" in card.accessibleDescription()]

    @property
    def choosable(self) -> list[str]:
        """The names of the cards that may be chosen."""
        return [name for card in self.cards if not (name := card.accessibleName()).endswith(", not allowed")]

    def card(self, name: str) -> CardButton:
        """The card of the hand with this name."""
        return next(card for card in self.cards if card.accessibleName() == name)

    @property
    def ready(self) -> list[Button]:
        """The buttons that can be pressed."""
        return [button for button in self.buttons if not button.reason]


def look(window: MainWindow) -> Seen:
    """Look at the window."""
    table, panel = window.table.table, window.table.panel
    return Seen(
        _shown(table.hand, CardButton),
        _shown(table.tray, CardButton),
        _shown(panel, Chip),
        tuple(tick for tick in _shown(panel, QCheckBox) if tick.isEnabled()),
        _shown(table.strip, Button),
    )


def _shown(area: QWidget, kind: type[_Part]) -> tuple[_Part, ...]:
    found = [each for each in area.findChildren(kind) if each.isVisible()]
    return tuple(sorted(found, key=lambda each: _corner(each, area)))


def _corner(widget: QWidget, area: QWidget) -> tuple[int, int]:
    at = widget.mapTo(area, widget.rect().topLeft())
    return (0, at.x()) if isinstance(widget, CardButton) else (at.y(), at.x())


def spoken_focus() -> str:
    """The name of what has the focus."""
    focus = QApplication.focusWidget()
    return "nothing" if focus is None else (focus.accessibleName() or getattr(focus, "text", str)() or repr(focus))


def sit_down(window: MainWindow, setting: Setting, seed: int) -> None:
    """Begin a match of the setting."""
    window.show_match(setting.match(seed))


def wait_for_turn(qtbot: QtBot, window: MainWindow) -> bool:
    """Wait until something is asked of you; False when the deal is over."""
    controller = window._desk.controller
    over = (Stage.RESULT, Stage.MATCH_END)
    qtbot.waitUntil(lambda: controller.stage in (Stage.HUMAN, *over), timeout=20_000)
    settle()
    return controller.stage is Stage.HUMAN
