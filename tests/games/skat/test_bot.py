"""The players of Skat on positions whose best move is known, and what they never do."""

from __future__ import annotations

from random import Random

import pytest

from ramsch_desktop.engine.cards import Card, Rank, parse_card, parse_cards
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.games.shared.skat.chances import (
    Place,
    best_suit_game,
    game_chance,
    null_chance,
    null_suit_chance,
)
from ramsch_desktop.games.shared.skat.contracts import Announcement, GameKind
from ramsch_desktop.games.shared.skat.discards import cheapest_discard, safest_null_discard
from ramsch_desktop.games.skat import SKAT
from ramsch_desktop.games.skat.bidding import plan_of, says_kontra, simple_count
from ramsch_desktop.games.skat.bot import easy, medium
from ramsch_desktop.games.skat.options import Scoring
from ramsch_desktop.games.skat.sure import safe_announcement
from tests.games.skat.table import course_of, deal_with

FOREHAND, LATER, SIMPLE = Place.FOREHAND, Place.LATER, Scoring.SIMPLE


def move(course: Course) -> str:
    """What the medium player does now."""
    assert course.to_move is not None
    return str(medium(course.view(course.to_move), Random(1)).action)


def limit(hand: str, place: Place) -> int:
    return plan_of(parse_cards(hand), place, SIMPLE).limit


# Bidding


def test_s1_clubs_or_grand_up_to_48() -> None:
    hand = parse_cards("CJ HJ CA C10 C9 C7 SA SK H9 D8")
    kind, chance = best_suit_game(hand, FOREHAND)
    assert kind is GameKind.CLUBS
    assert chance == pytest.approx(0.94, abs=0.01)
    assert plan_of(hand, FOREHAND, SIMPLE).limit == 48


def test_s2_forty_five_in_a_hundred_is_too_few() -> None:
    hand = "SJ DJ HK HQ H9 CA C8 SK S7 D9"
    assert best_suit_game(parse_cards(hand), LATER)[1] == pytest.approx(0.45, abs=0.01)
    assert move(course_of(deal=deal_with(hand, "H7 H8", seat=1))) == "pass"


def test_s3_grand_up_to_96() -> None:
    hand = "CJ SJ HJ CA C10 SA D10 D8 H9 H8"
    assert plan_of(parse_cards(hand), LATER, SIMPLE).kind is GameKind.GRAND
    assert limit(hand, LATER) == 96
    assert move(course_of("pass", deal=deal_with(hand, "H7 S7", seat=2))) == "bid 18"


def test_s4_two_top_jacks_and_low_cards_go_into_the_ramsch() -> None:
    deal = deal_with("CJ SJ C9 C8 S9 S7 H9 H8 D9 D7", "HA DA")
    assert move(course_of("pass", "pass", deal=deal)) == "pass"


def test_s5_five_hearts_are_played_after_two_passes() -> None:
    deal = deal_with("DJ HA H10 H9 H8 SA S10 CK DQ D7", "C7 C8")
    assert move(course_of("pass", "pass", deal=deal)) == "bid 18"


def test_s6_hearts_are_played_from_the_hand() -> None:
    deal = deal_with("CJ SJ HA H10 HK H7 SA S9 D8 D7", "C7 C8")
    course = course_of("bid 18", "hold", "pass", "pass", deal=deal)
    assert move(course) == "hand"
    course = course_of("bid 18", "hold", "pass", "pass", "hand", deal=deal)
    assert move(course) == "declare hearts hand"


def test_s7_spades_from_the_hand_but_no_bid_above_33() -> None:
    hand = "SA S10 SK SQ S9 S8 S7 CA HA D7"
    assert limit(hand, LATER) == 33
    deal = deal_with(hand, "C7 C8", seat=1)
    assert move(course_of("bid 18", "pass", "pass", deal=deal)) == "hand"
    assert move(course_of("bid 18", "pass", "pass", "hand", deal=deal)) == "declare spades hand"


# forehand announces, or with one trick less in the last hands; the skat is of no help to any of these
@pytest.mark.parametrize(
    ("hand", "kind", "place", "said"),
    [
        ("CJ SJ HJ DJ CA C10 CK CQ C9 SA", GameKind.CLUBS, FOREHAND, Announcement.OUVERT),
        ("CJ SJ HJ DJ CA C10 CK CQ C9 SA", GameKind.CLUBS, LATER, Announcement.SCHWARZ),
        ("CJ SJ HJ DJ CA C10 CK CQ C9 S7", GameKind.CLUBS, LATER, Announcement.SCHNEIDER),
        ("CJ SJ HJ DJ CA C10 CK CQ C9 S10", GameKind.CLUBS, LATER, Announcement.NONE),
        ("CJ SJ HJ DJ CA C10 CK SA S9 H7", GameKind.CLUBS, FOREHAND, Announcement.NONE),
        ("SJ HJ DJ CA C10 CK CQ C9 SA S10", GameKind.CLUBS, LATER, Announcement.SCHNEIDER),
        ("CJ SJ HJ DJ SA S10 SK SQ HA H10", GameKind.GRAND, FOREHAND, Announcement.OUVERT),
        ("CJ SJ HJ DJ SA S10 SK SQ S9 S8", GameKind.GRAND, LATER, Announcement.SCHNEIDER),
        ("SJ HJ DJ SA S10 SK SQ HA H10 DA", GameKind.GRAND, FOREHAND, Announcement.SCHNEIDER),
        ("CJ SJ HA H10 HK H7 SA S9 D8 D7", GameKind.HEARTS, FOREHAND, Announcement.NONE),
    ],
)
def test_only_what_is_safe_is_announced(hand: str, kind: GameKind, place: Place, said: Announcement) -> None:
    assert safe_announcement(parse_cards(hand), kind, place) is said


def test_a_hand_without_losers_is_shown() -> None:
    deal = deal_with("CJ SJ HJ DJ SA S10 SK SQ HA H10", "C7 C8")
    assert move(course_of("bid 18", "hold", "pass", "pass", deal=deal)) == "hand"
    course = course_of("bid 18", "hold", "pass", "pass", "hand", deal=deal)
    assert move(course) == "declare grand hand schneider schwarz ouvert"


def test_one_cheap_loser_announces_schneider() -> None:
    deal = deal_with("CJ SJ HJ DJ CA C10 CK CQ C9 S7", "H7 H8", seat=1)
    assert move(course_of("bid 18", "pass", "pass", deal=deal)) == "hand"
    course = course_of("bid 18", "pass", "pass", "hand", deal=deal)
    assert move(course) in ("declare clubs hand schneider", "declare grand hand schneider")


def test_the_easy_player_announces_nothing() -> None:
    deal = deal_with("CJ SJ HJ DJ SA S10 SK SQ HA H10", "C7 C8")
    course = course_of("bid 18", "hold", "pass", "pass", "hand", deal=deal)
    said = str(easy(course.view(0), Random(1)).action)
    assert "schneider" not in said


def test_four_jacks_never_pass() -> None:
    hand = "CJ SJ HJ DJ C9 C8 S9 S8 H7 D7"
    for place in Place:
        assert limit(hand, place) >= 18
    assert move(course_of("pass", "pass", deal=deal_with(hand, "H8 H9"))) == "bid 18"


def test_a_bid_is_held_up_to_the_limit() -> None:
    deal = deal_with("CJ HJ CA C10 C9 C7 SA SK H9 D8", "H7 S7")
    assert move(course_of("bid 48", deal=deal)) == "hold"
    assert move(course_of("bid 50", deal=deal)) == "pass"


def test_without_jacks_a_bid_counts_on_a_jack_in_the_skat() -> None:
    hand = "CA C10 CK CQ C9 SA S10 HA H10 D7"
    assert limit(hand, FOREHAND) <= 48


# Discarding and announcing


def test_s8_a_guarded_ten_stays() -> None:
    twelve = parse_cards("CJ HJ CA C10 C9 C7 SA SK H10 H9 DK D8")
    assert cheapest_discard(twelve, GameKind.CLUBS).away in (parse_cards("DK SK"), parse_cards("D8 DK"))


@pytest.mark.parametrize(
    ("twelve", "kind", "away"),
    [
        ("CJ SJ CA C10 C9 C7 SA SK HA HK D10 H8", GameKind.CLUBS, "D10"),
        ("CJ SJ HJ CA CK C9 SA S10 HA H10 DK D8", GameKind.CLUBS, "D8 DK"),
    ],
)
def test_blank_tens_go_first_then_a_suit_is_voided(twelve: str, kind: GameKind, away: str) -> None:
    assert set(parse_cards(away)) <= set(cheapest_discard(parse_cards(twelve), kind).away)


@pytest.mark.parametrize(
    ("twelve", "kind", "away"),
    [
        ("CJ DJ HJ C8 C7 DA DQ H10 HK SA S10 SQ", GameKind.GRAND, "H10 HK"),
        ("CJ HJ SJ CA C7 D10 DK D8 HA HK S9 S8", GameKind.GRAND, "S8 S9"),
        ("CJ DJ CQ C7 DA DK HA H7 SK SQ S8 S7", GameKind.SPADES, "C7 CQ"),
        ("CJ SJ D10 DK D9 D8 D7 HA H10 H8 S9 S7", GameKind.DIAMONDS, "S7 S9"),
    ],
)
def test_two_losers_of_one_suit_go_together(twelve: str, kind: GameKind, away: str) -> None:
    """The suit can be trumped from then on; one loser each of two suits would leave one in both."""
    assert set(cheapest_discard(parse_cards(twelve), kind).away) == set(parse_cards(away))


def test_an_ace_stays_even_if_the_ten_beside_it_would_take_its_place() -> None:
    twelve = parse_cards("CJ DJ HJ SJ CA C10 CK C9 DA H9 S10 S9")
    assert not {card for card in cheapest_discard(twelve, GameKind.GRAND).away if card.rank is Rank.ACE}


def test_no_trump_and_no_ace_is_laid_away_while_anything_else_is_there() -> None:
    chance = Random(3)
    for seed in range(60):
        deal = SKAT.deal(read_options(SKAT.options, {}), 0, seed)
        twelve = (*deal.hands[chance.randrange(3)], *deal.talon)
        for kind in (GameKind.CLUBS, GameKind.GRAND):
            plain = [card for card in twelve if kind.order.group(card) < 4 and card.rank is not Rank.ACE]
            away = cheapest_discard(twelve, kind).away
            if len(plain) >= 2:
                assert not any(kind.order.group(card) == 4 for card in away), (twelve, kind)


def test_s12_null_is_shown_when_it_is_safe_enough() -> None:
    hand = "C7 C9 CJ S7 S8 H7 H9 HJ HK D8"
    assert null_chance(parse_cards(hand), FOREHAND) == pytest.approx(0.99)
    assert null_chance(parse_cards(hand), LATER) == pytest.approx(0.83)
    for seat in range(3):
        auction = (("bid 18", "hold", "pass", "pass"), ("bid 18", "pass", "pass"), ("pass", "bid 18", "pass"))[seat]
        deal = deal_with(hand, "DA CA", seat=seat)
        course = course_of(*auction, "take", "discard CA DA", deal=deal)
        assert move(course) == "declare null ouvert"


def test_what_is_announced_fits_the_cards_that_were_kept() -> None:
    """The discard of a Null would have been the ace of diamonds; with it in the hand no Null is to be won."""
    deal = deal_with("HJ H7 S10 C7 DA HQ HK S7 H10 SK", "H8 S9")
    taken = "pass", "bid 18", "hold", "pass", "take"
    planned = move(course_of(*taken, deal=deal))
    assert "DA" in planned
    assert move(course_of(*taken, planned, deal=deal)) == "declare null ouvert"
    assert "null" not in move(course_of(*taken, "discard C7 S7", deal=deal))


def test_a_null_discard_removes_what_is_most_dangerous() -> None:
    kept, chance = safest_null_discard(parse_cards("C7 C9 CJ S7 S8 H7 H9 HJ HK D8 DA CA"), LATER)
    assert set(kept.away) == set(parse_cards("DA D8"))
    assert chance == pytest.approx(0.95)


@pytest.mark.parametrize(
    ("cards", "chance"),
    [("7 9 J A", 0.95), ("7 9 J K", 1), ("7 8", 1), ("8", 0.83), ("7 10", 0.70), ("7 8 A", 0.20), ("", 1), ("A", 0)],
)
def test_null_suits(cards: str, chance: float) -> None:
    hand = [parse_card(f"H{rank}") for rank in cards.split()]
    assert null_suit_chance(hand, parse_card("H7").suit) == pytest.approx(chance)


# Kontra


@pytest.mark.parametrize(
    ("hand", "kind", "expected"),
    [
        ("CJ SJ HA H10 H9 C7 S7 S8 D7 D8", GameKind.HEARTS, True),
        ("CJ SJ HA H10 CA SA S8 C9 D7 D8", GameKind.HEARTS, True),
        ("CJ SJ HA H10 CA SK S8 C9 D7 D8", GameKind.HEARTS, False),
        ("CJ SJ CA SA H9 H8 H7 D7 D8 D9", GameKind.GRAND, True),
        ("CJ SJ CA SK H9 H8 H7 D7 D8 D9", GameKind.GRAND, False),
        ("CJ SJ HJ CA H9 H8 H7 D7 D8 D9", GameKind.GRAND, True),
    ],
)
def test_kontra_needs_trumps_and_aces(hand: str, kind: GameKind, expected: bool) -> None:
    assert says_kontra(parse_cards(hand), kind) is expected


# Cards


def play_of(deal: Deal, *actions: str) -> str:
    return move(course_of(*actions, deal=deal))


def three_hands(forehand: str, middlehand: str, rearhand: str, skat: str) -> Deal:
    return Deal(2, tuple(parse_cards(hand) for hand in (forehand, middlehand, rearhand)), parse_cards(skat))


def test_s9_a_small_trump_brings_out_the_high_ones() -> None:
    rear = "HJ DJ CA C10 C9 C7 SA S7 H8 D8"
    deal = three_hands("CJ CK HA HK H9 SK S9 DA D9 DQ", "SJ CQ C8 H10 HQ S10 SQ S8 D10 DK", rear, "H7 D7")
    auction = ("pass", "bid 18", "pass", "take", "discard H7 D7", "declare clubs")
    tricks = ("play SK", "play S8", "play SA")
    assert play_of(deal, *auction, *tricks) == "play C7"


def test_s10_the_ten_is_smeared_on_the_partners_sure_trick() -> None:
    deal = three_hands(
        "CJ SJ HK HQ H8 S9 S10 D7 DA D10", "HJ SA SK S8 CK CQ C9 D9 DQ DK", "CA C10 D8 H7 C8 DJ H9 H10 C7 HA", "SQ S7"
    )
    auction = ("bid 18", "hold", "pass", "pass", "take", "discard SQ S7", "declare hearts")
    assert play_of(deal, *auction, "play S9", "play SA") == "play C10"


S11_HAND = "CK C9 C8 C7 D9 HA H8 S7 HQ H7"


def s11(hand: str, declarer: int) -> str:
    deal = deal_with(hand, "SA S10")
    auction = (("bid 18", "pass", "pass"), ("pass", "bid 18", "pass"))[declarer - 1]
    return play_of(deal, *auction, "take", "discard SA S10", "declare spades")


def test_s11_short_way_long_suit_and_long_way_short_suit() -> None:
    assert s11("CK C9 C8 C7 D9 HA H8 S7 SK SQ", 1) == "play HA"
    assert s11("CK C9 C8 C7 D9 HK H8 S7 SK SQ", 1) in ("play C7", "play C8", "play C9")
    assert s11("CK C9 C8 C7 D9 HK H8 S7 SK SQ", 2) == "play D9"


def test_a_declarer_throws_a_loser_on_a_cheap_trick_when_void() -> None:
    deal = three_hands(
        "CJ SJ HJ CA C10 C9 C7 SA D8 D7", "HA HQ H8 S8 S9 D9 DQ CK CQ SQ", "H10 HK H9 DA D10 DK DJ C8 S7 S10", "H7 SK"
    )
    auction = ("bid 18", "hold", "pass", "pass", "take", "discard H7 SK", "declare clubs")
    course = course_of(*auction, "play D7", "play D9", "play DK", deal=deal)
    assert course.to_move == 2
    assert (
        play_of(
            deal,
            *auction,
            "play D7",
            "play D9",
            "play DK",
            "play H9",
        )
        == "play D8"
    )


# What a player never does


def every_decision(policy: str, deals: range) -> list[tuple[Course, Card]]:
    """All cards played by rule in these deals, with the course before."""
    found: list[tuple[Course, Card]] = []
    options = read_options(SKAT.options, {})
    decide = easy if policy == "easy" else medium
    for seed in deals:
        course = begin(SKAT, options, SKAT.opening(options, seed % 3), SKAT.deal(options, seed % 3, seed))
        while course.to_move is not None:
            action = decide(course.view(course.to_move), Random(seed)).action
            if str(action).startswith("play ") and course.view(0).phase == "TrickPlay":
                found.append((course, parse_card(str(action).removeprefix("play "))))
            course = course.apply(action)
    return found


def test_no_ace_or_ten_goes_under_the_other_sides_sure_trick() -> None:
    """In last seat, with the trick lost, nothing is given away that could be kept."""
    seen = 0
    for course, card in every_decision("medium", range(25)):
        assert course.to_move is not None
        view = course.view(course.to_move)
        declarer = next((e.action for e in view.table.said if str(e.action).startswith("declare")), None)
        plays = view.table.trick.plays
        if declarer is None or "null" in str(declarer) or len(plays) < 2:
            continue
        lost_to = view.table.trick.winner(view.order)
        alone = next(e.seat for e in view.table.said if str(e.action).startswith("declare"))
        theirs = (lost_to == alone) != (view.seat == alone)
        if theirs and not view.order.beats(card, view.table.trick.winning(view.order).card):
            seen += 1
            cheaper = [a for a in view.legal if CARD_POINTS[parse_card(str(a)[5:])] < 10]
            assert CARD_POINTS[card] < 10 or not cheaper
    assert seen > 100


def test_the_easy_player_counts_jacks_aces_and_tens() -> None:
    assert simple_count(parse_cards("CJ SJ CA C10 C9 SA H10"), GameKind.CLUBS) == 2 + 2 + 3 + 1 + 0.5
    weak = deal_with("CJ CA C10 C9 SK SQ HK HQ D9 D8", "H7 S7", seat=1)
    assert str(easy(course_of(deal=weak).view(1), Random(1)).action) == "pass"


def test_chances_are_those_of_the_formula() -> None:
    hand = parse_cards("CJ HJ CA C10 C9 C7 SA SK H9 D8")
    assert game_chance(hand, GameKind.GRAND, FOREHAND) == pytest.approx(0.73, abs=0.01)
    assert game_chance(hand, GameKind.GRAND, LATER) < game_chance(hand, GameKind.GRAND, FOREHAND)
