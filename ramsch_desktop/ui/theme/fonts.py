"""Fonts of the type scale."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from ramsch_desktop import resources
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import TextStyle

JAPANESE: Final = "ja"


def provide_letters(language: str) -> None:
    """Load the fonts that the packages bring along for Japanese, if that is the language and the system has none."""
    if language == JAPANESE:
        _provide_japanese()


@cache
def _provide_japanese() -> None:
    if QFontDatabase.families(QFontDatabase.WritingSystem.Japanese):
        return
    for path in sorted(resources.asset("fonts").glob("japanese-*.otf")):
        QFontDatabase.addApplicationFont(str(path))


def font(theme: Theme, style: TextStyle, scale: float | None = None) -> QFont:
    """A font of the type scale in whole pixels with tabular figures.

    `scale` replaces the theme's text scale where a part is as large as its place allows.
    """
    pixels = max(1, round(style.px * (theme.text_scale if scale is None else scale)))
    return QFont(_made(theme.family, pixels, style.weight))


@lru_cache(256)
def _made(family: str, pixels: int, weight: int) -> QFont:
    """Badges and bars ask for the same few fonts each time they are painted."""
    result = QFont(family) if family else _platform_font()
    result.setPixelSize(pixels)
    result.setWeight(QFont.Weight(weight))
    result.setFeature(QFont.Tag("tnum"), 1)
    return result


def _platform_font() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
