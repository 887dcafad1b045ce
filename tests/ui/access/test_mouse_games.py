"""One deal of every game by clicks on the window, with both faces, which change in the middle of a trick."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.main_window import MainWindow
from tests.ui.access.mouse import Mouse
from tests.ui.access.seen import MOST_STEPS, look, sit_down, wait_for_turn
from tests.ui.access.tables import SETTINGS, Setting
from tests.ui.shell.clipping import settle

FACES = ("french", "german")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_deal_is_played_by_mouse(qtbot: QtBot, window: MainWindow, desk: Desk, setting: Setting) -> None:
    seed = setting.seeds[0]
    person = Mouse(window, Random(seed), setting.reached)
    sit_down(window, setting, seed)
    for turn in range(MOST_STEPS):
        if not wait_for_turn(qtbot, window):
            break
        desk.keeper.change(faces=FACES[turn % 2])
        settle()
        before = desk.controller.picture().view.events
        person.take_turn()
        qtbot.waitUntil(lambda before=before: desk.controller.picture().view.events != before)  # type: ignore[misc]
    assert window.table.sheet.isVisible()


@pytest.mark.parametrize("size", [QSize(1000, 580), QSize(1280, 800), QSize(1920, 1080)], ids=str)
def test_every_card_of_the_hand_is_hit_where_it_is_seen(qtbot: QtBot, window: MainWindow, size: QSize) -> None:
    window.resize(size)
    sit_down(window, Setting("ramsch", (("variant", "schiebe"),)), 1)
    assert wait_for_turn(qtbot, window)
    person = Mouse(window, Random(1))
    for name in [card.accessibleName() for card in look(window).cards]:
        spots = person.spots(look(window).card(name))
        for spot in (spots[0], spots[-1]):
            person.click(spot)
            assert look(window).chosen == [name], spot
            person.click_on(look(window).tray[0])
            assert look(window).chosen == []
