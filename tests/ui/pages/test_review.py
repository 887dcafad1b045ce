"""The review as a page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.controller.models.review import hand_words, known_facts, points_text
from ramsch_desktop.engine.actions import Action, PlayCard
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.play.review import Knowledge, Moment, Outcomes, moments_of
from ramsch_desktop.play.worlds import voids_of
from ramsch_desktop.ui.pages.review import ReviewPage
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.open_hand import MarkTone
from ramsch_desktop.ui.pictures import Pictures
from tests.matches import narrator, played
from tests.positions import position
from tests.ui.pages.test_score_sheet import button

MATCH = played(game_of("ramsch"), variant="skat")
Show = Callable[[Match], ReviewPage]


def last_is_best(
    course: Course, actions: tuple[Action, ...], knowledge: Knowledge, budget: Budget
) -> tuple[Outcomes, ...] | None:
    """An estimate by which each card is worth 10 more than the one before it."""
    return tuple((10.0 * at,) for at in range(len(actions)))


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
    best, done = own.best(Knowledge.KNOWN).action, own.played.action
    assert isinstance(best, PlayCard)
    assert isinstance(done, PlayCard)
    assert {card: (mark.text, mark.tone) for card, mark in marks.items()} == {
        best.card: ("better", MarkTone.BETTER),
        done.card: ("played", MarkTone.BAD),
    }


def test_cards_of_others_are_not_judged(show: Show) -> None:
    page = show(MATCH)
    page.go_to(1)
    assert "Only your own decisions are judged." in [each.text() for each in page.panel.findChildren(QLabel)]


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


def texts(page: ReviewPage) -> str:
    return " | ".join(each.text() for each in page.panel.findChildren(QLabel) if each.isVisibleTo(page))


def test_a_bid_is_judged_beside_what_the_rules_of_play_advise(show: Show) -> None:
    match = played(game_of("skat"), 6)
    course = next(c for c in match.courses if any(m.seat == 0 and not plays(m) for m in moments_of(c)))
    page = show(replace(match, courses=(course,)))
    own = next(j for j in page.judgements.values() if not j.is_of_card)
    page.go_to(own.number)
    QApplication.processEvents()
    shown = texts(page)
    assert "Your decision: " in shown
    assert "The rules of play advise" in shown
    assert "(done)" in shown
    assert own.advice is not None
    view = moments_of(course)[own.number].course.view(0)
    assert narrator(match).hint(own.advice, view).note in shown


def why(page: ReviewPage) -> Button:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return button(page, "Why?")


def plays(moment: Moment) -> bool:
    return isinstance(moment.action, PlayCard)


def test_why_tells_what_could_be_known(show: Show) -> None:
    page = show(MATCH)
    own = [j for j in page.judgements.values() if j.loss(Knowledge.KNOWN) >= 10][-1]
    page.go_to(own.number)
    ask = why(page)
    assert "What you could know" not in texts(page)
    ask.click()
    QApplication.processEvents()
    shown = texts(page)
    assert "What you could know" in shown
    assert re.search(r"(trumps?.* still out|still out in this suit)", shown, re.IGNORECASE)
    assert re.search(rf"{own.trick} trick\(?s?\)? had been played", shown)
    assert "The rules of play advise" in shown


def test_an_open_answer_to_why_stays_open_at_the_next_card(show: Show) -> None:
    page = show(MATCH)
    first, second = [j for j in page.judgements.values() if j.loss(Knowledge.KNOWN) >= 10][:2]
    page.go_to(first.number)
    why(page).click()
    page.go_to(second.number)
    QApplication.processEvents()
    assert why(page).isChecked()
    assert "What you could know" in texts(page)


def test_what_could_be_known_names_who_had_none_of_a_suit() -> None:
    course = MATCH.courses[0]
    moment = next(m for m in reversed(moments_of(course)) if m.seat == 0)
    view = moment.course.view(0)
    assert isinstance(moment.action, PlayCard)
    facts = known_facts(view, moment.action.card, narrator(MATCH))
    voids = sum(len(groups) for seat, groups in voids_of(view).items() if seat != 0)
    assert len([fact for fact in facts if " had no " in fact]) == voids > 0


def test_an_empty_hand_is_told_to_its_owner_as_yours() -> None:
    over = position("ramsch", lambda course: course.score is not None)
    told = narrator(over)
    assert hand_words(over.course, 0, (), told) == "You have no cards left"
    assert hand_words(over.course, 1, (), told) == f"{told.speech.name(1)} has no cards left"


@pytest.mark.parametrize("game", ["ramsch", "ramsen"])
def test_who_leads_is_told_where_there_is_room_for_it(show: Show, game: str) -> None:
    table = show(MATCH if game == "ramsch" else played(game_of(game))).panel.table
    assert table is not None
    header = table.horizontalHeader()
    assert header.isSectionHidden(1) or header.sectionSize(1) >= header.sectionSizeHint(1)


def test_who_takes_a_trick_is_not_shortened(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    """Japanese has a wide word for "You"."""
    told = narrator(MATCH)
    wide = replace(told, speech=replace(told.speech, names=("WWWW", *told.speech.names[1:])))
    monkeypatch.setattr(f"{__name__}.narrator", lambda _match: wide)
    table = show(MATCH).panel.table
    assert table is not None
    assert table.columnWidth(3) >= table.sizeHintForColumn(3)


@pytest.mark.parametrize(("game", "counted"), [("ramsch", True), ("rams", False), ("ramsen", False)])
def test_card_points_stand_at_the_tricks_only_where_they_count(show: Show, game: str, counted: bool) -> None:
    match = position(game, lambda course: course.score is not None and sum(course.score.tricks) > 0)
    table = show(match).panel.table
    assert table is not None
    taken = [table.model().index(row, 3).data() for row in range(table.model().rowCount())]
    assert all(bool(re.search(r"\d", each)) is counted for each in taken)
