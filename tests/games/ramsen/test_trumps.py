"""The trumps of Ramsen: the table of the four suits, and the permanent trumps (schoenramer.de, catsatcards.com)."""

import pytest

from ramsch_desktop.engine.cards import PACK_32, Suit, format_cards, parse_card
from ramsch_desktop.engine.order import Group
from ramsch_desktop.games.ramsen.trumps import PERMANENT, trump_order

TRUMPS = {
    Suit.SPADES: "SA D9 D7 CQ CJ SK SQ SJ S10 S9 S8 S7",
    Suit.HEARTS: "HA D9 D7 CQ CJ HK HQ HJ H10 H9 H8 H7",
    Suit.CLUBS: "CA D9 D7 CQ CJ CK C10 C9 C8 C7",
    Suit.DIAMONDS: "DA D9 D7 CQ CJ DK DQ DJ D10 D8",
}
SPADES, HEARTS = {"SPADES": "SA SK SQ SJ S10 S9 S8 S7"}, {"HEARTS": "HA HK HQ HJ H10 H9 H8 H7"}
DIAMONDS, CLUBS = {"DIAMONDS": "DA DK DQ DJ D10 D8"}, {"CLUBS": "CA CK C10 C9 C8 C7"}
PLAIN = {
    Suit.SPADES: HEARTS | DIAMONDS | CLUBS,
    Suit.HEARTS: SPADES | DIAMONDS | CLUBS,
    Suit.CLUBS: SPADES | HEARTS | DIAMONDS,
    Suit.DIAMONDS: SPADES | HEARTS | CLUBS,
}
COUNTS = [(Suit.SPADES, 12), (Suit.HEARTS, 12), (Suit.CLUBS, 10), (Suit.DIAMONDS, 10)]


def _high_to_low(suit: Suit, group: Group) -> str:
    order = trump_order(suit)
    cards = [card for card in PACK_32 if order.group(card) is group]
    return format_cards(sorted(cards, key=order.power, reverse=True))


@pytest.mark.parametrize(("suit", "trumps"), list(TRUMPS.items()))
def test_the_trumps_stand_in_their_order(suit: Suit, trumps: str) -> None:
    assert _high_to_low(suit, Group.TRUMP) == trumps


@pytest.mark.parametrize(("suit", "count"), COUNTS)
def test_there_are_12_or_10_trumps(suit: Suit, count: int) -> None:
    assert len(trump_order(suit).trumps) == count


@pytest.mark.parametrize(("suit", "plain"), list(PLAIN.items()))
def test_the_plain_suits_lack_the_permanent_trumps(suit: Suit, plain: dict[str, str]) -> None:
    assert {group: _high_to_low(suit, Group[group]) for group in plain} == plain


@pytest.mark.parametrize("suit", list(Suit))
def test_a_permanent_trump_is_never_of_its_printed_suit(suit: Suit) -> None:
    assert {trump_order(suit).group(card) for card in PERMANENT} == {Group.TRUMP}


@pytest.mark.parametrize("suit", list(Suit))
def test_the_names_follow_the_order_of_the_permanent_trumps(suit: Suit) -> None:
    dallmutz, belli, great, little = (parse_card(code) for code in ("D9", "D7", "CQ", "CJ"))
    order = trump_order(suit)
    assert order.beats(dallmutz, belli)
    assert order.beats(belli, great)
    assert order.beats(great, little)
    assert (dallmutz, belli, great, little) == PERMANENT
