"""Where the program keeps its files. ``RAMSCH_DESKTOP_HOME`` puts everything below one folder instead."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

HOME_VARIABLE: Final = "RAMSCH_DESKTOP_HOME"
_NAME: Final = "ramsch-desktop"


@dataclass(frozen=True, slots=True)
class Paths:
    """Folders for settings, data a person keeps (saves, statistics), state (the open match) and logs."""

    config: Path
    data: Path
    state: Path
    log: Path

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.config / "settings.json"

    @property
    def autosave(self) -> Path:
        """The record of the match in play."""
        return self.state / "match.ramsch"

    @property
    def matches(self) -> Path:
        """The records of all matches, finished or not."""
        return self.data / "matches"

    @property
    def statistics(self) -> Path:
        """One line a finished deal."""
        return self.data / "statistics.jsonl"

    @property
    def faces(self) -> Path:
        """Face packs that were brought in."""
        return self.data / "faces"

    @property
    def lock(self) -> Path:
        """The lock that the running program holds."""
        return self.state / "running.lock"


def find_paths() -> Paths:
    """The folders of this person on this machine; they need not exist yet."""
    home = os.environ.get(HOME_VARIABLE)
    if home:
        root = Path(home)
        return Paths(root / "config", root / "data", root / "state", root / "log")
    dirs = platformdirs.PlatformDirs(_NAME, appauthor=False)
    return Paths(
        Path(dirs.user_config_dir),
        Path(dirs.user_data_dir),
        Path(dirs.user_state_dir),
        Path(dirs.user_log_dir),
    )
