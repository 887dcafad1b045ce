"""No text at the table, beside it or in a result is shortened, in any language and at the sizes of the design."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from i18n import translations
from i18n.catalogue import PLURAL_FORMS, path_of
from ramsch_desktop.games import ALL
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.moments import Moment, moments_of
from ramsch_desktop.ui.shots import STANDING_STILL
from tests.ui.shell.clipping import clipped, settle, shortened

SIZES = [(1024, 600), (1280, 800)]


@pytest.fixture(scope="session")
def moments() -> tuple[Moment, ...]:
    return tuple(moment for game in ALL for moment in moments_of(game))


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the .qm files of the present texts."""
    folder = tmp_path_factory.mktemp("texts")
    for language in PLURAL_FORMS:
        shutil.copy(path_of(language), folder)
    translations.compile_all(folder)
    return folder


@pytest.fixture(params=list(PLURAL_FORMS))
def language(request: pytest.FixtureRequest, qapp: QApplication, compiled: Path) -> Iterator[str]:
    translator = QTranslator()
    assert translator.load(str(compiled / f"ramsch_{request.param}.qm"))
    qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)


def test_every_phase_and_result_is_looked_at(moments: tuple[Moment, ...]) -> None:
    names = {moment.name for moment in moments}
    assert {f"{game.id}_play" for game in ALL} <= names
    assert {"skat_auction", "skat_discarding", "skat_declaring", "schafkopf_announcing", "ramsen_joining"} <= names
    assert {"skat_result_declared", "schafkopf_result_ramsch", "rams_result_rams"} <= names


@pytest.mark.parametrize("size", SIZES, ids=["1024x600", "1280x800"])
def test_nothing_is_shortened_at_the_table(
    qtbot: QtBot, language: str, window: MainWindow, moments: tuple[Moment, ...], size: tuple[int, int]
) -> None:
    window._desk.controller.set_pacing(STANDING_STILL)
    window.resize(*size)
    found = []
    for moment in moments:
        window.show_match(moment.match)
        settle()
        found += [f"{moment.name}: {line}" for line in (*clipped(window), *shortened(window))]
    assert found == []


def test_what_one_decides_by_is_seen_without_scrolling(
    qtbot: QtBot, language: str, window: MainWindow, moments: tuple[Moment, ...]
) -> None:
    """In Schafkopf the tariff stands last, which is only a reminder."""
    window._desk.controller.set_pacing(STANDING_STILL)
    window.resize(*SIZES[0])
    panel, scrolls = window.table.panel, []
    for moment in (each for each in moments if "result" not in each.name and each.name != "schafkopf_play"):
        window.show_match(moment.match)
        settle()
        bars = [area.verticalScrollBar() for area in panel.findChildren(QScrollArea) if area.isVisible()]
        scrolls += [moment.name for bar in bars if bar.maximum() > 0]
    assert scrolls == []
