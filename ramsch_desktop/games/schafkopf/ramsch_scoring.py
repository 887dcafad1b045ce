"""Scoring of the Ramsch of a Schafkopf table.

Who took most card points loses; of those who tie the one with more tricks, then with more trumps in his tricks,
then with the highest trump there; without a trump in either pile the trumps dealt decide in the same way. The
loser pays two units to every other player. A player without a trick (Jungfrau) gets twice as much, or doubles
all payments. Who takes every trick (Durchmarsch) gets from each as much as for a solo won Schwarz.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.score import Score, Steps, add, exact, times
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.games.schafkopf.options import SEATS, Durchmarsch, Jungfrau
from ramsch_desktop.games.schafkopf.scoring import TO_SCHNEIDER, doublings
from ramsch_desktop.games.schafkopf.terms import Terms

UNITS: Final = 2
"""A Ramsch costs two units."""


class Trumps(NamedTuple):
    """How many trumps there are in a pile, and the power of the highest, -1 without one; more is worse."""

    number: int = 0
    highest: int = -1


@dataclass(frozen=True, slots=True)
class Taken:
    """What each seat took: card points, tricks, trumps in its tricks; and the trumps it was dealt."""

    points: tuple[int, ...]
    tricks: tuple[int, ...]
    trumps: tuple[Trumps, ...]
    dealt: tuple[Trumps, ...]

    @property
    def virgins(self) -> tuple[Seat, ...]:
        """Players without a trick."""
        return tuple(seat for seat in range(SEATS) if self.tricks[seat] == 0)

    def marcher(self, needs: Durchmarsch) -> Seat | None:
        """The player of a Durchmarsch: who took every trick, by the house rule also who took 91 card points."""
        if len(self.virgins) == SEATS - 1:
            return self.tricks.index(max(self.tricks))
        most = max(self.points)
        return self.points.index(most) if needs is Durchmarsch.POINTS_91 and most >= TO_SCHNEIDER else None

    @property
    def losers(self) -> tuple[Seat, ...]:
        """The loser; two only if card points, tricks and trumps are all the same."""
        worst = max(self._rank(seat) for seat in range(SEATS))
        return tuple(seat for seat in range(SEATS) if self._rank(seat) == worst)

    def _rank(self, seat: Seat) -> tuple[int, int, Trumps, Trumps]:
        return self.points[seat], self.tricks[seat], self.trumps[seat], self.dealt[seat]


def trumps_in(cards: tuple[Card, ...], order: CardOrder) -> Trumps:
    """The trumps among these cards."""
    powers = [order.power(card) for card in cards if order.group(card) is Group.TRUMP]
    return Trumps(len(powers), max(powers, default=-1))


def count_taken(play: TrickPlay, dealt: tuple[tuple[Card, ...], ...]) -> Taken:
    """What each seat took in a finished play."""
    piles = [tuple(card for trick in play.taken_by(seat) for card in trick.cards) for seat in range(SEATS)]
    return Taken(
        play.points_by_seat(),
        play.tricks_by_seat(),
        tuple(trumps_in(pile, play.order) for pile in piles),
        tuple(trumps_in(hand, play.order) for hand in dealt),
    )


def score_ramsch(taken: Taken, terms: Terms) -> Score:
    """The score of a Ramsch; what one pays the others receive."""
    marcher = taken.marcher(terms.rules.durchmarsch)
    if marcher is not None:
        sums = tuple(_march(seat, marcher, terms) for seat in range(SEATS))
        return Score("ramsch", sums, taken.points, taken.tricks, (marcher,))
    losers = taken.losers
    sums = tuple(_ramsch_steps(seat, losers, taken, terms) for seat in range(SEATS))
    winners = tuple(seat for seat in range(SEATS) if seat not in losers)
    return Score("ramsch", sums, taken.points, taken.tricks, winners)


def _march(seat: Seat, marcher: Seat, terms: Terms) -> Steps:
    tariff = terms.rules.tariff
    price = (add("march", tariff.solo + UNITS * tariff.unit), *doublings(terms))
    return (*price, times("against_three", SEATS - 1)) if seat == marcher else (*price, times("lost", -1))


def _ramsch_steps(seat: Seat, losers: tuple[Seat, ...], taken: Taken, terms: Terms) -> Steps:
    if seat in losers:
        return _loss(losers, taken, terms)
    price = UNITS * terms.rules.tariff.unit
    steps: Steps = (add("from_loser", price, seats=losers),)
    if seat in taken.virgins and terms.rules.jungfrau is Jungfrau.INDIVIDUAL:
        steps = (*steps, add("own_virgin", price, seats=(seat,)))
    return (*steps, *_virgins_double(taken, terms), *doublings(terms))


def _loss(losers: tuple[Seat, ...], taken: Taken, terms: Terms) -> Steps:
    price = UNITS * terms.rules.tariff.unit
    others = tuple(seat for seat in range(SEATS) if seat not in losers)
    steps: Steps = (add("to_each", price * len(others), seats=others),)
    if taken.virgins and terms.rules.jungfrau is Jungfrau.INDIVIDUAL:
        steps = (*steps, add("to_virgin", price * len(taken.virgins), seats=taken.virgins))
    steps = (*steps, *_virgins_double(taken, terms), *doublings(terms))
    if len(losers) > 1:
        steps = (*steps, times("shared", exact(1 / len(losers)), seats=losers))
    return (*steps, times("loss", -1, seats=losers))


def _virgins_double(taken: Taken, terms: Terms) -> Steps:
    doubled = taken.virgins and terms.rules.jungfrau is Jungfrau.DOUBLE_ALL
    return (times("virgins_double", 2, seats=taken.virgins),) if doubled else ()
