"""Memory of the open-card solver: which cards are interchangeable, what the search has found."""

from array import array
from collections.abc import Sequence
from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc
from ramsch_desktop.kernel.core.position import LAST_TRICK, Position, Stop
from ramsch_desktop.kernel.core.tables import EMPTY, MUST_BEAT, MUST_TRUMP, ONE, Table

STATE_BITS: Final = 5
DATA_BITS: Final = 20
BLOCK: Final = 8


class Solver:
    """Solves positions of one table; ``bits`` (16 or more) sizes its memory, 8 bytes times 2 to that power.

    An entry holds, from the low end, two bounds, the best move, the part of the scrambled position that its
    place does not tell, and the generation. ``count_tricks`` makes a trick worth 1 and cards nothing;
    ``maximise`` is 0 where the side shuns what it takes. ``special`` are the cards that a duty singles out.
    Where the suit is the only duty (``plain``), ``loner`` is the one seat that shuns tricks, else -1; the points
    of trumps are secured by their rank (``secures``), and a side that gathers can cash (``cashes``). ``team`` are the
    cards of the others and of the side. By trick, counted from the root: ``rem`` are the cards left before it, ``led``
    the card led, ``left`` what was to be taken, ``target`` what the search asks for. ``distrust`` tells how little
    (in bits) leads that decided other positions count beside what this one promises: by trial, points that are
    gathered depend more on the position.
    """

    def __init__(self, table: Table, count_tricks: int, maximise: int, bits: int) -> None:
        self.table = table
        self.seats = table.seats
        self.trumps = table.trumps
        self.plain = 1 if table.duties == 0 and table.called < 0 else 0
        self.maximise = maximise
        self.distrust = 5 if maximise else 2
        self.trick_worth = 1 if count_tricks else 0
        self.stop = Stop()
        self.memory = array("Q", bytes(8 << bits))
        self.key_mask = (ONE << (table.cards + STATE_BITS)) - 1
        self.check_bits = table.cards + STATE_BITS - bits
        self.generation = 0
        self.nodes = 0
        self.limit = 0
        self.aborted = 0
        self.value = 0
        self.bonus = 0
        self.multi = 0
        self.loner = -1
        self.special = EMPTY
        self.singles = EMPTY
        self.clear()
        for card in range(table.cards):
            self.worth[card] = 0 if count_tricks else table.points[card]
            self.follow[card] = table.follow[card]
            self.above[card] = table.above[card]
        self.secures = 1 if self.plain and not count_tricks else 0
        self.cashes = 1 if maximise and self.secures else 0
        find_runs(self)

    def clear(self) -> None:
        """Make room for what is known of the cards, the seats and the tricks."""
        self.hand = [0] * 8
        self.mine = [0] * 8
        self.team = [0] * 2
        self.worth = [0] * 64
        self.follow = [0] * 64
        self.above = [0] * 64
        self.canon = [0] * 2048
        self.canon_base = [0] * 32
        self.owner = [0] * 64
        self.history = [0] * 512
        self.order = [0] * 1024
        self.best_move = [0] * 32
        self.found = [0] * 1024
        self.rem = [0] * 32
        self.led = [0] * 32
        self.flags = [0] * 32
        self.left = [0] * 32
        self.target = [0] * 32
        self.mates = [0] * 64
        self.multi_shift = [0] * 16
        self.multi_mask = [0] * 16

    def prepare(self, pos: Position, side: Sequence[int], limit: int) -> None:
        """Take over the hands; what the memory holds of other deals is void from now on."""
        bonus = pos.bonus if pos.bonus_to == LAST_TRICK else 0
        same = 1 if bonus == self.bonus and self.generation else 0
        self.bonus = bonus
        for seat in range(self.table.seats):
            member = 1 if seat in side else 0
            if self.mine[seat] != member or self.hand[seat] | pos.seen != pos.hand[seat] | pos.seen:
                same = 0
            self.mine[seat] = member
        self.loner = side[0] if self.plain and not self.maximise and len(side) == 1 else -1
        self.aborted = 0
        self.nodes = 0
        self.limit = limit
        if not same:
            self.renew()
            self.team[0] = self.team[1] = EMPTY
            for seat in range(self.table.seats):
                self.hand[seat] = pos.hand[seat]
                self.team[self.mine[seat]] |= pos.hand[seat]
            fresh_tables(self)

    def renew(self) -> None:
        """Begin a generation; when their numbers run out, forget everything."""
        self.generation += 1
        if self.generation >> (64 - DATA_BITS - self.check_bits):
            self.generation = 1
            for place in range(len(self.memory)):
                self.memory[place] = 0


def find_runs(solver: Solver) -> None:
    """Find the neighbours that are worth the same and that no duty singles out; in blocks of at most eight."""
    special = solver.table.trumps if solver.table.duties > MUST_TRUMP + MUST_BEAT else EMPTY
    if solver.table.called >= 0:
        special |= ONE << solver.table.called
    solver.special = special
    block = EMPTY
    for card in range(solver.table.cards):
        joins = 0 if card == 0 or special >> card & 1 else same_run(solver, card - 1, card)
        if not joins or popc(block) == BLOCK:
            close_block(solver, block)
            block = EMPTY
        block |= ONE << card
    close_block(solver, block)


def same_run(solver: Solver, first: int, second: int) -> int:
    """1 if both cards belong to one group and are worth the same."""
    if solver.table.group[first] != solver.table.group[second]:
        return 0
    return 1 if solver.worth[first] == solver.worth[second] else 0


def close_block(solver: Solver, block: int) -> None:
    """Note a block of interchangeable cards, or a single card."""
    for card in range(solver.table.cards):
        if block >> card & 1:
            solver.mates[card] = block
    if popc(block) < 2:
        solver.singles |= block
        return
    number = solver.multi
    solver.multi_mask[number] = block
    solver.multi_shift[number] = ctz(block)
    solver.canon_base[number + 1] = solver.canon_base[number] + (1 << popc(block))
    solver.multi = number + 1


def fresh_tables(solver: Solver) -> None:
    """Reset the history; find, by block and cards left, the lowest pattern of the same owners."""
    for place in range(512):
        solver.history[place] = 0
    for card in range(solver.table.cards):
        solver.owner[card] = owner_of(solver, card)
    for block in range(solver.multi):
        for pattern in range(1 << popc(solver.multi_mask[block])):
            alike = wide(lowest_alike(solver, solver.multi_shift[block], pattern))
            solver.canon[solver.canon_base[block] + pattern] = alike << solver.multi_shift[block]


def lowest_alike(solver: Solver, shift: int, pattern: int) -> int:
    """The lowest pattern whose cards belong to the same seats in the same order."""
    alike = 0
    place = 0
    for card in range(BLOCK):
        if pattern >> card & 1:
            owner = solver.owner[shift + card]
            while solver.owner[shift + place] != owner:
                place += 1
            alike |= 1 << place
            place += 1
    return alike


def wide(number: int) -> int:
    """The number as 64 bits."""
    return number


def owner_of(solver: Solver, card: int) -> int:
    """The seat that held the card at the start, plus one; 0 for nobody."""
    for seat in range(solver.table.seats):
        if solver.hand[seat] >> card & 1:
            return seat + 1
    return 0
