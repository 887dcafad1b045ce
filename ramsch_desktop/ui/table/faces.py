"""Face packs: a folder with `pack.toml`, one picture a card (`SA.svg`, `H10.png`) and a back. No Qt here.

Where `pack.toml` has an `[index]` table the pictures are without rank letters: these follow the language and
are put in here. A pack with `base` takes the pictures of another pack and changes their colours.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP
from ramsch_desktop.store.face_packs import BadPack, no_table

SUITS = "CSHD"
RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
COMPACT_BELOW = 72
"""Cards narrower than this, in device-independent pixels, are shown by their compact face."""

PICTURES = (".svg", ".png")
CARD_WIDTH, CARD_HEIGHT = 600, 920
_CAP_HEIGHT = 100
_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
_TURNED = f"rotate(180 {CARD_WIDTH // 2} {CARD_HEIGHT // 2})"


class PackError(BadPack):
    """A face pack that lies in its place cannot be used; the text says which file and why."""


class PackSuits(Enum):
    """Which words the suits of a pack go by."""

    FRENCH = "french"
    GERMAN = "german"


@dataclass(frozen=True)
class IndexLetters:
    """The four letters in the corners of ace and court cards."""

    ace: str
    king: str
    queen: str
    jack: str

    def text(self, rank: str) -> str:
        """The label of a rank code: a letter, or the number itself."""
        return {"A": self.ace, "K": self.king, "Q": self.queen, "J": self.jack}.get(rank, rank)


INTERNATIONAL = IndexLetters("A", "K", "Q", "J")
_LETTERS = {"de": IndexLetters("A", "K", "D", "B"), "ru": IndexLetters("Т", "К", "Д", "В")}


def letters_for(language: str) -> IndexLetters:
    """The letters on French-suited cards in a language such as "de" or "ru_RU"."""
    return _LETTERS.get(re.split(r"[-_]", language)[0].lower(), INTERNATIONAL)


@dataclass(frozen=True)
class Label:
    """A drawn rank label: its width, the tops at y = 0, 100 units high, painted in `currentColor`."""

    width: int
    svg: str


@dataclass(frozen=True)
class IndexPlace:
    """Where the label of the upper left corner stands; 1 unit is 1/600 of the card's width."""

    x: int
    y: int
    height: int
    max_width: int
    ten_x: int
    ten_max_width: int


@dataclass(frozen=True)
class Index:
    """How rank labels are put on the cards of a pack."""

    full: IndexPlace
    compact: IndexPlace
    colours: Mapping[str, str]
    labels: Mapping[str, Label] = field(repr=False)


@dataclass(frozen=True, eq=False)
class FacePack:
    """A pack that has been read and checked: compared by identity, pictures read when they are asked for.

    ``back`` is the file of the back; ``signed`` tells author and licence. ``stand_in`` shows cards
    whose pictures cannot be drawn any more.
    """

    name: str
    suits: PackSuits
    folder: Path
    pictures: Path
    codes: frozenset[str]
    back: Path
    letters: IndexLetters | None = None
    index: Index | None = None
    recolour: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    signed: Mapping[str, str] = field(default_factory=dict)
    stand_in: FacePack | None = None


def card_codes(count: int) -> frozenset[str]:
    """The card codes of a pack of 32, 36 or 52 cards."""
    ranks = {32: RANKS[:8], 36: RANKS[:9], 52: RANKS}.get(count)
    if ranks is None:
        raise PackError(QT_TRANSLATE_NOOP("FacePack", "A deck has 32, 36 or 52 cards, not {count}."), count=count)
    return frozenset(suit + rank for suit in SUITS for rank in ranks)


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise unreadable(path) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(no_table(path.name, error).fault) from error


@cache
def load_labels(path: Path) -> Mapping[str, Label]:
    """The rank labels of `indices.toml`, letters of other alphabets that look the same included; read once."""
    table = _table(path)
    labels = {text: Label(int(entry["width"]), str(entry["svg"])) for text, entry in table["labels"].items()}
    return labels | {other: labels[text] for other, text in table.get("same", {}).items()}


def _place(table: Mapping[str, Any]) -> IndexPlace:
    return IndexPlace(**{name: int(table[name]) for name in IndexPlace.__dataclass_fields__})


def _index(own: Mapping[str, Any], base: Mapping[str, Any], shared: Path) -> Index | None:
    table = dict(base.get("index", {})) | dict(own.get("index", {}))
    if not table:
        return None
    colours = {suit: str(table["colours"][suit]) for suit in SUITS}
    return Index(_place(table["full"]), _place(table["compact"]), colours, load_labels(shared / "indices.toml"))


def _suits(name: object) -> PackSuits:
    known = {each.value: each for each in PackSuits}
    if name not in known:
        raise KeyError("suits")
    return known[str(name)]


def _wrong_entry(file: str, error: Exception) -> PackError:
    if isinstance(error, KeyError):
        text = QT_TRANSLATE_NOOP("FacePack", "{file}: the entry {entry} is wrong.")
        return PackError(text, file=file, entry=str(error.args[0]))
    return PackError(QT_TRANSLATE_NOOP("FacePack", "{file}: an entry is wrong."), file=file)


def _letters(table: Mapping[str, str] | None) -> IndexLetters | None:
    return None if table is None else IndexLetters(table["A"], table["K"], table["Q"], table["J"])


def load_pack(folder: Path, shared: Path | None = None) -> FacePack:
    """Read and check `pack.toml` of a folder.

    `shared` is the folder of the built-in packs, with labels and bases; if absent, the parent of `folder`.
    Raises PackError when a table or a picture is missing or wrong.
    """
    shared = folder.parent if shared is None else shared
    own = _table(folder / "pack.toml")
    pictures = shared / Path(own["base"]).name if "base" in own else folder
    base = _table(pictures / "pack.toml") if pictures != folder else own
    try:
        pack = FacePack(
            name=str(own.get("name", folder.name)),
            suits=_suits(own.get("suits", "french")),
            folder=folder,
            pictures=pictures,
            codes=card_codes(int(own.get("cards", 52))),
            back=_back(folder, pictures, shared),
            letters=_letters(own.get("letters")),
            index=_index(own, base, shared),
            recolour=own.get("recolour", {}),
            signed={entry: own[entry] for entry in ("author", "licence") if isinstance(own.get(entry), str)},
        )
    except PackError as error:
        raise PackError(
            QT_TRANSLATE_NOOP("FacePack", "{file}: {what}"), file=f"{folder.name}/pack.toml", what=error.fault
        ) from error
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise _wrong_entry(f"{folder.name}/pack.toml", error) from error
    missing = sorted(pack.codes - {path.stem for path in pictures.iterdir() if path.suffix in PICTURES})
    if missing:
        raise _no_picture(folder.name, *missing[:5])
    return pack


def picture_file(folder: Path, name: str) -> Path | None:
    """The picture of a card or back in a folder, SVG before PNG."""
    paths = (folder / f"{name}{suffix}" for suffix in PICTURES)
    return next((path for path in paths if path.is_file()), None)


def _back(*folders: Path) -> Path:
    """The back of the first folder that has one; the last folder holds the built-in packs."""
    found = (picture_file(folder, "back") for folder in folders[:-1])
    return next((path for path in found if path is not None), folders[-1] / "french" / "back.svg")


def is_png(picture: bytes) -> bool:
    """Whether a picture is PNG; all others are SVG."""
    return picture.startswith(b"\x89PNG")


def unreadable(path: Path) -> PackError:
    """The error of a file that the system does not give out."""
    return PackError(QT_TRANSLATE_NOOP("FacePack", "{file} cannot be read."), file=path.name)


def _no_picture(deck: str, *cards: str) -> PackError:
    text = QT_TRANSLATE_NOOP("FacePack", "{deck} has no picture of {cards}.")
    return PackError(text, deck=deck, cards=", ".join(cards))


def undrawable(name: str) -> PackError:
    """The error of a picture of which Qt makes nothing."""
    return PackError(QT_TRANSLATE_NOOP("FacePack", "{file} is not a picture that can be drawn."), file=name)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise unreadable(path) from error


def _text(path: Path) -> str:
    try:
        return _read(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise unreadable(path) from error


def _recoloured(svg: str, colours: Mapping[str, str]) -> str:
    if not colours:
        return svg
    return _COLOUR.sub(lambda match: colours.get(match[0], match[0]), svg)


def _corner(label: Label, text: str, place: IndexPlace) -> str:
    """The label in the upper left corner, narrowed when it is wider than its place."""
    centre, widest = (place.ten_x, place.ten_max_width) if len(text) > 1 else (place.x, place.max_width)
    tall = place.height / _CAP_HEIGHT
    wide = min(tall, widest / label.width)
    left = centre - label.width * wide / 2
    return f'<g transform="translate({left:.1f} {place.y}) scale({wide:.4f} {tall:.4f})">{label.svg}</g>'


def _index_svg(pack: FacePack, code: str, letters: IndexLetters, compact: bool) -> str:
    if pack.index is None:
        return ""
    text = (pack.letters or letters).text(code[1:])
    label = pack.index.labels.get(text)
    if label is None:
        raise PackError(QT_TRANSLATE_NOOP("FacePack", "indices.toml has no label {label}."), label=text)
    corner = _corner(label, text, pack.index.compact if compact else pack.index.full)
    corner = corner.replace("currentColor", pack.index.colours[code[0]])
    return corner if compact else f'{corner}<g transform="{_TURNED}">{corner}</g>'


def face_picture(pack: FacePack, card_code: str, letters: IndexLetters, compact: bool) -> bytes:
    """The whole picture of a card, SVG with rank letters put in, or PNG. Without compact faces the full ones show.

    Raises PackError for a card that the pack does not have or a picture that cannot be read.
    """
    if card_code not in pack.codes:
        raise PackError(
            QT_TRANSLATE_NOOP("FacePack", "{deck} has no card {card}."), deck=pack.name, card=repr(card_code)
        )
    small = picture_file(pack.pictures / "compact", card_code) if compact else None
    path = small or picture_file(pack.pictures, card_code)
    if path is None:
        raise _no_picture(pack.name, card_code)
    if path.suffix == ".png":
        return _read(path)
    svg = _recoloured(_text(path), pack.recolour.get(card_code[0], {}))
    head, _, _ = svg.rpartition("</svg>")
    return f"{head}{_index_svg(pack, card_code, letters, small is not None)}</svg>".encode()


def back_picture(pack: FacePack) -> bytes:
    """The back of a pack: its own, or else that of its base, or else the usual one."""
    return _read(pack.back)


def starting_pack(pack: FacePack, letters: IndexLetters, title: str) -> dict[str, bytes]:
    """A pack by the paths of its files that shows what ``pack`` shows, letters and colours drawn in: to change.

    Raises PackError where a picture cannot be read.
    """
    files = {"pack.toml": _starting_table(pack, title).encode(), f"back{pack.back.suffix}": back_picture(pack)}
    for code in sorted(pack.codes):
        full, small = (face_picture(pack, code, letters, compact) for compact in (False, True))
        files[f"{code}{_suffix(full)}"] = full
        if picture_file(pack.pictures / "compact", code) is not None:
            files[f"compact/{code}{_suffix(small)}"] = small
    return files


def _suffix(picture: bytes) -> str:
    return ".png" if is_png(picture) else ".svg"


def _starting_table(pack: FacePack, title: str) -> str:
    signed = "".join(f"{entry} = {json.dumps(text, ensure_ascii=False)}\n" for entry, text in pack.signed.items())
    name = json.dumps(title, ensure_ascii=False)
    return f"name = {name}\nsuits = '{pack.suits.value}'\ncards = {len(pack.codes)}\n{signed}"
