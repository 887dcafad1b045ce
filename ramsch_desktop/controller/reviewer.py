"""Judges the decisions of a deal off the GUI thread, one after the other."""

from __future__ import annotations

import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal, Slot

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.play.review import Estimate, Judgement, Moment, judge

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Message:
    """A judgement, or None at the end of a job."""

    generation: int
    judgement: Judgement | None


class Reviewer(QObject):
    """``judged`` brings a Judgement as soon as it is there, ``finished`` follows the last one. Nothing comes of a job
    that was cancelled."""

    judged = Signal(object)
    finished = Signal()
    _returned = Signal(object)

    def __init__(self, estimate: Estimate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._estimate = estimate
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="review")
        self._generation = 0
        self._budget = Budget()
        self._returned.connect(self._receive, Qt.ConnectionType.QueuedConnection)

    def start(self, moments: tuple[Moment, ...], seat: Seat) -> None:
        """Judge what a seat decided; an earlier job is cancelled."""
        self.cancel()
        self._budget = Budget()
        mine = tuple(moment for moment in moments if moment.seat == seat)
        self._pool.submit(self._work, self._generation, mine, self._budget)

    def cancel(self) -> None:
        """Stop and forget."""
        self._generation += 1
        self._budget.cancel.set()

    def close(self) -> None:
        """Cancel and wait for the thread to end."""
        self.cancel()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _work(self, generation: int, moments: tuple[Moment, ...], budget: Budget) -> None:
        for moment in moments:
            if budget.spent:
                return
            try:
                judgement = judge(moment, self._estimate, budget)
            except Exception:  # a fault of an estimate must not stop the review
                log.exception("decision %d could not be judged", moment.number + 1)
                continue
            if judgement is not None:
                self._returned.emit(_Message(generation, judgement))
        self._returned.emit(_Message(generation, None))

    @Slot(object)
    def _receive(self, message: _Message) -> None:
        if message.generation != self._generation:
            return
        if message.judgement is None:
            self.finished.emit()
        else:
            self.judged.emit(message.judgement)
