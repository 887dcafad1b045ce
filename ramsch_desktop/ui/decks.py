"""Which deck lies on the table: the one that a person chose, or the one that the game has."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options, read_options
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.pictures import GAME_PACKS, Deck, Pictures
from ramsch_desktop.ui.table.face_cache import Detail

AS_GAME: Final = "game"
"""The setting that leaves the choice to each game."""

_COMPLETE: Final = "french"


def follows_game(settings: Settings) -> bool:
    """Whether each game is shown with its own faces."""
    return settings.faces == AS_GAME


def deck_for(pictures: Pictures, settings: Settings, game: Game, options: Options | None = None) -> Deck:
    """The deck for a game: the chosen one, or the game's own if that is gone, or the French one if it lacks cards."""
    wanted = _wanted(pictures, settings, game)
    return wanted if _has_all(wanted, game, options) else _deck(pictures, settings, _COMPLETE)


def lacks_cards(pictures: Pictures, settings: Settings, game: Game, options: Options) -> bool:
    """Whether the deck that the person or the game wants has too few cards, so that another lies there."""
    return not _has_all(_wanted(pictures, settings, game), game, options)


def _wanted(pictures: Pictures, settings: Settings, game: Game) -> Deck:
    chosen = not follows_game(settings) and pictures.has(settings.faces)
    return _deck(pictures, settings, settings.faces if chosen else GAME_PACKS[game.faces])


def _deck(pictures: Pictures, settings: Settings, name: str) -> Deck:
    detail = Detail.COMPACT if settings.compact_faces else Detail.BY_WIDTH
    return pictures.deck(name, QLocale().name(), detail, settings.back)


def _has_all(deck: Deck, game: Game, options: Options | None) -> bool:
    return {card.code for card in game.pack(options or read_options(game.options, {}))} <= deck.pack.codes
