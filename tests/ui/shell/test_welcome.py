"""The welcome page: the match that waits, and the bar at its foot."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.pages.choices import ChoiceBar, ChoiceBox
from ramsch_desktop.ui.pages.fan import Fan
from ramsch_desktop.ui.pages.game_card import EMBLEMS
from ramsch_desktop.ui.parts.ground import ground_of
from ramsch_desktop.ui.parts.segment import Segment
from ramsch_desktop.ui.theme.tokens import Ground
from tests.ui.shell.clipping import settle
from tests.ui.shell.test_pages import play_deal


def test_between_two_deals_the_banner_shows_the_cards_of_the_game(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    window.play("ramsch")
    play_deal(qtbot, desk)
    assert desk.controller.stage is Stage.RESULT
    window.show_welcome()
    banner = window.welcome.findChildren(Fan)[0]
    assert banner.codes == EMBLEMS["ramsch"]


@pytest.mark.parametrize(
    ("width", "level", "faces"),
    [(1900, Segment, Segment), (1280, Segment, ChoiceBox), (700, ChoiceBox, ChoiceBox)],
)
def test_the_bar_shows_as_many_words_as_have_room(
    window: MainWindow, width: int, level: type[object], faces: type[object]
) -> None:
    window.show_welcome()
    bar = window.welcome.areas()[1]
    assert isinstance(bar, ChoiceBar)
    bar.fill(width)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    shown = {each.objectName(): type(each) for kind in (Segment, ChoiceBox) for each in bar.findChildren(kind)}
    assert (shown["level"], shown["faces"]) == (level, faces)


@pytest.mark.parametrize("width", [700, 1280])
def test_all_choices_of_the_bar_have_the_ring_of_the_felt(window: MainWindow, width: int) -> None:
    """The blue ring of paper is hard to see on the dark bar."""
    window.show_welcome()
    bar = window.welcome.areas()[1]
    assert isinstance(bar, ChoiceBar)
    bar.fill(width)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    boxes = bar.findChildren(ChoiceBox)
    assert boxes
    assert {ground_of(box) for box in boxes} == {Ground.FELT}


def test_arrows_go_to_the_game_beside_and_below(window: MainWindow, qtbot: QtBot) -> None:
    window.show_welcome()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: len(window.welcome.cards) == 6)
    cards = window.welcome.cards
    cards[0].setFocus()
    qtbot.waitUntil(cards[0].hasFocus)
    for key, at in ((Qt.Key.Key_Down, 3), (Qt.Key.Key_Right, 4), (Qt.Key.Key_Up, 1), (Qt.Key.Key_Left, 0)):
        QTest.keyClick(next(card for card in cards if card.hasFocus()), key)
        assert cards[at].hasFocus(), key
    cards[1].options.setFocus()
    QTest.keyClick(cards[1].options, Qt.Key.Key_Down)
    assert cards[4].options.hasFocus()
    QTest.keyClick(cards[4].options, Qt.Key.Key_Down)
    assert cards[4].options.hasFocus()


@pytest.mark.parametrize("language", ["de", "ja"])
def test_the_names_of_games_beside_each_other_stand_at_one_height(
    window: MainWindow, desk: Desk, qtbot: QtBot, language: str
) -> None:
    """In Japanese Ramsch is described in one line, its neighbours in two."""
    desk.languages.speak(language)
    window.resize(1280, 800)
    window.show_welcome()
    settle()
    cards = window.welcome.cards
    titles = [next(each for each in card.findChildren(QLabel) if each.text() == card._face.title) for card in cards]
    heights = [title.mapTo(window, title.rect().topLeft()).y() for title in titles]
    assert len(set(heights[:3])) == len(set(heights[3:])) == 1
    desk.languages.speak("en")
