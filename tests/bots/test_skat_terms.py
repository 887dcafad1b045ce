"""What a declared game of Skat is worth to a defender who does not know the declarer's matadors."""

from __future__ import annotations

import pytest

from ramsch_desktop.bots.skat_terms import skat_terms
from ramsch_desktop.engine.cards import PACK_32, parse_cards
from ramsch_desktop.engine.course import begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.games.skat import SKAT
from tests.playing import play_texts, usual

WON = 3
"""The place of a game won with 61 card points among the results."""
FOREHAND = "C7 C8 C9 S7 S9 S10 D10 DQ CQ SQ"
MIDDLEHAND = "HJ DJ H10 HK HQ H8 H7 CK SK D7"
REARHAND = "CJ SJ HA H9 CA C10 SA S8 DA D9"


@pytest.mark.parametrize(
    ("seat", "bid", "value"),
    [
        (0, 18, 20),
        (0, 30, 30),
        (0, 33, 40),
        (2, 18, 30),
        (2, 30, 30),
        (2, 40, 40),
        (2, 50, 60),
        (1, 18, 30),
        (1, 33, -80),
    ],
)
def test_a_defender_expects_the_lowest_value_that_covers_the_bid(seat: int, bid: int, value: int) -> None:
    hands = tuple(parse_cards(codes) for codes in (FOREHAND, MIDDLEHAND, REARHAND))
    talon = tuple(card for card in PACK_32 if all(card not in hand for hand in hands))
    options = usual(SKAT)
    course = begin(SKAT, options, SKAT.opening(options, 2), Deal(2, hands, talon))
    course = play_texts(course, f"bid {bid}, pass, pass, take, discard D7 D8, declare hearts")
    terms = skat_terms(course.view(seat))
    assert terms is not None
    assert terms.payoff.own[WON] == value
