"""Exactly uniform deals of the cards that a seat has not seen.

Cards go one by one; a card goes to a holder in proportion to the number of ways in which the rest can then be
dealt. Holders that may hold the same cards are one *slot* of the count, which keeps it small.
"""

from array import array
from collections.abc import Sequence
from typing import Final

from ramsch_desktop.kernel.core.position import Position, random64
from ramsch_desktop.kernel.core.tables import EMPTY, ONE, total

OUT_OF_PLAY: Final = -1
UNIT: Final = 1.0 / (1 << 53)


class Sampler:
    """Deals ``unseen`` to holders: seat (or OUT_OF_PLAY), number of cards, mask of the cards it may hold.

    Raises ValueError if no deal satisfies all holders.
    """

    def __init__(self, unseen: int, seats: Sequence[int], sizes: Sequence[int], allowed: Sequence[int]) -> None:
        self.holders = len(seats)
        self.slots = 0
        self.count = 0
        self.seat = [0] * 16
        self.slot = [0] * 16
        self.size = [0] * 16
        self.left = [0] * 16
        self.slot_size = [0] * 16
        self.slot_left = [0] * 16
        self.stride = [0] * 16
        self.slot_mask = [0] * 16
        self.dealt = [0] * 16
        self.card = [0] * 64
        for holder in range(self.holders):
            self.seat[holder] = seats[holder]
            self.size[holder] = sizes[holder]
            self.slot[holder] = self._slot_for(allowed[holder] & unseen)
            self.slot_size[self.slot[holder]] += sizes[holder]
        self._list_cards(unseen)
        if self.count != sum(sizes):
            raise ValueError("the holders do not take exactly the unseen cards")
        self.states = 1
        for slot in range(self.slots - 1):
            self.stride[slot] = self.states
            self.states *= self.slot_size[slot] + 1
        self.ways = array("d", bytes(8 * self.states * (self.count + 1)))
        count_ways(self)
        if self.deals() == 0:
            raise ValueError("no deal fits what is known")

    def _slot_for(self, mask: int) -> int:
        for slot in range(self.slots):
            if self.slot_mask[slot] == mask:
                return slot
        self.slot_mask[self.slots] = mask
        self.slots += 1
        return self.slots - 1

    def _list_cards(self, unseen: int) -> None:
        for card in range(64):
            if unseen >> card & 1:
                self.card[self.count] = card
                self.count += 1

    def deals(self) -> float:
        """Number of deals, counting holders of one slot as one."""
        return self.ways[self.states - 1]


def count_ways(sampler: Sampler) -> None:
    """Fill ``ways`` by cards dealt and room left in all slots but the last: ways to deal the rest."""
    sampler.ways[sampler.count * sampler.states] = 1.0
    for dealt in range(sampler.count - 1, -1, -1):
        for state in range(sampler.states):
            if unpack(sampler, state, sampler.count - dealt):
                sampler.ways[dealt * sampler.states + state] = ways_on(sampler, dealt, state)


def unpack(sampler: Sampler, state: int, room: int) -> int:
    """Write the room of each slot to ``slot_left``; 0 if the last slot cannot make up the rest."""
    last = sampler.slots - 1
    for slot in range(last):
        sampler.slot_left[slot] = state // sampler.stride[slot] % (sampler.slot_size[slot] + 1)
        room -= sampler.slot_left[slot]
    sampler.slot_left[last] = room
    return 1 if 0 <= room <= sampler.slot_size[last] else 0


def ways_on(sampler: Sampler, dealt: int, state: int) -> float:
    """Ways to deal the cards from number ``dealt`` on, with the room in ``slot_left``."""
    ways = 0.0
    for slot in range(sampler.slots):
        ways += ways_with(sampler, dealt, state, slot)
    return ways


def ways_with(sampler: Sampler, dealt: int, state: int, slot: int) -> float:
    """Ways that remain if the card number ``dealt`` goes to the slot."""
    if sampler.slot_left[slot] == 0 or sampler.slot_mask[slot] >> sampler.card[dealt] & 1 == 0:
        return 0.0
    return sampler.ways[(dealt + 1) * sampler.states + state - sampler.stride[slot]]


def deal(sampler: Sampler, pos: Position) -> None:
    """Deal once, by the generator of the position, into ``dealt`` by holder."""
    for holder in range(sampler.holders):
        sampler.dealt[holder] = EMPTY
        sampler.left[holder] = sampler.size[holder]
    for slot in range(sampler.slots):
        sampler.slot_left[slot] = sampler.slot_size[slot]
    state = sampler.states - 1
    for number in range(sampler.count):
        slot = choose_slot(sampler, pos, number, state)
        holder = choose_holder(sampler, pos, slot)
        sampler.dealt[holder] |= ONE << sampler.card[number]
        sampler.left[holder] -= 1
        sampler.slot_left[slot] -= 1
        state -= sampler.stride[slot]


def choose_slot(sampler: Sampler, pos: Position, number: int, state: int) -> int:
    """A slot for the card, by the ways that remain."""
    if sampler.slots == 1:
        return 0
    point = (random64(pos) >> 11) * UNIT * sampler.ways[number * sampler.states + state]
    chosen = 0
    for slot in range(sampler.slots):
        ways = ways_with(sampler, number, state, slot)
        if ways > 0.0:
            chosen = slot
            if point < ways:
                return chosen
            point -= ways
    return chosen


def choose_holder(sampler: Sampler, pos: Position, slot: int) -> int:
    """A holder of the slot, by the room that it has left."""
    point = ((random64(pos) >> 32) * sampler.slot_left[slot]) >> 32
    chosen = 0
    for holder in range(sampler.holders):
        if sampler.slot[holder] == slot and sampler.left[holder]:
            chosen = holder
            if point < sampler.left[holder]:
                return chosen
            point -= sampler.left[holder]
    return chosen


def hand_out(sampler: Sampler, pos: Position) -> None:
    """Put a fresh deal into the position, on top of the cards that are known; the skat becomes the bonus."""
    deal(sampler, pos)
    for holder in range(sampler.holders):
        seat = sampler.seat[holder]
        if seat >= 0:
            pos.hand[seat] |= sampler.dealt[holder]
            continue
        pos.bonus += total(pos.table, sampler.dealt[holder])
        if pos.bonus_to >= 0:
            pos.aside[pos.bonus_to] |= sampler.dealt[holder]
