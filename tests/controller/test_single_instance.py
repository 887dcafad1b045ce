"""The first start holds the lock and hears the calls of a second one."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller import single_instance
from ramsch_desktop.controller.single_instance import Answer, Claim, SingleInstance

HOLD = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from ramsch_desktop.controller.single_instance import SingleInstance
app = QCoreApplication([])
one = SingleInstance(Path(sys.argv[1]))
one.called.connect(lambda text: (print("called", text, flush=True), app.quit()))
print(one.claim().name, flush=True)
app.exec()
"""


def holder(lock: Path) -> "subprocess.Popen[str]":
    """Another process that holds the lock."""
    process = subprocess.Popen([sys.executable, "-c", HOLD, str(lock)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "FIRST\n"
    return process


def test_a_second_start_is_heard_by_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    lock = tmp_path / "state" / "running.lock"
    with holder(lock) as first:
        second = SingleInstance(lock)
        assert second.claim() is Claim.SECOND
        assert second.call("/tmp/deal ä.ramsch") is Answer.TAKEN
        assert first.stdout is not None
        assert first.stdout.readline() == "called /tmp/deal ä.ramsch\n"
        assert first.wait(5) == 0


def test_the_lock_of_a_killed_program_does_not_count(qtbot: QtBot, tmp_path: Path) -> None:
    lock = tmp_path / "running.lock"
    with holder(lock) as first:
        first.send_signal(signal.SIGKILL)
        first.wait(5)
    assert lock.exists()
    again = SingleInstance(lock)
    assert again.claim() is Claim.FIRST
    again.release()
    assert not lock.exists()


def test_a_lock_file_that_names_a_living_stranger_does_not_count(qtbot: QtBot, tmp_path: Path) -> None:
    lock = tmp_path / "running.lock"
    lock.write_text(f"{os.getppid()}\n{Path(sys.executable).resolve().name}\n{os.uname().nodename}\n")
    again = SingleInstance(lock)
    assert again.claim() is Claim.FIRST
    again.release()


def test_a_call_that_nobody_takes_is_withdrawn(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(single_instance, "ANSWER_WITHIN_S", 0.1)
    second = SingleInstance(tmp_path / "running.lock")
    assert second.call("x") is Answer.NONE
    assert not (tmp_path / "calls" / "call").exists()


def test_without_a_folder_for_the_lock_the_program_runs_all_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert SingleInstance(tmp_path / "file" / "running.lock").claim() is Claim.UNLOCKED
