"""Compare candidate moves over sampled worlds: the same worlds and the same seeds for every move."""

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

from ramsch_desktop.kernel.core.bits import now
from ramsch_desktop.kernel.core.evidence import Evidence, belief_in, draw_habits, weight_of
from ramsch_desktop.kernel.core.foresight import Foresight, look_ahead, remember
from ramsch_desktop.kernel.core.payoff import Payoff, utility
from ramsch_desktop.kernel.core.policy import roll_out
from ramsch_desktop.kernel.core.position import Position, Stop, copy, play, random64
from ramsch_desktop.kernel.core.sampling import UNIT, Sampler, hand_out

if TYPE_CHECKING:
    from ramsch_desktop.kernel import shim as cython
else:
    try:
        import cython
    except ImportError:
        from ramsch_desktop.kernel import shim as cython

SIGMAS: Final = 3.0
FIRST_CHECK: Final = 64
CHECK_EVERY: Final = 32
MOST_MOVES: Final = 16
MOST_TRIES: Final = 60
"""Deals that are looked at for each one that is played, where they are not equally likely."""


class Search:
    """Sums over worlds for each candidate, and the switch that stops the search from another thread.

    The candidate -1 stands for the position as it is.
    """

    def __init__(
        self, pos: Position, seat: int, moves: Sequence[int], payoff: Payoff, sampler: Sampler, stop: Stop
    ) -> None:
        self.pos = pos
        self.base = Position(pos.table)
        self.trial = Position(pos.table)
        self.payoff = payoff
        self.sampler = sampler
        self.seat = seat
        self.count = len(moves)
        self.stop = stop
        self.worlds = 0
        self.alive = 0
        self.slips = 0
        self.evidence: Evidence | None = None
        self.ahead: Foresight | None = None
        self.lessons = 0
        self.lessons_end = 0.0
        self.counted = 0
        self.tries = 0
        self.weighed = 0
        self.likely = 0.0
        self.policy = pos.table.policy
        self.weight_sum = 0.0
        self.square_sum = 0.0
        self.move = [0] * 16
        self.tried = [0] * 16
        self.value = [0.0] * 16
        self.gain = [0.0] * 16
        self.sums = [0.0] * 16
        self.gains = [0.0] * 16
        self.wins = [0.0] * 16
        self.weights = [0.0] * 16
        self.products = [0.0] * 256
        for index, card in enumerate(moves):
            self.move[index] = card
            self.alive |= 1 << index

    def weigh(self, evidence: Evidence) -> None:
        """Let worlds count by how well they explain the play so far."""
        self.evidence = evidence

    def foresee(self, lessons: int, seconds: float) -> None:
        """Learn first what the seat plays later, in so many worlds and seconds (0 = no limit); they do not count."""
        self.ahead = Foresight(self.pos, self.seat)
        self.lessons = lessons
        self.lessons_end = now() + seconds if seconds > 0.0 else 0.0

    def run(self, worlds: int, seconds: float, seed: int) -> None:
        """Search until the worlds or the seconds (0 = no limit) are used up, one move is left, or stop.

        A second call goes on where the first one ended; only the first one takes the seed.
        """
        if self.worlds == 0:
            self.pos.rng = seed
        with cython.nogil:
            compare(self, worlds, seconds)

    def finished(self, worlds: int) -> int:
        """1 if this many worlds were tried, one candidate is left, or somebody stopped the search."""
        done = self.worlds >= worlds or self.tries > MOST_TRIES * worlds
        return 1 if done or is_decided(self) or self.stop.raised else 0

    def mean(self, index: int) -> float:
        """Mean utility of the candidate, over the worlds in which it was tried."""
        return self.sums[index] / self.weights[index] if self.weights[index] else 0.0

    def score(self, index: int) -> float:
        """Mean score of the seat with the candidate."""
        return self.gains[index] / self.weights[index] if self.weights[index] else 0.0

    def share_won(self, index: int) -> float:
        """Share of the worlds in which the candidate is worth more than nothing."""
        return self.wins[index] / self.weights[index] if self.weights[index] else 0.0

    def error(self, index: int) -> float:
        """Standard error of the mean."""
        return standard_error(self, index, index)

    def worlds_of(self, index: int) -> int:
        """Worlds in which the candidate was tried."""
        return self.tried[index]


def compare(search: Search, worlds: int, seconds: float) -> None:
    """The loop over worlds."""
    started = now()
    while search.worlds < worlds:
        if search.stop.raised or (seconds > 0.0 and now() - started > seconds):
            return
        weight = next_world(search)
        if weight <= 0.0:
            if search.tries > MOST_TRIES * worlds:
                return
            continue
        try_moves(search, weight)
        add_products(search, weight)
        search.worlds += 1
        search.counted += 1
        if search.ahead is not None and search.ahead.learns and has_learnt(search):
            search.ahead.learns = 0
            begin_again(search)
        if is_time_to_prune(search):
            prune(search)
            if is_decided(search):
                return


def next_world(search: Search) -> float:
    """Deal a world into ``base``; its weight, 0 for one that is passed over.

    Worlds that the declarer would not play with are passed over by chance. Worlds less likely than the mean of those
    before are passed over by chance, and count as the mean otherwise.
    """
    copy(search.base, search.pos)
    hand_out(search.sampler, search.base)
    search.pos.rng = search.base.rng
    if search.evidence is None:
        return 1.0
    search.tries += 1
    if (random64(search.pos) >> 11) * UNIT >= belief_in(search.evidence, search.base):
        return 0.0
    weight = thinned(search, weight_of(search.evidence, search.base, search.policy))
    if weight > 0.0 and search.evidence.habits:
        draw_habits(search.evidence, search.base, search.pos)
    return weight


def thinned(search: Search, weight: float) -> float:
    """The weight with which the world counts, 0 for one less likely than the mean that is passed over."""
    search.likely += weight
    search.weighed += 1
    mean = search.likely / search.weighed
    if weight >= mean:
        return weight
    return mean if (random64(search.pos) >> 11) * UNIT * mean < weight else 0.0


def is_decided(search: Search) -> int:
    """1 if one of several candidates is left."""
    return 1 if search.count > 1 and search.alive & (search.alive - 1) == 0 else 0


def is_time_to_prune(search: Search) -> int:
    """1 every now and then, once there are enough worlds; what is learnt late may yet be the best."""
    if search.ahead is not None and search.ahead.learns:
        return 0
    return 1 if search.counted >= FIRST_CHECK and search.counted % CHECK_EVERY == 0 else 0


def has_learnt(search: Search) -> int:
    """1 once the lessons, the deals looked at for them or their time are over."""
    if search.lessons_end > 0.0 and now() > search.lessons_end:
        return 1
    return 1 if search.worlds >= search.lessons or search.tries > MOST_TRIES * search.lessons else 0


def begin_again(search: Search) -> None:
    """Forget the worlds in which the seat learnt; those that ran out of time are let off."""
    search.worlds = search.lessons
    search.counted = 0
    search.weight_sum = 0.0
    search.square_sum = 0.0
    for index in range(search.count):
        search.tried[index] = 0
        search.sums[index] = search.gains[index] = search.wins[index] = search.weights[index] = 0.0
        for other in range(search.count):
            search.products[index * MOST_MOVES + other] = 0.0


def try_moves(search: Search, weight: float) -> None:
    """Roll out every candidate that is still in, in the world of ``base``."""
    for index in range(search.count):
        if search.alive >> index & 1:
            copy(search.trial, search.base)
            if search.move[index] >= 0:
                play(search.trial, search.move[index])
            play_on(search)
            search.value[index] = utility(search.payoff, search.trial, search.seat)
            search.gain[index] = search.payoff.score[search.seat]
            if search.ahead is not None and search.ahead.learns:
                remember(search.ahead, search.value[index], weight)


def play_on(search: Search) -> None:
    """Play the deal of ``trial`` to its end."""
    if search.ahead is None:
        roll_out(search.trial, search.policy, search.slips)
    else:
        look_ahead(search.ahead, search.trial, search.policy)


def add_products(search: Search, weight: float) -> None:
    """Add the values of this world to the sums."""
    search.weight_sum += weight
    search.square_sum += weight * weight
    for index in range(search.count):
        if search.alive >> index & 1:
            search.tried[index] += 1
            search.weights[index] += weight
            search.sums[index] += weight * search.value[index]
            search.gains[index] += weight * search.gain[index]
            if search.value[index] > 0.0:
                search.wins[index] += weight
            for other in range(index, search.count):
                if search.alive >> other & 1:
                    search.products[index * MOST_MOVES + other] += weight * search.value[index] * search.value[other]


def standard_error(search: Search, first: int, second: int) -> float:
    """Standard error of the difference of two candidates that are in, or of one mean if both are the same."""
    if search.weights[first] <= 0.0 or search.tried[first] < 2:
        return 0.0
    low, high = min(first, second), max(first, second)
    weight = search.weights[first]
    spread = search.products[first * MOST_MOVES + first]
    mean = search.sums[first]
    if first != second:
        spread += search.products[second * MOST_MOVES + second] - 2.0 * search.products[low * MOST_MOVES + high]
        mean -= search.sums[second]
    variance = spread / weight - (mean / weight) * (mean / weight)
    alike = search.square_sum / (search.weight_sum * search.weight_sum) * search.counted
    return sqrt(max(variance, 0.0) / search.tried[first] * max(alike, 1.0))


def prune(search: Search) -> None:
    """Drop the candidates that are clearly worse than the best."""
    best = leader_of(search)
    for index in range(search.count):
        if index != best and search.alive >> index & 1:
            gap = (search.sums[best] - search.sums[index]) / search.weights[best]
            if gap > SIGMAS * standard_error(search, best, index) and gap > 0.0:
                search.alive &= ~(1 << index)


def leader_of(search: Search) -> int:
    """The candidate in play with the best mean; the first of equals."""
    best = -1
    for index in range(search.count):
        if search.alive >> index & 1 and (best < 0 or search.sums[index] > search.sums[best]):
            best = index
    return best
