"""What the open-card search need not search: sure winners, seats that stay below, the last trick."""

from ramsch_desktop.kernel.core.bits import ctz, popc, top
from ramsch_desktop.kernel.core.solver import Solver
from ramsch_desktop.kernel.core.tables import ONE


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
    above = solver.above[ctz(solver.hand[seat] & rem)]
    other = seat
    for _ in range(solver.seats - 1):
        other = other + 1 if other + 1 < solver.seats else 0
        if above & solver.hand[other] & rem:
            winner = other
            above = solver.above[ctz(solver.hand[other] & rem)]
    return winner


def certain_worth(solver: Solver, rem: int, side: int) -> int:
    """Worth of the trumps of a side (1 for the one that the value is of) that are above all of the other's."""
    rem &= solver.trumps
    return worth_of(solver, above_all(solver.team[side] & rem, solver.team[1 - side] & rem))


def sure_worth(solver: Solver, rem: int, seat: int, left: int) -> int:
    """Worth that the leader's side can cash at once, whatever the others do; all that is left if every card wins.

    Its certain trumps, and the leader's best cards of plain suits for as many rounds as every rival with trumps must
    follow, or all of them if his own best trumps draw the rivals'.
    """
    trumps = solver.trumps
    side = solver.mine[seat]
    hand = solver.hand[seat] & rem
    others = rem & ~hand
    rounds = popc(above_all(hand & trumps, others & trumps))
    worth = certain_worth(solver, rem, side)
    rivals = solver.team[1 - side] & rem
    drawn = 1 if rivals & trumps == 0 or (rounds and rounds >= longest(solver, rivals & trumps)) else 0
    plain = hand & ~trumps
    while plain:
        mask = solver.follow[ctz(plain)]
        plain &= ~mask
        tops = above_all(hand & mask, others & mask)
        if tops and not drawn:
            tops = highest_of(tops, bound_to_follow(solver, rivals, mask))
        worth += worth_of(solver, tops)
        rounds += popc(tops)
    return left if drawn and rounds == popc(hand) else worth


def bound_to_follow(solver: Solver, rivals: int, mask: int) -> int:
    """For how many rounds of a suit each of the rivals who have trumps must follow."""
    fewest = 64
    for other in range(solver.seats):
        hand = solver.hand[other] & rivals
        if hand & solver.trumps:
            fewest = min(fewest, popc(hand & mask))
    return fewest


def highest_of(mask: int, count: int) -> int:
    """At most so many of the cards, from the highest down."""
    while popc(mask) > count:
        mask &= mask - 1
    return mask


def safe(solver: Solver, rem: int, seat: int, leader: int) -> int:
    """1 if a seat that has no trump can stay below the others for good.

    It can where, in each group, its weakest card is below the others' weakest, its second below their second, and so
    on: whatever is led, it has a card below it, and playing its highest such card keeps this so. Without the suit
    it throws its highest cards. With a trump it might have to take a plain trick at the end. When it leads, it needs
    one group of which the others have cards and which stays so without its weakest card and their strongest.
    """
    hand = solver.hand[seat] & rem
    if hand & solver.trumps:
        return 0
    others = rem & ~hand
    exits = 0 if seat == leader else 1
    while hand:
        group = solver.follow[ctz(hand)]
        ours = hand & group
        theirs = others & group
        if not is_below(ours, theirs):
            return 0
        if not exits and theirs:
            exits = is_below(ours & (ours - 1), theirs & ~(ONE << top(theirs)))
        hand &= ~group
    return exits


def is_below(ours: int, theirs: int) -> int:
    """1 if our weakest card is below their weakest, our second below their second, and so on."""
    while ours and theirs:
        if ctz(ours) > ctz(theirs):
            return 0
        ours &= ours - 1
        theirs &= theirs - 1
    return 1


def longest(solver: Solver, mask: int) -> int:
    """The most cards of the mask that one seat holds."""
    most = 0
    for seat in range(solver.seats):
        most = max(most, popc(solver.hand[seat] & mask))
    return most


def above_all(hand: int, others: int) -> int:
    """The cards of one group that are stronger than all of the others."""
    if others == 0:
        return hand
    return hand >> (top(others) + 1) << (top(others) + 1)
