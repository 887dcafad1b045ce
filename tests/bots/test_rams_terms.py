"""What the exchange tells of the cards of Ramsen and Rams, and how their aces are priced."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ramsch_desktop.bots.rams_terms import rams_terms, ramsen_terms
from ramsch_desktop.bots.terms import terms_of
from ramsch_desktop.bots.translate import situation
from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import Rank
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import BY_ID
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.games.shared.joining_bot import exchanged
from ramsch_desktop.kernel import api
from tests.games.five_card_table import course_of
from tests.playing import opened

HANDS = ["SA H3 H4 C6 C7", "SK SQ H8 C9 H9", "S3 HA C2 C3 C4", "S4 S5 CA C5 C8"]
DRAWN = "stay, stay, stay, stay, draw H8 H9 C9, draw C2 C3 C4, draw C5 C8, draw H3 H4 C6 C7"


def after_the_draw() -> Course:
    """Four players, spades are trumps; seat 1 drew three cards, seat 2 three, seat 3 two, the dealer four; seat 1
    leads."""
    return course_of(RAMS, HANDS, "S2", DRAWN, dealer=0, talon="D3 D4 D5 D6 D7 D8 D9 D10 DJ DQ DK H5 H6 H7")


def view_of(course: Course) -> View:
    assert course.to_move is not None
    return course.view(course.to_move)


def test_others_have_kept_trumps_and_aces_in_every_deal_that_is_imagined() -> None:
    view = view_of(after_the_draw())
    terms = rams_terms(view)
    assert terms is not None
    assert {seat: share.size for seat, share in terms.kept.items()} == {2: 2, 3: 3, 0: 1}
    assert sorted(share.size for share in terms.laid) == [2, 3, 4]
    here = situation(view, terms)
    keepers = terms.kept[3].allowed
    assert here.likely is not None
    place = [holder.seat for holder in here.likely.holders]
    for dealt in here.likely.deals(terms.table, 1, 40):
        for seat, least in ((2, 2), (3, 3), (0, 1)):
            number = here.seats.index(seat)
            hand = sum(mask for at, mask in zip(place, dealt, strict=True) if at == number)
            assert hand.bit_count() == 5
            assert (hand & keepers).bit_count() >= least


def test_a_kept_trump_that_was_played_is_not_expected_again() -> None:
    course = after_the_draw()
    for code in ("SK", "S3"):
        course = course.apply(next(action for action in course.legal_actions() if str(action) == f"play {code}"))
    terms = rams_terms(view_of(course))
    assert terms is not None
    assert terms.kept[1].size == 1
    assert terms.kept[2].size == 1


def test_who_took_the_last_cards_of_the_five_may_have_kept_plain_ones() -> None:
    hands = ["SA SK H10 C10 H8", "SQ S10 HK CK HQ", "S8 H7 C7 C8 CA"]
    said = "swap HK CK HQ, swap H7 C7, swap, stay, stay, stay"
    course = course_of(RAMSEN, hands, "S7", said, dealer=0, schleck="off")
    view = course.view(0)
    terms = ramsen_terms(view)
    assert terms is not None
    assert {seat: share.size for seat, share in terms.kept.items()} == {1: 2}
    assert sorted(share.size for share in terms.laid if share.size) == [2, 3]


def test_cards_that_no_player_who_knows_the_game_keeps_are_played_all_the_same() -> None:
    """An opponent who kept plain cards leaves no likely deal; then any deal will do."""
    for course in plays("rams", 3, 12):
        view = view_of(course)
        terms = terms_of(view)
        assert terms is not None
        here = situation(view, terms)
        holders = (here.likely or here.sampler).holders
        sizes = {holder.seat: 0 for holder in holders}
        for holder in holders:
            sizes[holder.seat] += holder.size
        for number, seat in enumerate(here.seats):
            known = len([card for card in terms.known.get(seat, ()) if card not in view.table.played()])
            if seat != view.seat:
                assert sizes.get(number, 0) + known == view.table.counts[seat]


def plays(game: str, players: int, deals: int) -> Iterator[Course]:
    """Plays of deals in which everybody does anything."""
    rules, chance = BY_ID[game], Random(2)
    for seed in range(deals):
        course = opened(rules, read_options(rules.options, {"players": players}), seed)
        while course.to_move is not None:
            if isinstance(course.legal_actions()[0], PlayCard) and len(course.legal_actions()) > 1:
                yield course
            course = course.apply(chance.choice(course.legal_actions()))


def test_who_passed_in_rams_held_no_ace() -> None:
    found = 0
    for seed in range(40):
        course = opened(RAMS, read_options(RAMS.options, {"players": 5}), seed)
        while course.to_move is not None and course.view(course.to_move).phase != "TrickPlay":
            course = course.apply(RAMS.policies["medium"](view_of(course), Random(1)).action)
        if course.to_move is None:
            continue
        view = view_of(course)
        terms = rams_terms(view)
        assert terms is not None
        aces = terms.deck.mask(card for card in terms.deck.cards if card.rank is Rank.ACE)
        passed = [share for share in terms.laid if share.size == 5 and not share.allowed & aces]
        out = view.seats - len(terms.seats)
        assert len(passed) >= out - sum(count == 5 for count in exchanged(view).values())
        found += out
    assert found > 10


def test_own_aces_are_priced_and_those_of_others_by_their_chance() -> None:
    view = view_of(after_the_draw())
    terms = rams_terms(view)
    assert terms is not None
    own, others = terms.seats.index(1), [terms.seats.index(seat) for seat in (2, 3, 0)]
    assert terms.payoff.own == (1.0,) * 4
    assert terms.payoff.extra[own] == 0
    assert terms.payoff.other[own] == -5
    unseen = 5 + 10 + 15 + 20
    rest = len(view.table.talon)
    for number in others:
        assert terms.payoff.extra[number] == pytest.approx(unseen * 5 / (15 + rest))
        assert terms.payoff.other[number] == pytest.approx(-5 - unseen * 5 / (15 + rest))


def test_several_aces_without_a_trick_cost_no_five_besides() -> None:
    hands = ["S3 H3 H4 C6 C7", "HA CA H8 C9 H9", "S5 H5 C2 C3 C4", "S4 S6 C5 C8 D2"]
    view = view_of(course_of(RAMS, hands, "S2", "stay, stay, stay, stay, draw, draw, draw, draw"))
    terms = rams_terms(view)
    assert terms is not None
    assert view.seat == 1
    assert terms.payoff.other[terms.seats.index(1)] == -(20 + 10)


def test_the_kernel_wins_early_for_a_held_ace_as_the_rules_do() -> None:
    """Seat 2 has the ace of hearts and no trick: it takes the clubs that are led, though the ace of clubs is out."""
    hands = ["S3 H3 H4 C6 D7", "C9 H8 D8 H9 D9", "HA CK C3 D3 D4", "S4 S6 C5 C8 D2"]
    said = "stay, stay, stay, stay, draw, draw, draw, draw, play C9"
    view = view_of(course_of(RAMS, hands, "S2", said))
    terms = rams_terms(view)
    assert terms is not None
    here = situation(view, terms)
    rules = RAMS.policies["medium"](view, Random(1))
    assert rules.reason.rule == "save_aces"
    assert here.deck.cards[api.policy_move(here.board, 1)].code == "CK"
    assert str(rules.action) == "play CK"
