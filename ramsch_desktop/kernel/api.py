"""The door to the search core: plain numbers and tuples in, numbers out.

A card is an index from 0; the cards of one group stand side by side, weakest first, the trump group last. A
mask is an int with one bit a card. Seats count from 0 in turn order; whoever sits out is not a seat. The
compiled form is used where it was built, unless the environment says RAMSCH_PURE_KERNEL=1; both give the same
answers.
"""

import math
import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING or os.environ.get("RAMSCH_PURE_KERNEL") == "1":
    from ramsch_desktop.kernel import core
else:
    try:
        from ramsch_desktop.kernel import _core as core
    except ImportError:
        from ramsch_desktop.kernel import core

COMPILED = core.__name__.endswith("_core")

LAST_TRICK = -1
NOBODY = -2
LOSER = -3
OUT_OF_PLAY = -1
MOST_SEATS = 7
MOST_CARDS = 59
SLICE = 0.02
"""Seconds between two looks at whether a search should end."""

RAMSCH_WEIGHTS = (2700, 1730, 255, 1000, 45, 227, 0, 80, 300, 1, 1000, 500)
SCHAFKOPF_RAMSCH_WEIGHTS = (11000, 500, 120, 0, 100, 375, 375, 50, 300, 2, 333, 0)

Table = core.Table
Stop = core.Stop


class Duty(IntFlag):
    """What binds a seat besides following suit."""

    FOLLOW = 0
    MUST_TRUMP = 1
    MUST_BEAT = 2
    ACE_LEAD = 4
    KING_QUEEN = 8
    ACE_COVERS = 16


class Policy(IntEnum):
    """The rule policies that play deals to their end."""

    RANDOM = 0
    RAMSCH = 1
    SKAT = 2
    NULL = 3
    SCHAFKOPF = 4
    RAMSEN = 5
    RAMS = 6


class PayoffKind(IntEnum):
    """How points and tricks become scores, see ``payoff``."""

    SIDES = 0
    RAMSCH_LOSER = 1
    RAMSCH_STAKE = 2
    PIPS = 3
    TRICKS = 4
    RAMSCH_FIXED = 5


def mask_of(cards: Iterable[int]) -> int:
    """The mask of some card indexes."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> tuple[int, ...]:
    """The card indexes of a mask, rising."""
    return tuple(card for card in range(mask.bit_length()) if mask >> card & 1)


def make_table(
    seats: int,
    groups: Sequence[int],
    points: Sequence[int],
    *,
    trump: int | None = None,
    duties: Duty = Duty.FOLLOW,
    called: int | None = None,
    run_length: int = 4,
    courts: Iterable[int] = (),
    policy: Policy = Policy.RANDOM,
    weights: Sequence[int] = (),
) -> Table:
    """Tables of a contract; see ``core.tables.Table`` for the meaning of each part.

    Raises ValueError for more than seven seats, groups or 59 cards, groups not side by side, or trumps not
    last.
    """
    if not 2 <= seats <= MOST_SEATS or not 0 < len(groups) <= MOST_CARDS or len(groups) != len(points):
        raise ValueError("2 to 7 seats and 1 to 59 cards, each with its points")
    changes = [group for group, before in zip(groups, (-1, *groups), strict=False) if group != before]
    if len(changes) != len(set(changes)) or not set(changes) <= set(range(MOST_SEATS)):
        raise ValueError("the cards of a group stand side by side, at most seven groups")
    if trump is not None and groups[-1] != trump:
        raise ValueError("the trump group comes last")
    return Table(
        seats,
        groups,
        points,
        -1 if trump is None else trump,
        int(duties),
        -1 if called is None else called,
        run_length,
        mask_of(courts),
        int(policy),
        weights,
    )


class Board:
    """A position: hands as far as they are known, the trick on the table, what was shown.

    Build it for one viewer by giving only his hand and playing the cards seen since the start of the deal;
    voids follow from them. ``bonus`` are the points of the skat, to the seat ``bonus_to`` or to LAST_TRICK,
    NOBODY or LOSER.
    """

    def __init__(
        self,
        table: Table,
        leader: int,
        hands: Mapping[int, int],
        *,
        bonus: int = 0,
        bonus_to: int = NOBODY,
        declarer: int | None = None,
        partner: int | None = None,
    ) -> None:
        self.table = table
        self.core = core.Position(table)
        self.core.turn = leader
        self.core.bonus = bonus
        self.core.bonus_to = bonus_to
        self.core.declarer = -1 if declarer is None else declarer
        self.core.partner = -1 if partner is None else partner
        for seat, mask in hands.items():
            core.set_hand(self.core, seat, mask)

    def copy(self) -> "Board":
        """An independent position."""
        twin = Board(self.table, 0, {})
        core.copy(twin.core, self.core)
        return twin

    def hold(self, seat: int, mask: int) -> None:
        """Give the seat these cards and no others."""
        core.set_hand(self.core, seat, mask)

    def know_aside(self, seat: int, mask: int) -> None:
        """The seat alone knows that these cards are out of play."""
        core.set_aside(self.core, seat, mask)

    def know_lacking(self, seat: int, mask: int) -> None:
        """Everybody knows that the seat holds none of these cards."""
        core.set_lacks(self.core, seat, self.core.lacks[seat] | mask)

    def start_with(self, seat: int, points: int, tricks: int) -> None:
        """Points and tricks of the seat so far."""
        core.set_score(self.core, seat, points, tricks)

    def play(self, card: int) -> None:
        """Play a card for the seat to move. Legality is not checked."""
        core.play(self.core, card)

    def legal(self) -> tuple[int, ...]:
        """The cards that the seat to move may play; its hand must be known."""
        return cards_of(core.legal(self.core, self.core.turn))

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.core.turn

    def hand(self, seat: int) -> int:
        """Mask of the cards of a seat."""
        return self.core.hand[seat]

    def lacks(self, seat: int) -> int:
        """Mask of the cards that the seat has shown not to hold."""
        return self.core.lacks[seat]

    @property
    def seen(self) -> int:
        """Mask of the cards played."""
        return self.core.seen

    @property
    def points(self) -> tuple[int, ...]:
        """Card points by seat."""
        return tuple(self.core.points[: self.table.seats])

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks by seat."""
        return tuple(self.core.tricks[: self.table.seats])


def policy_move(board: Board, seed: int, policy: Policy | None = None) -> int:
    """The card that the rule policy plays for the seat to move, from its own hand and public facts alone."""
    return core.move_of(board.core, board.turn, policy_of(board, policy), seed)


def policy_ratings(board: Board, policy: Policy | None = None) -> dict[int, float]:
    """What the rule policy thinks of each legal card, in card points (differences matter, not levels)."""
    moves = core.legal(board.core, board.turn)
    core.rate(board.core, board.turn, moves, policy_of(board, policy))
    return {card: board.core.rating[card] / 1000 for card in cards_of(moves)}


def policy_of(board: Board, policy: Policy | None) -> int:
    """The policy asked for, else that of the table."""
    return board.table.policy if policy is None else int(policy)


def rollout(board: Board, seed: int, policy: Policy | None = None, slips: int = 0) -> Board:
    """The finished position after play by the policy; ``slips`` of 256 moves are random. All hands must be
    known.
    """
    end = board.copy()
    end.core.rng = seed
    core.roll_out(end.core, policy_of(board, policy), slips)
    return end


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
    """When to stop: worlds, seconds (0 = no limit); ``slips`` of 256 moves in roll-outs are random."""

    worlds: int
    seconds: float = 0.0
    slips: int = 0


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
    ``floor`` is the chance that a card is played for no reason that the rules know.
    """

    start: Board
    seat: int
    cards: tuple[int, ...]
    heat: float = 3.0
    floor: float = 0.4
    belief: Belief | None = None

    def compiled(self) -> core.Evidence:
        """The same for the core."""
        evidence = core.Evidence(self.start.core, self.seat, self.cards, 1000 * self.heat, self.floor)
        if self.belief is not None:
            evidence.believe(self.belief.seat, self.belief.constant, self.belief.worth, self.belief.laid)
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
    if past is not None and (past.cards or past.belief is not None):
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
        search.run(limits.worlds, limits.seconds, seed)
        return
    end = time.monotonic() + (limits.seconds or math.inf)
    while not spent() and not search.finished(limits.worlds) and time.monotonic() < end:
        search.run(limits.worlds, min(SLICE, max(end - time.monotonic(), 1e-4)), seed)


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
