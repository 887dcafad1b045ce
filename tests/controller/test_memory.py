"""Free memory goes back to the system after a deal and after settings, and not at each change."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller import memory
from ramsch_desktop.controller.memory import Housekeeping
from ramsch_desktop.controller.pacing import Pacing
from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.controller.table_controller import Stage, TableController
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.play.match import new_match
from ramsch_desktop.store.settings import Settings


@pytest.fixture
def tidied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(memory, "_LATER_MS", 1)
    return []


def test_many_changes_of_the_settings_are_tidied_up_once(qtbot: QtBot, tidied: list[str]) -> None:
    controller = TableController(Pacing(think_ms=0, trick_pause_ms=0))
    keeper = SettingsKeeper(Settings())
    Housekeeping(controller, keeper, lambda: tidied.append("tidy"))
    for volume in (0.1, 0.2, 0.3):
        keeper.change(volume=volume)
    qtbot.waitUntil(lambda: bool(tidied))
    qtbot.wait(20)
    assert tidied == ["tidy"]
    controller.close()


def test_the_end_of_a_deal_is_tidied_up(qtbot: QtBot, tidied: list[str]) -> None:
    controller = TableController(Pacing(think_ms=0, trick_pause_ms=0))
    Housekeeping(controller, SettingsKeeper(Settings()), lambda: tidied.append(controller.stage.value))
    match = new_match(RAMSCH, read_options(RAMSCH.options, {}), ("medium",) * 3, dealer=0, seed=3)
    controller.seat_at(match, watching=True)
    qtbot.waitUntil(lambda: bool(tidied), timeout=20_000)
    assert tidied == [Stage.RESULT.value]
    controller.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only the C library of GNU can do it")
def test_all_free_pages_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr("ctypes.CDLL", lambda _: SimpleNamespace(malloc_trim=asked.append))
    memory.trim()
    assert asked == [0]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing is asked")
def test_another_c_library_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def library(name: object) -> SimpleNamespace:
        asked.append(name)
        return SimpleNamespace()

    monkeypatch.setattr("ctypes.CDLL", library)
    memory.trim()
    assert asked == [None]
