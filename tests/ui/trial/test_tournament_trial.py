"""A tournament list of twelve deals to its end, a bot in your seat: match end, score sheet, foot lines."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.pacing import INSTANT
from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.games.shared.words import plain
from ramsch_desktop.games.skat import SKAT
from ramsch_desktop.games.skat.standing import SkatStanding
from ramsch_desktop.play.match import new_match
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.main_window import MainWindow
from tests.ui.shell.clipping import settle
from tests.ui.trial.sitting import check_result

DEALS, ROUNDS = 12, 4


def test_a_tournament_list_is_played_to_its_end(qtbot: QtBot, window: MainWindow, desk: Desk) -> None:
    controller = desk.controller
    controller.set_pacing(INSTANT)
    options = read_options(SKAT.options, {"scoring": "tournament", "rounds": ROUNDS})
    window.show_match(new_match(SKAT, options, ("easy",) * 3, 2, 1), watching=True)
    for deal in range(1, DEALS + 1):
        over = Stage.MATCH_END if deal == DEALS else Stage.RESULT
        qtbot.waitUntil(lambda over=over: controller.stage is over, timeout=60_000)  # type: ignore[misc]
        course = controller.picture().course
        assert course is not None
        assert course.score is not None
        check_result(window, course)
        if over is Stage.RESULT:
            controller.advance()
    check_end(window, desk)


def check_end(window: MainWindow, desk: Desk) -> None:
    """The page of the end names the places; the sheet has a foot that adds up to the totals."""
    match = desk.controller.picture().match
    standing = match.standing
    assert isinstance(standing, SkatStanding)
    window.table.match_ended.emit()
    settle()
    page = window.turner.match_end
    assert page.isVisible()
    shown = [label.text() for label in page.findChildren(QLabel)]
    assert all(plain(total) in [text.lstrip("+") for text in shown] for total in standing.totals)
    window.turner.show_score_sheet()
    settle()
    assert window.turner.sheet.isVisible()
    words = match.game.words
    narrator = window.table.table.narrator
    assert narrator is not None
    rows = words.sheet_foot(standing, match.options, narrator.speech)
    texts = [label.text() for label in window.turner.sheet.findChildren(QLabel)]
    for row in rows:
        assert row.label in texts
        for value in row.values:
            assert value in texts
    for seat, total in enumerate(standing.totals):
        own = 50 * (standing.won[seat] - standing.lost[seat])
        others = 40 * standing.others_lost[seat]
        assert standing.game_points[seat] + own + others == total
