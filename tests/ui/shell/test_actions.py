"""The one table of actions: menus, keys and their changes."""

from __future__ import annotations

from collections import Counter

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.actions import BY_ID, ENTRIES, Actions, Hold, MenuName, keys_of, menu_title, plain
from ramsch_desktop.ui.pages.choices import face_choices

PROMISED = {
    "new_match": "Ctrl+N",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "hint": "H",
    "last_trick": "L",
    "score_sheet": "S",
    "continue": "Space",
    "pass": "P",
    "rules": "F1",
    "full_screen": "F11",
    "quit": "Ctrl+Q",
    "settings": "Ctrl+,",
    "report": "F12",
    "panel": "F9",
    "next_area": "F6",
    "previous_area": "Shift+F6",
}


def mnemonic(text: str) -> str:
    return text[text.index("&") + 1].casefold()


def test_the_promised_keys_are_there() -> None:
    assert {identifier: BY_ID[identifier].keys[0] for identifier in PROMISED} == PROMISED


def test_no_keys_are_used_twice() -> None:
    used = Counter(keys for entry in ENTRIES for keys in entry.keys)
    assert [keys for keys, times in used.items() if times > 1] == []


def test_every_entry_of_a_menu_has_a_letter_of_its_own() -> None:
    for menu in MenuName:
        letters = [mnemonic(entry.text) for entry in ENTRIES if entry.menu is menu]
        letters += [mnemonic(menu_title(MenuName.FACES))] if menu is MenuName.VIEW else []
        assert len(set(letters)) == len(letters), menu


def test_a_menu_text_stands_elsewhere_without_letter_and_dots() -> None:
    assert plain("&New match…") == "New match"
    assert plain("Black && &white") == "Black & white"
    assert plain("設定(&E)…") == "設定"


def test_the_usual_faces_have_one_name() -> None:
    (usual,) = [choice.text for choice in face_choices({}) if choice.key == "game"]
    assert plain(BY_ID["faces_game"].text) == usual


def test_all_entries_stand_in_the_menus(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    bar = QMenuBar(window)
    actions = Actions(window)
    actions.fill(bar)
    names = [menu.menu().title() for menu in bar.actions()]  # type: ignore[attr-defined]
    assert names == ["&Game", "&Move", "&View", "&Help"]
    menus = [*window.findChildren(QMenu), *bar.findChildren(QMenu)]
    listed = {action.objectName() for menu in menus for action in menu.actions()}
    assert set(BY_ID) <= listed


def test_a_shortcut_asks_for_its_action(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    asked: list[str] = []
    actions.asked.connect(asked.append)
    actions["hint"].trigger()
    assert asked == ["hint"]


def test_keys_can_be_changed_and_taken_away(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    actions = Actions(window)
    actions.set_shortcuts({"hint": "Ctrl+T", "undo": "", "gone": "X"})
    assert actions["hint"].shortcuts() == [QKeySequence("Ctrl+T")]
    assert actions["undo"].shortcuts() == []
    assert actions["quit"].shortcuts() == [QKeySequence("Ctrl+Q")]


def test_space_stays_with_the_widget_that_has_the_focus(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    assert BY_ID["continue"].hold is Hold.FOCUS
    action = Actions(window)["continue"]
    assert action.shortcuts() == []
    assert action.text() == "&Continue\tSpace"
    assert keys_of(BY_ID["continue"], {"continue": "X"})[0] == QKeySequence("Space")
