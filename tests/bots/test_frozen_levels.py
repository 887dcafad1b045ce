"""The levels are frozen: each does in fifty positions of each game what it did when it was released."""

from __future__ import annotations

import pytest

from ramsch_desktop.bots.levels import LEVELS
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL
from ramsch_desktop.kernel import api
from tests.bots import frozen_levels

PINNED = frozen_levels.read()


def test_fifty_positions_of_each_game_are_pinned_for_each_level() -> None:
    for game in ALL:
        found = [position for position in PINNED if position.game == game.id]
        assert len(found) == frozen_levels.POSITIONS
        assert all(set(position.moves) == set(LEVELS) for position in found)
        assert all(len(position.course.legal_actions()) > 1 for position in found)


def test_the_levels_are_told_apart_by_the_positions() -> None:
    for one, other in (("easy", "medium"), ("medium", "strong")):
        assert sum(position.moves[one] != position.moves[other] for position in PINNED) > 30


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_level_moves_as_it_did(level: str, game: Game) -> None:
    if level == "strong" and not api.COMPILED:
        pytest.skip("the plain kernel gives the same answers, see the tests of its forms, but needs minutes")
    found = [position for position in PINNED if position.game == game.id]
    changed = {
        f"seed {position.seed}, after {len(position.taken)} actions": (position.moves[level], now)
        for position in found
        if (now := frozen_levels.move_at(level, position.course)) != position.moves[level]
    }
    assert not changed
