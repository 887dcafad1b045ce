from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.pacing import INSTANT
from ramsch_desktop.controller.table_controller import Stage, TableController
from ramsch_desktop.engine.phases.joining import Stay
from ramsch_desktop.engine.record import read_record
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match, match_of
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.pages.table_page import TablePage
from ramsch_desktop.ui.parts.slate import Slate
from ramsch_desktop.ui.pictures import Pictures
from tests.games.five_card_table import course_of
from tests.play.test_session import ramsch_match
from tests.ui.table.conftest import pictures  # noqa: F401 - a fixture

VIRGIN = """{"format": "ramsch-record", "version": 1, "game": "ramsch", "options": {"variant": "skat"},
 "seats": ["you", "medium", "medium"], "deals": [{"dealer": 2,
 "hands": ["CA CK CQ C10 C9 SA SK SQ S10 S9", "HA HK HQ H10 H9 DA DK DQ D10 D9", "C8 C7 S8 S7 H8 H7 D8 D7 CJ SJ"],
 "talon": "HJ DJ", "actions": []}]}"""


@pytest.fixture
def page(qtbot: QtBot, pictures: Pictures) -> Iterator[TablePage]:  # noqa: F811
    controller = TableController(INSTANT, chance=Random(1))
    page = TablePage(controller, pictures, pictures.deck("french", "en"), Settings(animations=False))
    page.resize(1280, 756)
    qtbot.addWidget(page)
    page.show()
    yield page
    controller.close()


def play_to(qtbot: QtBot, page: TablePage, *stages: Stage) -> None:
    controller = page.controller
    while controller.stage not in stages:
        qtbot.waitUntil(lambda: controller.stage in (Stage.HUMAN, *stages), timeout=5000)
        if controller.stage is Stage.HUMAN:
            controller.act(controller.picture().view.legal[0])


def texts(page: TablePage) -> list[str]:
    return [each.text() for each in page.sheet.findChildren(QLabel) if each.isVisible()]


def test_the_result_shows_its_sum_and_names_the_rules(qtbot: QtBot, page: TablePage) -> None:
    page.controller.seat_at(ramsch_match())
    play_to(qtbot, page, Stage.RESULT)
    score = page.controller.picture().course
    assert score is not None
    assert page.sheet.isVisible()
    shown = texts(page)
    assert "Card points" in shown
    assert "Loss" in shown
    assert "× −1" in shown
    assert "All hands" in shown


def test_enter_deals_the_next_cards(qtbot: QtBot, page: TablePage) -> None:
    page.controller.seat_at(ramsch_match(rounds=2))
    play_to(qtbot, page, Stage.RESULT)
    button = page.focusWidget()
    assert button is not None
    QTest.keyClick(button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: page.controller.stage is Stage.HUMAN, timeout=5000)
    assert not page.sheet.isVisible()
    assert page.controller.picture().match.standing.deals == 1


def test_a_jungfrau_is_explained(qtbot: QtBot, page: TablePage) -> None:
    page.controller.seat_at(fixed_match())
    play_to(qtbot, page, Stage.RESULT)
    course = page.controller.picture().course
    assert course is not None
    assert course.score is not None
    doubled = any(step.rule == "virgin" for steps in course.score.sums for step in steps)
    assert doubled == ("Why doubled?" in texts(page))


def fixed_match() -> Match:
    record = read_record(VIRGIN, BY_ID)
    return match_of(record, BY_ID["ramsch"])


def test_playing_again_books_nothing(qtbot: QtBot, page: TablePage) -> None:
    page.controller.seat_at(ramsch_match(rounds=2))
    play_to(qtbot, page, Stage.RESULT)
    totals = page.controller.picture().match.standing.totals
    page.controller.play_again()
    assert not page.sheet.isVisible()
    assert len(page.controller.picture().view.hand) == 10
    play_to(qtbot, page, Stage.RESULT)
    assert page.controller.picture().match.standing.totals == totals


def test_faces_switch_while_a_result_is_shown(qtbot: QtBot, page: TablePage, pictures: Pictures) -> None:  # noqa: F811
    page.controller.seat_at(ramsch_match())
    play_to(qtbot, page, Stage.RESULT)
    page.sheet.finish()
    before = page.sheet.grab().toImage()
    page.set_deck(pictures.deck("german", "de"))
    assert page.sheet.grab().toImage() != before


def test_points_and_last_trick_stand_in_the_panel(qtbot: QtBot, page: TablePage) -> None:
    page.controller.seat_at(ramsch_match())
    page.controller.act(page.controller.picture().view.legal[0])
    qtbot.waitUntil(lambda: page.controller.stage is Stage.HUMAN, timeout=5000)
    shown = [each.text() for each in page.panel.findChildren(QLabel) if each.isVisible()]
    assert {"Points", "Card points", "Last trick"} <= set(shown)


def panel_texts(page: TablePage) -> list[str]:
    return [each.text() for each in page.panel.findChildren(QLabel) if each.isVisible()]


def seat_alone(qtbot: QtBot, page: TablePage, game: str, said: str) -> None:
    """The others have dropped out, and you play alone to the result."""
    hands = ["S7 S8 S9 D8 D10", "C7 C8 H8 H9 D9", "C9 C10 S10 H10 D7"]
    dealt = course_of(BY_ID[game], hands, "HK", said)
    page.controller.seat_at(Match(dealt.game, dealt.options, ("you", "easy", "easy"), (dealt,), (dealt.standing,)))
    qtbot.waitUntil(lambda: page.controller.stage is Stage.HUMAN, timeout=5000)
    page.controller.act(Stay())
    qtbot.waitUntil(lambda: page.controller.stage is Stage.RESULT, timeout=5000)


def test_the_slate_stays_beside_the_result_and_shows_what_it_changed(qtbot: QtBot, page: TablePage) -> None:
    seat_alone(qtbot, page, "ramsen", "swap, swap, swap, drop, drop")
    assert [row.remaining for row in page.panel.findChildren(Slate)[-1]._rows] == [5, 10, 10]
    assert "Points" not in panel_texts(page)


def test_points_to_write_off_are_called_so_beside_the_result(qtbot: QtBot, page: TablePage) -> None:
    seat_alone(qtbot, page, "rams", "drop, drop")
    qtbot.waitUntil(lambda: {"Still to go", "95", "−5"} <= set(panel_texts(page)), timeout=5000)
