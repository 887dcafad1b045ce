"""The table as events tell it: what anybody who watched would remember.

Drawn by the window and read by the bots. Cards that the watcher did not see are None.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import (
    ActionTaken,
    Booked,
    CardPlayed,
    CardsEvent,
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
    TrumpTurned,
    TurnedCardTaken,
)
from ramsch_desktop.engine.score import Points, Score
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import NO_TRICK, Play, Trick


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
    the announcements in order, ``tricks`` the complete tricks, ``trick`` the one on the table. ``turned`` is the
    turned-up trump card, ``turned_to`` the seat that took it; ``booked`` what was scored within the deal.
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
    turned: Card | None = None
    turned_to: Seat | None = None
    booked: tuple[Booked, ...] = ()

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

    def running(self, totals: tuple[Points, ...]) -> tuple[Points, ...]:
        """The totals of the match, ``totals`` at the start of the deal, with what was booked since."""
        latest = {booked.seat: booked.total for booked in self.booked}
        return tuple(latest.get(seat, total) for seat, total in enumerate(totals))

    def played(self) -> tuple[Card, ...]:
        """All cards played so far, in the order of play."""
        done = tuple(card for taken in self.tricks for card in taken.trick.cards)
        return done + self.trick.cards

    def all_tricks(self) -> tuple[Trick, ...]:
        """Complete tricks and the one on the table, if it has begun."""
        done = tuple(taken.trick for taken in self.tricks)
        return (*done, self.trick) if self.trick.plays else done


def lay_out(events: Iterable[Event], seats: int) -> Table:
    """The table after these events, the first of a deal."""
    return after(Table((0,) * seats), events)


def after(table: Table, events: Iterable[Event]) -> Table:
    """The table after more events; kinds that change nothing visible leave it as it is."""
    sketch = _Sketch(table)
    for event in events:
        sketch.note(event)
    return sketch.table()


class _Sketch:
    """A table in the making: it takes many events, and nothing is copied for each."""

    def __init__(self, table: Table) -> None:
        self.counts, self.dealer, self.active = list(table.counts), table.dealer, table.active
        self.talon, self.laid_away, self.shown = table.talon, list(table.laid_away), list(table.shown)
        self.said, self.tricks, self.score = list(table.said), list(table.tricks), table.score
        self.plays = list(table.trick.plays)
        self.turned, self.turned_to, self.booked = table.turned, table.turned_to, list(table.booked)

    def table(self) -> Table:
        """The table as it is now."""
        return Table(
            counts=tuple(self.counts),
            dealer=self.dealer,
            active=self.active,
            talon=self.talon,
            laid_away=tuple(self.laid_away),
            shown=tuple(self.shown),
            said=tuple(self.said),
            trick=Trick(tuple(self.plays)),
            tricks=tuple(self.tricks),
            score=self.score,
            turned=self.turned,
            turned_to=self.turned_to,
            booked=tuple(self.booked),
        )

    def note(self, event: Event) -> None:
        """Change what the event changes."""
        match event:
            case CardPlayed(seat, card):
                self.plays.append(Play(seat, card))
                self.counts[seat] -= 1
            case TrickTaken(winner, trick):
                self.plays.clear()
                self.tricks.append(Taken(winner, trick))
            case ActionTaken(seat, action):
                self.said.append(Said(seat, action))
            case CardsShown(owner, cards):
                self.shown.append((owner, cards))
            case CardsEvent():
                self._move(event)
            case DealStarted(dealer, active):
                self.dealer, self.active = dealer, active
            case Booked():
                self.booked.append(event)
            case TrumpTurned(card):
                self.turned = card
            case TurnedCardTaken(seat, _):
                self.turned_to = seat
                self.counts[seat] += 1
            case DealScored(score):
                self.score = score

    def _move(self, event: CardsEvent) -> None:
        match event:
            case TalonDealt(_, cards):
                self.talon = cards
            case HandDealt(seat, cards) if seat is not None:
                self.counts[seat] += len(cards)
            case CardsTaken(seat, cards) if seat is not None:
                self.talon = self.talon[len(cards) :]
                self.counts[seat] += len(cards)
            case CardsLaidAway(seat, cards) if seat is not None:
                self.laid_away.append((seat, cards))
                self.counts[seat] -= len(cards)
