"""The players of Schieberamsch: Grand Hand, pushing and passing on."""

from __future__ import annotations

from random import Random

import pytest

from ramsch_desktop.engine.cards import PACK_32, Card, Rank, parse_cards
from ramsch_desktop.engine.course import Course, begin, play_on
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.games.schieberamsch import SCHIEBERAMSCH
from ramsch_desktop.games.schieberamsch.bot import easy, medium
from ramsch_desktop.games.shared.ramsch_risk import risk
from ramsch_desktop.games.shared.skat.passing import PassOn

NO = ("no", "no", "no")
SAFE = "S7 S8 S9 H7 H8 H9 D7 D8 D9 C7"
BAD = "CJ SJ SA SK HA H10 DA DK CA CQ"


def course_of(hand: str, *actions: str, seat: int = 0, skat: str = "") -> Course:
    mine = parse_cards(hand)
    middle = parse_cards(skat) or tuple(card for card in PACK_32 if card not in mine)[-2:]
    rest = [card for card in PACK_32 if card not in (*mine, *middle)]
    hands = [tuple(rest[:10]), tuple(rest[10:])]
    hands.insert(seat, mine)
    options = read_options(SCHIEBERAMSCH.options, {})
    deal = Deal(2, tuple(hands), middle)
    return play_on(begin(SCHIEBERAMSCH, options, SCHIEBERAMSCH.opening(options, 2), deal), actions)


def decision(course: Course) -> Decision:
    assert course.to_move is not None
    return medium(course.view(course.to_move), Random(1))


@pytest.mark.parametrize(("hand", "expected"), [(SAFE, "push"), (BAD, "take")])
def test_only_a_hand_that_hardly_loses_is_pushed(hand: str, expected: str) -> None:
    assert str(decision(course_of(hand, *NO)).action) == expected


def test_the_easy_player_always_looks() -> None:
    assert str(easy(course_of(SAFE, *NO).view(0), Random(1)).action) == "take"


def test_the_pair_passed_on_leaves_the_safest_hand_and_holds_no_jack() -> None:
    course = course_of("CJ S9 S8 H9 H7 HK D9 D7 C7 C8", *NO, "take", skat="SJ DA")
    action = decision(course).action
    assert isinstance(action, PassOn)
    assert not any(card.rank is Rank.JACK for card in action.cards)
    kept = [card for card in course.hands[0] if card not in action.cards]
    choices = [each.cards for each in course.legal_actions() if isinstance(each, PassOn)]
    assert risk(kept) == min(risk(left(course, pair)) for pair in choices)


def left(course: Course, pair: tuple[Card, ...]) -> list[Card]:
    return [card for card in course.hands[0] if card not in pair]


def test_rearhand_minds_the_points_that_come_back_with_the_last_trick() -> None:
    course = course_of("CJ S9 S8 S7 H9 H8 H7 D9 D8 D7", *NO, "push", "push", "take", seat=2, skat="DA DQ")
    action = decision(course).action
    assert isinstance(action, PassOn)
    pairs = [each.cards for each in course.legal_actions() if isinstance(each, PassOn)]

    def cost(pair: tuple[Card, ...]) -> float:
        return risk(card for card in course.hands[2] if card not in pair) + 0.004 * card_points(pair)

    assert cost(action.cards) == min(map(cost, pairs))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("CJ SJ HJ CA SA HA C10 S10 D7 D8", "grand-hand"),
        ("CJ SJ HJ CA SA HA C8 S8 D7 D8", "grand-hand"),
        ("CJ SJ C9 C8 SA S7 H9 H8 D7 D8", "no"),
    ],
)
def test_grand_hand_needs_three_jacks_and_aces(hand: str, expected: str) -> None:
    assert str(decision(course_of(hand)).action) == expected
