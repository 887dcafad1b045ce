"""The sheet at the end of a deal: what stands where, and cards that use the room they have."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.narrator import Narrator, speech_for
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.speech import Faces
from ramsch_desktop.ui.pages.result_hands import CLOSE, LOOSE, SpreadCards
from ramsch_desktop.ui.pages.result_sheet import ResultSheet
from ramsch_desktop.ui.parts.point_bar import PointBar
from ramsch_desktop.ui.parts.trick_line import TrickLine
from ramsch_desktop.ui.pictures import Pictures
from tests.positions import position

SMALL, LARGE = QRectF(0, 0, 730, 520), QRectF(0, 0, 950, 728)

Show = Callable[[Course, QRectF], ResultSheet]


def finished(game: str) -> Course:
    return position(game, lambda course: course.score is not None and sum(course.score.tricks) > 0).course


@pytest.fixture
def show(qtbot: QtBot, pictures: Pictures) -> Show:
    sheet = ResultSheet(pictures)
    qtbot.addWidget(sheet)

    def shown(course: Course, place: QRectF) -> ResultSheet:
        narrator = Narrator(course.game, speech_for(course.standing.seats, Faces.FRENCH))
        sheet.place(place)
        sheet.show_result(course, narrator, pictures.deck("french", "en"), "Next deal")
        sheet.show()
        QApplication.processEvents()
        return sheet

    return shown


def hands(sheet: ResultSheet) -> list[SpreadCards]:
    return [each for each in sheet.findChildren(SpreadCards) if each.isVisibleTo(sheet)]


def test_cards_grow_with_the_sheet_and_keep_their_index_in_sight(show: Show) -> None:
    course = finished("ramsch")
    sheet = show(course, SMALL)
    narrow = hands(sheet)[0].height()
    sheet.place(LARGE)
    QApplication.processEvents()
    hand = hands(sheet)[0]
    assert hand.height() > narrow
    width = hand.height() * 15 / 23
    assert CLOSE * width - 1 <= hand.step() <= LOOSE * width + 1


def test_every_hand_and_the_skat_are_read_out(show: Show) -> None:
    course = finished("ramsch")
    named = [each.accessibleName() for each in hands(show(course, LARGE))]
    assert [name.count(",") + name.count(" and ") + 1 for name in named] == [10, 10, 10, 2]


def test_points_of_both_sides_stand_below_the_sum(show: Show) -> None:
    course = position("skat", lambda c: c.score is not None and c.score.declarer is not None and any(c.score.tricks))
    sheet = show(course.course, LARGE)
    bars = [bar for bar in sheet.findChildren(PointBar) if bar.isVisibleTo(sheet)]
    line = next(each for each in sheet.findChildren(TrickLine) if each.isVisibleTo(sheet))
    middle = sheet.width() / 2
    assert [bar.mapTo(sheet, bar.rect().center()).x() < middle for bar in bars] == [True]
    assert line.mapTo(sheet, line.rect().center()).x() > middle


@pytest.mark.parametrize(("game", "counted"), [("ramsch", True), ("rams", False)])
def test_tricks_are_numbered_where_card_points_do_not_count(show: Show, game: str, counted: bool) -> None:
    course = finished(game)
    sheet = show(course, LARGE)
    line = next(each for each in sheet.findChildren(TrickLine) if each.isVisibleTo(sheet))
    figures = [cell.points for cell in line._cells]
    assert (figures == list(range(1, len(figures) + 1))) is not counted


def test_the_tricks_of_a_seat_stand_below_its_name(show: Show) -> None:
    course = finished("ramsch")
    assert course.score is not None
    sheet = show(course, LARGE)
    shown = [each.text() for each in sheet.findChildren(QLabel) if each.isVisibleTo(sheet)]
    for tricks in course.score.tricks:
        assert f"{tricks} trick" + ("" if tricks == 1 else "s") in shown


def test_a_sheet_that_is_put_away_is_written_anew_only_for_the_next_result(show: Show) -> None:
    sheet = show(finished("ramsch"), SMALL)
    sheet.hide()
    before = sheet.findChildren(SpreadCards)
    sheet.place(LARGE)
    assert sheet.findChildren(SpreadCards) == before


@pytest.mark.parametrize("written", [0, 1, 2, 9])
def test_a_prepared_result_is_written_once_however_much_of_it_was_there(
    qtbot: QtBot, pictures: Pictures, written: int
) -> None:
    course = finished("ramsch")
    narrator = Narrator(course.game, speech_for(course.standing.seats, Faces.FRENCH))
    sheet = ResultSheet(pictures)
    qtbot.addWidget(sheet)
    sheet.place(LARGE)
    sheet.prepare(course, narrator, pictures.deck("french", "en"))
    more = [sheet.write_next() for _ in range(written)]
    assert all(more) or not more[-1]
    before = sheet.findChildren(SpreadCards)
    sheet.show_result(course, narrator, pictures.deck("french", "en"), "Next deal")
    sheet.show()
    assert before in ([], hands(sheet))
    assert [draw for draw in sheet.draws_ahead() if callable(draw)][31:]
    assert len(hands(sheet)) == 4
    assert len([each for each in sheet.findChildren(TrickLine) if each.isVisibleTo(sheet)]) == 1
