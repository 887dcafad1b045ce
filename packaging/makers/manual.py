"""The manual pages: one a language, in roff, with version and date filled in."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from makers import project, texts

PAGES = project.PACKAGING / "linux" / "man"
_JAPANESE_PAUSE = re.compile(r"(?<=[、。）])(?=.)")


def page(language: str) -> str:
    """The manual page in a language."""
    text = (PAGES / f"{project.NAME}.{language}.6").read_text(encoding="utf-8")
    text = text.replace("@VERSION@", project.version()).replace("@DATE@", f"{project.moment():%Y-%m-%d}")
    return "".join(map(_with_breaks, text.splitlines(keepends=True))) if language == "ja" else text


def _with_breaks(line: str) -> str:
    """Let troff, which breaks lines at spaces, break Japanese after a pause; the whatis line stays as it is."""
    return line if line.startswith((".", project.NAME)) else _JAPANESE_PAUSE.sub(r"\\:", line)


def install(share: Path) -> None:
    """Put all pages below `share/man`."""
    for language in (texts.SOURCE, *texts.LANGUAGES):
        folder = share / "man" / ("" if language == texts.SOURCE else language) / "man6"
        folder.mkdir(parents=True)
        (folder / f"{project.NAME}.6.gz").write_bytes(packed(page(language)))


def packed(text: str) -> bytes:
    """A text as gzip makes it, without name and time."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)
