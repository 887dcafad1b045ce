"""What the seat plays later in a deal: better than the policy, by what the imagined deals before have shown.

One node stands for all that the seat can tell of a later turn: the cards seen, the trick, whose turn it is and what
everybody has taken. So the seat never uses a card that it could not see. At a node it follows the policy until
another card is better by ``TRUST`` standard errors.
"""

from array import array
from math import log, sqrt
from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc
from ramsch_desktop.kernel.core.policy import choose, small
from ramsch_desktop.kernel.core.position import MIX_A, MIX_B, Position, finish, legal, play, running
from ramsch_desktop.kernel.core.tables import EMPTY, M64, ONE

NODES: Final = 4096
PLACES: Final = 16
PROBES: Final = 4
WARM: Final = 4.0
"""Visits of a node by the policy before other cards are tried."""
FEW_TRIES: Final = 2.0
BOLD: Final = 1.0
"""Standard deviations by which a card may be better than it looks, where it was tried little."""
TRUST: Final = 1.0
ALIKE: Final = 1e-9


class Foresight:
    """Sums by node and own card, a card by its place among the own cards at the start."""

    def __init__(self, pos: Position, seat: int) -> None:
        self.seat = seat
        self.learns = 1
        self.opened = 0
        self.depth = 0
        self.cell = [0] * 16
        self.place = [0] * 64
        hand = pos.hand[seat]
        for index in range(popc(hand)):
            self.place[ctz(hand)] = index
            hand &= hand - 1
        self.key = array("Q", bytes(8 * NODES))
        self.count = array("d", bytes(8 * PLACES * NODES))
        self.weight = array("d", bytes(8 * PLACES * NODES))
        self.value = array("d", bytes(8 * PLACES * NODES))
        self.square = array("d", bytes(8 * PLACES * NODES))


def look_ahead(ahead: Foresight, pos: Position, policy: int) -> None:
    """Play to the end: the others by their policies, the own seat by what it has learnt."""
    ahead.depth = 0
    ahead.opened = 0
    while running(pos):
        seat = pos.turn
        if seat == ahead.seat and not ahead.opened:
            play(pos, foreseen(ahead, pos, policy))
        else:
            play(pos, choose(pos, seat, pos.habit[seat] or policy))
    finish(pos)


def foreseen(ahead: Foresight, pos: Position, policy: int) -> int:
    """The card of the own seat; one new node a deal, from there on the policy plays."""
    moves = legal(pos, ahead.seat)
    if moves & (moves - 1) == 0:
        return ctz(moves)
    code = key_of(pos, ahead.seat)
    node = node_of(ahead, code)
    if node < 0:
        return choose(pos, ahead.seat, policy)
    if ahead.key[node] == code:
        card = own_choice(ahead, pos, node, moves, policy)
    else:
        card = choose(pos, ahead.seat, policy)
        ahead.opened = 1
        if ahead.learns:
            ahead.key[node] = code
    ahead.cell[ahead.depth] = node * PLACES + ahead.place[card]
    ahead.depth += 1
    return card


def key_of(pos: Position, seat: int) -> int:
    """What the seat can tell of the position, as a number other than 0."""
    bits = (pos.seen ^ (pos.hand[seat] * MIX_A)) & M64
    for other in range(pos.table.seats):
        bits = ((bits ^ bits >> 29) * MIX_B + 256 * pos.points[other] + pos.tricks[other]) & M64
    for place in range(pos.count):
        bits = ((bits ^ bits >> 31) * MIX_A + pos.trick[place] + 1) & M64
    bits = ((bits ^ bits >> 30) * MIX_B) & M64
    return bits ^ bits >> 32 | ONE


def node_of(ahead: Foresight, code: int) -> int:
    """The node with this key or a free one; -1 if there is no room."""
    start = code >> 40
    for probe in range(PROBES):
        node = small(start + probe, NODES - 1)
        if ahead.key[node] == code or ahead.key[node] == EMPTY:
            return node
    return -1


def own_choice(ahead: Foresight, pos: Position, node: int, moves: int, policy: int) -> int:
    """The card for the own seat: bold while it learns, later the one that has proved best."""
    tries = 0.0
    left = moves
    while left:
        tries += ahead.count[node * PLACES + ahead.place[ctz(left)]]
        left &= left - 1
    if tries < WARM:
        return choose(pos, ahead.seat, policy)
    if ahead.learns:
        return boldest(ahead, node, moves, tries)
    return surest(ahead, node, moves, choose(pos, ahead.seat, policy))


def boldest(ahead: Foresight, node: int, moves: int, tries: float) -> int:
    """The card that may be best (upper confidence bound), of equals the one tried least."""
    reach = BOLD * spread_of(ahead, node, moves) * sqrt(log(tries))
    best, few = -1e300, 0.0
    card = 0
    while moves:
        cell = node * PLACES + ahead.place[ctz(moves)]
        count = ahead.count[cell]
        if count < FEW_TRIES:
            return ctz(moves)
        value = ahead.value[cell] / ahead.weight[cell] + reach / sqrt(count)
        if value > best + ALIKE or (value > best - ALIKE and count < few):
            best, few, card = value, count, ctz(moves)
        moves &= moves - 1
    return card


def spread_of(ahead: Foresight, node: int, moves: int) -> float:
    """Standard deviation of the values at the node, with all cards as if tried equally often."""
    mean = 0.0
    square = 0.0
    count = 0
    while moves:
        cell = node * PLACES + ahead.place[ctz(moves)]
        if ahead.count[cell] > 0.0:
            mean += ahead.value[cell] / ahead.weight[cell]
            square += ahead.square[cell] / ahead.weight[cell]
            count += 1
        moves &= moves - 1
    return sqrt(max(square / count - mean / count * (mean / count), 0.0)) if count else 0.0


def surest(ahead: Foresight, node: int, moves: int, usual: int) -> int:
    """The usual card, or the one that beats it by most after ``TRUST`` standard errors are taken off."""
    base = node * PLACES + ahead.place[usual]
    if ahead.count[base] < FEW_TRIES:
        return usual
    doubt = TRUST * spread_of(ahead, node, moves)
    best = ahead.value[base] / ahead.weight[base]
    error = 1.0 / ahead.count[base]
    card = usual
    while moves:
        cell = node * PLACES + ahead.place[ctz(moves)]
        if ctz(moves) != usual and ahead.count[cell] >= FEW_TRIES:
            value = ahead.value[cell] / ahead.weight[cell] - doubt * sqrt(1.0 / ahead.count[cell] + error)
            if value > best:
                best, card = value, ctz(moves)
        moves &= moves - 1
    return card


def remember(ahead: Foresight, value: float, weight: float) -> None:
    """Book what the deal that was played last came to."""
    for step in range(ahead.depth):
        cell = ahead.cell[step]
        ahead.count[cell] += 1.0
        ahead.weight[cell] += weight
        ahead.value[cell] += weight * value
        ahead.square[cell] += weight * value * value
