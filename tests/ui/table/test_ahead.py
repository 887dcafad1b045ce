"""Pictures are drawn one at a time, and not while something moves."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.tricks import Play
from ramsch_desktop.ui.table.ahead import Ahead
from tests.play.test_session import ramsch_match
from tests.ui.table.conftest import Table
from tests.ui.table.test_table_view import click


def test_one_picture_is_drawn_at_a_time_while_nothing_moves() -> None:
    drawn: list[str] = []
    moving = ["a card"]
    ahead = Ahead(lambda: bool(moving))
    ahead.want(partial(drawn.append, name) for name in ("first", "second"))
    ahead.draw_next()
    assert drawn == []
    moving.clear()
    ahead.want_first(partial(drawn.append, "urgent"))
    ahead.draw_next()
    assert drawn == ["urgent"]
    ahead.draw_next()
    assert drawn == ["urgent", "first"]
    ahead.forget()
    ahead.draw_next()
    assert drawn == ["urgent", "first"]


def test_an_expected_card_is_drawn_before_it_is_played(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    table.view.parts.ahead.forget()
    play = Play(1, parse_card("C7"))
    table.view.parts.expect(play)
    assert table.view.parts.ahead.waiting == 1
    place = table.view.parts.layout
    assert place is not None
    cache = table.view.deck.cache
    cache._pixmaps.clear()  # a full one drops as much as it takes
    before = cache.used
    table.view.parts.ahead.draw_next()
    assert table.view.parts.ahead.waiting == 0
    assert cache.used > before


def test_the_hand_is_drawn_ahead_as_it_lies_without_the_card_that_was_played(table: Table) -> None:
    table.view.deck.cache._pixmaps.clear()  # a full one drops as much as it takes
    table.controller.seat_at(ramsch_match(dealer=2))
    click(table, table.view.hand.codes[0])
    table.wait_for(Stage.TRICK)
    assert len(table.view.hand.slots) == 10
    while table.view.parts.ahead.waiting:
        table.view.parts.ahead.draw_next()
    for draw in table.view.hand.draws_ahead():
        draw()
    cache, before = table.view.deck.cache, table.view.deck.cache.used
    table.qtbot.mouseClick(table.view, Qt.MouseButton.LeftButton)
    table.wait_for(Stage.HUMAN)
    assert len(table.view.hand.slots) == 9
    assert cache.used == before
