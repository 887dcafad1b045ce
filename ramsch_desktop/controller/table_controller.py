"""The table without widgets: actions in, pictures out.

The controller owns the session. It lets bots decide off the GUI thread, paces what is shown, holds a finished
trick until its time is over, saves after every action, and sends a ``TablePicture`` whenever something changed.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from ramsch_desktop.bots.bot import Bot, Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.bots.worker import Worker, thinker
from ramsch_desktop.controller.bot_runner import Answer, BotRunner
from ramsch_desktop.controller.pacing import INSTANT, Pacing
from ramsch_desktop.controller.reasons import reason_with_file
from ramsch_desktop.engine.actions import Action, PlayCard
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.events import DealScored, Event, TrickTaken
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.engine.table import Taken
from ramsch_desktop.engine.tricks import Play, Trick
from ramsch_desktop.engine.view import View
from ramsch_desktop.play.match import Match
from ramsch_desktop.play.session import HUMAN, Scoring, Session
from ramsch_desktop.store.files import Durability
from ramsch_desktop.store.saves import save_match

HINT_LEVEL = "strong"
FINISHING_LEVEL = "easy"
"""Plays the rest of a deal whose score is certain: any player will do."""


class Stage(Enum):
    """What the table waits for."""

    HUMAN = "human"
    BOT = "bot"
    TRICK = "trick"
    RESULT = "result"
    MATCH_END = "match_end"


@dataclass(frozen=True)
class TablePicture:
    """All that the window draws.

    ``view`` is what the human knows; ``held`` the finished trick that still lies there; ``match`` gives standings and
    past deals, ``scoring`` whether this one counts. ``course`` is set only when it is over: all cards may be shown.
    """

    stage: Stage
    view: View
    match: Match
    held: Taken | None = None
    course: Course | None = None
    can_undo: bool = False
    can_redo: bool = False
    scoring: Scoring = Scoring.COUNTS

    @property
    def lying(self) -> Trick:
        """The trick that lies on the table, complete or not."""
        return self.view.table.trick if self.held is None else self.held.trick


class Hurry(Enum):
    """Whether the bots play on without pauses, because the human only watches and does not want to."""

    NONE = "none"
    TO_THE_END = "to the end"


class TableController(QObject):
    """Runs a match at the table. All signals are sent on the thread of this object.

    ``expected`` brings a card that another seat is about to play, so that its picture can be made in time.
    """

    changed = Signal(object)
    happened = Signal(object)
    expected = Signal(object)
    hinted = Signal(object)
    trouble = Signal(str)

    def __init__(self, pacing: Pacing, autosave: Path | None = None, chance: random.Random | None = None) -> None:
        super().__init__()
        self._pacing = pacing
        self._autosave = autosave
        self._session: Session | None = None
        self._bots: dict[Seat, Bot] = {}
        self._stage = Stage.HUMAN
        self._held: Taken | None = None
        self._answer: Decision | None = None
        self._hurry = Hurry.NONE
        self._chance = chance or random.Random()
        self._worker = Worker()
        self._bot_runner = BotRunner(self)
        self._bot_runner.decided.connect(self._bot_decided)
        self._bot_runner.failed.connect(self._bot_failed)
        self._hint_runner = BotRunner(self)
        self._hint_runner.decided.connect(self.hinted)
        self._pause = _single_shot(self, self._trick_pause_over)
        self._thinking = _single_shot(self, self._thinking_over)

    @property
    def session(self) -> Session | None:
        """The session in play, None before the first match."""
        return self._session

    @property
    def stage(self) -> Stage:
        """What the table waits for."""
        return self._stage

    def set_pacing(self, pacing: Pacing) -> None:
        """Change the pace; counts from the next pause on."""
        self._pacing = pacing

    def seat_at(self, match: Match, *, watching: bool = False) -> None:
        """Put a match on the table and play on where it stands; when watching, a bot plays the human's seat."""
        self.leave()
        self._session = Session(match, self._new_seed)
        self._bots = {seat: self._bot(seat, level) for seat, level in enumerate(match.seats)}
        if not watching:
            self._bots.pop(HUMAN, None)
        self._save()
        self._go_on()

    def leave(self) -> None:
        """Stop whatever runs; the match stays saved."""
        self._stop()
        self._session = None

    def close(self) -> None:
        """Save, and end the threads and the process of the bots."""
        self._stop()
        self._save(Durability.FLUSHED)
        self._bot_runner.close()
        self._hint_runner.close()
        self._worker.close()

    def picture(self) -> TablePicture:
        """The table as it is now; there must be a match."""
        session = self._at_table()
        over = session.to_move is None
        return TablePicture(
            stage=self._stage,
            view=session.view(),
            match=session.match,
            held=self._held,
            course=session.course if over and self._held is None else None,
            can_undo=session.can_undo,
            can_redo=session.can_redo,
            scoring=session.scoring,
        )

    @Slot(object)
    def act(self, action: Action) -> None:
        """The human's action; ignored when it is not his turn, so that a second click does nothing."""
        if self._stage is Stage.TRICK and self._session is not None and self._session.to_move == HUMAN:
            self._clear_trick()
        if self._stage is Stage.HUMAN and action in self._offered():
            self._apply(action)

    def _offered(self) -> tuple[Action, ...]:
        view = self._at_table().view()
        return view.legal + self._at_table().match.game.endings(view)

    @Slot()
    def finish_early(self) -> None:
        """Play the rest of a deal at once when nothing can change its score any more."""
        if self._session is None or not self.is_settled:
            return
        self._stop()
        players = [make_bot(FINISHING_LEVEL, self._session.match.game.id, seat) for seat in range(self._session.seats)]
        events: tuple[Event, ...] = ()
        while (seat := self._session.to_move) is not None:
            events = self._session.act(players[seat].choose(self._session.view(seat), Budget()).action)
        self._save()
        for event in events:
            if isinstance(event, DealScored):
                self.happened.emit(event)
        self._go_on()

    @property
    def sits_out(self) -> bool:
        """True if the human has no cards in this deal, and the deal is not over."""
        session = self._session
        if session is None or session.to_move is None:
            return False
        return HUMAN not in self._bots and HUMAN not in session.view().table.active

    @Slot()
    def skip(self) -> None:
        """Play a deal in which the human sits out without pauses; ignored in any other deal."""
        if not self.sits_out:
            return
        self._hurry = Hurry.TO_THE_END
        self._thinking.stop()
        if self._stage is Stage.TRICK:
            self.advance()
        else:
            self._thinking_over()

    @property
    def ended(self) -> Course | None:
        """The course of a deal that is over, also while its last trick still lies; None before."""
        session = self._session
        return None if session is None or session.to_move is not None else session.course

    @property
    def is_settled(self) -> bool:
        """True if it is the human's turn and no play can change the score, by what the human knows."""
        session = self._session
        return self._stage is Stage.HUMAN and session is not None and session.match.game.settled(session.view())

    @Slot()
    def advance(self) -> None:
        """Clear the trick that lies, or begin the next deal."""
        if self._stage is Stage.TRICK:
            self._clear_trick()
            self._go_on()
        elif self._stage is Stage.RESULT:
            self._at_table().next_deal()
            self._save()
            self._go_on()

    @Slot()
    def advance_trick(self) -> None:
        """Clear the trick that lies; nothing else, so that a click too many deals no cards."""
        if self._stage is Stage.TRICK:
            self.advance()

    @Slot()
    def play_again(self) -> None:
        """Play the cards of the finished deal again; only the first result is booked."""
        if self._stage in (Stage.RESULT, Stage.MATCH_END):
            self._travel(self._at_table().practise)

    def play_from(self, course: Course) -> None:
        """Play a deal of the match again from some point, for practice; only while a result is shown."""
        if self._stage in (Stage.RESULT, Stage.MATCH_END):
            self._travel(lambda: self._at_table().practise_from(course))

    @Slot()
    def undo(self) -> None:
        """Back to the human's last decision."""
        if self._session is not None and self._session.can_undo:
            self._travel(self._session.undo)

    @Slot()
    def redo(self) -> None:
        """Forward again after an undo."""
        if self._session is not None and self._session.can_redo:
            self._travel(self._session.redo)

    @Slot()
    def hint(self) -> None:
        """Ask for advice; ``hinted`` brings a Decision."""
        if self._stage is Stage.HUMAN and self._session is not None:
            view = self._session.view()
            bot = make_bot(HINT_LEVEL, view.game, self._new_seed())
            self._hint_runner.ask(thinker(bot, self._worker), view)

    def _travel(self, move: Callable[[], None]) -> None:
        self._stop()
        move()
        self._save()
        self._go_on()

    def _stop(self) -> None:
        self._bot_runner.cancel()
        self._hint_runner.cancel()
        self._pause.stop()
        self._thinking.stop()
        self._held = None
        self._answer = None
        self._hurry = Hurry.NONE

    def _go_on(self) -> None:
        session = self._at_table()
        seat = session.to_move
        if seat is None or seat == HUMAN:
            self._hurry = Hurry.NONE
        if seat is None:
            running = session.match.status is MatchStatus.RUNNING
            self._stage = Stage.RESULT if running else Stage.MATCH_END
        else:
            self._stage = Stage.BOT if seat in self._bots else Stage.HUMAN
        if seat is not None and seat in self._bots:
            self._let_think(seat)
        self.changed.emit(self.picture())

    @property
    def _pace(self) -> Pacing:
        return INSTANT if self._hurry is Hurry.TO_THE_END else self._pacing

    def _let_think(self, seat: Seat) -> None:
        first = not self._at_table().course.actions
        self._thinking.start(self._pace.think_ms + (self._pace.deal_ms if first else 0))
        self._bot_runner.ask(thinker(self._bots[seat], self._worker), self._at_table().view(seat))

    @Slot(object)
    def _bot_decided(self, decision: Decision) -> None:
        self._answer = decision
        if not self._thinking.isActive():
            self._thinking_over()
        elif isinstance(decision.action, PlayCard):
            self.expected.emit(Play(self._seat_to_move, decision.action.card))

    @property
    def _seat_to_move(self) -> Seat:
        seat = self._at_table().to_move
        assert seat is not None
        return seat

    @Slot()
    def _thinking_over(self) -> None:
        if self._answer is not None and self._stage is Stage.BOT:
            decision, self._answer = self._answer, None
            self._apply(decision.action)

    @Slot(object)
    def _bot_failed(self, answer: Answer) -> None:
        fallback = answer.view.legal[0]
        if self._stage is Stage.BOT:
            self._apply(fallback)

    def _apply(self, action: Action) -> None:
        self._hint_runner.cancel()
        events = self._at_table().act(action)
        self._save()
        for event in events:
            self.happened.emit(event.mask(HUMAN))
        if taken := _finished_trick(events):
            self._hold(taken)
        else:
            self._go_on()

    def _hold(self, taken: Taken) -> None:
        pause = self._pace.trick_pause_ms
        if pause == 0:
            self._go_on()
            return
        self._held, self._stage = taken, Stage.TRICK
        if pause is not None:
            self._pause.start(pause)
        self.changed.emit(self.picture())

    @Slot()
    def _trick_pause_over(self) -> None:
        if self._stage is Stage.TRICK:
            self.advance()

    def _clear_trick(self) -> None:
        self._pause.stop()
        self._held = None
        self._stage = Stage.HUMAN if self._at_table().to_move == HUMAN else Stage.BOT

    def _save(self, durability: Durability = Durability.RENAMED) -> None:
        if self._autosave is None or self._session is None:
            return
        try:
            save_match(self._autosave, self._session.match, durability)
        except OSError as error:
            self.trouble.emit(reason_with_file(error))

    def _bot(self, seat: Seat, level: str) -> Bot:
        match = self._at_table().match
        known = level if level != "you" else HINT_LEVEL
        return make_bot(known, match.game.id, self._new_seed() + seat)

    def _new_seed(self) -> int:
        return self._chance.getrandbits(63)

    def _at_table(self) -> Session:
        assert self._session is not None, "no match is on the table"
        return self._session


def _finished_trick(events: tuple[Event, ...]) -> Taken | None:
    found = (Taken(event.winner, event.trick) for event in events if isinstance(event, TrickTaken))
    return next(found, None)


def _single_shot(parent: QObject, then: Callable[[], None]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(then)
    return timer
