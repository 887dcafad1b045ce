"""The rules of each game in the language of the window, opened at the part that fits.

A page is Markdown. A heading may carry a topic, as in ``## Playing {#play}``: overview, deal, bidding, play, scoring,
options, glossary. Without a page in the language of the window the English one is shown, and without that one a text
made from the game's own words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from ramsch_desktop import resources
from ramsch_desktop.controller.languages import SOURCE
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import SWITCH, read_options
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import game_of
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.option_row import value_words
from ramsch_desktop.ui.dialogs.paper import PaperDialog
from ramsch_desktop.ui.dialogs.prose import Prose
from ramsch_desktop.ui.pages.choices import Choice, ChoiceBox
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.text import Role, label
from ramsch_desktop.ui.theme.style import current_theme

SIZE: Final = QSize(940, 660)
SCORE: Final = "scoring"
"""The topic of the part about the score, shown when a deal is over."""

PLAY: Final = "play"
BEFORE_PLAY: Final = "bidding"
"""The topic of all that is decided before the first trick; a page without it is opened where the deal is told."""

_INSTEAD: Final = {BEFORE_PLAY: "deal"}
_PLAY_PHASES: Final = ("TrickPlay", "CallPlay")

_TOPIC = re.compile(r"^(?P<heading>#{1,6} .*?)\s*\{#(?P<topic>[\w-]+)\}\s*$")


@dataclass(frozen=True)
class Page:
    """Markdown without topics, and the number of the heading of each topic."""

    markdown: str
    topics: dict[str, int]


def topic_of(view: View | None) -> str:
    """The part that fits what happens: the play of tricks, what comes before it, or the score after the deal."""
    if view is None:
        return ""
    if view.to_move is None:
        return SCORE
    return PLAY if view.phase in _PLAY_PHASES else BEFORE_PLAY


def read_page(text: str) -> Page:
    """A page from its text."""
    lines, topics, headings = [], {}, 0
    for line in text.splitlines():
        found = _TOPIC.match(line)
        if found:
            topics[found["topic"]] = headings
        headings += line.startswith("#")
        lines.append(found["heading"] if found else line)
    return Page("\n".join(lines), topics)


def page_for(game: Game, language: str, speech: Speech) -> Page:
    """The page of a game in a language, in English, or made from its words."""
    for lang in (language, SOURCE):
        path = resources.help_page(lang, game.id)
        if path is not None:
            return read_page(path.read_text(encoding="utf-8"))
    return read_page(generated(game, speech))


def generated(game: Game, speech: Speech) -> str:
    """What the game's own words tell: the summary, and its house rules with their values."""
    words = game.words
    parts = [f"# {game.title(speech)}", game.summary(speech)]
    for group in dict.fromkeys(option.group for option in game.options):
        parts.append(f"## {words.group(group, speech)}")
        for option in (each for each in game.options if each.group == group):
            text = words.option(option, speech)
            note = f" – {text.note}" if text.note else ""
            parts.append(f"**{text.title}**{note}")
            if option.values != SWITCH and not all(isinstance(value, int) for value in option.values):
                parts.append("\n".join(f"* {value_words(option, v, words, speech)}" for v in option.values))
    return "\n\n".join(parts)


class RulesWindow(PaperDialog):
    """Not modal: it may stay beside the table."""

    def __init__(self, parent: QWidget | None, desk: Desk, games: Sequence[Game]) -> None:
        super().__init__(parent, SIZE)
        self._desk, self._games = desk, tuple(games)
        self._game, self._topic = self._games[0].id, ""
        self.setModal(False)
        self.build()

    def show_game(self, game_id: str, topic: str = "") -> None:
        """Show the rules of a game, at a topic if the page has it."""
        self._game, self._topic = game_id, topic
        self.build()
        self.show()
        self.raise_()
        self.activateWindow()
        QTimer.singleShot(0, self, self._go_to_topic)

    def fill(self) -> None:
        """Headings at the left, text at the right."""
        self.set_heading(self.tr("Rules"))
        self.head.addWidget(label(self.tr("Game"), Role.SECOND))
        self.head.addWidget(self._game_box())
        game = game_of(self._game)
        speech = self._desk.speech(game, read_options(game.options, {}))
        self._page = page_for(game, self._desk.languages.current, speech)
        self.text = Prose(self.tr("Rules"))
        self.text.setObjectName("text")
        self.text.show_markdown(self._page.markdown)
        self.contents = self._contents()
        row = QHBoxLayout()
        row.setSpacing(current_theme().px(16))
        row.addWidget(self.contents)
        row.addWidget(self.text, 1)
        self.body.addLayout(row)
        close = Button(self.tr("Close"), ButtonKind.MAIN)
        close.chosen.connect(self.close)
        self.foot.addStretch(1)
        self.foot.addWidget(close)
        self.text.setFocus()

    def _game_box(self) -> ChoiceBox:
        choices = []
        for game in self._games:
            speech = self._desk.speech(game, read_options(game.options, {}))
            choices.append(Choice(game.id, game.title(speech)))
        box = ChoiceBox(self.tr("Game"), choices, self._game)
        box.setObjectName("game")
        box.picked.connect(self.show_game)
        return box

    def _contents(self) -> QListWidget:
        contents = QListWidget()
        contents.setObjectName("contents")
        contents.setAccessibleName(self.tr("Contents"))
        contents.setFixedWidth(current_theme().px(230))
        contents.setWordWrap(True)
        contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for block in self.text.headings():
            contents.addItem(QListWidgetItem(block.text()))
        contents.setCurrentRow(0)
        contents.currentRowChanged.connect(self._go_to_heading)
        return contents

    def _go_to_topic(self) -> None:
        topics = self._page.topics
        heading = topics.get(self._topic, topics.get(_INSTEAD.get(self._topic, "")))
        if heading is not None:
            self.contents.setCurrentRow(heading)

    def _go_to_heading(self, number: int) -> None:
        headings = self.text.headings()
        if 0 <= number < len(headings):
            self.text.go_to(headings[number])
