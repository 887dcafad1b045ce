"""Tables of a card order: what a contract makes of each card.

A card is an index. Cards of one group stand side by side, weakest first, and the trump group, if any, comes
last; so a higher index is the stronger card of its group. A mask holds one bit a card.
"""

from collections.abc import Sequence
from typing import Final

from ramsch_desktop.kernel.core.bits import ctz, popc

ONE: Final = 1
EMPTY: Final = 0
M64: Final = 0xFFFFFFFFFFFFFFFF

MUST_TRUMP: Final = 1
MUST_BEAT: Final = 2
ACE_LEAD: Final = 4
KING_QUEEN: Final = 8
ACE_COVERS: Final = 16


class Table:
    """One contract at one table.

    ``groups`` and ``points`` have one entry a card; ``trump`` is a group or -1; ``duties`` is a sum of the
    flags above; ``called`` is the called ace of a Rufspiel or -1, ``run_length`` the cards its holder needs
    to run away; ``courts`` are the cards that the trump ace must cover (Rams); ``weights`` tune the rule
    policy, ``policy`` names it.
    """

    def __init__(
        self,
        seats: int,
        groups: Sequence[int],
        points: Sequence[int],
        trump: int,
        duties: int,
        called: int,
        run_length: int,
        courts: int,
        policy: int,
        weights: Sequence[int],
    ) -> None:
        self.seats = seats
        self.cards = len(groups)
        self.trump = trump
        self.duties = duties
        self.called = called
        self.run_length = run_length
        self.courts = courts
        self.policy = policy
        self.mask = [0] * 8
        self.group = [0] * 64
        self.power = [0] * 64
        self.points = [0] * 64
        self.follow = [0] * 64
        self.above = [0] * 64
        self.weight = [0] * 16
        for index, weight in enumerate(weights):
            self.weight[index] = weight
        self._fill(groups, points)

    def _fill(self, groups: Sequence[int], points: Sequence[int]) -> None:
        for card, group in enumerate(groups):
            self.group[card] = group
            self.points[card] = points[card]
            self.power[card] = popc(self.mask[group])
            self.mask[group] |= ONE << card
        self.trumps = self.mask[self.trump] if self.trump >= 0 else EMPTY
        self.pack = (ONE << self.cards) - 1
        for card in range(self.cards):
            self.follow[card] = self.mask[self.group[card]]
            higher = self.pack & ~((ONE << (card + 1)) - 1) & self.follow[card]
            self.above[card] = higher if self.group[card] == self.trump else higher | self.trumps


def total(table: Table, mask: int) -> int:
    """Card points in a mask."""
    points = 0
    while mask:
        points += table.points[ctz(mask)]
        mask &= mask - 1
    return points


def top_trump(table: Table, place: int) -> int:
    """Mask of the trump that stands at ``place`` from the top (0 = the highest)."""
    return ONE << (table.cards - 1 - place)
