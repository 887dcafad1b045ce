"""The window of the program with a home of its own, no pauses and no movements."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.languages import Languages
from ramsch_desktop.controller.matches import Matches
from ramsch_desktop.controller.pacing import pacing_of
from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.controller.table_controller import TableController
from ramsch_desktop.resources import asset
from ramsch_desktop.store.paths import Paths
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.desk import Desk, appearance_of
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import ThemeKeeper, apply_theme
from ramsch_desktop.ui.theme.theme import Theme

FAMILY = "DejaVu Sans"
"""7 % wider than the face of the design: what fits in it fits elsewhere."""

QUICK = Settings(language="en", scheme="light", think_ms=0, trick_pause_ms=0, animations=False)


@pytest.fixture(scope="session")
def pictures(qapp: QApplication) -> Pictures:
    return Pictures(asset())


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path / "config", tmp_path / "data", tmp_path / "state", tmp_path / "log")


@pytest.fixture
def desk(qapp: QApplication, paths: Paths, pictures: Pictures) -> Iterator[Desk]:
    controller = TableController(pacing_of(QUICK), paths.autosave, Random(1))
    themes, languages = ThemeKeeper(qapp), Languages(qapp)
    keeper = SettingsKeeper(QUICK, paths.settings)
    languages.speak("en")
    pictures.own = paths.faces
    themes.show(appearance_of(QUICK, FAMILY))
    yield Desk(paths, keeper, languages, themes, pictures, controller, Matches(controller, paths, Random(2)))
    for deck in pictures.own_decks():
        pictures.forget(deck.key)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    controller.close()
    languages.speak("en")
    apply_theme(qapp, Theme())


@pytest.fixture
def window(qtbot: QtBot, desk: Desk) -> MainWindow:
    window = MainWindow(desk, FAMILY)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    return window
