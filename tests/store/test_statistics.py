"""The statistics file: nothing is lost, and nothing damaged stops it."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.store.statistics import (
    DealEntry,
    append_entry,
    entry_of,
    read_statistics,
    reset_statistics,
)
from tests.matches import played, unplayed

NOON = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)
ENTRY = DealEntry(
    key="0123456789abcdef",
    at=NOON,
    game="skat",
    contract="hearts hand",
    levels=("you", "medium", "strong", "medium"),
    active=(1, 2, 0),
    points=(0, 40, 0, 0),
    winners=(1,),
    declarer=1,
    best=Best.HIGHEST,
    options={"table": 4},
)


def other(key: str, **changes: object) -> DealEntry:
    return replace(ENTRY, key=key, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_deal_of_every_game_is_written_and_read_again(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "folder" / "statistics.jsonl"
    match = played(game)
    entries = [entry_of(course, match.seats, NOON) for course in match.courses]
    for entry in entries:
        append_entry(path, entry)
    ledger = read_statistics(path)
    assert ledger.entries == tuple(entries)
    assert ledger.damaged == ()
    for entry, course in zip(entries, match.courses, strict=True):
        assert course.score is not None
        assert (entry.contract, entry.points) == (course.score.contract, course.score.points)
        assert entry.active == course.deal.active


def test_without_a_file_there_is_nothing(tmp_path: Path) -> None:
    assert read_statistics(tmp_path / "none.jsonl").entries == ()
    assert reset_statistics(tmp_path / "none.jsonl") is None


def test_an_unfinished_deal_has_no_entry() -> None:
    match = unplayed(played(game_of("ramsch")))
    with pytest.raises(ValueError, match="not finished"):
        entry_of(match.course, match.seats, NOON)


def test_times_are_kept_in_utc() -> None:
    match = played(game_of("ramsch"))
    local = NOON.astimezone(timezone(timedelta(hours=5)))
    assert entry_of(match.courses[0], match.seats, local).at == NOON


def test_a_line_torn_by_a_crash_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    append_entry(path, other("a"))
    append_entry(path, other("b"))
    path.write_bytes(path.read_bytes()[:-40])
    append_entry(path, other("c"))
    ledger = read_statistics(path)
    assert [entry.key for entry in ledger.entries] == ["a", "c"]
    assert ledger.damaged == (2,)


def _line() -> dict[str, object]:
    return {
        "v": 1,
        "key": "k",
        "at": NOON.isoformat(),
        "game": "skat",
        "contract": "null",
        "levels": ["you", "easy"],
        "active": [0, 1],
        "points": [1, 2],
        "winners": [0],
        "declarer": None,
        "best": "highest",
        "options": {},
    }


@pytest.mark.parametrize(
    "changes",
    [
        {"v": 2},
        {"key": 5},
        {"at": "yesterday"},
        {"levels": []},
        {"points": [1]},
        {"points": [1, True]},
        {"points": [1, 1e300]},
        {"points": ["1", 2]},
        {"winners": [2]},
        {"active": [True]},
        {"declarer": "you"},
        {"best": "middle"},
        {"options": []},
    ],
)
def test_hostile_lines_are_skipped_and_reported(tmp_path: Path, changes: dict[str, object]) -> None:
    path = tmp_path / "s.jsonl"
    lines = [_line() | {"key": "good"}, _line() | changes]
    path.write_text("\n".join(json.dumps(line) for line in lines) + "\n", encoding="utf-8")
    ledger = read_statistics(path)
    assert [entry.key for entry in ledger.entries] == ["good"]
    assert ledger.damaged == (2,)


@pytest.mark.parametrize(
    "rubbish", [b"\xff\xfe\n", b"null\n", b"[" * 9000 + b"\n", b'"' + b"x" * 50_000 + b'"\n', b"\n", b'{"v": NaN}\n']
)
def test_rubbish_between_good_lines_is_skipped(tmp_path: Path, rubbish: bytes) -> None:
    path = tmp_path / "s.jsonl"
    append_entry(path, other("a"))
    before = path.read_bytes()
    path.write_bytes(before + rubbish)
    append_entry(path, other("b"))
    assert [entry.key for entry in read_statistics(path).entries] == ["a", "b"]
    assert read_statistics(path).damaged == (2,)
    assert path.read_bytes().startswith(before + rubbish)


def test_a_deal_played_to_another_end_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    append_entry(path, other("a", points=(0, -80, 0, 0), winners=(2, 0)))
    append_entry(path, other("b"))
    append_entry(path, other("a"))
    assert [(entry.key, entry.points[1]) for entry in read_statistics(path).entries] == [("b", 40), ("a", 40)]
    assert len(path.read_text(encoding="utf-8").splitlines()) == 3


def test_a_reset_keeps_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "s.jsonl"
    append_entry(path, ENTRY)
    old = path.read_bytes()
    kept = reset_statistics(path)
    assert kept is not None
    assert kept.read_bytes() == old
    assert "reset" in kept.name
    assert read_statistics(path).entries == ()


def test_a_plus_is_good_in_every_game() -> None:
    penalty = other("a", best=Best.LOWEST, points=(7.5, -30, 0, 0))
    assert [penalty.gain(seat) for seat in range(3)] == [-7.5, 30, 0]
    assert ENTRY.gain(1) == 40


def test_opponents_of_one_level_have_a_name() -> None:
    assert ENTRY.opponents(0) == "mixed"
    assert ENTRY.opponents(2) == "medium"
    assert ENTRY.position(0) == 2
