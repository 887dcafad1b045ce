"""What a full disk or a folder without permission leaves of a file, and what the error says."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from ramsch_desktop.games import BY_ID
from ramsch_desktop.store.files import is_there, set_aside, write_text
from ramsch_desktop.store.profiles import read_profiles
from ramsch_desktop.store.saves import Unreadable, resume_match
from ramsch_desktop.store.settings import read_settings


def refuse(monkeypatch: pytest.MonkeyPatch, method: str, number: int) -> None:
    """Let the system refuse one kind of work on files."""

    def refused(path: Path, *_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(Path, method, refused)


@pytest.mark.parametrize(("method", "number"), [("replace", errno.EACCES), ("open", errno.ENOSPC)])
def test_a_failed_write_names_the_file_and_leaves_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, number: int
) -> None:
    path = tmp_path / "match.ramsch"
    write_text(path, "old")
    with monkeypatch.context() as patched:
        refuse(patched, method, number)
        with pytest.raises(OSError, match=os.strerror(number)) as caught:
            write_text(path, "new")
    assert (caught.value.filename, caught.value.filename2) == (str(path), None)
    assert [each.name for each in tmp_path.iterdir()] == ["match.ramsch"]
    assert path.read_text(encoding="utf-8") == "old"


def test_a_file_that_cannot_be_renamed_stays_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.ramsch"
    path.write_text("damaged", encoding="utf-8")
    refuse(monkeypatch, "rename", errno.EACCES)
    assert set_aside(path) == path
    assert path.read_text(encoding="utf-8") == "damaged"


def test_the_start_goes_on_where_damaged_files_cannot_be_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept"
    path.write_text("damaged", encoding="utf-8")
    refuse(monkeypatch, "rename", errno.EROFS)
    for found in (resume_match(path, BY_ID), read_settings(path), read_profiles(path)):
        assert isinstance(found, Unreadable)
        assert found.kept_as == path


def test_the_start_goes_on_where_files_cannot_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "hidden"
    refuse(monkeypatch, "rename", errno.EACCES)
    refuse(monkeypatch, "stat", errno.EACCES)
    assert is_there(path)
    for found in (resume_match(path, BY_ID), read_settings(path), read_profiles(path)):
        assert isinstance(found, Unreadable)
        assert found.fault.text == "You have no permission to do this here."


def test_what_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert not is_there(tmp_path / "nothing")
    assert not is_there(tmp_path / "file" / "below")
