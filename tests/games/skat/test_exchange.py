"""The skat, the announcement and which games are offered (ISkO 3.4, 3.5)."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.errors import BadNotation, BadRecord
from ramsch_desktop.engine.events import CardsLaidAway, CardsShown, CardsTaken
from ramsch_desktop.games.shared.skat.contracts import GameKind, SkatUse, parse_declaration
from ramsch_desktop.games.skat.offers import Cover, Offer, OfferRefusal, offers, offers_of
from tests.games.skat.table import course_of, deal_with, legal

FOREHAND_PLAYS = ("bid 18", "hold", "pass", "pass")


def offer_of(found: tuple[Offer, ...], declaration: str) -> Offer:
    wanted = parse_declaration(declaration)
    return next(offer for offer in found if offer.declaration == wanted)


def test_the_declarer_takes_the_skat_and_lays_any_two_cards_away() -> None:
    course = course_of(*FOREHAND_PLAYS)
    assert legal(course) == ["take", "hand"]
    course = course_of(*FOREHAND_PLAYS, "take")
    assert len(course.legal_actions()) == 66
    assert CardsTaken(0, parse_cards("H7 D7")) in course.events
    course = course_of(*FOREHAND_PLAYS, "take", "discard CJ H7")
    assert len(course.hands[0]) == 10
    assert CardsLaidAway(0, parse_cards("H7 CJ")) in course.events


def test_only_the_declarer_sees_skat_and_discard() -> None:
    course = course_of(*FOREHAND_PLAYS, "take", "discard D8 H7")
    assert CardsLaidAway(0, parse_cards("D8 H7")) in course.view(0).events
    assert CardsLaidAway(0, (None, None)) in course.view(1).events
    assert CardsTaken(0, (None, None)) in course.view(2).events


def test_after_the_skat_nothing_but_the_game_can_be_announced() -> None:
    course = course_of(*FOREHAND_PLAYS, "take", "discard D8 H7")
    names = [name.removeprefix("declare ") for name in legal(course)]
    assert names == ["clubs", "spades", "hearts", "diamonds", "grand", "null", "null ouvert"]


def test_a_hand_game_offers_every_announcement() -> None:
    names = [name.removeprefix("declare ") for name in legal(course_of(*FOREHAND_PLAYS, "hand"))]
    assert len(names) == 22
    assert names[:4] == [
        *("clubs hand", "clubs hand schneider", "clubs hand schneider schwarz"),
        "clubs hand schneider schwarz ouvert",
    ]
    assert names[-2:] == ["null hand", "null hand ouvert"]


def test_hand_need_not_be_said_twice_and_strong_words_include_weak_ones() -> None:
    for written, full in (
        ("clubs", "clubs hand"),
        ("clubs hand", "clubs hand"),
        ("clubs schwarz", "clubs hand schneider schwarz"),
        ("grand ouvert", "grand hand schneider schwarz ouvert"),
        ("null ouvert", "null hand ouvert"),
    ):
        course = course_of(*FOREHAND_PLAYS, "hand", f"declare {written}")
        said = course.view(1).table.said[-1].action
        assert str(said) == f"declare {full}"


def test_announcements_are_refused_after_the_skat() -> None:
    with pytest.raises(BadRecord, match="not allowed"):
        course_of(*FOREHAND_PLAYS, "take", "discard D8 H7", "declare clubs schneider")
    with pytest.raises(BadNotation):
        parse_declaration("null schneider")
    with pytest.raises(BadNotation):
        parse_declaration("tarock")


def test_null_below_the_bid_is_refused_with_the_reason() -> None:
    course = course_of("bid 24", "hold", "pass", "pass", "take", "discard D8 H7")
    assert "declare null" not in legal(course)
    null = offer_of(offers(course.view(0)), "null")
    assert (null.value, null.refusal, null.cover) == (23, OfferRefusal.BELOW_BID, Cover.BELOW_BID)
    assert offer_of(offers(course.view(0)), "null ouvert").refusal is None


def test_an_offer_shows_its_sum() -> None:
    course = course_of(*FOREHAND_PLAYS, "take", "discard D8 H7")
    clubs = offer_of(offers(course.view(0)), "clubs")
    assert [(step.rule, step.value) for step in clubs.steps] == [("with", 2), ("game", 1), ("clubs", 12)]
    assert (clubs.value, clubs.needs, clubs.cover) == (36, 61, Cover.COVERED)


def test_announced_steps_count_as_made() -> None:
    found = offers_of(parse_cards("CJ SJ HA H10 HK H8 CA C9 SQ DK"), 24, SkatUse.HAND)
    assert offer_of(found, "hearts hand schneider").value == 60
    assert offer_of(found, "hearts hand schneider").needs == 90
    assert offer_of(found, "grand hand schneider").value == 144
    assert offer_of(found, "null hand ouvert").value == 59


def test_games_that_need_schneider_or_schwarz_are_offered_with_that_note() -> None:
    cards = parse_cards("CJ HJ HA H10 HK H7 SA S10 CA C9 D7 D8")
    for bid, cover in ((20, Cover.COVERED), (24, Cover.WITH_SCHNEIDER), (33, Cover.WITH_SCHWARZ)):
        hearts = offer_of(offers_of(cards, bid, SkatUse.TAKEN), "hearts")
        assert (hearts.cover, hearts.refusal) == (cover, None)
    refused = offer_of(offers_of(cards, 44, SkatUse.TAKEN), "hearts")
    assert refused.refusal is OfferRefusal.BELOW_BID


def test_a_hand_game_may_count_on_the_skat() -> None:
    hand = parse_cards("SJ HJ DJ CA C10 CK CQ C9 SA HA")
    clubs = offer_of(offers_of(hand, 96, SkatUse.HAND), "clubs hand")
    assert clubs.value == 36
    assert clubs.cover is Cover.WITH_SKAT


def test_some_game_is_always_offered() -> None:
    course = course_of("bid 264", "hold", "pass", "pass", "take", "discard D8 H7")
    names = [name.removeprefix("declare ") for name in legal(course)]
    assert names == ["clubs", "spades", "hearts", "diamonds", "grand"]


def test_offers_of_the_other_list_are_refused_once_the_declarer_chose() -> None:
    taken = offers(course_of(*FOREHAND_PLAYS, "take").view(0))
    assert offer_of(taken, "clubs hand").refusal is OfferRefusal.SKAT_TAKEN
    assert offer_of(taken, "clubs").refusal is None
    hand = offers(course_of(*FOREHAND_PLAYS, "hand").view(0))
    assert offer_of(hand, "clubs").refusal is OfferRefusal.HAND_CHOSEN


def test_during_the_bidding_offers_show_what_the_next_number_needs() -> None:
    found = offers(course_of("bid 23").view(0))
    assert offer_of(found, "null").refusal is None
    found = offers(course_of("bid 24").view(0))
    assert offer_of(found, "null").refusal is OfferRefusal.BELOW_BID
    assert offer_of(found, "null hand").refusal is None


def test_offers_and_legal_announcements_agree() -> None:
    for bid in (18, 23, 35, 60, 100, 264):
        for choice in (("take", "discard D8 H7"), ("hand",)):
            course = course_of(f"bid {bid}", "hold", "pass", "pass", *choice)
            free = [f"declare {o.declaration}" for o in offers(course.view(0)) if o.refusal is None]
            assert free == legal(course)


def test_an_ouvert_hand_lies_open_before_the_lead() -> None:
    course = course_of(*FOREHAND_PLAYS, "hand", "declare null ouvert")
    assert CardsShown(0, course.hands[0]) in course.view(1).events
    course = course_of(*FOREHAND_PLAYS, "hand", "declare null")
    assert not any(isinstance(event, CardsShown) for event in course.events)


def test_the_order_of_the_cards_follows_the_announcement() -> None:
    course = course_of(*FOREHAND_PLAYS, "hand", "declare null")
    assert course.view(1).order == GameKind.NULL.order
    assert course_of(*FOREHAND_PLAYS, "hand").view(1).order == GameKind.GRAND.order


def test_deals_for_the_wrong_seats_are_refused() -> None:
    deal = deal_with("CJ SJ CA C10 C9 C7 SA SK H9 D8", "H7 D7")
    with pytest.raises(BadRecord):
        course_of(deal=type(deal)(0, ((), *deal.hands[1:]), (*deal.hands[0], *deal.talon)))
