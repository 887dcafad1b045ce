"""Worked deals, played from their records; the expected scores were reckoned apart from the program."""

import json
from pathlib import Path
from typing import Any

import pytest

from ramsch_desktop.engine.record import Replay, read_record, replay
from ramsch_desktop.games.schafkopf import SCHAFKOPF

DATA = Path(__file__).parents[2] / "data" / "schafkopf" / "worked_deals.jsonl"
LINES = DATA.read_text(encoding="utf-8").splitlines()


def replayed(line: str) -> Replay:
    return replay(read_record(line, {"schafkopf": SCHAFKOPF}), SCHAFKOPF)


@pytest.mark.parametrize("line", LINES, ids=lambda line: json.loads(line)["about"])
def test_a_worked_deal(line: str) -> None:
    expected: dict[str, Any] = json.loads(line)["expected"]
    played = replayed(line)
    score = played.courses[-1].score
    assert score is not None
    assert score.contract == expected["contract"]
    assert list(score.card_points) == expected["card_points"]
    assert list(score.tricks) == expected["tricks"]
    assert list(score.points) == expected["scores"]
    assert list(played.standing.totals) == expected.get("totals", expected["scores"])


def test_there_are_more_than_ten_worked_deals_of_every_sort() -> None:
    contracts = {json.loads(line)["expected"]["contract"].split()[0] for line in LINES}
    assert len(LINES) > 10
    assert contracts >= {"call", "solo", "wenz", "farbwenz", "solo-tout", "sie", "ramsch"}
