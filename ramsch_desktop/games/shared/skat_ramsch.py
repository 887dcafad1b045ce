"""Scoring of the Ramsch of a Skat table: who took most card points loses them.

Rules: the four jacks are trumps; the skat stays unseen and its points go to the last trick, to the loser or to
nobody; a player without a trick (Jungfrau) doubles the loss; all ten tricks (Durchmarsch) win 120. "All tricks"
and "no trick" are about tricks, never about points: 9-8-7 is a trick.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.order import CardOrder, of_rank
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.engine.score import Score, Steps, add, times
from ramsch_desktop.engine.seats import Seat

JACKS_ONLY: Final = CardOrder(of_rank(Rank.JACK))
"""The order of Grand and of the Ramsch of a Skat table."""

MARCH: Final = 120
"""Game points for all ten tricks."""


class SkatTo(Enum):
    """Who gets the card points of the skat."""

    LAST_TRICK = "last_trick"
    LOSER = "loser"
    NOBODY = "nobody"


class ThreeWayTie(Enum):
    """What a tie of all three costs."""

    ALL_LOSE = "all_lose"
    ZERO = "zero"


@dataclass(frozen=True, slots=True)
class SkatRamschRules:
    """The choices in the scoring of a Skat table's Ramsch."""

    skat_to: SkatTo = SkatTo.LAST_TRICK
    three_way_tie: ThreeWayTie = ThreeWayTie.ALL_LOSE


USUAL_RAMSCH: Final = SkatRamschRules()
"""The skat goes to the last trick, and all lose a tie of three."""


class Factor(Enum):
    """How pushes and a Jungfrau go together."""

    MULTIPLY = "multiply"
    ADD = "add"


class PushedMarch(Enum):
    """Whether pushes count for all ten tricks, too."""

    PLAIN = "plain"
    PUSHED = "pushed"


@dataclass(frozen=True, slots=True)
class Pushes:
    """How often the skat was pushed on unseen, and what that does to the result (Schieberamsch).

    Each push doubles, or adds one to the factor. ``cap`` limits the whole factor, 0 for no limit.
    """

    count: int = 0
    factor: Factor = Factor.MULTIPLY
    cap: int = 0
    march: PushedMarch = PushedMarch.PLAIN

    @property
    def running(self) -> int:
        """The factor so far, before anybody is known to be without a trick."""
        return self._limited(2**self.count if self.factor is Factor.MULTIPLY else 1 + self.count)

    def steps(self, virgins: tuple[Seat, ...]) -> Steps:
        """The factors of a loss, with the players who took no trick."""
        pushed = (times("pushed", self.running),) if self.running > 1 else ()
        if not virgins:
            return pushed
        total = self._limited(self.running * 2 if self.factor is Factor.MULTIPLY else self.running + 1)
        if not pushed or total == self.running * 2:
            return (*pushed, times("virgin", 2, seats=virgins))
        return (times("pushed_virgin", total, seats=virgins),)

    def _limited(self, factor: int) -> int:
        return min(factor, self.cap) if self.cap else factor


NO_PUSH: Final = Pushes()
"""A Ramsch without pushing."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What each seat took: ``points`` in tricks, ``skat`` points that came to it, ``tricks``; ``skat_to`` says why."""

    points: tuple[int, ...]
    skat: tuple[int, ...]
    tricks: tuple[int, ...]
    seats: tuple[Seat, ...]
    skat_to: SkatTo = SkatTo.LAST_TRICK

    @property
    def skat_rule(self) -> str:
        """The rule by which the points of the skat are added."""
        return "skat_of_loser" if self.skat_to is SkatTo.LOSER else "skat_points"

    @property
    def totals(self) -> tuple[int, ...]:
        """Card points a seat, the skat included."""
        return tuple(points + skat for points, skat in zip(self.points, self.skat, strict=True))

    @property
    def virgins(self) -> tuple[Seat, ...]:
        """Players without a trick."""
        return tuple(seat for seat in self.seats if self.tricks[seat] == 0)

    @property
    def marcher(self) -> Seat | None:
        """The player who took every trick, if one did."""
        all_others = len(self.seats) - 1
        return next((s for s in self.seats if self.tricks[s]), None) if len(self.virgins) == all_others else None

    def most(self, points: tuple[int, ...]) -> tuple[Seat, ...]:
        """The players with most of these points, several if they tie."""
        top = max(points[seat] for seat in self.seats)
        return tuple(seat for seat in self.seats if points[seat] == top)


def count_taken(play: TrickPlay, skat: tuple[Card, ...], skat_to: SkatTo) -> Taken:
    """What each seat took in a finished play; the skat goes where the rules say."""
    points, tricks, worth = play.points_by_seat(), play.tricks_by_seat(), card_points(skat)
    bare = Taken(points, (0,) * len(points), tricks, play.seats)
    match skat_to:
        case SkatTo.LAST_TRICK:
            takers: tuple[Seat, ...] = (play.leader,)
        case SkatTo.LOSER:
            takers = bare.most(points)
        case SkatTo.NOBODY:
            takers = ()
    return Taken(points, tuple(worth if s in takers else 0 for s in range(len(points))), tricks, play.seats, skat_to)


def score_skat_ramsch(taken: Taken, rules: SkatRamschRules, *, pushes: Pushes = NO_PUSH) -> Score:
    """The score of a Ramsch; ``pushes`` raise the loss (Schieberamsch)."""
    if taken.marcher is not None:
        raised = pushes.steps(()) if pushes.march is PushedMarch.PUSHED else ()
        sums = _only((taken.marcher,), taken, lambda _: (add("march", MARCH), *raised))
        return Score("ramsch", sums, taken.totals, taken.tricks, (taken.marcher,))
    losers = taken.most(taken.totals)
    if len(losers) == len(taken.seats) and rules.three_way_tie is ThreeWayTie.ZERO:
        losers = ()
    sums = _only(losers, taken, lambda seat: _loss(taken, seat, pushes))
    return Score("ramsch", sums, taken.totals, taken.tricks, _winners(taken))


def _loss(taken: Taken, seat: Seat, pushes: Pushes) -> Steps:
    steps = [add("trick_points", taken.points[seat])]
    if taken.skat[seat]:
        steps.append(add(taken.skat_rule, taken.skat[seat]))
    return (*steps, *pushes.steps(taken.virgins), times("loss", -1))


def _only(scoring: tuple[Seat, ...], taken: Taken, steps: Callable[[Seat], Steps]) -> tuple[Steps, ...]:
    return tuple(steps(seat) if seat in scoring else () for seat in range(len(taken.points)))


def _winners(taken: Taken) -> tuple[Seat, ...]:
    fewest = min(taken.totals[seat] for seat in taken.seats)
    best = tuple(seat for seat in taken.seats if taken.totals[seat] == fewest)
    return best if len(best) < len(taken.seats) else ()
