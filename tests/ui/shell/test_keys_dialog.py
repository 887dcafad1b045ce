"""The page of keys lists every action and changes its keys."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QLineEdit, QMainWindow, QToolButton
from pytestqt.qtbot import QtBot

from ramsch_desktop.store.settings import Settings, read_settings
from ramsch_desktop.ui.actions import ENTRIES, Actions, Hold, Kind
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.keys import KeysDialog, listed_entries
from ramsch_desktop.ui.main_window import MainWindow


@pytest.fixture
def dialog(qtbot: QtBot, desk: Desk) -> KeysDialog:
    dialog = KeysDialog(None, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_action_stands_there_with_its_keys(dialog: KeysDialog) -> None:
    texts = {label.text() for label in dialog.findChildren(QLabel)}
    for entry in ENTRIES:
        if entry.kind is not Kind.CHOICE:
            assert entry.title in texts
        if entry.kind is not Kind.CHOICE and entry.hold is Hold.WINDOW and entry.keys:
            assert dialog.editors[entry.id].keySequence() == QKeySequence(entry.keys[0])
    assert "Space · Return" in texts


def test_new_keys_are_in_force_at_once(dialog: KeysDialog, desk: Desk) -> None:
    dialog.editors["hint"].setKeySequence(QKeySequence("Ctrl+T"))
    assert desk.settings.shortcuts == {"hint": "Ctrl+T"}
    dialog.editors["hint"].setKeySequence(QKeySequence("H"))
    assert desk.settings.shortcuts == {}


def test_keys_of_another_action_are_refused_by_its_name(dialog: KeysDialog, desk: Desk) -> None:
    dialog.editors["hint"].setKeySequence(QKeySequence("Ctrl+Z"))
    assert desk.settings.shortcuts == {}
    assert dialog.problem_text.text() == "Ctrl+Z is taken by “Undo”."
    assert dialog.editors["hint"].keySequence() == QKeySequence("H")


def test_keys_can_be_taken_away_and_given_to_another(dialog: KeysDialog, desk: Desk) -> None:
    dialog.editors["undo"].clear()
    dialog.editors["hint"].setKeySequence(QKeySequence("Ctrl+Z"))
    assert desk.settings.shortcuts == {"undo": "", "hint": "Ctrl+Z"}
    dialog._reset()
    assert desk.settings.shortcuts == {}
    assert dialog.editors["undo"].keySequence() == QKeySequence("Ctrl+Z")


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_longest_keys_are_seen_whole(qtbot: QtBot, desk: Desk, language: str) -> None:
    desk.languages.speak(language)
    dialog = KeysDialog(None, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    for editor in dialog.editors.values():
        line = editor.findChild(QLineEdit)
        assert line is not None
        clear = line.findChild(QToolButton)
        taken = 0 if clear is None or not clear.isVisible() else line.width() - clear.x()
        assert line.fontMetrics().horizontalAdvance(line.text()) <= line.width() - taken, line.text()


def test_changed_keys_are_kept_and_in_force_at_the_next_start(
    qtbot: QtBot, dialog: KeysDialog, window: MainWindow, desk: Desk
) -> None:
    dialog.editors["hint"].setKeySequence(QKeySequence("Ctrl+T"))
    assert window.actions_table["hint"].shortcuts() == [QKeySequence("Ctrl+T")]
    desk.keeper.save()
    kept = read_settings(desk.paths.settings)
    assert isinstance(kept, Settings)
    again = Actions(QMainWindow())
    again.set_shortcuts(kept.shortcuts)
    assert again["hint"].shortcuts() == [QKeySequence("Ctrl+T")]
    assert again["undo"].shortcuts() == [QKeySequence("Ctrl+Z")]


def test_the_page_of_keys_is_made_from_the_table_of_actions(dialog: KeysDialog) -> None:
    shown = {each.text() for each in dialog.findChildren(QLabel)}
    assert {entry.title for entry in listed_entries()} <= shown
    held = {entry.id for entry in listed_entries() if entry.hold is Hold.FOCUS}
    assert set(dialog.editors) == {entry.id for entry in listed_entries()} - held
