"""The settings while the program runs: changed in one place, kept in their file, told to whoever shows them."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from ramsch_desktop.controller.reasons import reason_with_file
from ramsch_desktop.store.settings import Settings, write_settings

log = logging.getLogger(__name__)

_WRITE_AFTER_MS = 400


class SettingsKeeper(QObject):
    """Holds the settings. ``changed`` brings the new ones; the file follows a moment later, or at ``save``.

    ``trouble`` says why it could not be written; the settings go on in memory.
    """

    changed = Signal(object)
    trouble = Signal(str)

    def __init__(self, settings: Settings, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._path = path
        self._soon = QTimer(self, singleShot=True, interval=_WRITE_AFTER_MS)
        self._soon.timeout.connect(self.save)

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    def change(self, **values: Any) -> None:
        """Set fields of ``Settings`` by name; nothing happens where they have these values."""
        self.take(replace(self._settings, **values))

    def take(self, settings: Settings) -> None:
        """Put other settings in force."""
        if settings == self._settings:
            return
        self._settings = settings
        self._soon.start()
        self.changed.emit(settings)

    def save(self) -> None:
        """Write the file now."""
        self._soon.stop()
        if self._path is None:
            return
        try:
            write_settings(self._path, self._settings)
        except OSError as error:
            log.exception("the settings could not be written")
            self.trouble.emit(reason_with_file(error))
