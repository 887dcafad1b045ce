"""Exact play with open cards: one side gathers points (or tricks) or shuns them, the others oppose it.

Fail-soft zero-window search. As every hand is its start hand less the cards played, the union of the hands,
the leader and two flags name a position between tricks without collisions. Cards that nothing left in play
lies between are tried once, or bound each other (see ``ordering``).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ramsch_desktop.kernel.core.bits import ctz, popc
from ramsch_desktop.kernel.core.bounds import certain_worth, last_winner, safe, sure_worth, worth_of
from ramsch_desktop.kernel.core.ordering import (
    ALONE,
    KING,
    PASSED,
    follower,
    order_leads,
    order_replies,
    reward,
    slot_block,
    slot_card,
)
from ramsch_desktop.kernel.core.position import GOLDEN, MIX_A, Position
from ramsch_desktop.kernel.core.solver import DATA_BITS, Solver, wide
from ramsch_desktop.kernel.core.tables import ONE

if TYPE_CHECKING:
    from ramsch_desktop.kernel import shim as cython
else:
    try:
        import cython
    except ImportError:
        from ramsch_desktop.kernel import shim as cython

WIDTH: Final = 12
HALF: Final = 18
HIGH_SHIFT: Final = 7
MOVE_SHIFT: Final = 14
STEP: Final = 4
INFINITE: Final = 1 << 20


def solve(solver: Solver, pos: Position, side: Sequence[int], limit: int) -> int:
    """Worth that the seats in ``side`` take from here with best play of both sides.

    A trick on the table counts whole. -1 if more than ``limit`` nodes were needed or the stop was raised.
    """
    solver.prepare(pos, side, limit)
    with cython.nogil:
        solver.value = bisect(solver, pos)
    return solver.value


def reaches(solver: Solver, pos: Position, side: Sequence[int], worth: int, limit: int) -> int:
    """1 if the side takes ``worth`` or more from here, 0 if not, -1 if the search was given up."""
    solver.prepare(pos, side, limit)
    with cython.nogil:
        value = probe(solver, pos, worth)
    if solver.aborted:
        return -1
    return 1 if value >= worth else 0


def bisect(solver: Solver, pos: Position) -> int:
    """Narrow the value down by zero-window probes: small steps from a guess, which the memory makes cheap."""
    step = 1 if solver.trick_worth else STEP
    low = 0
    high = remaining(solver, pos)
    guess = first_guess(solver, high)
    while low < high:
        value = probe(solver, pos, guess)
        if solver.aborted:
            return -1
        if value >= guess:
            low = value
            guess = low + min(step, (high - low + 1) // 2)
        else:
            high = value
            guess = max(high - min(step, (high - low) // 2), low + 1)
    return low


def first_guess(solver: Solver, worth: int) -> int:
    """Half of what is still to be taken for a side that gathers, its fair share for one that shuns."""
    if solver.maximise:
        return (worth + 1) // 2
    members = 0
    for seat in range(solver.seats):
        members += solver.mine[seat]
    return max(worth * members // solver.seats, 1)


def cards_left(pos: Position) -> int:
    """All cards in the hands and on the table."""
    mask = pos.trick_mask
    for seat in range(pos.table.seats):
        mask |= pos.hand[seat]
    return mask


def remaining(solver: Solver, pos: Position) -> int:
    """All that is still to be taken: the open trick and a bonus of the last trick included."""
    tricks = popc(pos.hand[pos.turn])
    return worth_of(solver, cards_left(pos)) + solver.trick_worth * tricks + solver.bonus


def probe(solver: Solver, pos: Position, target: int) -> int:
    """A bound of the value on the right side of the target."""
    left = remaining(solver, pos)
    rem = cards_left(pos)
    flags = (PASSED if pos.free else 0) + (KING if pos.king_won else 0)
    if pos.count == 0:
        return search_lead(solver, rem, pos.turn, flags, left, target, 0)
    pot = worth_of(solver, pos.trick_mask)
    set_trick(solver, 0, rem, flags, left, target)
    solver.led[0] = pos.trick[0]
    return search_reply(solver, 0, pos.count, pos.turn, pos.high, pos.winner, pot, pos.trick_mask)


def set_trick(solver: Solver, depth: int, rem: int, flags: int, left: int, target: int) -> None:
    """Note what stays the same while the cards of one trick are tried."""
    solver.rem[depth] = rem
    solver.flags[depth] = flags
    solver.left[depth] = left
    solver.target[depth] = target


def search_lead(solver: Solver, rem: int, seat: int, flags: int, left: int, target: int, depth: int) -> int:
    """Worth that the side takes when ``seat`` leads: exact, or a bound on the right side of the target."""
    if target <= 0:
        return 0
    if target > left:
        return left
    if solver.stop.raised or solver.nodes > solver.limit:
        solver.aborted = 1
        return 0
    hand = solver.hand[seat] & rem
    if hand & (hand - 1) == 0:
        return left if solver.mine[last_winner(solver, rem, seat)] else 0
    code = scrambled(solver, rem, seat, flags)
    place = place_of(solver, code)
    entry = solver.memory[place]
    low = 0
    high = left
    hint = -1
    if entry >> DATA_BITS == check_of(solver, code):
        low = field(entry, 127)
        high = field(entry >> HIGH_SHIFT, 127)
        if low >= target:
            return low
        if high < target:
            return high
        hint = hint_card(solver, hand, field(entry >> MOVE_SHIFT, 63))
    else:
        bound = bound_of(solver, rem, seat, left, target)
        if bound >= 0:
            return bound
    best = try_leads(solver, rem, seat, flags, left, target, depth, hint)
    if solver.aborted:
        return 0
    if best >= target:
        low = max(low, best)
    else:
        high = min(high, best)
    entry = wide(low) | wide(high) << HIGH_SHIFT | wide(solver.best_move[depth]) << MOVE_SHIFT
    solver.memory[place] = entry | check_of(solver, code) << DATA_BITS
    return best


def bound_of(solver: Solver, rem: int, seat: int, left: int, target: int) -> int:
    """A bound that settles on which side of the target the value is, -1 if none is seen at once."""
    if solver.loner >= 0 and safe(solver, rem, solver.loner, seat):
        return 0
    if not solver.secures:
        return -1
    low = secured(solver, rem, seat, left, 1)
    if low >= target:
        return low
    high = left - secured(solver, rem, seat, left, 0)
    return high if high < target else -1


def secured(solver: Solver, rem: int, leader: int, left: int, side: int) -> int:
    """Worth that a side (1 for the one that the value is of) gets whatever the other does."""
    if solver.cashes and solver.mine[leader] == side:
        return sure_worth(solver, rem, leader, left)
    return certain_worth(solver, rem, side)


def field(bits: int, mask: int) -> int:
    """The masked low bits as a signed number."""
    return bits & mask


def scrambled(solver: Solver, rem: int, seat: int, flags: int) -> int:
    """The position as one well mixed number: cards left, leader, flags."""
    key = rem & solver.singles
    for block in range(solver.multi):
        pattern = (rem & solver.multi_mask[block]) >> solver.multi_shift[block]
        key |= solver.canon[solver.canon_base[block] + pattern]
    key |= wide(seat + 8 * flags) << solver.table.cards
    key ^= key >> HALF
    key = (key * MIX_A) & solver.key_mask
    key ^= key >> HALF
    return (key * GOLDEN) & solver.key_mask


def place_of(solver: Solver, code: int) -> int:
    """Place of a position in the memory."""
    return code >> solver.check_bits


def check_of(solver: Solver, code: int) -> int:
    """What an entry must show to belong to the position: the rest of its number and the generation."""
    rest = code & ((ONE << solver.check_bits) - 1)
    return wide(solver.generation) << solver.check_bits | rest


def hint_card(solver: Solver, hand: int, card: int) -> int:
    """The remembered move, or its equivalent in the hand; -1 if there is none."""
    if hand >> card & 1:
        return card
    return ctz(hand & solver.mates[card]) if hand & solver.mates[card] else -1


def try_leads(solver: Solver, rem: int, seat: int, flags: int, left: int, target: int, depth: int, hint: int) -> int:
    """Search the leads in the order of their promise; the best goes to ``best_move``."""
    base = depth * solver.seats * WIDTH
    count = order_leads(solver, rem, seat, flags, base, hint)
    wants = 1 if solver.mine[seat] == solver.maximise else 0
    best = -1 if wants else INFINITE
    move = 0
    set_trick(solver, depth, rem, flags, left, target)
    for place in range(base, base + count):
        card = slot_card(solver, place)
        if not useless(solver, base, place, wants, target):
            solver.nodes += 1
            solver.led[depth] = card
            solver.found[place] = search_reply(
                solver, depth, 1, follower(solver, seat), card, seat, solver.worth[card], ONE << card
            )
        if better(solver.found[place], best, wants):
            best, move = solver.found[place], card
        if (best >= target) == wants:
            break
    if (best >= target) == wants:
        reward(solver, seat, move, popc(rem))
    solver.best_move[depth] = move
    return best


def useless(solver: Solver, base: int, place: int, wants: int, target: int) -> int:
    """1 if the card in a slot cannot pass the target, as a searched card of its block proves; ``found`` has the bound.

    Exchange the two: every trick goes where it went, so the values differ by no more than what the cards are worth.
    """
    block = slot_block(solver, place)
    if block == ALONE:
        return 0
    worth = solver.worth[slot_card(solver, place)]
    for other in range(base, place):
        if slot_block(solver, other) == block:
            gap = abs(solver.worth[slot_card(solver, other)] - worth)
            bound = solver.found[other] + (gap if wants else -gap)
            if (bound < target) == wants:
                solver.found[place] = bound
                return 1
    return 0


def better(value: int, best: int, wants: int) -> int:
    """1 if the value is better than the best so far for a seat that wants much (1) or little (0)."""
    return 1 if (value > best if wants else value < best) else 0


def search_reply(
    solver: Solver, depth: int, place: int, seat: int, high: int, winner: int, pot: int, trick: int
) -> int:
    """Worth that the side takes when ``seat`` follows as number ``place`` (from 0) of the trick."""
    base = (depth * solver.seats + place) * WIDTH
    count = order_replies(solver, depth, place, seat, high, winner, pot, trick, base)
    wants = 1 if solver.mine[seat] == solver.maximise else 0
    target = solver.target[depth]
    best = -1 if wants else INFINITE
    for slot in range(base, base + count):
        if not useless(solver, base, slot, wants, target):
            card = slot_card(solver, slot)
            solver.found[slot] = search_card(solver, depth, place, seat, high, winner, pot, trick, card)
        if better(solver.found[slot], best, wants):
            best = solver.found[slot]
        if (best >= target) == wants:
            break
    return best


def search_card(
    solver: Solver, depth: int, place: int, seat: int, high: int, winner: int, pot: int, trick: int, card: int
) -> int:
    """Worth that the side takes when ``seat`` follows with the card."""
    solver.nodes += 1
    if solver.above[high] >> card & 1:
        winner, high = seat, card
    pot += solver.worth[card]
    trick |= ONE << card
    if place + 1 == solver.seats:
        return close_trick(solver, depth, high, winner, pot, trick)
    return search_reply(solver, depth, place + 1, follower(solver, seat), high, winner, pot, trick)


def close_trick(solver: Solver, depth: int, high: int, winner: int, pot: int, trick: int) -> int:
    """Book a full trick and search on."""
    rem = solver.rem[depth]
    left = solver.left[depth]
    flags = solver.flags[depth]
    pot += solver.trick_worth
    gain = pot if solver.mine[winner] else 0
    if not solver.plain:
        flags = flags_after(solver, solver.led[depth], high, trick, flags)
    if rem == trick:
        return left if solver.mine[winner] else 0
    return gain + search_lead(solver, rem & ~trick, winner, flags, left - pot, solver.target[depth] - gain, depth + 1)


def flags_after(solver: Solver, led: int, high: int, trick: int, flags: int) -> int:
    """The called ace is free once its suit was led or it was played; the trump king may have won."""
    passed = flags & PASSED
    if solver.table.called >= 0 and (trick | solver.follow[led]) >> solver.table.called & 1:
        passed = PASSED
    return passed + (KING if high == solver.table.cards - 2 else 0)
