from __future__ import annotations

import pytest

from ramsch_desktop.engine.cards import format_cards, parse_cards
from ramsch_desktop.engine.order import NATURAL, CardOrder
from ramsch_desktop.games.shared.skat.contracts import parse_declaration
from ramsch_desktop.games.shared.skat_ramsch import JACKS_ONLY
from ramsch_desktop.ui.table.sorting import HandOrder, Sorting, sort_hand

HAND = parse_cards("D7 CJ H10 SA DJ C9 HA S8 CK D10")


def test_jacks_stand_left_and_colours_alternate() -> None:
    sorted_hand = sort_hand(HAND, JACKS_ONLY, Sorting.ALTERNATING)
    assert format_cards(sorted_hand) == "CJ DJ CK C9 HA H10 SA S8 D10 D7"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [("CA HA SA", "CA HA SA"), ("CA HA DA", "HA CA DA"), ("SA DA", "SA DA"), ("CA SA", "CA SA"), ("HA", "HA")],
)
def test_with_three_suits_the_odd_colour_stands_between(hand: str, expected: str) -> None:
    assert format_cards(sort_hand(parse_cards(hand), JACKS_ONLY, Sorting.ALTERNATING)) == expected


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        ("clubs", "CJ CA CK HA H9 SA S10"),
        ("spades", "CJ SA S10 HA H9 CA CK"),
        ("hearts", "CJ HA H9 CA CK SA S10"),
        ("grand", "CJ CA CK HA H9 SA S10"),
    ],
)
def test_the_first_suit_beside_black_trumps_is_red(game: str, expected: str) -> None:
    hand, order = parse_cards("CJ SA HA CA CK S10 H9"), parse_declaration(game).order
    assert format_cards(sort_hand(hand, order, Sorting.ALTERNATING)) == expected


def test_ascending_is_descending_from_right_to_left() -> None:
    down = sort_hand(HAND, JACKS_ONLY, Sorting.DESCENDING)
    assert format_cards(down) == "CJ DJ CK C9 SA S8 HA H10 D10 D7"
    assert sort_hand(HAND, JACKS_ONLY, Sorting.ASCENDING) == down[::-1]


def test_without_trumps_jacks_stand_in_their_suits() -> None:
    assert format_cards(sort_hand(parse_cards("CJ CA C10 CK"), CardOrder((), NATURAL), Sorting.DESCENDING)) == (
        "CA CK CJ C10"
    )


def test_the_own_order_is_kept_and_new_cards_come_last() -> None:
    own = parse_cards("D7 SA CJ")
    assert format_cards(sort_hand(parse_cards("CJ HA SA D7"), JACKS_ONLY, Sorting.OWN, own)) == "D7 SA CJ HA"


def test_a_hand_that_was_arranged_keeps_the_other_cards_where_they_were() -> None:
    first = HandOrder(Sorting.OWN).arranged(["SA", "H7", "CJ"])
    second = first.arranged(["CJ", "SA", "D9"])
    assert second.own == ("CJ", "H7", "SA", "D9")
    hand = second.of(parse_cards("D9 H7 SA C8"), JACKS_ONLY)
    assert format_cards(hand) == "H7 SA D9 C8"


def test_suits_keep_their_places_while_a_hand_is_played() -> None:
    order = HandOrder(Sorting.ALTERNATING)
    assert format_cards(order.of(parse_cards("H10 S8 DA"), JACKS_ONLY)) == "H10 S8 DA"
    assert format_cards(order.of(parse_cards("H10 S8"), JACKS_ONLY, parse_cards("DA"))) == "H10 S8"
