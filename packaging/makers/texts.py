"""The texts outside the program, for menus and software centres: one file a language in `packaging/texts`."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache

from makers import project

SOURCE = "en"
LANGUAGES = ("de", "es", "fi", "ja", "ru")
"""The languages beside the source language."""


@dataclass(frozen=True)
class Texts:
    """What one language says; `screenshots` are captions by the name of the picture."""

    generic_name: str
    comment: str
    keywords: tuple[str, ...]
    record: str
    summary: str
    introduction: str
    games: tuple[str, ...]
    learning: str
    comfort: str
    screenshots: dict[str, str]


@cache
def read(language: str) -> Texts:
    """The texts of a language; raises TypeError if one is missing or unknown."""
    path = project.PACKAGING / "texts" / f"{language}.toml"
    values = tomllib.loads(path.read_text(encoding="utf-8"))
    lists = {field.name: tuple(values[field.name]) for field in fields(Texts) if isinstance(values[field.name], list)}
    return Texts(**{**values, **lists})


def in_each_language(pick: Callable[[Texts], str]) -> dict[str, str]:
    """One text in every language, the source language first."""
    return {language: pick(read(language)) for language in (SOURCE, *LANGUAGES)}
