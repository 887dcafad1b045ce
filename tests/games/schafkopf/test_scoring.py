"""The price of announced games."""

import pytest

from ramsch_desktop.engine.score import Operation, Score
from ramsch_desktop.games.schafkopf.scoring import Outcome, runners, score_declared, sie_outcome
from ramsch_desktop.games.schafkopf.terms import Declared, Terms, declare
from tests.games.schafkopf.tables import game, terms_with

# Caller 0 and partner 1 hold the acorn and the heart Ober, the defenders the leaf Ober: no runners count.
NO_RUNNERS = ("CQ S7 C7", "SA HQ", "SQ", "DQ")
DEFENDERS_RUN = ("S7 C7 DQ CJ", "SA", "CQ SQ", "HQ")


def score_of(
    text: str,
    terms: Terms,
    points: tuple[int, ...],
    tricks: tuple[int, ...],
    *,
    kontra: int | None = None,
    re: int | None = None,
) -> Score:
    side = declare(terms, game(text), 0)
    return score_declared(Outcome(Declared(terms, side.declaration, 0, side.partner, kontra, re), points, tricks))


def steps_of(score: Score, seat: int = 0) -> list[tuple[str, int | float]]:
    return [(step.rule, step.value) for step in score.sums[seat]]


def test_a_rufspiel_won_without_runners() -> None:
    score = score_of("call S", terms_with(*NO_RUNNERS), (40, 24, 30, 26), (3, 2, 2, 1))
    assert score.points == (20, 20, -20, -20)
    assert score.winners == (0, 1)
    assert steps_of(score) == [("call", 20)]


def test_a_rufspiel_lost_schneider_with_three_runners_against_it() -> None:
    score = score_of("call S", terms_with(*DEFENDERS_RUN), (18, 10, 50, 42), (1, 1, 3, 3))
    assert score.points == (-60, -60, 60, 60)
    assert steps_of(score) == [("call", 20), ("schneider", 10), ("runners", 30), ("lost", -1)]
    assert [card.code for card in score.sums[0][2].cards] == ["CQ", "SQ", "HQ"]


def test_a_solo_won_with_95_and_four_runners() -> None:
    terms = terms_with("CQ SQ HQ DQ SA S10 S9 C7", "CJ")
    score = score_of("solo S", terms, (95, 10, 10, 5), (6, 1, 1, 0))
    assert score.points == (300, -100, -100, -100)
    assert steps_of(score) == [("solo", 50), ("schneider", 10), ("runners", 40), ("against_three", 3)]


def test_a_wenz_with_two_unters_and_kontra() -> None:
    terms = terms_with("CJ SJ CA C10", "HJ")
    score = score_of("wenz", terms, (70, 20, 20, 10), (5, 1, 1, 1), kontra=2)
    assert score.points == (420, -140, -140, -140)
    assert steps_of(score) == [("solo", 50), ("runners", 20), ("kontra", 2), ("against_three", 3)]
    assert score.sums[1][2].seats == (2,)


def test_a_solo_tout_with_three_runners_made() -> None:
    terms = terms_with("CQ SQ HQ CJ SA S10 S9 S8", "DQ")
    score = score_of("solo-tout S", terms, (120, 0, 0, 0), (8, 0, 0, 0))
    assert score.points == (480, -160, -160, -160)
    assert steps_of(score) == [("solo", 50), ("runners", 30), ("tout", 2), ("against_three", 3)]


def test_a_sie_counts_four_times_with_eight_runners() -> None:
    terms = terms_with("CQ SQ HQ DQ CJ SJ HJ DJ")
    score = score_declared(sie_outcome(declare(terms, game("sie"), 0)))
    assert score.points == (1560, -520, -520, -520)
    assert steps_of(score) == [("solo", 50), ("runners", 80), ("sie", 4), ("against_three", 3)]
    assert score.card_points == (120, 0, 0, 0)


def test_the_short_sie_has_six_runners() -> None:
    terms = terms_with("CQ SQ HQ DQ CJ SJ", pack="short", short_sie="on")
    score = score_declared(sie_outcome(declare(terms, game("sie"), 0)))
    assert score.points[0] == 3 * 4 * (50 + 60)


def test_a_tout_with_a_lost_trick_is_lost_whatever_the_card_points() -> None:
    terms = terms_with("CQ SQ HQ CJ SA S10 S9 S8", "DQ")
    score = score_of("solo-tout S", terms, (20, 4, 0, 0), (1, 1, 0, 0))
    assert score.points == (-480, 160, 160, 160)
    assert "schneider" not in [rule for rule, _ in steps_of(score)]


@pytest.mark.parametrize(
    ("points", "price", "won"),
    [(60, 20, False), (61, 20, True), (90, 20, True), (91, 30, True), (31, 20, False), (30, 30, False)],
)
def test_the_marks_of_61_91_and_31(points: int, price: int, won: bool) -> None:
    score = score_of("call S", terms_with(*NO_RUNNERS), (points, 0, 120 - points, 0), (4, 1, 2, 1))
    assert score.points[0] == (price if won else -price)


def test_schwarz_is_about_tricks_not_points() -> None:
    terms = terms_with(*NO_RUNNERS)
    schwarz = score_of("call S", terms, (100, 20, 0, 0), (6, 2, 0, 0))
    assert steps_of(schwarz) == [("call", 20), ("schneider", 10), ("schwarz", 10)]
    empty_trick = score_of("call S", terms, (100, 20, 0, 0), (6, 1, 1, 0))
    assert steps_of(empty_trick) == [("call", 20), ("schneider", 10)]
    lost = score_of("call S", terms, (0, 0, 70, 50), (0, 0, 5, 3))
    assert lost.points == (-40, -40, 40, 40)


def test_re_doubles_again_and_knocks_each_once() -> None:
    terms = terms_with(*NO_RUNNERS).with_knock(3).with_knock(1)
    score = score_of("call S", terms, (40, 24, 30, 26), (3, 2, 2, 1), kontra=2, re=1)
    assert score.points == (320, 320, -320, -320)
    assert steps_of(score) == [("call", 20), ("knock", 4), ("kontra", 2), ("re", 2)]


def test_runners_of_both_partners_count_together() -> None:
    terms = terms_with("CQ HQ S7 C7", "SQ SA DQ", "CJ")
    assert [card.code for card in runners(declare(terms, game("call S"), 0))] == ["CQ", "SQ", "HQ", "DQ"]


def test_two_runners_do_not_count_in_a_solo_but_in_a_wenz() -> None:
    terms = terms_with("CQ SQ CJ SJ SA", "HQ HJ")
    won = ((70, 50, 0, 0), (4, 4, 0, 0))
    assert steps_of(score_of("solo S", terms, *won)) == [("solo", 50), ("against_three", 3)]
    assert ("runners", 20) in steps_of(score_of("wenz", terms, *won))
    assert ("runners", 20) not in steps_of(score_of("farbwenz S", terms, *won)), "Farbwenz counts from three on"
    strict = terms_with("CQ SQ CJ SJ SA", "HQ HJ", wenz_runners=3)
    assert steps_of(score_of("wenz", strict, *won)) == [("solo", 50), ("against_three", 3)]


def test_defenders_may_hold_every_runner() -> None:
    terms = terms_with("SA S10 SK S9 S8 S7 CA C10", "CQ SQ HQ DQ CJ SJ HJ DJ")
    score = score_of("solo H", terms, (20, 100, 0, 0), (1, 7, 0, 0))
    assert ("runners", 140) in steps_of(score), "all fourteen trumps stand against the soloist"


def test_runners_end_with_the_trumps_of_the_pack() -> None:
    terms = terms_with("S9 SK C9 CK D9 DK", "SA CA DA S10 C10 D10", pack="short")
    score = score_of("solo H", terms, (20, 100, 0, 0), (1, 5, 0, 0))
    assert ("runners", 120) in steps_of(score)


@pytest.mark.parametrize(("tariff", "call", "solo"), [("10/20/50", 30, 60), ("10/10/50", 20, 60), ("20/20/50", 40, 70)])
def test_the_presets_of_the_tariff(tariff: str, call: int, solo: int) -> None:
    terms = terms_with(*NO_RUNNERS, tariff=tariff)
    assert score_of("call S", terms, (91, 0, 29, 0), (5, 0, 3, 0)).points[0] == call
    assert score_of("solo C", terms, (91, 0, 29, 0), (5, 0, 3, 0)).points[1] == -solo


def test_a_free_tariff() -> None:
    terms = terms_with(*NO_RUNNERS, tariff="free", free_unit=5, free_call=25, free_solo=100)
    assert score_of("call S", terms, (91, 0, 29, 0), (5, 0, 3, 0)).points[0] == 30
    assert score_of("solo C", terms, (91, 0, 29, 0), (5, 0, 3, 0)).points[1] == -105


def test_the_winning_side_takes_the_stock() -> None:
    call = score_of("call S", terms_with(*NO_RUNNERS, stock=80), (40, 24, 30, 26), (3, 2, 2, 1))
    assert call.points == (60, 60, -20, -20)
    assert steps_of(call)[-1] == ("stock", 40)
    solo = score_of("solo C", terms_with("CQ", "SQ", stock=40), (70, 50, 0, 0), (5, 3, 0, 0))
    assert solo.points[0] == 3 * 50 + 40


def test_a_lost_game_leaves_the_stock() -> None:
    score = score_of("call S", terms_with(*NO_RUNNERS, stock=80), (30, 24, 40, 26), (3, 2, 2, 1))
    assert score.points == (-20, -20, 20, 20)


def test_the_steps_name_their_operation() -> None:
    score = score_of("wenz", terms_with("CJ SJ", "HJ"), (70, 50, 0, 0), (4, 4, 0, 0))
    assert [step.operation for step in score.sums[1]] == [
        Operation.ADD,
        Operation.ADD,
        Operation.TIMES,
    ]
