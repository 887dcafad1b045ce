"""The foot of the score sheet is a sum that a reader can redo."""

from __future__ import annotations

import pytest

from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.score import Score, add, times
from ramsch_desktop.engine.sections import Row, Tone
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.games import ALL
from ramsch_desktop.games.shared.sheet_words import Tally, bock_remark, ramsch_line, score_text, tournament_foot
from ramsch_desktop.games.shared.words import signed
from tests.matches import narrator, played


def english(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    return text.replace("%n", str(n))


SPEECH = Speech(english, ("You", "Anna", "Bert", "Cleo"))
TABLE_OF_THREE = Tally((-60, 40, -46), won=(2, 1, 0), lost=(1, 0, 1), others_lost=(1, 2, 1))
TABLE_OF_FOUR = Tally((-60, 40, -46, 0), (2, 1, 0, 0), (1, 0, 1, 0), (1, 2, 1, 2), others=30)


def test_a_list_of_three_by_seeger_and_fabian() -> None:
    points, own, others, total = tournament_foot(TABLE_OF_THREE, SPEECH)
    assert points.values == ("−60", "+40", "−46")
    assert own.label == "50 for each own game won, −50 for each lost"
    assert own.values == ("(2 − 1) × 50 = +50", "(1 − 0) × 50 = +50", "(0 − 1) × 50 = −50")
    assert others.label == "40 for each game that others lose"
    assert others.values == ("1 × 40 = +40", "2 × 40 = +80", "1 × 40 = +40")
    assert total.values == ("+30", "+170", "−56")
    assert [row.strong for row in (points, own, others, total)] == [Tone.PLAIN] * 3 + [Tone.HINT]


def test_at_a_table_of_four_others_bring_30() -> None:
    assert TABLE_OF_FOUR.totals == (20, 150, -66, 60)
    assert tournament_foot(TABLE_OF_FOUR, SPEECH)[2].values[1] == "2 × 30 = +60"


@pytest.mark.parametrize(("deals", "seats", "rounds"), [(3, 3, 1), (5, 3, 2), (6, 3, 2), (1, 4, 1), (8, 4, 2)])
def test_bock_rounds_left_are_said(deals: int, seats: int, rounds: int) -> None:
    (row,) = bock_remark(deals, seats, SPEECH)
    assert row == Row(f"{rounds} Bock round(s) left: {deals} deal(s) count double", ())


def test_without_bock_nothing_is_said() -> None:
    assert bock_remark(0, 3, SPEECH) == ()


def test_a_total_has_a_sign_only_where_the_highest_wins() -> None:
    assert [score_text(30, best) for best in Best] == ["+30", "30"]
    assert [score_text(-7.5, best) for best in Best] == ["−7½", "−7½"]


@pytest.mark.parametrize(
    ("steps", "label"),
    [
        ((add("trick_points", 67), times("loss", -1)), "Ramsch"),
        ((add("trick_points", 67), times("virgin", 2), times("loss", -1)), "Ramsch, Jungfrau"),
        ((add("march", 120),), "Ramsch, Durchmarsch"),
    ],
)
def test_a_ramsch_says_why_it_is_dear(steps: tuple[object, ...], label: str) -> None:
    score = Score("ramsch", (steps, (), ()), (67, 30, 23), (5, 3, 2))  # type: ignore[arg-type]
    assert ramsch_line(score, SPEECH).label == label


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_game_fills_its_sheet(game: Game) -> None:
    match = played(game)
    speech = narrator(match).speech
    for course in match.courses:
        assert course.score is not None
        row = game.words.sheet_line(course.score, speech)
        assert row.label.strip()
        assert row.suit in ("", "C", "S", "H", "D")
    foot = game.words.sheet_foot(match.standing, match.options, speech)
    (total,) = [row for row in foot if row.strong is not Tone.PLAIN]
    texts = [signed(points) for points in match.standing.totals]
    assert [value.lstrip("+") for value in total.values] == [text.lstrip("+") for text in texts]
    assert {len(row.values) for row in foot} <= {0, len(match.standing.totals)}
