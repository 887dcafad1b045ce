"""Bots play a handful of deals on the real window while everything else changes under their hands."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramsch_desktop.games import ALL
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.bubble import Bubble
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme
from tests.benchmarks import soak
from tests.benchmarks.soak import MOVING, QUICK, Soak, Watch
from tests.ui.access.seen import wait_for_turn
from tests.ui.access.tables import Setting

MOST_SEATS = 7


@pytest.fixture
def table(qapp: QApplication, tmp_path: Path) -> Iterator[Soak]:
    table = Soak(qapp, tmp_path, seed=3)
    yield table
    table.close()
    apply_theme(qapp, Theme())


@pytest.fixture
def watch() -> Iterator[Watch]:
    with soak.watched() as watch:
        yield watch


@pytest.mark.parametrize("settings", [QUICK, MOVING], ids=["still", "moving"])
def test_deals_go_on_whatever_is_changed(table: Soak, watch: Watch, settings: Settings) -> None:
    table.desk.keeper.change(animations=settings.animations, speed=settings.speed)
    table.disturbed = 0.4
    for game in ALL:
        table.deal(game)
    assert table.disturbances > 10
    assert watch.faults == []


def test_what_was_said_leaves_no_bubbles_behind(table: Soak, watch: Watch) -> None:
    table.disturbed = 0.0
    for _ in range(3):
        for game in ALL:
            table.deal(game)
    watch.note()
    assert len(table.window.findChildren(Bubble)) <= MOST_SEATS + len(("a rule", "a hint"))
    assert watch.faults == []


def test_a_fault_is_found(qapp: QApplication) -> None:
    with soak.watched() as watch:
        logging.getLogger("test").error("lost")
        qWarning("odd")
    assert watch.faults == ["log: lost", "Qt: odd"]


def test_a_deal_that_is_over_when_it_is_dealt_shows_its_result(qtbot: QtBot, window: MainWindow, watch: Watch) -> None:
    """In Rams a hand of one suit ends the deal at once."""
    window.show_match(Setting("rams", (("players", 3),)).match(240))
    assert window.table.sheet.isVisible()
    assert not wait_for_turn(qtbot, window)
    assert watch.faults == []
