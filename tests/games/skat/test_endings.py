"""How a declared game ends: after ten tricks, by its own rule, by conceding, by claiming the rest."""

from __future__ import annotations

import random

import pytest

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.games.shared.skat.events import SkatShown
from ramsch_desktop.games.shared.skat.play import Claim, Concede
from ramsch_desktop.games.shared.skat.scoring import DeclaredScore, Ending, Outcome
from ramsch_desktop.games.skat.endings import endings, settled
from tests.games.skat.table import course_of, deal_with

FOREHAND_PLAYS = ("bid 18", "hold", "pass", "pass")
ALL_TRICKS = deal_with("CJ SJ HJ DJ CA C10 CK CQ C9 C8", "H7 D7")
GRAND = (*FOREHAND_PLAYS, "take", "discard H7 D7", "declare grand")


def score_of(course: Course) -> DeclaredScore:
    assert isinstance(course.score, DeclaredScore)
    return course.score


def play_out(course: Course, tricks: int = 10) -> Course:
    """The course after so many tricks more, with the first legal card of everyone."""
    for _ in range(3 * tricks):
        if course.to_move is not None:
            course = course.apply(course.legal_actions()[0])
    return course


def test_null_ends_with_the_declarers_first_trick() -> None:
    course = play_out(course_of(*FOREHAND_PLAYS, "hand", "declare null"))
    score = score_of(course)
    assert (score.outcome, score.tricks[0], score.points[0]) == (Outcome.LOST, 1, -70)
    assert sum(len(hand) for hand in course.hands) == 30 - 3 * sum(score.tricks)


def test_announced_schwarz_ends_with_the_defenders_first_trick() -> None:
    deal = deal_with("CJ SJ HJ CA C10 CK CQ C9 C8 S7", "H7 D7")
    course = course_of(*FOREHAND_PLAYS, "hand", "declare clubs schwarz", "play S7", deal=deal)
    score = score_of(play_out(course, 1))
    assert (score.outcome, sum(score.tricks)) == (Outcome.LOST, 1)
    assert score.points[0] == -(3 + 1 + 1 + 2 + 2) * 12 * 2


def test_ten_tricks_are_schwarz_and_the_skat_counts() -> None:
    course = play_out(course_of(*GRAND, deal=ALL_TRICKS))
    score = score_of(course)
    assert (score.card_points[0], score.tricks[0], score.points[0]) == (120, 10, (4 + 1 + 1 + 1) * 24)
    assert SkatShown(0, ALL_TRICKS.talon, parse_cards("D7 H7")) in course.events


def test_the_declarer_concedes_at_his_turn() -> None:
    course = course_of(*GRAND)
    assert endings(course.view(0)) == (Concede(),)
    assert endings(course.view(1)) == ()
    score = score_of(course.apply(Concede()))
    assert (score.ending, score.outcome, score.points) == (Ending.CONCEDED, Outcome.LOST, (-144, 0, 0))


def test_a_defender_concedes_for_both() -> None:
    course = course_of(*GRAND, "play CJ", "concede")
    assert (score_of(course).ending, score_of(course).points) == (Ending.CONCEDED_BY_DEFENDERS, (72, 0, 0))


def test_nothing_is_conceded_in_a_ramsch() -> None:
    course = course_of("pass", "pass", "pass")
    assert endings(course.view(0)) == ()
    with pytest.raises(BadRecord, match="not allowed"):
        course_of("pass", "pass", "pass", "concede")


def test_conceding_is_no_legal_action_of_the_view() -> None:
    assert Concede() not in course_of(*GRAND).view(0).legal


def test_a_sure_claim_takes_every_trick_that_is_left() -> None:
    course = course_of(*GRAND, deal=ALL_TRICKS)
    assert endings(course.view(0)) == (Concede(), Claim())
    claimed = score_of(course.apply(Claim()))
    assert (claimed.ending, claimed.points) == (Ending.CLAIMED, score_of(play_out(course)).points)
    assert (claimed.card_points[0], claimed.tricks[0]) == (120, 10)


def test_a_doubtful_claim_is_refused_whoever_holds_the_cards() -> None:
    """The ace of clubs could be trumped with the jack of diamonds, wherever it lies."""
    deal = deal_with("CJ SJ CA C10 CK CQ C9 C8 C7 DA", "H7 D7")
    course = course_of(*FOREHAND_PLAYS, "take", "discard H7 D7", "declare grand", deal=deal)
    assert Claim() in endings(course.view(0))
    risky = deal_with("CJ HJ CA C10 CK CQ C9 C8 C7 DA", "H7 D7")
    course = course_of(*FOREHAND_PLAYS, "take", "discard H7 D7", "declare grand", deal=risky)
    assert Claim() not in endings(course.view(0))
    with pytest.raises(BadRecord, match="not sure"):
        course_of(*FOREHAND_PLAYS, "take", "discard H7 D7", "declare grand", "claim", deal=risky)


def test_a_claim_is_made_on_lead_only() -> None:
    with pytest.raises(BadRecord, match="not sure"):
        course_of(*GRAND, "play CJ", "claim", deal=ALL_TRICKS)


def at_random(course: Course, chance: random.Random) -> Course:
    return course.apply(chance.choice(course.legal_actions()))


def test_a_settled_game_has_the_same_score_whatever_is_played() -> None:
    chance, settled_games = random.Random(1), 0
    for _ in range(40):
        course = course_of(*FOREHAND_PLAYS, "take", "discard H9 H7", "declare clubs")
        while course.to_move is not None and not settled(course.view(course.to_move)):
            course = at_random(course, chance)
        if course.to_move is not None:
            settled_games += 1
            endings_seen = {score_of(random_end(course, chance)).points for _ in range(8)}
            assert len(endings_seen) == 1
    assert settled_games > 10


def random_end(course: Course, chance: random.Random) -> Course:
    while course.to_move is not None:
        course = at_random(course, chance)
    return course


def test_a_game_is_open_before_its_first_trick() -> None:
    assert not settled(course_of(*GRAND).view(0))
