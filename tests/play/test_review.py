"""Reviewing a deal: moments, verdicts, the dearest card, the line of expectations."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.engine.actions import Action, Pass, PlayCard
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.errors import IllegalAction
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.play.review import (
    MOST_CANDIDATES,
    Candidate,
    Grade,
    Judgement,
    Knowledge,
    Moment,
    Outcomes,
    Playouts,
    dearest,
    expectation,
    gain,
    judge,
    moments_of,
    tricks_of,
)
from tests.matches import played

every_game = pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)


@dataclass
class Fixed:
    """An estimate that likes later cards less, with open cards twice as much."""

    asked: list[Knowledge] = field(default_factory=list)

    def __call__(
        self, course: Course, actions: tuple[Action, ...], knowledge: Knowledge, budget: Budget
    ) -> tuple[Outcomes, ...] | None:
        if budget.spent:
            return None
        self.asked.append(knowledge)
        factor = 10 if knowledge is Knowledge.KNOWN else 20
        return tuple((-float(factor * at),) for at in range(len(actions)))


def candidate(code: str, known: float, seen: float) -> Candidate:
    return Candidate(PlayCard(parse_card(code)), known, seen)


def judgement(number: int, trick: int, played_at: int, *values: tuple[float, float]) -> Judgement:
    codes = ("CA", "CK", "CQ", "CJ")
    candidates = tuple(candidate(code, *value) for code, value in zip(codes, values, strict=False))
    return Judgement(number, trick, candidates[played_at], candidates)


@every_game
def test_moments_are_all_decisions_with_the_course_before_them(game: Game) -> None:
    course = played(game).courses[0]
    moments = moments_of(course)
    assert [moment.action for moment in moments] == list(course.actions)
    assert all(len(moment.course.actions) == moment.number for moment in moments)
    assert all(moment.seat == moment.course.to_move for moment in moments)
    assert [moment.trick for moment in moments] == sorted(moment.trick for moment in moments)


def test_a_card_is_judged_among_all_that_could_be_played() -> None:
    estimate = Fixed()
    moment = moments_of(played(game_of("ramsch")).courses[0])[0]
    found = judge(moment, estimate, Budget())
    assert found is not None
    assert estimate.asked == [Knowledge.KNOWN, Knowledge.OPEN]
    assert {each.action for each in found.candidates} == set(moment.course.legal_actions())
    assert found.played.action == moment.action
    assert [each.known for each in found.candidates] == [-10.0 * at for at in range(10)]
    assert all(each.open == 2 * each.known for each in found.candidates)


@dataclass
class Tossed:
    """An estimate of two deals, in which the first action loses ``here`` and ``there`` against the others."""

    here: float
    there: float

    def __call__(
        self, course: Course, actions: tuple[Action, ...], knowledge: Knowledge, budget: Budget
    ) -> tuple[Outcomes, ...] | None:
        if knowledge is Knowledge.OPEN:
            return ((0.0,),) * len(actions)
        return ((-self.here, -self.there), *[(0.0, 0.0)] * (len(actions) - 1))


@pytest.mark.parametrize(
    ("here", "there", "grade"), [(20, 20, Grade.MISTAKE), (20, 18, Grade.MISTAKE), (40, -20, Grade.GOOD)]
)
def test_what_may_be_chance_is_no_mistake(here: float, there: float, grade: Grade) -> None:
    course = played(game_of("ramsch")).courses[0]
    first = moments_of(course)[0]
    moment = replace(first, action=first.course.legal_actions()[0])
    found = judge(moment, Tossed(here, there), Budget())
    assert found is not None
    assert found.loss(Knowledge.KNOWN) == (here + there) / 2
    assert found.grade(Knowledge.KNOWN) is grade


def others(game: Game) -> list[Moment]:
    """Decisions with a choice that are not cards."""
    moments = [moment for course in played(game, 6).courses for moment in moments_of(course)]
    return [m for m in moments if not isinstance(m.action, PlayCard) and len(m.course.legal_actions()) > 1]


@pytest.mark.parametrize("game", [game for game in ALL if game.id != "ramsch"], ids=lambda game: game.id)
def test_every_kind_of_decision_is_judged(game: Game) -> None:
    kinds = {moment.course.view(moment.seat).phase: moment for moment in others(game)}
    assert kinds
    for moment in kinds.values():
        found = judge(moment, Playouts(count=1, more=1), Budget())
        assert found is not None
        assert not found.is_of_card
        assert found.played.action == moment.action
        assert 1 < len(found.candidates) <= MOST_CANDIDATES
        assert found.advice is not None
        assert found.advice.action in moment.course.legal_actions()
        assert found.advice.reason.rule


def test_of_many_actions_the_likely_ones_are_tried() -> None:
    moment = next(m for m in others(game_of("skat")) if len(m.course.legal_actions()) > MOST_CANDIDATES)
    found = judge(moment, Fixed(), Budget())
    assert found is not None
    assert found.advice is not None
    assert {moment.action, found.advice.action} <= {each.action for each in found.candidates}
    assert len(found.candidates) <= 4


def test_what_cannot_be_estimated_has_the_advice_alone() -> None:
    def lost(course: Course, actions: tuple[Action, ...], knowledge: Knowledge, budget: Budget) -> None:
        raise IllegalAction("not in this deal")

    found = judge(others(game_of("rams"))[0], lost, Budget())
    assert found is not None
    assert found.candidates == (found.played,)
    assert found.advice is not None
    assert found.grade(Knowledge.KNOWN) is Grade.GOOD


def test_a_single_possibility_is_no_decision() -> None:
    moments = [m for course in played(game_of("skat"), 6).courses for m in moments_of(course)]
    forced = [m for m in moments if not isinstance(m.action, PlayCard) and len(m.course.legal_actions()) == 1]
    for moment in forced:
        assert judge(moment, Fixed(), Budget()) is None


def test_a_bid_is_no_dearest_card_and_no_place_of_the_line() -> None:
    values = (Candidate(Pass(), 0, 0), Candidate(PlayCard(parse_card("CA")), 40, 40))
    bid = Judgement(0, 0, values[0], values)
    assert dearest([bid]) is None
    course = played(game_of("ramsch"), variant="skat").courses[0]
    assert expectation(course, 0, {0: bid}, Knowledge.KNOWN)[:2] == (None, None)


def test_without_time_nothing_is_judged() -> None:
    budget = Budget(deadline=0.0)
    moment = moments_of(played(game_of("ramsch")).courses[0])[0]
    assert judge(moment, Fixed(), budget) is None
    assert judge(moment, Playouts(), budget) is None


@pytest.mark.parametrize(
    ("played_at", "losses", "grades"),
    [
        (0, (0.0, 18.0), (Grade.GOOD, Grade.MISTAKE)),
        (1, (1.0, 0.0), (Grade.GOOD, Grade.GOOD)),
        (2, (8.0, 30.0), (Grade.INEXACT, Grade.MISTAKE)),
    ],
)
def test_both_verdicts_measure_the_loss(
    played_at: int, losses: tuple[float, float], grades: tuple[Grade, Grade]
) -> None:
    found = judgement(4, 1, played_at, (25, 12), (24, 30), (17, 0))
    assert (found.loss(Knowledge.KNOWN), found.loss(Knowledge.OPEN)) == losses
    assert (found.grade(Knowledge.KNOWN), found.grade(Knowledge.OPEN)) == grades


def test_of_equal_cards_the_one_played_is_the_best() -> None:
    found = judgement(0, 0, 1, (10, 0), (10, 0))
    assert found.best(Knowledge.KNOWN) == found.played


def test_the_dearest_card_cost_most_by_what_could_be_known() -> None:
    small, large = judgement(3, 1, 1, (20, 0), (12, 0)), judgement(6, 2, 1, (20, 0), (2, 0))
    good = judgement(9, 3, 0, (20, 0), (2, 90))
    assert dearest([small, large, good]) == large
    assert dearest([good]) is None
    assert dearest([]) is None


def test_the_line_has_a_place_for_the_start_and_each_trick() -> None:
    course = played(game_of("ramsch"), variant="skat").courses[0]
    found = {0: judgement(0, 0, 1, (25, 30), (17, 12)), 9: judgement(9, 3, 0, (5, 6))}
    line = expectation(course, 0, found, Knowledge.KNOWN)
    assert len(line) == tricks_of(course) + 1 == 11
    assert (line[0], line[1], line[4]) == (25, 17, 5)
    assert line[2] is None
    assert line[-1] == gain(course, 0)
    assert expectation(course, 0, found, Knowledge.OPEN)[:2] == (30, 12)


def test_a_gain_is_good_in_every_game() -> None:
    penalties = played(game_of("ramsch"), variant="pip").courses[0]
    assert penalties.score is not None
    assert [gain(penalties, seat) for seat in range(3)] == [-points for points in penalties.score.points]


def test_a_defender_gains_what_the_declarer_loses() -> None:
    courses = played(game_of("skat"), 6).courses
    declared = [course for course in courses if course.score is not None and course.score.declarer is not None]
    assert declared
    for course in declared:
        assert course.score is not None
        declarer = course.score.declarer
        assert declarer is not None
        points = course.score.points[declarer]
        assert [gain(course, seat) for seat in course.deal.active] == [
            points if seat == declarer else -points for seat in course.deal.active
        ]


@every_game
def test_playouts_judge_the_cards_of_every_game(game: Game) -> None:
    course = played(game).courses[0]
    mine = [moment for moment in moments_of(course) if isinstance(moment.action, PlayCard)][-2:]
    for moment in mine:
        found = judge(moment, Playouts(count=2), Budget())
        assert found is not None
        assert {each.action for each in found.candidates} == set(moment.course.legal_actions())
        assert judge(moment, Playouts(count=2), Budget()) == found


@every_game
def test_the_last_card_is_worth_what_the_deal_brought(game: Game) -> None:
    course = played(game).courses[0]
    cards = [moment for moment in moments_of(course) if isinstance(moment.action, PlayCard)]
    found = None if not cards else judge(cards[-1], Playouts(), Budget())
    if found is not None:
        assert found.played.open == gain(course, cards[-1].seat)
