"""Tables, boards and the policies that play on them, as the search core has them.

A card is an index from 0; the cards of one group stand side by side, weakest first, the trump group last. A
mask is an int with one bit a card. Seats count from 0 in turn order; whoever sits out is not a seat. The
compiled form is used where it was built, unless the environment says RAMSCH_PURE_KERNEL=1; both give the same
answers.
"""

import os
from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum, IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING or os.environ.get("RAMSCH_PURE_KERNEL") == "1":
    from ramsch_desktop.kernel import core as core
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
    CAREFUL = 7
    BEGINNER = 8
    HEEDLESS = 9


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

    def follow(self, seat: int, policy: Policy) -> None:
        """Let the seat follow a policy of its own in roll-outs."""
        core.set_habit(self.core, seat, int(policy))

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


def play_out(board: Board, seed: int, policy: Policy | None = None) -> None:
    """Play the board itself to its end by the policy. All hands must be known."""
    board.core.rng = seed
    core.roll_out(board.core, policy_of(board, policy), 0)
