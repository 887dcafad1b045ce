"""The computer players of Ramsen: positions with their move, and what each level knows."""

from random import Random

import pytest

from ramsch_desktop.engine.cards import Suit, parse_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.games.ramsen.joining import trick_chance
from ramsch_desktop.games.ramsen.trumps import trump_order
from ramsch_desktop.games.shared.joining_bot import Rivals
from tests.games.five_card_table import course_of

HEARTS = trump_order(Suit.HEARTS)


def move(course: Course, level: str = "medium") -> str:
    """What a level does now, in the notation."""
    assert course.to_move is not None
    return str(RAMSEN.policies[level](course.view(course.to_move), Random(1)).action)


def reason(course: Course, level: str = "medium") -> str:
    """The rule by which a level moves now."""
    assert course.to_move is not None
    return RAMSEN.policies[level](course.view(course.to_move), Random(1)).reason.rule


@pytest.mark.parametrize(
    ("hand", "players", "rivals", "swaps", "chance"),
    [
        ("H7 C8 S9 S7 C10", 4, Rivals(0, 3), 4, 0.68),
        ("C8 S9 S7 C10 S8", 5, Rivals(0, 4), 5, 0.557),
        ("C8 S9 S7 C10 S8", 5, Rivals(0, 4), 4, 0.47),
        ("H10 CA S7 S9 S8", 4, Rivals(2, 1), 0, 0.33),
        ("D9 CA S7 S9 S8", 4, Rivals(2, 1), 0, 0.75),
        ("HA C8 S9 S7 C10", 4, Rivals(0, 3), 4, 1.0),
    ],
)
def test_the_chance_of_a_trick(hand: str, players: int, rivals: Rivals, swaps: int, chance: float) -> None:
    assert trick_chance(parse_cards(hand), HEARTS, players, rivals, swaps) == pytest.approx(chance, abs=0.005)


def test_forehand_with_a_small_trump_exchanges_four() -> None:
    course = course_of(RAMSEN, ["", "H7 C8 S9 S7 C10", "", ""], "H9")
    assert move(course) == "swap S7 S9 C8 C10"


def test_forehand_of_five_without_trump_and_ace_exchanges_all_five() -> None:
    course = course_of(RAMSEN, ["", "C8 S9 S7 C10 S8", "", "", ""], "H9")
    assert move(course) == "swap S7 S8 S9 C8 C10"


def test_with_only_four_to_exchange_the_same_hand_waits() -> None:
    course = course_of(RAMSEN, ["", "DK DA DQ D8 S10", "C8 S9 S7 C10 S8", "", ""], "H9", "swap D8")
    assert (move(course), reason(course)) == ("swap", "do_not_commit")


@pytest.mark.parametrize(("hand", "said"), [("H10 CA S7 S9 S8", "drop"), ("D9 CA S7 S9 S8", "stay")])
def test_third_with_two_in_and_nothing_to_exchange(hand: str, said: str) -> None:
    hands = ["D10 DJ DQ DA C7", "SK SQ H7 H8 HQ", "C9 S10 DK HJ HK", hand]
    actions = "swap SK SQ, swap S10 C9 DK, swap, stay, stay"
    course = course_of(RAMSEN, hands, "H9", actions)
    assert move(course) == said


def test_the_dealer_takes_five_bars_when_nobody_is_in() -> None:
    course = course_of(RAMSEN, ["C8 S9 S7 C10 S8", "", ""], "H9", "swap, swap, swap, drop, drop")
    assert (move(course), reason(course)) == ("stay", "alone")


def test_the_trump_ace_is_one_sure_trick_and_four_cards_are_exchanged() -> None:
    course = course_of(RAMSEN, ["", "HA C8 S9 S7 C10", "", ""], "H9")
    assert move(course) == "swap S7 S9 C8 C10"


@pytest.mark.parametrize(("others", "quota"), [("swap D8 DK", "swap S8 SK CA"), ("swap D8 DK DQ", "swap S8 SK")])
def test_trumps_are_kept_and_the_worst_is_exchanged_first(others: str, quota: str) -> None:
    hands = ["", "D8 DK DQ H7 DA", "HK D9 CA SK S8", ""]
    assert move(course_of(RAMSEN, hands, "H9", others)) == quota


def test_the_easy_player_keeps_aces_and_kings() -> None:
    course = course_of(RAMSEN, ["", "HK D9 CA SK S8", "", ""], "H9")
    assert move(course, "easy") == "swap S8"


def test_the_dealer_gives_his_worst_plain_card_for_the_turned_up_trump() -> None:
    course = course_of(RAMSEN, ["HA CA S8 S9 DK", "", ""], "H9", "swap, swap")
    assert (move(course), reason(course)) == ("swap-trump S8", "take_turned")


THREE = "swap, swap, swap, stay, stay, stay"


def test_a_plain_ace_is_led_first_and_trumps_later() -> None:
    course = course_of(RAMSEN, ["", "D9 HK CA S10 S7", ""], "H9", THREE)
    assert (move(course), reason(course)) == ("play CA", "lead_ace")


def test_the_easy_player_leads_his_best_trump() -> None:
    assert move(course_of(RAMSEN, ["", "D9 HK CA S10 S7", ""], "H9", THREE), "easy") == "play D9"


def test_second_of_three_beats_with_the_lowest_card_that_can() -> None:
    course = course_of(RAMSEN, ["", "C10", "CK CA S7 S8 S9"], "H9", f"{THREE}, play C10")
    assert (move(course), reason(course)) == ("play CK", "beat_low")


def test_the_last_wins_with_his_lowest_winner() -> None:
    hands = ["H10 D7 C8 C9 C10", "S8", "H7 C7 CK DA DK"]
    course = course_of(RAMSEN, hands, "H9", f"{THREE}, play S8, play H7")
    assert (move(course), reason(course)) == ("play H10", "win_low")


def test_the_lowest_card_goes_to_a_lost_trick() -> None:
    hands = ["SK S7 C8 C9 C10", "SA", "S8"]
    course = course_of(RAMSEN, hands, "H9", f"{THREE}, play SA, play S8")
    assert (move(course), reason(course)) == ("play S7", "throw_low")


@pytest.mark.parametrize(
    ("card", "players", "said"),
    [
        ("D9", 3, "keep"),
        ("CJ", 3, "keep"),
        ("SA", 3, "leave"),
        ("SA", 4, "keep"),
        ("SK", 5, "leave"),
        ("HK", 3, "leave"),
    ],
)
def test_the_cut_card(card: str, players: int, said: str) -> None:
    assert move(course_of(RAMSEN, [""] * players, "H9", cut=card)) == said


def test_who_has_the_most_crosses_allowed_has_nothing_to_lose() -> None:
    hands = ["S7 S8 S9 C8 C9", "HK D9 CA SK S10", "HA D7 C10 D8 DK"]
    actions = "swap, swap, swap, stay, stay"
    assert move(course_of(RAMSEN, hands, "H10", actions, totals=(10, 10, 10))) == "drop"
    course = course_of(RAMSEN, hands, "H10", actions, totals=(20, 10, 10))
    assert (move(course), reason(course)) == ("stay", "nothing_to_lose")


def test_in_zaisertshofen_a_player_joins_by_what_he_will_exchange() -> None:
    hand = "H7 C8 S9 S7 C10"
    course = course_of(RAMSEN, ["", hand, "", ""], "H9", order="bid_first")
    assert move(course) == "stay"
