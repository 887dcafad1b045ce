"""Values of arguments; each function raises BadNotation with a sentence for what it cannot read."""

from __future__ import annotations

import math

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation


def positive(text: str) -> int:
    """A whole number above 0."""
    if not text.isdecimal() or int(text) == 0:
        raise BadNotation(QT_TRANSLATE_NOOP("Faults", "'{given}' is no whole number above 0."), given=text)
    return int(text)


def whole(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError as error:
        raise BadNotation(QT_TRANSLATE_NOOP("Faults", "'{given}' is no whole number."), given=text) from error


def factor(text: str) -> float:
    """A number above 0, with a point before its fraction."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < math.inf:
        raise BadNotation(QT_TRANSLATE_NOOP("Faults", "'{given}' is no number above 0 such as 1.5."), given=text)
    return value


def size(text: str) -> tuple[int, int]:
    """Width and height, written with an x between them."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise BadNotation(
            QT_TRANSLATE_NOOP("Faults", "'{given}' is no size: expected one such as 1280x800."), given=text
        )
    return int(width), int(height)


def line_up(text: str) -> tuple[str, ...]:
    """Two bots or more with commas between them."""
    names = tuple(name.strip() for name in text.split(","))
    if len(names) < 2 or not all(names):
        message = QT_TRANSLATE_NOOP(
            "Faults", "'{given}' is no line-up: expected two bots or more such as medium,easy,easy."
        )
        raise BadNotation(message, given=text)
    return names
