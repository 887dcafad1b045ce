"""The face all figures share: seen from the front, while the border of its shadow is a profile.

Local box: origin between the eyes and the nose, half width 60, hair line at y = -74, chin near y = 92.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from assets.art.colour import BLUSH, INK, LIP, SKIN, SKIN_SHADE, WHITE, darker, mix
from assets.art.paths import circle
from assets.art.svg import area, inked, line, mirrored

LEFT_EYE, RIGHT_EYE, EYE_LINE = -29, 33, -10


class Jaw(Enum):
    """Outline of the lower face: its right half downwards, its left half upwards."""

    ROUND = ("L60 -4C60 50 30 92 0 92", "C-30 92 -60 50 -60 -4L-60 -74Z")
    SQUARE = (
        "L60 22C60 58 52 74 38 84C26 92 12 92 0 92",
        "C-12 92 -26 92 -38 84C-52 74 -60 58 -60 22L-60 -74Z",
    )
    LONG = ("L60 -14C58 34 30 100 0 100", "C-30 100 -58 34 -60 -14L-60 -74Z")
    FULL = ("L60 -26C76 44 48 94 0 94", "C-48 94 -76 44 -60 -26L-60 -74Z")
    HEART = ("L60 -20C62 24 28 88 0 88", "C-28 88 -62 24 -60 -20L-60 -74Z")


class Nose(Enum):
    """The profile: shadow border from the lips up to the brow, and the line drawn along it."""

    STRAIGHT = (
        "C5 38 2 37 3 33C9 32 19 30 21 24C20 16 10 -6 8 -18C7 -26 9 -30 11 -36",
        "M8 -20C10 -8 20 14 21 23C20 30 8 32 2 33",
    )
    HOOKED = (
        "C5 39 2 39 4 36C12 37 22 37 25 31C27 20 25 2 17 -10C12 -18 8 -24 11 -36",
        "M10 -24C24 -8 28 16 25 30C20 37 9 36 3 36",
    )
    SNUB = (
        "C5 38 2 36 3 31C8 31 17 30 20 22C21 16 14 13 11 6C8 -4 7 -18 9 -24C9 -30 10 -32 11 -36",
        "M8 -20C7 -6 10 6 15 12C22 17 20 24 16 28C12 31 7 31 2 31",
    )
    BROAD = (
        "C5 39 2 38 3 34C12 36 25 33 26 23C26 14 16 12 13 2C10 -10 8 -22 11 -36",
        "M9 -18C10 -4 14 8 22 14C30 22 24 34 13 35C8 35 5 34 2 34",
    )


class Eyes(Enum):
    """How the eyes are drawn."""

    ALMOND = auto()
    ROUND = auto()
    HEAVY = auto()
    ASIDE = auto()
    LAUGHING = auto()


class Brows(Enum):
    """How the brows are drawn."""

    STRONG = auto()
    FINE = auto()
    BUSHY = auto()
    STERN = auto()
    RAISED = auto()


class Mouth(Enum):
    """How the mouth is drawn."""

    PLAIN = auto()
    FULL = auto()
    SMILE = auto()
    WRY = auto()


class Age(Enum):
    """Smooth and rosy, plain, or with lines round eyes and mouth."""

    YOUNG = auto()
    GROWN = auto()
    OLD = auto()


class Looks(Enum):
    """Which way the profile looks in a face seen from the front, or a true profile (to the left)."""

    RIGHT = auto()
    LEFT = auto()
    ASIDE = auto()


@dataclass(frozen=True)
class Features:
    """Everything that makes one face differ from another."""

    jaw: Jaw = Jaw.ROUND
    nose: Nose = Nose.STRAIGHT
    eyes: Eyes = Eyes.ALMOND
    brows: Brows = Brows.STRONG
    mouth: Mouth = Mouth.PLAIN
    age: Age = Age.GROWN
    looks: Looks = Looks.RIGHT
    iris: str = INK
    brow_colour: str = INK


_LIPS_PROFILE = "C5 88 8 84 7 77C6 73 3 72 2 69C5 66 9 63 8 58C7 56 4 54 4 52C7 49 9 46 7 42"

_MOUTHS = {
    Mouth.PLAIN: "M-17 54C-8 50 8 50 19 53C10 62 -9 62 -17 54Z",
    Mouth.FULL: "M-16 54C-10 49 -5 48 -1 50C3 48 9 49 16 54C10 63 -10 63 -16 54Z",
    Mouth.SMILE: "M-24 49C-10 55 10 55 26 48C18 70 -14 71 -24 49Z",
    Mouth.WRY: "M-16 56C-6 53 8 54 24 47C18 60 -6 64 -16 56Z",
}

_BROWS = {
    Brows.STRONG: ("M-49 -31C-38 -40 -22 -40 -11 -33M15 -33C26 -40 42 -40 53 -31", 7),
    Brows.FINE: ("M-47 -34C-38 -44 -22 -44 -12 -36M17 -36C26 -44 42 -44 51 -34", 4),
    Brows.BUSHY: ("M-52 -27C-42 -40 -24 -40 -12 -31M16 -31C28 -40 46 -40 56 -27", 12),
    Brows.STERN: ("M-50 -38C-36 -40 -22 -36 -10 -27M14 -27C26 -36 40 -40 54 -38", 8),
    Brows.RAISED: ("M-49 -30C-38 -36 -22 -36 -11 -31M15 -39C26 -48 42 -48 53 -38", 6),
}


def _almond(x: float) -> str:
    return f"M{x - 17} -10C{x - 9} -23 {x + 9} -23 {x + 17} -10C{x + 9} -1 {x - 9} -1 {x - 17} -10Z"


def _lid(x: float, width: float = 5) -> str:
    return line(f"M{x - 18} -9C{x - 9} -24 {x + 9} -24 {x + 18} -9", INK, width)


def _eye(kind: Eyes, x: float, iris: str) -> str:
    match kind:
        case Eyes.ALMOND | Eyes.ASIDE:
            shift = 2 if kind is Eyes.ALMOND else -7
            return area(_almond(x), WHITE) + area(circle(x + shift, -12, 7.5), iris) + _lid(x)
        case Eyes.ROUND:
            ball = f"M{x - 16} -9C{x - 12} -27 {x + 12} -27 {x + 16} -9C{x + 10} 2 {x - 10} 2 {x - 16} -9Z"
            lid = line(f"M{x - 17} -8C{x - 12} -28 {x + 12} -28 {x + 17} -8", INK, 5)
            pupil = area(circle(x + 1, -11, 8.5), iris) + area(circle(x + 1, -11, 4), INK)
            return area(ball, WHITE) + pupil + area(circle(x + 4, -15, 2.8), WHITE) + lid
        case Eyes.HEAVY:
            cover = f"M{x - 18} -9C{x - 9} -24 {x + 9} -24 {x + 18} -9C{x + 8} -14 {x - 8} -14 {x - 18} -9Z"
            return (
                area(_almond(x), WHITE)
                + area(circle(x + 2, -9, 7), iris)
                + area(cover, SKIN_SHADE)
                + line(f"M{x - 19} -8C{x - 9} -14 {x + 9} -14 {x + 19} -8", INK, 5)
            )
        case Eyes.LAUGHING:
            return line(f"M{x - 17} -5C{x - 10} -19 {x + 10} -19 {x + 17} -5", INK, 6.5)


def _lashes() -> str:
    return line("M-47 -9L-55 -15M51 -9L59 -15", INK, 4)


def _brows(features: Features) -> str:
    data, width = _BROWS[features.brows]
    if features.brow_colour == INK:
        return line(data, INK, width)
    return line(data, INK, width + 6) + line(data, features.brow_colour, width)


def _cheeks(age: Age) -> str:
    left, right = (0.75, 0.85) if age is Age.YOUNG else (0.5, 0.65)
    return area(circle(-33, 26, 14, 11), BLUSH, left) + area(circle(37, 26, 13, 11), BLUSH, right)


def _years(age: Age) -> str:
    """Freckles for the young; bags, crow's feet and folds for the old."""
    if age is Age.YOUNG:
        spots = ((-42, 18), (-33, 15), (-25, 20), (-36, 24), (30, 17), (39, 15), (46, 20))
        return "".join(area(circle(x, y, 2.2), mix(BLUSH, INK, 0.2)) for x, y in spots)
    if age is Age.GROWN:
        return ""
    bags = "M-44 4C-36 11 -24 11 -15 4M19 4C28 11 40 11 49 4"
    folds = "M-17 32C-27 38 -31 46 -31 54M25 33C33 39 36 46 36 54"
    corners = "M-50 -4L-57 1M-50 -10L-58 -10M54 -4L59 0"
    return line(bags + folds + corners, darker(SKIN_SHADE, 0.35), 3)


def _side_view(features: Features) -> str:
    """A true profile; of the features only brows, iris and age are heeded."""
    outline = (
        "M-40 -74L60 -74L64 20C62 50 46 72 30 84L30 96L-14 96C-30 98 -46 94 -50 84C-53 78 -50 74 -50 70"
        "C-55 67 -58 63 -54 58C-57 56 -59 52 -54 47C-52 43 -58 40 -55 34C-66 34 -78 30 -76 22"
        "C-70 12 -56 -8 -53 -20C-57 -26 -56 -34 -50 -42C-46 -52 -42 -62 -40 -74Z"
    )
    shadow = "M60 -74L64 20C62 50 46 72 30 84L30 96L-14 96C20 84 34 40 26 -74Z"
    eye = "M-49 -9C-44 -22 -26 -22 -15 -9C-24 -1 -42 -1 -49 -9Z"
    brow = "M-58 -33C-46 -40 -28 -40 -12 -27" if features.brows is Brows.STERN else "M-56 -32C-44 -42 -26 -42 -12 -34"
    return (
        inked(outline, SKIN)
        + area(shadow, SKIN_SHADE)
        + inked(outline, "none")
        + area(circle(-14, 28, 15, 12), BLUSH, 0.6)
        + area(eye, WHITE)
        + area(circle(-41, -11, 7.5, 8), features.iris)
        + line("M-51 -9C-45 -24 -26 -24 -13 -8", INK, 5)
        + line(brow, features.brow_colour, 8)
        + line("M-62 26C-60 20 -55 20 -53 24", INK, 3.5)
        + area("M-55 56C-48 52 -40 54 -34 58C-42 62 -50 62 -55 58Z", LIP)
    )


def face(features: Features) -> str:
    """The bare face, without hair, beard or hat."""
    if features.looks is Looks.ASIDE:
        return _side_view(features)
    right, left = features.jaw.value
    border, nose = features.nose.value
    outline = "M0 -74L60 -74" + right + left
    shadow = "M6 -74L60 -74" + right + _LIPS_PROFILE + border + "Z"
    eyes = "".join(_eye(features.eyes, x, features.iris) for x in (LEFT_EYE, RIGHT_EYE))
    lashes = _lashes() if features.brows is Brows.FINE else ""
    mouth = area(_MOUTHS[features.mouth], LIP)
    if features.mouth is Mouth.SMILE:
        mouth += area("M-19 51.5C-8 56 10 56 21 51C18 57 -14 58 -19 51.5Z", WHITE)
    drawing = (
        inked(outline, SKIN)
        + area(shadow, SKIN_SHADE)
        + inked(outline, "none")
        + _cheeks(features.age)
        + _years(features.age)
        + eyes
        + lashes
        + _brows(features)
        + line(nose, INK, 3.5)
        + mouth
    )
    return mirrored(drawing) if features.looks is Looks.LEFT else drawing
