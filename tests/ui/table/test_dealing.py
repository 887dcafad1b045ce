"""Cards are dealt one by one in their time, and any key or click ends that and counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramsch_desktop.controller.pacing import Pacing, pacing_of
from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.events import CardPlayed, DealStarted, HandDealt, TalonDealt
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.games import game_of
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.table.card_button import CardButton, Presence
from ramsch_desktop.ui.table.dealing import DealersWay, Dealing
from ramsch_desktop.ui.table.new_cards import NewCards, dealt_since, order_of
from ramsch_desktop.ui.theme.tokens import Motion
from tests.play.test_session import ramsch_match
from tests.ui.table.conftest import Table

STARTED = DealStarted(0, (1, 2, 0))


def hand(seat: int, count: int) -> HandDealt:
    return HandDealt(seat, (None,) * count)


def test_whole_hands_are_dealt_card_by_card_in_turn() -> None:
    events = (STARTED, hand(1, 2), hand(2, 2), hand(0, 2), TalonDealt(None, (None,)))
    assert order_of(events, hand_size=2) == (1, 2, 0, 1, 2, 0, None)


def test_packets_are_dealt_as_the_events_tell_them() -> None:
    assert order_of((STARTED, hand(1, 2), hand(2, 2)), hand_size=4) == (1, 1, 2, 2)


def test_only_what_is_new_is_dealt() -> None:
    first = (STARTED, hand(1, 2), hand(0, 2))
    dealt = dealt_since((), first, 4)
    assert dealt is not None
    assert dealt.cards is NewCards.DEAL
    second = dealt_since(first, (*first, hand(1, 2)), 4)
    assert second is not None
    assert (second.cards, second.order) == (NewCards.PACKET, (1, 1))
    assert dealt_since((*first, hand(1, 2)), first, 4) is None
    assert dealt_since((), (*first, CardPlayed(1, parse_card("SA"))), 4) is None


@pytest.fixture
def dealing(table: Table) -> Iterator[Dealing]:
    """The deal of a table on which things move."""
    table.view.animator.set_pace(1.0)
    yield table.view.parts.dealing
    table.view.parts.finish_movements()


def lying(table: Table) -> int:
    buttons = [table.view.hand.button(code) for code in table.view.hand.codes]
    return sum(button is not None and button.presence is Presence.LIES and button.isVisible() for button in buttons)


def backs(table: Table, seat: int) -> int:
    return sum(card.isVisible() for card in table.view.parts.seats.backs(seat))


def test_the_cards_come_one_after_the_other(table: Table, dealing: Dealing) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    clock = dealing.clock
    assert dealing.running
    assert clock.duration() == Motion.DEAL_AT_MOST - Motion.CARD_TO_TRICK == 420
    assert (lying(table), backs(table, 1), backs(table, 2)) == (0, 0, 0)
    clock.setCurrentTime(clock.duration() // 2)
    table.view.animator.finish()
    assert 4 <= lying(table) <= 6
    assert 4 <= backs(table, 1) <= 6
    clock.setCurrentTime(clock.duration())
    table.view.animator.finish()
    assert (lying(table), backs(table, 1), backs(table, 2)) == (10, 10, 10)
    assert not dealing.running


def test_each_step_draws_one_face_before_its_card_arrives(
    table: Table, dealing: Dealing, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    codes = list(table.view.hand.codes)
    drawn: list[str | None] = []  # none yet: the frame that shows the new deal has enough to do

    def draw(card: CardButton) -> QPixmap:
        drawn.append(card.code)
        return QPixmap(1, 1)

    monkeypatch.setattr(CardButton, "draw_ahead", draw)
    dealing.clock.stop()
    for step in (1, 2, 3):
        dealing._send_due(step)
        assert drawn == codes[:step]
    assert lying(table) == 0


def test_nothing_flies_with_reduced_motion(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    assert not table.view.parts.dealing.running
    assert lying(table) == 10


def test_few_cards_take_45_milliseconds_each(table: Table, dealing: Dealing) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    dealing.prepare()
    dealing.begin((0,) * 6, DealersWay(0, {0: QPoint()}, 60, 40))
    assert dealing.clock.duration() + Motion.CARD_TO_TRICK == 6 * 45


def test_a_click_in_the_window_ends_the_deal_and_counts(table: Table, dealing: Dealing) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    code = table.view.hand.codes[0]
    button = table.view.hand.button(code)
    window = table.view.windowHandle()
    assert button is not None
    assert window is not None
    place = button.place.centre
    at = table.view.hand.mapTo(table.view, QPoint(round(place.x) - 40, round(place.y)))
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert not dealing.running
    assert [str(action) for action in table.taken] == [f"play {code}"]


def test_a_key_ends_the_deal_and_counts(table: Table, dealing: Dealing) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    window = table.view.windowHandle()
    assert window is not None
    table.view.hand.setFocus()
    QTest.keyClick(window, Qt.Key.Key_End)
    assert not dealing.running
    assert table.view.hand.current == table.view.hand.codes[-1]


def test_a_card_played_meanwhile_ends_the_deal(table: Table, dealing: Dealing) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    table.controller.act(table.controller.picture().view.legal[0])
    assert not dealing.running
    assert lying(table) == 9


def test_undo_deals_nothing(table: Table, dealing: Dealing) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    dealing.finish()
    table.controller.act(table.controller.picture().view.legal[0])
    table.controller.undo()
    assert not dealing.running
    assert lying(table) == 10


def test_bots_wait_until_the_cards_are_dealt() -> None:
    assert pacing_of(Settings(speed=2.0)).deal_ms == 300
    assert pacing_of(Settings(reduced_motion=True)).deal_ms == 0
    assert Pacing(0, 0).deal_ms == 0


def test_the_second_packets_of_a_deal_are_dealt_when_they_come(table: Table, dealing: Dealing) -> None:
    table.controller.seat_at(knocking_match())
    dealing.finish()
    first = lying(table)
    table.controller.act(table.controller.picture().view.legal[0])
    table.wait_for(Stage.HUMAN, Stage.BOT)
    table.qtbot.waitUntil(lambda: len(table.view.hand.codes) > first, timeout=5000)
    assert dealing.running
    assert lying(table) == first
    dealing.finish()
    assert lying(table) == 2 * first


def knocking_match() -> Match:
    game = game_of("schafkopf")
    options = read_options(game.options, {"knock": "on"})
    return new_match(game, options, ("you", "medium", "medium", "medium"), 3, seed=7)


def skat_match() -> Match:
    game = game_of("skat")
    return new_match(game, read_options(game.options, {}), ("you", "medium", "medium"), 2, seed=7)


def test_the_skat_is_dealt_while_the_table_changes_its_size(table: Table, dealing: Dealing) -> None:
    table.controller.seat_at(skat_match())
    assert dealing.running
    for width in (900, 992):
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        table.view.resize(width, 756)
        QTest.qWait(60)
    table.qtbot.waitUntil(lambda: not dealing.running, timeout=5000)
    skat = table.view.parts.on_felt.middle.cards
    assert [(card.presence, card.isVisible()) for card in skat] == [(Presence.LIES, True)] * 2


def test_cards_that_are_taken_away_while_they_are_dealt_do_not_come(table: Table, dealing: Dealing) -> None:
    table.controller.seat_at(skat_match())
    middle = table.view.parts.on_felt.middle
    skat = middle.cards
    middle.show(None)
    table.qtbot.waitUntil(lambda: not dealing.running, timeout=5000)
    assert [card.presence for card in skat] == [Presence.GONE] * 2
