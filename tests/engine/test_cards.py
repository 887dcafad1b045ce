"""Cards: codes, order, identity."""

from __future__ import annotations

import copy
import pickle

import pytest

from ramsch_desktop.engine.cards import (
    PACK_24,
    PACK_32,
    PACK_52,
    Card,
    Rank,
    Suit,
    format_cards,
    parse_card,
    parse_cards,
)
from ramsch_desktop.engine.errors import BadNotation
from ramsch_desktop.engine.points import card_points


@pytest.mark.parametrize("card", PACK_52, ids=str)
def test_a_code_names_one_card(card: Card) -> None:
    assert parse_card(card.code) is card


def test_codes_are_a_suit_letter_and_a_rank() -> None:
    assert Card(Suit.SPADES, Rank.ACE).code == "SA"
    assert Card(Suit.HEARTS, Rank.TEN).code == "H10"
    assert Card(Suit.DIAMONDS, Rank.JACK).code == "DJ"
    assert Card(Suit.CLUBS, Rank.TWO).code == "C2"


@pytest.mark.parametrize("code", ["", "S", "A", "S1", "XA", "sa", "SAA", "S11", " SA", "EA", "♠A", "S10 "])
def test_any_other_text_is_no_card(code: str) -> None:
    with pytest.raises(BadNotation, match="is no card: expected"):
        parse_card(code)


def test_several_cards_keep_their_order() -> None:
    assert format_cards(parse_cards("SA H10 C7")) == "SA H10 C7"
    assert parse_cards("") == ()


def test_cards_are_interned_through_pickle_and_copy() -> None:
    card = parse_card("H10")
    assert pickle.loads(pickle.dumps(card)) is card
    assert copy.deepcopy(card) is card


def test_cards_cannot_be_changed() -> None:
    with pytest.raises(AttributeError, match="immutable"):
        parse_card("SA").rank = Rank.TWO


def test_cards_sort_by_suit_then_rank() -> None:
    assert sorted(parse_cards("CA D7 HJ D10 S8")) == list(parse_cards("D7 D10 HJ S8 CA"))


def test_packs_have_their_cards_and_points() -> None:
    assert [len(pack) for pack in (PACK_24, PACK_32, PACK_52)] == [24, 32, 52]
    assert card_points(PACK_32) == card_points(PACK_24) == 120
    assert card_points(parse_cards("SA S10 SK SQ SJ S9 S8 S7")) == 30
    assert [card_points([card]) for card in parse_cards("HA H10 HK HQ HJ H9")] == [11, 10, 4, 3, 2, 0]
