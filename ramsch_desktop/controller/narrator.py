"""The narrator: events, decisions and results as whole sentences in the language of the window."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from ramsch_desktop.controller.people import names
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.events import Event, TrickTaken
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.speech import Faces, Naming, Speech, Text
from ramsch_desktop.engine.table import Taken
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import game_of


def translate(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    """Qt's translation as the word modules call it."""
    return QCoreApplication.translate(context, text, comment, n)


def speech_for(seats: int, faces: Faces, own_name: str = "", naming: Naming = Naming.USUAL) -> Speech:
    """The speech of a table: names of all seats, the human addressed as "you"."""
    return Speech(translate, names(seats, own_name), me=0, faces=faces, naming=naming)


@dataclass(frozen=True)
class Narrator:
    """Tells what happens at one table."""

    game: Game
    speech: Speech

    def event(self, event: Event) -> str:
        """One sentence, empty for what need not be said."""
        return self.game.words.event(event, self.speech)

    def event_of_trick(self, taken: Taken) -> str:
        """The sentence of a complete trick."""
        return self.event(TrickTaken(taken.winner, taken.trick))

    def prompt(self, view: View) -> str:
        """What the table asks now."""
        return self.game.words.prompt(view, self.speech)

    def hint(self, decision: Decision, view: View) -> Text:
        """The advised action as its button says it, and the reason."""
        words, speech = self.game.words, self.speech
        return Text(words.action(decision.action, view, speech), words.reason(decision.reason, view, speech))


def narrator_for(view: View, faces: Faces, own_name: str = "") -> Narrator:
    """The narrator of the table that this view belongs to."""
    game = game_of(view.game)
    return Narrator(game, speech_for(view.seats, faces, own_name, game.naming))
