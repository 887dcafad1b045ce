"""A match: its deals so far and the standing they led to. Immutable; every change is a new match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, RamschError
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.record import DealRecord, Record, replay
from ramsch_desktop.engine.score import Points
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.standing import MatchStatus, Place, Standing, places


@dataclass(frozen=True)
class Match:
    """Deals of one game under one set of options.

    ``seats`` names who sits where ("you", or a level of play). ``courses`` are the deals; only the last one
    may be unfinished. ``standings`` has the standing before the first deal and after each finished one.
    """

    game: Game
    options: Options
    seats: tuple[str, ...]
    courses: tuple[Course, ...]
    standings: tuple[Standing, ...]

    @property
    def standing(self) -> Standing:
        """The standing after the last finished deal."""
        return self.standings[-1]

    @property
    def course(self) -> Course:
        """The deal in progress, or the last one."""
        return self.courses[-1]

    @property
    def status(self) -> MatchStatus:
        """Whether another deal follows the present one."""
        return self.standing.status

    def deals_with(self, standing: Standing, deal: Deal) -> Match:
        """This match with a new deal begun; one that the cards dealt decide is booked at once."""
        course = begin(self.game, self.options, standing, deal)
        return replace(self, courses=(*self.courses, course)).with_course(course)

    def next_deal(self, seed: int) -> Match:
        """The match with its next deal, shuffled by ``seed``; the deal in progress must be finished."""
        if self.status is MatchStatus.OVER:
            raise RamschError(QT_TRANSLATE_NOOP("Faults", "The match is over: no deal follows."))
        deal = self.game.deal(self.options, self.standing.dealer, seed)
        return self.deals_with(self.standing, deal)

    def with_course(self, course: Course) -> Match:
        """The match with its present deal at another point; a finished deal is booked."""
        earlier = self.standings[: len(self.courses)]
        match = replace(self, courses=(*self.courses[:-1], course), standings=earlier)
        if course.score is None:
            return match
        booked = self.game.book(self.options, course.standing, course.score)
        return replace(match, standings=(*earlier, booked))

    def places(self) -> tuple[Place, ...]:
        """The seats from first to last place by the totals now."""
        return places(self.standing.totals, best=self.game.best(self.options))

    def changes(self) -> tuple[tuple[Points, ...], ...]:
        """What each finished deal added to each seat's total."""
        pairs = zip(self.standings, self.standings[1:], strict=False)
        return tuple(tuple(b - a for a, b in zip(old.totals, new.totals, strict=True)) for old, new in pairs)

    def record(self) -> Record:
        """The match as a record."""
        return Record(self.game.id, self.options, self.seats, tuple(_record(course) for course in self.courses))


def _record(course: Course) -> DealRecord:
    return DealRecord(course.deal, tuple(str(action) for action in course.actions))


def new_match(game: Game, options: Options, seats: Iterable[str], dealer: Seat, seed: int) -> Match:
    """A match with its first deal, dealt by ``dealer`` and shuffled by ``seed``."""
    opening = game.opening(options, dealer)
    return Match(game, options, tuple(seats), (), (opening,)).next_deal(seed)


def match_of(record: Record, game: Game) -> Match:
    """The match of a record, every deal played again; raises BadRecord. The record must have a deal."""
    played = replay(record, game)
    match = Match(game, record.options, record.seats, (), (played.courses[0].standing,))
    for course in played.courses:
        match = replace(match, courses=(*match.courses, course)).with_course(course)
    return match
