"""Reads which shared libraries, in which versions, a 64-bit little-endian ELF file needs."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"\x7fELF\x02\x01"
_LOAD, _DYNAMIC = 1, 2
_END, _NEEDED, _STRINGS = 0, 1, 5
_VERSIONS, _VERSION_COUNT = 0x6FFFFFFE, 0x6FFFFFFF


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


@dataclass(frozen=True, slots=True)
class _Dynamic:
    """The dynamic section: its entries, and where the strings and the version needs begin in the file."""

    entries: tuple[tuple[int, int], ...]
    strings: int
    versions: int


def needed(path: Path) -> tuple[str, ...]:
    """The sonames that the file asks for, in its order; raises ValueError if it is no such ELF file."""
    data = _read(path)
    dynamic = _dynamic(data)
    return tuple(_text(data, dynamic.strings + value) for tag, value in dynamic.entries if tag == _NEEDED)


def versions(path: Path) -> frozenset[str]:
    """The symbol versions that the file asks for, as in `GLIBC_2.34`; raises ValueError if it is no such ELF file."""
    data = _read(path)
    dynamic = _dynamic(data)
    found = set()
    place = dynamic.versions
    for _ in range(dict(dynamic.entries).get(_VERSION_COUNT, 0)):
        count, first, following = struct.unpack_from("<2xH4xII", data, place)
        part = place + first
        for _ in range(count):
            name, step = struct.unpack_from("<8xII", data, part)
            found.add(_text(data, dynamic.strings + name))
            part += step
        place += following
    return frozenset(found)


def _read(path: Path) -> bytes:
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(f"{path} is no 64-bit little-endian ELF file")
    return data


def _dynamic(data: bytes) -> _Dynamic:
    segments = list(_segments(data))
    entries = tuple(entry for segment in segments if segment.kind == _DYNAMIC for entry in _entries(data, segment))
    addresses = dict(entries)
    strings, versions = (_file_offset(segments, addresses.get(tag, 0)) for tag in (_STRINGS, _VERSIONS))
    return _Dynamic(entries, strings, versions)


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
