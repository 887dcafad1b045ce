"""Small questions that several rule policies ask of a hand and of the cards that are out."""

from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc, top
from ramsch_desktop.kernel.core.position import Position, is_top, may_hold
from ramsch_desktop.kernel.core.tables import ONE

PLAN: Final = 20000


def last_to_play(pos: Position) -> int:
    """1 for the seat that completes the trick."""
    return 1 if pos.count + 1 == pos.table.seats else 0


def lowest(mask: int) -> int:
    """Weakest card of a mask within one group, -1 if it is empty."""
    return ctz(mask) if mask else -1


def highest(mask: int) -> int:
    """Strongest card of a mask within one group, -1 if it is empty."""
    return top(mask) if mask else -1


def keep_value(pos: Position, card: int) -> int:
    """What a card is worth in the hand, in thousandths of a point: points, strength, and trumps most."""
    value = 3000 * pos.table.points[card] + 500 * pos.table.power[card]
    return value + 14000 if pos.table.trumps >> card & 1 else value


def cheapest(pos: Position, mask: int) -> int:
    """The card to part with first, -1 if the mask is empty."""
    best = -1
    least = 1 << 30
    while mask:
        card = ctz(mask)
        mask &= mask - 1
        if keep_value(pos, card) < least:
            best, least = card, keep_value(pos, card)
    return best


def dearest(pos: Position, mask: int, least: int) -> int:
    """The strongest card of the most points, if it has at least ``least`` of them; -1 if there is none."""
    best = -1
    while mask:
        card = ctz(mask)
        mask &= mask - 1
        if pos.table.points[card] >= least:
            best, least = card, pos.table.points[card]
    return best


def fewest_points(pos: Position, mask: int) -> int:
    """The weakest card of the fewest points, -1 if the mask is empty."""
    best = -1
    while mask:
        card = top(mask)
        mask &= ~bit(card)
        if best < 0 or pos.table.points[card] <= pos.table.points[best]:
            best = card
    return best


def bit(card: int) -> int:
    """Mask of one card."""
    return ONE << card


def sure_winners(pos: Position, mask: int) -> int:
    """The cards of the mask that nothing of their group, among the cards that are out, beats."""
    sure = mask
    while mask:
        card = ctz(mask)
        mask &= mask - 1
        if not is_top(pos, card):
            sure &= ~bit(card)
    return sure


def follow_plan(pos: Position, moves: int, plan: int) -> None:
    """Rate a planned card first and the rest by how gladly one parts with them."""
    while moves:
        card = ctz(moves)
        moves &= moves - 1
        pos.rating[card] = -keep_value(pos, card) + (0 if card != plan else 3 * PLAN)


def out_of(pos: Position, card: int) -> int:
    """How many cards of the card's group are out."""
    return popc(pos.out & pos.table.follow[card])


def void_in(pos: Position, seat: int, card: int) -> int:
    """1 if the seat is known to hold nothing of the card's group."""
    return 0 if may_hold(pos, seat, pos.table.follow[card]) else 1


def next_seat(pos: Position, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < pos.table.seats else 0
