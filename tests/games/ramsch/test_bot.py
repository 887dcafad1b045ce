"""The rule-based players in positions whose best cards were measured with 20,000 worlds each.

Ramsch of a Skat table: jacks are trumps, the skat goes with the last trick. A hand, the trick so far in its order, and
the cards that are good; where the better card needs a search, the card of the rules is accepted too.
"""

from __future__ import annotations

from random import Random

import pytest

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import PACK_32, Card, format_cards, parse_card, parse_cards
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.games.ramsch.actions import PassOn
from ramsch_desktop.games.shared.knowledge import Memory, know
from ramsch_desktop.games.shared.ramsch_play import chance_to_hold, danger, is_march
from ramsch_desktop.games.shared.ramsch_risk import booklet_risk, risk, suit_risk
from ramsch_desktop.games.shared.skat_ramsch import JACKS_ONLY
from tests.playing import hands_of, play_texts

FOREHAND, MIDDLEHAND, REARHAND = range(3)


def position(hand: str, trick: str = "", *, seed: int = 0, **options: OptionValue) -> Course:
    """The first trick, with the hand to play after the cards of ``trick``; the rest is dealt at random."""
    mine, lying = parse_cards(hand), parse_cards(trick)
    rest = [card for card in PACK_32 if card not in mine + lying]
    Random(seed).shuffle(rest)
    hands = [mine if seat == len(lying) else _filled(lying, seat, rest) for seat in range(3)]
    chosen = read_options(RAMSCH.options, {"variant": "skat", **options})
    course = begin(RAMSCH, chosen, RAMSCH.opening(chosen, 2), Deal(2, tuple(hands), tuple(rest)))
    return play_texts(course, ",".join(f"play {card}" for card in lying))


def _filled(lying: Hand, seat: int, rest: list[Card]) -> Hand:
    """A hand with the card of the trick; a seat that did not follow holds none of the led suit."""
    own = lying[seat : seat + 1]
    needed, void = 10 - len(own), bool(own) and JACKS_ONLY.group(own[0]) is not JACKS_ONLY.group(lying[0])
    fitting = [c for c in rest if not (void and JACKS_ONLY.group(c) is JACKS_ONLY.group(lying[0]))][:needed]
    for card in fitting:
        rest.remove(card)
    return (*own, *fitting)


def decide(course: Course, level: str = "medium") -> Decision:
    assert course.to_move is not None
    return RAMSCH.policies[level](course.view(course.to_move), Random(1))


def card_of(decision: Decision) -> str:
    assert isinstance(decision.action, PlayCard)
    return decision.action.card.code


POSITIONS = {
    "R1": ("C7 C8 C9 S10 SK H7 HQ DA DJ HJ", "", "HQ"),
    "R2": ("C7 CK C10 S8 S9 HA H8 D9 D7 DJ", "CA", "C10"),
    "R3": ("CA CK S7 S8 S9 H8 H9 D7 D9 DJ", "C9 CQ", "CA"),
    "R4": ("SA S10 H7 H8 H9 HK D7 D8 D10 DJ", "CA C9", "S10 SA"),
    "R5": ("SA H7 H8 H10 D7 D9 D10 DK HJ DJ", "CK C9", "SA"),
    "R6": ("CA C10 CK S7 S8 H7 H8 D7 D8 DJ", "C9", "CK"),
    "R7": ("C7 SA S9 S8 H10 HK H9 DA D9 D8", "", "C7"),
    "R8": ("SK S9 S7 CA C8 H10 H7 D9 D8 HJ", "S10", "SK"),
    "R9": ("CJ S10 S9 SK H9 HK HQ D9 D8 DQ", "C7 C8", "CJ S10"),
    "R10": ("CJ SJ C8 C9 S7 S9 H8 H9 D7 D8", "", "CJ SJ H9 H8 C9 C8 D8 S9"),
    "R11": ("CA C10 CK S9 S8 H9 HQ H8 DK D9", "", "H9 HQ H8 S9"),
    "R13": ("HA H9 C8 C9 S8 S9 D7 D8 DK DJ", "H7 H8", "HA"),
    "R14": ("HA H7 C8 C9 S8 S9 D7 D8 D9 DJ", "HK HQ", "H7"),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_medium_plays_the_measured_card(name: str) -> None:
    hand, trick, good = POSITIONS[name]
    for seed in range(3):
        assert card_of(decide(position(hand, trick, seed=seed))) in good.split()


MARCHING = Deal(
    2,
    hands_of("CJ SJ HJ DJ CA C10 HK H10 S9 S8", "CK CQ C9 DA D10 DQ H7 H8 H9 SK", "SA S10 SQ DK C8 C7 HA HQ D8 D9"),
    parse_cards("S7 D7"),
)
SIX_TRICKS = "CJ CK SA, SJ CQ S10, HJ DA SQ, DJ D10 DK, CA C9 C8, C10 DQ C7"  # all of them forehand's, 89 card points


def marching(tail: str, **options: OptionValue) -> Course:
    chosen = read_options(RAMSCH.options, {"variant": "skat", **options})
    course = begin(RAMSCH, chosen, RAMSCH.opening(chosen, 2), MARCHING)
    cards = SIX_TRICKS.replace(",", " ").split() + tail.split()
    return play_texts(course, ",".join(f"play {card}" for card in cards))


def test_the_last_seat_takes_a_trick_from_who_has_had_them_all() -> None:
    decision = decide(marching("HK H7"))
    assert (card_of(decision), decision.reason.rule, decision.reason.seats) == ("HA", "stop_march", (FOREHAND,))


def test_nobody_stops_a_march_that_costs_its_maker() -> None:
    decision = decide(marching("HK H7", variant="simple", jacks_trump="on"))
    assert (card_of(decision), decision.reason.rule) == ("HQ", "duck")


def test_the_maker_of_all_tricks_goes_on_with_his_top_card() -> None:
    decision = decide(marching(""))
    assert decision.reason.rule == "march"


def test_a_top_card_is_kept_against_a_march() -> None:
    course = marching("S9")
    assert course.to_move == MIDDLEHAND
    assert card_of(decide(course)) == "SK"


def test_a_blank_ace_goes_before_other_dear_cards() -> None:
    assert decide(position("SA H7 H8 H10 D7 D9 D10 DK HJ DJ", "CK C9")).reason.rule == "discard_single"


@pytest.mark.parametrize(
    ("hand", "trick", "rule"),
    [
        ("C7 SA S9 S8 H10 HK H9 DA D9 D8", "", "lead_lowest"),
        ("C7 C8 C9 S10 SK H7 HQ DA DJ HJ", "", "lead_short"),
        ("C7 CK C10 S8 S9 HA H8 D9 D7 DJ", "CA", "duck_highest"),
        ("CA CK S7 S8 S9 H8 H9 D7 D9 DJ", "C9 CQ", "win_highest"),
        ("CA C10 CK S7 S8 H7 H8 D7 D8 DJ", "C9", "win_lowest"),
        ("HA H7 C8 C9 S8 S9 D7 D8 D9 DJ", "HK HQ", "duck"),
        ("C7 SA S9 S8 H10 HK H9 DA D9 D8", "CK", "only_card"),
    ],
)
def test_reasons_name_the_rule(hand: str, trick: str, rule: str) -> None:
    assert decide(position(hand, trick)).reason.rule == rule


def test_a_suit_that_nobody_else_holds_is_won_with_the_fewest_points() -> None:
    hands = hands_of(
        "S10 S7 C7 C8 C9 H7 H8 H9 D7 D8", "S9 S8 CA C10 CK HA H10 HK DA D10", "SA SK SQ CQ HQ DK DQ D9 HJ DJ"
    )
    chosen = read_options(RAMSCH.options, {"variant": "skat"})
    course = begin(RAMSCH, chosen, RAMSCH.opening(chosen, 2), Deal(2, hands, parse_cards("CJ SJ")))
    decision = decide(play_texts(course, "play S10, play S9, play SQ, play S7, play S8"))
    assert (card_of(decision), decision.reason.rule) == ("SK", "win_cheapest")


def test_of_the_last_jacks_the_highest_takes_the_trick() -> None:
    decision = decide(position("CJ SJ C7 C8 S7 S8 H7 H8 D7 D8", "DJ HJ"))
    assert (card_of(decision), decision.reason.rule) == ("CJ", "win_cheapest")


# Easy


def test_easy_leads_the_lowest_card_of_the_longest_suit() -> None:
    assert card_of(decide(position("C7 SA S9 S8 SK HK H9 DA D9 D8"), "easy")) == "S8"


def test_easy_discards_by_points_alone() -> None:
    assert card_of(decide(position("SA S10 H7 H8 H9 HK D7 D8 D10 DJ", "CA C9"), "easy")) == "SA"
    assert card_of(decide(position("S7 SA HA H10 H9 HK D7 D8 D10 DJ", "CA C9"), "easy")) in ("SA", "HA")


def test_easy_ducks_as_high_as_possible() -> None:
    assert card_of(decide(position("C7 CK C10 S8 S9 HA H8 D9 D7 DJ", "CA"), "easy")) == "C10"


# What a seat knows


def test_cards_out_and_voids_come_from_the_tricks() -> None:
    course = marching("")
    known = know(course.view(REARHAND), PACK_32)
    assert format_cards(sorted(known.out)) == "D7 H7 H8 H9 H10 HK S7 S8 S9 SK"
    assert known.others == (FOREHAND, MIDDLEHAND)
    group = JACKS_ONLY.group
    assert known.is_void(MIDDLEHAND, group(parse_card("CJ")))
    assert not known.is_void(MIDDLEHAND, group(parse_card("H7")))
    assert known.is_void(FOREHAND, group(parse_card("CA")))
    assert (known.lower(parse_card("HA")), known.higher(parse_card("HA"))) == (5, 0)
    assert (known.lower(parse_card("D8")), known.left(group(parse_card("D8")))) == (1, 1)


def test_a_short_memory_keeps_the_last_trick_only_and_no_voids() -> None:
    known = know(marching("").view(REARHAND), PACK_32, Memory.LAST_TRICK)
    assert set(parse_cards("CJ SJ HJ DJ CA C9 CK")) <= known.out
    assert not set(parse_cards("C10 DQ C7")) & known.out
    assert not known.is_void(MIDDLEHAND, JACKS_ONLY.group(parse_card("CJ")))


def passed_on(course: Course) -> Course:
    return play_texts(course, "pass-on SJ DA, pass-on SJ SA, pass-on SA D10")


def test_cards_passed_on_are_out_until_the_last_hand_lays_them_away() -> None:
    hands = hands_of(
        "DJ CA CK S10 S9 H8 H7 DA DK D7", "CJ C10 C9 SA SK S8 HA H10 D9 D8", "HJ CQ C8 C7 SQ S7 HK HQ H9 D10"
    )
    chosen = read_options(RAMSCH.options, {"variant": "schiebe"})
    deal = Deal(2, hands, parse_cards("SJ DQ"))
    course = passed_on(begin(RAMSCH, chosen, RAMSCH.opening(chosen, 2), deal))
    assert set(parse_cards("SJ DA")) <= know(course.view(FOREHAND), PACK_32).out
    assert set(parse_cards("SJ SA")) <= know(course.view(MIDDLEHAND), PACK_32).out
    assert not set(parse_cards("SA D10")) & know(course.view(REARHAND), PACK_32).out


# Numbers


def test_risk_of_a_hand_adds_suits_and_jacks() -> None:
    assert risk(parse_cards("C7 C8 C9 S7 S8 S9 H7 H8 H9 D7")) == pytest.approx(
        0.336 + 3 * (0.20 - 0.336) + (0.25 - 0.336) + (0.16 - 0.336)
    )
    assert risk(parse_cards("CJ SJ HJ DJ")) == pytest.approx(0.336 + 4 * (0.34 - 0.336) + 0.94 - 0.336)
    assert suit_risk(parse_cards("CA C10 CK"), parse_card("CA").suit) == pytest.approx(0.56 - 0.336)


def test_dear_cards_without_low_ones_are_the_risk() -> None:
    safe, poison = parse_cards("C7 C8 CA S7 S9 SK H7 H8 H9 DQ"), parse_cards("CA C10 CK SA S10 SK H7 H8 H9 DQ")
    assert risk(safe) < 0.1 < 0.4 < risk(poison)
    assert booklet_risk(safe) < booklet_risk(poison)


def test_a_march_needs_three_jacks_and_headed_suits() -> None:
    assert is_march(parse_cards("CJ SJ HJ DJ CA C10 CK SA S10 HA"))
    assert not is_march(parse_cards("CJ SJ HJ DJ CA C10 CK S9 S8 S7"))
    assert not is_march(parse_cards("CJ SJ CA C10 CK SA S10 SK HA H10"))


def test_a_top_card_holds_the_trick_and_the_lowest_hardly_does() -> None:
    known = know(position("C7 SA S9 S8 H10 HK H9 DA D9 D8").view(0), PACK_32)
    assert chance_to_hold(parse_card("SA"), known) == 1
    assert chance_to_hold(parse_card("C7"), known) == 0.08
    assert danger(parse_card("SA"), known) > danger(parse_card("S8"), known)


# Passing cards on


def passes(hand: str, talon: str, level: str = "medium", jacks_trump: str = "off") -> set[str]:
    mine, lying = parse_cards(hand), parse_cards(talon)
    rest = tuple(card for card in PACK_32 if card not in mine + lying)
    chosen = read_options(RAMSCH.options, {"variant": "schiebe", "jacks_trump": jacks_trump})
    course = begin(RAMSCH, chosen, RAMSCH.opening(chosen, 2), Deal(2, (mine, rest[:10], rest[10:]), lying))
    action = decide(course, level).action
    assert isinstance(action, PassOn)
    return {card.code for card in action.cards}


@pytest.mark.parametrize("jacks_trump", ["off", "on"])
def test_ace_and_ten_without_low_cards_are_passed_on(jacks_trump: str) -> None:
    assert passes("CA C10 S7 S8 S9 H7 H8 H9 D7 D8", "D9 SQ", jacks_trump=jacks_trump) == {"CA", "C10"}


def test_easy_passes_the_dearest_cards_on() -> None:
    assert passes("CA C7 C8 S7 S8 SQ S9 H7 H8 HK", "D9 D10", "easy") == {"CA", "D10"}
