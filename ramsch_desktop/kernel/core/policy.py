"""The rule policies behind one door: rate the legal moves of a seat, choose one, play a deal to its end."""

from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc
from ramsch_desktop.kernel.core.habits import rate_beginner, rate_careful, rate_heedless
from ramsch_desktop.kernel.core.null import rate_null
from ramsch_desktop.kernel.core.position import Position, finish, legal, play, random64, running
from ramsch_desktop.kernel.core.ramsch import rate_ramsch
from ramsch_desktop.kernel.core.ramsen import rate_ramsen
from ramsch_desktop.kernel.core.schafkopf import rate_schafkopf
from ramsch_desktop.kernel.core.skat import rate_skat

RANDOM: Final = 0
RAMSCH: Final = 1
SKAT: Final = 2
NULL_GAME: Final = 3
SCHAFKOPF: Final = 4
RAMSEN: Final = 5
RAMS: Final = 6
CAREFUL: Final = 7
BEGINNER: Final = 8
HEEDLESS: Final = 9


def unseen(pos: Position, seat: int) -> int:
    """Cards that the seat has not seen: neither played, nor held, nor known to lie aside."""
    return pos.table.pack & ~(pos.hand[seat] | pos.seen | pos.aside[seat])


def rate(pos: Position, seat: int, moves: int, policy: int) -> None:
    """Fill ``pos.rating`` for the cards in ``moves``; reads of the hands only the seat's own."""
    pos.out = unseen(pos, seat)
    if policy == RAMSCH:
        rate_ramsch(pos, seat, moves)
    elif policy == CAREFUL:
        rate_careful(pos, seat, moves)
    elif policy == BEGINNER:
        rate_beginner(pos, seat, moves)
    elif policy == HEEDLESS:
        rate_heedless(pos, seat, moves)
    elif policy == SKAT:
        rate_skat(pos, seat, moves)
    elif policy == NULL_GAME:
        rate_null(pos, seat, moves)
    elif policy == SCHAFKOPF:
        rate_schafkopf(pos, seat, moves)
    else:
        rate_ramsen(pos, seat, moves, 1 if policy == RAMS else 0)


def choose(pos: Position, seat: int, policy: int) -> int:
    """The card that the policy plays; equal ratings are decided by the generator in the position."""
    moves = legal(pos, seat)
    if moves & (moves - 1) == 0:
        return ctz(moves)
    if policy == RANDOM:
        return pick(pos, moves)
    rate(pos, seat, moves, policy)
    noise = random64(pos)
    best = -(1 << 30)
    card = 0
    while moves:
        place = ctz(moves)
        moves &= moves - 1
        value = pos.rating[place] + 10 * small(noise, 7)
        noise >>= 3
        if value > best:
            best, card = value, place
    return card


def move_of(pos: Position, seat: int, policy: int, seed: int) -> int:
    """The card that the policy plays for the seat, equal ratings decided by the seed."""
    pos.rng = seed
    return choose(pos, seat, policy)


def small(bits: int, mask: int) -> int:
    """The masked low bits, as a signed number."""
    return bits & mask


def pick(pos: Position, moves: int) -> int:
    """A random card of the mask."""
    skip = small(((random64(pos) >> 40) * popc(moves)) >> 24, 63)
    while skip > 0:
        moves &= moves - 1
        skip -= 1
    return ctz(moves)


def roll_out(pos: Position, policy: int, slips: int) -> None:
    """Play to the end, each seat seeing only its own cards; ``slips`` of 256 moves are random."""
    while running(pos):
        if slips and small(random64(pos) >> 32, 255) < slips:
            card = pick(pos, legal(pos, pos.turn))
        else:
            card = choose(pos, pos.turn, pos.habit[pos.turn] or policy)
        play(pos, card)
    finish(pos)
