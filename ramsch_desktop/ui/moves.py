"""What can be done at the table besides the cards and the strip: the commands of the menu "Move", and what the
program does for a person by itself."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from ramsch_desktop.controller.matches import only_card, passing
from ramsch_desktop.controller.pacing import pacing_of
from ramsch_desktop.controller.table_controller import Stage, TablePicture
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.opener import Dialogs

AT_TABLE = (
    "hint",
    "undo",
    "redo",
    "continue",
    "pass",
    "last_trick",
    "score_sheet",
    "panel",
    "concede",
    "claim",
    "finish_early",
)
"""The actions that need a match on the table."""


class Moves(QObject):
    """Follows the pictures of the table."""

    def __init__(self, desk: Desk, dialogs: Dialogs) -> None:
        super().__init__(dialogs)
        self._desk, self._dialogs = desk, dialogs
        self._picture: TablePicture | None = None

    def commands(self) -> dict[str, Callable[[], object]]:
        """The actions by their ids."""
        controller = self._desk.controller
        return {
            "hint": controller.hint,
            "undo": controller.undo,
            "redo": controller.redo,
            "continue": controller.advance,
            "pass": self._pass,
            "concede": self._concede,
            "claim": lambda: self._act(self.ending("claim")),
            "finish_early": controller.finish_early,
        }

    def follow(self, picture: TablePicture | None) -> None:
        """The table is as in this picture now, or there is none."""
        self._picture = picture
        if picture is None or picture.stage is not Stage.HUMAN or picture.can_redo:
            return
        settings = self._desk.settings
        pause = pacing_of(settings).think_ms
        if settings.finish_early == "always" and self._desk.controller.is_settled:
            QTimer.singleShot(pause, self, lambda: self._finish(picture))
        elif settings.autoplay_only_card and only_card(picture.view.legal) is not None:
            QTimer.singleShot(pause, self, lambda: self._play_only_card(picture))

    def _finish(self, picture: TablePicture) -> None:
        if self._picture is picture:
            self._desk.controller.finish_early()

    def _play_only_card(self, picture: TablePicture) -> None:
        if self._picture is picture:
            self._act(only_card(picture.view.legal))

    def _act(self, action: Action | None) -> None:
        if action is not None:
            self._desk.controller.act(action)

    def _pass(self) -> None:
        if self._picture is not None:
            self._act(passing(self._picture.view.legal))

    def ending(self, word: str) -> Action | None:
        """The action of this word among those that end the deal early, if it is offered now."""
        picture = self._picture
        if picture is None or picture.stage is not Stage.HUMAN:
            return None
        offered = picture.match.game.endings(picture.view)
        return next((action for action in offered if action.word == word), None)

    def _concede(self) -> None:
        action = self.ending("concede")
        if action is not None:
            self._dialogs.sure_to_concede(lambda: self._act(action))

    def possible(self) -> list[str]:
        """Which actions of the table can be used now."""
        picture = self._picture
        if picture is None:
            return []
        states = {
            "hint": picture.stage is Stage.HUMAN,
            "undo": picture.can_undo,
            "redo": picture.can_redo,
            "continue": picture.stage in (Stage.TRICK, Stage.RESULT),
            "pass": passing(picture.view.legal) is not None,
            "last_trick": bool(picture.view.table.tricks) and picture.course is None,
            "score_sheet": True,
            "panel": True,
            "concede": self.ending("concede") is not None,
            "claim": self.ending("claim") is not None,
            "finish_early": self._desk.controller.is_settled,
        }
        return [name for name, possible in states.items() if possible]
