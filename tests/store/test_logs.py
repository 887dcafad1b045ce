"""The log goes to a file, is rotated, and never stops the program."""

import logging
from pathlib import Path

import pytest

from ramsch_desktop.store import logs


def test_what_is_logged_stands_in_the_file(tmp_path: Path) -> None:
    handler = logs.start_log(tmp_path / "new" / "folder")
    logging.getLogger("ramsch").warning("the skat is gone")
    logs.stop_log(handler)
    assert "WARNING ramsch: the skat is gone" in logs.log_file(tmp_path / "new" / "folder").read_text()


def test_a_full_log_is_rotated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "MAX_BYTES", 200)
    handler = logs.start_log(tmp_path)
    for number in range(40):
        logging.getLogger("ramsch").info("line %d of the log", number)
    logs.stop_log(handler)
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [logs.NAME, *(f"{logs.NAME}.{number}" for number in (1, 2, 3))]
    assert all(path.stat().st_size <= 200 for path in tmp_path.iterdir())


def test_without_a_folder_the_log_goes_to_standard_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("in the way")
    handler = logs.start_log(tmp_path / "file")
    logging.getLogger("ramsch").error("still told")
    logs.stop_log(handler)
    assert "still told" in capsys.readouterr().err
