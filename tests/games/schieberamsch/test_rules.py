"""Schieberamsch: Grand Hand first, taking and pushing, what pushes do to the result."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.course import Course, begin, play_on
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.events import CardsLaidAway, CardsTaken
from ramsch_desktop.engine.options import OptionValue, read_options
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games.schieberamsch import SCHIEBERAMSCH
from ramsch_desktop.games.schieberamsch.options import no_push_yet
from ramsch_desktop.games.schieberamsch.rules import book, opening
from ramsch_desktop.games.shared.skat.ramsch import RamschPlay
from ramsch_desktop.games.shared.skat.scoring import DeclaredScore
from ramsch_desktop.games.shared.skat_ramsch import (
    USUAL_RAMSCH,
    Factor,
    PushedMarch,
    Pushes,
    Taken,
    score_skat_ramsch,
)

HANDS = ("CJ SJ CA C10 C9 C7 SA SK H9 D8", "HJ CK CQ S10 S9 HA H10 H8 DA D10", "DJ C8 SQ S8 S7 HK HQ DK DQ D9")
DEAL = Deal(2, tuple(parse_cards(hand) for hand in HANDS), parse_cards("H7 D7"))
JACK_IN_SKAT = Deal(2, (parse_cards("D7 SJ CA C10 C9 C7 SA SK H9 D8"), *DEAL.hands[1:]), parse_cards("H7 CJ"))
NO = ("no", "no", "no")


def course_of(*actions: str, deal: Deal = DEAL, **given: OptionValue) -> Course:
    options = read_options(SCHIEBERAMSCH.options, given)
    return play_on(begin(SCHIEBERAMSCH, options, opening(options, deal.dealer), deal), actions)


def legal(course: Course) -> list[str]:
    return [str(action) for action in course.legal_actions()]


def contract_of(course: Course) -> RamschPlay:
    assert isinstance(course.state, TrickPlay)
    assert isinstance(course.state.contract, RamschPlay)
    return course.state.contract


def test_each_player_may_announce_grand_hand_from_forehand_on() -> None:
    for number in range(3):
        course = course_of(*NO[:number])
        assert (course.to_move, legal(course)) == (number, ["grand-hand", "no"])
    assert course_of(*NO).view(0).phase == "PushOrTake"
    assert course_of(grand_hand="off").view(0).phase == "PushOrTake"


def test_grand_hand_is_played_as_in_skat_and_the_same_dealer_deals_again() -> None:
    course = course_of("no", "grand-hand")
    assert (course.to_move, course.view(0).phase) == (0, "TrickPlay")
    score = course_of("grand-hand", "concede").score
    assert isinstance(score, DeclaredScore)
    assert (score.contract, score.points) == ("grand hand", (-192, 0, 0))
    options = read_options(SCHIEBERAMSCH.options, {})
    standing = book(options, opening(options, 2), score)
    assert (standing.dealer, standing.deals, standing.totals) == (2, 0, (-192, 0, 0))


def test_a_ramsch_moves_the_dealer_and_counts() -> None:
    options = read_options(SCHIEBERAMSCH.options, {"rounds": 1})
    score = score_skat_ramsch(Taken((30, 61, 29), (0, 0, 0), (3, 4, 3), (0, 1, 2)), USUAL_RAMSCH)
    standing = book(options, opening(options, 2), score)
    assert (standing.dealer, standing.deals, standing.status) == (0, 1, MatchStatus.RUNNING)
    for _ in range(2):
        standing = book(options, standing, score)
    assert standing.status is MatchStatus.OVER


def test_a_taker_passes_two_cards_on_and_the_next_one_decides() -> None:
    course = course_of(*NO, "take", "pass-on H7 D8")
    assert (course.to_move, legal(course)) == (1, ["take", "push"])
    assert CardsTaken(0, parse_cards("H7 D7")) in course.events
    assert CardsLaidAway(0, parse_cards("D8 H7")) in course.events
    taken = course_of(*NO, "take", "pass-on H7 D8", "take")
    assert set(parse_cards("H7 D8")) <= set(taken.hands[1])
    assert CardsTaken(1, (None, None)) in taken.view(0).events


def test_what_rearhand_lays_away_or_leaves_is_the_skat() -> None:
    laid = course_of(*NO, "push", "push", "take", "pass-on DK DQ")
    assert (contract_of(laid).skat, contract_of(laid).pushes.count) == (parse_cards("DQ DK"), 2)
    assert laid.to_move == 0
    left = course_of(*NO, "take", "pass-on H7 D8", "push", "push")
    assert (contract_of(left).skat, contract_of(left).pushes.count) == (parse_cards("D8 H7"), 2)
    untouched = course_of(*NO, "push", "push", "push")
    assert (contract_of(untouched).skat, contract_of(untouched).pushes.running) == (DEAL.talon, 8)


def test_jacks_stay_in_the_hand_of_a_taker() -> None:
    course = course_of(*NO, "take")
    assert len(legal(course)) == 45
    assert not any("J" in action for action in legal(course))
    assert (parse_cards("CJ")[0], Refusal("jack_stays")) in course.view(0).refusals
    with pytest.raises(BadRecord, match="not allowed"):
        course_of(*NO, "take", "pass-on CJ H7")
    assert len(legal(course_of(*NO, "take", no_jacks="off"))) == 66


def test_a_jack_in_the_skat_may_be_pushed_on_but_not_passed_on() -> None:
    assert "CJ" not in " ".join(legal(course_of(*NO, "take", deal=JACK_IN_SKAT)))
    pushed = course_of(*NO, "push", "push", "push", deal=JACK_IN_SKAT)
    assert contract_of(pushed).skat == parse_cards("H7 CJ")


def test_without_pushing_the_two_cards_must_be_taken() -> None:
    course = course_of(*NO, push="off")
    assert course.view(0).phase == "PassingOn"
    course = course_of(*NO, "pass-on H7 D8", "pass-on H7 D8", "pass-on H7 D8", push="off")
    assert course.view(0).phase == "TrickPlay"


def test_a_button_pressed_twice_does_nothing_twice() -> None:
    with pytest.raises(BadRecord, match="Action 5"):
        course_of(*NO, "take", "take")
    with pytest.raises(BadRecord, match="Action 6"):
        course_of(*NO, "take", "pass-on H7 D8", "pass-on H9 CA")


SEATS = (0, 1, 2)


@pytest.mark.parametrize(
    ("result", "pushes", "points"),
    [
        (Taken((30, 61, 29), (0, 0, 0), (3, 4, 3), SEATS), 0, (0, -61, 0)),
        (Taken((30, 61, 29), (0, 0, 0), (3, 4, 3), SEATS), 1, (0, -122, 0)),
        (Taken((0, 80, 40), (0, 0, 0), (0, 6, 4), SEATS), 2, (0, -640, 0)),
        (Taken((60, 60, 0), (0, 0, 0), (5, 4, 1), SEATS), 0, (-60, -60, 0)),
        (Taken((120, 0, 0), (0, 0, 0), (10, 0, 0), SEATS), 2, (120, 0, 0)),
    ],
)
def test_worked_examples(result: Taken, pushes: int, points: tuple[int, ...]) -> None:
    assert score_skat_ramsch(result, USUAL_RAMSCH, pushes=Pushes(pushes)).points == points


VIRGIN = Taken((0, 80, 40), (0, 0, 0), (0, 6, 4), SEATS)


@pytest.mark.parametrize(
    ("pushes", "factor"),
    [
        (Pushes(0, Factor.ADD), 2),
        (Pushes(1, Factor.ADD), 3),
        (Pushes(3, Factor.ADD), 5),
        (Pushes(2, Factor.MULTIPLY, cap=4), 4),
        (Pushes(3, Factor.MULTIPLY, cap=4), 4),
        (Pushes(1, Factor.MULTIPLY, cap=4), 4),
        (Pushes(3, Factor.ADD, cap=4), 4),
    ],
)
def test_factors_may_add_up_and_be_capped(pushes: Pushes, factor: int) -> None:
    assert score_skat_ramsch(VIRGIN, USUAL_RAMSCH, pushes=pushes).points == (0, -80 * factor, 0)


def test_pushes_count_for_all_tricks_where_the_house_says_so() -> None:
    march = Taken((120, 0, 0), (0, 0, 0), (10, 0, 0), SEATS)
    pushes = Pushes(2, march=PushedMarch.PUSHED)
    assert score_skat_ramsch(march, USUAL_RAMSCH, pushes=pushes).points == (480, 0, 0)


def test_options_come_to_their_rules() -> None:
    options = read_options(SCHIEBERAMSCH.options, {"factor": "add", "cap": "x4", "pushed_march": "on"})
    assert no_push_yet(options) == replace(Pushes(), factor=Factor.ADD, cap=4, march=PushedMarch.PUSHED)


def test_at_a_table_of_four_the_dealer_sits_out() -> None:
    deal = Deal(3, (*DEAL.hands, ()), DEAL.talon)
    course = course_of(*NO, "push", "push", "push", deal=deal, table=4)
    assert course.hands[3] == ()
    while course.to_move is not None:
        assert course.to_move != 3
        course = course.apply(course.legal_actions()[0])
    assert course.score is not None
    assert course.score.points[3] == 0


def test_the_step_forward_is_to_say_nothing_and_not_grand_hand() -> None:
    """The last action is the gold button that Enter presses."""
    assert [str(action) for action in course_of().legal_actions()] == ["grand-hand", "no"]


def test_two_cards_lie_face_down_for_whoever_decides_about_the_skat() -> None:
    """The next player takes or pushes what the one before passed on."""
    speech = Speech(lambda context, text, comment=None, n=-1: text, ("A", "B", "C"))
    offered = course_of(*NO, "take", "pass-on H7 D8")
    for seat in range(3):
        line = SCHIEBERAMSCH.words.middle(offered.view(seat), speech)
        assert line is not None
        assert (line.cards, line.note) == ((None, None), "Skat")
    taken = course_of(*NO, "take", "pass-on H7 D8", "take")
    assert SCHIEBERAMSCH.words.middle(taken.view(1), speech) is None
