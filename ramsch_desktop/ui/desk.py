"""What the window and its dialogs work with, in one value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ramsch_desktop.controller.languages import Languages
from ramsch_desktop.controller.matches import Matches
from ramsch_desktop.controller.narrator import speech_for
from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.controller.table_controller import TableController
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.store.paths import Paths
from ramsch_desktop.store.profiles import options_from
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.decks import deck_for
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.theme.style import Appearance, SchemeChoice, ThemeKeeper
from ramsch_desktop.ui.theme.tokens import FeltColour

_SCHEMES: Final = {
    "system": SchemeChoice.SYSTEM,
    "light": SchemeChoice.LIGHT,
    "dark": SchemeChoice.DARK,
    "contrast": SchemeChoice.HIGH_CONTRAST,
}


@dataclass(frozen=True)
class Desk:
    """Everything that lives as long as the program."""

    paths: Paths
    keeper: SettingsKeeper
    languages: Languages
    themes: ThemeKeeper
    pictures: Pictures
    controller: TableController
    matches: Matches

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.keeper.settings

    def house_rules(self, game: Game) -> Options:
        """The options that were last chosen for a game."""
        return options_from(game.options, self.settings.options.get(game.id, {}))

    def deck(self, game: Game, options: Options | None = None) -> Deck:
        """The deck that a game is shown with."""
        return deck_for(self.pictures, self.settings, game, options)

    def speech(self, game: Game, options: Options) -> Speech:
        """How the game's words speak of its table."""
        faces = self.deck(game, options).faces
        return speech_for(game.seats(options), faces, self.settings.player_name, game.naming)


def appearance_of(settings: Settings, family: str = "") -> Appearance:
    """The look that the settings ask for; ``family`` replaces the font of the platform."""
    return Appearance(
        choice=_SCHEMES[settings.scheme],
        felt=FeltColour(settings.felt),
        text_scale=settings.text_scale,
        reduced_motion=settings.reduced_motion,
        family=family,
    )
