"""A session: the one mutable object below Qt. It holds the match in play and the way back and forth in it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, RamschError
from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.engine.view import View
from ramsch_desktop.play.match import Match

HUMAN: Seat = 0


class Scoring(Enum):
    """Whether the present deal counts, or is played once more for practice."""

    COUNTS = "counts"
    PRACTICE = "practice"


class Session:
    """The match in play, with undo and redo inside the present deal.

    ``seeds`` gives the seed of each new deal. The timeline has the course after each action of the present
    deal; ``undo`` goes back to the human's last decision, ``redo`` forward to the next one.
    """

    def __init__(self, match: Match, seeds: Callable[[], int]) -> None:
        self._seeds = seeds
        self._match = match
        self._timeline: list[Course] = []
        self._now = 0
        self._scoring = Scoring.COUNTS
        self._open_timeline()

    def _open_timeline(self) -> None:
        self._timeline = timeline_of(self._match.course)
        self._now = len(self._timeline) - 1

    @property
    def match(self) -> Match:
        """The match as it stands now."""
        return self._match

    @property
    def course(self) -> Course:
        """The present deal as it stands now."""
        return self._timeline[self._now]

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return self.course.standing.seats

    @property
    def to_move(self) -> Seat | None:
        """The seat that decides, None when the deal is over."""
        return self.course.to_move

    def view(self, seat: Seat = HUMAN) -> View:
        """What a seat knows now."""
        return self.course.view(seat)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Apply an action of the seat to move; the new events, unmasked. Raises IllegalAction."""
        before = self.course
        after = before.apply(action)
        del self._timeline[self._now + 1 :]
        self._timeline.append(after)
        self._go_to(self._now + 1)
        return after.events[len(before.events) :]

    @property
    def scoring(self) -> Scoring:
        """Whether the present deal counts."""
        return self._scoring

    def practise(self) -> None:
        """Play the cards of the finished deal once more; what was booked stays as it is."""
        self._scoring = Scoring.PRACTICE
        self._timeline = self._timeline[:1]
        self._now = 0

    def practise_from(self, course: Course) -> None:
        """Play a deal of this match again from where ``course`` stands; the present deal must be finished."""
        if self.to_move is not None and self._scoring is Scoring.COUNTS:
            raise RamschError(QT_TRANSLATE_NOOP("Faults", "The deal on the table is not finished."))
        self._scoring = Scoring.PRACTICE
        self._timeline = timeline_of(course)
        self._now = len(self._timeline) - 1

    def next_deal(self) -> None:
        """Begin the next deal; the present one must be finished and the match not over."""
        self._scoring = Scoring.COUNTS
        self._match = self._match.next_deal(self._seeds())
        self._open_timeline()

    @property
    def awaits_next_deal(self) -> bool:
        """True if the deal is over and the match goes on."""
        return self.to_move is None and self._match.status is MatchStatus.RUNNING

    @property
    def can_undo(self) -> bool:
        """True if the human decided something in this deal."""
        return self._earlier() is not None

    @property
    def can_redo(self) -> bool:
        """True if something was undone and nothing else done since."""
        return self._now < len(self._timeline) - 1

    def undo(self) -> None:
        """Back to the human's last decision in this deal, if there was one."""
        earlier = self._earlier()
        if earlier is not None:
            self._go_to(earlier)

    def redo(self) -> None:
        """Forward to the human's next decision or the last known point."""
        if self.can_redo:
            self._go_to(self._later())

    def _earlier(self) -> int | None:
        return next((i for i in range(self._now - 1, -1, -1) if self._timeline[i].to_move == HUMAN), None)

    def _later(self) -> int:
        last = len(self._timeline) - 1
        return next((i for i in range(self._now + 1, last) if self._timeline[i].to_move == HUMAN), last)

    def _go_to(self, point: int) -> None:
        self._now = point
        if self._scoring is Scoring.COUNTS:
            self._match = self._match.with_course(self.course)


def timeline_of(course: Course) -> list[Course]:
    """The course before its first action and after each one."""
    timeline = [begin(course.game, course.options, course.standing, course.deal)]
    for action in course.actions:
        timeline.append(timeline[-1].apply(action))
    return timeline
