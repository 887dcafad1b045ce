"""The value of declared games: every worked example, each with the rule that it shows."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.games.shared.skat.contracts import parse_declaration
from ramsch_desktop.games.shared.skat.matadors import Run, matadors, most_matadors
from ramsch_desktop.games.shared.skat.scoring import (
    Bock,
    Call,
    DeclaredGame,
    DeclaredScore,
    Ending,
    Outcome,
    Result,
    score_game,
)

WITH_1 = "CJ HJ CA CK CQ C9 SA SK HA DA"
WITHOUT_2 = "HJ DJ HA H10 HK HQ H9 SA CA DA"
WITH_4 = "CJ SJ HJ DJ SK SQ S9 S8 HA DA"
WITH_2 = "CJ SJ CA C10 C9 C8 SA SK HA DA"
JUNK = "S7 D7"


def scored(
    declaration: str,
    points: int,
    *,
    hand: str = WITH_1,
    skat: str = JUNK,
    bid: int = 18,
    tricks: int | None = None,
    call: Call = Call.NONE,
    bock: Bock = Bock.NONE,
    ending: Ending = Ending.PLAYED,
) -> DeclaredScore:
    """The score of seat 0 for a game with this many of the 120 card points."""
    own = (10 if points == 120 else 0 if points == 0 else 5) if tricks is None else tricks
    cards = parse_cards(hand) + parse_cards(skat)
    game = DeclaredGame(parse_declaration(declaration), 0, bid, cards, parse_cards(skat), call, bock)
    return score_game(game, Result((points, 120 - points, 0), (own, 10 - own, 0), ending), (0, 1, 2))


@pytest.mark.parametrize(
    ("number", "score", "expected"),
    [
        (1, scored("clubs", 74), 24),
        (2, scored("hearts hand", 92, hand=WITHOUT_2), 50),
        (3, scored("hearts hand", 58, hand=WITHOUT_2), -80),
        (4, scored("spades hand schneider", 91, hand=WITH_4), 88),
        (5, scored("spades hand schneider", 89, hand=WITH_4), -176),
        (6, scored("clubs", 25), -72),
        (7, scored("clubs", 0), -96),
        (8, scored("diamonds", 75, hand="DJ DA D10 DK D9 D8 SA S10 CA HA", skat="CJ H7", bid=30), -72),
        (9, scored("diamonds", 120, hand="DJ DA D10 DK D9 D8 SA S10 CA HA", skat="CJ H7", bid=30), 36),
        (10, scored("spades hand", 61, hand="S10 SK SQ S9 S8 S7 CA HA DA D10", skat="CJ H7", bid=72), -154),
        (11, scored("clubs ouvert", 120, hand=WITH_2), 108),
        (12, scored("grand ouvert", 120, hand=WITH_4), 264),
        (13, scored("null ouvert", 4, tricks=1), -92),
        (14, scored("null hand ouvert", 4, tricks=1), -118),
        (15, scored("clubs", 120, hand=WITH_2, tricks=9), 48),
    ],
)
def test_worked_examples_of_winning_losing_and_overbidding(number: int, score: DeclaredScore, expected: int) -> None:
    assert score.points == (expected, 0, 0)


@pytest.mark.parametrize(
    ("score", "expected"),
    [
        (scored("clubs", 120, tricks=9), 36),
        (scored("hearts", 75, bid=24), -60),
        (scored("hearts", 92, bid=24), 30),
        (scored("hearts", 92, bid=33), -80),
        (scored("grand ouvert", 106, hand=WITH_4), -528),
        (scored("null ouvert", 0, call=Call.KONTRA), 92),
        (scored("null ouvert", 4, tricks=1, call=Call.KONTRA), -184),
        (scored("clubs", 50, call=Call.RE, bock=Bock.DOUBLE), -384),
        (scored("diamonds", 50, call=Call.KONTRA), -72),
        (scored("diamonds", 50, call=Call.RE), -144),
        (scored("diamonds", 70, call=Call.RE), 72),
        (scored("clubs", 61), 24),
        (scored("clubs", 60), -48),
        (scored("clubs", 89), 24),
        (scored("clubs", 90), 36),
        (scored("clubs", 30), -72),
        (scored("clubs", 31), -48),
        (scored("grand hand", 61), 72),
        (scored("null", 0), 23),
        (scored("null hand", 0), 35),
        (scored("null hand ouvert", 0), 59),
        (scored("clubs hand schwarz", 120, tricks=9), -168),
        (scored("clubs hand schwarz", 120), 84),
    ],
)
def test_further_values(score: DeclaredScore, expected: int) -> None:
    assert score.points == (expected, 0, 0)


@pytest.mark.parametrize(
    ("jack", "expected"),
    [("CJ", -90), ("SJ", -90), ("HJ", -90), ("DJ", 45)],
)
def test_diamonds_hand_bid_40_without_four_depends_on_the_jack_in_the_skat(jack: str, expected: int) -> None:
    """Clubs jack: with 1, 27. Spades jack: without 1, 27. Hearts jack: 36. Diamonds jack: without 3, 45."""
    score = scored("diamonds hand", 75, hand="DA D10 DK DQ D9 D8 CA SA HA H10", skat=f"{jack} H7", bid=40)
    assert score.points[0] == expected


def test_a_value_below_the_bid_names_its_extra_levels() -> None:
    score = scored("diamonds", 75, hand="DJ DA D10 DK D9 D8 SA S10 CA HA", skat="CJ H7", bid=30)
    assert [(step.rule, step.value) for step in score.sums[0]] == [
        ("with", 1),
        ("game", 1),
        ("overbid", 2),
        ("diamonds", 9),
        ("lost", -2),
    ]
    assert (score.outcome, score.value, score.level) == (Outcome.OVERBID, 36, 2)


def test_steps_name_every_level_in_the_order_of_the_sum() -> None:
    score = scored("clubs ouvert", 120, hand=WITH_2, call=Call.RE, bock=Bock.DOUBLE)
    assert [step.rule for step in score.sums[0]] == [
        *("with", "game", "hand", "schneider", "schneider_announced", "schwarz", "schwarz_announced", "ouvert"),
        *("clubs", "kontra", "re", "bock"),
    ]
    assert score.points[0] == 108 * 8


def test_winners_are_the_declarer_or_both_defenders() -> None:
    assert scored("clubs", 61).winners == (0,)
    assert scored("clubs", 60).winners == (1, 2)


def test_who_concedes_loses_what_was_reached_and_announced() -> None:
    assert scored("clubs", 0, tricks=0, ending=Ending.CONCEDED).points[0] == -72
    assert scored("clubs", 40, ending=Ending.CONCEDED).points[0] == -48
    assert scored("clubs hand schneider", 40, ending=Ending.CONCEDED).points[0] == -120
    assert scored("clubs", 40, bid=36, ending=Ending.CONCEDED).points[0] == -72


def test_defenders_who_concede_give_the_simple_level() -> None:
    assert scored("clubs", 20, ending=Ending.CONCEDED_BY_DEFENDERS).points[0] == 24
    assert scored("null", 0, tricks=0, ending=Ending.CONCEDED_BY_DEFENDERS).points[0] == 23


def test_matadors_are_the_unbroken_run_from_the_top() -> None:
    grand, clubs = parse_declaration("grand").order, parse_declaration("clubs").order
    with_2 = matadors(parse_cards("CJ SJ DJ CA"), grand)
    assert (with_2.run, with_2.count, str(with_2.next)) == (Run.WITH, 2, "HJ")
    assert matadors(parse_cards("CA C10"), grand).count == 4
    assert matadors(parse_cards("CK"), clubs).count == 6
    every = matadors(clubs.trumps, clubs)
    assert (every.count, every.next) == (11, None)


def test_two_unseen_cards_can_lengthen_or_turn_a_run() -> None:
    clubs = parse_declaration("clubs").order
    assert most_matadors(parse_cards("HJ DJ CA SA"), clubs) == 5
    assert most_matadors(parse_cards("CJ HJ CA"), clubs) == 5
    assert most_matadors(parse_cards("CQ SA"), clubs) == 7
