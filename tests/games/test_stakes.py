"""The paper with what is at stake in Ramsen and Rams: its words and numbers."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.course import Course, play_on
from ramsch_desktop.engine.sections import Effect, Note, Row, Rows, Tone
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.games.shared.stake_words import change_text, written_off
from tests.games.five_card_table import course_of, phase

FOUR = ["S7 S8 S9 D8 D10", "", "", ""]


def english(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    return text.replace("%n", str(n))


SPEECH = Speech(english, ("You", "Anna", "Bert", "Cleo"))


def ramsen(actions: str, totals: tuple[int, ...] = (7, 8, 15, 10)) -> Course:
    return course_of(RAMSEN, FOUR, "HK", actions, dealer=3, cut="D7", totals=totals)


def rams(hand: str, totals: tuple[int, ...] = (57, 41, 85, 63)) -> Course:
    hands = [hand, "S5 S6 C5 C6 D5", "S7 S8 C7 C8 D6", "S9 SX C9 CX D7".replace("X", "10")]
    return course_of(RAMS, hands, "H5", dealer=3, totals=totals)


def paper_of(course: Course) -> Rows:
    game = course.game
    paper = game.words.on_felt(course.view(0), (), SPEECH).paper
    assert paper is not None
    return paper


def test_ramsen_says_what_each_trick_no_trick_and_dropping_out_do() -> None:
    course = ramsen("leave, swap, swap, swap, swap")
    assert (phase(course), course.to_move) == ("Joining", 0)
    paper = paper_of(course)
    assert (paper.heading, paper.note) == ("What is at stake", "you have 7 to go")
    assert paper.rows == (
        Row("Play, each trick", ("one bar less", "7 → 6, 5, 4 …"), effect=Effect.GAIN),
        Row("Play, no trick", ("one more cross", "7 → 12"), effect=Effect.LOSS),
        Row("Drop out", ("nothing changes", "stays 7")),
    )


@pytest.mark.parametrize(
    ("need", "row"),
    [
        (20, Row("Play, no trick", ("the limit of crosses", "stays 20"))),
        (18, Row("Play, no trick", ("the limit of crosses", "18 → 20"), effect=Effect.LOSS)),
    ],
)
def test_no_trick_costs_no_more_than_the_limit_of_crosses_leaves(need: int, row: Row) -> None:
    course = ramsen("leave, swap, swap, swap, swap", (need, 8, 15, 10))
    assert paper_of(course).rows[1] == row
    note = course.game.words.panel(course.view(0), SPEECH)[-1]
    assert isinstance(note, Note)
    assert note.text.endswith(f"no trick costs {20 - need} bar(s).")


def test_who_exchanged_reads_why_he_may_not_drop_out() -> None:
    out = paper_of(ramsen("leave, swap S7, swap, swap, swap")).rows[-1]
    assert out.off == "whoever exchanges must play"


@pytest.mark.parametrize("course", [ramsen("leave, swap, swap, swap, swap"), rams("S2 S3 C2 C3 D2")])
def test_what_is_decided_is_no_longer_at_stake(course: Course) -> None:
    stays, drops = play_on(course, ["stay"]), play_on(course, ["drop"])
    assert [row.label for row in paper_of(stays).rows] == ["Play, each trick", "Play, no trick"]
    assert course.game.words.on_felt(drops.view(0), (), SPEECH).paper is None


def test_nothing_is_drawn_beyond_the_last_bar() -> None:
    assert paper_of(ramsen("leave, swap, swap, swap, swap", (2, 8, 15, 10))).rows[0].values[1] == "2 → 1, 0"


def test_rams_counts_the_aces_with_a_trick_and_against_it_without() -> None:
    plain, aces = paper_of(rams("S2 S3 C2 C3 D2")), paper_of(rams("DA S3 C2 C3 D2"))
    assert [row.values for row in plain.rows] == [
        ("one point less", "57 → 56, 55 …"),
        ("five points more", "57 → 62"),
        ("nothing changes", "stays 57"),
    ]
    assert [row.values for row in aces.rows[:2]] == [
        ("and your aces −15", "57 → 41, 40 …"),
        ("your aces are added", "57 → 77"),
    ]
    assert (plain.rows[-1].off, aces.rows[-1].off) == ("", "a dealt ace forbids dropping out")


@pytest.mark.parametrize(
    "course", [ramsen("leave, swap, swap, swap, swap"), rams("S2 S3 C2 C3 D2")], ids=["ramsen", "rams"]
)
def test_the_stakes_stand_on_the_felt_and_not_in_the_panel(course: Course) -> None:
    sections = course.game.words.panel(course.view(0), SPEECH)
    assert not any(isinstance(section, Rows) for section in sections)
    assert any(isinstance(section, Note) for section in sections)


def test_there_is_no_paper_while_cards_are_exchanged() -> None:
    assert RAMSEN.words.on_felt(ramsen("leave").view(0), (), SPEECH).paper is None


def test_the_rule_of_the_exchange_is_a_hint_and_that_one_must_play_a_refusal() -> None:
    before = RAMSEN.words.panel(ramsen("leave").view(0), SPEECH)[-1]
    after = RAMSEN.words.panel(ramsen("leave, swap S7, swap, swap, swap").view(0), SPEECH)[-1]
    assert isinstance(before, Note)
    assert isinstance(after, Note)
    assert (before.title, before.tone) == ("Whoever exchanges must play", Tone.HINT)
    assert (after.title, after.tone) == ("You must play", Tone.RULE)


def test_what_is_left_ends_with_the_first_number_that_is_not_above_zero() -> None:
    assert written_off(7, 5) == (6, 5, 4, 3, 2)
    assert written_off(3, 5) == (2, 1, 0)
    assert written_off(10, 5, first=15) == (-6,)


def test_numbers_of_more_figures_are_fewer() -> None:
    assert change_text(7, (6, 5, 4, 3), SPEECH) == "7 → 6, 5, 4 …"
    assert change_text(57, (56, 55, 54, 53), SPEECH) == "57 → 56, 55 …"
    assert change_text(3, (2, 1, 0), SPEECH) == "3 → 2, 1, 0"
    assert change_text(10, (-6,), SPEECH) == "10 → −6"
