"""Chips, segments and number boxes: what is chosen from."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QButtonGroup, QHBoxLayout, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.chip import Chip, ChipSize
from ramsch_desktop.ui.parts.number_box import NumberBox
from ramsch_desktop.ui.parts.segment import Segment, SegmentItem
from ramsch_desktop.ui.theme.style import apply_theme, current_theme
from ramsch_desktop.ui.theme.theme import Theme
from tests.ui.parts.conftest import grabbed, magenta, shows, spoken_role


@pytest.fixture
def chip(qtbot: QtBot) -> Chip:
    result = Chip("Herz", "Wert 30", magenta)
    qtbot.addWidget(result)
    result.resize(result.sizeHint())
    return result


def test_chip_is_122_by_48_or_34_and_grows_with_the_text(chip: Chip, qapp: QApplication) -> None:
    assert (chip.sizeHint().width(), chip.sizeHint().height()) == (122, 48)
    chip.set_size(ChipSize.COMPACT)
    assert chip.sizeHint().height() == 34
    apply_theme(qapp, Theme(text_scale=1.5))
    assert chip.sizeHint().height() == 51


def test_chip_names_its_value_and_says_when_it_is_chosen(chip: Chip) -> None:
    assert spoken_role(chip) == QAccessible.Role.CheckBox
    assert chip.accessibleName() == "Herz, Wert 30"
    assert chip.accessibleDescription() == ""
    chip.click()
    assert chip.isChecked()
    assert chip.accessibleDescription() == "chosen"


def test_chosen_chip_has_a_green_edge_and_a_tick(chip: Chip) -> None:
    assert not shows(chip, current_theme().colours.green)
    chip.setChecked(True)
    assert shows(chip, current_theme().colours.green)
    assert shows(chip, current_theme().colours.green_tint)


def test_impossible_chip_refuses_and_stays_reachable(chip: Chip, qtbot: QtBot) -> None:
    chip.set_reason("23 unter 24")
    with qtbot.waitSignal(chip.refused, timeout=500) as refused:
        QTest.keyClick(chip, Qt.Key.Key_Space)
    assert refused.args == ["23 unter 24"]
    assert not chip.isChecked()
    assert chip.isEnabled()
    assert chip.accessibleDescription() == "not possible: 23 unter 24"


def test_chip_that_becomes_impossible_is_no_longer_chosen(chip: Chip) -> None:
    chip.setChecked(True)
    chip.set_reason("23 unter 24")
    assert not chip.isChecked()


def test_impossible_chip_has_a_dashed_edge(chip: Chip) -> None:
    def gaps() -> int:
        image = grabbed(chip)
        row = [image.pixelColor(x, 1).name() for x in range(12, 110)]
        return len(set(row))

    solid = gaps()
    chip.set_reason("23 unter 24")
    assert gaps() > solid


def test_arrow_keys_move_and_choose_in_a_group(qtbot: QtBot) -> None:
    window, group = QWidget(), QButtonGroup()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    chips = [Chip("Karo"), Chip("Herz")]
    for each in chips:
        group.addButton(each)
        row.addWidget(each)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=1000)
    chips[0].setChecked(True)
    chips[0].setFocus()
    QTest.keyClick(chips[0], Qt.Key.Key_Right)
    assert chips[1].isChecked()


@pytest.mark.parametrize("size", ChipSize)
def test_reason_that_does_not_fit_is_in_the_tool_tip(chip: Chip, size: ChipSize) -> None:
    chip.set_size(size)
    chip.resize(chip.sizeHint())
    chip.set_reason("23 liegt unter 24 und geht nur als Handspiel")
    assert "Handspiel" in chip.toolTip()


@pytest.fixture
def segment(qtbot: QtBot) -> Segment:
    result = Segment("Gegner", [SegmentItem(key, key.title()) for key in ("easy", "medium", "strong")])
    qtbot.addWidget(result)
    result.choose("medium")
    result.show()
    return result


def test_segment_tells_the_key_that_a_person_chooses(segment: Segment, qtbot: QtBot) -> None:
    assert segment.key == "medium"
    with qtbot.waitSignal(segment.chosen, timeout=500) as chosen:
        segment.findChildren(QPushButton)[2].click()
    assert chosen.args == ["strong"]
    assert segment.key == "strong"


def test_choosing_by_program_is_silent_and_exclusive(segment: Segment, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(segment.chosen):
        segment.choose("easy")
    assert [button.isChecked() for button in segment.findChildren(QPushButton)] == [True, False, False]
    with pytest.raises(ValueError, match="impossible"):
        segment.choose("impossible")


def test_segment_is_40_high_and_does_not_move_when_another_word_is_chosen(segment: Segment) -> None:
    assert segment.sizeHint().height() == 40
    before = segment.sizeHint()
    segment.choose("strong")
    assert segment.sizeHint() == before


def test_segment_takes_words_of_another_language(segment: Segment) -> None:
    segment.set_texts(["Leicht", "Mittel", "Stark"])
    assert [button.text() for button in segment.findChildren(QPushButton)] == ["Leicht", "Mittel", "Stark"]
    assert segment.key == "medium"


def test_number_keeps_its_distance_from_the_edge(qtbot: QtBot, qapp: QApplication) -> None:
    box = NumberBox(1, 48, 12)
    qtbot.addWidget(box)
    assert (box.minimum(), box.maximum(), box.value()) == (1, 48, 12)
    assert box.lineEdit().textMargins().left() == 8
    apply_theme(qapp, Theme(text_scale=2.0))
    assert box.lineEdit().textMargins().left() == 16
