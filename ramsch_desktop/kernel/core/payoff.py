"""What the end of a deal is worth to a seat, by the rules in force, from a handful of numbers."""

from collections.abc import Sequence
from typing import Final

from ramsch_desktop.kernel.core.position import LOSER, Position

SIDES: Final = 0
RAMSCH_LOSER: Final = 1
RAMSCH_STAKE: Final = 2
PIPS: Final = 3
TRICKS: Final = 4
RAMSCH_FIXED: Final = 5


class Payoff:
    """Scores by seat and their value to one seat.

    ``kind`` SIDES: ``own`` and ``other`` are the scores of the declaring side and of each defender, by
    bracket: no trick, Schneider lost, lost, won, Schneider won, every trick; ``limits`` are the most points
    of a lost Schneider, the points to win, the points of a won Schneider.
    RAMSCH_LOSER: the highest loses its points, ``own`` = (march, factor, factor if somebody has no trick, more
    than 0 if a tie of all is not scored).
    RAMSCH_STAKE: the highest pays the others, ``own`` = (march, stake, stake to a seat without a trick,
    stakes all the higher if one seat has none, card points that count as a march or 0); ``other[0]`` is what the
    others get at a march.
    PIPS: everybody loses his points times ``own[1]``, all tricks bring ``own[0]`` to the one and ``other[0]`` to
    the others. RAMSCH_FIXED: the highest loses ``own[1]`` and ``own[2]`` for each seat without a trick; two who tie
    lose half, three nothing; ``own[0]`` for all tricks. TRICKS: by seat ``own`` a trick, ``other`` for no trick
    at all, ``extra`` once any trick is taken.
    A seat values its score less ``rivalry`` times the mean of its opponents' scores, less ``pip`` a card
    point taken.
    """

    def __init__(
        self,
        kind: int,
        own: Sequence[float],
        other: Sequence[float],
        extra: Sequence[float],
        limits: Sequence[int],
        rivalry: float,
        pip: float,
    ) -> None:
        self.kind = kind
        self.rivalry = rivalry
        self.pip = pip
        self.own = [0.0] * 8
        self.other = [0.0] * 8
        self.extra = [0.0] * 8
        self.score = [0.0] * 8
        self.limits = [30, 61, 90]
        for index, value in enumerate(own):
            self.own[index] = value
        for index, value in enumerate(other):
            self.other[index] = value
        for index, value in enumerate(extra):
            self.extra[index] = value
        for index, limit in enumerate(limits):
            self.limits[index] = limit


def utility(payoff: Payoff, pos: Position, seat: int) -> float:
    """Value of a finished deal to the seat."""
    settle(payoff, pos)
    rivals = 0.0
    count = 0
    for other in range(pos.table.seats):
        if not allied(payoff, pos, seat, other):
            rivals += payoff.score[other]
            count += 1
    value = payoff.score[seat] - payoff.pip * pos.points[seat]
    return value - payoff.rivalry * rivals / count if count else value


def allied(payoff: Payoff, pos: Position, seat: int, other: int) -> int:
    """1 if both seats score together; always true of a seat and itself."""
    if payoff.kind == SIDES:
        return 1 if declares(pos, seat) == declares(pos, other) else 0
    return 1 if seat == other else 0


def declares(pos: Position, seat: int) -> int:
    """1 for the declarer and his partner."""
    return 1 if seat in (pos.declarer, pos.partner) else 0


def settle(payoff: Payoff, pos: Position) -> None:
    """Write the score of every seat."""
    if payoff.kind == SIDES:
        settle_sides(payoff, pos)
    elif payoff.kind == TRICKS:
        settle_tricks(payoff, pos)
    else:
        settle_ramsch(payoff, pos)


def settle_sides(payoff: Payoff, pos: Position) -> None:
    """Two sides: the bracket of the declaring side decides."""
    points = 0
    tricks = 0
    for seat in range(pos.table.seats):
        if declares(pos, seat):
            points += pos.points[seat]
            tricks += pos.tricks[seat]
    bracket = bracket_of(payoff, points, tricks, pos.played)
    for seat in range(pos.table.seats):
        payoff.score[seat] = payoff.own[bracket] if declares(pos, seat) else payoff.other[bracket]


def bracket_of(payoff: Payoff, points: int, tricks: int, played: int) -> int:
    """The result class of the declaring side, 0 (no trick) to 5 (every trick)."""
    if tricks == 0:
        return 0
    if tricks == played:
        return 5
    if points < payoff.limits[1]:
        return 1 if points <= payoff.limits[0] else 2
    return 4 if points >= payoff.limits[2] else 3


def settle_tricks(payoff: Payoff, pos: Position) -> None:
    """Ramsen and Rams: so much a trick, a price for none."""
    for seat in range(pos.table.seats):
        if pos.tricks[seat]:
            payoff.score[seat] = payoff.own[seat] * pos.tricks[seat] + payoff.extra[seat]
        else:
            payoff.score[seat] = payoff.other[seat]


def settle_ramsch(payoff: Payoff, pos: Position) -> None:
    """A march; else everybody pays, or the highest loses: ties lose together, at stakes the one with more tricks."""
    most = 0
    virgins = 0
    for seat in range(pos.table.seats):
        payoff.score[seat] = -payoff.own[1] * pos.points[seat] if payoff.kind == PIPS else 0.0
        if marched(payoff, pos, seat):
            settle_march(payoff, pos, seat)
            return
        if rank(payoff, pos, seat) > most:
            most = rank(payoff, pos, seat)
        if pos.tricks[seat] == 0:
            virgins += 1
    if payoff.kind != PIPS:
        settle_losers(payoff, pos, most, virgins)


def marched(payoff: Payoff, pos: Position, seat: int) -> int:
    """1 if the seat has every trick, or at stakes as many card points as count for it."""
    if pos.tricks[seat] == pos.played:
        return 1
    points = payoff.own[4] if payoff.kind == RAMSCH_STAKE else 0.0
    return 1 if 0.0 < points <= pos.points[seat] else 0


def settle_losers(payoff: Payoff, pos: Position, most: int, virgins: int) -> None:
    """Whoever has the highest rank pays."""
    losers = 0
    for seat in range(pos.table.seats):
        if rank(payoff, pos, seat) == most:
            losers += 1
    if losers == pos.table.seats and spares_all(payoff):
        return
    for seat in range(pos.table.seats):
        if rank(payoff, pos, seat) == most:
            lose(payoff, pos, seat, virgins)
            if payoff.kind == RAMSCH_FIXED:
                payoff.score[seat] /= losers
            elif payoff.kind == RAMSCH_STAKE:
                return


def spares_all(payoff: Payoff) -> int:
    """1 if a tie of all is not scored."""
    return 1 if payoff.kind == RAMSCH_FIXED or (payoff.kind == RAMSCH_LOSER and payoff.own[3] > 0.0) else 0


def rank(payoff: Payoff, pos: Position, seat: int) -> int:
    """Order of the losers: by points, at stakes then by tricks."""
    return pos.points[seat] * 16 + (pos.tricks[seat] if payoff.kind == RAMSCH_STAKE else 0)


def settle_march(payoff: Payoff, pos: Position, seat: int) -> None:
    """One seat has every trick."""
    for other in range(pos.table.seats):
        payoff.score[other] = payoff.other[0]
    payoff.score[seat] = payoff.own[0]


def lose(payoff: Payoff, pos: Position, seat: int, virgins: int) -> None:
    """Book the loss of one seat."""
    if payoff.kind == RAMSCH_FIXED:
        payoff.score[seat] = -payoff.own[1] - payoff.own[2] * virgins
        return
    if payoff.kind == RAMSCH_LOSER:
        points = pos.points[seat] + (pos.bonus if pos.bonus_to == LOSER else 0)
        payoff.score[seat] = -points * payoff.own[2 if virgins else 1]
        return
    for other in range(pos.table.seats):
        if other != seat:
            stake = payoff.own[1]
            if pos.tricks[other] == 0 or (virgins and payoff.own[3] > 0.0):
                stake = payoff.own[2]
            payoff.score[other] += stake
            payoff.score[seat] -= stake
