"""The sheet at the end of a deal: what stands where, and cards that use the room they have."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.narrator import Narrator, speech_for
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.events import CardsLaidAway
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.speech import Faces
from ramsch_desktop.engine.table import lay_out
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.games.schieberamsch import SCHIEBERAMSCH
from ramsch_desktop.games.shared.words import cards_named, signed
from ramsch_desktop.ui.pages.result_hands import CLOSE, LOOSE, SpreadCards
from ramsch_desktop.ui.pages.result_sheet import ResultSheet, head_seat, main_seat
from ramsch_desktop.ui.pages.result_sums import STEP, TOTAL, scoring_seats
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.point_bar import PointBar
from ramsch_desktop.ui.parts.text import Role
from ramsch_desktop.ui.parts.trick_line import TrickLine
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme
from tests.games.five_card_table import course_of
from tests.games.skat.table import course_of as skat_course
from tests.playing import at_random, opened, play_out, play_texts, usual
from tests.positions import position

FIVE = ["SA SK SQ SJ S10", "HA HK HQ HJ H10", "CA CK C10 C9 C8", "DA DK DQ DJ D10", "S9 S8 S7 H9 H8"]
FIVE_KEEP = "leave, swap, swap, swap, swap, swap"
SMALL, LARGE = QRectF(0, 0, 730, 520), QRectF(0, 0, 950, 728)
LOWEST, TINY = QRectF(0, 0, 744, 528), QRectF(0, 0, 572, 508)
SMALLER, HIGH = QRectF(0, 0, 588, 528), QRectF(0, 0, 728, 716)

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


def test_tricks_are_numbered_in_a_null(show: Show) -> None:
    null = skat_course("bid 18", "hold", "pass", "pass", "take", "discard CA SA", "declare null")
    course = play_out(null, lambda now: now.legal_actions()[-1])
    assert course.score is not None
    assert any(course.score.card_points)
    sheet = show(course, LARGE)
    line = next(each for each in sheet.findChildren(TrickLine) if each.isVisibleTo(sheet))
    figures = [cell.points for cell in line._cells]
    assert figures == list(range(1, len(figures) + 1))


@pytest.mark.parametrize(("scoring", "shown"), [("simple", False), ("tournament", True)])
def test_the_bonus_of_a_tournament_stands_below_the_result(show: Show, scoring: str, shown: bool) -> None:
    """Conceded clubs, with 2 from the hand: 48 lost is 96, and 50 more in a tournament."""
    course = skat_course("bid 18", "hold", "pass", "pass", "hand", "declare clubs", "concede", scoring=scoring)
    assert course.score is not None
    assert course.score.points[0] == -96
    texts = [each.text() for each in show(course, LARGE).findChildren(QLabel) if not each.isHidden()]
    assert ("With the tournament bonus" in texts) is shown
    assert (signed(-146) in texts) is shown


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


def shown_texts(sheet: ResultSheet) -> list[str]:
    return [each.text() for each in sheet.findChildren(QLabel) if each.isVisibleTo(sheet)]


def test_the_hands_after_an_exchange_are_those_that_were_played(show: Show) -> None:
    dealt = ["SA SK SQ SJ S10", "HA HK HQ HJ H10", "CA CK C10 C9 C8", "DA DK DQ DJ D10"]
    said = "leave, swap H10, swap, swap, swap, stay, drop, drop, drop"
    course = course_of(RAMSEN, dealt, "H7", said, talon="S7", cut="D9")
    sheet = show(course, LARGE)
    assert "All hands after the exchange" in shown_texts(sheet)
    names = hands(sheet)[1].accessibleName()
    assert ("seven of spades" in names, "ten of hearts" in names) == (True, False)


def test_every_seat_whose_score_changed_has_its_sum(show: Show) -> None:
    totals = (20, 30, 40, 50, 60)
    dealt = ["SA SK SQ SJ S10", "", "", "", ""]
    course = course_of(RAMS, dealt, "H7", dealer=4, totals=totals)
    assert course.score is not None
    assert scoring_seats(course.score) == (0, 1, 2, 3, 4)


def test_the_sum_that_the_headline_is_about_comes_first_and_then_your_own() -> None:
    sums = ((add("tricks", -1),), (add("tricks", -2),), (add("last_bar", -1),), ())
    score = Score("ramsen", sums, (0,) * 4, (1, 2, 1, 0), (2,), about=2)
    assert scoring_seats(score) == (2, 0, 1)
    assert main_seat(score) == 2


def test_the_last_result_names_the_winner_of_the_match_and_not_who_wrote_off_most(show: Show) -> None:
    """Left of the dealer is at 3 and takes one trick with an ace; another one writes off more and stays above 0."""
    dealt = ["SA SK SQ H8 D8", "HA HK C10 C9 C8", "DA DK DQ DJ C7"]
    said = "stay, stay, stay, draw, draw, draw"
    begun = course_of(RAMS, dealt, "H7", said, dealer=2, totals=(3, 90, 90))
    played = (play_out(begun, at_random(Random(seed))) for seed in range(40))
    scored = ((course, course.score) for course in played if course.score is not None)
    course, score = next((c, s) for c, s in scored if s.points[0] <= -3 and min(s.points[1:]) < s.points[0])
    sheet = show(course, LARGE)
    texts = [each.text() for each in sheet.findChildren(QLabel)]
    assert head_seat(course, score) == 0
    assert "You win the match" in texts
    assert signed(score.points[0]) in texts
    assert not [text for text in texts if "writes off the most" in text]


def notes(sheet: ResultSheet) -> list[str]:
    return [each.text() for each in sheet.findChildren(QLabel) if each.isVisibleTo(sheet)]


def test_what_is_added_and_written_off_has_its_sign_in_every_line(show: Show) -> None:
    course = course_of(RAMS, ["SA SK SQ SJ S10", "DA", "", ""], "H7", dealer=3)
    steps = [each.text() for each in show(course, LARGE).findChildren(QLabel) if each.objectName() == STEP]
    assert "+15" in steps
    assert "+5" in steps
    assert all(text[0] in "+−" for text in steps)


def test_who_dropped_out_of_a_deal_has_no_tricks_beside_his_cards(show: Show) -> None:
    """No trick costs a player 5 points, and dropping out nothing."""
    begun = course_of(RAMS, ["CK SQ H8 D8", "HA HK", "DA DK"], "H7", "drop, stay, stay, draw, draw", dealer=2)
    course = play_out(begun, at_random(Random(1)))
    assert course.score is not None
    assert notes(show(course, LARGE)).count("drops out") == 1


def test_a_deal_without_play_counts_no_tricks_beside_the_cards(show: Show) -> None:
    course = course_of(RAMS, ["SA SK SQ SJ S10", "", "", ""], "H7", dealer=3)
    assert course.score is not None
    assert "0 tricks" not in notes(show(course, LARGE))


def test_the_hands_of_five_are_seen_at_once(show: Show) -> None:
    said = f"{FIVE_KEEP}, stay, drop, drop, drop, stay"
    course = play_out(course_of(RAMSEN, FIVE, "H7", said, cut="D9"), at_random(Random(1)))
    sheet = show(course, LARGE)
    rows = hands(sheet)
    assert len(rows) == 5
    (area,) = [each for each in sheet.findChildren(QScrollArea) if each.isAncestorOf(rows[0])]
    assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("game", ["schafkopf", "ramsen", "rams"])
def test_the_hands_of_four_are_seen_at_once_in_the_lowest_window(show: Show, game: str) -> None:
    sheet = show(finished(game), LOWEST)
    rows = hands(sheet)
    assert len(rows) == 4
    (area,) = [each for each in sheet.findChildren(QScrollArea) if each.isAncestorOf(rows[0])]
    assert area.verticalScrollBar().maximum() == 0


def test_the_buttons_keep_their_words_in_large_print(show: Show, qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, Theme(reduced_motion=True, text_scale=1.5))
    table, sheet = QWidget(), show(finished("ramsen"), SMALL)
    qtbot.addWidget(table)
    sheet.setParent(table)
    table.show()
    sheet.place(QRectF(0, 0, 500, 680))
    sheet.show()
    QApplication.processEvents()
    buttons = [each for each in sheet.findChildren(Button) if each.isVisibleTo(sheet)]
    assert len(buttons) == 3
    assert [each.text() for each in buttons if each.width() < each.sizeHint().width()] == []
    assert all(sheet.rect().contains(each.geometry()) for each in buttons)
    sheet.setParent(None)
    apply_theme(qapp, Theme(reduced_motion=True))


def sums_area(sheet: ResultSheet) -> QScrollArea:
    first = next(each for each in sheet.findChildren(QLabel) if each.objectName() == TOTAL)
    (area,) = [each for each in sheet.findChildren(QScrollArea) if each.isAncestorOf(first)]
    return area


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_the_sums_of_all_are_seen_at_once(show: Show, seats: int) -> None:
    dealt = ["SA DK", "HA DA S2", "CA" if seats == 4 else "", *[""] * (seats - 3)]
    said = ", ".join(["stay"] * seats + ["draw"] * seats)
    course = play_out(course_of(RAMS, dealt, "H7", said, dealer=seats - 1), at_random(Random(1)))
    assert course.score is not None
    assert all(course.score.sums)
    assert sums_area(show(course, LARGE)).verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("game", ["skat", "schafkopf", "ramsch", "rams"])
def test_no_value_of_a_sum_is_cut_in_a_narrow_window(show: Show, game: str) -> None:
    """Long notes beside their rules would push the values out of sight."""
    area = sums_area(show(finished(game), QRectF(0, 0, 520, 440)))
    values = [each for each in area.findChildren(QLabel) if each.objectName() in (STEP, TOTAL)]
    assert values
    assert [each.text() for each in values if each.mapTo(area, QPoint(each.width(), 0)).x() > area.width()] == []


def ends_with_a_virgin(course: Course) -> bool:
    """A Ramsch of Schafkopf in which one takes no trick: four sums and an explanation."""
    score = course.score
    return score is not None and score.declarer is None and any(score.tricks) and 0 in score.tricks


def test_four_sums_of_schafkopf_and_their_explanation_are_seen_at_once(show: Show) -> None:
    course = position("schafkopf", ends_with_a_virgin).course
    assert len(scoring_seats(cast(Score, course.score))) == 4
    assert sums_area(show(course, LARGE)).verticalScrollBar().maximum() == 0


def test_a_note_stands_beside_its_rule_where_both_have_room_and_below_elsewhere(show: Show) -> None:
    area = sums_area(show(position("schafkopf", ends_with_a_virgin).course, LOWEST))
    notes = {each.text(): each.y() for each in area.findChildren(QLabel) if each.property("role") == Role.NOTE.value}
    assert set(map(bool, notes.values())) == {True, False}
    assert area.horizontalScrollBar().maximum() == 0


def test_five_sums_of_ramsen_are_seen_at_once(show: Show) -> None:
    course = play_out(course_of(RAMSEN, FIVE, "H7", f"{FIVE_KEEP}{', stay' * 5}", cut="D9"), at_random(Random(1)))
    assert course.score is not None
    assert all(course.score.sums)
    assert sums_area(show(course, LARGE)).verticalScrollBar().maximum() == 0


def test_who_dropped_out_is_not_said_to_have_taken_no_trick(show: Show) -> None:
    course = play_out(
        course_of(RAMSEN, FIVE, "H7", f"{FIVE_KEEP}, stay, drop, stay, drop, drop", cut="D9"), at_random(Random(1))
    )
    told = [each.text() for each in show(course, LARGE).findChildren(QLabel)]
    assert told.count("drops out") == 3


def test_what_is_added_where_less_is_better_has_its_plus(show: Show) -> None:
    course = play_out(course_of(RAMSEN, FIVE, "H7", f"{FIVE_KEEP}{', stay' * 5}", cut="D9"), at_random(Random(1)))
    steps = [each.text() for each in show(course, LARGE).findChildren(QLabel) if each.objectName() == STEP]
    assert "+5" in steps


def test_the_five_cards_of_a_hand_lie_beside_each_other_where_there_is_room(show: Show) -> None:
    hand = hands(show(finished("ramsen"), LARGE))[0]
    assert hand.step() > hand.height() * 15 / 23


def passed_on(course: Course) -> bool:
    away = [event.cards for event in course.events if isinstance(event, CardsLaidAway)]
    return course.score is not None and bool(away) and set(away[-1]) != set(course.deal.talon)


@pytest.mark.parametrize("game", ["schieberamsch", "ramsch"])
def test_after_passing_the_hands_that_were_played_and_both_skats_are_shown(show: Show, game: str) -> None:
    """The sum counts what lay in the skat at the end, so that is to be seen beside it."""
    match = position(game, passed_on, variant="schiebe") if game == "ramsch" else position(game, passed_on)
    course = match.course
    sheet = show(course, LARGE)
    texts, rows = shown_texts(sheet), hands(sheet)
    speech = speech_for(course.standing.seats, Faces.FRENCH)
    last = next(event.cards for event in reversed(course.events) if isinstance(event, CardsLaidAway))
    at_end = cards_named(tuple(card for card in last if card is not None), speech)
    tricks = [taken.trick.plays for taken in lay_out(course.events, course.standing.seats).tricks]
    assert "All hands after passing on" in texts
    assert [row.accessibleName() for row in rows[3:]] == [cards_named(course.deal.talon, speech), at_end]
    assert {"Skat", "At the end"} <= set(texts)
    for seat, row in enumerate(rows[:3]):
        played = [card for plays in tricks for who, card in plays if who == seat]
        assert all(cards_named((card,), speech) in row.accessibleName() for card in played)


def test_a_skat_that_everybody_pushed_on_is_shown_once(show: Show) -> None:
    begun = play_texts(opened(SCHIEBERAMSCH, usual(SCHIEBERAMSCH), 1), "no, no, no, push, push, push")
    texts = shown_texts(show(play_out(begun, at_random(Random(1))), LARGE))
    assert "Skat" in texts
    assert "All hands" in texts


@pytest.mark.parametrize("game", ["skat", "schafkopf", "schieberamsch", "ramsen", "rams"])
@pytest.mark.parametrize(("scale", "place"), [(1.5, SMALLER), (2.0, HIGH), (2.0, TINY)])
def test_large_print_keeps_the_sum_and_the_way_on_in_sight(
    show: Show, qapp: QApplication, game: str, scale: float, place: QRectF
) -> None:
    """One column that scrolls: side by side, neither the sum nor the cards would have room for a line."""
    theme = Theme(reduced_motion=True, text_scale=scale)
    apply_theme(qapp, theme)
    sheet = show(finished(game), place)
    area = sums_area(sheet)
    values = [each for each in area.findChildren(QLabel) if each.objectName() in (STEP, TOTAL)]
    cut = [each.text() for each in values if each.mapTo(area, QPoint(each.width(), 0)).x() > area.viewport().width()]
    forward = next(each for each in sheet.findChildren(Button) if each.text() == "Next deal")
    apply_theme(qapp, Theme(reduced_motion=True))
    assert cut == []
    assert area.height() >= theme.px(80)
    assert sheet.rect().contains(forward.geometry())


def test_a_sheet_that_becomes_wide_enough_has_two_columns(show: Show) -> None:
    sheet = show(finished("schafkopf"), QRectF(0, 0, 520, 600))
    assert sheet.body.count() == 1
    sheet.place(QRectF(0, 0, 730, 600))
    assert sheet.body.count() == 2
