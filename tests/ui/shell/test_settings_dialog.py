"""Every control of the settings takes effect at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from ramsch_desktop.store.settings import UNTIL_CLICK, Settings
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.settings import FaceTile, SettingsDialog, Slide
from ramsch_desktop.ui.pictures import PACKS
from tests.ui.shell.conftest import QUICK


@pytest.fixture
def dialog(qtbot: QtBot, desk: Desk) -> SettingsDialog:
    dialog = SettingsDialog(None, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def find(dialog: SettingsDialog, kind: type, name: str) -> object:
    found = dialog.findChild(kind, name)
    assert found is not None, name
    return found


@pytest.mark.parametrize(
    "name", ["compact_faces", "animations", "autoplay_only_card", "sounds", "reduced_motion", "count_points"]
)
def test_a_check_box_sets_its_field(dialog: SettingsDialog, desk: Desk, name: str) -> None:
    check = find(dialog, QCheckBox, name)
    assert isinstance(check, QCheckBox)
    before = getattr(QUICK, name)
    assert check.isChecked() is before
    check.click()
    assert getattr(desk.settings, name) is not before


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [
        ("card_scale", Qt.Key.Key_Right, 1.05),
        ("text_scale", Qt.Key.Key_Right, 1.05),
        ("think_ms", Qt.Key.Key_Right, 50),
        ("trick_pause_ms", Qt.Key.Key_Right, 100),
        ("speed", Qt.Key.Key_Left, 0.75),
        ("volume", Qt.Key.Key_Left, 0.65),
    ],
)
def test_a_slider_sets_its_field(dialog: SettingsDialog, desk: Desk, name: str, key: Qt.Key, value: float) -> None:
    slider = find(dialog, QSlider, name)
    assert isinstance(slider, QSlider)
    for each in dialog.findChildren(Slide):
        each.setEnabled(True)
    QTest.keyClick(slider, key)
    assert getattr(desk.settings, name) == value
    assert type(getattr(desk.settings, name)) is type(getattr(QUICK, name))


class _WithoutSpace(QTranslator):
    """Writes a percentage as Japanese does."""

    def translate(self, _context: str, source: str, _comment: str | None = None, _n: int = -1) -> str:
        return "{number}%" if source == "{number} %" else source

    def isEmpty(self) -> bool:
        return False


def test_a_percentage_is_written_as_the_language_does(qtbot: QtBot, qapp: QApplication, desk: Desk) -> None:
    tight = _WithoutSpace()
    qapp.installTranslator(tight)
    dialog = SettingsDialog(None, desk)
    qtbot.addWidget(dialog)
    qapp.removeTranslator(tight)
    shown = {each.text() for slide in dialog.findChildren(Slide) for each in slide.findChildren(QLabel)}
    assert {"70%", "100%"} <= shown


@pytest.mark.parametrize(
    ("name", "key"), [("sorting", "descending"), ("felt", "wine"), ("language", "de"), ("language", "en")]
)
def test_a_combo_box_sets_its_field(dialog: SettingsDialog, desk: Desk, name: str, key: str) -> None:
    box = find(dialog, QComboBox, name)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())
    assert getattr(desk.settings, name) == key


@pytest.mark.parametrize("pack", PACKS)
def test_every_pack_has_a_tile(dialog: SettingsDialog, desk: Desk, pack: str) -> None:
    tile = find(dialog, FaceTile, f"faces_{pack}")
    assert isinstance(tile, FaceTile)
    tile.click()
    assert desk.settings.faces == pack
    assert [each.objectName() for each in dialog.findChildren(FaceTile) if each.isChecked()] == [f"faces_{pack}"]


def test_the_scheme_is_chosen_in_words(dialog: SettingsDialog, desk: Desk) -> None:
    dark = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Dark")
    dark.click()
    assert desk.settings.scheme == "dark"


def test_a_trick_may_stay_until_a_click(dialog: SettingsDialog, desk: Desk) -> None:
    check = find(dialog, QCheckBox, "until_click")
    assert isinstance(check, QCheckBox)
    check.click()
    assert desk.settings.trick_pause_ms == UNTIL_CLICK
    slider = find(dialog, QSlider, "trick_pause_ms")
    assert isinstance(slider, QSlider)
    assert not slider.isEnabled()
    check.click()
    assert desk.settings.trick_pause_ms == 700


def test_the_defaults_come_back_but_not_what_is_the_persons_own(dialog: SettingsDialog, desk: Desk) -> None:
    desk.keeper.change(
        felt="wine", card_scale=1.2, shortcuts={"hint": "T"}, options={"ramsch": {"rounds": 7}}, language="de"
    )
    find(dialog, QPushButton, "defaults").click()  # type: ignore[attr-defined]
    usual = Settings(shortcuts={"hint": "T"}, options={"ramsch": {"rounds": 7}}, language="de")
    assert desk.settings == usual
    box = find(dialog, QComboBox, "felt")
    assert isinstance(box, QComboBox)
    assert box.currentData() == "green"


def test_the_volume_can_be_set_while_there_are_sounds(dialog: SettingsDialog) -> None:
    slider, check = find(dialog, QSlider, "volume"), find(dialog, QCheckBox, "sounds")
    assert isinstance(slider, QSlider)
    assert isinstance(check, QCheckBox)
    assert not slider.isEnabled()
    check.click()
    assert slider.isEnabled()
    assert slider.accessibleName() == "Volume"
