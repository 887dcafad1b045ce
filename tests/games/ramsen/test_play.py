"""Tricks of Ramsen: follow, trump, head the trick; bars, crosses, and the end in the middle of a deal."""

from ramsch_desktop.engine.events import Booked, TrickTaken
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games.ramsen import RAMSEN
from tests.games.five_card_table import course_of, legal, points, refused, steps

ALL_STAY = "swap, swap, swap, stay, stay, stay"
"""Three at the table, dealer seat 0: nobody exchanges, all play; seat 1 leads."""


def test_the_only_follower_is_forced_although_a_permanent_trump_has_the_same_suit() -> None:
    hands = ["", "C8", "CK CJ H9 S7 DA"]
    course = course_of(RAMSEN, hands, "H7", f"{ALL_STAY}, play C8")
    assert legal(course) == ["play CK"]
    assert refused(course, "CJ") == ("always_trump", "CK")


def test_of_two_trumps_the_one_that_beats_must_be_played() -> None:
    course = course_of(RAMSEN, ["", "H10", "SA D7 H8 C10 C9"], "HK", f"{ALL_STAY}, play H10")
    assert legal(course) == ["play D7"]
    assert refused(course, "H8") == ("must_beat", "D7")
    assert refused(course, "SA") == ("follow_trump", "D7")


def test_a_follower_cannot_beat_a_trump_and_plays_any_card_of_the_suit() -> None:
    hands = ["S7 D9 S9 H7 H8", "SA", "D10 H10 H9 HJ HK"]
    course = course_of(RAMSEN, hands, "D8", f"{ALL_STAY}, play SA, play D10")
    assert legal(course) == ["play S7", "play S9"]
    assert refused(course, "D9") == ("follow_suit", "S7 S9")


def test_a_player_without_the_suit_must_trump() -> None:
    hands = ["", "SA", "D9 HK HQ C8 C7"]
    course = course_of(RAMSEN, hands, "H7", f"{ALL_STAY}, play SA")
    assert legal(course) == ["play D9", "play HQ", "play HK"]
    assert refused(course, "C8") == ("must_trump", "D9 HK HQ")


def test_who_must_trump_overtrumps_if_he_can() -> None:
    hands = ["D9 H8 C9 C8 C10", "SA", "HK HQ D10 D8 DJ"]
    course = course_of(RAMSEN, hands, "H7", f"{ALL_STAY}, play SA, play HQ")
    assert legal(course) == ["play D9"]
    assert refused(course, "H8") == ("must_beat", "D9")


def test_who_cannot_overtrump_still_trumps() -> None:
    hands = ["H8 C9 C8 C10 DJ", "SA", "HK HQ D10 D8 DA"]
    course = course_of(RAMSEN, hands, "H7", f"{ALL_STAY}, play SA, play HQ")
    assert legal(course) == ["play H8"]


def test_who_has_neither_suit_nor_trump_plays_any_card() -> None:
    hands = ["", "SA", "C8 C7 C9 DK DA"]
    course = course_of(RAMSEN, hands, "H7", f"{ALL_STAY}, play SA")
    assert legal(course) == ["play DK", "play DA", "play C7", "play C8", "play C9"]


def test_the_leader_plays_any_card() -> None:
    course = course_of(RAMSEN, ["", "SA D9 HK C8 C7", ""], "H7", ALL_STAY)
    assert len(legal(course)) == 5


THREE_TRICKS = ["C7 C8 S7 S8 C9", "HA D9 HK SA CA", "D10 D8 S9 S10 C10"]
"""Seat 1 takes every trick against hands without a trump."""


def test_each_trick_draws_a_bar_at_once() -> None:
    course = course_of(RAMSEN, THREE_TRICKS, "H7", f"{ALL_STAY}, play HA, play D8, play C7, play D9, play D10, play C8")
    last = [event for event in course.events if isinstance(event, TrickTaken | Booked)]
    bars = [(event.seat, event.step.rule, event.total) for event in last if isinstance(event, Booked)]
    assert bars == [(1, "trick", 9), (1, "trick", 8)]
    assert isinstance(last[0], TrickTaken)
    assert course.view(0).table.running((10, 10, 10)) == (10, 8, 10)


def test_tricks_are_bars_and_no_trick_is_a_cross() -> None:
    hands = ["S7 C7 C8 S8 C9", "HA D9 HK SA CA", "D10 D8 S9 S10 C10", "H8 H9 HJ HQ H10"]
    course = course_of(RAMSEN, hands, "H7", "swap, swap, swap, swap, stay, stay, drop, stay", dealer=0)
    for card in ("HA", "S9", "S7", "D9", "S10", "C7", "HK", "C10", "C8", "SA", "D8", "S8", "CA", "D10", "C9"):
        course = course.apply(next(a for a in course.legal_actions() if str(a) == f"play {card}"))
    assert points(course) == (5, -5, 5, 0)
    assert steps(course, 0) == [("no_trick", 5)]
    crosses = [e for e in course.events if isinstance(e, Booked) and e.step.rule == "no_trick"]
    assert [(event.seat, event.total) for event in crosses] == [(2, 15), (0, 15)]


def test_the_match_ends_with_the_trick_that_draws_the_last_bar() -> None:
    opening = f"{ALL_STAY}, play HA, play D8, play C7"
    course = course_of(RAMSEN, THREE_TRICKS, "H7", opening, totals=(10, 1, 2))
    assert points(course) == (0, -1, 0)
    assert steps(course, 1) == [("last_bar", -1)]
    assert course.score is not None
    assert course.score.winners == (1,)
    assert [len(hand) for hand in course.hands] == [4, 4, 4]
    standing = RAMSEN.book(course.options, course.standing, course.score)
    assert standing.totals == (10, 0, 2)
    assert (standing.status, standing.winner) == (MatchStatus.OVER, 1)


def test_whoever_has_no_trick_when_the_match_ends_is_told_why_he_gets_no_cross() -> None:
    opening = f"{ALL_STAY}, play HA, play D8, play C7"
    course = course_of(RAMSEN, THREE_TRICKS, "H7", opening, totals=(10, 1, 2))
    assert [steps(course, seat) for seat in (0, 2)] == [[("no_cross", 0)], [("no_cross", 0)]]


def test_the_deal_that_ends_the_match_adds_no_cross() -> None:
    opening = f"{ALL_STAY}, play HA, play D8, play C7"
    course = course_of(RAMSEN, THREE_TRICKS, "H7", opening, totals=(4, 1, 7))
    assert [event.step.rule for event in course.events if isinstance(event, Booked)] == ["trick"]
