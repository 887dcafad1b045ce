"""Rule policy for every Ramsch: shed dear cards, stay off lead, stop a march.

Ratings are thousandths of a card point; the move with the highest rating is played. ``pos.out`` is set
by the caller.
"""

from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc
from ramsch_desktop.kernel.core.position import Position, is_top, may_hold
from ramsch_desktop.kernel.core.tables import ONE

# Places in ``Table.weight``, in thousandths.
LEAD_TRICK: Final = 0
LEAD_LENGTH: Final = 1
LEAD_POWER: Final = 2
LEAD_TRUMP: Final = 3
WIN_BASE: Final = 4
WIN_LINEAR: Final = 5
WIN_SQUARE: Final = 6
WIN_LOWEST: Final = 7
WIN_LOWEST_FEW: Final = 8
FEW: Final = 9
TRUMP_POWER: Final = 10
TRUMP_MIDDLE: Final = 11

CERTAIN: Final = 1000
SAFE: Final = 60000


def rate_ramsch(pos: Position, seat: int, moves: int) -> None:
    """Rate every card in ``moves`` for the seat."""
    march = marcher(pos, seat)
    left = moves
    while left:
        card = ctz(left)
        left &= left - 1
        if pos.count == 0:
            pos.rating[card] = lead_rating(pos, seat, card, march)
        else:
            pos.rating[card] = follow_rating(pos, seat, card, march)


def marcher(pos: Position, seat: int) -> int:
    """The seat that has every trick so far: anyone from 4 of 10 tricks on, oneself from 6; -1 if nobody."""
    in_all = pos.played + popc(pos.hand[seat])
    if pos.played * 10 < in_all * 4:
        return -1
    for other in range(pos.table.seats):
        if pos.tricks[other] == pos.played:
            return other if other != seat or pos.played * 10 >= in_all * 6 else -1
    return -1


def lead_rating(pos: Position, seat: int, card: int, march: int) -> int:
    """Minus the cost of leading the card: chance to win the trick, length of the suit, a high card kept."""
    win = chance_to_win(pos, seat, card)
    if march == seat:
        return win * 20
    trump = pos.table.trumps >> card & 1
    length = popc(pos.hand[seat] & pos.table.follow[card])
    power = pos.table.weight[LEAD_POWER] * pos.table.power[card]
    if trump:
        power = power * pos.table.weight[TRUMP_POWER] // CERTAIN
    cost = win * (pos.table.weight[LEAD_TRICK] + 1000 * pos.table.points[card]) // CERTAIN
    cost += pos.table.weight[LEAD_LENGTH] * length + (pos.table.weight[LEAD_TRUMP] if trump else 0)
    return power * (CERTAIN - win) // CERTAIN - cost


def chance_to_win(pos: Position, seat: int, card: int) -> int:
    """Chance, in thousandths, that a lead holds the trick when everybody ducks if he can."""
    rest = pos.out & pos.table.follow[card]
    lower = popc(rest & ((ONE << card) - 1))
    count = popc(rest)
    if lower == count:
        return CERTAIN
    void = void_others(pos, seat, pos.table.follow[card])
    others = pos.table.seats - 1
    if void == others:
        return CERTAIN
    if 2 * void >= others:
        return 550 if lower else 100
    if pos.table.weight[TRUMP_MIDDLE] and pos.table.trumps >> card & 1:
        return pos.table.weight[TRUMP_MIDDLE] if lower else 0
    if lower == 0:
        return pos.table.weight[WIN_LOWEST_FEW if count <= pos.table.weight[FEW] else WIN_LOWEST]
    curve = pos.table.weight[WIN_LINEAR] + pos.table.weight[WIN_SQUARE] * lower // count
    return pos.table.weight[WIN_BASE] + curve * lower // count


def void_others(pos: Position, seat: int, mask: int) -> int:
    """How many other seats are known to hold none of the cards."""
    void = 0
    for other in range(pos.table.seats):
        if other != seat and not may_hold(pos, other, mask):
            void += 1
    return void


def follow_rating(pos: Position, seat: int, card: int, march: int) -> int:
    """Duck as high as possible, discard by danger, and if the trick must be taken choose by seat."""
    takes = pos.table.above[pos.high] >> card & 1
    if march >= 0 and (march == seat or march == pos.winner):
        return 1000000 - price(pos, seat, card, march) if takes else -1000 * pos.table.points[card]
    follows = pos.table.follow[pos.trick[0]] >> card & 1
    if takes:
        return take_rating(pos, card, follows)
    if follows:
        return SAFE + 3000 * pos.table.points[card] + 2000 * pos.table.power[card]
    return SAFE + 125 * danger(pos, seat, card) + spite(pos, seat, card)


def price(pos: Position, seat: int, card: int, march: int) -> int:
    """What it costs to take a trick with the card in order to stop, or go on with, a march."""
    if pos.count + 1 < pos.table.seats:
        return 20000 * popc(pos.out & pos.table.follow[card] & pos.table.above[card])
    if march == seat:
        return 1000 * pos.table.power[card]
    return 3000 * pos.table.points[card] + 100 * pos.table.power[card]


def take_rating(pos: Position, card: int, follows: int) -> int:
    """Last seat takes with the highest card, an earlier one with the lowest; never ruff."""
    if not follows:
        return -1000 * pos.table.power[card] - 70000
    if pos.count + 1 < pos.table.seats:
        return -1000 * pos.table.power[card]
    if pos.out & pos.table.follow[card] == 0 and pos.table.trumps >> card & 1 == 0:
        return -1000 * pos.table.points[card]
    return 2000 * pos.table.power[card]


def danger(pos: Position, seat: int, card: int) -> int:
    """Eighths of a point that holding on to the card may cost."""
    rest = pos.out & pos.table.follow[card]
    below = (ONE << card) - 1
    lower = popc(rest & below)
    if pos.table.weight[TRUMP_MIDDLE] and pos.table.trumps >> card & 1:
        return 4 + 4 * lower - popc(rest)
    if rest == 0:
        return pos.table.points[card] - 2
    own = pos.hand[seat] & pos.table.follow[card]
    risk = pos.table.points[card] + 2 * lower - 4 * popc(own & below)
    if is_top(pos, card):
        risk += 4
    if lower == 0:
        risk -= 8
    if own & (own - 1) == 0:
        risk += 2
    return 8 * risk


def spite(pos: Position, seat: int, card: int) -> int:
    """Prefer, among equals, the trick of the seat that has most points."""
    if pos.table.points[card] < 3:
        return 0
    for other in range(pos.table.seats):
        if other != seat and pos.points[other] > pos.points[pos.winner]:
            return 0
    return 125
