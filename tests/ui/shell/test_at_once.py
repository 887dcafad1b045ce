"""Felt, text size, card size and contrast are on the table as soon as they are set."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QSlider
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.settings import SettingsDialog
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.table.card_button import CardButton, LyingCard, Mark
from ramsch_desktop.ui.table.shapes import CardPlace, Point


@pytest.fixture
def at_table(qtbot: QtBot, window: MainWindow, desk: Desk) -> MainWindow:
    window.play("ramsch")
    qtbot.waitUntil(lambda: desk.controller.stage is Stage.HUMAN)
    return window


def cards(window: MainWindow) -> list[CardButton]:
    return window.table.table.hand.findChildren(CardButton)


def slide(qtbot: QtBot, desk: Desk, name: str, value: int) -> None:
    dialog = SettingsDialog(None, desk)
    qtbot.addWidget(dialog)
    slider = dialog.findChild(QSlider, name)
    assert isinstance(slider, QSlider)
    slider.setValue(value)


def test_the_card_size_changes_the_cards_that_lie_there(qtbot: QtBot, at_table: MainWindow, desk: Desk) -> None:
    before = cards(at_table)[0].width()
    slide(qtbot, desk, "card_scale", 14)
    assert desk.settings.card_scale == 0.7
    assert cards(at_table)[0].width() < 0.8 * before
    slide(qtbot, desk, "card_scale", 20)
    assert cards(at_table)[0].width() == before


def test_the_text_size_changes_the_people_at_the_table(at_table: MainWindow, desk: Desk) -> None:
    badge = at_table.table.table.parts.seats.badges[0]
    before = badge.height()
    desk.keeper.change(text_scale=1.5)
    assert badge.height() > 1.2 * before


@pytest.mark.parametrize("felt", ["wine", "blue", "slate", "green"])
def test_the_felt_changes_under_the_cards(at_table: MainWindow, desk: Desk, felt: str) -> None:
    other = "wine" if felt == "green" else "green"
    desk.keeper.change(felt=other)
    before = _felt_colour(at_table)
    desk.keeper.change(felt=felt)
    assert _felt_colour(at_table) != before


def _felt_colour(window: MainWindow) -> str:
    return window.table.table.grab().toImage().pixelColor(QPoint(4, 300)).name()


@pytest.mark.parametrize(("scheme", "gold"), [("light", "#e8b33c"), ("contrast", "#ffd400")])
def test_marks_of_cards_have_the_gold_of_the_colours_in_force(
    qtbot: QtBot, at_table: MainWindow, desk: Desk, scheme: str, gold: str
) -> None:
    desk.keeper.change(scheme=scheme)
    deck = at_table.table.table.deck
    button, lying = CardButton("HA", deck), LyingCard("HA", deck)
    button.set_mark(Mark.CHOSEN)
    lying.set_winning(Mark.CHOSEN)
    for card in (button, lying):
        qtbot.addWidget(card)
        card.draw(CardPlace(Point(0, 0), 90))
        image = card.grab().toImage()
        left = image.width() // 2 - round(45 * image.devicePixelRatio())
        assert QColor(image.pixelColor(left + 1, image.height() // 2)).name() == gold


@pytest.mark.parametrize(
    ("language", "size", "icons", "rows"),
    [("en", (1280, 800), 2, 1), ("ru", (1280, 800), 0, 1), ("ru", (1024, 800), 2, 2), ("ru", (1024, 600), 0, 1)],
)
def test_hint_and_undo_stand_in_one_row_as_long_as_their_words_have_room(
    qtbot: QtBot, at_table: MainWindow, desk: Desk, language: str, size: tuple[int, int], icons: int, rows: int
) -> None:
    at_table.resize(*size)
    desk.languages.speak(language)
    QApplication.processEvents()
    words = [QCoreApplication.translate("TablePanel", text) for text in ("Hint", "Undo")]
    foot = [each for each in at_table.table.panel.findChildren(Button) if each.text() in words]
    assert [len(foot), sum(not each.icon().isNull() for each in foot)] == [2, icons]
    qtbot.waitUntil(lambda: (abs(foot[0].y() - foot[1].y()) > 20) == (rows == 2))
