"""What stands beside the table of Skat: badges, the games on offer, points, the announcement as chips and ticks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.sections import CardLine, Note, Picker, Rows, Shares, TwoSides
from ramsch_desktop.engine.speech import Tag
from ramsch_desktop.games.skat import SKAT, words
from ramsch_desktop.games.skat.standing import opening
from tests.games.skat.table import course_of, usual_deal
from tests.games.skat.test_words import SPEECH

FOREHAND_PLAYS = ("bid 18", "hold", "pass", "pass")
TAKEN = (*FOREHAND_PLAYS, "take", "discard D8 H7")


def picker_of(course: Course) -> Picker:
    picker = words.picker(course.view(0), SPEECH)
    assert picker is not None
    return picker


def test_badges_say_what_was_bid_then_who_plays_alone() -> None:
    view = course_of("bid 23", "hold", "pass").view(0)
    assert [words.seat_line(view, seat, SPEECH) for seat in range(3)] == ["holds 23", "passes", "rearhand"]
    playing = course_of(*TAKEN, "declare clubs").view(0)
    assert [words.seat_line(playing, seat, SPEECH) for seat in range(2)] == ["plays alone", "middlehand"]


def test_the_dealer_of_a_table_of_four_sits_out() -> None:
    deal = usual_deal()
    four = Deal(3, (*deal.hands, ()), deal.talon)
    view = course_of(deal=four, table=4).view(0)
    assert words.seat_line(view, 3, SPEECH) == "sits out"


def test_the_tag_shows_the_bid_and_then_the_game() -> None:
    assert words.tag(course_of("bid 18").view(0), SPEECH) is None
    assert words.tag(course_of(*FOREHAND_PLAYS).view(0), SPEECH) == Tag(0, "Bid: 18")
    assert words.tag(course_of(*TAKEN, "declare clubs").view(0), SPEECH) == Tag(0, "Clubs · 18", "C")


@pytest.mark.parametrize(
    ("said", "tag"),
    [
        ("clubs hand", Tag(0, "Clubs Hand · 18", "C")),
        ("clubs hand schneider", Tag(0, "Clubs Hand · 18", "C", "Schneider announced")),
        ("grand hand schwarz", Tag(0, "Grand Hand · 18", "", "Schwarz announced")),
        ("clubs hand ouvert", Tag(0, "Clubs ouvert · 18", "C")),
        ("null hand ouvert", Tag(0, "Null ouvert Hand · 18")),
    ],
)
def test_an_announcement_has_a_line_of_its_own_on_the_tag(said: str, tag: Tag) -> None:
    """In one line the badge leaves no room for it."""
    assert words.tag(course_of(*FOREHAND_PLAYS, "hand", f"declare {said}").view(0), SPEECH) == tag


def test_the_status_counts_rounds_and_names_bock() -> None:
    assert words.status(course_of().view(0), SPEECH) == "Round 1 · Deal 1 of 12"
    assert words.status(course_of(end="single_deal").view(0), SPEECH) == "Deal 1"
    standing = replace(opening(read_options(SKAT.options, {"bock": "on"}), 2), bock=2, deals=4)
    view = course_of(standing=standing, bock="on").view(0)
    assert words.status(view, SPEECH) == "Round 2 · Deal 5 of 12 · Bock"
    assert Note("2 deals count double, this one included.", "Bock round") in words.panel(view, SPEECH)


def test_the_games_on_offer_are_listed_with_and_without_the_skat() -> None:
    rows = words.panel(course_of("bid 24").view(0), SPEECH)[0]
    assert isinstance(rows, Rows)
    assert [(row.label, row.values) for row in rows.rows] == [
        ("Diamonds", ("27", "36")),
        ("Hearts", ("30", "40")),
        ("Spades", ("33", "44")),
        ("Clubs", ("36", "48")),
        ("Grand", ("72", "96")),
        ("Null", ("23", "35")),
        ("Null ouvert", ("46", "59")),
    ]
    assert rows.columns == ("with skat", "Hand")
    null = next(row for row in rows.rows if row.label == "Null")
    assert (null.struck, null.off) == ((0,), "23 is below 24: only as a Hand game")


def test_what_cannot_reach_the_bid_either_way_says_why() -> None:
    rows = words.panel(course_of("bid 36").view(0), SPEECH)[0]
    assert isinstance(rows, Rows)
    assert next(row.off for row in rows.rows if row.label == "Null") == "23 is below 36"


def test_who_passed_sees_no_games_any_more() -> None:
    assert words.panel(course_of("bid 18", "pass").view(0), SPEECH) == ()


def test_card_points_stand_with_the_own_side_at_the_left() -> None:
    course = course_of(*TAKEN, "declare clubs", "play CA", "play CK", "play C8")
    sides = words.panel(course.view(0), SPEECH)[0]
    assert isinstance(sides, TwoSides)
    assert (sides.left_label, sides.left, sides.right, sides.note) == ("You", 15, 0, "The declarer needs 61.")
    others = words.panel(course.view(1), replace(SPEECH, me=1))[0]
    assert isinstance(others, TwoSides)
    assert (others.left, others.right_label, others.right) == (0, "Ada", 15)
    assert (sides.goal, others.goal, others.note) == (61, 60, "The defenders need 60.")


@pytest.mark.parametrize(
    ("said", "goals", "notes"),
    [
        ("schneider", (90, 31), ("The declarer needs 90.", "The defenders need 31.")),
        ("schwarz", (0, 0), ("The declarer needs every trick.",) * 2),
    ],
)
def test_each_side_sees_what_it_needs_against_an_announcement(
    said: str, goals: tuple[int, int], notes: tuple[str, str]
) -> None:
    course = course_of(*FOREHAND_PLAYS, "hand", f"declare clubs hand {said}")
    mine, theirs = (words.panel(course.view(seat), replace(SPEECH, me=seat))[0] for seat in (0, 1))
    assert isinstance(mine, TwoSides)
    assert isinstance(theirs, TwoSides)
    assert ((mine.goal, theirs.goal), (mine.note, theirs.note)) == (goals, notes)


def test_only_the_declarer_sees_the_points_that_he_laid_away() -> None:
    course = course_of(*FOREHAND_PLAYS, "take", "discard C10 H7", "declare clubs")
    mine, theirs = (words.panel(course.view(seat), replace(SPEECH, me=seat))[0] for seat in (0, 1))
    assert isinstance(mine, TwoSides)
    assert isinstance(theirs, TwoSides)
    assert (mine.left, mine.hidden, mine.words) == (10, 10, "10 to 0 card points, 10 of them in the skat")
    assert (theirs.right, theirs.hidden) == (0, 0)


def test_in_a_null_nothing_counts_card_points() -> None:
    course = course_of(*FOREHAND_PLAYS, "take", "discard CA CJ", "declare null")
    while not course.view(0).table.tricks:
        course = course.apply(course.legal_actions()[0])
    lines = [each for each in words.panel(course.view(0), SPEECH) if isinstance(each, CardLine)]
    assert [(line.heading, "card point" in line.note) for line in lines] == [
        ("Last trick", False),
        ("You laid away", False),
    ]
    assert lines[0].note.endswith((" take it", " takes it"))


def test_a_ramsch_says_that_it_is_one_and_shows_a_bar_a_seat() -> None:
    note, shares = words.panel(course_of("pass", "pass", "pass").view(0), SPEECH)[:2]
    assert note == Note("Everyone plays alone: whoever takes the most card points loses.", "Ramsch")
    assert isinstance(shares, Shares)


def test_cards_of_the_skat_are_new_until_two_are_laid_away() -> None:
    view = course_of(*FOREHAND_PLAYS, "take").view(0)
    assert words.mark(parse_card("H7"), view, SPEECH) == "new"
    assert words.mark(parse_card("CA"), view, SPEECH) == ""
    assert words.mark(parse_card("D7"), course_of(*TAKEN).view(0), SPEECH) == ""


def test_the_announcement_has_chips_without_ticks_after_the_skat() -> None:
    picker = picker_of(course_of("bid 24", "hold", "pass", "pass", "take", "discard D8 H7"))
    assert picker.ticks == ()
    assert [(chip.key, chip.suit, chip.off) for chip in picker.chips][4:] == [
        ("grand", "", ""),
        ("null", "", "23 is below 24"),
        ("null_ouvert", "", ""),
    ]
    hearts = picker.option("hearts", frozenset())
    assert hearts is not None
    assert (str(hearts.action), hearts.value) == ("declare hearts", "Value 30")
    assert [row.label for row in hearts.rows] == ["with 2, game 3", "3 × Hearts 10"]
    assert hearts.short == "30"
    diamonds = picker.option("diamonds", frozenset())
    assert diamonds is not None
    assert (hearts.danger, diamonds.danger) == ("", "")
    ouvert = picker.option("null_ouvert", frozenset())
    assert ouvert is not None
    assert [row.label for row in ouvert.rows] == ["a fixed value"]


def test_a_game_below_the_bid_says_what_it_takes() -> None:
    picker = picker_of(course_of("bid 33", "hold", "pass", "pass", "take", "discard D8 H7"))
    found = {key: picker.option(key, frozenset()) for key in ("clubs", "diamonds")}
    told = {key: option.danger for key, option in found.items() if option is not None}
    assert told == {"clubs": "", "diamonds": "Reaches the bid only with Schneider"}


def test_the_levels_of_a_hand_game_are_counted_up() -> None:
    picker = picker_of(course_of(*FOREHAND_PLAYS, "hand"))
    option = picker.option("hearts", frozenset({"schneider"}))
    assert option is not None
    assert [row.label for row in option.rows] == [
        "with 2, game 3, Hand 4, Schneider 5, announced 6",
        "6 × Hearts 10",
    ]
    assert option.value == "Value 60"


def test_ouvert_is_one_word_as_an_announcement_and_another_as_a_level() -> None:
    def commented(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return f"{text} ({comment})" if text == "Ouvert" else text.replace("%n", str(n))

    course = course_of(*FOREHAND_PLAYS, "hand")
    picker = words.picker(course.view(0), replace(SPEECH, translate=commented))
    assert picker is not None
    option = picker.option("grand", frozenset({"schneider", "schwarz", "ouvert"}))
    assert option is not None
    assert picker.ticks[-1].label == "Ouvert (an announcement to tick)"
    assert "Ouvert (a level in the sum)" in option.rows[0].label


def test_a_hand_game_can_be_picked_before_the_skat_is_taken() -> None:
    picker = picker_of(course_of(*FOREHAND_PLAYS))
    option = picker.option("clubs", frozenset())
    assert option is not None
    assert [str(option.first), str(option.action)] == ["hand", "declare clubs hand"]


def test_a_game_can_be_picked_while_two_cards_are_laid_away() -> None:
    course = course_of(*FOREHAND_PLAYS, "take")
    option = picker_of(course).option("clubs", frozenset())
    assert option is not None
    assert option.first is None
    assert option.action in course_of(*TAKEN).legal_actions()


def test_ticks_of_a_hand_game_follow_each_other() -> None:
    picker = picker_of(course_of(*FOREHAND_PLAYS, "hand"))
    assert [tick.key for tick in picker.ticks] == ["schneider", "schwarz", "ouvert"]
    every = frozenset({"schneider", "schwarz", "ouvert"})
    assert picker.with_tick("clubs", frozenset(), "ouvert") == every
    assert picker.with_tick("clubs", every, "schneider") == frozenset()
    full = picker.option("clubs", every)
    assert full is not None
    assert str(full.action) == "declare clubs hand schneider schwarz ouvert"
    assert picker.offered("null") == frozenset()


def test_every_announcement_can_be_picked() -> None:
    for choice in (("take", "discard D8 H7"), ("hand",)):
        course = course_of(*FOREHAND_PLAYS, *choice)
        assert {option.action for option in picker_of(course).options} == set(course.legal_actions())


def test_nobody_else_picks() -> None:
    assert words.picker(course_of(*FOREHAND_PLAYS, "hand").view(1), SPEECH) is None
    assert words.picker(course_of("bid 18").view(0), SPEECH) is None
