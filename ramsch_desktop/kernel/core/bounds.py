"""What the open-card search need not search: sure winners, seats that stay below, the last trick."""

from ramsch_desktop.kernel.core.bits import ctz, popc, top
from ramsch_desktop.kernel.core.solver import Solver
from ramsch_desktop.kernel.core.tables import EMPTY


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


def sure_worth(solver: Solver, rem: int, seat: int, left: int) -> int:
    """Worth that the leader's side can cash at once, whatever the others do; all that is left if every card wins."""
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
            tops = above_all(hand & mask, others & mask)
            worth += worth_of(solver, tops)
            rounds += popc(tops)
    return left if rounds == popc(hand) else worth


def safe(solver: Solver, rem: int, seat: int) -> int:
    """1 if a seat that does not lead and has no trump can stay below the others for good.

    It can where, in each group, its weakest card is below the others' weakest, its second below their second, and so
    on: whatever is led, it has a card below it, and playing its highest such card keeps this so. Without the suit
    it throws its highest cards. With a trump it might have to take a plain trick at the end.
    """
    hand = solver.hand[seat] & rem
    if hand & solver.table.trumps:
        return 0
    others = rem & ~hand
    while hand:
        group = solver.table.follow[ctz(hand)]
        theirs = others & group
        ours = hand & group
        hand &= ~group
        while ours and theirs:
            if ctz(ours) > ctz(theirs):
                return 0
            ours &= ours - 1
            theirs &= theirs - 1
    return 1


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
