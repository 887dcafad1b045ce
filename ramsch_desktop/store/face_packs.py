"""Face packs that a person brought in: where they lie, what they are called, and packs written for others to change.

A pack lies in a folder of its own below the folder of all packs. Its key in the settings is ``own-`` and the name
of that folder, so that no key can be mistaken for a built-in pack or lead to another place.
"""

from __future__ import annotations

import re
import shutil
import tomllib
import unicodedata
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, RamschError

TABLE: Final = "pack.toml"
MAX_TABLE_BYTES: Final = 65_536
MAX_TITLE: Final = 40

_PREFIX: Final = "own-"
_FOLDER: Final = r"[a-z0-9][a-z0-9-]{0,39}"
_KEY: Final = re.compile(_PREFIX + _FOLDER)
_NO_FOLDERS: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)")
"""Names that Windows gives to devices."""

_LINE: Final = re.compile(r"\(at line (\d+),")
_FIRST_DATE: Final = (1980, 1, 1, 0, 0, 0)


class BadPack(RamschError):  # noqa: N818
    """A face pack cannot be used."""

    context = "FacePack"


@dataclass(frozen=True, slots=True)
class OwnPack:
    """A pack that was brought in: its key in the settings, what it is called, where it lies."""

    key: str
    title: str
    folder: Path


def is_own(key: object) -> bool:
    """Whether a setting can be the key of a pack that somebody brought in."""
    return isinstance(key, str) and _KEY.fullmatch(key) is not None


def folder_of(packs: Path, key: str) -> Path:
    """The folder of a pack; raises BadPack for what is no key."""
    if not is_own(key):
        raise BadPack(QT_TRANSLATE_NOOP("FacePack", "There is no such deck."))
    return packs / key.removeprefix(_PREFIX)


def key_for(title: str) -> str:
    """The key of a pack with a title: its letters and digits without accents; ``own-deck`` if it has none."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    name = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:MAX_TITLE].strip("-")
    return _PREFIX + (f"{name}-deck" if _NO_FOLDERS.fullmatch(name) else name or "deck")


def title_of(text: str) -> str:
    """A title as it can be shown: printable, in one line, not too long; empty if nothing is left."""
    printable = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(printable.split())[:MAX_TITLE].strip()


def read_table(data: bytes, name: str = TABLE) -> dict[str, Any]:
    """The table of a pack; raises BadPack for one that is too long or no TOML."""
    if len(data) > MAX_TABLE_BYTES:
        raise BadPack(QT_TRANSLATE_NOOP("FacePack", "{file} is too long."), file=name)
    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise no_table(name, error) from error


def no_table(name: str, error: Exception) -> BadPack:
    """The error of a file that is no TOML, with the line that is wrong where it is known."""
    if place := _LINE.search(str(error)):
        text = QT_TRANSLATE_NOOP("FacePack", "{file} is not a table in TOML: line {line} is wrong.")
        return BadPack(text, file=name, line=int(place[1]))
    return BadPack(QT_TRANSLATE_NOOP("FacePack", "{file} is not a table in TOML."), file=name)


def text_in(table: Mapping[str, Any], entry: str) -> str:
    """An entry of a table as a title; empty where it is missing or no text."""
    value = table.get(entry)
    return title_of(value) if isinstance(value, str) else ""


def own_packs(packs: Path) -> tuple[OwnPack, ...]:
    """All packs that were brought in, by title; folders that are no packs are passed over."""
    try:
        folders = [folder for folder in packs.iterdir() if is_own(_PREFIX + folder.name)]
    except OSError:
        return ()
    found = [OwnPack(_PREFIX + each.name, title, each) for each in folders if (title := _title_in(each))]
    return tuple(sorted(found, key=lambda pack: (pack.title.casefold(), pack.key)))


def _title_in(folder: Path) -> str:
    try:
        with (folder / TABLE).open("rb") as file:
            table = read_table(file.read(MAX_TABLE_BYTES + 1))
    except (OSError, BadPack):
        return ""
    return text_in(table, "name") or folder.name


def remove_pack(packs: Path, key: str) -> None:
    """Take a pack away; nothing happens if it is gone already. Raises OSError."""
    folder = folder_of(packs, key)
    if folder.exists():
        clear_away(folder)


def put_in_place(draft: Path, folder: Path) -> None:
    """Rename a complete draft to its folder; what lay there goes, and comes back if that fails. Raises OSError."""
    old = folder.with_name(f".old-{folder.name}")
    shutil.rmtree(old, ignore_errors=True)
    if folder.exists():
        folder.rename(old)
    try:
        draft.rename(folder)
    except OSError:
        if old.exists():
            old.rename(folder)
        raise
    shutil.rmtree(old, ignore_errors=True)


def clear_away(folder: Path) -> None:
    """Remove a folder in one step, whatever happens while its files are deleted. Raises OSError."""
    doomed = folder.with_name(f".old-{folder.name}")
    shutil.rmtree(doomed, ignore_errors=True)
    folder.rename(doomed)
    shutil.rmtree(doomed, ignore_errors=True)


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files by their path below a folder, which is made. Raises OSError."""
    for name, data in files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def export_folder(target: Path, files: Mapping[str, bytes]) -> None:
    """Write a pack as a new folder, all or nothing; raises FileExistsError or another OSError."""
    if target.exists():
        raise FileExistsError(f"{target.name} exists")
    draft = target.with_name(f".{target.name}.new")
    shutil.rmtree(draft, ignore_errors=True)
    try:
        write_files(draft, files)
        draft.rename(target)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def export_zip(target: Path, files: Mapping[str, bytes]) -> None:
    """Write a pack as a zip file, which takes the place of an older one; raises OSError."""
    import zipfile  # not at every start of the program

    draft = target.with_name(f"{target.name}.new")
    try:
        with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in sorted(files):
                info = zipfile.ZipInfo(f"{target.stem}/{name}", _FIRST_DATE)
                info.compress_type = zipfile.ZIP_DEFLATED
                info.external_attr = 0o644 << 16
                archive.writestr(info, files[name])
        draft.replace(target)
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
