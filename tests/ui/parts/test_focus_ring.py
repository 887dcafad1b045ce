"""The focus ring follows the keyboard."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.focus_ring import FocusRing, FocusShape, ring_of
from ramsch_desktop.ui.parts.focus_rings import FocusRings
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground
from tests.ui.parts.conftest import shows


class TurnedButton(QPushButton):
    def focus_shape(self) -> FocusShape:
        return FocusShape(QRectF(10, 10, 90, 138), 5, 30)


@pytest.fixture
def rings(qapp: QApplication) -> Iterator[FocusRings]:
    result = FocusRings(qapp)
    yield result
    result.close()


@pytest.fixture
def window(qtbot: QtBot, rings: FocusRings) -> QWidget:
    result = QWidget()
    qtbot.addWidget(result)
    column = QVBoxLayout(result)
    for name in ("first", "second"):
        push = QPushButton(name)
        push.setObjectName(name)
        column.addWidget(push)
    result.resize(300, 200)
    result.show()
    result.activateWindow()
    qtbot.waitUntil(result.isActiveWindow, timeout=1000)
    return result


def button(window: QWidget, name: str) -> QPushButton:
    found = window.findChild(QPushButton, name)
    assert isinstance(found, QPushButton)
    return found


def centre(widget: QWidget, window: QWidget) -> QPoint:
    return widget.mapTo(window, widget.rect().center())


def test_ring_comes_with_the_first_key_after_a_click_and_moves_with_tab(window: QWidget, qtbot: QtBot) -> None:
    first, second = button(window, "first"), button(window, "second")
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert not ring_of(window).isVisible()
    QTest.keyClick(first, Qt.Key.Key_Shift)
    qtbot.waitUntil(ring_of(window).isVisible, timeout=1000)
    assert ring_of(window).geometry().contains(centre(first, window))
    QTest.keyClick(first, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: ring_of(window).geometry().contains(centre(second, window)), timeout=1000)
    assert not ring_of(window).geometry().contains(centre(first, window))


def test_nothing_that_only_hears_keys_has_a_ring(window: QWidget) -> None:
    button(window, "first").setFocus()
    assert ring_of(window).isVisible()
    second = button(window, "second")
    second.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    second.setFocus()
    assert second.hasFocus()
    assert not ring_of(window).isVisible()


def test_ring_is_there_before_the_first_click(window: QWidget) -> None:
    button(window, "first").setFocus()
    assert ring_of(window).isVisible()


def test_mouse_click_hides_the_ring(window: QWidget, qtbot: QtBot) -> None:
    first = button(window, "first")
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Shift)
    qtbot.waitUntil(ring_of(window).isVisible, timeout=1000)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert not ring_of(window).isVisible()


def test_ring_follows_a_widget_that_moves(window: QWidget, qtbot: QtBot) -> None:
    first = button(window, "first")
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Shift)
    qtbot.waitUntil(ring_of(window).isVisible, timeout=1000)
    before = ring_of(window).y()
    first.move(first.x(), first.y() + 30)
    qtbot.waitUntil(lambda: ring_of(window).y() == before + 30, timeout=1000)


def test_ring_lets_the_mouse_through(window: QWidget) -> None:
    assert ring_of(window).testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_ring_is_4_px_outside_and_blue_on_paper(window: QWidget) -> None:
    ring, first = FocusRing(window), button(window, "first")
    ring.surround(first)
    assert ring.geometry().contains(first.geometry().adjusted(-5, -5, 5, 5))
    assert shows(ring, current_theme().colours.focus_paper)


def test_ring_has_a_dark_halo_on_felt(window: QWidget) -> None:
    set_ground(window, Ground.FELT)
    ring = FocusRing(window)
    ring.surround(button(window, "first"))
    c = current_theme().colours
    assert shows(ring, c.focus_felt)
    assert shows(ring, c.focus_halo)


def test_ring_turns_with_a_card(window: QWidget) -> None:
    card = TurnedButton(window)
    card.setGeometry(80, 20, 110, 158)
    card.show()
    ring = FocusRing(window)
    ring.surround(card)
    assert ring.width() > 138
    assert ring.geometry().center().x() == pytest.approx(80 + 55, abs=1)


def test_ring_goes_round_the_current_row_of_a_list(window: QWidget) -> None:
    rows = QListWidget(window)
    rows.addItems(["Skat", "Ramsch", "Rams"])
    rows.setGeometry(0, 0, 200, 180)
    rows.show()
    ring = FocusRing(window)
    rows.setCurrentRow(0)
    ring.surround(rows)
    upper = ring.geometry()
    rows.setCurrentRow(2)
    ring.surround(rows)
    assert ring.y() > upper.y()
    assert ring.height() < 80


def test_ring_does_not_leave_a_scroll_area(window: QWidget, qtbot: QtBot) -> None:
    area, content = QScrollArea(window), QWidget()
    content.setFixedSize(100, 1000)
    low = QPushButton("low", content)
    low.setGeometry(0, 600, 100, 40)
    area.setWidget(content)
    area.setGeometry(0, 0, 150, 100)
    area.show()
    ring = FocusRing(window)
    ring.surround(low)
    assert ring.geometry().isEmpty() or ring.geometry().bottom() <= 100 + 12


def test_ring_survives_the_death_of_the_focused_window(rings: FocusRings, qtbot: QtBot) -> None:
    dialog = QWidget()
    field = QPushButton("x", dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=1000)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Shift)
    qtbot.wait(10)
    dialog.deleteLater()
    qtbot.wait(30)
    assert not any(isinstance(w, FocusRing) and w.isVisible() for w in QApplication.allWidgets())


CHOOSE_A_FILE = """
import sys
from PySide6.QtCore import QTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMainWindow, QPushButton
from ramsch_desktop.ui.parts.focus_rings import FocusRings

app = QApplication([])
app.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
window = QMainWindow()
window.setCentralWidget(QPushButton("behind"))
window.show()
rings = FocusRings(app)

def type_name():
    field = app.activeModalWidget().findChild(QLineEdit)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, sys.argv[1])
    QTest.qWait(200)
    QTest.keyClick(field, Qt.Key.Key_Return)

QTimer.singleShot(200, type_name)
print(QFileDialog.getOpenFileName(window, "Open", sys.argv[2])[0])
"""


def test_a_file_whose_name_is_typed_is_chosen_and_the_program_goes_on(tmp_path: Path) -> None:
    """A file dialog is torn down with the focus still in it; in a process of its own, since a fault would end it."""
    record = tmp_path / "match.ramsch"
    record.write_text("")
    command = [sys.executable, "-c", CHOOSE_A_FILE, str(record), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, str(record))
