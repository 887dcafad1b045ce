"""Writes each finished deal that counts into the statistics."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from ramsch_desktop.controller.reasons import reason_with_file
from ramsch_desktop.controller.table_controller import TableController
from ramsch_desktop.engine.events import DealScored, Event
from ramsch_desktop.play.session import Scoring
from ramsch_desktop.store.statistics import append_entry, entry_of


class StatisticsKeeper(QObject):
    """Listens to a controller; ``added`` follows each line written, ``trouble`` says why one could not be."""

    added = Signal()
    trouble = Signal(str)

    def __init__(self, controller: TableController, path: Path) -> None:
        super().__init__(controller)
        self._controller, self._path = controller, path
        controller.happened.connect(self._hear)

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    @Slot(object)
    def _hear(self, event: Event) -> None:
        session = self._controller.session
        if not isinstance(event, DealScored) or session is None or session.scoring is not Scoring.COUNTS:
            return
        try:
            append_entry(self._path, entry_of(session.course, session.match.seats, datetime.now(tz=UTC)))
        except OSError as error:
            self.trouble.emit(reason_with_file(error))
        else:
            self.added.emit()
