"""The files of the built-in packs: faces, backs, the palettes as tables, and the rank labels."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from assets.art import cards, glyphs
from assets.art.backs import back
from assets.art.colour import PAPER
from assets.art.palettes import FRENCH, SUITS, index_colours

VARIANTS = ("four", "cvd", "contrast")
LABELS = (*"AKQJDBOUTД", *(str(number) for number in range(2, 11)))
DIGITS = ("0", "1")

_HEADER = "# Written by `python -m assets.art`; change the generator, not this file.\n"


def _table(name: str, values: Mapping[str, str | int]) -> str:
    rows = (f"{_key(key)} = {_value(value)}\n" for key, value in values.items())
    return f"\n[{name}]\n" + "".join(rows)


def _key(key: str) -> str:
    plain = key.isascii() and key.replace("_", "").isalnum()
    return key if plain else f'"{key}"'


def _value(value: str | int) -> str:
    return str(value) if isinstance(value, int) else f"'{value}'"


_FULL = {"x": 56, "y": 36, "height": 108, "max_width": 80, "ten_x": 60, "ten_max_width": 88}
_COMPACT = {"x": 128, "y": 56, "height": 230, "max_width": 230, "ten_x": 150, "ten_max_width": 230}


def _pack_head(name: str, count: int, suits: str) -> str:
    return (
        f"{_HEADER}name = '{name}'\nsuits = '{suits}'\ncards = {count}\n"
        "author = 'The ramsch-desktop developers'\nlicence = 'GPL-3.0-or-later'\n"
    )


def _colours(name: str) -> str:
    return _table("index.colours", index_colours(name))


def french_pack() -> str:
    """`pack.toml` of the two-colour French pack, which has the drawings of all French packs."""
    indices = _table("index.full", _FULL) + _table("index.compact", _COMPACT)
    return _pack_head("french", 52, "french") + indices + _colours("french")


def german_pack() -> str:
    """`pack.toml` of the German pack: its letters are the same in every language."""
    indices = _table("index.full", _FULL) + _table("index.compact", _COMPACT)
    letters = _table("letters", {"A": "A", "K": "K", "Q": "O", "J": "U"})
    return _pack_head("german", 32, "german") + letters + indices + _colours("german")


def variant_pack(name: str) -> str:
    """`pack.toml` of a palette: per suit, which colour of the two-colour drawings becomes which."""
    tables = []
    for suit in SUITS:
        old, new = FRENCH["french"][suit].roles(), FRENCH[name][suit].roles()
        tables.append(_table(f"recolour.{suit}", {old[role]: new[role] for role in old}))
    head = _pack_head(name, 52, "french").replace("cards = 52\n", "cards = 52\nbase = 'french'\n")
    return head + _colours(name) + "".join(tables)


def indices() -> str:
    """`indices.toml`: every rank label once, in `currentColor`, 100 units high."""
    tables = []
    for text in (*LABELS, *DIGITS):
        width, drawing = glyphs.label(text, "currentColor")
        tables.append(_table(f"labels.{_key(text)}", {"width": width, "svg": drawing}))
    aliases = _table("same", {other: latin for other, latin in glyphs.ALIASES.items() if other != "А"})
    return _HEADER + f"paper = '{PAPER}'\n" + aliases + "".join(tables)


def _faces() -> Iterator[tuple[str, str]]:
    for code in cards.FRENCH_CARDS:
        yield f"french/{code}.svg", cards.french_face(code[0], code[1:])
        yield f"french/compact/{code}.svg", cards.french_compact(code[0], code[1:])
    for code in cards.GERMAN_CARDS:
        yield f"german/{code}.svg", cards.german_face(code[0], code[1:])
        yield f"german/compact/{code}.svg", cards.german_compact(code[0], code[1:])


def files() -> dict[str, str]:
    """Path below `assets/cards` to the text of the file."""
    out = {"indices.toml": indices(), "french/pack.toml": french_pack(), "german/pack.toml": german_pack()}
    out |= {f"{name}/pack.toml": variant_pack(name) for name in VARIANTS}
    out |= {f"{name}/back.svg": back(name) for name in ("french", "german", *VARIANTS)}
    return out | dict(_faces())
