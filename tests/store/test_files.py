"""Reading files that are hostile: pipes, devices, endless and huge ones."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.games import BY_ID
from ramsch_desktop.store.files import FileError, read_start, read_text
from ramsch_desktop.store.saves import MAX_BYTES, load_match

needs_pipes = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")


def test_a_text_is_read_without_its_mark(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes("\ufeffKreuz-Ass".encode())
    assert read_text(tmp_path / "a", 100) == "Kreuz-Ass"


def test_the_limit_counts_bytes(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"x" * 10)
    assert read_text(tmp_path / "a", 10) == "x" * 10
    with pytest.raises(FileError, match="larger than"):
        read_text(tmp_path / "a", 9)


def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(1 << 40)
    asked: list[int] = []

    def start(path: Path, count: int) -> bytes:
        asked.append(count)
        return b""

    monkeypatch.setattr("ramsch_desktop.store.files.read_start", start)
    with pytest.raises(FileError, match="larger than 20 MB"):
        read_text(tmp_path / "huge", MAX_BYTES)
    assert asked == [0]


@needs_pipes
def test_a_pipe_that_nobody_writes_into_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError, match="not an ordinary file"):
        read_text(tmp_path / "pipe", 100)
    with pytest.raises(BadRecord, match="not an ordinary file"):
        load_match(tmp_path / "pipe", BY_ID)


@pytest.mark.parametrize("name", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_a_device_is_refused(name: str) -> None:
    if not Path(name).exists():
        pytest.skip("this system has no such device")
    with pytest.raises(FileError, match="not an ordinary file"):
        read_start(Path(name), 10)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="not an ordinary file"):
        read_text(tmp_path, 100)


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="this system has no sockets with names")
def test_a_socket_is_refused(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(os.path.relpath(tmp_path / "s"))
        with pytest.raises(FileError, match="not an ordinary file"):
            read_text(tmp_path / "s", 100)


@needs_pipes
def test_a_file_that_turns_into_a_pipe_blocks_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").write_text("text")
    ordinary = (tmp_path / "file").stat()
    monkeypatch.setattr(Path, "stat", lambda self, **_: ordinary)
    with pytest.raises(FileError, match="not an ordinary file"):
        read_start(tmp_path / "pipe", 10)
