"""Tricks of Rams: follow, trump, and the three forced plays."""

import pytest

from ramsch_desktop.games.rams import RAMS
from tests.games.five_card_table import course_of, legal, refused

ALL_STAY = "stay, stay, stay, draw, draw, draw"
"""Three at the table, dealer seat 0: all play, nobody draws; seat 1 leads."""


def test_there_is_no_duty_to_beat() -> None:
    course = course_of(RAMS, ["", "H9", "H10 H7 S8 S9 C8"], "H8", f"{ALL_STAY}, play H9")
    assert legal(course) == ["play H7", "play H10"]


def test_by_house_rule_the_trick_must_be_beaten() -> None:
    course = course_of(RAMS, ["", "H9", "H10 H7 S8 S9 C8"], "H8", f"{ALL_STAY}, play H9", must_beat="on")
    assert legal(course) == ["play H10"]
    assert refused(course, "H7") == ("must_beat", "H10")


def test_who_has_none_of_the_suit_must_trump() -> None:
    course = course_of(RAMS, ["", "S9", "H10 H7 C7 D9 C8"], "H8", f"{ALL_STAY}, play S9")
    assert legal(course) == ["play H7", "play H10"]
    assert refused(course, "C7") == ("must_trump", "H10 H7")


LEADER = ["S8 S9 S10 D8 D9", "HA HK HQ CK C10", "C7 C8 C9 D7 DJ"]


def test_the_trump_ace_must_be_led() -> None:
    course = course_of(RAMS, LEADER, "H8", ALL_STAY)
    assert legal(course) == ["play HA"]
    assert refused(course, "CK") == ("ace_leads", "HA")


def test_the_lead_of_the_trump_ace_is_an_option() -> None:
    assert len(legal(course_of(RAMS, LEADER, "H8", ALL_STAY, e1="off"))) == 5


KING = ["S8 S9 S10 D8 D9", "HK HQ CK C10 SA", "C7 C8 C9 D7 DJ"]
AFTER_KING = f"{ALL_STAY}, play HK, play C7, play S8"


def test_the_trump_queen_follows_a_trick_of_the_king() -> None:
    course = course_of(RAMS, KING, "H8", AFTER_KING)
    assert legal(course) == ["play HQ"]
    assert refused(course, "SA") == ("queen_follows_king", "HQ")


def test_the_lead_of_the_trump_queen_is_an_option() -> None:
    assert len(legal(course_of(RAMS, KING, "H8", AFTER_KING, e2="off"))) == 4


def test_the_queen_need_not_follow_a_trick_of_another_card() -> None:
    hands = ["S8 S9 S10 D8 D9", "HK HQ CA C10 SA", "C7 C8 C9 D7 DJ"]
    assert len(legal(course_of(RAMS, hands, "H8", f"{ALL_STAY}, play SA, play C7, play S8"))) == 4


def test_the_ace_is_led_before_the_queen() -> None:
    hands = ["S8 S9 S10 D8 D9", "HK HQ HA C10 SA", "C7 C8 C9 D7 DJ"]
    actions = f"{ALL_STAY}, play HK, play C7, play S8"
    course = course_of(RAMS, hands, "H8", actions, e1="off")
    assert legal(course) == ["play HQ"]
    course = course_of(RAMS, hands, "H8", f"{ALL_STAY}, play HA, play C7, play S8, play HK, play C8, play S9")
    assert legal(course) == ["play HQ"]


def test_the_trump_ace_covers_a_court_card_of_trumps() -> None:
    course = course_of(RAMS, ["HA H7 S8 S9 S10", "HQ", "H10"], "H8", f"{ALL_STAY}, play HQ, play H10")
    assert legal(course) == ["play HA"]
    assert refused(course, "H7") == ("ace_covers_court", "HA")
    assert refused(course, "S8") == ("follow_trump", "HA")


def test_the_ace_need_not_cover_a_low_trump() -> None:
    course = course_of(RAMS, ["HA H7 S8 S9 S10", "H9", "H10"], "H8", f"{ALL_STAY}, play H9, play H10")
    assert legal(course) == ["play H7", "play HA"]


def test_the_ace_stays_if_it_may_not_be_played() -> None:
    hands = ["HA H7 S8 S9 S10", "SA CJ CQ CK D9", "HQ C7 C8 C9 D7"]
    course = course_of(RAMS, hands, "H8", f"{ALL_STAY}, play SA, play HQ")
    assert legal(course) == ["play S8", "play S9", "play S10"]


@pytest.mark.parametrize(
    ("covers", "expected"),
    [("trump_courts", ["play H7", "play HA"]), ("any_court", ["play HA"]), ("off", ["play H7", "play HA"])],
)
def test_which_court_card_the_ace_covers_is_an_option(covers: str, expected: list[str]) -> None:
    hands = ["HA H7 C8 C9 C10", "SK", "S7"]
    assert legal(course_of(RAMS, hands, "H8", f"{ALL_STAY}, play SK, play S7", e3=covers)) == expected


def test_the_covering_of_trump_courts_is_an_option() -> None:
    hands = ["HA H7 S8 S9 S10", "HQ", "H10"]
    course = course_of(RAMS, hands, "H8", f"{ALL_STAY}, play HQ, play H10", e3="off")
    assert legal(course) == ["play H7", "play HA"]
