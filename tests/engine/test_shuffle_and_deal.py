"""The shuffle is pinned: a deal code means the same deal for ever. Packets fall as at a table."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.cards import PACK_32, format_cards, parse_cards
from ramsch_desktop.engine.deal import Deal, Packets, check_deal, check_shape
from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.shuffle import SplitMix64, shuffled


def test_the_numbers_are_those_of_the_published_generator() -> None:
    stream = SplitMix64(1234567)
    published = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [stream.next() for _ in range(5)] == published


def test_the_order_of_the_pack_is_pinned() -> None:
    assert format_cards(shuffled(PACK_32, 0)) == (
        "HQ S8 DA C9 SQ HK S9 D8 SJ H7 S7 CQ H9 DK D9 SK H8 CK D7 D10 DJ C7 DQ H10 CA CJ HJ SA C10 S10 C8 HA"
    )
    assert format_cards(shuffled(PACK_32, 2026)) == (
        "DJ C9 DA D7 HA H9 CA H10 SA D9 DK CJ S7 D8 S10 H8 H7 DQ S9 HJ C7 C10 HQ CK SK CQ SQ S8 C8 HK SJ D10"
    )


def test_a_shuffle_keeps_every_card() -> None:
    for seed in range(50):
        assert sorted(shuffled(PACK_32, seed)) == sorted(PACK_32)


def test_every_place_is_equally_likely() -> None:
    counts = [0] * 8
    for seed in range(8000):
        counts[shuffled(range(8), seed).index(0)] += 1
    assert all(880 < count < 1120 for count in counts), counts


def test_numbers_below_a_bound_stay_below_it() -> None:
    stream = SplitMix64(5)
    numbers = [stream.below(3) for _ in range(300)]
    assert set(numbers) == {0, 1, 2}


def test_packets_of_three_four_and_three_with_the_skat_after_the_first_round() -> None:
    deal = Packets((3, 4, 3), talon=2).deal(PACK_32, dealer=0, active=(1, 2, 0), seats=3)
    in_order = list(PACK_32)
    assert deal.hands[1] == tuple(in_order[0:3] + in_order[11:15] + in_order[23:26])
    assert deal.hands[2] == tuple(in_order[3:6] + in_order[15:19] + in_order[26:29])
    assert deal.hands[0] == tuple(in_order[6:9] + in_order[19:23] + in_order[29:32])
    assert deal.talon == tuple(in_order[9:11])


def test_a_seat_that_sits_out_gets_no_cards() -> None:
    deal = Packets((3, 4, 3), talon=2).deal(PACK_32, dealer=3, active=(0, 1, 2), seats=4)
    assert [len(hand) for hand in deal.hands] == [10, 10, 10, 0]
    assert deal.active == (0, 1, 2)


def test_cards_left_over_join_the_talon() -> None:
    deal = Packets((3, 2)).deal(PACK_32, dealer=0, active=(1, 2, 0), seats=3)
    assert deal.talon == PACK_32[15:]


HANDS = tuple(PACK_32[first : first + 10] for first in (0, 10, 20))


@pytest.mark.parametrize(
    ("deal", "fault"),
    [
        (Deal(0, HANDS, (PACK_32[30], PACK_32[0])), "The card D7 is dealt twice"),
        (Deal(0, HANDS, (PACK_32[30],)), "The card CA is missing"),
        (Deal(0, HANDS, (*PACK_32[30:], *parse_cards("H2"))), "The card H2 does not belong"),
        (
            Deal(0, (HANDS[0][:9], HANDS[1], HANDS[2]), (HANDS[0][9], *PACK_32[30:])),
            "at seat 0 is 9: expected 10",
        ),
    ],
)
def test_a_deal_that_cannot_be_is_refused(deal: Deal, fault: str) -> None:
    with pytest.raises(BadRecord, match=fault):
        check_deal(deal, PACK_32, 10)


def test_a_seat_without_cards_is_refused_where_it_should_play() -> None:
    right = Deal(0, HANDS, PACK_32[30:])
    check_shape(right, right)
    with pytest.raises(BadRecord, match="The number of cards at seat 1 is 0: expected 10"):
        check_shape(Deal(0, (HANDS[0], (), HANDS[2]), (*HANDS[1], *PACK_32[30:])), right)
    with pytest.raises(BadRecord, match="The number of hands is 2: expected 3"):
        check_shape(Deal(0, HANDS[:2], (*HANDS[2], *PACK_32[30:])), right)
