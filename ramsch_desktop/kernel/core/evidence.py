"""How likely a world is: what its declarer needs to declare, and how well the policy explains the cards played.

Each card counts with the chance that the policy plays it: by its rating among the legal ones, softened by ``heat``
thousandths of a point, and never below an equal share of ``floor``.
"""

from collections.abc import Sequence
from math import exp

from ramsch_desktop.kernel.core.bits import ctz
from ramsch_desktop.kernel.core.policy import rate
from ramsch_desktop.kernel.core.position import Position, copy, legal, play, random64
from ramsch_desktop.kernel.core.sampling import UNIT
from ramsch_desktop.kernel.core.tables import ONE


class Evidence:
    """The play so far from the ``start``, in which the hand of the viewing ``seat`` is known.

    ``card`` are the cards since then, in order; ``played`` their masks by seat. The seat ``strong``, if there is one,
    was dealt a hand of a logistic chance, ``constant`` plus ``worth`` of each card, and lays cards away with the
    chance ``laid`` of each.
    """

    def __init__(self, start: Position, seat: int, cards: Sequence[int], heat: float, floor: float) -> None:
        self.start = start
        self.trial = Position(start.table)
        self.seat = seat
        self.heat = heat
        self.floor = floor
        self.count = len(cards)
        self.card = [0] * 64
        self.played = [0] * 8
        self.strong = -1
        self.constant = 0.0
        self.worth = [0.0] * 64
        self.laid = [0.0] * 64
        self.habits = 0
        self.habit = [0] * 4
        self.prior = [0.0] * 4
        self.like = [0.0] * 32
        copy(self.trial, start)
        for place, card in enumerate(cards):
            self.card[place] = card
            self.played[self.trial.turn] |= 1 << card
            play(self.trial, card)

    def believe(self, strong: int, constant: float, worth: Sequence[float], laid: Sequence[float]) -> None:
        """Expect a strong hand of a seat; one number a card in ``worth`` and ``laid``."""
        self.strong, self.constant = strong, constant
        for card in range(len(worth)):
            self.worth[card] = worth[card]
            self.laid[card] = laid[card]

    def expect(self, habits: Sequence[int], priors: Sequence[float]) -> None:
        """Reckon with others who follow one of these policies (at most four) all the time, with these chances."""
        self.habits = len(habits)
        for index, habit in enumerate(habits):
            self.habit[index] = habit
            self.prior[index] = priors[index]


def belief_in(evidence: Evidence, world: Position) -> float:
    """The chance, from 0 to 1, that the strong seat would play with its cards of the world."""
    if evidence.strong < 0:
        return 1.0
    score = evidence.constant
    hand = world.hand[evidence.strong] | evidence.played[evidence.strong]
    while hand:
        score += evidence.worth[ctz(hand)]
        hand &= hand - 1
    chance = 1.0 / (1.0 + exp(-score))
    away = world.aside[evidence.strong]
    while away:
        chance *= evidence.laid[ctz(away)]
        away &= away - 1
    return chance


def weight_of(evidence: Evidence, world: Position, policy: int) -> float:
    """How likely the play so far is in the world, up to a factor."""
    copy(evidence.trial, evidence.start)
    for seat in range(world.table.seats):
        if seat != evidence.seat:
            evidence.trial.hand[seat] = world.hand[seat] | evidence.played[seat]
            evidence.trial.aside[seat] = world.aside[seat]
        for index in range(evidence.habits):
            evidence.like[4 * seat + index] = evidence.prior[index]
    weight = 1.0
    for place in range(evidence.count):
        if evidence.trial.turn != evidence.seat:
            if evidence.habits:
                learn(evidence, evidence.card[place])
            else:
                weight *= chance_of(evidence, evidence.card[place], policy)
        play(evidence.trial, evidence.card[place])
    if evidence.habits:
        for seat in range(world.table.seats):
            if seat != evidence.seat:
                weight *= share_of(evidence, seat)
    return weight


def learn(evidence: Evidence, card: int) -> None:
    """What the card says of the habit of the seat to move."""
    seat = evidence.trial.turn
    for index in range(evidence.habits):
        evidence.like[4 * seat + index] *= chance_of(evidence, card, evidence.habit[index])


def share_of(evidence: Evidence, seat: int) -> float:
    """How likely the cards of the seat are, whatever its habit."""
    likely = 0.0
    for index in range(evidence.habits):
        likely += evidence.like[4 * seat + index]
    return likely


def draw_habits(evidence: Evidence, world: Position, source: Position) -> None:
    """Give each other seat of the world that was weighed last a habit, by how well it explains the cards."""
    for seat in range(world.table.seats):
        if seat == evidence.seat:
            continue
        point = (random64(source) >> 11) * UNIT * share_of(evidence, seat)
        for index in range(evidence.habits):
            world.habit[seat] = evidence.habit[index]
            point -= evidence.like[4 * seat + index]
            if point < 0.0:
                break


def chance_of(evidence: Evidence, card: int, policy: int) -> float:
    """How likely the policy plays the card now; 1 where there is no choice."""
    seat = evidence.trial.turn
    moves = legal(evidence.trial, seat)
    if moves & (moves - 1) == 0:
        return 1.0
    if moves & (ONE << card) == 0:
        return evidence.floor
    rate(evidence.trial, seat, moves, policy)
    share = 0.0
    count = 0
    while moves:
        other = ctz(moves)
        moves &= moves - 1
        count += 1
        share += exp(min((evidence.trial.rating[other] - evidence.trial.rating[card]) / evidence.heat, 50.0))
    return (1.0 - evidence.floor) / share + evidence.floor / count
