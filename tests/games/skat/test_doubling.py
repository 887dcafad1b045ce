"""Kontra and Re, before the opening lead (house rule)."""

from __future__ import annotations

from ramsch_desktop.engine.events import CardsShown
from ramsch_desktop.engine.options import OptionValue
from ramsch_desktop.games.shared.skat.scoring import Call, DeclaredScore
from tests.games.skat.table import course_of, legal

ON: dict[str, OptionValue] = {"kontra_re": "on"}
ANYONE: dict[str, OptionValue] = {"kontra_re": "on", "kontra_needs_bid18": "off"}
FOREHAND_PLAYS = ("bid 18", "hold", "pass", "pass", "hand", "declare clubs")


def test_nobody_is_asked_where_kontra_is_not_played() -> None:
    assert course_of(*FOREHAND_PLAYS).view(0).phase == "TrickPlay"


def test_only_a_defender_who_bid_or_held_is_asked() -> None:
    course = course_of(*FOREHAND_PLAYS, rules=ON)
    assert (course.to_move, legal(course)) == (1, ["kontra", "no"])
    assert course_of(*FOREHAND_PLAYS, "no", rules=ON).view(0).phase == "TrickPlay"


def test_without_a_defenders_bid_nobody_is_asked() -> None:
    course = course_of("pass", "pass", "bid 18", "hand", "declare clubs", rules=ON)
    assert course.view(0).phase == "TrickPlay"


def test_where_anyone_may_say_kontra_both_are_asked_from_the_declarers_left() -> None:
    course = course_of("pass", "bid 18", "pass", "hand", "declare clubs", rules=ANYONE)
    assert course.to_move == 0
    assert course.apply(course.legal_actions()[-1]).to_move == 1


def test_one_kontra_and_one_re() -> None:
    course = course_of(*FOREHAND_PLAYS, "kontra", rules=ANYONE)
    assert (course.to_move, legal(course)) == (0, ["re", "no"])
    assert course_of(*FOREHAND_PLAYS, "kontra", "re", rules=ANYONE).view(0).phase == "TrickPlay"
    assert course_of(*FOREHAND_PLAYS, "kontra", "no", rules=ANYONE).view(0).phase == "TrickPlay"


def test_an_ouvert_hand_is_shown_only_after_kontra() -> None:
    ouvert = (*FOREHAND_PLAYS[:-1], "declare null ouvert")
    asked = course_of(*ouvert, rules=ON)
    assert not any(isinstance(event, CardsShown) for event in asked.events)
    assert any(isinstance(event, CardsShown) for event in course_of(*ouvert, "kontra", "no", rules=ON).events)


def test_the_call_reaches_the_score() -> None:
    score = course_of(*FOREHAND_PLAYS, "kontra", "re", "concede", rules=ON).score
    assert isinstance(score, DeclaredScore)
    assert score.call is Call.RE
    assert score.points == (-384, 0, 0)


def test_there_is_no_kontra_in_a_ramsch() -> None:
    assert course_of("pass", "pass", "pass", rules=ANYONE).view(0).phase == "TrickPlay"
