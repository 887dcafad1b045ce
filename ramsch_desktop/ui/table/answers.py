"""What a click on a card or a button means: play, choose, refuse, or clear the trick that lies."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.ui.table.choosing import Choice, Way, toggled


class Playing(Enum):
    """Which click plays a card: the first one, or the second after the first has raised it."""

    CLICK = "click"
    RAISE = "raise"


class Answers(QObject):
    """The human's answers. ``acted`` carries a legal action, ``chose`` the codes of the chosen cards after each
    change, ``refused`` the code of a card that may not be played; ``cleared`` asks to clear the trick that lies."""

    acted = Signal(object)
    chose = Signal(tuple)
    refused = Signal(str)
    cleared = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice, self._playing = Choice(), Playing.CLICK
        self._chosen: tuple[str, ...] = ()

    @property
    def choice(self) -> Choice:
        """What the human can do now."""
        return self._choice

    @property
    def chosen(self) -> tuple[str, ...]:
        """The codes of the chosen cards."""
        return self._chosen

    def offer(self, choice: Choice) -> None:
        """From now on this can be done."""
        self._choice = choice

    def set_playing(self, playing: Playing) -> None:
        """Which click plays a card."""
        self._playing = playing

    def forget(self) -> None:
        """No card is chosen any more: the decision is over."""
        self._chosen = ()

    def take_action(self, action: Action | None) -> None:
        """A button was pressed."""
        if action is not None:
            self.acted.emit(action)

    def take_card(self, code: str) -> None:
        """A card was clicked, entered or dropped in the middle."""
        play = self._choice.play_of(code)
        if play is not None:
            self._play(code, play)
        elif self._choice.way is Way.CHOOSE and not self._choice.takes(code):
            self.refused.emit(code)
        elif self._choice.way is Way.CHOOSE:
            self._choose(toggled(self._chosen, code, self._choice.most))
        elif self._choice.way is Way.PLAY:
            self.refused.emit(code)
        else:
            self.cleared.emit()

    def _play(self, code: str, play: Action) -> None:
        if self._playing is Playing.CLICK or code in self._chosen:
            self.acted.emit(play)
        else:
            self._choose((code,))

    def _choose(self, codes: tuple[str, ...]) -> None:
        self._chosen = codes
        self.chose.emit(codes)
