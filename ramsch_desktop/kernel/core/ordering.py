"""What the open-card search tries first, and what it need not search: sure winners, the last trick."""

from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc, top
from ramsch_desktop.kernel.core.position import lead_moves, reply_moves
from ramsch_desktop.kernel.core.solver import Solver
from ramsch_desktop.kernel.core.tables import EMPTY, ONE

PASSED: Final = 1
KING: Final = 2
SLOT: Final = 64
FIRST: Final = 1 << 28


def worth_of(solver: Solver, mask: int) -> int:
    """Sum of what the cards are worth."""
    worth = 0
    while mask:
        worth += solver.worth[ctz(mask)]
        mask &= mask - 1
    return worth


def last_winner(solver: Solver, rem: int, seat: int) -> int:
    """Who takes the last trick."""
    winner = seat
    above = solver.table.above[ctz(solver.hand[seat] & rem)]
    other = seat
    for _ in range(solver.table.seats - 1):
        other = other + 1 if other + 1 < solver.table.seats else 0
        if above & solver.hand[other] & rem:
            winner = other
            above = solver.table.above[ctz(solver.hand[other] & rem)]
    return winner


def sure_worth(solver: Solver, rem: int, seat: int) -> int:
    """Worth that the leader's side can cash at once, whatever the others do."""
    trumps = solver.table.trumps
    rivals = EMPTY
    others = EMPTY
    for other in range(solver.table.seats):
        if other != seat:
            others |= solver.hand[other] & rem
            if solver.mine[other] != solver.mine[seat]:
                rivals |= solver.hand[other] & rem
    hand = solver.hand[seat] & rem
    certain = above_all(hand & trumps, rivals & trumps)
    rounds = popc(above_all(hand & trumps, others & trumps))
    worth = worth_of(solver, certain)
    if rounds < longest(solver, rem & trumps & rivals):
        return worth
    for group in range(8):
        if group != solver.table.trump and hand & solver.table.mask[group]:
            mask = solver.table.mask[group]
            worth += worth_of(solver, above_all(hand & mask, others & mask))
    return worth


def longest(solver: Solver, mask: int) -> int:
    """The most cards of the mask that one seat holds."""
    most = 0
    for seat in range(solver.table.seats):
        most = max(most, popc(solver.hand[seat] & mask))
    return most


def above_all(hand: int, others: int) -> int:
    """The cards of one group that are stronger than all of the others."""
    if others == 0:
        return hand
    return hand >> (top(others) + 1) << (top(others) + 1)


def follower(solver: Solver, seat: int) -> int:
    """The next seat."""
    return seat + 1 if seat + 1 < solver.table.seats else 0


def reward(solver: Solver, seat: int, card: int, weight: int) -> None:
    """Remember a lead that decided a position."""
    place = seat * 64 + card
    solver.history[place] += weight * weight // 8
    if solver.history[place] > 1 << 22:
        for other in range(512):
            solver.history[other] //= 2


def insert(solver: Solver, base: int, count: int, score: int, card: int) -> None:
    """Put a card with its score among the sorted ``count`` slots from ``base``."""
    entry = score * SLOT + 63 - card
    place = base + count
    while place > base and solver.order[place - 1] < entry:
        solver.order[place] = solver.order[place - 1]
        place -= 1
    solver.order[place] = entry


def slot_card(solver: Solver, place: int) -> int:
    """The card in a sorted slot."""
    return 63 - (solver.order[place] & 63)


def repeats(solver: Solver, rem: int, previous: int, card: int) -> int:
    """1 if the card does what the weaker own card ``previous`` does: nothing left lies between them."""
    if previous < 0 or solver.run[previous] != solver.run[card]:
        return 0
    between = ((ONE << card) - 1) & ~((ONE << (previous + 1)) - 1)
    return 0 if rem & between else 1


def order_leads(solver: Solver, rem: int, seat: int, flags: int, base: int, hint: int) -> int:
    """Sort the leads into slots; their number."""
    moves = solver.hand[seat] & rem
    if solver.table.duties or solver.table.called >= 0:
        moves = lead_moves(solver.table, moves, flags & PASSED, flags & KING)
    count = 0
    previous = -1
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        if not repeats(solver, rem, previous, card):
            score = FIRST if card == hint else lead_promise(solver, rem, seat, card)
            insert(solver, base, count, score, card)
            count += 1
        previous = card
    return count


def lead_promise(solver: Solver, rem: int, seat: int, card: int) -> int:
    """History and a guess of who can take the trick."""
    score = solver.history[seat * 64 + card] // 8
    heavy = 16 * (20 + solver.worth[card])
    may_lose = 0
    must_lose = 0
    above = solver.table.above[card]
    other = seat
    for _ in range(solver.table.seats - 1):
        other = follower(solver, other)
        if solver.mine[other] != solver.mine[seat]:
            replies = free_replies(solver, solver.hand[other] & rem, card)
            if replies & above:
                may_lose = 1
            if replies & ~above == 0:
                must_lose = 1
    if solver.maximise:
        return score - heavy if may_lose else score + heavy
    if solver.mine[seat]:
        return score + heavy if may_lose else score - heavy
    return score + heavy if must_lose else score if may_lose else score - heavy


def free_replies(solver: Solver, hand: int, led: int) -> int:
    """Cards that may follow where the suit is the only duty."""
    return hand & solver.table.follow[led] if hand & solver.table.follow[led] else hand


def order_replies(
    solver: Solver,
    rem: int,
    seat: int,
    place: int,
    led: int,
    high: int,
    winner: int,
    pot: int,
    trick: int,
    flags: int,
    base: int,
) -> int:
    """Sort the replies into slots by what the trick will probably bring; their number."""
    hand = solver.hand[seat] & rem
    moves = free_replies(solver, hand, led)
    if solver.table.duties or solver.table.called >= 0:
        moves = reply_moves(solver.table, hand, led, high, trick, flags & PASSED)
    wants = 1 if solver.mine[seat] == solver.maximise else 0
    count = 0
    previous = -1
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        if not repeats(solver, rem, previous, card):
            taker = seat if solver.table.above[high] >> card & 1 else winner
            best_card = card if taker == seat else high
            if place + 1 < solver.table.seats:
                taker = probable_winner(solver, rem, seat, place, led, best_card, taker)
            score = pot + solver.worth[card] + 2
            score = score if solver.mine[taker] == wants else -score
            insert(solver, base, count, 4 * score - tie_break(solver, card), card)
            count += 1
        previous = card
    return count


def tie_break(solver: Solver, card: int) -> int:
    """Weak cards first among equals, trumps last."""
    power = solver.table.power[card]
    return power + 3 if solver.table.trumps >> card & 1 else power


def probable_winner(solver: Solver, rem: int, seat: int, place: int, led: int, high: int, winner: int) -> int:
    """Who takes the trick if every later seat takes it where he must, or can and wants to."""
    other = seat
    for _ in range(place + 1, solver.table.seats):
        other = follower(solver, other)
        replies = free_replies(solver, solver.hand[other] & rem, led)
        above = solver.table.above[high]
        takes = 1 if replies & ~above == 0 else 0
        if replies & above and solver.maximise and solver.mine[other] != solver.mine[winner]:
            takes = 1
        if takes:
            winner, high = other, top(replies & above)
    return winner
