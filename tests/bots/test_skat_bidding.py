"""How the strong player bids in Skat, in positions in which the rules alone go wrong or are right."""

from __future__ import annotations

import time
from random import Random

import pytest

from ramsch_desktop.bots import skat_bidding
from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.cards import PACK_32, parse_cards
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.skat import SKAT
from tests.playing import play_texts, usual

DEALER = 2
"""Seat 0 is forehand."""


def dealt(seat: int, codes: str, said: str = "") -> Course:
    """A deal in which the seat holds these cards and the others any, after these words."""
    hand = parse_cards(codes)
    rest = [card for card in PACK_32 if card not in hand]
    Random(7).shuffle(rest)
    hands = [tuple(sorted(rest[10 * n : 10 * n + 10])) for n in range(2)]
    hands.insert(seat, hand)
    options = usual(SKAT)
    deal = Deal(DEALER, tuple(hands), tuple(rest[20:]))
    return play_texts(begin(SKAT, options, SKAT.opening(options, DEALER), deal), said)


def decided(course: Course) -> Decision:
    """What the strong player does there, with all the time it wants."""
    assert course.to_move is not None
    return SearchBot(SKAT, 1, worlds=600, seconds=600.0).choose(course.view(course.to_move), Budget())


def by_rules(view: View) -> Decision:
    return SKAT.policies["medium"](view, Random(1))


def test_a_jack_and_high_plain_cards_are_bid_to_escape_a_ramsch() -> None:
    course = dealt(1, "CJ DK DQ HA H10 H8 S10 S8 C10 C9")
    assert str(by_rules(course.view(1)).action) == "pass"
    found = decided(course)
    assert str(found.action) == "bid 18"
    assert found.reason.rule == "worth_bid"
    own, other, number = found.reason.values
    assert own > other
    assert number == 18


@pytest.mark.parametrize(
    ("cards", "word"),
    [("CJ C9 C8 SQ S9 S7 H9 H8 D9 D7", "pass"), ("DJ HA H10 H9 H8 SA S10 CK DQ D7", "bid 18")],
)
def test_alone_the_harmless_hand_passes_into_a_ramsch_and_the_dangerous_one_plays(cards: str, word: str) -> None:
    assert str(decided(dealt(0, cards, "pass, pass")).action) == word


def test_poor_hands_are_not_thought_about() -> None:
    course = dealt(1, "C7 C8 C9 S7 S8 S9 H7 HQ D8 D9")
    view = course.view(1)
    trial = Trial(view, 1, time.monotonic() + 60, 1, lambda: False)
    assert skat_bidding.bid(view, trial, by_rules(view)) is None


def test_told_to_stop_it_leaves_the_decision_to_the_rules() -> None:
    course = dealt(1, "CJ DK DQ HA H10 H8 S10 S8 C10 C9")
    view = course.view(1)
    trial = Trial(view, 1, time.monotonic() + 60, 1, lambda: True)
    assert skat_bidding.bid(view, trial, by_rules(view)) is None


def test_a_hand_that_the_skat_betters_takes_it() -> None:
    course = dealt(0, "DJ HJ CJ DA H10 SK S8 CK C9 C7", "bid 18, hold, pass, pass")
    assert course.to_move == 0
    assert str(decided(course).action) == "take"
