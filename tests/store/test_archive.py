"""The history in files: what a list tells of each match, and what becomes of damaged and deleted ones."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games import ALL, BY_ID, game_of
from ramsch_desktop.store.archive import (
    Damaged,
    Kept,
    clear_deleted,
    delete_match,
    facts_of,
    keep_match,
    place_of,
    read_history,
    restore_match,
)
from ramsch_desktop.store.saves import load_match, save_match
from tests.matches import played

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_the_list_tells_the_same_as_the_record(tmp_path: Path, game: Game) -> None:
    match = played(game)
    path = keep_match(tmp_path, match, NOON)
    assert read_history(tmp_path, BY_ID) == (Kept(path, facts_of(match, NOON)),)
    assert load_match(path, BY_ID) == match


def test_the_facts_of_a_match(tmp_path: Path) -> None:
    match = played(game_of("ramsch"), variant="skat")
    facts = facts_of(match.next_deal(9), NOON)
    assert (facts.game, facts.seats, facts.deals) == ("ramsch", ("you", "medium", "medium"), 3)
    assert facts.totals == match.standing.totals
    assert facts.place == 1 + sum(total > facts.totals[0] for total in facts.totals)
    assert facts.status is MatchStatus.RUNNING


def test_a_match_has_one_file_however_far_it_is(tmp_path: Path) -> None:
    match = played(game_of("ramsch"))
    keep_match(tmp_path, match, NOON)
    keep_match(tmp_path, match.next_deal(4), NOON + timedelta(hours=1))
    (entry,) = read_history(tmp_path, BY_ID)
    assert isinstance(entry, Kept)
    assert entry.facts.at == NOON + timedelta(hours=1)


def test_the_latest_match_comes_first(tmp_path: Path) -> None:
    for hours, seed in ((0, 1), (2, 2), (1, 3)):
        keep_match(tmp_path, played(game_of("ramsch"), 1, seed), NOON + timedelta(hours=hours))
    found = [entry.facts.at.hour for entry in read_history(tmp_path, BY_ID) if isinstance(entry, Kept)]
    assert found == [14, 13, 12]


def test_a_record_from_elsewhere_is_listed_too(tmp_path: Path) -> None:
    match = played(game_of("skat"))
    save_match(tmp_path / "evening.ramsch", match)
    os.utime(tmp_path / "evening.ramsch", (NOON.timestamp(), NOON.timestamp()))
    assert read_history(tmp_path, BY_ID) == (Kept(tmp_path / "evening.ramsch", facts_of(match, NOON)),)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "nothing in it"),
        (b"\xff\xfe\x00", "not UTF-8"),
        (b'{"summary": {"at": 3},\n"format": "other"}', "no record"),
        (b'{"summary": ' + b"[" * 200_000, "nested too deep"),
        (b"[]", "not an object"),
    ],
)
def test_a_damaged_file_is_listed_with_what_is_wrong(tmp_path: Path, content: bytes, reason: str) -> None:
    (tmp_path / "bad.ramsch").write_bytes(content)
    keep_match(tmp_path, played(game_of("ramsch")), NOON)
    bad = [entry for entry in read_history(tmp_path, BY_ID) if isinstance(entry, Damaged)]
    assert [entry.path.name for entry in bad] == ["bad.ramsch"]
    assert reason in str(bad[0].error)
    assert (tmp_path / "bad.ramsch").read_bytes() == content


def test_a_file_that_lost_its_end_is_not_listed_as_whole(tmp_path: Path) -> None:
    path = keep_match(tmp_path, played(game_of("ramsch")), NOON)
    path.write_bytes(path.read_bytes()[:-100])
    (entry,) = read_history(tmp_path, BY_ID)
    assert isinstance(entry, Damaged)
    assert isinstance(entry.error, BadRecord)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_among_the_files_blocks_nothing(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.ramsch")
    (entry,) = read_history(tmp_path, BY_ID)
    assert isinstance(entry, Damaged)
    assert "not an ordinary file" in str(entry.error)


def test_reading_ends_when_nobody_wants_it(tmp_path: Path) -> None:
    for seed in range(3):
        keep_match(tmp_path, played(game_of("ramsch"), 1, seed), NOON)
    assert read_history(tmp_path, BY_ID, lambda: True) == ()


def test_there_is_no_history_before_the_first_match(tmp_path: Path) -> None:
    assert read_history(tmp_path / "nowhere", BY_ID) == ()


def test_a_deleted_match_is_taken_back_until_it_is_cleared_away(tmp_path: Path) -> None:
    match = played(game_of("ramsch"))
    path = keep_match(tmp_path, match, NOON)
    gone = delete_match(path)
    assert read_history(tmp_path, BY_ID) == ()
    assert restore_match(gone) == path == place_of(tmp_path, match)
    assert load_match(path, BY_ID) == match
    clear_deleted(tmp_path)
    assert path.exists()
    gone = delete_match(path)
    clear_deleted(tmp_path)
    assert not gone.exists()
