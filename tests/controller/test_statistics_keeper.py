"""Each deal that counts is written once it is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.pacing import INSTANT
from ramsch_desktop.controller.statistics_keeper import StatisticsKeeper
from ramsch_desktop.controller.table_controller import Stage, TableController
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.store.statistics import read_statistics
from tests.matches import played, unplayed


@pytest.fixture
def controller(qtbot: QtBot) -> Iterator[TableController]:
    result = TableController(INSTANT, chance=Random(1))
    yield result
    result.close()


def play_to_result(qtbot: QtBot, controller: TableController) -> None:
    over = (Stage.RESULT, Stage.MATCH_END)
    while controller.stage not in over:
        qtbot.waitUntil(lambda: controller.stage in (Stage.HUMAN, *over), timeout=20_000)
        if controller.stage is Stage.HUMAN:
            controller.act(controller.picture().view.legal[0])


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_a_finished_deal_of_every_game_is_written(
    qtbot: QtBot, controller: TableController, tmp_path: Path, game: Game
) -> None:
    keeper = StatisticsKeeper(controller, tmp_path / "s.jsonl")
    with qtbot.waitSignal(keeper.added, timeout=20_000):
        controller.seat_at(unplayed(played(game)))
        play_to_result(qtbot, controller)
    (entry,) = read_statistics(keeper.path).entries
    course = controller.picture().match.courses[0]
    assert course.score is not None
    assert entry.points == course.score.points
    assert entry.levels[0] == "you"


def test_practice_does_not_count(qtbot: QtBot, controller: TableController, tmp_path: Path) -> None:
    keeper = StatisticsKeeper(controller, tmp_path / "s.jsonl")
    controller.seat_at(unplayed(played(game_of("ramsch"))))
    play_to_result(qtbot, controller)
    written = keeper.path.read_bytes()
    controller.play_again()
    play_to_result(qtbot, controller)
    assert keeper.path.read_bytes() == written


def test_a_deal_taken_back_counts_once(qtbot: QtBot, controller: TableController, tmp_path: Path) -> None:
    keeper = StatisticsKeeper(controller, tmp_path / "s.jsonl")
    controller.seat_at(unplayed(played(game_of("ramsch"))))
    play_to_result(qtbot, controller)
    controller.undo()
    play_to_result(qtbot, controller)
    assert len(keeper.path.read_text(encoding="utf-8").splitlines()) == 2
    assert len(read_statistics(keeper.path).entries) == 1


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, controller: TableController, tmp_path: Path) -> None:
    keeper = StatisticsKeeper(controller, tmp_path)
    controller.seat_at(unplayed(played(game_of("ramsch"))))
    with qtbot.waitSignal(keeper.trouble, timeout=20_000):
        play_to_result(qtbot, controller)
