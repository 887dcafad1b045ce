"""Bidding: who speaks to whom, which numbers, and how it ends (ISkO 3.3)."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.errors import BadNotation, BadRecord
from ramsch_desktop.games.shared.skat.events import AuctionWon, RamschBegun
from ramsch_desktop.games.skat.actions import Bid
from ramsch_desktop.games.skat.auction import Auction, ForehandAlone
from ramsch_desktop.games.skat.exchange import SkatChoice
from ramsch_desktop.games.skat.picture import Bidding, bidding_of, picture
from ramsch_desktop.games.skat.setting import BID_VALUES, Turn
from tests.games.skat.table import course_of, legal


def declarer_and_bid(*actions: str) -> tuple[int, int]:
    state = course_of(*actions).state
    assert isinstance(state, SkatChoice)
    return state.won.declarer, state.won.bid


def test_the_63_numbers_that_may_be_bid() -> None:
    start = "18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100 108"
    rest = "110 117 120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198 204"
    assert " ".join(map(str, BID_VALUES)) == f"{start} {rest} 216 240 264"
    assert len(BID_VALUES) == 63


def test_middlehand_speaks_first_and_may_jump() -> None:
    course = course_of()
    assert course.to_move == 1
    assert legal(course) == ["pass", *(f"bid {value}" for value in BID_VALUES)]
    assert course_of("bid 45").to_move == 0
    assert legal(course_of("bid 45")) == ["pass", "hold"]


def test_a_bidder_must_go_higher() -> None:
    assert legal(course_of("bid 59", "hold"))[:3] == ["pass", "bid 60", "bid 63"]
    assert legal(course_of("bid 264", "hold")) == ["pass"]


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (("bid 18", "pass", "pass"), (1, 18)),
        (("bid 18", "hold", "bid 20", "pass", "pass"), (1, 20)),
        (("bid 18", "hold", "pass", "pass"), (0, 18)),
        (("bid 18", "hold", "pass", "bid 20", "hold", "bid 22", "pass"), (2, 22)),
        (("bid 18", "pass", "bid 20", "hold", "pass"), (1, 20)),
        (("bid 18", "pass", "bid 20", "pass"), (2, 20)),
        (("pass", "bid 18", "pass"), (2, 18)),
        (("pass", "bid 23", "hold", "bid 24", "hold", "pass"), (0, 24)),
        (("pass", "pass", "bid 18"), (0, 18)),
        (("pass", "pass", "bid 33"), (0, 33)),
    ],
)
def test_the_last_one_in_plays_for_his_last_number(actions: tuple[str, ...], expected: tuple[int, int]) -> None:
    assert declarer_and_bid(*actions) == expected


def test_rearhand_must_name_a_higher_number_than_any_before() -> None:
    assert legal(course_of("bid 30", "pass"))[:2] == ["pass", "bid 33"]
    assert legal(course_of("bid 30", "hold", "pass"))[:2] == ["pass", "bid 33"]


def test_two_passes_give_forehand_a_turn_of_its_own() -> None:
    course = course_of("pass", "pass")
    assert isinstance(course.state, ForehandAlone)
    assert course.to_move == 0
    assert legal(course)[:2] == ["pass", "bid 18"]


def test_three_passes_begin_a_ramsch() -> None:
    course = course_of("pass", "pass", "pass")
    assert RamschBegun() in course.events
    assert course.to_move == 0
    assert course.view(0).phase == "TrickPlay"


def test_forehand_must_play_where_the_house_has_no_ramsch() -> None:
    course = course_of("pass", "pass", all_pass="forehand_must_play")
    assert isinstance(course.state, SkatChoice)
    assert (course.state.won.declarer, course.state.won.bid) == (0, 18)
    assert AuctionWon(0, 18) in course.events


def test_a_deal_may_be_passed_in() -> None:
    course = course_of("pass", "pass", "pass", all_pass="passed_in")
    assert course.score is not None
    assert (course.score.contract, course.score.points, course.score.winners) == ("passed_in", (0, 0, 0), ())
    assert course.hands[0] == course.deal.hands[0]


def test_numbers_outside_the_list_are_refused() -> None:
    with pytest.raises(BadRecord, match="Action 1: 'bid 19' is not allowed"):
        course_of("bid 19")
    with pytest.raises(BadNotation):
        Bid.parse("eighteen")
    with pytest.raises(BadNotation):
        Bid.parse("\u0661\u0668")


def test_what_was_heard_tells_who_bids_and_who_holds() -> None:
    course = course_of("bid 18", "hold", "bid 20", "pass")
    heard = bidding_of(course.view(2).table)
    assert heard == Bidding(2, 1, (), (18, 20, 0), 20, Turn.BIDDER, (0,))
    assert isinstance(course.state, Auction)
    assert (course.state.bidder, course.state.holder, course.state.bids) == (2, 1, (18, 20, 0))


def test_the_bid_to_cover_is_the_next_number_or_the_one_to_hold() -> None:
    course = course_of("bid 20")
    assert picture(course.view(0)).bid_to_cover(0) == 20
    assert picture(course.view(1)).bid_to_cover(1) == 22
    assert picture(course_of("bid 20", "pass", "pass").view(1)).bid_to_cover(1) == 20
