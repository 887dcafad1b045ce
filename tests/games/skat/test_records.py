"""Games of another program replay to the same result (tests/data/README.md says where they come from)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ramsch_desktop.engine.record import read_record, replay
from ramsch_desktop.games import BY_ID

DATA = Path(__file__).parents[2] / "data" / "skat" / "xskat_games.jsonl"
GAMES = DATA.read_text(encoding="utf-8").splitlines()
PARTS = 20


@pytest.mark.parametrize("part", range(PARTS))
def test_games_of_xskat_replay_to_the_same_result(part: int) -> None:
    for line in GAMES[part::PARTS]:
        expected = json.loads(line)["expected"]
        score = replay(read_record(line, BY_ID), BY_ID["skat"]).courses[0].score
        assert score is not None
        assert list(score.points) == expected["scores"], line
        if sum(score.tricks) == 10:
            assert score.declarer is not None
            assert score.card_points[score.declarer] == expected["declarer_points"], line
            assert score.tricks[score.declarer] == expected["declarer_tricks"], line


def test_all_games_are_there() -> None:
    assert len(GAMES) == 2186
