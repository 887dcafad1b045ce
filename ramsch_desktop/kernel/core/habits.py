"""Habits of Ramsch players who do not follow the rules of ``ramsch``, so that a search can reckon with them.

The careful one counts from below which suits could be forced on it, clears them, and takes with the lowest card. The
beginner leads low from length and throws points away. The heedless one looks at nothing but a low card to lead, an
eight before a seven, and the trick as last player; elsewhere any card will do. Ratings are thousandths of a card
point.
"""

from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc
from ramsch_desktop.kernel.core.position import Position
from ramsch_desktop.kernel.core.ramsch import SAFE, take_rating, void_others
from ramsch_desktop.kernel.core.tables import EMPTY

STEP_UP: Final = 4000
CLEARED: Final = 24000
DEAR: Final = 10
CHEAP_POT: Final = 4
HEEDED: Final = 20000
LOW: Final = 2


def rate_careful(pos: Position, seat: int, moves: int) -> None:
    """Rate the cards in ``moves`` as the careful player does."""
    exposed = exposed_suits(pos, seat)
    left = moves
    while left:
        card = ctz(left)
        left &= left - 1
        if pos.count == 0:
            pos.rating[card] = careful_lead(pos, seat, card, exposed)
        else:
            pos.rating[card] = careful_reply(pos, seat, card, moves, exposed)


def exposed_suits(pos: Position, seat: int) -> int:
    """The own cards of plain suits in which, both counted from below, one of the own is above one that is out."""
    exposed = EMPTY
    left = pos.hand[seat] & ~pos.table.trumps
    while left:
        suit = pos.table.follow[ctz(left)]
        own = left & suit
        left &= ~suit
        if is_exposed(own, pos.out & suit) and void_others(pos, seat, suit) + 1 < pos.table.seats:
            exposed |= own
    return exposed


def is_exposed(own: int, out: int) -> int:
    """1 if, place by place from below, one of the own cards is above the card that is out."""
    while own and out:
        if ctz(own) > ctz(out):
            return 1
        own &= own - 1
        out &= out - 1
    return 0


def careful_lead(pos: Position, seat: int, card: int, exposed: int) -> int:
    """Clear an exposed suit with its second lowest card, Queen and King first; else lead low, jacks last."""
    power = pos.table.power[card]
    if pos.table.trumps >> card & 1:
        if power and popc(pos.hand[seat] & pos.table.trumps) == 1 and pos.seen & pos.table.trumps == 0:
            return 20 * STEP_UP
        return (power - 16) * STEP_UP
    if void_others(pos, seat, pos.table.follow[card]) + 1 == pos.table.seats:
        return -20 * STEP_UP
    if exposed >> card & 1 and pos.table.points[card] < DEAR and card == clearing(pos, seat, card):
        liking = power + 1 if power < 3 else 8 - power
        return (liking + (6 if popc(pos.hand[seat] & pos.table.follow[card]) == 1 else 0)) * STEP_UP
    return -(power + 1) * STEP_UP


def clearing(pos: Position, seat: int, card: int) -> int:
    """The card that clears the suit of the card: the second lowest, or the lowest if that one is dear or alone."""
    own = pos.hand[seat] & pos.table.follow[card]
    second = own & (own - 1)
    if second and pos.table.points[ctz(second)] < DEAR:
        return ctz(second)
    return ctz(own)


def careful_reply(pos: Position, seat: int, card: int, moves: int, exposed: int) -> int:
    """Duck with the highest, throw from exposed suits first, take with the lowest; or be rid of a top jack cheaply."""
    power = pos.table.power[card]
    trump = pos.table.trumps >> card & 1
    follows = pos.table.follow[pos.trick[0]] >> card & 1
    if pos.table.above[pos.high] >> card & 1:
        if trump and not follows:
            return SAFE + 3 * CLEARED if sheds(pos, card, moves, exposed) else -(20 + power) * STEP_UP
        return -(power + 1) * STEP_UP
    rating = SAFE + power * STEP_UP
    if follows:
        return rating
    if trump:
        return rating + 2 * CLEARED
    return rating + CLEARED if exposed >> card & 1 else rating


def sheds(pos: Position, card: int, moves: int, exposed: int) -> int:
    """1 if a high jack goes on a cheap trick: in last seat, with nothing exposed, once a jack has been played."""
    if pos.count + 1 < pos.table.seats or pos.pot > CHEAP_POT or moves & exposed:
        return 0
    return 1 if pos.table.power[card] >= 2 and pos.seen & pos.table.trumps and pos.played < 6 else 0


def rate_beginner(pos: Position, seat: int, moves: int) -> None:
    """Rate the cards in ``moves`` as a beginner does."""
    left = moves
    while left:
        card = ctz(left)
        left &= left - 1
        power = pos.table.power[card]
        if pos.count == 0:
            trump = pos.table.trumps >> card & 1
            length = 0 if trump else popc(pos.hand[seat] & pos.table.follow[card])
            pos.rating[card] = STEP_UP * (2 * length) - STEP_UP * power
        elif pos.table.above[pos.high] >> card & 1:
            pos.rating[card] = take_rating(pos, card, 1 if pos.table.follow[pos.trick[0]] >> card & 1 else 0)
        elif pos.table.follow[pos.trick[0]] >> card & 1:
            pos.rating[card] = SAFE + 3000 * pos.table.points[card] + 2000 * power
        else:
            pos.rating[card] = SAFE + 3000 * pos.table.points[card]


def rate_heedless(pos: Position, seat: int, moves: int) -> None:
    """Rate the cards in ``moves`` as a heedless player does."""
    left = moves
    while left:
        card = ctz(left)
        left &= left - 1
        pos.rating[card] = HEEDED * heeded(pos, card)


def heeded(pos: Position, card: int) -> int:
    """How much speaks for the card: on lead a low one, in last seat one that leaves the trick; elsewhere nothing."""
    power = pos.table.power[card]
    if pos.count == 0:
        return 0 if pos.table.trumps >> card & 1 or power >= LOW else power + 1
    if pos.count + 1 < pos.table.seats:
        return 0
    return 0 if pos.table.above[pos.high] >> card & 1 else 1
