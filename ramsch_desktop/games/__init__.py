"""The games: one folder each. ``ALL`` is the single place that registers a game."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.games.schafkopf import SCHAFKOPF
from ramsch_desktop.games.schieberamsch import SCHIEBERAMSCH
from ramsch_desktop.games.skat import SKAT

ALL: Final[tuple[Game, ...]] = (SKAT, RAMSCH, SCHIEBERAMSCH, SCHAFKOPF, RAMSEN, RAMS)
BY_ID: Final = {game.id: game for game in ALL}


def game_of(identifier: str) -> Game:
    """The game with this id; raises BadNotation naming those that exist."""
    if identifier not in BY_ID:
        raise BadNotation(
            QT_TRANSLATE_NOOP("Faults", "There is no game '{game}': expected one of {offered}."),
            game=identifier,
            offered=", ".join(BY_ID),
        )
    return BY_ID[identifier]
