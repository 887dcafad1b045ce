"""A match of another number of people takes the table in the middle of a trick."""

from __future__ import annotations

from itertools import permutations

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.main_window import MainWindow
from tests.ui.access.seen import look, sit_down, wait_for_turn
from tests.ui.access.tables import Setting

TABLES = (Setting("ramsch"), Setting("schafkopf", (("ramsch_only", "on"),)), Setting("rams", (("players", 7),)))


@pytest.mark.parametrize(("first", "second"), list(permutations(TABLES, 2)), ids=str)
def test_the_next_match_has_its_own_seats(qtbot: QtBot, window: MainWindow, first: Setting, second: Setting) -> None:
    sit_down(window, first, 1)
    assert wait_for_turn(qtbot, window)
    if look(window).playable:
        window._desk.controller.act(window._desk.controller.picture().view.legal[0])
    sit_down(window, second, 1)
    assert wait_for_turn(qtbot, window)
    view = window._desk.controller.picture().view
    badges = window.table.table.parts.seats.badges
    assert len(badges) == view.seats
    assert all(not badge.geometry().isEmpty() for badge in badges)
    assert len(window.table.table.parts.trick.cards) == len(view.table.trick.plays)
