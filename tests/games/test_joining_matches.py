"""Whole matches of Ramsen and Rams between medium players: they end by the rules, and not by the last deal."""

import pytest

from tests.benchmarks.joining_constants import self_play

MATCHES = 25
TABLES = [("ramsen", players) for players in (3, 4, 5)] + [("rams", players) for players in (3, 4, 5, 6, 7)]
LAST_DEAL = 100


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_medium_players_bring_every_match_to_its_end(game: str, players: int) -> None:
    lengths = []
    for seed in range(MATCHES):
        played = self_play(game, players, seed)
        assert played.winner is not None
        lengths.append(len(played.deals))
    assert max(lengths) < LAST_DEAL
    if game == "ramsen":
        assert 4 <= sorted(lengths)[MATCHES // 2] <= 8
