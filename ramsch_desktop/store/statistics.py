"""Statistics: one JSON line a finished deal, kept on this computer only.

Lines are only ever appended. A line that cannot be read is skipped and reported, never changed; a deal that
was taken back and played to another end has a second line with the same key, and the last one counts.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from ramsch_desktop.engine.cards import format_cards
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.options import OptionValue, changed
from ramsch_desktop.engine.score import Points, exact
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.store.files import set_aside

VERSION: Final = 1
MAX_LINE: Final = 20_000
"""Longer lines are damaged: a deal of seven players needs about 500 bytes."""


@dataclass(frozen=True)
class DealEntry:
    """A finished deal.

    ``key`` identifies its cards, ``at`` is when it ended (UTC). ``levels`` names who sat at each seat ("you", or
    a level of play), ``active`` the seats with cards in the order of play, ``options`` the house rules that differ
    from the default. ``points`` and ``winners`` are those of the score; ``best`` tells whether a plus is good.
    """

    key: str
    at: datetime
    game: str
    contract: str
    levels: tuple[str, ...]
    active: tuple[Seat, ...]
    points: tuple[Points, ...]
    winners: tuple[Seat, ...]
    declarer: Seat | None
    best: Best
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def gain(self, seat: Seat) -> Points:
        """What the deal brought a seat: a plus is good in every game."""
        return self.points[seat] if self.best is Best.HIGHEST else exact(-self.points[seat])

    def position(self, seat: Seat) -> int:
        """Where a seat with cards sits in the deal, 0 for forehand; raises ValueError for one without."""
        return self.active.index(seat)

    def opponents(self, seat: Seat) -> str:
        """The level of the other computer players, ``mixed`` if they differ."""
        found = {level for other, level in enumerate(self.levels) if other != seat and level != "you"}
        return found.pop() if len(found) == 1 else "mixed"


def entry_of(course: Course, levels: tuple[str, ...], at: datetime) -> DealEntry:
    """The entry of a finished deal; raises ValueError for one that is not finished."""
    score = course.score
    if score is None:
        raise ValueError("the deal is not finished")
    return DealEntry(
        key=deal_key(course.game.id, course.deal),
        at=at.astimezone(UTC).replace(microsecond=0),
        game=course.game.id,
        contract=score.contract,
        levels=levels,
        active=course.deal.active,
        points=score.points,
        winners=score.winners,
        declarer=score.declarer,
        best=course.game.best(course.options),
        options=changed(course.game.options, course.options),
    )


def deal_key(game: str, deal: Deal) -> str:
    """A short name for the cards of a deal: the same cards give the same name."""
    import hashlib  # loads OpenSSL, which no start needs

    cut = "" if deal.cut is None else deal.cut.code
    parts = (game, str(deal.dealer), *(format_cards(hand) for hand in deal.hands), format_cards(deal.talon), cut)
    return hashlib.sha256("|".join(parts).encode()).hexdigest()[:16]


def append_entry(path: Path, entry: DealEntry) -> None:
    """Add a line to the file and have it on the disk; a torn last line keeps to itself. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("ab+") as file:
        torn = _ends_torn(path)
        file.write((b"\n" if torn else b"") + _line(entry).encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def _ends_torn(path: Path) -> bool:
    if not path.stat().st_size:
        return False
    with path.open("rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1) != b"\n"


def _line(entry: DealEntry) -> str:
    data = {
        "v": VERSION,
        "key": entry.key,
        "at": entry.at.isoformat(),
        "game": entry.game,
        "contract": entry.contract,
        "levels": entry.levels,
        "active": entry.active,
        "points": entry.points,
        "winners": entry.winners,
        "declarer": entry.declarer,
        "best": entry.best.value,
        "options": dict(entry.options),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


@dataclass(frozen=True)
class Ledger:
    """All deals that could be read, oldest first, and the numbers of the lines that could not."""

    entries: tuple[DealEntry, ...] = ()
    damaged: tuple[int, ...] = ()


def read_statistics(path: Path) -> Ledger:
    """What the file has; empty if there is none. Raises OSError if it cannot be opened."""
    if not path.exists():
        return Ledger()
    entries: dict[str, DealEntry] = {}
    damaged: list[int] = []
    with path.open("rb") as file:
        for number, line in enumerate(_lines(file), start=1):
            entry = None if line is None else _read_line(line)
            if entry is None:
                damaged.append(number)
            else:
                entries.pop(entry.key, None)
                entries[entry.key] = entry
    return Ledger(tuple(entries.values()), tuple(damaged))


def _lines(file: Any) -> Iterable[bytes | None]:
    """The lines of a file; None for one that is too long, of which only the length is read."""
    while line := file.readline(MAX_LINE):
        whole = line.endswith(b"\n") or len(line) < MAX_LINE
        yield line if whole else None
        while not whole and (line := file.readline(MAX_LINE)):
            whole = line.endswith(b"\n")


def _read_line(line: bytes) -> DealEntry | None:
    try:
        data = json.loads(line.decode())
        return _entry(data) if isinstance(data, dict) and data["v"] == VERSION else None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return None


def _entry(data: Mapping[str, Any]) -> DealEntry:
    levels = tuple(_word(level) for level in data["levels"])
    points = tuple(_points(value) for value in data["points"])
    if len(levels) != len(points) or not levels:
        raise ValueError("points and seats do not fit together")
    seats = range(len(levels))
    declarer = data["declarer"]
    at = datetime.fromisoformat(_word(data["at"]))
    return DealEntry(
        key=_word(data["key"]),
        at=at if at.tzinfo is not None else at.replace(tzinfo=UTC),
        game=_word(data["game"]),
        contract=_word(data["contract"]),
        levels=levels,
        active=tuple(_seat(seat, seats) for seat in data["active"]),
        points=points,
        winners=tuple(_seat(seat, seats) for seat in data["winners"]),
        declarer=None if declarer is None else _seat(declarer, seats),
        best=Best(data["best"]),
        options={_word(key): value for key, value in data["options"].items() if isinstance(value, (str, int))},
    )


def _word(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no text")
    return value


def _points(value: Any) -> Points:
    if not isinstance(value, (int, float)) or isinstance(value, bool) or value != value or abs(value) > 1e9:
        raise TypeError(f"{value!r} is no number of points")
    return value


def _seat(value: Any, seats: range) -> Seat:
    if isinstance(value, bool) or not isinstance(value, int) or value not in seats:
        raise ValueError(f"{value!r} is no seat")
    return value


def reset_statistics(path: Path) -> Path | None:
    """Begin anew: the file is set aside under another name, never deleted; None if there was none."""
    return set_aside(path, "reset") if path.exists() else None
