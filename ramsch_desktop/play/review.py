"""Reviewing a finished deal: its moments, what each card was expected to bring, and the dearest one.

All expectations are gains of the seat that decides: a plus is good in every game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final, Protocol, TypeAlias

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.engine.actions import Action, PlayCard
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.events import TrickTaken
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.play.worlds import worlds


class Knowledge(Enum):
    """What a verdict rests on: the cards the seat could know, or all cards open."""

    KNOWN = "known"
    OPEN = "open"


class Estimate(Protocol):
    """Tells what cards are expected to bring."""

    def __call__(
        self, course: Course, cards: tuple[PlayCard, ...], knowledge: Knowledge, budget: Budget
    ) -> tuple[float, ...] | None:
        """The expected gain of the seat to move for each of these cards, None if the budget was spent before."""


@dataclass(frozen=True)
class Moment:
    """A decision: its number from 0, the course before it, what was decided, and how many tricks were complete."""

    number: int
    course: Course
    action: Action
    seat: Seat
    trick: int


def moments_of(course: Course) -> tuple[Moment, ...]:
    """Every decision of a deal in its order."""
    now = begin(course.game, course.options, course.standing, course.deal)
    moments = []
    for number, action in enumerate(course.actions):
        assert now.to_move is not None
        moments.append(Moment(number, now, action, now.to_move, tricks_of(now)))
        now = now.apply(action)
    return tuple(moments)


def tricks_of(course: Course) -> int:
    """How many tricks are complete."""
    return sum(isinstance(event, TrickTaken) for event in course.events)


def gain(course: Course, seat: Seat) -> float:
    """What a finished deal brought a seat. Where only the declarer scores, the others gain what he loses."""
    score = course.score
    assert score is not None
    points = float(score.points[seat])
    if score.declarer is not None and score.declarer != seat and not score.sums[seat]:
        points = 0.0 - score.points[score.declarer]
    return points if course.game.best(course.options) is Best.HIGHEST else 0.0 - points


@dataclass(frozen=True)
class Candidate:
    """A card that could be played, and what it was expected to bring by both kinds of knowledge."""

    action: PlayCard
    known: float
    open: float

    def value(self, knowledge: Knowledge) -> float:
        """The expectation by one of them."""
        return self.known if knowledge is Knowledge.KNOWN else self.open


class Grade(Enum):
    """How good a card was."""

    GOOD = "good"
    INEXACT = "inexact"
    MISTAKE = "mistake"


_GOOD_BELOW: Final = 0.06
_INEXACT_BELOW: Final = 0.4


@dataclass(frozen=True)
class Judgement:
    """The candidates of a moment, the one played among them."""

    number: int
    trick: int
    played: Candidate
    candidates: tuple[Candidate, ...]

    def best(self, knowledge: Knowledge) -> Candidate:
        """The best card; the one played if none was better."""
        best = max(self.candidates, key=lambda each: each.value(knowledge))
        return self.played if self.played.value(knowledge) >= best.value(knowledge) else best

    def loss(self, knowledge: Knowledge) -> float:
        """What the card played was expected to bring less than the best one; never below 0."""
        return self.best(knowledge).value(knowledge) - self.played.value(knowledge)

    def grade(self, knowledge: Knowledge) -> Grade:
        """The loss measured by what is at stake: the largest expectation of a candidate, without sign."""
        stake = max(1.0, *(abs(each.value(knowledge)) for each in self.candidates))
        share = self.loss(knowledge) / stake
        return Grade.GOOD if share < _GOOD_BELOW else Grade.INEXACT if share < _INEXACT_BELOW else Grade.MISTAKE


def judge(moment: Moment, estimate: Estimate, budget: Budget) -> Judgement | None:
    """Both verdicts of a card played; None for another decision, or if the budget was spent before."""
    if not isinstance(moment.action, PlayCard):
        return None
    cards = tuple(action for action in moment.course.legal_actions() if isinstance(action, PlayCard))
    known = estimate(moment.course, cards, Knowledge.KNOWN, budget)
    seen = estimate(moment.course, cards, Knowledge.OPEN, budget)
    if known is None or seen is None:
        return None
    candidates = tuple(Candidate(*each) for each in zip(cards, known, seen, strict=True))
    played = next(each for each in candidates if each.action == moment.action)
    in_order = sorted(candidates, key=lambda each: -each.known)
    return Judgement(moment.number, moment.trick, played, tuple(in_order))


def dearest(judgements: Iterable[Judgement]) -> Judgement | None:
    """The card that cost most by what could be known; None if no card was worse than good."""
    bad = [each for each in judgements if each.grade(Knowledge.KNOWN) is not Grade.GOOD]
    return max(bad, key=lambda each: (each.loss(Knowledge.KNOWN), -each.number), default=None)


Line: TypeAlias = tuple[float | None, ...]


def expectation(course: Course, seat: Seat, judgements: Mapping[int, Judgement], knowledge: Knowledge) -> Line:
    """What the seat could expect before the first trick and after each one; the last is what the deal brought.

    Places that no judgement tells of are None.
    """
    tricks = tricks_of(course)
    line: list[float | None] = [None] * tricks + [gain(course, seat)]
    mine = sorted(judgements.values(), key=lambda each: each.number)
    for each in mine:
        if each.trick + 1 < tricks:
            line[each.trick + 1] = each.played.value(knowledge)
    if mine and mine[0].trick == 0 and tricks:
        line[0] = mine[0].best(knowledge).value(knowledge)
    return tuple(line)


@dataclass(frozen=True)
class Playouts:
    """Estimates by playing the deal to its end with the policies of a level, in ``count`` worlds the seat cannot tell
    apart; with open cards in the real one."""

    count: int = 6
    level: str = "medium"
    seed: int = 1

    def __call__(
        self, course: Course, cards: tuple[PlayCard, ...], knowledge: Knowledge, budget: Budget
    ) -> tuple[float, ...] | None:
        """The mean gain for each card, over the same worlds for all."""
        seat = course.to_move
        assert seat is not None
        chance = Random(self.seed + len(course.actions))
        known = knowledge is Knowledge.KNOWN
        places = worlds(course, seat, self.count, chance) if known else (course,)
        sums = [0.0] * len(cards)
        for world, at, card in _pairs(places, cards):
            if budget.spent:
                return None
            sums[at] += gain(self._play_out(world.apply(card), chance), seat)
        return tuple(total / len(places) for total in sums)

    def _play_out(self, course: Course, chance: Random) -> Course:
        policy = course.game.policies[self.level]
        while course.to_move is not None:
            course = course.apply(policy(course.view(course.to_move), chance).action)
        return course


def _pairs(places: tuple[Course, ...], cards: tuple[PlayCard, ...]) -> Iterator[tuple[Course, int, PlayCard]]:
    return ((world, at, card) for world in places for at, card in enumerate(cards))
