"""Joining and the draw of Rams."""

import pytest

from ramsch_desktop.engine.cards import format_cards
from ramsch_desktop.engine.course import play_on
from ramsch_desktop.engine.events import Booked
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.games.rams import RAMS
from tests.games.five_card_table import course_of, legal, phase, points, steps

FOUR = ["", "", "", ""]


def test_the_first_from_the_dealers_left_speaks_first_and_the_dealer_last() -> None:
    course = course_of(RAMS, FOUR, "H7", dealer=1)
    order = []
    for _ in range(4):
        order.append(course.to_move)
        course = play_on(course, ["stay"])
    assert order == [2, 3, 0, 1]


def test_a_dealt_ace_forbids_passing() -> None:
    course = course_of(RAMS, ["", "DA", "", ""], "H7")
    assert legal(course) == ["stay"]
    assert legal(play_on(course, ["stay"])) == ["drop", "stay"]


def test_the_turned_up_ace_does_not_bind_the_dealer() -> None:
    course = course_of(RAMS, FOUR, "HA", "drop, drop, stay")
    assert (course.to_move, legal(course)) == (0, ["drop", "stay"])


def test_nobody_plays() -> None:
    course = course_of(RAMS, FOUR, "H7", "drop, drop, drop, drop")
    assert course.score is not None
    assert (course.score.contract, points(course)) == ("void", (0, 0, 0, 0))


def test_a_single_player_writes_off_five_tricks_and_his_aces() -> None:
    course = course_of(RAMS, ["", "DA SA", "", ""], "H7", "stay, drop, drop, drop")
    assert points(course) == (0, -25, 0, 0)
    assert steps(course, 1) == [("lone", -5), ("aces", -20)]


def test_up_to_four_cards_are_drawn() -> None:
    course = course_of(RAMS, ["", "S2 S3 S4 D2 D3", "", ""], "H7", "stay, stay, drop, drop", talon="C4 C5 C6 C7 C8")
    assert max(len(action.split()) - 1 for action in legal(course)) == 4
    course = play_on(course, ["draw S2 S3 S4 D2"])
    assert format_cards(course.hands[1]) == "D3 C4 C5 C6 C7"


@pytest.mark.parametrize("most", [3, 4, 5])
def test_the_limit_of_the_draw_is_an_option(most: int) -> None:
    course = course_of(RAMS, FOUR, "H7", "stay, stay, drop, drop", max_draw=most)
    assert max(len(action.split()) - 1 for action in legal(course)) == most


def test_the_turned_up_card_counts_as_one_of_the_dealers_four() -> None:
    actions = "drop, drop, stay, stay, draw, take-trump S2"
    course = course_of(RAMS, ["S2 S3 S4 D2 D3", "", "", ""], "H7", actions)
    assert max(len(action.split()) - 1 for action in legal(course)) == 3
    assert "H7" in format_cards(course.hands[0])


def test_a_dealer_who_passed_puts_the_turned_up_card_away() -> None:
    course = course_of(RAMS, FOUR, "H7", "stay, stay, drop, drop, draw, draw")
    assert phase(course) == "TrickPlay"
    assert course.view(1).table.turned_to is None
    assert not any("H7" in format_cards(hand) for hand in course.hands)


def test_with_seven_players_the_talon_ends_and_later_players_get_what_is_left() -> None:
    stays = ", ".join(["stay"] * 7)
    course = course_of(RAMS, [""] * 7, "HK", stays, talon="SA HA")
    left = []
    while phase(course) == "Swapping":
        left.append(len(course.view(0).table.talon))
        course = course.apply(max(course.legal_actions(), key=lambda action: (len(str(action).split()), str(action))))
    assert left == [16, 12, 8, 4, 0]
    assert phase(course) == "TrickPlay"
    assert sum(len(hand) for hand in course.hands) == 35


def test_four_aces_after_the_draw_win_the_match() -> None:
    actions = "stay, stay, drop, drop, draw S2 S3"
    course = course_of(RAMS, ["", "SA CA S2 S3 D4", "", ""], "H7", actions, talon="DA HA")
    assert course.score is not None
    assert (course.score.contract, points(course)) == ("four_aces", (0, -100, 0, 0))


def test_the_turned_up_ace_can_be_the_fourth() -> None:
    actions = "drop, drop, stay, stay, draw, take-trump D4"
    course = course_of(RAMS, ["SA CA DA S3 D4", "", "", ""], "HA", actions)
    assert course.score is not None
    assert course.score.winners == (0,)


def test_drawn_jacks_do_not_count() -> None:
    course = course_of(RAMS, ["", "SJ S2 S3 D4 D5", "", ""], "H7", "stay, stay, drop, drop, draw S2, draw", talon="CJ")
    assert not [event for event in course.events if isinstance(event, Booked)]


@pytest.mark.parametrize(
    ("dealt", "drawn", "laid", "expected"),
    [
        ("SJ S2 S3 D4 D5", "CJ", "S2", [-5]),
        ("SJ CJ S3 D4 D5", "HJ DJ", "S3 D4", [-5, -5]),
        ("SJ CJ S3 D4 D5", "HJ", "S3", [-5]),
        ("SJ CJ S3 D4 D5", "HJ DJ", "SJ CJ", [-5, -5]),
    ],
)
def test_by_house_rule_drawn_jacks_count(dealt: str, drawn: str, laid: str, expected: list[int]) -> None:
    actions = f"stay, stay, drop, drop, draw {laid}, draw"
    course = course_of(RAMS, ["", dealt, "", ""], "H7", actions, talon=drawn, drawn_jacks="on")
    assert [event.step.value for event in course.events if isinstance(event, Booked)] == expected


def test_drawn_jacks_can_finish_the_match() -> None:
    actions = "stay, stay, drop, drop, draw S2, draw"
    hands = ["", "SJ S2 S3 D4 D5", "", ""]
    course = course_of(RAMS, hands, "H7", actions, talon="CJ", drawn_jacks="on", totals=(50, 4, 50, 50))
    assert course.score is not None
    assert (course.score.contract, course.score.winners) == ("jacks", (1,))


@pytest.mark.parametrize(
    ("players", "cards", "talon"), [(3, 32, 16), (4, 52, 31), (5, 52, 26), (6, 52, 21), (7, 52, 16)]
)
def test_the_pack_and_the_talon(players: int, cards: int, talon: int) -> None:
    options = read_options(RAMS.options, {"players": players})
    deal = RAMS.deal(options, 0, 5)
    assert len(RAMS.pack(options)) == len(deal.cards) == cards
    assert len(deal.talon) == talon + 1
