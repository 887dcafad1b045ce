"""Writing so that nothing is lost, and putting damaged files aside instead of deleting them."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path


class Durability(Enum):
    """How far a write must have come before it counts.

    RENAMED survives the end of the program at any moment; FLUSHED also a loss of power, at the price of waiting
    for the disk.
    """

    RENAMED = "renamed"
    FLUSHED = "flushed"


def write_text(path: Path, text: str, durability: Durability = Durability.RENAMED) -> None:
    """Replace the file by ``text`` in one step: readers see the old text or the new one. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        if durability is Durability.FLUSHED:
            file.flush()
            os.fsync(file.fileno())
    draft.replace(path)


def set_aside(path: Path, because: str = "damaged") -> Path:
    """Rename a file so that its name says why, and return the new path; nothing is deleted."""
    stamp = datetime.now(tz=UTC).strftime("%Y%m%d-%H%M%S")
    target = path.with_name(f"{path.stem}.{because}-{stamp}{path.suffix}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.stem}.{because}-{stamp}-{number}{path.suffix}")
    path.rename(target)
    return target


def read_text(path: Path, limit: int) -> str:
    """The text of a file; raises ValueError for one that is longer than ``limit`` bytes or no UTF-8 text."""
    if path.stat().st_size > limit:
        raise ValueError(f"the file is larger than {limit // 1_000_000} MB")
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError("the file is no UTF-8 text") from error
