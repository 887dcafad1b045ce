from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.pacing import INSTANT, Pacing
from ramsch_desktop.controller.table_controller import Stage, TableController
from ramsch_desktop.engine.events import CardsEvent, Event
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.session import HUMAN
from ramsch_desktop.store.saves import load_match
from tests.play.test_session import ramsch_match


@pytest.fixture
def controller(qtbot: QtBot, tmp_path: Path) -> Iterator[TableController]:
    table = TableController(INSTANT, autosave=tmp_path / "match.ramsch", chance=Random(1))
    yield table
    table.close()


def wait_for(qtbot: QtBot, controller: TableController, *stages: Stage) -> None:
    qtbot.waitUntil(lambda: controller.stage in stages, timeout=5000)


def play_first_card(controller: TableController) -> None:
    controller.act(controller.picture().view.legal[0])


def test_bots_play_until_it_is_the_humans_turn(qtbot: QtBot, controller: TableController) -> None:
    controller.seat_at(ramsch_match(dealer=0))
    wait_for(qtbot, controller, Stage.HUMAN)
    assert len(controller.picture().view.table.trick.plays) == 2


def test_a_whole_match_is_played_to_its_end(qtbot: QtBot, controller: TableController) -> None:
    controller.seat_at(ramsch_match(rounds=1))
    for _ in range(3):
        while True:
            wait_for(qtbot, controller, Stage.HUMAN, Stage.RESULT, Stage.MATCH_END)
            if controller.stage is not Stage.HUMAN:
                break
            play_first_card(controller)
        controller.advance()
    assert controller.stage is Stage.MATCH_END
    assert controller.picture().match.status is MatchStatus.OVER


def test_watching_needs_no_human(qtbot: QtBot, controller: TableController) -> None:
    controller.seat_at(ramsch_match(), watching=True)
    wait_for(qtbot, controller, Stage.RESULT)


def test_every_action_is_saved_at_once(qtbot: QtBot, controller: TableController, tmp_path: Path) -> None:
    controller.seat_at(ramsch_match())
    play_first_card(controller)
    wait_for(qtbot, controller, Stage.HUMAN)
    assert load_match(tmp_path / "match.ramsch", BY_ID) == controller.picture().match


def test_a_finished_trick_lies_until_it_is_cleared(qtbot: QtBot, controller: TableController) -> None:
    controller.set_pacing(Pacing(think_ms=0, trick_pause_ms=None))
    controller.seat_at(ramsch_match())
    play_first_card(controller)
    wait_for(qtbot, controller, Stage.TRICK)
    held = controller.picture().held
    assert held is not None
    assert len(held.trick.plays) == 3
    controller.advance()
    assert controller.picture().held is None


def test_leading_a_card_clears_the_trick_that_lies(qtbot: QtBot, controller: TableController) -> None:
    controller.set_pacing(Pacing(think_ms=0, trick_pause_ms=None))
    controller.seat_at(ramsch_match())
    while True:
        wait_for(qtbot, controller, Stage.HUMAN, Stage.TRICK)
        if controller.stage is Stage.TRICK:
            if controller.picture().view.to_move == HUMAN:
                break
            controller.advance()
        else:
            play_first_card(controller)
    before = len(controller.picture().view.hand)
    play_first_card(controller)
    assert len(controller.picture().view.hand) == before - 1


def test_a_second_click_does_nothing(qtbot: QtBot, controller: TableController) -> None:
    controller.seat_at(ramsch_match())
    action = controller.picture().view.legal[0]
    controller.act(action)
    controller.act(action)
    wait_for(qtbot, controller, Stage.HUMAN)
    assert len(controller.picture().view.hand) == 9


def test_undo_while_a_bot_thinks_drops_its_answer(qtbot: QtBot, controller: TableController) -> None:
    controller.set_pacing(Pacing(think_ms=40, trick_pause_ms=0))
    controller.seat_at(ramsch_match())
    play_first_card(controller)
    wait_for(qtbot, controller, Stage.BOT)
    controller.undo()
    qtbot.wait(120)
    wait_for(qtbot, controller, Stage.HUMAN)
    assert controller.picture().view.table.trick.plays == ()
    assert controller.picture().can_redo


def test_the_window_never_gets_a_hidden_card(qtbot: QtBot, controller: TableController) -> None:
    heard: list[Event] = []
    controller.happened.connect(heard.append)
    controller.seat_at(ramsch_match(), watching=True)
    wait_for(qtbot, controller, Stage.RESULT)
    secret = [event for event in heard if isinstance(event, CardsEvent) and event.seat != HUMAN]
    assert all(card is None for event in secret for card in event.cards)
    assert heard


def test_a_hint_is_a_legal_action(qtbot: QtBot, controller: TableController) -> None:
    controller.seat_at(ramsch_match())
    with qtbot.waitSignal(controller.hinted, timeout=5000) as hinted:
        controller.hint()
    assert hinted.args is not None
    assert hinted.args[0].action in controller.picture().view.legal


def test_a_bot_that_fails_does_not_stop_the_game(
    qtbot: QtBot, controller: TableController, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(view: object, budget: object) -> object:
        raise RuntimeError("broken on purpose")

    controller.seat_at(ramsch_match())
    for bot in controller._bots.values():
        monkeypatch.setattr(bot, "choose", broken)
    play_first_card(controller)
    wait_for(qtbot, controller, Stage.HUMAN)
    assert controller.picture().view.table.tricks or controller.picture().view.table.trick.plays
