"""Every picture that the window shows: cards of the chosen deck, pips, heads, icons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtGui import QColor, QIcon, QPixmap

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP
from ramsch_desktop.engine.speech import Faces
from ramsch_desktop.store.face_packs import BadPack, OwnPack, folder_of, is_own, own_packs
from ramsch_desktop.ui.parts.part import Icon, Picture
from ramsch_desktop.ui.table.face_cache import BACK, Detail, FaceCache, FaceRequest, Shadow, draw_face
from ramsch_desktop.ui.table.faces import FacePack, IndexLetters, PackError, PackSuits, letters_for, load_pack
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Scheme, colours, lightened, luminance

PACKS: Final = ("french", "four", "cvd", "contrast", "german")
"""The built-in packs of faces, in the order in which they are offered."""

GAME_PACKS: Final[Mapping[Faces, str]] = {Faces.FRENCH: "french", Faces.GERMAN: "german"}

BACK_OF_FACES: Final = "faces"
"""The back that belongs to the faces."""

_CHECK_WIDTH: Final = 30
_BLACK_ON_DARK, _RED_ON_DARK, _DARK_PAPER, _BLACK = "#F7EFD9", "#FF8B87", 0.2, 0.02
_USUAL_INKS: Final = {"C": "#1B1E28", "S": "#1B1E28", "H": "#C8202C", "D": "#C8202C"}
_READABLE: Final = 4.5


@dataclass(frozen=True)
class Deck:
    """A pack of faces as it is shown now: its letters, and whether large print is forced."""

    cache: FaceCache
    pack: FacePack
    letters: IndexLetters
    detail: Detail = Detail.BY_WIDTH
    shadow: Shadow = Shadow.SOFT
    back: FacePack | None = None
    """The pack whose back is shown, if it is not that of the faces."""

    @property
    def faces(self) -> Faces:
        """The suits that sentences name with this deck."""
        return Faces.GERMAN if self.pack.suits is PackSuits.GERMAN else Faces.FRENCH

    def card(self, code: str | None, width: int, angle: float, dpr: float) -> QPixmap:
        """The card with this code, or the back for None."""
        pack = self.pack if code is not None else self.back or self.pack
        return self.cache.face(
            FaceRequest(pack, code or BACK, self.letters, width, angle, dpr, self.detail, shadow=self.shadow)
        )

    def small(self, code: str | None) -> Picture:
        """A card for a panel: the compact face without shadow."""
        deck = replace(self, detail=Detail.COMPACT, shadow=Shadow.NONE)
        return lambda size, dpr: deck.card(code, size, 0, dpr)

    def flat(self, code: str | None) -> Picture:
        """A card for a panel that has room for the whole face: as on the table, but without shadow."""
        deck = replace(self, shadow=Shadow.NONE)
        return lambda size, dpr: deck.card(code, size, 0, dpr)

    def pip(self, suit: str) -> Picture:
        """The sign of a suit (C S H D)."""
        return lambda size, dpr: self.cache.pip_pixmap(self.pack, suit, size, dpr)

    def paper_pip(self, suit: str) -> Picture:
        """The sign of a suit on paper: lighter where the paper of the theme in force is dark when it is drawn."""

        def draw(size: int, dpr: float) -> QPixmap:
            ink = None if luminance(current_theme().colours.paper) > _DARK_PAPER else QColor(self._ink_on_dark(suit))
            return self.cache.pip_pixmap(self.pack, suit, size, dpr, ink)

        return draw

    def _ink_on_dark(self, suit: str) -> str:
        """The colour that the faces give the suit, with so much white in it that it reads on every dark paper."""
        own = _USUAL_INKS[suit] if self.pack.index is None else self.pack.index.colours[suit]
        if luminance(own) < _BLACK:
            return _BLACK_ON_DARK
        return _RED_ON_DARK if own == _USUAL_INKS["H"] else lightened(own, colours(Scheme.DARK).card, _READABLE)


class Pictures:
    """Reads the packs once and hands out decks, heads and icons.

    ``own`` is the folder of the packs that a person brought in; it need not exist.
    """

    def __init__(self, assets: Path, own: Path | None = None) -> None:
        self._assets = assets
        self.own = assets / "own" if own is None else own
        self._cache = FaceCache(assets)
        self._packs: dict[str, FacePack] = {}
        self._heads: dict[str, Picture] = {}

    def deck(self, name: str, language: str, detail: Detail = Detail.BY_WIDTH, back: str = BACK_OF_FACES) -> Deck:
        """The deck of a pack with the index letters of a language and perhaps another's back; raises PackError."""
        other = None if back == BACK_OF_FACES else self._pack(back)
        return Deck(self._cache, self._pack(name), letters_for(language), detail, back=other)

    def _pack(self, name: str) -> FacePack:
        if name not in self._packs:
            self._packs[name] = self._own_pack(name) if is_own(name) else load_pack(self._assets / "cards" / name)
        return self._packs[name]

    def _own_pack(self, key: str) -> FacePack:
        """A pack that was brought in; where it loses a picture, one of ours stands in."""
        pack = load_pack(folder_of(self.own, key), self._assets / "cards")
        german = self._pack("german")
        fits = pack.suits is PackSuits.GERMAN and pack.codes <= german.codes
        return replace(pack, name=key, stand_in=german if fits else self._pack("french"))

    def own_decks(self) -> tuple[OwnPack, ...]:
        """The packs that a person brought in and that can be shown, by title."""
        return tuple(found for found in own_packs(self.own) if self.has(found.key))

    def has(self, name: str) -> bool:
        """Whether a pack can be shown now."""
        if is_own(name) and not folder_of(self.own, name).is_dir():
            self.forget(name)
            return False
        try:
            self._pack(name)
        except PackError:
            return False
        return True

    def forget(self, name: str) -> None:
        """Read a pack anew when it is asked for the next time."""
        self._packs.pop(name, None)

    def check(self, folder: Path) -> None:
        """Draw every picture of a pack that is about to be brought in; raises BadPack."""
        try:
            pack = load_pack(folder, self._assets / "cards")
            for code in [*sorted(pack.codes), BACK]:
                for detail in (Detail.FULL, Detail.COMPACT):
                    draw_face(FaceRequest(pack, code, letters_for("en"), _CHECK_WIDTH, detail=detail))
        except PackError as error:
            raise BadPack(QT_TRANSLATE_NOOP("FacePack", "A picture of this deck cannot be drawn.")) from error

    def avatar(self, name: str) -> Picture:
        """The head of a person in a ring of the gold in force; the same picture each time."""
        return self._heads.setdefault(name, lambda size, dpr: self._head(name, size, dpr))

    def _head(self, name: str, size: int, dpr: float) -> QPixmap:
        return self._cache.avatar_pixmap(name, size, dpr, current_theme().colours.gold)

    def icon(self, name: str) -> Icon:
        """A line drawing in one colour."""
        return lambda colour, size, dpr: self._cache.icon_pixmap(name, QColor(colour), size, dpr)

    def application_icon(self) -> QIcon:
        """The icon of the program."""
        return self._cache.application_icon()

    def logo(self) -> Picture:
        """The sign of the program for the header."""
        return self._cache.sign_pixmap
