"""Reads which shared libraries a 64-bit little-endian ELF file needs."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"
_LOAD, _DYNAMIC = 1, 2
_END, _NEEDED, _STRINGS = 0, 1, 5


@dataclass(frozen=True, slots=True)
class _Segment:
    kind: int
    offset: int
    address: int
    size: int


def is_elf(path: Path) -> bool:
    """Whether the file is one that `needed` can read."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def needed(path: Path) -> tuple[str, ...]:
    """The sonames that the file asks for, in its order; raises ValueError if it is no such ELF file."""
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(f"{path} is no 64-bit little-endian ELF file")
    segments = list(_segments(data))
    entries = [entry for segment in segments if segment.kind == _DYNAMIC for entry in _entries(data, segment)]
    strings = next((value for tag, value in entries if tag == _STRINGS), 0)
    start = _file_offset(segments, strings)
    return tuple(_text(data, start + value) for tag, value in entries if tag == _NEEDED)


def _segments(data: bytes) -> Iterator[_Segment]:
    table, size, count = struct.unpack_from("<Q14xHH", data, 32)
    for index in range(count):
        kind, _flags, offset, address, _physical, length = struct.unpack_from("<IIQQQQ", data, table + index * size)
        yield _Segment(kind, offset, address, length)


def _entries(data: bytes, segment: _Segment) -> Iterator[tuple[int, int]]:
    for place in range(segment.offset, segment.offset + segment.size, 16):
        tag, value = struct.unpack_from("<qQ", data, place)
        if tag == _END:
            return
        yield tag, value


def _file_offset(segments: list[_Segment], address: int) -> int:
    for segment in segments:
        if segment.kind == _LOAD and segment.address <= address < segment.address + segment.size:
            return address - segment.address + segment.offset
    return 0


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode()
