"""The hands that a deal is played with, in Ramsen and Rams."""

from __future__ import annotations

from ramsch_desktop.engine.cards import format_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.played_hands import played_hands
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.ramsen import RAMSEN
from tests.games.five_card_table import course_of


def hands(course: Course) -> list[str]:
    return [format_cards(played_hands(course.events)[seat]) for seat in range(course.standing.seats)]


def test_exchanged_cards_and_the_trump_card_count_and_dropping_out_takes_nothing_away() -> None:
    dealt = ["SA SK SQ SJ S10", "HA HK HQ HJ H10", "CA CK C10 C9 C8", "DA DK DQ DJ D10"]
    said = "leave, swap H10 HJ, swap, swap, swap-trump S10, swap, stay, drop, drop, stay"
    course = course_of(RAMSEN, dealt, "H7", said, talon="S7 S8", cut="D9")
    assert hands(course) == ["SA SK SQ SJ H7", "HA HK HQ S7 S8", "CA CK C10 C9 C8", "DA DK DQ DJ D10"]


def test_the_kept_cut_card_is_one_of_the_hand() -> None:
    course = course_of(RAMSEN, ["", "", "", "SA SK SQ SJ C10"], "H7", "keep", cut="D9")
    assert set(hands(course)[3].split()) == {"SA", "SK", "SQ", "SJ", "D9"}


def test_a_whole_hand_may_be_exchanged() -> None:
    dealt = ["SA SK HQ S9 S10", "S2 S3 S4 C2 C3", "CA CK D10 C9 C8", "DA DK DQ C10 H10"]
    said = "stay, stay, stay, stay, draw S2 S3 S4 C2 C3"
    course = course_of(RAMS, dealt, "H7", said, talon="D2 D3 D4 D5 D6", max_draw=5)
    assert hands(course)[1] == "D2 D3 D4 D5 D6"
