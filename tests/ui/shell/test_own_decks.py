"""Decks of one's own in the settings, the menu, the bar and on the table; and the backs."""

from __future__ import annotations

import os
import shutil
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QPixmap
from PySide6.QtWidgets import QApplication, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.games import ALL
from ramsch_desktop.store.pack_import import bring_in
from ramsch_desktop.store.pack_names import codes_of
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.own_decks import OwnDecks
from ramsch_desktop.ui.dialogs.settings import FaceTile, SettingsDialog
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.pages.choices import ChoiceBar
from ramsch_desktop.ui.pictures import PACKS
from tests.store.packs import as_folder, as_zip, pack, png, svg

RAMSCH = next(game for game in ALL if game.id == "ramsch")
MINE = "own-mine"


@pytest.fixture
def dialog(qtbot: QtBot, desk: Desk) -> SettingsDialog:
    dialog = SettingsDialog(None, desk)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.fixture
def own(dialog: SettingsDialog) -> OwnDecks:
    return dialog.findChildren(OwnDecks)[0]


def bring(own: OwnDecks, source: Path) -> None:
    """Bring a deck in and wait for what comes of it."""
    own.bring_in(source)
    assert source.name in own.told.text()
    end = time.monotonic() + 20
    while own.reading.busy and time.monotonic() < end:
        QApplication.processEvents()


def tiles(dialog: SettingsDialog) -> dict[str, bool]:
    """Name of each tile and whether it is chosen."""
    return {tile.objectName(): tile.isChecked() for tile in dialog.findChildren(FaceTile)}


def middle(pixmap: QPixmap) -> str:
    return pixmap.toImage().pixelColor(pixmap.width() // 2, pixmap.height() // 2).name()


def test_without_pillow_it_says_what_to_install(
    tmp_path: Path, own: OwnDecks, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "ramsch_desktop.store.pack_import")
    monkeypatch.delitem(sys.modules, "ramsch_desktop.store.pack_pictures", raising=False)
    monkeypatch.setitem(sys.modules, "PIL", None)
    bring(own, as_zip(tmp_path / "deck.zip", pack()))
    assert own.told.text().startswith("To bring in a deck, install Pillow for Python")
    assert desk.settings.faces == "game"


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_a_deck_that_is_brought_in_is_shown_at_once(
    tmp_path: Path, dialog: SettingsDialog, own: OwnDecks, desk: Desk, kind: str
) -> None:
    bring(own, as_zip(tmp_path / "deck.zip", pack(kind=kind)))
    assert own.told.text() == "Mine is one of your decks now."
    assert desk.settings.faces == MINE
    assert tiles(dialog) == {f"faces_{name}": False for name in ("game", *PACKS)} | {f"faces_{MINE}": True}
    deck = desk.deck(RAMSCH)
    assert deck.pack.name == MINE
    assert middle(deck.card("HA", 90, 0, 1)) == "#ff0000"
    bring(own, as_zip(tmp_path / "deck.zip", pack() | {"HA.svg": svg('<rect width="60" height="92" fill="#00FF00"/>')}))
    assert middle(desk.deck(RAMSCH).card("HA", 90, 0, 1)) == "#00ff00"


def test_a_bad_deck_gets_a_sentence_and_changes_nothing(
    tmp_path: Path, dialog: SettingsDialog, own: OwnDecks, desk: Desk
) -> None:
    before = tiles(dialog)
    bring(own, as_folder(tmp_path / "deck", pack() | {"HA.svg": svg("<script/>")}))
    assert own.told.text() == "HA.svg uses <script>, which a card may not."
    bring(own, as_folder(tmp_path / "other", pack() | {"H7.svg": b'<svg viewBox="0 0 60 92"><path d="'}))
    assert own.told.text() == "H7.svg is not an SVG picture that can be read."
    assert desk.settings.faces == "game"
    assert tiles(dialog) == before
    assert desk.pictures.own_decks() == ()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_refused_as_a_deck(tmp_path: Path, own: OwnDecks) -> None:
    os.mkfifo(tmp_path / "deck.zip")
    bring(own, tmp_path / "deck.zip")
    assert own.told.text() == "deck.zip cannot be read."
    os.mkfifo(as_folder(tmp_path / "deck", pack()) / "HA.svg.svg")
    bring(own, tmp_path / "deck")
    assert own.told.text() == "HA.svg.svg is not an ordinary file but a link or a device."


def test_the_window_waits_for_no_slow_folder(
    qtbot: QtBot, own: OwnDecks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave = threading.Event()

    def slow(source: Path) -> None:
        leave.wait(10)

    monkeypatch.setattr("ramsch_desktop.store.pack_import.read_pack", slow)
    own._patience.setInterval(20)
    own.bring_in(tmp_path / "far")
    assert own.told.text() == "far is being read…"
    qtbot.waitUntil(lambda: own.told.text() == "The deck cannot be read: its folder does not answer.")
    leave.set()
    assert not own.reading.busy


def test_the_faces_shown_can_be_saved_and_brought_in_again(tmp_path: Path, own: OwnDecks, desk: Desk) -> None:
    desk.keeper.change(faces="german")
    own.save_as(tmp_path / "Dorf.zip")
    assert own.told.text() == "The faces are in Dorf.zip."
    own.save_as(tmp_path / "Dorf")
    assert len(list((tmp_path / "Dorf").glob("*.svg"))) == 33
    own.save_as(tmp_path / "Dorf")
    assert own.told.text() == "Dorf exists already. Choose another name."
    bring(own, tmp_path / "Dorf.zip")
    assert desk.settings.faces == "own-dorf"
    assert desk.deck(RAMSCH).pack.suits is desk.pictures.deck("german", "en").pack.suits


def test_faces_that_cannot_be_saved_are_told_with_the_reason(tmp_path: Path, own: OwnDecks) -> None:
    own.save_as(tmp_path / "nowhere" / "Dorf.zip")
    assert own.told.text() == "Dorf.zip could not be written. There is no such file or folder."


def test_a_removed_deck_leaves_each_game_its_own(
    tmp_path: Path, dialog: SettingsDialog, own: OwnDecks, desk: Desk
) -> None:
    assert "Remove" not in " ".join(action.text() for action in own.menu().actions())
    bring(own, as_folder(tmp_path / "deck", pack()))
    removing = next(action for action in own.menu().actions() if "Remove" in action.text())
    removing.trigger()
    assert desk.settings.faces == "game"
    assert not (desk.paths.faces / "mine").exists()
    assert f"faces_{MINE}" not in tiles(dialog)


def test_the_menu_has_the_decks_and_follows(qtbot: QtBot, tmp_path: Path, window: MainWindow, desk: Desk) -> None:
    bring_in(as_folder(tmp_path / "deck", pack(table="name = 'Tom & Jerry'")), desk.paths.faces)
    desk.keeper.change(faces="four")
    action = window.actions_table.findChild(QAction, "faces_own-tom-jerry")
    assert isinstance(action, QAction)
    assert action.text() == "Tom && Jerry"
    action.trigger()
    assert desk.settings.faces == "own-tom-jerry"
    shown = window.actions_table.findChild(QAction, "faces_own-tom-jerry")
    assert isinstance(shown, QAction)
    assert shown.isChecked()
    bar = window.welcome.findChildren(ChoiceBar)[0]
    assert "own-tom-jerry" in bar._keys["faces"]
    desk.keeper.change(faces="german")
    assert not shown.isChecked()


def test_a_deck_that_is_gone_gives_way_with_a_message(
    qtbot: QtBot, tmp_path: Path, window: MainWindow, desk: Desk
) -> None:
    bring_in(as_folder(tmp_path / "deck", pack()), desk.paths.faces)
    desk.keeper.change(faces=MINE)
    window.play("ramsch")
    assert window.table.table.deck.pack.name == MINE
    shutil.rmtree(desk.paths.faces)
    desk.keeper.change(card_scale=1.1)
    qtbot.waitUntil(lambda: desk.settings.faces == "game")
    assert window.table.table.deck.pack.name == "french"
    toast = window.toasts.shown
    assert toast is not None
    assert "The deck you chose is not there any more" in [label.text() for label in toast.findChildren(QLabel)]


def test_a_start_with_a_deck_that_is_gone_shows_the_table(qtbot: QtBot, desk: Desk) -> None:
    desk.keeper.take(replace(desk.settings, faces="own-gone"))
    window = MainWindow(desk)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: desk.settings.faces == "game")
    assert window.toasts.shown is not None


def test_a_short_deck_gives_way_in_a_game_with_more_cards(tmp_path: Path, desk: Desk) -> None:
    bring_in(as_folder(tmp_path / "deck", pack(32)), desk.paths.faces)
    desk.keeper.change(faces=MINE)
    names = {game.id: desk.deck(game).pack.name for game in ALL}
    assert names["ramsch"] == MINE
    assert set(names.values()) <= {MINE, "french"}


def test_a_back_can_be_chosen(dialog: SettingsDialog, desk: Desk) -> None:
    box = dialog.findChild(QComboBox, "back")
    assert isinstance(box, QComboBox)
    usual = desk.deck(RAMSCH).card(None, 90, 0, 1).toImage()
    found = []
    for key in PACKS:
        box.setCurrentIndex(box.findData(key))
        box.activated.emit(box.currentIndex())
        assert desk.settings.back == key
        found.append(desk.deck(RAMSCH).card(None, 90, 0, 1).toImage())
        assert not box.itemIcon(box.currentIndex()).isNull()
    assert found[PACKS.index("french")] == usual
    assert all(one != other for place, one in enumerate(found) for other in found[:place])


def test_a_back_of_ones_own_is_that_of_the_faces(tmp_path: Path, desk: Desk) -> None:
    files = {f"{code}.png": png() for code in codes_of(32)} | {"back.png": png("#0000FF")}
    bring_in(as_folder(tmp_path / "mine", files), desk.paths.faces)
    desk.keeper.change(faces=MINE)
    assert middle(desk.deck(RAMSCH).card(None, 90, 0, 1)) == "#0000ff"
    desk.keeper.change(back="german")
    assert middle(desk.deck(RAMSCH).card(None, 90, 0, 1)) != "#0000ff"
