"""Reads the files of a face pack from a folder or a zip file that nobody has to trust.

All bounds are checked before anything is unpacked; nothing is written, no link is followed.
"""

from __future__ import annotations

import os
import stat
import struct
import zipfile
import zlib
from pathlib import Path
from typing import BinaryIO, Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP
from ramsch_desktop.store.face_packs import BadPack

MAX_FILES: Final = 400
MAX_BYTES: Final = 64 * 1024 * 1024
"""Of all files of a pack together, and of a zip file itself."""

KINDS: Final = (".png", ".svg", ".toml")
_LONGEST_ENTRY: Final = 1024
_END, _END64 = b"PK\x05\x06", b"PK\x06\x07"
_END_LENGTH, _END64_LENGTH, _MAX_COMMENT = 22, 20, 65_535
_BROKEN: Final = (
    zipfile.BadZipFile,
    zlib.error,
    OSError,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
    struct.error,
)


def read_source(path: Path) -> dict[str, bytes]:
    """Pictures and tables by their path below ``path`` with forward slashes; raises BadPack.

    Other files are passed over, but count; hidden ones do not.
    """
    if path.is_dir():
        return _read_folder(path)
    if not path.is_file():
        raise BadPack(QT_TRANSLATE_NOOP("FacePack", "{file} cannot be read."), file=shown(path.name))
    return _read_zip(path)


def shown(name: str) -> str:
    """A file's name as it stands in a sentence: its end if it is long, without signs that cannot be printed."""
    printable = "".join(sign if sign.isprintable() else "?" for sign in name)
    return printable if len(printable) <= 60 else "…" + printable[-59:]


def _is_wanted(name: str) -> bool:
    parts = name.split("/")
    hidden = any(part.startswith(".") or part == "__MACOSX" for part in parts)
    return not hidden and parts[-1].lower().endswith(KINDS)


def _too_many() -> BadPack:
    return BadPack(QT_TRANSLATE_NOOP("FacePack", "A deck has at most {most} files; here are more."), most=MAX_FILES)


def _too_large() -> BadPack:
    text = QT_TRANSLATE_NOOP("FacePack", "The files of a deck have at most {most} MB together; these have more.")
    return BadPack(text, most=MAX_BYTES // 1024 // 1024)


def _unreadable(name: str) -> BadPack:
    return BadPack(QT_TRANSLATE_NOOP("FacePack", "{file} cannot be read."), file=shown(name))


def _link(name: str) -> BadPack:
    text = QT_TRANSLATE_NOOP("FacePack", "{file} is not an ordinary file but a link or a device.")
    return BadPack(text, file=shown(name))


# Folders


def _read_folder(folder: Path) -> dict[str, bytes]:
    files, size = {}, 0
    for name, entry in _entries(folder):
        size += entry.stat(follow_symlinks=False).st_size
        if size > MAX_BYTES:
            raise _too_large()
        if _is_wanted(name):
            files[name] = _read_file(entry.path, name)
    return files


def _entries(folder: Path) -> list[tuple[str, os.DirEntry[str]]]:
    """The ordinary files below a folder; raises BadPack when there are too many or others."""
    found: list[tuple[str, os.DirEntry[str]]] = []
    waiting, seen = [("", str(folder))], 0
    while waiting:
        above, path = waiting.pop()
        try:
            with os.scandir(path) as entries:
                for entry in entries:
                    seen += 1
                    if seen > MAX_FILES:
                        raise _too_many()
                    name = above + entry.name
                    if entry.is_dir(follow_symlinks=False):
                        waiting.append((name + "/", entry.path))
                    elif entry.is_file(follow_symlinks=False):
                        found.append((name, entry))
                    elif not entry.name.startswith("."):
                        raise _link(name)
        except OSError as error:
            raise _unreadable(above or folder.name) from error
    return sorted(found, key=lambda pair: pair[0])


def _read_file(path: str, name: str) -> bytes:
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise _unreadable(name) from error
    if len(data) > MAX_BYTES:
        raise _too_large()
    return data


# Zip files


def _read_zip(path: Path) -> dict[str, bytes]:
    try:
        with path.open("rb") as file:
            _check_directory(file, path.name)
            with zipfile.ZipFile(file) as archive:
                return _unpack(archive)
    except BadPack:
        raise
    except _BROKEN as error:
        raise _broken_zip(path.name) from error


def _broken_zip(name: str) -> BadPack:
    return BadPack(QT_TRANSLATE_NOOP("FacePack", "{file} is not a zip file that can be read."), file=shown(name))


def _check_directory(file: BinaryIO, name: str) -> None:
    """Refuse a zip whose list of files is so long that reading it alone would take all memory."""
    size = file.seek(0, os.SEEK_END)
    if size > MAX_BYTES:
        raise _too_large()
    file.seek(max(0, size - _END_LENGTH - _END64_LENGTH - _MAX_COMMENT))
    tail = file.read()
    end = tail.rfind(_END)
    if end < 0 or len(tail) < end + _END_LENGTH:
        raise _broken_zip(name)
    count, length = struct.unpack_from("<HI", tail, end + 10)
    is_64 = tail[max(0, end - _END64_LENGTH) : end].startswith(_END64)
    if is_64 or count > MAX_FILES or length > MAX_FILES * _LONGEST_ENTRY:
        raise _too_many()


def _unpack(archive: zipfile.ZipFile) -> dict[str, bytes]:
    entries = archive.infolist()
    if len(entries) > MAX_FILES:
        raise _too_many()
    if sum(entry.file_size for entry in entries) > MAX_BYTES:
        raise _too_large()
    for entry in entries:
        _check_entry(entry)
    wanted = [entry for entry in entries if not entry.is_dir() and _is_wanted(entry.filename)]
    files: dict[str, bytes] = {}
    for entry in wanted:
        if entry.filename in files:
            text = QT_TRANSLATE_NOOP("FacePack", "The zip file has {file} twice.")
            raise BadPack(text, file=shown(entry.filename))
        with archive.open(entry) as file:
            files[entry.filename] = file.read(entry.file_size + 1)
    return files


def _check_entry(entry: zipfile.ZipInfo) -> None:
    name = entry.orig_filename
    parts = name.replace("\\", "/").split("/")
    if "\\" in name or ":" in name or "\0" in name or parts[0] == "" or ".." in parts:
        raise BadPack(QT_TRANSLATE_NOOP("FacePack", "{file} would lie outside of the deck."), file=shown(name))
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise _link(name)
    if entry.flag_bits & 0x1:
        raise BadPack(QT_TRANSLATE_NOOP("FacePack", "{file} is locked with a password."), file=shown(name))
