"""Rule policy for Ramsen and Rams: at least one trick, aces early, the lowest card that wins."""

from ramsch_desktop.kernel.core.bits import ctz, popc
from ramsch_desktop.kernel.core.hands import bit, last_to_play
from ramsch_desktop.kernel.core.position import Position, is_top


def rate_ramsen(pos: Position, seat: int, moves: int, top_only: int) -> None:
    """Rate every card in ``moves``; ``top_only`` (Rams) wins a plain trick early only for sure."""
    left = moves
    while left:
        card = ctz(left)
        left &= left - 1
        if pos.count == 0:
            pos.rating[card] = ramsen_lead(pos, card)
        elif pos.table.above[pos.high] >> card & 1:
            pos.rating[card] = ramsen_take(pos, seat, card, top_only)
        else:
            pos.rating[card] = ramsen_low(pos, card)


def below_top(pos: Position, card: int) -> int:
    """Places between the card and the best of its group in the pack."""
    return popc(pos.table.follow[card] & ~((bit(card) << 1) - 1))


def ramsen_lead(pos: Position, card: int) -> int:
    """Plain cards from the top, trumps last and high."""
    value = -1000 * below_top(pos, card)
    return value - 20000 if pos.table.trumps >> card & 1 else value


def ramsen_take(pos: Position, seat: int, card: int, top_only: int) -> int:
    """The lowest winner; early in the trick the highest one where it matters most.

    That is in Ramsen when the last chances for a trick go by, in Rams with an ace and without a trick. In Rams else
    a plain card only if it stands.
    """
    value = 40000 - 1000 * pos.table.power[card]
    if last_to_play(pos):
        return value
    if top_only and pos.tricks[seat] == 0 and holds_ace(pos, seat):
        return 40000 + 1000 * pos.table.power[card]
    if not top_only and pos.tricks[seat] == 0 and popc(pos.hand[seat]) <= 2:
        return 40000 + 1000 * pos.table.power[card]
    if top_only and pos.table.trumps >> card & 1 == 0:
        return 40000 if is_top(pos, card) else ramsen_low(pos, card)
    return value


def holds_ace(pos: Position, seat: int) -> int:
    """1 if the seat holds the best card of a group."""
    left = pos.hand[seat]
    while left:
        card = ctz(left)
        left &= left - 1
        if below_top(pos, card) == 0:
            return 1
    return 0


def ramsen_low(pos: Position, card: int) -> int:
    """Part with the lowest plain card."""
    value = -1000 * pos.table.power[card] + 500 * below_top(pos, card)
    return value - 20000 if pos.table.trumps >> card & 1 else value
