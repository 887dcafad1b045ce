"""The computer players of Rams: positions with their move, and what each level knows."""

from random import Random

import pytest

from ramsch_desktop.engine.cards import parse_card, parse_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.rams.facts import trump_order
from ramsch_desktop.games.rams.joining import trick_chance
from ramsch_desktop.games.shared.joining_bot import Rivals
from tests.games.five_card_table import course_of

SPADES = trump_order(parse_card("S9"))
THREE = "stay, stay, stay, draw, draw, draw"


def move(course: Course, level: str = "medium") -> str:
    """What a level does now, in the notation."""
    assert course.to_move is not None
    return str(RAMS.policies[level](course.view(course.to_move), Random(1)).action)


def reason(course: Course, level: str = "medium") -> str:
    """The rule by which a level moves now."""
    assert course.to_move is not None
    return RAMS.policies[level](course.view(course.to_move), Random(1)).reason.rule


@pytest.mark.parametrize(
    ("hand", "players", "rivals", "chance"),
    [
        ("S7 H3 H5 D8 C9", 4, Rivals(0, 3), 0.53),
        ("H3 H5 D8 C9 C10", 4, Rivals(0, 3), 0.36),
        ("S7 S4 H5 D8 C9", 7, Rivals(3, 3), 0.55),
        ("S7 H3 H5 D8 C9", 7, Rivals(4, 2), 0.40),
        ("SK H3 H5 D8 C9", 5, Rivals(2, 2), 0.86),
    ],
)
def test_the_chance_of_a_trick(hand: str, players: int, rivals: Rivals, chance: float) -> None:
    assert trick_chance(parse_cards(hand), SPADES, players, rivals) == pytest.approx(chance, abs=0.005)


@pytest.mark.parametrize(("hand", "said"), [("S7 H3 H5 D8 C9", "stay"), ("H3 H5 D8 C9 C10", "drop")])
def test_the_first_of_four_plays_with_a_trump(hand: str, said: str) -> None:
    assert move(course_of(RAMS, ["", hand, "", ""], "S9")) == said


@pytest.mark.parametrize(
    ("hand", "before", "said"),
    [("S7 S4 H5 D8 C9", "stay, stay, stay", "stay"), ("S7 H3 H5 D8 C9", "stay, stay, stay, stay", "drop")],
)
def test_at_a_table_of_seven(hand: str, before: str, said: str) -> None:
    hands = [""] * 7
    hands[len(before.split(",")) + 1] = hand
    assert move(course_of(RAMS, hands, "S9", before)) == said


def test_the_trump_king_alone_plays_at_a_table_of_five() -> None:
    course = course_of(RAMS, ["", "", "", "SK H3 H5 D8 C9", ""], "S9", "stay, stay")
    assert move(course) == "stay"


def test_an_ace_binds() -> None:
    course = course_of(RAMS, ["", "HA H3 H5 D8 C9", "", ""], "S9")
    assert (move(course), reason(course)) == ("stay", "bound")


def test_at_a_table_of_three_a_player_who_knows_always_plays() -> None:
    course = course_of(RAMS, ["", "H7 H8 D8 C9 C10", ""], "S9")
    assert move(course) == "stay"
    assert move(course, "easy") == "drop"


def test_the_last_to_speak_takes_five_tricks_when_nobody_plays() -> None:
    course = course_of(RAMS, ["H3 H5 D8 C9 C10", "", "", ""], "S9", "drop, drop, drop")
    assert (move(course), reason(course)) == ("stay", "alone")


def test_near_the_end_more_is_dared() -> None:
    hands = ["", "H3 H5 D8 C9 C10", "", ""]
    course = course_of(RAMS, hands, "S9", totals=(50, 5, 50, 50))
    assert (move(course), reason(course)) == ("stay", "close_to_the_end")
    course = course_of(RAMS, hands, "S9", totals=(3, 50, 50, 50))
    assert (move(course), reason(course)) == ("stay", "others_close")


def test_trumps_and_aces_are_kept_and_kings_are_not() -> None:
    course = course_of(RAMS, ["", "SJ CA HK D9 D4", "", ""], "S9", "stay, stay, drop, drop")
    assert move(course) == "draw D4 D9 HK"
    assert move(course, "easy") == "draw D4 D9"


def test_the_dealer_takes_the_turned_up_card_for_his_worst() -> None:
    course = course_of(RAMS, ["SJ CA HK D9 D4", "", "", ""], "S9", "drop, drop, stay, stay, draw")
    assert (move(course), reason(course)) == ("take-trump D4", "take_turned")


def test_a_plain_ace_is_led_first() -> None:
    course = course_of(RAMS, ["", "SQ S7 HA DK C8", ""], "S9", THREE)
    assert (move(course), reason(course)) == ("play HA", "lead_ace")
    assert move(course, "easy") == "play SQ"


def test_the_trump_ace_is_forced() -> None:
    course = course_of(RAMS, ["", "SA S7 HA DK C8", ""], "S9", THREE)
    assert (move(course), reason(course)) == ("play SA", "only_card")


FOUR = "stay, stay, stay, stay, draw, draw, draw, draw, play H10, play HQ"


def test_third_of_four_plays_low_while_the_ace_is_out() -> None:
    hands = ["", "H10", "HQ", "HK H3 D4 D5 C4"]
    course = course_of(RAMS, hands, "S9", FOUR)
    assert (move(course), reason(course)) == ("play H3", "stay_low")


def test_the_last_wins_with_his_lowest_winner() -> None:
    hands = ["HK H3 D4 D5 C4", "H10", "HQ", "H9"]
    course = course_of(RAMS, hands, "S9", f"{FOUR}, play H9")
    assert (move(course), reason(course)) == ("play HK", "win_low")


def test_with_an_ace_and_no_trick_the_first_trick_is_taken() -> None:
    hands = ["", "H10", "HQ", "HK H3 DA D5 C4"]
    course = course_of(RAMS, hands, "S9", FOUR)
    assert (move(course), reason(course)) == ("play HK", "save_aces")


def test_a_top_card_wins_early() -> None:
    hands = ["", "H10", "HQ", "HA H3 D4 D5 C4"]
    course = course_of(RAMS, hands, "S9", FOUR)
    assert move(course) == "play HA"


def test_the_easy_player_wins_with_his_highest_card() -> None:
    hands = ["", "H10", "HQ", "HK H3 D4 D5 C4"]
    assert move(course_of(RAMS, hands, "S9", FOUR), "easy") == "play HK"
