"""Trumps, ranks, and which games a hand may name."""

import pytest

from ramsch_desktop.engine.cards import PACK_24, PACK_32, parse_card, parse_cards
from ramsch_desktop.engine.errors import BadNotation
from ramsch_desktop.engine.order import Group
from ramsch_desktop.games.schafkopf.actions import Announce, Declare
from ramsch_desktop.games.schafkopf.contracts import (
    FARMERS_ORDER,
    Kind,
    declarations,
    is_sie,
    may_call,
    possible_kinds,
)
from ramsch_desktop.games.schafkopf.options import rules_of
from tests.games.schafkopf.tables import game, options_of


@pytest.mark.parametrize(
    ("text", "trumps"),
    [
        ("call S", "CQ SQ HQ DQ CJ SJ HJ DJ HA H10 HK H9 H8 H7"),
        ("solo D", "CQ SQ HQ DQ CJ SJ HJ DJ DA D10 DK D9 D8 D7"),
        ("wenz", "CJ SJ HJ DJ"),
        ("geier-tout", "CQ SQ HQ DQ"),
        ("farbwenz C", "CJ SJ HJ DJ CA C10 CK CQ C9 C8 C7"),
        ("farbgeier-tout S", "CQ SQ HQ DQ SA S10 SK SJ S9 S8 S7"),
    ],
)
def test_trumps_high_to_low(text: str, trumps: str) -> None:
    order = game(text).order
    assert [card.code for card in order.trumps if card in PACK_32] == trumps.split()


@pytest.mark.parametrize(("text", "ranked"), [("wenz", "A 10 K Q 9 8 7"), ("geier", "A 10 K J 9 8 7")])
def test_the_ober_stands_below_the_king_in_a_wenz_and_the_unter_in_a_geier(text: str, ranked: str) -> None:
    order = game(text).order
    plain = [card for card in PACK_32 if order.group(card) is Group.SPADES]
    assert [f"S{rank}" for rank in ranked.split()] == [
        card.code for card in sorted(plain, key=order.power, reverse=True)
    ]


def test_the_number_of_trumps() -> None:
    call = game("call S").order
    assert sum(call.group(card) is Group.TRUMP for card in PACK_32) == 14
    assert sum(call.group(card) is Group.TRUMP for card in PACK_24) == 12
    assert sum(FARMERS_ORDER.group(card) is Group.TRUMP for card in PACK_32) == 8
    assert sum(game("wenz").order.group(card) is Group.TRUMP for card in PACK_32) == 4


def test_in_bauernramsch_hearts_are_a_plain_suit() -> None:
    assert FARMERS_ORDER.group(parse_card("HA")) is Group.HEARTS
    assert FARMERS_ORDER.beats(parse_card("DJ"), parse_card("HA"))
    assert not FARMERS_ORDER.beats(parse_card("HA"), parse_card("C7"))


def test_an_ace_is_called_only_without_it_and_with_a_plain_card_of_its_suit() -> None:
    hand = parse_cards("CQ SQ HA H9 CA C7 S10 DJ")
    clubs, spades, diamonds = (suit for suit in Kind.CALL.suits)
    assert not may_call(hand, clubs), "he holds the ace"
    assert may_call(hand, spades)
    assert not may_call(hand, diamonds), "his only diamond is a trump"
    assert Kind.CALL in possible_kinds(hand, (Kind.CALL, Kind.SOLO))


def test_a_hand_without_a_callable_ace_is_blocked() -> None:
    hand = parse_cards("CQ SQ HQ HA H9 H8 CA C7")
    assert possible_kinds(hand, (Kind.CALL, Kind.WENZ)) == (Kind.WENZ,)


def test_hearts_are_never_called() -> None:
    hand = parse_cards("CQ SQ HQ DQ H9 H8 H7 HK")
    assert declarations(hand, (Kind.CALL,)) == ()


def test_sie_is_all_obers_and_unters() -> None:
    assert is_sie(parse_cards("CQ SQ HQ DQ CJ SJ HJ DJ"))
    assert not is_sie(parse_cards("CQ SQ HQ DQ CJ SJ HJ HA"))
    assert is_sie(parse_cards("CQ SQ HQ DQ CJ SJ")), "in the short pack the two highest Unters are enough"


def test_the_usual_order_of_announcements() -> None:
    assert [kind.value for kind in rules_of(options_of()).kinds] == [
        "call",
        "wenz",
        "solo",
        "wenz-tout",
        "solo-tout",
        "sie",
    ]


def test_the_order_with_every_game() -> None:
    rules = rules_of(options_of(geier="on", farbwenz="on", farbgeier="on"))
    assert [kind.value for kind in rules.kinds] == [
        "call",
        "farbgeier",
        "geier",
        "farbwenz",
        "wenz",
        "solo",
        "farbgeier-tout",
        "geier-tout",
        "farbwenz-tout",
        "wenz-tout",
        "solo-tout",
        "sie",
    ]


def test_the_short_pack_knows_sie_by_option_only() -> None:
    assert Kind.SIE not in rules_of(options_of(pack="short")).kinds
    assert Kind.SIE in rules_of(options_of(pack="short", short_sie="on")).kinds
    assert Kind.SIE not in rules_of(options_of(pack="short", short_sie="on", sie="off")).kinds


@pytest.mark.parametrize("text", ["call S", "solo-tout H", "wenz", "sie", "farbgeier D"])
def test_declarations_read_back_what_they_write(text: str) -> None:
    assert str(Declare.parse(text)) == f"declare {text}"


@pytest.mark.parametrize("text", ["call H", "call", "wenz S", "solo X", "solo", "skat"])
def test_what_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        Declare.parse(text)


def test_an_unknown_class_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadNotation, match="solo-tout"):
        Announce.parse("grand")
