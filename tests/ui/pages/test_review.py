"""The review as a page."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.controller.models.review import points_text
from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.play.review import Knowledge, moments_of
from ramsch_desktop.ui.pages.review import ReviewPage
from ramsch_desktop.ui.parts.open_hand import MarkTone
from ramsch_desktop.ui.pictures import Pictures
from tests.matches import narrator, played
from tests.ui.pages.test_score_sheet import button

MATCH = played(game_of("ramsch"), variant="skat")
Show = Callable[[Match], ReviewPage]


def last_is_best(
    course: Course, cards: tuple[PlayCard, ...], knowledge: Knowledge, budget: Budget
) -> tuple[float, ...] | None:
    """An estimate by which each card is worth 10 more than the one before it."""
    return tuple(10.0 * at for at in range(len(cards)))


@pytest.fixture
def show(qtbot: QtBot, pictures: Pictures) -> Iterator[Show]:
    pages: list[ReviewPage] = []

    def shown(match: Match) -> ReviewPage:
        page = ReviewPage(pictures, estimate=last_is_best)
        qtbot.addWidget(page)
        pages.append(page)
        page.resize(1280, 756)
        page.show()
        course = match.courses[0]
        with qtbot.waitSignal(page.reviewer.finished, timeout=10_000):
            page.show_course(course, narrator(match), pictures.deck("french", "en"))
        page.activateWindow()
        page.focus_here()
        return page

    yield shown
    for page in pages:
        page.close_down()


def press(page: ReviewPage, key: Qt.Key) -> None:
    QTest.keyClick(page.focusWidget() or page, key)


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_game_is_stepped_through_with_all_cards_open(show: Show, game: Game) -> None:
    match = played(game)
    page = show(match)
    moments = moments_of(match.courses[0])
    for moment in moments:
        assert page.step == moment.number
        for seat, hand in page.table.hands.items():
            assert sorted(hand.cards) == sorted(moment.course.hands[seat])
        page.go_to(page.step + 1)
    assert page.step == len(moments)
    assert page.table.labels[0].text() == "The end"


def test_arrow_keys_home_and_end_step(show: Show) -> None:
    page = show(MATCH)
    press(page, Qt.Key.Key_Right)
    press(page, Qt.Key.Key_Right)
    assert page.step == 2
    press(page, Qt.Key.Key_Left)
    assert page.step == 1
    press(page, Qt.Key.Key_End)
    assert page.step == len(MATCH.courses[0].actions)
    press(page, Qt.Key.Key_Right)
    assert page.step == len(MATCH.courses[0].actions)
    press(page, Qt.Key.Key_Home)
    press(page, Qt.Key.Key_Left)
    assert page.step == 0


def test_the_sentence_tells_what_is_done(show: Show) -> None:
    page = show(MATCH)
    heading, sentence = page.table.labels
    assert heading.text() == "Trick 1"
    assert sentence.text().startswith("You play ")


def test_both_verdicts_are_spoken(show: Show) -> None:
    page = show(MATCH)
    own = next(j for j in page.judgements.values() if j.loss(Knowledge.KNOWN) >= 10)
    page.go_to(own.number)
    QApplication.processEvents()
    loss = round(own.loss(Knowledge.KNOWN))
    names = [each.accessibleName() for each in page.panel.findChildren(QFrame) if each.isVisibleTo(page)]
    first = next(name for name in names if name.startswith("With what you could know: "))
    assert f"{loss} points worse than " in first
    assert any(name.startswith("With all cards open: ") for name in names)


def test_the_better_and_the_played_card_wear_words(show: Show) -> None:
    page = show(MATCH)
    own = next(j for j in page.judgements.values() if j.loss(Knowledge.KNOWN) >= 10)
    page.go_to(own.number)
    marks = page.table.hands[0].marks
    assert {card: (mark.text, mark.tone) for card, mark in marks.items()} == {
        own.best(Knowledge.KNOWN).action.card: ("better", MarkTone.BETTER),
        own.played.action.card: ("played", MarkTone.BAD),
    }


def test_cards_of_others_are_not_judged(show: Show) -> None:
    page = show(MATCH)
    page.go_to(1)
    assert "Only your own cards are judged." in [each.text() for each in page.panel.findChildren(QLabel)]


def test_the_graph_has_a_place_for_the_start_and_each_trick(show: Show) -> None:
    page = show(MATCH)
    content = page.plot.content
    assert content.labels == ("Start", *map(str, range(1, 11)))
    own = next(each for each in page.judgements.values() if each.trick == 3)
    value = points_text(own.played.known)
    assert content.words[4] == f"Trick 4: expected {value}, with open cards {value}"
    assert content.series[0].values[4] == content.series[1].values[4] == own.played.known
    assert content.ringed is not None
    page.go_to_dearest()
    assert page.plot.content.current == content.ringed


def test_a_trick_of_the_list_or_the_graph_is_gone_to(qtbot: QtBot, show: Show) -> None:
    page = show(MATCH)
    moments = moments_of(MATCH.courses[0])
    mine = {moment.trick: moment.number for moment in moments if moment.seat == 0}
    table = page.panel.table
    assert table is not None
    table.clicked.emit(table.model().index(4, 0))
    assert page.step == mine[4]
    page.plot.chosen.emit(3)
    assert page.step == mine[2]
    page.plot.chosen.emit(0)
    assert page.step == 0


def test_try_again_brings_the_course_at_the_step(qtbot: QtBot, show: Show) -> None:
    page = show(MATCH)
    page.go_to(7)
    with qtbot.waitSignal(page.try_again) as signal:
        button(page, "Try again from here").click()
    assert signal.args is not None
    assert signal.args[0].actions == MATCH.courses[0].actions[:7]
    page.go_to(99)
    assert button(page, "Try again from here").reason == "The deal is over here."


def test_back_to_the_result(qtbot: QtBot, show: Show) -> None:
    page = show(MATCH)
    with qtbot.waitSignal(page.closed):
        button(page, "To the result").click()


def test_the_step_stays_when_the_window_gets_small(qtbot: QtBot, show: Show) -> None:
    page = show(MATCH)
    page.go_to(5)
    page.resize(1000, 536)
    assert page.step == 5
    assert len(page.table.hands[0].cards) == len(moments_of(MATCH.courses[0])[5].course.hands[0])
