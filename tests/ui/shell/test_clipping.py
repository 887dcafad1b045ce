"""No text is shortened at any size of the design, in English and in a third longer texts, in a wide face."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.ui.desk import Desk, appearance_of
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.pages.game_card import CardShape, emblem, minutes, seats_of
from ramsch_desktop.ui.pages.welcome import WelcomePage
from tests.ui.shell.clipping import LongTranslator, clipped, settle
from tests.ui.shell.conftest import FAMILY

SIZES = [(1000, 580), (1024, 600), (1280, 800)]
SIX = tuple(replace(RAMSCH, id=name) for name in ("skat", "ramsch", "schieberamsch", "schafkopf", "ramsen", "rams"))
"""A full welcome page, however many games there are."""


@pytest.fixture(params=["english", "long"])
def texts(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    translator = LongTranslator()
    if request.param == "long":
        qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)


@pytest.fixture
def six(qtbot: QtBot, texts: str, desk: Desk) -> WelcomePage:
    """A welcome page in a window of its own, with six games and a match that waits."""
    page = WelcomePage(desk, SIX)
    qtbot.addWidget(page)
    desk.matches.begin(RAMSCH, desk.house_rules(RAMSCH), "easy")
    page.set_unfinished(desk.matches.on_table)
    return page


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_on_the_welcome_page(six: WelcomePage, size: tuple[int, int]) -> None:
    six.resize(size[0], size[1] - 44)
    six.show()
    settle()
    assert six.shape is (CardShape.TALL if size[1] >= 744 else CardShape.LOW)
    assert len(six.cards) == 6
    assert clipped(six) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("action", ["new_match", "settings", "keys", "rules", "about", "report"])
def test_nothing_is_clipped_in_a_dialog(texts: str, window: MainWindow, action: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    window.play("ramsch")
    window.run(action)
    settle()
    dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible())
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    assert clipped(dialog) == []


@pytest.mark.parametrize(
    ("scale", "size"), [(0.85, (1000, 580)), (1.25, (1280, 800)), (1.5, (1280, 800)), (2.0, (1920, 1080))]
)
def test_nothing_is_clipped_on_the_welcome_page_in_another_text_size(
    six: WelcomePage, desk: Desk, scale: float, size: tuple[int, int]
) -> None:
    desk.themes.show(appearance_of(replace(desk.settings, text_scale=scale), FAMILY))
    six.resize(size[0], size[1] - 44)
    six.show()
    settle()
    assert clipped(six) == []


@pytest.mark.parametrize(("scale", "size"), [(1.5, (1280, 800)), (2.0, (1920, 1080))])
@pytest.mark.parametrize("action", ["new_match", "settings", "keys", "rules", "about", "report"])
def test_nothing_is_clipped_in_a_dialog_in_large_print(
    texts: str, window: MainWindow, desk: Desk, action: str, scale: float, size: tuple[int, int]
) -> None:
    window.resize(*size)
    desk.keeper.change(text_scale=scale)
    window.play("ramsch")
    window.run(action)
    settle()
    dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible())
    assert clipped(dialog) == []


def test_the_facts_of_every_game_are_known() -> None:
    for game in ALL:
        low, high = seats_of(game)
        assert 3 <= low <= high <= 7
        assert 3 <= minutes(game) <= 60
        assert len(emblem(game)) == 3


def test_the_finder_finds_a_text_without_room(qtbot: QtBot) -> None:
    window, narrow, low = QWidget(), QLabel("A long text"), QLabel("Several words that want more than a single line")
    qtbot.addWidget(window)
    low.setWordWrap(True)
    for label in (narrow, low):
        label.setParent(window)
    narrow.setGeometry(0, 0, 12, 40)
    low.setGeometry(0, 50, 90, 12)
    window.show()
    assert [line.split(" has ")[0] for line in clipped(window)] == [
        "QLabel 'A long text'",
        "QLabel 'Several words that want more than a single line'",
    ]


@pytest.mark.parametrize("game", ALL, ids=[game.id for game in ALL])
def test_nothing_is_clipped_in_the_rules_of_a_new_match(texts: str, window: MainWindow, game: Game) -> None:
    window.resize(1024, 600)
    window.dialogs.new_match(game.id)
    settle()
    dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible())
    assert clipped(dialog) == []
