"""Which match is on the table: begun, resumed, opened from a record, put away and taken back."""

from __future__ import annotations

import logging
import random
from contextlib import suppress
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from ramsch_desktop.controller.reasons import reason_with_file
from ramsch_desktop.controller.table_controller import TableController
from ramsch_desktop.engine.actions import Pass, PlayCard
from ramsch_desktop.engine.events import DealScored, Event
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.phases.joining import Drop
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games import BY_ID
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.play.session import HUMAN, Scoring
from ramsch_desktop.store.archive import delete_match, keep_match, place_of
from ramsch_desktop.store.paths import Paths
from ramsch_desktop.store.saves import Unreadable, discard_match, resume_match, save_match

log = logging.getLogger(__name__)

YOU = "you"
"""Who sits at the human's seat in a record."""


class MatchTrouble(Enum):
    """What could not be done with a match: written down for the next start, kept in the history, thrown away."""

    SAVE = "save"
    KEEP = "keep"
    DISCARD = "discard"


class Matches(QObject):
    """Puts matches on the table of a controller.

    ``unfinished`` is the match that waits while no match is on the table. ``put_away`` brings a match whose place
    another one took; ``take_back`` plays it on. Each match is kept in the history when one of its deals is finished
    and when it leaves the table. ``trouble`` brings a ``MatchTrouble`` and why it came.
    """

    put_away = Signal(object)
    trouble = Signal(MatchTrouble, str)

    def __init__(self, controller: TableController, paths: Paths, chance: random.Random | None = None) -> None:
        super().__init__(controller)
        self._chance = chance or random.SystemRandom()
        self._controller = controller
        self._paths = paths
        self._waiting: Match | None = None
        controller.happened.connect(self._hear)

    @property
    def unfinished(self) -> Match | None:
        """The match that can be resumed."""
        return self._waiting

    @property
    def on_table(self) -> Match | None:
        """The match on the table."""
        session = self._controller.session
        return None if session is None else session.match

    def find(self) -> Unreadable | None:
        """Look for the match that was left at the last end of the program; tells of an unreadable one."""
        found = resume_match(self._paths.autosave, BY_ID)
        if isinstance(found, Unreadable):
            return found
        self._waiting = found if found is not None and is_unfinished(found) else None
        return None

    def resume(self) -> None:
        """Put the waiting match on the table as it was left."""
        if self._waiting is not None:
            self._seat(self._waiting)

    def begin(self, game: Game, options: Options, level: str) -> None:
        """Deal a new match against players of a level. You lead to the first trick."""
        self._deal(game, options, (YOU, *[level] * (game.seats(options) - 1)))

    def begin_again(self, match: Match) -> None:
        """Deal a return match: the same game, house rules and players."""
        self._deal(match.game, match.options, match.seats)

    def _deal(self, game: Game, options: Options, who: tuple[str, ...]) -> None:
        seed = self._chance.getrandbits(63)
        self._replace(new_match(game, options, who, dealer=len(who) - 1, seed=seed))

    def play(self, match: Match) -> None:
        """Put a match that was read from a file on the table, as it was left."""
        self._replace(match)

    def take_back(self, match: Match) -> None:
        """Play on a match that was put away; the one that took its place is given up."""
        self._seat(match)
        self.keep()

    def leave(self) -> None:
        """Take the match off the table; it can be resumed if it is not finished."""
        match = self.on_table
        if match is not None:
            self.keep()
            self._controller.leave()
            self._waiting = match if is_unfinished(match) else None

    def discard(self) -> None:
        """Take the match that waits, or the one on the table, out of everything; ``await_again`` takes it back."""
        match = self.current
        self._controller.leave()
        self._waiting = None
        try:
            discard_match(self._paths.autosave)
            if match is not None:
                self._delete(match)
        except OSError as error:
            self._tell(MatchTrouble.DISCARD, error)

    def await_again(self, match: Match) -> None:
        """Let an unfinished match wait again that was discarded while no other one waits."""
        if self.current is None and is_unfinished(match):
            self._waiting = match
            try:
                save_match(self._paths.autosave, match)
            except OSError as error:
                self._tell(MatchTrouble.SAVE, error)

    @property
    def current(self) -> Match | None:
        """The match on the table, or else the one that waits."""
        return self.on_table or self._waiting

    def file_of(self, match: Match) -> Path:
        """Where the history keeps a match."""
        return place_of(self._paths.matches, match)

    def keep(self) -> None:
        """Write the current match into the history, if something was done in it and something is to be done.

        A finished one was kept when it ended.
        """
        match = self.current
        if match is not None and _is_worth_keeping(match):
            self._keep(match)

    @Slot(object)
    def _hear(self, event: Event) -> None:
        session = self._controller.session
        if isinstance(event, DealScored) and session is not None and session.scoring is Scoring.COUNTS:
            self._keep(session.match)

    def save_as(self, path: Path) -> None:
        """Write the record of the match on the table, or of the waiting one; raises OSError."""
        match = self.current
        if match is not None:
            save_match(path, match)

    def _replace(self, match: Match) -> None:
        old = self.current
        self.keep()
        self._seat(match)
        if old is not None and _is_worth_keeping(old):
            self.put_away.emit(old)

    def _keep(self, match: Match) -> None:
        """Watched matches are nobody's own and are not kept."""
        if match.seats[HUMAN] != YOU:
            return
        try:
            keep_match(self._paths.matches, match, datetime.now(tz=UTC))
        except OSError as error:
            self._tell(MatchTrouble.KEEP, error)

    def _delete(self, match: Match) -> None:
        with suppress(FileNotFoundError):
            delete_match(self.file_of(match))

    def _tell(self, trouble: MatchTrouble, error: OSError) -> None:
        log.error("a match met trouble: %s", trouble.value, exc_info=error)
        self.trouble.emit(trouble, reason_with_file(error))

    def _seat(self, match: Match) -> None:
        self._waiting = None
        self._controller.seat_at(match, watching=match.seats[HUMAN] != YOU)


def is_unfinished(match: Match) -> bool:
    """True if something is still to be played."""
    return match.course.to_move is not None or match.status is MatchStatus.RUNNING


def _is_worth_keeping(match: Match) -> bool:
    """A match in which something was done, and something is still to do."""
    return is_unfinished(match) and (len(match.courses) > 1 or bool(match.course.actions))


def only_card(legal: tuple[object, ...]) -> PlayCard | None:
    """The card to be played if nothing else can be done."""
    return legal[0] if len(legal) == 1 and isinstance(legal[0], PlayCard) else None


def passing(legal: tuple[object, ...]) -> Pass | Drop | None:
    """The pass among the actions, or dropping out, which is the same word at some tables; None if neither may be."""
    return next((action for action in legal if isinstance(action, Pass | Drop)), None)
