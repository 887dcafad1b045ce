"""The record of the match in play, and records opened from a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadRecord, Fault
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.record import read_record, write_record
from ramsch_desktop.play.match import Match, match_of
from ramsch_desktop.store.files import Durability, FileError, is_there, read_text, set_aside, write_text
from ramsch_desktop.store.os_faults import fault_of

MAX_BYTES: Final = 20_000_000


@dataclass(frozen=True)
class Unreadable:
    """A save that could not be read: why, and where the file was put."""

    fault: Fault
    kept_as: Path


def save_match(path: Path, match: Match, durability: Durability = Durability.RENAMED) -> None:
    """Write the record of the match; raises OSError."""
    write_text(path, write_record(match.record(), match.game), durability)


def load_match(path: Path, games: Mapping[str, Game]) -> Match:
    """The match of a record file; raises BadRecord with one sentence."""
    try:
        text = read_text(path, MAX_BYTES)
    except (FileError, OSError, ValueError) as error:  # a path may hold a sign that no file can have
        raise BadRecord(fault_of(error)) from error
    record = read_record(text, games)
    if not record.deals:
        raise BadRecord(QT_TRANSLATE_NOOP("Faults", '"deals" is empty: there is nothing to play on.'))
    return match_of(record, games[record.game])


def resume_match(path: Path, games: Mapping[str, Game]) -> Match | Unreadable | None:
    """The unfinished match, None if there is none; an unreadable file is set aside, never deleted."""
    if not is_there(path):
        return None
    try:
        return load_match(path, games)
    except BadRecord as error:
        return Unreadable(error.fault, set_aside(path))


def discard_match(path: Path) -> None:
    """Forget the match in play."""
    path.unlink(missing_ok=True)
