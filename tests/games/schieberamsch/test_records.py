"""Deals of another program replay to the same result (tests/data/README.md says where they come from)."""

from __future__ import annotations

import json
from pathlib import Path

from ramsch_desktop.engine.record import read_record, replay
from ramsch_desktop.games import BY_ID

DATA = Path(__file__).parents[2] / "data" / "schieberamsch" / "xskat_deals.jsonl"


def test_deals_of_xskat_replay_to_the_same_result() -> None:
    deals = DATA.read_text(encoding="utf-8").splitlines()
    assert len(deals) == 200
    for line in deals:
        expected = json.loads(line)["expected"]
        score = replay(read_record(line, BY_ID), BY_ID["schieberamsch"]).courses[0].score
        assert score is not None
        assert list(score.points) == expected["scores"], line
        assert list(score.card_points) == expected["card_points"], line
        assert list(score.tricks) == expected["tricks"], line
