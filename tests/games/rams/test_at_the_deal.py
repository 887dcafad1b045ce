"""What the dealt hands of Rams bring before anybody speaks: four aces, jacks, jack finish, hands of one suit."""

import pytest

from ramsch_desktop.engine.events import Booked, CardsShown
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games.rams import RAMS
from tests.games.five_card_table import course_of, phase, points, steps


def test_four_aces_win_the_match_at_once() -> None:
    course = course_of(RAMS, ["", "SA CA DA HA S7", "SJ CJ", ""], "H7")
    assert course.score is not None
    assert (course.score.contract, points(course)) == ("four_aces", (0, -100, 0, 0))
    standing = RAMS.book(course.options, course.standing, course.score)
    assert (standing.totals[1], standing.status, standing.winner) == (0, MatchStatus.OVER, 1)
    assert [str(card) for e in course.events if isinstance(e, CardsShown) for card in e.cards] == [
        "SA",
        "CA",
        "DA",
        "HA",
    ]


@pytest.mark.parametrize(
    ("jacks", "expected"),
    [("SJ CJ", -5), ("HJ DJ", -5), ("SJ HJ", 0), ("SJ CJ DJ", -5), ("SJ CJ HJ DJ", -10), ("CJ", 0)],
)
def test_jacks_of_one_colour_are_booked_before_anybody_speaks(jacks: str, expected: int) -> None:
    course = course_of(RAMS, ["", jacks, "", ""], "H7")
    booked = [(event.seat, event.step.value, event.total) for event in course.events if isinstance(event, Booked)]
    assert booked == ([(1, expected, 100 + expected)] if expected else [])
    assert phase(course) == "Joining"


def test_jacks_count_for_who_passes() -> None:
    course = course_of(RAMS, ["", "HJ DJ", "", ""], "H7", "drop, drop, drop, drop")
    assert points(course) == (0, -5, 0, 0)


def test_the_jacks_of_all_players_are_booked_from_the_dealers_left() -> None:
    course = course_of(RAMS, ["HJ DJ", "", "SJ CJ", ""], "H7")
    assert [event.seat for event in course.events if isinstance(event, Booked)] == [2, 0]


def test_who_has_5_or_less_finishes_with_jacks() -> None:
    course = course_of(RAMS, ["", "", "CJ SJ", ""], "H7", totals=(40, 30, 5, 20))
    assert course.score is not None
    assert (course.score.contract, course.score.winners, points(course)) == ("jacks", (2,), (0, 0, -5, 0))
    standing = RAMS.book(course.options, course.standing, course.score)
    assert (standing.status, standing.winner) == (MatchStatus.OVER, 2)


def test_of_two_who_finish_with_jacks_the_first_from_the_dealers_left_wins() -> None:
    course = course_of(RAMS, ["HJ DJ", "", "CJ SJ", ""], "H7", totals=(2, 30, 5, 20))
    assert course.score is not None
    assert points(course) == (0, 0, -5, 0)
    assert RAMS.book(course.options, course.standing, course.score).winner == 2


def test_six_is_one_too_many_to_finish_with_a_pair() -> None:
    assert phase(course_of(RAMS, ["", "CJ SJ", "", ""], "H7", totals=(10, 6, 10, 10))) == "Joining"


def test_five_of_a_suit_without_the_ace() -> None:
    course = course_of(RAMS, ["", "C2 C4 C7 C9 CK", "HA S3", ""], "D7")
    assert points(course) == (5, -5, 25, 5)
    assert course.score is not None
    assert course.score.contract == "one_suit"
    assert steps(course, 2) == [("one_suit_against", 5), ("aces_against", 20)]


def test_five_of_a_suit_with_the_ace() -> None:
    course = course_of(RAMS, ["", "C2 C4 C7 C9 CA", "", "SA"], "D7")
    assert points(course) == (5, -15, 5, 10)


def test_by_house_rule_the_opponents_add_the_ace_of_the_hand_instead() -> None:
    course = course_of(RAMS, ["", "C2 C4 C7 C9 CA", "", "SA"], "D7", rams_penalty="holders_ace")
    assert points(course) == (15, -15, 15, 15)


@pytest.mark.parametrize(
    ("value", "expected"), [(5, (5, -5, 5, 5)), (10, (10, -10, 10, 10)), (100, (100, -100, 100, 100))]
)
def test_five_trumps(value: int, expected: tuple[int, ...]) -> None:
    course = course_of(RAMS, ["", "C2 C4 C7 C9 CK", "", ""], "C8", trump_rams=value)
    assert points(course) == expected


def test_opponents_of_five_trumps_add_the_trump_ace_too() -> None:
    course = course_of(RAMS, ["", "C2 C4 C7 C9 CK", "CA", ""], "C8")
    assert points(course) == (5, -5, 15, 5)


def test_each_of_two_hands_of_one_suit_is_an_opponent_of_the_other() -> None:
    course = course_of(RAMS, ["", "C2 C4 C7 C9 CK", "H2 H4 H7 H9 HK", ""], "D7")
    assert points(course) == (10, 0, 0, 10)


def test_jacks_are_booked_beside_a_hand_of_one_suit() -> None:
    course = course_of(RAMS, ["", "C2 C4 C7 C9 CK", "HJ DJ", ""], "D7")
    assert points(course) == (5, -5, 0, 5)


def test_jacks_that_finish_come_before_a_hand_of_one_suit() -> None:
    course = course_of(RAMS, ["", "C2 C4 C7 C9 CK", "HJ DJ", ""], "D7", totals=(50, 3, 5, 50))
    assert course.score is not None
    assert (course.score.contract, course.score.winners) == ("jacks", (2,))
