"""Tricks, their winners, and the duties to follow, to trump, to beat."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.cards import Rank, Suit, parse_card, parse_cards
from ramsch_desktop.engine.order import NATURAL, TEN_HIGH, CardOrder, of_rank, suit_run
from ramsch_desktop.engine.tricks import Trick, follow, must_beat, must_trump

JACKS = CardOrder(of_rank(Rank.JACK))
NO_TRUMP = CardOrder()
HEARTS = CardOrder(suit_run(Suit.HEARTS, TEN_HIGH))


def trick(cards: str, leader: int = 0, seats: int = 3) -> Trick:
    made = Trick()
    for step, card in enumerate(parse_cards(cards)):
        made = made.add((leader + step) % seats, card)
    return made


@pytest.mark.parametrize(
    ("order", "cards", "winner"),
    [
        (JACKS, "S7 S9 SA", 2),
        (JACKS, "S10 SA SK", 1),
        (JACKS, "SA HA DA", 0),
        (JACKS, "SA DJ S10", 1),
        (JACKS, "DJ SJ CJ", 2),
        (JACKS, "HJ SA CA", 0),
        (NO_TRUMP, "SA DJ CJ", 0),
        (NO_TRUMP, "S9 SJ S8", 1),
        (CardOrder((), NATURAL), "S10 SJ SQ", 2),
        (HEARTS, "SA H7 H9", 2),
    ],
)
def test_the_best_card_takes_the_trick(order: CardOrder, cards: str, winner: int) -> None:
    assert trick(cards).winner(order) == winner
    assert trick(cards, leader=2).winner(order) == (winner + 2) % 3


def test_a_trick_knows_its_cards_points_and_leader() -> None:
    made = trick("SA S10 H7", leader=1)
    assert (made.leader, made.points) == (1, 21)
    assert made.card_of(2) is parse_card("S10")
    assert trick("SA").card_of(2) is None


@pytest.mark.parametrize(
    ("order", "led", "hand", "playable"),
    [
        (JACKS, "", "SA H7 CJ", "SA H7 CJ"),
        (JACKS, "S9", "SA H7 SJ S7", "SA S7"),
        (JACKS, "S9", "H7 SJ CA", "H7 SJ CA"),
        (JACKS, "DJ", "SA CJ HJ D7", "CJ HJ"),
        (JACKS, "DJ", "SA D7 H7", "SA D7 H7"),
        (NO_TRUMP, "DJ", "SA CJ D7", "D7"),
    ],
)
def test_follow(order: CardOrder, led: str, hand: str, playable: str) -> None:
    assert follow(order, trick(led), parse_cards(hand)) == parse_cards(playable)


@pytest.mark.parametrize(
    ("led", "hand", "playable"),
    [
        ("S9", "SA H7 CA", "SA"),
        ("S9", "H7 HA CA", "H7 HA"),
        ("S9", "D7 CA", "D7 CA"),
        ("H9", "H7 CA", "H7"),
        ("H9", "CA D7", "CA D7"),
    ],
)
def test_must_trump(led: str, hand: str, playable: str) -> None:
    assert must_trump(HEARTS, trick(led), parse_cards(hand)) == parse_cards(playable)


@pytest.mark.parametrize(
    ("led", "hand", "playable"),
    [
        ("", "SA S7", "SA S7"),
        ("S9", "SA S7 H7", "SA"),
        ("SA", "S10 S7 H7", "S10 S7"),
        ("S9 H9", "H7 H10 CA", "H10"),
        ("S9 HA", "H7 H10 CA", "H7 H10"),
        ("S9 H9", "SA S7 H10", "SA S7"),
        ("S9 SK", "D7 CA", "D7 CA"),
    ],
)
def test_must_beat(led: str, hand: str, playable: str) -> None:
    assert must_beat(HEARTS, trick(led), parse_cards(hand)) == parse_cards(playable)
