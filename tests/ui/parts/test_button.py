"""Buttons of the seven kinds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.theme.style import apply_theme, current_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Scheme
from tests.ui.parts.conftest import shows, square

LEAST = {
    ButtonKind.GOLD: 54,
    ButtonKind.GOLD_ARROW: 54,
    ButtonKind.FELT: 54,
    ButtonKind.FELT_SMALL: 34,
    ButtonKind.MAIN: 40,
    ButtonKind.SECOND: 40,
    ButtonKind.PLAIN: 34,
    ButtonKind.LINK: 24,
    ButtonKind.QUIET: 34,
}


@pytest.mark.parametrize("kind", ButtonKind)
def test_every_kind_is_high_enough_to_hit(qtbot: QtBot, kind: ButtonKind) -> None:
    button = Button("24 sagen", kind)
    qtbot.addWidget(button)
    assert button.sizeHint().height() >= LEAST[kind]


def test_kinds_have_their_colours(qtbot: QtBot) -> None:
    c = current_theme().colours
    for kind, fill in ((ButtonKind.GOLD, c.gold), (ButtonKind.FELT, c.badge), (ButtonKind.MAIN, c.green)):
        button = Button("Weiter", kind)
        qtbot.addWidget(button)
        button.adjustSize()
        assert shows(button, fill)


@pytest.mark.parametrize("kind", ButtonKind)
def test_the_focus_of_a_key_leaves_the_button_as_it_is(qtbot: QtBot, kind: ButtonKind) -> None:
    """One ring round the window's focus is enough: the style would shade a box round the words."""
    window = QWidget()
    column = QVBoxLayout(window)
    other, button = Button("Zurück"), Button("Zwei Karten kaufen", kind)
    column.addWidget(other)
    column.addWidget(button)
    button.setDefault(False)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    other.setFocus()
    before = button.grab().toImage()
    QTest.keyClick(other, Qt.Key.Key_Tab)
    assert button.hasFocus()
    assert button.grab().toImage() == before


def test_pressing_chooses(qtbot: QtBot) -> None:
    button = Button("Passen")
    qtbot.addWidget(button)
    with qtbot.waitSignal(button.chosen, timeout=500):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(button.chosen, timeout=500):
        QTest.keyClick(button, Qt.Key.Key_Space)


def test_off_button_refuses_with_its_reason_and_stays_reachable(qtbot: QtBot) -> None:
    button = Button("Herz ansagen", ButtonKind.GOLD)
    qtbot.addWidget(button)
    button.set_off("Noch eine Karte drücken.")
    with (
        qtbot.assertNotEmitted(button.chosen),
        qtbot.waitSignal(button.refused, timeout=500) as refused,
    ):
        QTest.keyClick(button, Qt.Key.Key_Space)
    assert refused.args == ["Noch eine Karte drücken."]
    assert button.isEnabled()
    assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert button.accessibleDescription() == "Noch eine Karte drücken."
    button.adjustSize()
    assert not shows(button, current_theme().colours.gold)


def test_button_works_again_after_off(qtbot: QtBot) -> None:
    button = Button("Herz ansagen")
    qtbot.addWidget(button)
    button.set_off("Noch eine Karte drücken.")
    button.set_off("")
    with qtbot.waitSignal(button.chosen, timeout=500):
        button.click()


def test_icon_has_the_colour_of_the_words_in_every_scheme(qtbot: QtBot, qapp: QApplication) -> None:
    button = Button("Tipp", ButtonKind.SECOND, square)
    qtbot.addWidget(button)
    button.adjustSize()
    for scheme in Scheme:
        apply_theme(qapp, Theme(scheme))
        assert shows(button, current_theme().colours.link)


def test_hidden_button_of_the_strip_leaves_its_place(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, second = Button("24 sagen", ButtonKind.GOLD), Button("Passen", ButtonKind.FELT)
    column.addWidget(first)
    column.addWidget(second)
    window.show()
    before = second.geometry()
    first.hide()
    QApplication.processEvents()
    assert second.geometry() == before


@pytest.mark.parametrize("kind", ButtonKind)
def test_the_ring_alone_shows_the_focus(qtbot: QtBot, kind: ButtonKind) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    first, second = Button("24 sagen", kind), QCheckBox("Kontra")
    column.addWidget(first)
    column.addWidget(second)
    window.show()
    window.activateWindow()
    second.setFocus()
    qtbot.waitUntil(second.hasFocus, timeout=1000)
    images: list[list[QImage]] = []
    for _ in (first, second):
        QTest.keyClick(window, Qt.Key.Key_Tab)
        images.append([first.grab().toImage(), second.grab().toImage()])
    assert images[0] == images[1]


def test_checked_small_button_does_not_change_its_size(qtbot: QtBot) -> None:
    button = Button("Für Null sortieren", ButtonKind.FELT_SMALL)
    qtbot.addWidget(button)
    button.setCheckable(True)
    before = button.sizeHint()
    button.setChecked(True)
    assert button.sizeHint() == before


@pytest.mark.parametrize("kind", ButtonKind)
def test_button_that_is_off_has_the_size_of_one_that_is_on(qtbot: QtBot, kind: ButtonKind) -> None:
    button = Button("24 sagen", kind)
    qtbot.addWidget(button)
    button.show()
    before = button.sizeHint()
    button.set_off("Erst drücken.")
    assert button.sizeHint() == before
