"""The languages that the program speaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation

NAMES: Final[Mapping[str, str]] = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fi": "Suomi",
    "ja": "日本語",
    "ru": "Русский",
}
"""Their own names by their codes, in the order in which they are offered."""
LANGUAGES: Final = tuple(NAMES)
"""Their codes."""
SOURCE: Final = "en"
"""The language that the texts are written in."""


def require_language(code: str | None) -> None:
    """Raises BadNotation for a language that the program does not speak; None stands for no wish."""
    if code is not None and code not in LANGUAGES:
        text = QT_TRANSLATE_NOOP("Faults", "There is no language '{language}': expected one of {offered}.")
        raise BadNotation(text, language=code, offered=", ".join(LANGUAGES))
