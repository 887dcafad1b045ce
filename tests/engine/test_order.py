"""Which card beats which: trumps, plain ranks, groups."""

from __future__ import annotations

import pickle
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ramsch_desktop.engine.cards import PACK_32, Card, Rank, Suit, parse_card, parse_cards
from ramsch_desktop.engine.order import NATURAL, TEN_HIGH, CardOrder, Group, of_rank, suit_run

JACKS = CardOrder(of_rank(Rank.JACK))
HEARTS = CardOrder(of_rank(Rank.JACK) + suit_run(Suit.HEARTS, TEN_HIGH, of_rank(Rank.JACK)))
NULL = CardOrder((), NATURAL)
ORDERS = (JACKS, HEARTS, NULL, CardOrder())
orders = st.sampled_from(ORDERS)
cards = st.sampled_from(PACK_32)


def high_to_low(order: CardOrder, group: Group) -> str:
    held = [card for card in PACK_32 if order.group(card) is group]
    return " ".join(card.code for card in sorted(held, key=order.power, reverse=True))


@pytest.mark.parametrize(
    ("order", "group", "ranking"),
    [
        (JACKS, Group.TRUMP, "CJ SJ HJ DJ"),
        (JACKS, Group.SPADES, "SA S10 SK SQ S9 S8 S7"),
        (HEARTS, Group.TRUMP, "CJ SJ HJ DJ HA H10 HK HQ H9 H8 H7"),
        (HEARTS, Group.HEARTS, ""),
        (NULL, Group.CLUBS, "CA CK CQ CJ C10 C9 C8 C7"),
        (CardOrder(), Group.DIAMONDS, "DA D10 DK DQ DJ D9 D8 D7"),
    ],
)
def test_rankings(order: CardOrder, group: Group, ranking: str) -> None:
    assert high_to_low(order, group) == ranking


def test_a_trump_beats_every_plain_card_and_no_plain_card_beats_another_suit() -> None:
    assert JACKS.beats(parse_card("DJ"), parse_card("SA"))
    assert not JACKS.beats(parse_card("SA"), parse_card("DJ"))
    assert not JACKS.beats(parse_card("SA"), parse_card("H7"))
    assert not NULL.beats(parse_card("SJ"), parse_card("H7"))


@given(orders, cards, cards)
def test_at_most_one_of_two_cards_beats_the_other(order: CardOrder, one: Card, other: Card) -> None:
    assert not (order.beats(one, other) and order.beats(other, one))
    assert not order.beats(one, one)
    if one is not other and order.group(one) is order.group(other):
        assert order.beats(one, other) or order.beats(other, one)


@given(orders, cards, cards, cards)
def test_beating_is_transitive_inside_a_group(order: CardOrder, one: Card, two: Card, three: Card) -> None:
    for a, b, c in permutations((one, two, three)):
        if order.group(a) is order.group(b) is order.group(c) and order.beats(a, b) and order.beats(b, c):
            assert order.beats(a, c)


def test_sorting_puts_plain_suits_first_and_the_best_trump_last() -> None:
    hand = parse_cards("CJ SA D7 DJ H10 C9 HK")
    assert sorted(hand, key=JACKS.sort_key) == list(parse_cards("D7 HK H10 SA C9 DJ CJ"))


def test_an_order_survives_pickling_in_few_bytes() -> None:
    for order in ORDERS:
        text = pickle.dumps(order)
        assert pickle.loads(text) == order
        assert len(text) < len(pickle.dumps((order.trumps, order.plain))) + 100
        assert high_to_low(pickle.loads(text), Group.SPADES) == high_to_low(order, Group.SPADES)
