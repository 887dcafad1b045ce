"""Brings a face pack in from a folder or zip file: read, checked, made alike, and only then put in its place."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP
from ramsch_desktop.store.face_packs import (
    TABLE,
    BadPack,
    OwnPack,
    folder_of,
    key_for,
    put_in_place,
    read_table,
    text_in,
    title_of,
    write_files,
)
from ramsch_desktop.store.pack_names import BACK, SUITS, codes_of, count_of, is_german, pictures_by_card
from ramsch_desktop.store.pack_pictures import clean
from ramsch_desktop.store.pack_source import read_source

COMPACT: Final = "compact"
_LETTERS: Final = ("A", "K", "Q", "J")
_PLACES: Final = ("x", "y", "height", "max_width", "ten_x", "ten_max_width")
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


@dataclass(frozen=True)
class Draft:
    """A pack that has been read and checked: its title and its files by path."""

    title: str
    files: Mapping[str, bytes]


def bring_in(source: Path, packs: Path, check: Callable[[Path], None] = lambda _: None) -> OwnPack:
    """Put the pack of a folder or zip file below ``packs``; raises BadPack or OSError as ``keep_pack`` does."""
    return keep_pack(read_pack(source), packs, check)


def keep_pack(draft: Draft, packs: Path, check: Callable[[Path], None] = lambda _: None) -> OwnPack:
    """Put a pack that was read below ``packs``; one of the same title is replaced.

    ``check`` looks at the complete pack before it takes effect and may raise BadPack. Raises BadPack or OSError;
    then everything is as before.
    """
    key = key_for(draft.title)
    folder = folder_of(packs, key)
    staged = packs / f".new-{folder.name}"
    shutil.rmtree(staged, ignore_errors=True)
    try:
        write_files(staged, draft.files)
        check(staged)
        put_in_place(staged, folder)
    finally:
        shutil.rmtree(staged, ignore_errors=True)
    return OwnPack(key, draft.title, folder)


def read_pack(source: Path) -> Draft:
    """Read and check a pack without writing anything; raises BadPack."""
    files = read_source(source)
    root = _root_of(files)
    table = read_table(files[root + TABLE]) if root + TABLE in files else {}
    full = pictures_by_card(_pictures_in(files, root))
    compact = pictures_by_card(_pictures_in(files, f"{root}{COMPACT}/"))
    count = count_of(full.keys() - {BACK}, table.get("cards"))
    title = text_in(table, "name") or title_of(source.stem) or "Deck"
    suits = table.get("suits", "german" if is_german(map(_stem, full.values())) else "french")
    head = {"name": title, "suits": suits, "cards": count} | _signed(table)
    out = {TABLE: _written(head, _drawn_by_program(table, full)).encode()}
    for card, path in full.items():
        out[card + _suffix(path)] = clean(path, files[path])
    for card, path in compact.items():
        if card in codes_of(count):
            out[f"{COMPACT}/{card}{_suffix(path)}"] = clean(path, files[path])
    return Draft(title, out)


def _root_of(files: Mapping[str, bytes]) -> str:
    """The folder of the pack within what was read: where its table is, else where most pictures are."""
    tables = sorted((path for path in files if path.rpartition("/")[2] == TABLE), key=lambda path: path.count("/"))
    if tables:
        return tables[0].removesuffix(TABLE)
    pictures = [path.rpartition("/")[0] + "/" for path in files if not path.lower().endswith(".toml")]
    folders = sorted(set(pictures), key=lambda folder: (-pictures.count(folder), folder.count("/"), folder))
    return folders[0].removeprefix("/") if folders else ""


def _pictures_in(files: Mapping[str, bytes], folder: str) -> list[str]:
    inside = [path for path in files if path.startswith(folder) and "/" not in path.removeprefix(folder)]
    return [path for path in inside if not path.lower().endswith(".toml")]


def _stem(path: str) -> str:
    return path.rpartition("/")[2].rpartition(".")[0]


def _suffix(path: str) -> str:
    return "." + path.rpartition(".")[2].lower()


# The table


def _wrong(entry: str) -> BadPack:
    return BadPack(QT_TRANSLATE_NOOP("FacePack", "{file}: the entry {entry} is wrong."), file=TABLE, entry=entry)


def _signed(table: Mapping[str, Any]) -> dict[str, str]:
    """Who made the pack and under which licence, if it says so."""
    return {key: text for key in ("author", "licence") if (text := text_in(table, key))}


def _drawn_by_program(table: Mapping[str, Any], pictures: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """The tables that tell the program to draw the letters, checked; empty where pictures show their own."""
    if table.get("suits", "french") not in ("french", "german"):
        raise _wrong("suits")
    out: dict[str, dict[str, Any]] = {}
    if "letters" in table:
        out["letters"] = {rank: _letter(table["letters"], rank) for rank in _LETTERS}
    if "index" not in table:
        return out
    if any(_suffix(path) != ".svg" for card, path in pictures.items() if card != BACK):
        raise _wrong("index")
    index = table["index"] if isinstance(table["index"], dict) else {}
    for place in ("full", COMPACT):
        out[f"index.{place}"] = {name: _number(index.get(place), name, place) for name in _PLACES}
    out["index.colours"] = {suit: _colour(index.get("colours"), suit) for suit in SUITS}
    return out


def _letter(letters: object, rank: str) -> str:
    text = letters.get(rank) if isinstance(letters, dict) else None
    if not isinstance(text, str) or not text.isalnum() or len(text) > 2:
        raise _wrong(f"letters.{rank}")
    return text


def _number(place: object, name: str, where: str) -> int:
    value = place.get(name) if isinstance(place, dict) else None
    least = 1 if name.endswith(("height", "width")) else 0
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= 920:
        raise _wrong(f"index.{where}.{name}")
    return value


def _colour(colours: object, suit: str) -> str:
    value = colours.get(suit) if isinstance(colours, dict) else None
    if not isinstance(value, str) or not _COLOUR.fullmatch(value):
        raise _wrong(f"index.colours.{suit}")
    return value


def _written(head: Mapping[str, Any], tables: Mapping[str, Mapping[str, Any]]) -> str:
    parts = [_rows(head), *(f"\n[{name}]\n{_rows(table)}" for name, table in tables.items())]
    return "".join(parts)


def _rows(values: Mapping[str, Any]) -> str:
    return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in values.items())
