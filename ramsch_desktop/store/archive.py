"""The history: one record file a match, with what a list shows of it in its first line.

The first line makes a list of a thousand matches quick to read; whoever reads records ignores it. A file without it
is a record from elsewhere and is played again for the list.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeAlias

from ramsch_desktop.engine.errors import BadRecord
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.record import write_record
from ramsch_desktop.engine.score import Points
from ramsch_desktop.engine.standing import Best, MatchStatus
from ramsch_desktop.play.match import Match
from ramsch_desktop.play.session import HUMAN
from ramsch_desktop.store.files import FileError, read_start, write_text
from ramsch_desktop.store.saves import load_match
from ramsch_desktop.store.statistics import deal_key

SUFFIX: Final = ".ramsch"
DELETED: Final = ".deleted"
"""Behind the name of a match that was deleted and can still be taken back."""

SUMMARY: Final = "summary"
_HEAD: Final = b'{"summary": '
_MAX_HEAD: Final = 4_000
_END: Final = b"]}\n"


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """What a list tells of a match.

    ``at`` is when it was last played (UTC), ``seats`` names who sat where, ``deals`` counts the finished ones.
    ``totals`` has one entry a seat, ``place`` is that of the human, 1 for the best total; ``best`` tells which that is.
    """

    at: datetime
    game: str
    seats: tuple[str, ...]
    deals: int
    totals: tuple[Points, ...]
    place: int
    status: MatchStatus
    best: Best


@dataclass(frozen=True, slots=True)
class Kept:
    """A match in the history."""

    path: Path
    facts: MatchFacts


@dataclass(frozen=True, slots=True)
class Damaged:
    """A file in the history that cannot be read, when it was written, and why not."""

    path: Path
    at: datetime
    error: Exception


Entry: TypeAlias = Kept | Damaged


def place_of(folder: Path, match: Match) -> Path:
    """The file of a match: its first deal tells matches apart."""
    return folder / f"{match.game.id}-{deal_key(match.game.id, match.courses[0].deal)}{SUFFIX}"


def facts_of(match: Match, at: datetime) -> MatchFacts:
    """What a list tells of a match that was last played at this time."""
    return MatchFacts(
        at=at.astimezone(UTC).replace(microsecond=0),
        game=match.game.id,
        seats=match.seats,
        deals=len(match.standings) - 1,
        totals=match.standing.totals,
        place=next(each.place for each in match.places() if each.seat == HUMAN),
        status=match.status,
        best=match.game.best(match.options),
    )


def keep_match(folder: Path, match: Match, at: datetime) -> Path:
    """Write a match into the history, in the place of its earlier state; raises OSError."""
    record = write_record(match.record(), match.game)
    head = json.dumps(_head(facts_of(match, at)), ensure_ascii=False, separators=(",", ":"))
    path = place_of(folder, match)
    write_text(path, f'{{"{SUMMARY}": {head},\n{record[1:]}')
    return path


def _head(facts: MatchFacts) -> dict[str, Any]:
    return {
        "at": facts.at.isoformat(),
        "game": facts.game,
        "seats": facts.seats,
        "deals": facts.deals,
        "totals": facts.totals,
        "place": facts.place,
        "status": facts.status.value,
        "best": facts.best.value,
    }


def read_history(
    folder: Path, games: Mapping[str, Game], stopped: Callable[[], bool] = lambda: False
) -> tuple[Entry, ...]:
    """All matches of the history, the latest first; what is there so far once ``stopped``. Raises OSError."""
    found = []
    for path in _files(folder):
        if stopped():
            break
        found.append(_entry(path, games))
    return tuple(sorted(found, key=_when, reverse=True))


def _when(entry: Entry) -> datetime:
    return entry.facts.at if isinstance(entry, Kept) else entry.at


def _files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        with os.scandir(folder) as entries:
            yield from (Path(entry.path) for entry in entries if entry.name.endswith(SUFFIX))


def _entry(path: Path, games: Mapping[str, Game]) -> Entry:
    at = datetime.fromtimestamp(0, tz=UTC)
    try:
        at = datetime.fromtimestamp(path.stat().st_mtime, tz=UTC)
        facts = _facts_in_head(path)
        return Kept(path, facts or facts_of(load_match(path, games), at))
    except (BadRecord, FileError, OSError) as error:
        return Damaged(path, at, error)


def _facts_in_head(path: Path) -> MatchFacts | None:
    """The facts in the first line; None if there are none, or the end of the file is missing."""
    first, newline, _ = read_start(path, _MAX_HEAD).partition(b"\n")
    if not newline or not first.startswith(_HEAD) or not _is_whole(path):
        return None
    try:
        return _facts(json.loads(first[len(_HEAD) :].rstrip(b",")))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def _is_whole(path: Path) -> bool:
    with path.open("rb") as file:
        file.seek(-min(len(_END), path.stat().st_size), os.SEEK_END)
        return file.read() == _END


def _facts(data: Mapping[str, Any]) -> MatchFacts:
    seats = tuple(str(name) for name in data["seats"])
    totals = tuple(_number(value) for value in data["totals"])
    if len(totals) != len(seats) or not seats:
        raise ValueError("totals and seats do not fit together")
    at = datetime.fromisoformat(data["at"])
    return MatchFacts(
        at=at if at.tzinfo is not None else at.replace(tzinfo=UTC),
        game=str(data["game"]),
        seats=seats,
        deals=int(data["deals"]),
        totals=totals,
        place=int(data["place"]),
        status=MatchStatus(data["status"]),
        best=Best(data["best"]),
    )


def _number(value: Any) -> Points:
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not abs(value) < 1e9:
        raise ValueError(f"{value!r} is no number of points")
    return value


def delete_match(path: Path) -> Path:
    """Take a match out of the history; where it lies until the deleted ones are cleared away. Raises OSError."""
    return path.replace(path.with_name(path.name + DELETED))


def restore_match(deleted: Path) -> Path:
    """Put a deleted match back into the history; raises OSError."""
    return deleted.replace(deleted.with_name(deleted.name.removesuffix(DELETED)))


def clear_deleted(folder: Path) -> None:
    """Remove for good what was deleted; a file that cannot be removed stays."""
    for path in folder.glob(f"*{DELETED}"):
        try:
            path.unlink()
        except OSError:
            continue
