"""What the last page of a match says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ramsch_desktop.controller.models.match_end import Fact, match_end_of
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.phase import Finished
from ramsch_desktop.engine.score import Score, add
from ramsch_desktop.engine.standing import Standing
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.play.match import Match
from tests.matches import narrator, played


def declared(declarer: int, points: int) -> Score:
    """A deal in which only the declarer scores."""
    sums = tuple((add("trick_points", points),) if seat == declarer else () for seat in range(3))
    winners = (declarer,) if points > 0 else tuple(seat for seat in range(3) if seat != declarer)
    return Score("clubs", sums, (0, 0, 0), (0, 0, 0), winners, declarer)


def scored(scores: list[Score], totals: tuple[int, ...]) -> Match:
    """A match of Ramsch as at a Skat table, with the scores of its deals exchanged."""
    match = played(game_of("ramsch"), len(scores), variant="skat")
    courses = tuple(_with_score(course, score) for course, score in zip(match.courses, scores, strict=True))
    return replace(match, courses=courses, standings=(*match.standings[:-1], Standing(totals, 0)))


def _with_score(course: Course, score: Score) -> Course:
    assert isinstance(course.state, Finished)
    return replace(course, state=replace(course.state, score=score))


DEALS = [declared(0, 40), declared(0, 18), declared(1, -46)]


def test_a_total_is_explained_by_games_and_bonuses() -> None:
    end = match_end_of(match := scored(DEALS, (198, -96, 40)), narrator(match))
    assert end.title == "You win the match"
    assert end.subtitle.endswith("Level of the opponents: Medium")
    first, second, third = end.places
    assert (first.place, first.name, first.total) == (1, "You", "+198")
    assert first.why == "Game points +58  ·  2 won, 0 lost  ·  Bonus +140"
    assert (second.name, second.why) == ("Korbinian", "Game points 0  ·  0 won, 0 lost  ·  Bonus +40")
    assert (third.name, third.total) == ("Hannelore", "−96")
    assert third.why == "Game points −46  ·  0 won, 1 lost  ·  Bonus −50"


def test_three_facts_name_deal_and_seat() -> None:
    end = match_end_of(match := scored(DEALS, (58, -46, 0)), narrator(match))
    best, dearest, own = end.facts
    assert (best.heading, best.note) == ("Best deal", "You, +40")
    assert (dearest.heading, dearest.note) == ("Costliest deal", "Hannelore, −46")
    assert own == Fact("Your games", "2 of 2", "own games won")


def test_the_costliest_deal_of_one_seat_does_not_name_who_did_best_in_it() -> None:
    match = played(game_of("rams"), 3)
    best, dearest, _ = match_end_of(match, narrator(match)).facts
    scores = [course.score for course in match.courses if course.score is not None]
    worst = max(max(score.points) for score in scores)
    number = next(at for at, score in enumerate(scores, 1) if worst in score.points)
    assert dearest.title == f"Deal {number}"
    assert best.title.startswith("Deal ")


def test_a_deal_that_cost_nothing_is_not_called_dear() -> None:
    scores = [Score("ramsen", ((), (add("tricks", -2),), (add("tricks", -3),)), (0, 0, 0), (0, 2, 3), (2,))] * 2
    match = played(game_of("ramsen"), 2, players=3)
    courses = tuple(_with_score(course, score) for course, score in zip(match.courses, scores, strict=True))
    standings = (*match.standings[:-1], replace(match.standings[-1], totals=(10, 6, 4)))
    end = match_end_of(match := replace(match, courses=courses, standings=standings), narrator(match))
    assert [fact.heading for fact in end.facts] == ["Best deal", "Your deals"]
    assert ["  ·  " in line.why for line in end.places] == [False, False, False]


def test_equal_totals_share_a_place() -> None:
    end = match_end_of(match := scored(DEALS, (58, -46, 58)), narrator(match))
    assert end.title == "You share the first place"
    assert [line.place for line in end.places] == [1, 1, 3]
    others = match_end_of(match := scored(DEALS, (-46, 58, 58)), narrator(match))
    assert others.title == "The first place is shared"


def test_another_player_wins() -> None:
    end = match_end_of(match := scored(DEALS, (0, 9, 4)), narrator(match))
    assert end.title == "Hannelore wins the match"


def test_without_declarers_the_deals_tell() -> None:
    match = played(game_of("ramsch"), 3, variant="pip")
    end = match_end_of(match, narrator(match))
    scores = [course.score for course in match.courses if course.score is not None]
    worst = max(score.points[0] for score in scores)
    mine = next(line for line in end.places if line.seat == 0)
    assert mine.why.endswith(f"costliest deal +{worst}")
    won = sum(0 in score.winners for score in scores)
    assert end.facts[2] == Fact("Your deals", f"{won} of 3", "deals won")


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_game_has_an_end(game: Game) -> None:
    match = played(game)
    end = match_end_of(match, narrator(match))
    assert sorted(line.seat for line in end.places) == list(range(len(match.seats)))
    assert [line.place for line in end.places] == sorted(line.place for line in end.places)
    assert len(end.facts) == 3
    assert all(fact.heading and fact.title and fact.note for fact in end.facts)
