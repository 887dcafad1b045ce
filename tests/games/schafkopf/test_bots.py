"""What the computer players know of Schafkopf: each position has its right move."""

from random import Random

import pytest

from ramsch_desktop.engine.cards import PACK_32, parse_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.options import OptionValue
from ramsch_desktop.games.schafkopf import SCHAFKOPF
from ramsch_desktop.games.schafkopf.hand_strength import chance_to_win, ramsch_risk
from tests.games.schafkopf.tables import cards, course_of, deal_with, game


def medium(course: Course) -> Decision:
    assert course.to_move is not None
    return SCHAFKOPF.policies["medium"](course.view(course.to_move), Random(1))


def move(course: Course) -> str:
    return str(medium(course).action)


def first_to_speak(hand: str, **given: OptionValue) -> Course:
    return course_of(deal_with(hand), **given)


def last_to_speak(hand: str, **given: OptionValue) -> Course:
    return course_of(deal_with("", "", "", hand), "pass", "pass", "pass", **given)


def named(hand: str, announced: str) -> str:
    return move(course_of(deal_with(hand), f"announce {announced}", "pass", "pass", "pass"))


# Announcing


@pytest.mark.parametrize(
    ("hand", "declared"),
    [
        ("CQ HJ HA HK H9 DK D8 C10", "declare call D"),
        ("DQ HJ HA HK DA DK D8 C10", "declare call C"),
        ("CQ SQ H9 DA D9 CA C8 S7", "declare call S"),
    ],
)
def test_a_rufspiel_from_55_percent_on_and_its_ace(hand: str, declared: str) -> None:
    assert move(first_to_speak(hand)) == "announce call"
    assert named(hand, "call") == declared


@pytest.mark.parametrize("hand", ["CQ HQ HJ DJ H7 C8 C7 DA", "CQ SQ DJ S10 S8 S7 CA H7"])
def test_who_announced_a_rufspiel_names_no_solo_that_was_not_worth_announcing(hand: str) -> None:
    """A solo of less than 60 percent would bring more, were it as good as it looks; it is not announced for that."""
    assert move(first_to_speak(hand)) == "announce call"
    assert named(hand, "call").startswith("declare call")


def test_four_small_trumps_without_an_ace_pass() -> None:
    hand = "DQ HJ HA HK DK D8 C10 S9"
    assert chance_to_win(game("call D"), parse_cards(hand), PACK_32) == pytest.approx(0.49)
    assert move(first_to_speak(hand)) == "pass"


def test_the_last_to_speak_calls_where_ramsch_would_be_dearer() -> None:
    hand = "CQ SQ H10 DK D10 C10 CK S9"
    assert chance_to_win(game("call S"), parse_cards(hand), PACK_32) == pytest.approx(0.41)
    assert ramsch_risk(parse_cards(hand)) > 0.5
    assert move(first_to_speak(hand)) == "pass"
    assert move(last_to_speak(hand)) == "announce call"
    assert move(last_to_speak(hand, all_pass="redeal")) == "pass"


def test_a_solo_with_seven_trumps_and_three_obers() -> None:
    hand = "CQ SQ HQ CJ DA D10 D9 S7"
    assert move(first_to_speak(hand)) == "announce solo"
    assert named(hand, "solo") == "declare solo D"


def test_a_wenz_needs_aces_and_tens() -> None:
    assert move(first_to_speak("CJ SJ CA C10 SA S10 HA H9")) == "announce wenz"
    weak = parse_cards("CJ HJ CA SA S9 D9 H9 H8")
    assert chance_to_win(game("wenz"), weak, PACK_32) == pytest.approx(0.27)


def test_a_certain_tout_is_named() -> None:
    assert named("CQ SQ HQ DQ CJ SJ SA CA", "solo") != "declare solo-tout S", "seven trumps are needed"
    assert named("CQ SQ HQ DQ CJ SA S10 CA", "solo") == "declare solo-tout S"


def test_sie_is_announced() -> None:
    assert move(first_to_speak("CQ SQ HQ DQ CJ SJ HJ DJ")) == "announce sie"


def test_an_outbid_caller_does_not_raise_without_a_solo() -> None:
    hand = "CQ HJ HA HK H9 DK D8 C10"
    assert move(course_of(deal_with(hand), "announce call", "pass", "announce wenz", "pass")) == "pass"


def test_the_fourth_player_prefers_ramsch_with_a_safe_hand_and_the_stock_with_a_bad_one() -> None:
    assert move(last_to_speak("C7 C8 C9 S7 S8 D7 D8 H7", all_pass="fourth_chooses")) == "ramsch"
    assert move(last_to_speak("SQ HQ CA C10 SA S10 DA D10", all_pass="fourth_chooses")) == "stock"


# Doubling


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("SQ HQ HA H10 H9 C7 D7 D8", "kontra"),
        ("SQ HQ DQ H9 C7 C8 D7 D8", "kontra"),
        ("SJ HJ DJ HA H10 H9 C7 D7", "kontra"),
        ("SQ HA H10 H9 H8 C7 D7 D8", "no"),
    ],
)
def test_kontra_against_a_rufspiel(hand: str, said: str) -> None:
    deal = deal_with("CQ CJ HK H7 S9 S7 C9 DK", hand, "SA")
    assert move(course_of(deal, "announce call", "pass", "pass", "pass", "declare call S")) == said


def test_re_with_three_obers_and_six_trumps() -> None:
    deal = deal_with("CQ SQ HQ HA H10 H9 S7 C7", "", "SA")
    said = ("announce call", "pass", "pass", "pass", "declare call S", "kontra")
    assert move(course_of(deal, *said)) == "re"


def test_the_top_trump_doubles_a_tout() -> None:
    deal = deal_with("SQ HQ DQ CJ SA S10 SK S9", "CQ")
    said = ("announce solo-tout", "pass", "pass", "pass", "declare solo-tout S")
    assert move(course_of(deal, *said)) == "kontra"


# Card play


def test_a_defender_searches_first() -> None:
    deal = deal_with("S8 CA C7 HJ H8 DK D9 D7", "CQ SQ HA H10 H9 S10 C10 C9", "SA")
    course = course_of(deal, "pass", "announce call", "pass", "pass", "declare call S", kontra="off")
    decision = medium(course)
    assert (str(decision.action), decision.reason.rule) == ("play S8", "lead_search")


def test_the_secret_partner_leads_his_ober() -> None:
    deal = deal_with("SA S9 SQ H7 DA C8 D9 D7", "CQ HQ HA H10 H9 S10 C10 C9")
    course = course_of(deal, "pass", "announce call", "pass", "pass", "declare call S", kontra="off")
    assert move(course) == "play SQ"


def test_a_plain_ten_is_smeared_before_the_ace_and_before_trumps() -> None:
    deal = deal_with("C9 C7", "C10 C8", "CA S8 CQ", "HA H10 D10 DA S9 SA D7 S7")
    said = ("pass", "pass", "announce call", "pass", "declare call S")
    decision = medium(course_of(deal, *said, *cards("C9 C10 CA"), kontra="off"))
    assert (str(decision.action), decision.reason.rule) == ("play D10", "smear")


def test_nothing_dear_goes_to_the_enemy() -> None:
    deal = deal_with("C9 C7 SA", "C10 C8", "CA S8 CQ", "HA H10 D10 DA S9 S10 D7 S7")
    said = ("pass", "pass", "announce call", "pass", "declare call S")
    assert move(course_of(deal, *said, *cards("C9 C10 CA"), kontra="off")) not in ("play D10", "play DA")


def test_a_ramsch_card_goes_under_as_high_as_possible() -> None:
    deal = deal_with("HK", "H9", "HJ", "CQ H10 H7 C7 C8 S7 S8 D7")
    assert move(course_of(deal, *["pass"] * 4, *cards("HK H9 HJ"))) == "play H10"


def test_a_ramsch_is_led_short_and_low() -> None:
    deal = deal_with("S8 CA C10 CQ HQ H7 H8 D9")
    assert move(course_of(deal, *["pass"] * 4)) in ("play S8", "play D9")
