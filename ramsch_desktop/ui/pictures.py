"""Every picture that the window shows: cards of the chosen deck, pips, heads, icons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor, QIcon, QPixmap

from ramsch_desktop.engine.speech import Faces
from ramsch_desktop.ui.parts.part import Icon, Picture
from ramsch_desktop.ui.table.face_cache import BACK, Detail, FaceCache, FaceRequest, Shadow
from ramsch_desktop.ui.table.faces import FacePack, IndexLetters, PackSuits, letters_for, load_pack
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import luminance

PACKS: Final = ("french", "four", "cvd", "contrast", "german")
"""The built-in packs of faces, in the order in which they are offered."""

GAME_PACKS: Final[Mapping[Faces, str]] = {Faces.FRENCH: "french", Faces.GERMAN: "german"}

_BLACK_ON_DARK, _RED_ON_DARK, _DARK_PAPER = "#F7EFD9", "#FF8B87", 0.2


@dataclass(frozen=True)
class Deck:
    """A pack of faces as it is shown now: its letters, and whether large print is forced."""

    cache: FaceCache
    pack: FacePack
    letters: IndexLetters
    detail: Detail = Detail.BY_WIDTH
    shadow: Shadow = Shadow.SOFT

    @property
    def faces(self) -> Faces:
        """The suits that sentences name with this deck."""
        return Faces.GERMAN if self.pack.suits is PackSuits.GERMAN else Faces.FRENCH

    def card(self, code: str | None, width: int, angle: float, dpr: float) -> QPixmap:
        """The card with this code, or the back for None."""
        return self.cache.face(
            FaceRequest(self.pack, code or BACK, self.letters, width, angle, dpr, self.detail, shadow=self.shadow)
        )

    def small(self, code: str | None) -> Picture:
        """A card for a panel: the compact face without shadow."""
        deck = replace(self, detail=Detail.COMPACT, shadow=Shadow.NONE)
        return lambda size, dpr: deck.card(code, size, 0, dpr)

    def pip(self, suit: str) -> Picture:
        """The sign of a suit (C S H D)."""
        return lambda size, dpr: self.cache.pip_pixmap(self.pack, suit, size, dpr)

    def paper_pip(self, suit: str) -> Picture:
        """The sign of a suit on paper: lighter where the paper of the theme in force is dark."""
        if luminance(current_theme().colours.paper) > _DARK_PAPER:
            return self.pip(suit)
        ink = QColor(_RED_ON_DARK if suit in "HD" else _BLACK_ON_DARK)
        return lambda size, dpr: self.cache.pip_pixmap(self.pack, suit, size, dpr, ink)


class Pictures:
    """Reads the packs once and hands out decks, heads and icons."""

    def __init__(self, assets: Path) -> None:
        self._assets = assets
        self._cache = FaceCache(assets)
        self._packs: dict[str, FacePack] = {}
        self._heads: dict[str, Picture] = {}

    def deck(self, name: str, language: str, detail: Detail = Detail.BY_WIDTH) -> Deck:
        """The deck of a pack with the index letters of a language; raises PackError."""
        if name not in self._packs:
            self._packs[name] = load_pack(self._assets / "cards" / name)
        return Deck(self._cache, self._packs[name], letters_for(language), detail)

    def avatar(self, name: str) -> Picture:
        """The head of a person; the same picture each time."""
        return self._heads.setdefault(name, lambda size, dpr: self._cache.avatar_pixmap(name, size, dpr))

    def icon(self, name: str) -> Icon:
        """A line drawing in one colour."""
        return lambda colour, size, dpr: self._cache.icon_pixmap(name, QColor(colour), size, dpr)

    def application_icon(self) -> QIcon:
        """The icon of the program."""
        return self._cache.application_icon()

    def logo(self) -> Picture:
        """The sign of the program for the header."""
        return self._cache.sign_pixmap
