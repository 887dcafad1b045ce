"""What is said of matches that leave the table, with the way to take them back."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from ramsch_desktop.controller.matches import MatchTrouble
from ramsch_desktop.play.match import Match
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.toasts import Toasts


class MatchMessages(QObject):
    """``taken_back`` tells that a match which was put away is on the table again."""

    taken_back = Signal()

    def __init__(self, desk: Desk, toasts: Toasts) -> None:
        super().__init__(toasts)
        self._desk, self._toasts = desk, toasts
        desk.controller.trouble.connect(self._say_trouble)
        desk.matches.trouble.connect(self._say_match_trouble)
        desk.matches.put_away.connect(self._say_put_away)

    def say_discarded(self, old: Match) -> None:
        """The match that waited is thrown away."""
        self._toasts.say(messages.discarded(self._name(old), lambda: self._take_back(old)))

    def _say_put_away(self, old: Match) -> None:
        self._toasts.say(messages.put_away(self._name(old), lambda: self._take_back(old)))

    def _say_trouble(self, reason: str) -> None:
        self._toasts.say(messages.save_failed(reason, self._desk.paths.state))

    def _say_match_trouble(self, trouble: MatchTrouble, reason: str) -> None:
        self._toasts.say(messages.match_trouble(trouble, reason, self._desk.paths.state))

    def _take_back(self, match: Match) -> None:
        self._desk.matches.take_back(match)
        self.taken_back.emit()

    def _name(self, match: Match) -> str:
        return match.game.title(self._desk.speech(match.game, match.options))
