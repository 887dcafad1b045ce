"""The program as a process: killed, damaged, started twice, asked to end."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ramsch_desktop.engine.errors import BadNotation
from ramsch_desktop.store.logs import log_file
from ramsch_desktop.store.saves import save_match
from ramsch_desktop.store.settings import Settings, write_settings
from ramsch_desktop.ui.application import wishes_of
from tests.ui.shell.test_reading_dialogs import a_match

ROOT = Path(__file__).parents[3]
SLOW_BOTS = Settings(language="en", think_ms=5000, animations=False)
"""So slow that a trick stays as it lies."""


class Program:
    """Starts the program with a home of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.running: list[subprocess.Popen[str]] = []
        write_settings(self.settings, SLOW_BOTS)

    @property
    def settings(self) -> Path:
        return self.home / "config" / "settings.json"

    @property
    def autosave(self) -> Path:
        return self.home / "state" / "match.ramsch"

    def start(self, *steps: str) -> subprocess.Popen[str]:
        environment = {**os.environ, "RAMSCH_DESKTOP_HOME": str(self.home), "QT_QPA_PLATFORM": "offscreen"}
        command = [sys.executable, "-m", "tests.ui.shell.driver", *steps]
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.running.append(process)
        return process

    def told(self, process: subprocess.Popen[str]) -> dict[str, Any]:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, process.communicate(timeout=30)[1]
        facts: dict[str, Any] = json.loads(line)
        return facts

    def end(self) -> None:
        for process in self.running:
            if process.poll() is None:
                process.kill()
            process.communicate(timeout=30)


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    program = Program(tmp_path)
    yield program
    program.end()


def test_a_trick_is_there_again_after_a_kill(program: Program) -> None:
    first = program.start("play", "tell")
    before = program.told(first)
    assert len(before["trick"]) == 1
    assert len(before["hand"]) == 9
    first.send_signal(signal.SIGKILL)
    first.wait(30)
    after = program.told(program.start("tell", "close"))
    assert after["page"] == "table"
    assert after["trick"] == before["trick"]
    assert after["hand"] == before["hand"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_system_may_ask_to_end(program: Program, number: signal.Signals) -> None:
    process = program.start("play", "tell")
    before = program.told(process)
    process.send_signal(number)
    assert process.wait(30) == 0
    assert json.loads(program.settings.read_text())["geometry"]
    assert program.told(program.start("tell", "close"))["trick"] == before["trick"]


@pytest.mark.parametrize("damage", ["", "{", "\x00\x01", '{"format": "ramsch-record", "version": 7}', "[]"])
def test_a_damaged_match_is_set_aside_and_told(program: Program, damage: str) -> None:
    program.autosave.parent.mkdir(parents=True)
    program.autosave.write_text(damage)
    facts = program.told(program.start("tell", "close"))
    assert facts["page"] == "welcome"
    assert facts["toast"][0] == "The unfinished match could not be read"
    kept = list(program.autosave.parent.glob("match.damaged-*.ramsch"))
    assert [each.read_text() for each in kept] == [damage]
    assert kept[0].name in facts["toast"][1]


def test_damaged_settings_are_set_aside_and_told(program: Program) -> None:
    program.settings.write_bytes(b"\xff\xfe broken")
    process = program.start("tell", "close", "--", "--lang=en")
    facts = program.told(process)
    assert process.wait(30) == 0
    assert facts["toast"][0].startswith("The settings could not be read")
    kept = list(program.settings.parent.glob("settings.damaged-*.json"))
    assert [each.read_bytes() for each in kept] == [b"\xff\xfe broken"]
    assert json.loads(program.settings.read_text())["version"] == 1


def test_a_second_start_calls_the_first_and_ends(program: Program, tmp_path: Path) -> None:
    first = program.start("tell", "play", "tell")
    assert program.told(first)["page"] == "welcome"
    assert len(program.told(first)["trick"]) == 1
    second = program.start("tell")
    assert second.wait(60) == 0
    assert second.stdout is not None
    assert second.stdout.read() == ""
    assert first.poll() is None


def test_a_second_start_hands_its_record_over(program: Program, tmp_path: Path) -> None:
    record = tmp_path / "evening.ramsch"
    save_match(record, a_match())
    first = program.start("tell")
    assert program.told(first)["page"] == "welcome"
    assert program.start("--", str(record)).wait(60) == 0
    first.send_signal(signal.SIGTERM)
    assert first.wait(30) == 0
    assert program.autosave.read_text() == record.read_text()


def test_a_fault_is_logged_and_told_and_the_program_goes_on(program: Program) -> None:
    process = program.start("play", "fault", "tell", "tell", "close")
    program.told(process)
    facts = program.told(process)
    assert facts["toast"][0] == "Something went wrong in the program"
    assert facts["page"] == "table"
    assert process.wait(30) == 0
    log = log_file(program.home / "log").read_text()
    assert "ZeroDivisionError" in log


def test_a_language_is_spoken_for_this_start_only(program: Program) -> None:
    assert program.told(program.start("tell", "close", "--", "--lang=fi"))["language"] == "fi"
    assert program.told(program.start("tell", "close"))["language"] == "en"


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadNotation, match="There is no language 'tlh': expected one of de, en, es, fi, ja, ru"):
        wishes_of(argparse.Namespace(game=None, lang="tlh", file=None))
