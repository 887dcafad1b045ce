"""Rule policy for Schafkopf: Rufspiel with a secret partner, solo and Wenz."""

from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc, top
from ramsch_desktop.kernel.core.hands import (
    bit,
    cheapest,
    dearest,
    follow_plan,
    lowest,
    out_of,
)
from ramsch_desktop.kernel.core.position import Position, is_top, may_hold

SAME: Final = 1
ENEMY: Final = 0
UNKNOWN: Final = -1


def rate_schafkopf(pos: Position, seat: int, moves: int) -> None:
    """Rate every card in ``moves`` by what the seat knows of the sides."""
    if pos.count == 0:
        rate_schafkopf_lead(pos, seat, moves)
        return
    side = side_of(pos, seat, pos.winner)
    if side == SAME and safe_with(pos, seat):
        rate_schmieren(pos, moves)
    else:
        follow_plan(pos, moves, schafkopf_follow(pos, seat, moves, side))


def is_partner(pos: Position, seat: int) -> int:
    """1 if the seat is, or knows itself to be, the partner of the caller."""
    if pos.partner >= 0 or pos.table.called < 0:
        return 1 if seat == pos.partner else 0
    return 1 if pos.hand[seat] & bit(pos.table.called) else 0


def side_of(pos: Position, seat: int, other: int) -> int:
    """SAME, ENEMY or UNKNOWN: the side of another seat as this seat may know it."""
    if other == seat:
        return SAME
    partner = is_partner(pos, seat)
    if pos.table.called < 0 or pos.partner >= 0 or partner:
        mine = 1 if partner or seat == pos.declarer else 0
        his = 1 if other == pos.declarer or other == pos.partner else 0
        return SAME if mine == his else ENEMY
    if seat == pos.declarer:
        return UNKNOWN
    return ENEMY if other == pos.declarer else UNKNOWN


def enemy_behind(pos: Position, seat: int) -> int:
    """1 if somebody who is not known to be on the seat's side still plays to the trick."""
    other = seat
    for _ in range(pos.table.seats - pos.count - 1):
        other = other + 1 if other + 1 < pos.table.seats else 0
        if side_of(pos, seat, other) != SAME:
            return 1
    return 0


def safe_with(pos: Position, seat: int) -> int:
    """1 if the card that has the trick will keep it against all that follow."""
    if not enemy_behind(pos, seat):
        return 1
    if not is_top(pos, pos.high):
        return 0
    if pos.table.trumps >> pos.high & 1 or pos.out & pos.table.trumps == 0:
        return 1
    led = pos.table.follow[pos.trick[0]]
    other = seat
    for _ in range(pos.table.seats - pos.count - 1):
        other = other + 1 if other + 1 < pos.table.seats else 0
        if side_of(pos, seat, other) != SAME and not may_hold(pos, other, led):
            return 0
    return 1 if popc(pos.out & led) >= 3 else 0


def rate_schmieren(pos: Position, moves: int) -> None:
    """Give points to the own side's trick: tens before aces, heart points last, never Ober or Unter."""
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        value = 2000 * pos.table.points[card] - 50 * pos.table.power[card]
        if pos.table.trumps >> card & 1:
            value -= 3000 if pos.table.power[card] < 6 else 12000
        elif is_top(pos, card):
            value -= 5000
        pos.rating[card] = value


def rate_schafkopf_lead(pos: Position, seat: int, moves: int) -> None:
    """Declarers lead trumps, defenders search the called suit, then play aces of short suits."""
    declaring = 1 if seat == pos.declarer or is_partner(pos, seat) else 0
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        if pos.table.trumps >> card & 1:
            pos.rating[card] = trump_lead_value(pos, seat, card, declaring)
        else:
            pos.rating[card] = plain_lead_value(pos, seat, card, declaring)


def trump_lead_value(pos: Position, seat: int, card: int, declaring: int) -> int:
    """Top trumps first, otherwise cheap small ones; none from defenders."""
    points = pos.table.points[card]
    power = pos.table.power[card]
    if not declaring:
        return -8000 - 1000 * points
    if pos.out & pos.table.trumps == 0:
        return -2000
    if is_top(pos, card):
        return 8000 + 10 * power
    if popc(pos.table.trumps) <= 4:
        return -2000
    if seat != pos.declarer:
        return 5500 - 500 * points - 20 * power
    if popc(pos.hand[seat] & pos.table.trumps) >= 3:
        return 5000 - 600 * points - 20 * power
    return 1000 - 600 * points


def plain_lead_value(pos: Position, seat: int, card: int, declaring: int) -> int:
    """Search, aces of suits that still run, singletons."""
    points = pos.table.points[card]
    searched = 0
    if pos.table.called >= 0 and pos.partner < 0:
        searched = 1 if pos.table.follow[card] >> pos.table.called & 1 else 0
    if searched and not declaring:
        return 6000 - 400 * points
    length = popc(pos.hand[seat] & pos.table.follow[card])
    value = -500 * points + (700 if length == 1 else 0)
    if is_top(pos, card):
        count = out_of(pos, card)
        value = (4000 if points == 11 else 2000) - 400 * length
        value += 2000 if count >= 4 else 500 if count == 3 else -3000
        if declaring and pos.out & pos.table.trumps == 0:
            value += 6000
    return value - 1000 if searched and seat == pos.declarer else value


def schafkopf_follow(pos: Position, seat: int, moves: int, side: int) -> int:
    """The card to a trick that the own side does not surely have."""
    low = cheapest(pos, moves)
    wins = moves & pos.table.above[pos.high]
    if side == SAME or wins == 0:
        return low
    if side == UNKNOWN and seat != pos.declarer and pos.pot < 8:
        return low
    led = pos.trick[0]
    plain = 1 if moves & pos.table.follow[led] and pos.table.trumps >> led & 1 == 0 else 0
    if not enemy_behind(pos, seat):
        return take_home(pos, moves, wins, plain)
    if plain:
        return top(wins) if is_top(pos, top(wins)) and out_of(pos, led) >= 2 else low
    small = small_trump(pos, wins)
    if pos.table.trumps >> led & 1:
        if is_top(pos, top(wins)) and pos.pot >= 4 and (pos.pot >= 8 or seat == pos.declarer):
            return top(wins)
        return small if small >= 0 and pos.pot >= 4 else low
    if pos.pot >= 4 or moves == wins:
        return small if small >= 0 else lowest(wins)
    return low


def take_home(pos: Position, moves: int, wins: int, plain: int) -> int:
    """Nobody can take the trick away: win it with points."""
    if plain:
        return top(wins)
    big = dearest(pos, wins, 10)
    if pos.table.trumps >> pos.trick[0] & 1 or pos.pot + (10 if big >= 0 else 0) >= 3 or moves == wins:
        return big if big >= 0 else lowest(wins)
    return cheapest(pos, moves)


def small_trump(pos: Position, wins: int) -> int:
    """The weakest winner that is neither ace, ten nor king; -1 if there is none."""
    while wins:
        card = ctz(wins)
        wins &= wins - 1
        if pos.table.points[card] <= 3:
            return card
    return -1
