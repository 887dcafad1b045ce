"""The language of the command line. It is found, and Qt loaded for it, only when there is something to say."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property

from ramsch_desktop.engine.speech import Translate
from ramsch_desktop.store.languages import LANGUAGES


class Language:
    """The language that the arguments ask for, else that of the window: as it was set, or as the system has it.

    Without the library that reads translations everything is said in English.
    """

    def __init__(self, arguments: Sequence[str] = ()) -> None:
        self._wanted = language_asked(arguments)

    @cached_property
    def translate(self) -> Translate:
        """The texts in this language."""
        try:
            from ramsch_desktop.controller import languages
        except ImportError:
            return source_text
        return languages.words_of(languages.chosen_language(self._wanted))

    @cached_property
    def decimal_sign(self) -> str:
        """What stands between a number and its fraction."""
        try:
            from ramsch_desktop.controller import languages
        except ImportError:
            return "."
        return languages.locale_of(languages.chosen_language(self._wanted)).decimalPoint()


def language_asked(arguments: Sequence[str]) -> str | None:
    """The language that ``--lang`` names, wherever it stands; None without one, or if there is no such language."""
    finder = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    finder.add_argument("--lang")
    with suppress(argparse.ArgumentError):
        asked: str | None = finder.parse_known_args(list(arguments))[0].lang
        return asked if asked in LANGUAGES else None
    return None


def source_text(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    """The English source of a text."""
    return text.replace("%n", str(n)) if n >= 0 else text
