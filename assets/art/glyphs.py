"""Our own alphabet for indices: shapes and strokes on a cap height of 100 units, so that no font is needed.

The strokes are 17 units wide. "10" is one glyph: squeezing two ordinary digits would thin their stems.
"""

from __future__ import annotations

from dataclasses import dataclass

from assets.art.paths import Point, number, polygon, rectangle
from assets.art.svg import area, group, line, place

STEM = 17
CAP = 100
GAP = 9
ALIASES = {"Т": "T", "К": "K", "В": "B", "А": "A"}


@dataclass(frozen=True)
class Glyph:
    """One character: its advance width and what is filled and stroked."""

    width: int
    fills: tuple[str, ...] = ()
    strokes: tuple[str, ...] = ()
    turned: bool = False

    def draw(self, colour: str) -> str:
        """The glyph with its upper left corner at the origin."""
        shapes = [area(data, colour) for data in self.fills]
        shapes += [line(data, colour, STEM, cap="butt", join="miter") for data in self.strokes]
        body = "".join(shapes)
        return group(f"translate({self.width} {CAP}) rotate(180)", body) if self.turned else body


def _slant(top: float, bottom: float, width: float, y: float = 0, end: float = CAP) -> str:
    """A diagonal stem whose middle runs from (top, y) to (bottom, end)."""
    half = width / 2
    corners: tuple[Point, ...] = (
        (top - half, y),
        (top + half, y),
        (bottom + half, end),
        (bottom - half, end),
    )
    return polygon(*corners)


def _oval(width: float) -> str:
    left, right = STEM / 2, width - STEM / 2
    middle, bow = width / 2, (right - left) / 2 * 0.72
    n = number
    return (
        f"M{n(middle)} 8.5C{n(middle + bow)} 8.5 {n(right)} 24 {n(right)} 50"
        f"C{n(right)} 76 {n(middle + bow)} 91.5 {n(middle)} 91.5"
        f"C{n(middle - bow)} 91.5 {n(left)} 76 {n(left)} 50"
        f"C{n(left)} 24 {n(middle - bow)} 8.5 {n(middle)} 8.5Z"
    )


_SIX = (
    "M48 14C42 10 37 8.5 32 8.5C17 8.5 8.5 25 8.5 54C8.5 80 17 91.5 32 91.5"
    "C46 91.5 54 81 54 65.5C54 50 46 40.5 33 40.5C20 40.5 11 50 8.5 62"
)
_LEFT = rectangle(0, 0, 17, 100)

GLYPHS: dict[str, Glyph] = {
    "A": Glyph(76, (_slant(38, 11, 20), _slant(38, 65, 20), rectangle(22, 62, 32, 15))),
    "K": Glyph(68, (rectangle(0, 0, 18, 100), _slant(55, 19, 23, 0, 56), _slant(29, 57, 24, 36))),
    "Q": Glyph(76, (polygon((36, 64), (56, 64), (80, 104), (58, 104)),), (_oval(76),)),
    "J": Glyph(54, (rectangle(20, 0, 26, 16),), ("M45.5 0V66C45.5 83 38 91.5 26.5 91.5C14 91.5 8.5 83 8.5 68",)),
    "D": Glyph(70, (), ("M8.5 8.5H28C50 8.5 61.5 24 61.5 50C61.5 76 50 91.5 28 91.5H8.5Z",)),
    "B": Glyph(
        66,
        (_LEFT,),
        (
            "M8.5 8.5H33C45 8.5 53 16 53 28C53 40 45 47.5 33 47.5H8.5",
            "M8.5 47.5H35C49 47.5 57.5 56 57.5 69.5C57.5 83 49 91.5 35 91.5H8.5",
        ),
    ),
    "O": Glyph(76, (), (_oval(76),)),
    "U": Glyph(70, (), ("M8.5 0V58C8.5 80 18 91.5 35 91.5C52 91.5 61.5 80 61.5 58V0",)),
    "T": Glyph(64, (rectangle(0, 0, 64, 17), rectangle(23, 0, 18, 100))),
    "V": Glyph(74, (_slant(11, 37, 21), _slant(63, 37, 21))),
    "I": Glyph(18, (rectangle(0, 0, 18, 100),)),
    "X": Glyph(72, (_slant(12, 60, 23), _slant(60, 12, 23))),
    "Д": Glyph(
        82,
        (rectangle(0, 80, 82, 17), rectangle(0, 80, 17, 34), rectangle(65, 80, 17, 34)),
        ("M20 88C26 74 28 52 28 8.5H61.5V88",),
    ),
    "0": Glyph(62, (), (_oval(62),)),
    "1": Glyph(36, (rectangle(18, 0, 18, 100), polygon((18, 0), (22, 0), (22, 22), (0, 34), (0, 17)))),
    "2": Glyph(
        60,
        (rectangle(2.5, 83, 55, 17),),
        ("M9 31C9 16 17 8.5 30 8.5C43 8.5 51 17 51 29C51 48 17 62 11 91.5",),
    ),
    "3": Glyph(
        60,
        (),
        (
            "M9 25C12 14 19 8.5 30 8.5C43 8.5 50 16 50 27.5C50 39 42 46.5 29 46.5C44 46.5 52 55 52 68.5"
            "C52 83 43 91.5 30 91.5C17 91.5 9 85 7.5 72",
        ),
    ),
    "4": Glyph(66, (rectangle(40, 0, 18, 100), _slant(46, 10, 20, 0, 62), rectangle(0, 60, 66, 16))),
    "5": Glyph(
        60,
        (),
        ("M51 8.5H15L11.5 46C17 40 23 37.5 30 37.5C44 37.5 52 47 52 63.5C52 81 43 91.5 29 91.5C17 91.5 9 85 7 74",),
    ),
    "6": Glyph(62, (), (_SIX,)),
    "7": Glyph(60, (rectangle(0, 0, 60, 17), _slant(49, 24, 20, 8))),
    "8": Glyph(
        64,
        (),
        (
            "M32 8.5C45 8.5 52.5 16.5 52.5 27.5C52.5 38.5 45 46.5 32 46.5C19 46.5 11.5 38.5 11.5 27.5"
            "C11.5 16.5 19 8.5 32 8.5Z",
            "M32 46.5C47 46.5 55.5 56 55.5 69C55.5 82 47 91.5 32 91.5C17 91.5 8.5 82 8.5 69C8.5 56 17 46.5 32 46.5Z",
        ),
    ),
    "9": Glyph(62, (), (_SIX,), turned=True),
}

_NARROW_ONE = Glyph(30, (rectangle(12, 0, 18, 100), polygon((12, 0), (16, 0), (16, 20), (0, 31), (0, 15))))
_NARROW_ZERO = Glyph(52, (), (_oval(52),))
TEN_WIDTH = 90


def ten(colour: str) -> str:
    """The narrow pair "10", 90 units wide."""
    return _NARROW_ONE.draw(colour) + group(place(38, 0), _NARROW_ZERO.draw(colour))


def label(text: str, colour: str) -> tuple[int, str]:
    """Width and drawing of a rank label: one character or "10"."""
    if text == "10":
        return TEN_WIDTH, ten(colour)
    glyph = GLYPHS[ALIASES.get(text, text)]
    return glyph.width, glyph.draw(colour)


def word(text: str, centre: float, top: float, height: float, colour: str, gap: float = GAP) -> str:
    """A word in capitals, centred on x = `centre`, its tops at `top`."""
    scale, x, letters = height / CAP, 0.0, []
    for character in text:
        glyph = GLYPHS[character]
        letters.append(group(place(x, 0), glyph.draw(colour)))
        x += glyph.width + gap
    return group(place(centre - (x - gap) * scale / 2, top, scale), *letters)
