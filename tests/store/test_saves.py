from __future__ import annotations

import json
from pathlib import Path

import pytest

from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.saves import Unreadable, discard_match, load_match, resume_match, save_match
from tests.play.test_session import ramsch_match

DAMAGED = {
    "empty": b"",
    "binary": bytes(range(256)) * 4,
    "truncated": b'{"format": "ramsch-record", "version": 1, "game": "ram',
    "another format": b'{"format": "something else"}',
    "a list": b"[1, 2]",
    "a newer version": b'{"format": "ramsch-record", "version": 99, "game": "ramsch", "deals": []}',
    "no deals": b'{"format": "ramsch-record", "version": 1, "game": "ramsch", "deals": []}',
    "deep": b"[" * 200_000,
}


def test_the_saved_match_comes_back(tmp_path: Path) -> None:
    path, match = tmp_path / "deep" / "match.ramsch", ramsch_match()
    save_match(path, match)
    assert resume_match(path, BY_ID) == match


def test_saving_leaves_no_draft_behind(tmp_path: Path) -> None:
    save_match(tmp_path / "match.ramsch", ramsch_match())
    assert [each.name for each in tmp_path.iterdir()] == ["match.ramsch"]


def test_no_save_is_no_match(tmp_path: Path) -> None:
    assert resume_match(tmp_path / "match.ramsch", BY_ID) is None


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_save_is_set_aside_and_kept(tmp_path: Path, name: str) -> None:
    path = tmp_path / "match.ramsch"
    path.write_bytes(DAMAGED[name])
    found = resume_match(path, BY_ID)
    assert isinstance(found, Unreadable)
    assert str(found.fault).endswith(".")
    assert "\n" not in str(found.fault)
    assert not path.exists()
    assert found.kept_as.read_bytes() == DAMAGED[name]


def test_two_damaged_saves_are_both_kept(tmp_path: Path) -> None:
    path = tmp_path / "match.ramsch"
    for content in (b"one", b"two"):
        path.write_bytes(content)
        resume_match(path, BY_ID)
    assert sorted(each.read_bytes() for each in tmp_path.iterdir()) == [b"one", b"two"]


def test_an_illegal_action_is_named_with_its_deal_and_number(tmp_path: Path) -> None:
    path = tmp_path / "match.ramsch"
    save_match(path, ramsch_match())
    data = json.loads(path.read_text())
    data["deals"][0]["actions"] = ["play XX"]
    path.write_text(json.dumps(data))
    with pytest.raises(BadRecord, match="Deal 1, action 1: 'XX' is no card"):
        load_match(path, BY_ID)


def test_a_huge_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "match.ramsch"
    path.write_bytes(b" " * 20_000_001)
    with pytest.raises(BadRecord, match="larger than 20 MB"):
        load_match(path, BY_ID)


def test_discarding_twice_is_no_error(tmp_path: Path) -> None:
    path, match = tmp_path / "match.ramsch", ramsch_match()
    assert isinstance(match, Match)
    save_match(path, match)
    discard_match(path)
    discard_match(path)
    assert not path.exists()


def test_a_path_that_no_file_can_have_is_refused_like_a_bad_record() -> None:
    with pytest.raises(BadRecord, match=r"embedded null"):
        load_match(Path("a\0b.ramsch"), BY_ID)
