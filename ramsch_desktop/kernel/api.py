"""The door to the search core: deals that may be, what each move is worth in them, exact values of open cards.

Plain numbers and tuples go in, numbers come out; ``board`` says how cards, masks and seats are numbered.
"""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ramsch_desktop.kernel.board import (
    COMPILED,
    LAST_TRICK,
    LOSER,
    MOST_CARDS,
    MOST_SEATS,
    NOBODY,
    OUT_OF_PLAY,
    RAMSCH_WEIGHTS,
    SCHAFKOPF_RAMSCH_WEIGHTS,
    Board,
    Duty,
    PayoffKind,
    Policy,
    Stop,
    Table,
    cards_of,
    core,
    make_table,
    mask_of,
    play_out,
    policy_move,
    policy_of,
    policy_ratings,
    rollout,
)

__all__ = [
    "COMPILED",
    "LAST_TRICK",
    "LOSER",
    "MOST_CARDS",
    "MOST_SEATS",
    "NOBODY",
    "OUT_OF_PLAY",
    "RAMSCH_WEIGHTS",
    "SCHAFKOPF_RAMSCH_WEIGHTS",
    "SLICE",
    "Belief",
    "Board",
    "Duty",
    "Goal",
    "Holder",
    "MoveValue",
    "Past",
    "Payoff",
    "PayoffKind",
    "Policy",
    "Sampler",
    "SearchLimits",
    "Solver",
    "Stop",
    "Table",
    "cards_of",
    "core",
    "evaluate_board",
    "evaluate_moves",
    "make_table",
    "mask_of",
    "play_out",
    "policy_move",
    "policy_of",
    "policy_ratings",
    "rollout",
]

SLICE = 0.02
"""Seconds between two looks at whether a search should end."""


@dataclass(frozen=True)
class Holder:
    """Somebody who gets some of the unseen cards: a seat or OUT_OF_PLAY, how many, and which it may hold."""

    seat: int
    size: int
    allowed: int = (1 << 64) - 1


class Sampler:
    """Exactly uniform deals of the unseen cards. Raises ValueError if nothing fits."""

    def __init__(self, unseen: int, holders: Sequence[Holder]) -> None:
        self.core = core.Sampler(
            unseen,
            [holder.seat for holder in holders],
            [holder.size for holder in holders],
            [holder.allowed for holder in holders],
        )
        self.holders = tuple(holders)

    def deals(self, table: Table, seed: int, count: int) -> list[tuple[int, ...]]:
        """``count`` deals, as masks in the order of the holders."""
        source = core.Position(table)
        source.rng = seed
        result = []
        for _ in range(count):
            core.deal(self.core, source)
            result.append(tuple(self.core.dealt[: len(self.holders)]))
        return result


@dataclass(frozen=True)
class Payoff:
    """Scores by the rules in force, see ``core.payoff.Payoff`` for the numbers of each kind."""

    kind: PayoffKind
    own: tuple[float, ...]
    other: tuple[float, ...] = ()
    extra: tuple[float, ...] = ()
    limits: tuple[int, int, int] = (30, 61, 90)
    rivalry: float = 1.0
    pip: float = 0.0

    def compiled(self) -> core.Payoff:
        """The same for the core."""
        return core.Payoff(int(self.kind), self.own, self.other, self.extra, self.limits, self.rivalry, self.pip)

    def utility(self, board: Board, seat: int) -> float:
        """Value of a finished deal to a seat."""
        return core.utility(self.compiled(), board.core, seat)


@dataclass(frozen=True)
class MoveValue:
    """Mean utility of a move, its standard error, and the worlds in which it was tried.

    ``score`` is the mean own score, ``won`` the share of worlds with a utility above 0.
    """

    card: int
    mean: float
    error: float
    worlds: int
    score: float = 0.0
    won: float = 0.0


@dataclass(frozen=True)
class SearchLimits:
    """When to stop: worlds, seconds (0 = no limit); ``slips`` of 256 moves in roll-outs are random.

    In ``lessons`` more worlds, before the others and in at most half of the seconds, the seat learns what it plays
    later in the deal.
    """

    worlds: int
    seconds: float = 0.0
    slips: int = 0
    lessons: int = 0


@dataclass(frozen=True)
class Belief:
    """A seat plays alone and so has a strong hand: the chance of its cards is logistic in ``constant`` + ``worth``.

    ``laid`` are the chances that the seat lays a card away. Both have one number a card.
    """

    seat: int
    constant: float
    worth: tuple[float, ...]
    laid: tuple[float, ...]


@dataclass(frozen=True)
class Past:
    """The play so far, by which worlds are weighed: the board before it as ``seat`` knew it, and the cards since.

    ``heat`` are the card points by which a card may be worse than another one and still be played nearly as often;
    ``floor`` is the chance that a card is played for no reason that the rules know. ``habits`` are the policies that
    others may follow all the time, each with its chance; with none of them all follow that of the search.
    """

    start: Board
    seat: int
    cards: tuple[int, ...]
    heat: float = 3.0
    floor: float = 0.4
    belief: Belief | None = None
    habits: tuple[tuple[Policy, float], ...] = ()

    def compiled(self) -> core.Evidence:
        """The same for the core."""
        evidence = core.Evidence(self.start.core, self.seat, self.cards, 1000 * self.heat, self.floor)
        if self.belief is not None:
            evidence.believe(self.belief.seat, self.belief.constant, self.belief.worth, self.belief.laid)
        if self.habits:
            evidence.expect([int(policy) for policy, _ in self.habits], [prior for _, prior in self.habits])
        return evidence

    def weight(self, world: Board, policy: Policy | None = None) -> float:
        """How likely the play is if the hands now are those of the world, up to a factor."""
        return core.weight_of(self.compiled(), world.core, policy_of(world, policy))


def evaluate_moves(
    board: Board,
    sampler: Sampler,
    payoff: Payoff,
    limits: SearchLimits,
    seed: int,
    *,
    moves: Sequence[int] = (),
    policy: Policy | None = None,
    past: Past | None = None,
    stop: Stop | None = None,
    spent: Callable[[], bool] | None = None,
) -> tuple[MoveValue, ...]:
    """Value of the moves (default: all legal ones) of the seat to move, best first.

    ``board`` holds the viewer's hand and the cards known of others; the sampler deals the rest on top; a world
    counts by how well it explains the ``past``. Every move is tried in the same worlds with the same seeds; a move
    that is worse by more than 3 standard errors is dropped, and the search ends when one is left, at ``stop``, or
    soon after ``spent`` answers True. Moves that were tried in more worlds come first. The lock of the interpreter
    is released while the compiled form runs.
    """
    candidates = tuple(moves) or board.legal()
    search = core.Search(board.copy().core, board.turn, candidates, payoff.compiled(), sampler.core, stop or Stop())
    if past is not None and (past.cards or past.habits or past.belief is not None):
        search.weigh(past.compiled())
    values = _searched(search, candidates, limits, seed, policy_of(board, policy), spent)
    return tuple(sorted(values, key=lambda value: (-value.worlds, -value.mean)))


def evaluate_board(
    board: Board,
    seat: int,
    sampler: Sampler,
    payoff: Payoff,
    limits: SearchLimits,
    seed: int,
    *,
    spent: Callable[[], bool] | None = None,
) -> MoveValue:
    """What the position is worth to the seat, whoever is to move; ``card`` is -1. Otherwise as evaluate_moves."""
    search = core.Search(board.copy().core, seat, (-1,), payoff.compiled(), sampler.core, Stop())
    return _searched(search, (-1,), limits, seed, board.table.policy, spent)[0]


def _searched(
    search: core.Search,
    candidates: Sequence[int],
    limits: SearchLimits,
    seed: int,
    policy: int,
    spent: Callable[[], bool] | None,
) -> list[MoveValue]:
    search.policy = policy
    search.slips = limits.slips
    if limits.lessons:
        search.foresee(limits.lessons, limits.seconds / 2)
    _run(search, limits, seed, spent)
    return [
        MoveValue(
            card,
            search.mean(place),
            search.error(place),
            search.worlds_of(place),
            search.score(place),
            search.share_won(place),
        )
        for place, card in enumerate(candidates)
    ]


def _run(search: core.Search, limits: SearchLimits, seed: int, spent: Callable[[], bool] | None) -> None:
    """Search to the limits; in slices, if somebody has to be asked whether to go on."""
    if spent is None:
        search.run(limits.lessons + limits.worlds, limits.seconds, seed)
        return
    end = time.monotonic() + (limits.seconds or math.inf)
    while not spent() and not search.finished(limits.lessons + limits.worlds) and time.monotonic() < end:
        search.run(limits.lessons + limits.worlds, min(SLICE, max(end - time.monotonic(), 1e-4)), seed)


@dataclass(frozen=True)
class Goal:
    """What a solver looks for: seats of one side, points or tricks, gathered or shunned."""

    side: tuple[int, ...]
    tricks: bool = False
    shun: bool = False


class Solver:
    """Exact play with open cards for one table; keeps what it learnt between calls on one deal."""

    def __init__(self, table: Table, goal: Goal, bits: int = 18) -> None:
        self.goal = goal
        self.core = core.Solver(table, int(goal.tricks), int(not goal.shun), max(bits, 16))

    @property
    def nodes(self) -> int:
        """Cards played by the last call."""
        return self.core.nodes

    @property
    def stop(self) -> Callable[[], None]:
        """Call it from any thread to end the search."""
        return self.core.stop.set

    def solve(self, board: Board, limit: int = 1 << 40) -> int | None:
        """Points or tricks that the side takes from here, the open trick and a last-trick bonus included.

        None if more than ``limit`` nodes were needed or the search was stopped.
        """
        value = core.solve(self.core, board.core, self.goal.side, limit)
        return None if value < 0 else value

    def reaches(self, board: Board, worth: int, limit: int = 1 << 40) -> bool | None:
        """True if the side takes at least ``worth`` from here; None as in ``solve``."""
        answer = core.reaches(self.core, board.core, self.goal.side, worth, limit)
        return None if answer < 0 else bool(answer)
