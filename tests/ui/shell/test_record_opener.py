"""Records that come slowly, never, or not at all: the window stays awake and says so in one sentence."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.games import game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.store.saves import save_match
from ramsch_desktop.ui.dialogs.opener import documents
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.record_opener import RecordOpener
from ramsch_desktop.ui.toasts import Toasts
from tests.matches import played
from tests.ui.shell.test_main_window import toast_texts

MATCH = played(game_of("ramsch"))


class Slow:
    """A folder that answers when it is let."""

    def __init__(self) -> None:
        self.leave = threading.Event()
        self.asked: list[Path] = []

    def __call__(self, path: Path) -> Match:
        self.asked.append(path)
        self.leave.wait(10)
        return MATCH


@pytest.fixture
def slow() -> Iterator[Slow]:
    folder = Slow()
    yield folder
    folder.leave.set()


@pytest.fixture
def opener(qtbot: QtBot, slow: Slow) -> RecordOpener:
    area = QWidget()
    qtbot.addWidget(area)
    area.resize(800, 600)
    area.show()
    return RecordOpener(Toasts(area), slow)


def said(opener: RecordOpener) -> list[str]:
    toast = opener.toasts.shown
    return [] if toast is None else [each.text() for each in toast.findChildren(QLabel)]


def test_a_slow_record_is_awaited_and_comes(qtbot: QtBot, opener: RecordOpener, slow: Slow) -> None:
    opener.open(Path("/net/evening.ramsch"))
    assert said(opener) == ["evening.ramsch is being read…"]
    with qtbot.waitSignal(opener.opened) as signal:
        slow.leave.set()
    assert signal.args == [MATCH]
    qtbot.waitUntil(lambda: said(opener) == [])


def test_a_slow_record_is_given_up_on_request(qtbot: QtBot, opener: RecordOpener, slow: Slow) -> None:
    opener.open(Path("/net/evening.ramsch"))
    assert opener.toasts.shown is not None
    with qtbot.assertNotEmitted(opener.opened, wait=100):
        opener.toasts.shown.acted.emit()
        slow.leave.set()


def test_a_folder_that_never_answers_is_told(qtbot: QtBot, opener: RecordOpener, slow: Slow) -> None:
    opener.patience.setInterval(20)
    opener.open(Path("/net/evening.ramsch"))
    qtbot.waitUntil(lambda: "Its folder does not answer." in said(opener))
    assert "evening.ramsch cannot be opened" in said(opener)
    with qtbot.assertNotEmitted(opener.opened, wait=100):
        slow.leave.set()


def test_the_last_record_asked_for_is_the_one_that_comes(qtbot: QtBot, opener: RecordOpener, slow: Slow) -> None:
    opened: list[object] = []
    opener.opened.connect(opened.append)
    opener.open(Path("/net/first.ramsch"))
    opener.open(Path("/net/second.ramsch"))
    slow.leave.set()
    qtbot.waitUntil(lambda: len(opened) == 1)
    qtbot.wait(50)
    assert len(opened) == 1


def test_a_quick_record_is_there_at_once(window: MainWindow, tmp_path: Path) -> None:
    save_match(tmp_path / "evening.ramsch", MATCH)
    window.open_record(tmp_path / "evening.ramsch")
    assert window.toasts.shown is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_refused_in_one_sentence(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.ramsch")
    window.open_record(tmp_path / "pipe.ramsch")
    qtbot.waitUntil(lambda: "pipe.ramsch cannot be opened" in toast_texts(window))
    assert "It is not an ordinary file but a folder, a pipe or a device." in toast_texts(window)


def test_a_huge_file_is_refused_in_one_sentence(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    with (tmp_path / "huge.ramsch").open("wb") as file:
        file.truncate(1 << 40)
    window.open_record(tmp_path / "huge.ramsch")
    qtbot.waitUntil(lambda: "The file is larger than 20 MB." in toast_texts(window))


def test_files_are_looked_for_among_the_documents_or_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file dialog that is told of a folder that is not there takes its name for that of a file."""
    kept = tmp_path / "Documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(kept))
    assert documents() == str(Path.home())
    kept.mkdir()
    assert documents() == str(kept)
