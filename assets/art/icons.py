"""Icons of the interface: 24 x 24 units, one colour (`currentColor`), strokes 2 units wide."""

from __future__ import annotations

import math

from assets.art.paths import circle, number, polygon, rectangle
from assets.art.svg import area, document, group, line, ring

_COLOUR = "currentColor"
_SIZE = 24


def _strokes(data: str, width: float = 2) -> str:
    return line(data, _COLOUR, width)


def _solid(data: str) -> str:
    return area(data, _COLOUR)


def _gear() -> str:
    corners = []
    for k in range(32):
        angle = math.radians(k * 11.25 - 5.6)
        radius = 10 if k % 4 < 2 else 7.6
        corners.append((12 + radius * math.cos(angle), 12 + radius * math.sin(angle)))
    return ring(polygon(*corners) + circle(12, 12, 3.4), _COLOUR)


def _star() -> str:
    corners = []
    for k in range(10):
        angle = math.radians(k * 36 - 90)
        radius = 10 if k % 2 == 0 else 4.4
        corners.append((12 + radius * math.cos(angle), 12.6 + radius * math.sin(angle)))
    return _solid(polygon(*corners))


def _sun() -> str:
    rays = []
    for k in range(8):
        x, y = math.cos(math.radians(k * 45)), math.sin(math.radians(k * 45))
        ends = (12 + 7.6 * x, 12 + 7.6 * y, 12 + 10.4 * x, 12 + 10.4 * y)
        rays.append("M{} {}L{} {}".format(*map(number, ends)))
    return _solid(circle(12, 12, 4.6)) + _strokes("".join(rays))


def _lamp() -> str:
    bulb = "M9 17C9 14.4 5.5 12.8 5.5 9C5.5 5.4 8.4 2.8 12 2.8C15.6 2.8 18.5 5.4 18.5 9C18.5 12.8 15 14.4 15 17Z"
    return _strokes(bulb) + _strokes("M9.4 20.4H14.6M12 16.6V11.6M9.8 9.8L12 11.8L14.2 9.8", 1.7)


def _cards() -> str:
    front = group("rotate(8 15 13)", _strokes(rectangle(10.2, 4.6, 9.6, 15, 1.8)))
    return front + _strokes("M8.4 18.9L5.2 19.4C4.3 19.5 3.6 19 3.4 18.1L1.9 7.5C1.8 6.6 2.3 5.9 3.2 5.7L8.6 4.7")


def _globe() -> str:
    return _strokes(circle(12, 12, 9.2) + circle(12, 12, 4, 9.2) + "M3 12H21", 1.8)


def _printer() -> str:
    body = (
        "M7 16.6H4.6C3.6 16.6 3 16 3 15V10.4C3 9.4 3.6 8.8 4.6 8.8H19.4"
        "C20.4 8.8 21 9.4 21 10.4V15C21 16 20.4 16.6 19.4 16.6H17"
    )
    return _strokes(body + rectangle(7, 13.4, 10, 7.6) + "M7 8.6V3H17V8.6")


def _chart() -> str:
    return _strokes("M3.4 3V20.6H21M7 16L11 11L14.4 13.6L20 6")


def _undo() -> str:
    return "M8.4 4.6L3.6 9.4L8.4 14.2M4 9.4H14.6C18 9.4 20.4 11.6 20.4 14.8C20.4 18 18 20 14.6 20H9"


def _redo() -> str:
    return "M15.6 4.6L20.4 9.4L15.6 14.2M20 9.4H9.4C6 9.4 3.6 11.6 3.6 14.8C3.6 18 6 20 9.4 20H15"


_TABLE = rectangle(3, 3.6, 18, 16.8, 1.6) + "M3 9H21M3 14.6H21M9 3.6V20.4M15 3.6V20.4"
_SCISSORS = circle(6, 6.4, 2.8) + circle(6, 17.6, 2.8) + "M8.2 8.2L20.4 18.4M8.2 15.8L20.4 5.6"

_DRAWINGS: dict[str, str] = {
    "hint": _lamp(),
    "undo": _strokes(_undo()),
    "redo": _strokes(_redo()),
    "cross": _strokes("M5 5L19 19M19 5L5 19", 2.4),
    "close": _strokes("M6.4 6.4L17.6 17.6M17.6 6.4L6.4 17.6"),
    "tick": _strokes("M4.4 12.8L9.6 18L19.8 6.4", 2.8),
    "play": _solid("M6.6 3.8L20.2 12L6.6 20.2Z"),
    "pause": _solid(rectangle(5.4, 4, 4.6, 16, 1) + rectangle(14, 4, 4.6, 16, 1)),
    "sort": _strokes("M6.4 4V20M3 16.6L6.4 20L9.8 16.6M12.6 5.4H21M12.6 11.4H18.6M12.6 17.4H16.2"),
    "sheet": _strokes(_TABLE, 1.8),
    "info": _strokes(circle(12, 12, 9.2)) + _strokes("M12 11V17", 2.4) + _solid(circle(12, 7.4, 1.6)),
    "settings": _gear(),
    "globe": _globe(),
    "cards": _cards(),
    "print": _printer(),
    "history": _strokes(circle(12, 12, 9.2) + "M12 6.4V12L15.8 14.4"),
    "chart": _chart(),
    "star": _star(),
    "sun": _sun(),
    "moon": _solid(
        "M19.8 15.2C12 18.6 5 11.4 8.8 3.4C4.6 5 2.4 8.6 2.8 12.8C3.4 18 8 21.4 13 20.8C16.2 20.4 18.6 18.4 19.8 15.2Z"
    ),
    "help": _strokes("M8 8.4C8 5.8 9.8 4 12.2 4C14.6 4 16.4 5.6 16.4 7.8C16.4 11 12.2 11 12.2 14.6", 2.4)
    + _solid(circle(12.2, 19.2, 1.7)),
    "sound": _solid("M3.4 9H7L12 4.4V19.6L7 15H3.4Z")
    + _strokes("M15.4 8.8C17.4 10.6 17.4 13.4 15.4 15.2M18 6C21.6 9.4 21.6 14.6 18 18"),
    "mute": _solid("M3.4 9H7L12 4.4V19.6L7 15H3.4Z") + _strokes("M15.6 9L21 15M21 9L15.6 15"),
    "save": _strokes("M12 3.4V14.6M7.4 10.2L12 14.8L16.6 10.2M4 16.6V20.4H20V16.6"),
    "open": _strokes("M12 14.8V3.6M7.4 8L12 3.4L16.6 8M4 16.6V20.4H20V16.6"),
    "cut": _strokes(_SCISSORS),
    "chevron-left": _strokes("M15 5L8 12L15 19", 2.4),
    "chevron-right": _strokes("M9 5L16 12L9 19", 2.4),
    "chevron-up": _strokes("M5 15L12 8L19 15", 2.4),
    "chevron-down": _strokes("M5 9L12 16L19 9", 2.4),
    "first": _strokes("M17.4 5L10.4 12L17.4 19M6 5V19", 2.4),
    "last": _strokes("M6.6 5L13.6 12L6.6 19M18 5V19", 2.4),
}


def icons() -> dict[str, str]:
    """Name to the whole SVG file."""
    return {name: document(drawing, _SIZE, _SIZE) for name, drawing in _DRAWINGS.items()}
