"""Text in the columns of a terminal, where Japanese signs are two columns wide and lines break between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import combining, east_asian_width

_NOT_FIRST: Final = frozenset("、。，．）」』】！？：；・ー〜…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
_NOT_LAST: Final = frozenset("（「『【")
_MOST_LABEL: Final = 24
"""A longer label has a line of its own, with its text below."""


def ascii_minus(number: str) -> str:
    """A number with the minus that other programs read."""
    return number.replace("\N{MINUS SIGN}", "-")


def columns_of(text: str) -> int:
    """How many columns a text takes."""
    return sum(0 if combining(sign) else 2 if _is_wide(sign) else 1 for sign in text)


def _is_wide(sign: str) -> bool:
    return east_asian_width(sign) in ("W", "F")


def _is_katakana(sign: str) -> bool:
    """Whether this is of a foreign word, which stays in one line."""
    return "\u30a0" <= sign <= "\u30ff"


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most ``width`` columns, broken at spaces and between wide signs."""
    return flowed(_pieces(text), width)


def flowed(pieces: Iterable[str], width: int) -> list[str]:
    """Pieces that stay whole, in lines of at most ``width`` columns if no piece is wider."""
    lines = [""]
    for piece in pieces:
        if lines[-1] and columns_of(lines[-1] + piece.rstrip(" ")) > width:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip(" ") for line in lines]


def _pieces(text: str) -> list[str]:
    """What a line cannot be broken within; the space behind a word belongs to it."""
    pieces = [""]
    for sign in text:
        if pieces[-1] and _breaks_between(pieces[-1][-1], sign):
            pieces.append("")
        pieces[-1] += sign
    return pieces


def _breaks_between(before: str, after: str) -> bool:
    if after == " " or after in _NOT_FIRST or before in _NOT_LAST or (_is_katakana(before) and _is_katakana(after)):
        return False
    return before == " " or _is_wide(before) or _is_wide(after)


def hanging(head: str, pieces: Sequence[str], width: int) -> list[str]:
    """Pieces behind a head; further lines begin below the first piece."""
    indent = columns_of(head)
    lines = flowed(pieces, width - indent)
    return [head + lines[0], *(" " * indent + line for line in lines[1:])]


def listed(heading: str, rows: Sequence[tuple[str, str]], width: int) -> list[str]:
    """A heading with labels below it and the text of each beside or, where the label is long, below it."""
    widths = [columns_of(label) for label, _ in rows]
    beside = max((each for each in widths if each <= _MOST_LABEL), default=_MOST_LABEL) + 4
    lines = [heading]
    for (label, text), own in zip(rows, widths, strict=True):
        first, *others = [" " * beside + line for line in wrapped(text, width - beside)]
        head = f"  {label}"
        lines += [head + first[own + 2 :]] if own + 2 < beside else [head, first]
        lines += others
    return lines
