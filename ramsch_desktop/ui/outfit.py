"""How the settings change the window: language, colours, pace, keys and faces; and what is set at the table itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ramsch_desktop.controller.pacing import pacing_of
from ramsch_desktop.engine.options import Options
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.actions import Actions
from ramsch_desktop.ui.decks import AS_GAME, follows_game, lacks_cards
from ramsch_desktop.ui.desk import Desk, appearance_of
from ramsch_desktop.ui.theme.tokens import TEXT_SCALE_MAX, TEXT_SCALE_MIN
from ramsch_desktop.ui.toasts import Message, Toasts

if TYPE_CHECKING:
    from ramsch_desktop.ui.pages.table_page import TablePage


class Outfit(QObject):
    """Follows the settings of a desk; ``table`` gives the page of the table once it is made."""

    def __init__(
        self, desk: Desk, actions: Actions, toasts: Toasts, table: Callable[[], TablePage | None], family: str
    ) -> None:
        super().__init__(toasts)
        self._desk, self._actions, self._toasts = desk, actions, toasts
        self._table, self._family = table, family
        self._language = desk.settings.language
        self._told: tuple[str, Options, str] | None = None
        self._faces_told: Message | None = None
        desk.keeper.changed.connect(self.show_settings)
        desk.keeper.trouble.connect(lambda reason: toasts.say(messages.settings_failed(reason)))

    def show_settings(self, settings: Settings) -> None:
        """Let every part of the window look and act by these settings."""
        desk, table = self._desk, self._table()
        if settings.language != self._language:
            self._language = settings.language
            desk.languages.speak(settings.language)
        desk.themes.show(appearance_of(settings, self._family))
        desk.controller.set_pacing(pacing_of(settings))
        self._show_choices(settings)
        if not follows_game(settings) and not desk.pictures.has(settings.faces):
            QTimer.singleShot(0, self, self._give_up_faces)
        if table is not None:
            table.use_settings(settings)
        self.show_deck()

    def _show_choices(self, settings: Settings) -> None:
        self._actions.set_shortcuts(settings.shortcuts)
        self._actions["panel"].setChecked(settings.panel == "open")
        self._actions.show_faces(self._desk.pictures.own_decks(), settings.faces)

    def show_deck(self) -> None:
        """Show the faces that are chosen, with the letters of the language."""
        match, table = self._desk.matches.on_table, self._table()
        if match is not None and table is not None:
            table.set_deck(self._desk.deck(match.game, match.options))
            self.explain_faces(match)

    def explain_faces(self, match: Match) -> None:
        """Say why other faces than the chosen ones lie there; once as long as nothing changes, and no longer than it
        is true."""
        desk = self._desk
        lacking = lacks_cards(desk.pictures, desk.settings, match.game, match.options)
        told = (match.game.id, match.options, desk.settings.faces) if lacking else None
        if told == self._told:
            return
        self._told = told
        if self._faces_told is not None:
            self._toasts.withdraw(self._faces_told)
            self._faces_told = None
        if told is not None:
            title = match.game.title(desk.speech(match.game, match.options))
            self._faces_told = messages.faces_incomplete(title)
            self._toasts.say(self._faces_told)

    def keep_panel(self, shown: bool) -> None:
        """The panel beside the table was folded or opened."""
        self._actions["panel"].setChecked(shown)
        self._desk.keeper.change(panel="open" if shown else "folded")

    def keep_order(self, game: str, codes: tuple[str, ...]) -> None:
        """The cards of a game were put into an order of the person's own."""
        self._desk.keeper.take(self._desk.settings.with_own_order(game, codes))

    def scale_text(self, step: float) -> None:
        """Make all texts larger or smaller."""
        scale = round(self._desk.settings.text_scale + step, 2)
        self._desk.keeper.change(text_scale=min(TEXT_SCALE_MAX, max(TEXT_SCALE_MIN, scale)))

    def _give_up_faces(self) -> None:
        """The chosen deck is gone: each game has its own again, and the person is told."""
        if not follows_game(self._desk.settings):
            self._desk.keeper.change(faces=AS_GAME)
            self._toasts.say(messages.faces_gone())
