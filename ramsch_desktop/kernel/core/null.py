"""Rule policy for Null: the declarer ducks, the defenders stay below him."""

from ramsch_desktop.kernel.core.bits import ctz, popc
from ramsch_desktop.kernel.core.hands import highest, last_to_play, next_seat, void_in
from ramsch_desktop.kernel.core.position import Position, is_top
from ramsch_desktop.kernel.core.ramsch import chance_to_win, rate_ramsch
from ramsch_desktop.kernel.core.tables import ONE


def rate_null(pos: Position, seat: int, moves: int) -> None:
    """Rate every card in ``moves``: the declarer plays a Ramsch without points."""
    if seat == pos.declarer:
        rate_ramsch(pos, seat, moves)
        return
    left = moves
    while left:
        card = ctz(left)
        left &= left - 1
        if pos.count == 0:
            pos.rating[card] = null_lead(pos, seat, card)
        else:
            pos.rating[card] = null_follow(pos, seat, card)


def null_lead(pos: Position, seat: int, card: int) -> int:
    """Low cards of suits in which the declarer can still be caught, short own suits first."""
    caught = 0 if void_in(pos, pos.declarer, card) else 1
    length = popc(pos.hand[seat] & pos.table.follow[card])
    duckable = popc(pos.out & pos.table.follow[card] & ((ONE << card) - 1))
    value = 6000 * caught - 500 * length - 1500 * duckable
    if chance_to_win(pos, seat, card) == 1000:
        value += 1000 if length == 1 else -2000
    return value


def null_follow(pos: Position, seat: int, card: int) -> int:
    """Go under the declarer, before him play low, with nothing to catch throw the highest."""
    power = pos.table.power[card]
    follows = pos.table.follow[pos.trick[0]] >> card & 1
    takes = pos.table.above[pos.high] >> card & 1
    if pos.winner == pos.declarer:
        if not follows:
            return 20000 + null_discard(pos, seat, card)
        return -1000 * power if takes else 20000 + 1000 * power
    if not follows:
        return null_discard(pos, seat, card)
    if declarer_follows(pos, seat):
        return -1000 * power
    return 1000 * power


def declarer_follows(pos: Position, seat: int) -> int:
    """1 if the declarer still has to play to the trick."""
    return 1 if not last_to_play(pos) and next_seat(pos, seat) == pos.declarer else 0


def null_discard(pos: Position, seat: int, card: int) -> int:
    """High cards of short suits go first."""
    length = popc(pos.hand[seat] & pos.table.follow[card])
    best = 1000 if card == highest(pos.hand[seat] & pos.table.follow[card]) else 0
    return best + 1000 * pos.table.power[card] - 700 * length - (0 if is_top(pos, card) else 500)
