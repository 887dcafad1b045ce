"""Reviewing a finished deal: its moments, what each decision was expected to bring, and the dearest card.

All expectations are gains of the seat that decides: a plus is good in every game. Beside them stands what a player by
the rules of play would have done, and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from random import Random
from typing import Final, Protocol, TypeAlias

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.engine.actions import Action, PlayCard
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.errors import RamschError
from ramsch_desktop.engine.events import TrickTaken
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.play.worlds import worlds


class Knowledge(Enum):
    """What a verdict rests on: the cards the seat could know, or all cards open."""

    KNOWN = "known"
    OPEN = "open"


Outcomes: TypeAlias = tuple[float, ...]
"""What an action brought in each of the deals that were tried; the deals are the same for all actions."""


class Estimate(Protocol):
    """Tells what actions are expected to bring."""

    def __call__(
        self, course: Course, actions: tuple[Action, ...], knowledge: Knowledge, budget: Budget
    ) -> tuple[Outcomes, ...] | None:
        """The gains of the seat to move for each of these actions, None if the budget was spent before."""


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
    """Something that could be done, and what it was expected to bring by both kinds of knowledge.

    ``doubt`` is the standard error of the difference to what was done, by what could be known.
    """

    action: Action
    known: float
    open: float
    doubt: float = 0.0

    def value(self, knowledge: Knowledge) -> float:
        """The expectation by one of them."""
        return self.known if knowledge is Knowledge.KNOWN else self.open


class Grade(Enum):
    """How good a decision was."""

    GOOD = "good"
    INEXACT = "inexact"
    MISTAKE = "mistake"


_GOOD_BELOW: Final = 0.06
_INEXACT_BELOW: Final = 0.4
_SURE: Final = 1.5
"""A loss counts from so many standard errors on: below, another deal of the cards might have told the opposite."""

MOST_CANDIDATES: Final = 12
"""Of more actions only what was done and what players of each level would do are tried."""


@dataclass(frozen=True)
class Judgement:
    """The candidates of a moment, the one played among them; what a player by the rules advises."""

    number: int
    trick: int
    played: Candidate
    candidates: tuple[Candidate, ...]
    advice: Decision | None = None

    @property
    def is_of_card(self) -> bool:
        """True for a card played to a trick."""
        return isinstance(self.played.action, PlayCard)

    def best(self, knowledge: Knowledge) -> Candidate:
        """The best one; the one played if none was better."""
        best = max(self.candidates, key=lambda each: each.value(knowledge))
        return self.played if self.played.value(knowledge) >= best.value(knowledge) else best

    def loss(self, knowledge: Knowledge) -> float:
        """What the one played was expected to bring less than the best one; never below 0."""
        return self.best(knowledge).value(knowledge) - self.played.value(knowledge)

    def grade(self, knowledge: Knowledge) -> Grade:
        """The loss measured by what is at stake: the largest expectation of a candidate, without sign.

        What may be chance counts as good.
        """
        if knowledge is Knowledge.KNOWN and self.loss(knowledge) < _SURE * self.best(knowledge).doubt:
            return Grade.GOOD
        stake = max(1.0, *(abs(each.value(knowledge)) for each in self.candidates))
        share = self.loss(knowledge) / stake
        return Grade.GOOD if share < _GOOD_BELOW else Grade.INEXACT if share < _INEXACT_BELOW else Grade.MISTAKE


def judge(moment: Moment, estimate: Estimate, budget: Budget) -> Judgement | None:
    """Both verdicts of a decision; None where nothing was to be decided, or if the budget was spent before.

    A decision that the estimate cannot tell of has only itself as a candidate, and the advice.
    """
    legal = moment.course.legal_actions()
    is_card = isinstance(moment.action, PlayCard)
    if not is_card and len(legal) < 2:
        return None
    advice = advice_for(moment.course, "medium")
    actions = legal if is_card or len(legal) <= MOST_CANDIDATES else _likely(moment, advice)
    try:
        known = estimate(moment.course, actions, Knowledge.KNOWN, budget)
        seen = estimate(moment.course, actions, Knowledge.OPEN, budget)
    except RamschError:
        return _unjudged(moment, advice)
    if known is None or seen is None:
        return None
    mine = known[actions.index(moment.action)]
    candidates = tuple(
        Candidate(action, _mean(here), _mean(there), _doubt(here, mine))
        for action, here, there in zip(actions, known, seen, strict=True)
    )
    played = next(each for each in candidates if each.action == moment.action)
    in_order = sorted(candidates, key=lambda each: -each.known)
    return Judgement(moment.number, moment.trick, played, tuple(in_order), advice)


def _unjudged(moment: Moment, advice: Decision) -> Judgement:
    alone = Candidate(moment.action, 0.0, 0.0)
    return Judgement(moment.number, moment.trick, alone, (alone,), advice)


def advice_for(course: Course, level: str) -> Decision:
    """What a player of a rule-based level does here, and why; the same for the same place in a deal."""
    seat = course.to_move
    assert seat is not None
    return course.game.policies[level](course.view(seat), Random(len(course.actions)))


def _likely(moment: Moment, advice: Decision) -> tuple[Action, ...]:
    course, seat = moment.course, moment.seat
    others = [advice_for(course, level).action for level in course.game.policies]
    strong = make_bot("strong", course.game.id, len(course.actions)).choose(course.view(seat), Budget())
    return tuple(dict.fromkeys((moment.action, advice.action, strong.action, *others)))


def _mean(values: Outcomes) -> float:
    return sum(values) / len(values)


def _doubt(values: Outcomes, mine: Outcomes) -> float:
    """The standard error of the mean difference over the same deals."""
    count = len(values)
    if count < 2:
        return 0.0
    differences = [a - b for a, b in zip(values, mine, strict=True)]
    middle = sum(differences) / count
    return sqrt(sum((each - middle) ** 2 for each in differences) / (count - 1) / count)


def dearest(judgements: Iterable[Judgement]) -> Judgement | None:
    """The card that cost most by what could be known; None if no card was worse than good."""
    bad = [each for each in judgements if each.is_of_card and each.grade(Knowledge.KNOWN) is not Grade.GOOD]
    return max(bad, key=lambda each: (each.loss(Knowledge.KNOWN), -each.number), default=None)


Line: TypeAlias = tuple[float | None, ...]


def expectation(course: Course, seat: Seat, judgements: Mapping[int, Judgement], knowledge: Knowledge) -> Line:
    """What the seat could expect before the first trick and after each one; the last is what the deal brought.

    Places that no judgement tells of are None.
    """
    tricks = tricks_of(course)
    line: list[float | None] = [None] * tricks + [gain(course, seat)]
    mine = sorted((each for each in judgements.values() if each.is_of_card), key=lambda each: each.number)
    for each in mine:
        if each.trick + 1 < tricks:
            line[each.trick + 1] = each.played.value(knowledge)
    if mine and mine[0].trick == 0 and tricks:
        line[0] = mine[0].best(knowledge).value(knowledge)
    return tuple(line)


@dataclass(frozen=True)
class Playouts:
    """Estimates by playing the deal to its end with the policies of a level, in ``count`` worlds the seat cannot tell
    apart; with open cards in the real one. Other decisions than cards are tried in ``more`` worlds."""

    count: int = 6
    more: int = 12
    level: str = "medium"
    seed: int = 1

    def __call__(
        self, course: Course, actions: tuple[Action, ...], knowledge: Knowledge, budget: Budget
    ) -> tuple[Outcomes, ...] | None:
        """The gain of each action in each world, the same worlds for all."""
        seat = course.to_move
        assert seat is not None
        chance = Random(self.seed + len(course.actions))
        count = self.count if isinstance(actions[0], PlayCard) else self.more
        places = worlds(course, seat, count, chance) if knowledge is Knowledge.KNOWN else (course,)
        gains: list[list[float]] = [[] for _ in actions]
        for world in places:
            for at, action in enumerate(actions):
                if budget.spent:
                    return None
                gains[at].append(gain(self._play_out(world.apply(action), chance), seat))
        return tuple(map(tuple, gains))

    def _play_out(self, course: Course, chance: Random) -> Course:
        policy = course.game.policies[self.level]
        while course.to_move is not None:
            course = course.apply(policy(course.view(course.to_move), chance).action)
        return course
