"""What the open-card search tries first, and which cards it need not try.

A block are cards of one hand and group that nothing left in play lies between. They win and lose the same tricks, so
any of them may be exchanged for another in the rest of a play, and only their worth tells them apart.
"""

from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, top
from ramsch_desktop.kernel.core.position import lead_moves, reply_moves
from ramsch_desktop.kernel.core.solver import Solver
from ramsch_desktop.kernel.core.tables import EMPTY, ONE

PASSED: Final = 1
KING: Final = 2
SLOT: Final = 1024
FIRST: Final = 1 << 28
ALONE: Final = 15
"""The number of blocks of which one card is tried."""


def follower(solver: Solver, seat: int) -> int:
    """The next seat."""
    return seat + 1 if seat + 1 < solver.seats else 0


def reward(solver: Solver, seat: int, card: int, weight: int) -> None:
    """Remember a lead that decided a position."""
    place = seat * 64 + card
    solver.history[place] += weight * weight // 8
    if solver.history[place] > 1 << 22:
        for other in range(512):
            solver.history[other] //= 2


def insert(solver: Solver, base: int, count: int, score: int, block: int, card: int) -> None:
    """Put a card of a block with its score among the sorted ``count`` slots from ``base``."""
    entry = score * SLOT + 64 * block + 63 - card
    place = base + count
    while place > base and solver.order[place - 1] < entry:
        solver.order[place] = solver.order[place - 1]
        place -= 1
    solver.order[place] = entry


def slot_card(solver: Solver, place: int) -> int:
    """The card in a sorted slot."""
    return 63 - (solver.order[place] & 63)


def slot_block(solver: Solver, place: int) -> int:
    """The number of the block to which the card in a sorted slot belongs."""
    return solver.order[place] >> 6 & 15


def block_of(solver: Solver, rem: int, moves: int) -> int:
    """The lowest move and those above it in its group that nothing else left in play lies between."""
    first = moves & (~moves + 1)
    if solver.special & first:
        return first
    group = solver.follow[ctz(moves)]
    others = (rem & ~moves | solver.special) & group & ~(first - 1)
    block = moves & group
    return block & ((others & (~others + 1)) - 1) if others else block


def pick_worth(solver: Solver, block: int, heavy: int) -> int:
    """The card of a block with the most worth, or with the least; the weakest of equals."""
    best = ctz(block)
    block &= block - 1
    while block:
        card = ctz(block)
        block &= block - 1
        gap = solver.worth[card] - solver.worth[best]
        if gap > 0 if heavy else gap < 0:
            best = card
    return best


def narrowed(solver: Solver, rem: int, seat: int, place: int, led: int, high: int, winner: int, block: int) -> int:
    """The one card of a block to try where the trick goes to one side whatever follows; else the block.

    A friendly trick gets the most worth and a hostile one the least: with the two exchanged, the rest of the play
    can at best win back the difference.
    """
    side = solver.mine[winner]
    other = seat
    for _ in range(place + 1, solver.seats):
        other = follower(solver, other)
        replies = free_replies(solver, solver.hand[other] & rem, led)
        if solver.mine[other] != side and replies & solver.above[high]:
            return block
    wants = 1 if solver.mine[seat] == solver.maximise else 0
    return ONE << pick_worth(solver, block, 1 if side == wants else 0)


def is_flat(solver: Solver, block: int, first: int) -> int:
    """1 if all cards of a block, ``first`` the weakest of them, are worth the same."""
    return 0 if block & ~solver.mates[first] else 1


def order_leads(solver: Solver, rem: int, seat: int, flags: int, base: int, hint: int) -> int:
    """Sort the leads into slots; their number."""
    moves = solver.hand[seat] & rem
    if not solver.plain:
        moves = lead_moves(solver.table, moves, flags & PASSED, flags & KING)
    count = 0
    number = 0
    while moves:
        block = block_of(solver, rem, moves)
        moves &= ~block
        first = ctz(block)
        promise = lead_promise(solver, rem, seat, first)
        if is_flat(solver, block, first):
            block = ONE << first
        else:
            block = narrowed(solver, rem, seat, 0, first, first, seat, block)
        shared = ALONE if block & (block - 1) == 0 else number
        count = add_leads(solver, seat, block, shared, promise, base, count, hint)
        number += 1
    return count


def add_leads(
    solver: Solver, seat: int, block: int, number: int, promise: int, base: int, count: int, hint: int
) -> int:
    """Put the cards of a block into slots, one of each worth; the new number of slots."""
    previous = -1
    while block:
        card = ctz(block)
        block &= block - 1
        if previous < 0 or solver.worth[card] != solver.worth[previous]:
            score = (solver.history[seat * 64 + card] >> solver.distrust) + promise * 16 * (20 + solver.worth[card])
            if card == hint:
                score = FIRST
            insert(solver, base, count, score, number, card)
            count += 1
        previous = card
    return count


def lead_promise(solver: Solver, rem: int, seat: int, card: int) -> int:
    """A guess of who can take the trick: 1 good for the leader, -1 bad, 0 open."""
    rivals = EMPTY
    friends = EMPTY
    must_lose = 0
    above = solver.above[card]
    other = seat
    for _ in range(solver.seats - 1):
        other = follower(solver, other)
        replies = free_replies(solver, solver.hand[other] & rem, card)
        if solver.mine[other] == solver.mine[seat]:
            friends |= replies & above
        else:
            rivals |= replies & above
            if replies & ~above == 0:
                must_lose = 1
    if solver.maximise:
        return 1 if friends >= rivals else -1
    if solver.mine[seat]:
        return 1 if rivals else -1
    return 1 if must_lose else 0 if rivals else -1


def free_replies(solver: Solver, hand: int, led: int) -> int:
    """Cards that may follow where the suit is the only duty."""
    return hand & solver.follow[led] if hand & solver.follow[led] else hand


def order_replies(
    solver: Solver, depth: int, place: int, seat: int, high: int, winner: int, pot: int, trick: int, base: int
) -> int:
    """Sort the replies into slots by what the trick will probably bring; their number.

    Of the cards on the table only the highest can still set two replies apart.
    """
    rem = solver.rem[depth]
    led = solver.led[depth]
    hand = solver.hand[seat] & rem
    moves = free_replies(solver, hand, led)
    if not solver.plain:
        moves = reply_moves(solver.table, hand, led, high, trick, solver.flags[depth] & PASSED)
    wants = 1 if solver.mine[seat] == solver.maximise else 0
    count = 0
    number = 0
    if moves & (moves - 1) == 0:
        insert(solver, base, 0, 0, 0, ctz(moves))
        return 1
    present = rem & ~trick | (ONE << high)
    while moves:
        block = block_of(solver, present, moves)
        moves &= ~block
        first = ctz(block)
        taker = seat if solver.above[high] >> first & 1 else winner
        best_card = first if taker == seat else high
        if is_flat(solver, block, first):
            block = ONE << first
        else:
            block = narrowed(solver, rem, seat, place, led, best_card, taker, block)
        alone = 1 if block & (block - 1) == 0 else 0
        if alone and count == 0 and moves == 0:
            insert(solver, base, 0, 0, ALONE, ctz(block))
            return 1
        if place + 1 < solver.seats:
            taker = probable_winner(solver, rem, seat, place, led, best_card, taker)
        good = 1 if solver.mine[taker] == wants else 0
        count = add_replies(solver, block, ALONE if alone else number, pot, good, base, count)
        number += 1
    return count


def add_replies(solver: Solver, block: int, number: int, pot: int, good: int, base: int, count: int) -> int:
    """Put the cards of a block into slots, one of each worth; the new number of slots."""
    previous = -1
    while block:
        card = ctz(block)
        block &= block - 1
        if previous < 0 or solver.worth[card] != solver.worth[previous]:
            insert(solver, base, count, reply_score(solver, card, pot, good), number, card)
            count += 1
        previous = card
    return count


def reply_score(solver: Solver, card: int, pot: int, good: int) -> int:
    """How early a reply is tried: by what the trick brings or costs."""
    score = pot + solver.worth[card] + 2
    return 4 * (score if good else -score) - tie_break(solver, card)


def tie_break(solver: Solver, card: int) -> int:
    """Weak cards first among equals, trumps last."""
    power = solver.table.power[card]
    return power + 3 if solver.trumps >> card & 1 else power


def probable_winner(solver: Solver, rem: int, seat: int, place: int, led: int, high: int, winner: int) -> int:
    """Who takes the trick if every later seat takes it where he must, or can and wants to."""
    other = seat
    for _ in range(place + 1, solver.seats):
        other = follower(solver, other)
        replies = free_replies(solver, solver.hand[other] & rem, led)
        above = solver.above[high]
        takes = 1 if replies & ~above == 0 else 0
        if replies & above and solver.maximise and solver.mine[other] != solver.mine[winner]:
            takes = 1
        if takes:
            winner, high = other, top(replies & above)
    return winner
