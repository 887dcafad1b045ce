"""Writing so that nothing is lost, reading so that nothing blocks, and putting damaged files aside."""

from __future__ import annotations

import logging
import os
import stat
from contextlib import suppress
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, RamschError

log = logging.getLogger(__name__)


class Durability(Enum):
    """How far a write must have come before it counts.

    RENAMED survives the end of the program at any moment; FLUSHED also a loss of power, at the price of waiting
    for the disk.
    """

    RENAMED = "renamed"
    FLUSHED = "flushed"


def write_text(path: Path, text: str, durability: Durability = Durability.RENAMED) -> None:
    """Replace the file by ``text`` in one step: readers see the old text or the new one.

    Raises OSError with the name of the file itself; the old text is there still.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    try:
        _write_draft(draft, text, durability)
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        error.filename, error.filename2 = str(path), None
        raise


def _write_draft(draft: Path, text: str, durability: Durability) -> None:
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        if durability is Durability.FLUSHED:
            file.flush()
            os.fsync(file.fileno())


def is_there(path: Path) -> bool:
    """Whether there is something of this name, even if the system does not let it be looked at."""
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True
    return True


def set_aside(path: Path, because: str = "damaged") -> Path:
    """Rename a file so that its name says why, and return where it is now; nothing is deleted.

    Where the system does not let it be renamed it stays as it is.
    """
    try:
        return _renamed(path, because)
    except OSError:
        log.exception("%s could not be renamed", path)
        return path


def _renamed(path: Path, because: str) -> Path:
    stamp = datetime.now(tz=UTC).strftime("%Y%m%d-%H%M%S")
    target = path.with_name(f"{path.stem}.{because}-{stamp}{path.suffix}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.stem}.{because}-{stamp}-{number}{path.suffix}")
    path.rename(target)
    return target


class FileError(RamschError):
    """Why a file is not read."""


_OPENING = (
    os.O_RDONLY
    | getattr(os, "O_NONBLOCK", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_BINARY", 0)
)
"""A pipe that nobody writes into does not keep the reader waiting."""


def read_start(path: Path, count: int) -> bytes:
    """The first bytes of an ordinary file, no more than ``count``; raises FileError or OSError."""
    _require_ordinary(path.stat())
    descriptor = os.open(path, _OPENING)
    try:
        _require_ordinary(os.fstat(descriptor))
        with os.fdopen(descriptor, "rb", closefd=False) as file:
            return file.read(count)
    finally:
        os.close(descriptor)


def _require_ordinary(state: os.stat_result) -> None:
    if not stat.S_ISREG(state.st_mode):
        raise FileError(QT_TRANSLATE_NOOP("Faults", "It is not an ordinary file but a folder, a pipe or a device."))


def read_text(path: Path, limit: int) -> str:
    """The text of an ordinary file; raises FileError for one longer than ``limit`` bytes or no UTF-8 text, and OSError.

    The size is asked first, and no more than ``limit`` bytes are ever read.
    """
    size = path.stat().st_size
    data = read_start(path, 0 if size > limit else limit + 1)
    if max(size, len(data)) > limit:
        raise FileError(QT_TRANSLATE_NOOP("Faults", "The file is larger than {most} MB."), most=limit // 1_000_000)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        text = QT_TRANSLATE_NOOP("Faults", "The file is not UTF-8 text: byte {number} is wrong.")
        raise FileError(text, number=error.start + 1) from error
