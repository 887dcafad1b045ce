"""Worked deals of Ramsen and Rams, played card by card from their records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ramsch_desktop.engine.record import read_record, replay
from ramsch_desktop.games import BY_ID

DATA = Path(__file__).parents[1] / "data"
FILES = {game: DATA / game / "worked_deals.jsonl" for game in ("ramsen", "rams")}
WORKED = {game: path.read_text(encoding="utf-8").splitlines() for game, path in FILES.items()}
LINES = [line for lines in WORKED.values() for line in lines]


@pytest.mark.parametrize("line", LINES, ids=lambda line: json.loads(line)["about"])
def test_worked_deals(line: str) -> None:
    record = read_record(line, BY_ID)
    scores = [course.score for course in replay(record, BY_ID[record.game]).courses]
    expected = json.loads(line)["expected"]
    assert [list(score.points) for score in scores if score is not None] == expected["scores"]
    assert [list(score.tricks) for score in scores if score is not None] == expected["tricks"]


@pytest.mark.parametrize("game", WORKED)
def test_there_are_ten_worked_deals_of_each_game(game: str) -> None:
    assert len(WORKED[game]) >= 10
