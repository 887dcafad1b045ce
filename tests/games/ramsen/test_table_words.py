"""What the table of Ramsen shows and says of cards that are cut, exchanged and always trumps."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.course import Course, play_on
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.sections import CardLine, Note
from ramsch_desktop.engine.speech import Faces, Text
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.games.ramsen.panel import ramsen_panel, slate, trump_line
from tests.games.five_card_table import course_of
from tests.games.test_stakes import SPEECH

FOUR = ["", "", "", ""]


def middle(course: Course, seat: int) -> CardLine:
    line = course.game.words.middle(course.view(seat), SPEECH)
    assert line is not None
    return line


def test_the_card_of_the_cut_lies_open_before_the_cutter_alone() -> None:
    course = course_of(RAMSEN, FOUR, "H7", dealer=1, cut="D9")
    assert middle(course, 0) == CardLine("", (parse_card("D9"),), "The card of the cut")
    assert middle(course, 2) == CardLine("", (None,), "The card of the cut")


def lines(course: Course) -> list[str]:
    return [course.game.words.seat_line(course.view(0), seat, SPEECH) for seat in range(4)]


def test_badges_tell_who_exchanged_until_he_says_that_he_plays() -> None:
    course = course_of(RAMSEN, ["", "S7 S8", "", "HA"], "H7", "leave, swap S7 S8, swap, swap HA", cut="D9")
    assert lines(course)[1:] == ["exchanges 2", "keeps all", "exchanges 1"]
    joining = play_on(course, ["swap"])
    assert lines(joining) == ["keeps all", "exchanges 2", "keeps all", "exchanges 1"]
    assert lines(play_on(joining, ["stay", "drop"]))[1:] == ["plays", "drops out", "exchanges 1"]


def test_the_badge_of_the_dealer_tells_that_he_took_the_trump_card() -> None:
    dealt = course_of(RAMSEN, ["S7 S8", "", "", ""], "H7", "leave, swap, swap, swap, swap-trump S7", cut="D9")
    assert lines(play_on(dealt, ["swap"]))[0] == "takes trump"
    assert lines(play_on(dealt, ["swap S8"]))[0] == "exchanges 1"


def test_a_permanent_trump_is_explained_where_its_sign_is_led() -> None:
    hands = ["S7", "DA", "D9 D7 SK S10 S9", "C10"]
    course = course_of(RAMSEN, hands, "H8", "leave, swap, swap, swap, swap, stay, stay, drop, drop, play DA", cut="CA")
    view, words = course.view(2), course.game.words
    spade = dict(view.refusals)[parse_card("SK")]
    assert words.refusal(spade, view, SPEECH) == Text(
        "You have no diamonds: you must play a trump.",
        "Always trumps, and never cards of their suit: nine of diamonds and seven of diamonds.",
    )


def test_a_permanent_trump_does_not_follow_its_sign() -> None:
    hands = ["S7", "DA", "D9 D8 SK S10 S9", ""]
    course = course_of(RAMSEN, hands, "H8", "leave, swap, swap, swap, swap, stay, stay, drop, drop, play DA", cut="CA")
    view, words = course.view(2), course.game.words
    refusals = dict(view.refusals)
    assert words.refusal(refusals[parse_card("SK")], view, SPEECH).note == "You hold the eight of diamonds."
    told = words.refusal(refusals[parse_card("D9")], view, SPEECH)
    assert told == Text("Diamonds must be followed.", "This card is always a trump, and never a card of its suit.")


@pytest.mark.parametrize(
    ("faces", "ace"), [(Faces.GERMAN, ". After the ace: "), (Faces.FRENCH, ". After the ace of trumps: ")]
)
def test_the_trump_ace_is_named_as_on_the_cards(faces: Faces, ace: str) -> None:
    course = course_of(RAMSEN, FOUR, "H7", "leave", cut="D9")
    line = trump_line(course.view(0), replace(SPEECH, faces=faces))
    assert ace in line.note


def test_the_slate_shows_a_deal_without_play_as_well() -> None:
    course = course_of(RAMSEN, FOUR, "H7", "leave, swap, swap, swap, swap, stay, drop, drop, drop", cut="D9")
    assert course.score is not None
    assert [row.remaining for row in slate(course.view(0), SPEECH).rows] == [10, 5, 10, 10]


@pytest.mark.parametrize(
    ("order", "said", "title"),
    [
        ("exchange_first", "leave, swap, swap, swap, swap", "Anyone who did not exchange may drop out"),
        ("bid_first", "leave", "Only those who play exchange"),
    ],
)
def test_the_rule_of_dropping_out_is_that_of_the_order(order: str, said: str, title: str) -> None:
    course = course_of(RAMSEN, FOUR, "H7", said, cut="D9", order=order)
    note = ramsen_panel(course.view(1), SPEECH)[-1]
    assert isinstance(note, Note)
    assert note.title == title


def test_the_end_of_a_match_on_the_fifth_trick_says_why_nobody_gets_a_cross() -> None:
    sums = ((add("last_bar", -5),), (add("no_cross", 0),), ())
    score = Score("ramsen", sums, (0, 0, 0), (5, 0, 0), (0,), about=0)
    told = RAMSEN.words.explanation(score, SPEECH)
    assert told is not None
    assert told.title == "Why no more crosses?"
    step = RAMSEN.words.step(score.sums[1][0], 1, score, SPEECH)
    assert step == Text("No trick", "the match is over: no more crosses")


def test_the_prompt_names_the_duty_to_beat_where_a_card_of_the_suit_is_forbidden() -> None:
    hands = ["SQ", "SA S9 HK", "", ""]
    said = "leave, swap, swap, swap, swap, stay, stay, drop, drop, play SQ"
    course = course_of(RAMSEN, hands, "H7", said, dealer=3, cut="D9")
    view = course.view(1)
    assert {refusal.rule for _, refusal in view.refusals} >= {"follow_suit", "must_beat"}
    assert course.game.words.prompt(view, SPEECH) == "Your turn – you must beat the trick"


def test_the_criticals_alone_begin_with_a_capital() -> None:
    course = course_of(RAMSEN, FOUR, "H7", dealer=1, cut="D9", order="bid_first")
    assert trump_line(course.view(0), SPEECH).note == "The Kritische or Griechen"


def test_the_dealer_is_told_that_the_trump_card_is_not_one_of_the_five() -> None:
    hands = ["HK", "S7 S8 S9 D8 D10", "", ""]
    course = course_of(RAMSEN, hands, "C10", "leave, swap S7 S8 S9 D8 D10", cut="SA")
    (note,) = [each for each in ramsen_panel(course.view(0), SPEECH) if isinstance(each, Note)]
    assert note.text == "Five cards are exchanged. The dealer may still exchange one for the trump card."
