"""The table as events tell it: what anybody who watched would remember.

Drawn by the window and read by the bots. Cards that the watcher did not see are None.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import (
    ActionTaken,
    CardPlayed,
    CardsLaidAway,
    CardsShown,
    CardsTaken,
    DealScored,
    DealStarted,
    Event,
    HandDealt,
    SeenCards,
    TalonDealt,
    TrickTaken,
)
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import NO_TRICK, Trick


@dataclass(frozen=True, slots=True)
class Said:
    """An action that all heard, and who took it."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Taken:
    """A complete trick and its winner."""

    winner: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class Table:
    """The public picture of a deal.

    ``counts`` are the cards each seat holds. ``talon`` are the cards in the middle as seen, ``laid_away`` what
    each seat put away as seen, ``shown`` the cards face up for all by owner (None: the middle). ``said`` lists
    the announcements in order, ``tricks`` the complete tricks, ``trick`` the one on the table.
    """

    counts: tuple[int, ...]
    dealer: Seat = 0
    active: tuple[Seat, ...] = ()
    talon: SeenCards = ()
    laid_away: tuple[tuple[Seat, SeenCards], ...] = ()
    shown: tuple[tuple[Seat | None, tuple[Card, ...]], ...] = ()
    said: tuple[Said, ...] = ()
    trick: Trick = NO_TRICK
    tricks: tuple[Taken, ...] = ()
    score: Score | None = None

    @property
    def forehand(self) -> Seat:
        """The first active seat after the dealer."""
        return self.active[0]

    def said_by(self, seat: Seat) -> tuple[Action, ...]:
        """What this seat announced, in order."""
        return tuple(each.action for each in self.said if each.seat == seat)

    def trick_counts(self) -> tuple[int, ...]:
        """How many tricks each seat took."""
        winners = [taken.winner for taken in self.tricks]
        return tuple(winners.count(seat) for seat in range(len(self.counts)))

    def card_points(self) -> tuple[int, ...]:
        """Card points in the tricks of each seat."""
        points = [0] * len(self.counts)
        for taken in self.tricks:
            points[taken.winner] += taken.trick.points
        return tuple(points)

    def played(self) -> tuple[Card, ...]:
        """All cards played so far, in the order of play."""
        done = tuple(card for taken in self.tricks for card in taken.trick.cards)
        return done + self.trick.cards

    def all_tricks(self) -> tuple[Trick, ...]:
        """Complete tricks and the one on the table, if it has begun."""
        done = tuple(taken.trick for taken in self.tricks)
        return (*done, self.trick) if self.trick.plays else done


def lay_out(events: Iterable[Event], seats: int) -> Table:
    """The table after these events."""
    table = Table((0,) * seats)
    for event in events:
        table = after(table, event)
    return table


def after(table: Table, event: Event) -> Table:
    """The table after one more event; kinds that change nothing visible leave it as it is."""
    match event:
        case DealStarted(dealer, active):
            return replace(table, dealer=dealer, active=active)
        case HandDealt(seat, cards) if seat is not None:
            return _counted(table, seat, len(cards))
        case TalonDealt(_, cards):
            return replace(table, talon=cards)
        case ActionTaken(seat, action):
            return replace(table, said=(*table.said, Said(seat, action)))
        case CardsTaken(seat, cards) if seat is not None:
            return _counted(replace(table, talon=table.talon[len(cards) :]), seat, len(cards))
        case CardsLaidAway(seat, cards) if seat is not None:
            away = (*table.laid_away, (seat, cards))
            return _counted(replace(table, laid_away=away), seat, -len(cards))
        case CardsShown(seat, cards):
            return replace(table, shown=(*table.shown, (seat, cards)))
        case CardPlayed(seat, card):
            return _counted(replace(table, trick=table.trick.add(seat, card)), seat, -1)
        case TrickTaken(winner, trick):
            return replace(table, trick=Trick(), tricks=(*table.tricks, Taken(winner, trick)))
        case DealScored(score):
            return replace(table, score=score)
    return table


def _counted(table: Table, seat: Seat, change: int) -> Table:
    counts = tuple(count + change if s == seat else count for s, count in enumerate(table.counts))
    return replace(table, counts=counts)
