"""A position in a deal and the moves of the trick engine."""

from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc
from ramsch_desktop.kernel.core.tables import (
    ACE_COVERS,
    ACE_LEAD,
    EMPTY,
    KING_QUEEN,
    M64,
    MUST_BEAT,
    MUST_TRUMP,
    ONE,
    Table,
    top_trump,
)

LAST_TRICK: Final = -1
NOBODY: Final = -2
LOSER: Final = -3

GOLDEN: Final = 0x9E3779B97F4A7C15
MIX_A: Final = 0xBF58476D1CE4E5B9
MIX_B: Final = 0x94D049BB133111EB


class Stop:
    """A switch: any thread raises it, a running search looks at it and returns."""

    def __init__(self) -> None:
        self.raised = 0

    def set(self) -> None:
        """End the search at its next look."""
        self.raised = 1


class Position:
    """Hands, the trick on the table and what everybody knows.

    ``lacks`` are the cards that a seat has publicly shown not to hold; ``aside`` the cards that a seat alone
    knows to be out of play. ``bonus`` are the card points of the skat, ``bonus_to`` a seat or one of
    LAST_TRICK, NOBODY, LOSER.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.hand = [0] * 8
        self.aside = [0] * 8
        self.lacks = [0] * 8
        self.points = [0] * 8
        self.tricks = [0] * 8
        self.trick = [0] * 8
        self.rating = [0] * 64
        self.habit = [0] * 8
        self.seen = 0
        self.trick_mask = 0
        self.out = 0
        self.rng = 0
        self.leader = 0
        self.turn = 0
        self.count = 0
        self.winner = 0
        self.high = 0
        self.pot = 0
        self.played = 0
        self.bonus = 0
        self.bonus_to = NOBODY
        self.declarer = -1
        self.partner = -1
        self.free = 0
        self.king_won = 0


def set_hand(pos: Position, seat: int, mask: int) -> None:
    """Give a seat its cards."""
    pos.hand[seat] = mask


def set_aside(pos: Position, seat: int, mask: int) -> None:
    """Cards that the seat alone knows to be out of play."""
    pos.aside[seat] = mask


def set_lacks(pos: Position, seat: int, mask: int) -> None:
    """Cards that everybody knows not to be with the seat."""
    pos.lacks[seat] = mask


def set_score(pos: Position, seat: int, points: int, tricks: int) -> None:
    """Points and tricks that the seat has already."""
    pos.points[seat], pos.tricks[seat] = points, tricks


def set_habit(pos: Position, seat: int, policy: int) -> None:
    """Let the seat follow a policy of its own in roll-outs, 0 for that of the roll-out."""
    pos.habit[seat] = policy


def copy(target: Position, source: Position) -> None:
    """Make ``target`` equal to ``source`` in all but the table, which both must share."""
    for seat in range(source.table.seats):
        target.hand[seat] = source.hand[seat]
        target.aside[seat] = source.aside[seat]
        target.lacks[seat] = source.lacks[seat]
        target.points[seat] = source.points[seat]
        target.tricks[seat] = source.tricks[seat]
        target.trick[seat] = source.trick[seat]
        target.habit[seat] = source.habit[seat]
    target.seen, target.trick_mask, target.rng = source.seen, source.trick_mask, source.rng
    target.leader, target.turn, target.count = source.leader, source.turn, source.count
    target.winner, target.high, target.pot = source.winner, source.high, source.pot
    target.played, target.bonus, target.bonus_to = source.played, source.bonus, source.bonus_to
    target.declarer, target.partner = source.declarer, source.partner
    target.free, target.king_won = source.free, source.king_won


def random64(pos: Position) -> int:
    """The next 64 bits of the splitmix64 generator in the position."""
    pos.rng = (pos.rng + GOLDEN) & M64
    bits = pos.rng
    bits = ((bits ^ (bits >> 30)) * MIX_A) & M64
    bits = ((bits ^ (bits >> 27)) * MIX_B) & M64
    return bits ^ (bits >> 31)


def legal(pos: Position, seat: int) -> int:
    """Mask of the cards that the seat may play now."""
    if pos.count == 0:
        return lead_moves(pos.table, pos.hand[seat], pos.free, pos.king_won)
    return reply_moves(pos.table, pos.hand[seat], pos.trick[0], pos.high, pos.trick_mask, pos.free)


def lead_moves(table: Table, hand: int, free: int, king_won: int) -> int:
    """Mask of the cards that may be led: all but for called-ace and Rams duties."""
    if table.duties & ACE_LEAD and hand & top_trump(table, 0):
        return top_trump(table, 0)
    if table.duties & KING_QUEEN and king_won and hand & top_trump(table, 2):
        return top_trump(table, 2)
    if table.called < 0 or free:
        return hand
    ace = ONE << table.called
    suit = table.follow[table.called]
    if hand & ace and popc(hand & suit) < table.run_length:
        return hand & ~(suit ^ ace)
    return hand


def reply_moves(table: Table, hand: int, led: int, high: int, trick_mask: int, free: int) -> int:
    """Mask of the cards that may follow: the suit, then what the duties of the game leave."""
    moves = hand & table.follow[led]
    if moves == 0 and table.duties & MUST_TRUMP:
        moves = hand & table.trumps
    if table.called >= 0 and not free:
        moves = with_called_ace(table, hand, moves, led)
    if moves == 0:
        moves = hand
    if table.duties & MUST_BEAT and moves & table.above[high]:
        moves &= table.above[high]
    if table.duties & ACE_COVERS and trick_mask & table.courts and moves & top_trump(table, 0):
        return top_trump(table, 0)
    return moves


def with_called_ace(table: Table, hand: int, moves: int, led: int) -> int:
    """Narrow ``moves`` by the called ace: forced when its suit is led, never thrown on another suit."""
    ace = ONE << table.called
    if hand & ace == 0:
        return moves
    if table.follow[led] & ace:
        return ace
    return moves if moves else hand & ~ace


def play(pos: Position, card: int) -> None:
    """Play a card for the seat to move; hands that are not known may stay empty."""
    seat = pos.turn
    if pos.count == 0:
        lead(pos, seat, card)
    else:
        pos.lacks[seat] |= shown(pos, card)
        if pos.table.above[pos.high] >> card & 1:
            pos.winner, pos.high = seat, card
    pos.hand[seat] &= ~(ONE << card)
    pos.seen |= ONE << card
    pos.trick_mask |= ONE << card
    pos.trick[pos.count] = card
    pos.pot += pos.table.points[card]
    pos.count += 1
    pos.turn = seat + 1 if seat + 1 < pos.table.seats else 0
    if card == pos.table.called:
        pos.free, pos.partner = 1, seat
    if pos.count == pos.table.seats:
        collect(pos)


def lead(pos: Position, seat: int, card: int) -> None:
    """Begin a trick."""
    pos.leader, pos.winner, pos.high = seat, seat, card
    pos.pot = 0
    if pos.table.duties & ACE_LEAD:
        pos.lacks[seat] |= top_trump(pos.table, 0) & ~(ONE << card)


def shown(pos: Position, card: int) -> int:
    """Cards that following with ``card`` proves not to be in the hand."""
    led = pos.table.follow[pos.trick[0]]
    lacked = EMPTY
    held = led
    if led >> card & 1 == 0:
        lacked = led
        held = pos.table.pack
        if pos.table.duties & MUST_TRUMP:
            held = pos.table.trumps
            if held >> card & 1 == 0:
                return lacked | held
    elif pos.table.called >= 0 and not pos.free and card != pos.table.called:
        lacked = led & (ONE << pos.table.called)
    if pos.table.duties & MUST_BEAT and pos.table.above[pos.high] >> card & 1 == 0:
        lacked |= held & pos.table.above[pos.high]
    return lacked


def collect(pos: Position) -> None:
    """Give the full trick to its winner, who leads next."""
    winner = pos.winner
    pos.points[winner] += pos.pot
    pos.tricks[winner] += 1
    pos.played += 1
    pos.king_won = 1 if (ONE << pos.high) == top_trump(pos.table, 1) else 0
    called = pos.table.called
    if called >= 0 and not pos.free and pos.table.follow[pos.trick[0]] >> called & 1:
        pos.free, pos.partner = 1, pos.leader
    pos.count, pos.trick_mask, pos.turn = 0, EMPTY, winner


def finish(pos: Position) -> None:
    """Add the skat once the hands are empty."""
    if pos.bonus_to >= 0:
        pos.points[pos.bonus_to] += pos.bonus
    elif pos.bonus_to == LAST_TRICK:
        pos.points[pos.turn] += pos.bonus


def running(pos: Position) -> int:
    """1 while cards are left to play."""
    return 1 if pos.count or pos.hand[pos.turn] else 0


def is_top(pos: Position, card: int) -> int:
    """1 if no card of its group that is out beats it; ``pos.out`` must be set for the viewer."""
    return 0 if pos.out & pos.table.follow[card] & pos.table.above[card] else 1


def may_hold(pos: Position, seat: int, mask: int) -> int:
    """1 if the seat may hold one of the cards that are out."""
    return 1 if pos.out & mask & ~pos.lacks[seat] else 0


def lowest_set(mask: int) -> int:
    """Index of the weakest card, -1 if there is none."""
    return ctz(mask) if mask else -1
