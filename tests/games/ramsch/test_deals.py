"""Deals played card by card: worked ones, and 400 from XSkat 4.0 as an independent check of the scoring."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ramsch_desktop.engine.record import read_record, replay
from ramsch_desktop.engine.score import Score
from ramsch_desktop.games import BY_ID
from ramsch_desktop.games.ramsch import RAMSCH

DATA = Path(__file__).parents[2] / "data" / "ramsch"
XSKAT = (DATA / "xskat_plain.jsonl").read_text(encoding="utf-8").splitlines()
WORKED = (DATA / "worked_deals.jsonl").read_text(encoding="utf-8").splitlines()


def replayed(line: str) -> tuple[Score, dict[str, Any]]:
    """The score of the only deal of a record, and what the record expects of it."""
    course = replay(read_record(line, BY_ID), RAMSCH).courses[0]
    assert course.score is not None
    expected = json.loads(line)["expected"]
    assert isinstance(expected, dict)
    return course.score, expected


def assert_as_expected(line: str) -> None:
    score, expected = replayed(line)
    assert list(score.card_points) == expected["card_points"]
    assert list(score.tricks) == expected["tricks"]
    assert list(score.points) == expected["scores"]


def test_the_400_deals_of_xskat_score_equally() -> None:
    assert len(XSKAT) == 400
    for line in XSKAT:
        assert_as_expected(line)


@pytest.mark.parametrize("line", WORKED, ids=lambda line: json.loads(line)["about"])
def test_worked_deals(line: str) -> None:
    assert_as_expected(line)


def test_there_are_ten_worked_deals_of_every_variant() -> None:
    variants = [json.loads(line)["options"].get("variant", "pip") for line in WORKED]
    assert len(WORKED) >= 10
    assert set(variants) == {"simple", "pip", "schiebe", "skat"}
