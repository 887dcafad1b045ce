"""Finds assets and translations in a checkout, an installed wheel and a frozen package. Knows no Qt."""

import re
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PLAIN_NAME = re.compile(r"[A-Za-z0-9_-]+")


def asset(*parts: str) -> Path:
    """The path of a file or folder below `assets`; it need not exist."""
    return _root().joinpath("assets", *parts)


def translation(name: str) -> Path | None:
    """The compiled translation of this name, such as "ramsch_de"; None if there is none."""
    return _existing(("i18n",), f"{name}.qm", [name])


def help_page(lang: str, game: str) -> Path | None:
    """The rules page of a game in a language, in Markdown; None if it is not written in that language."""
    return _existing(("i18n", "help", lang), f"{game}.md", [lang, game])


def _root() -> Path:
    """The folder that holds `assets` and `i18n`."""
    if getattr(sys, "frozen", False):
        return Path(getattr(sys, "_MEIPASS", _PACKAGE.parent), "ramsch_desktop", "_data")
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _PACKAGE.parent


def _existing(folder: tuple[str, ...], file: str, names: list[str]) -> Path | None:
    """The file, if it is there; names come from command lines and saves, so only plain ones are looked up."""
    if not all(_PLAIN_NAME.fullmatch(name) for name in names):
        return None
    path = _root().joinpath(*folder, file)
    return path if path.is_file() else None
