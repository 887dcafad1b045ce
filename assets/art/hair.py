"""Hair, beards and moustaches, in the local box of the face."""

from __future__ import annotations

from enum import Enum, auto

from assets.art.colour import INK, LIP, lighter
from assets.art.paths import circle
from assets.art.svg import area, inked, line


class Beard(Enum):
    """Cuts of a full beard: its lower outline and the strands drawn on it."""

    FORKED = (
        "C-62 70 -48 118 -26 140C-18 128 -8 122 0 142C8 122 18 128 26 140C48 118 62 70 62 2",
        "M-40 56C-40 84 -34 104 -27 118M-20 76C-20 96 -16 108 -13 116"
        "M40 56C40 84 34 104 27 118M20 76C20 96 16 108 13 116",
    )
    SQUARE = (
        "L-58 84C-58 108 -40 118 0 118C40 118 58 108 58 84L62 2",
        "M-44 60V100M-24 72V108M0 76V110M24 72V108M44 60V100",
    )
    POINTED = (
        "C-60 62 -34 104 0 150C34 104 60 62 62 2",
        "M-38 58C-34 80 -22 100 -12 114M38 58C34 80 22 100 12 114M0 78V126",
    )
    SHORT = (
        "C-62 66 -38 108 0 108C38 108 62 66 62 2",
        "M-38 60C-34 80 -26 90 -18 96M38 60C34 80 26 90 18 96M0 76V98",
    )
    PATRIARCH = (
        "C-66 70 -70 120 -52 160C-40 150 -30 158 -16 176C-8 164 8 164 16 176C30 158 40 150 52 160C70 120 66 70 62 2",
        "M-46 60C-52 96 -50 124 -44 144M-24 78C-28 112 -26 136 -20 158M0 80V160"
        "M24 78C28 112 26 136 20 158M46 60C52 96 50 124 44 144",
    )


class Moustache(Enum):
    """Shapes of a moustache without a beard."""

    CURLED = (
        "M0 36C-10 28 -28 32 -40 40C-48 45 -56 42 -58 36C-58 52 -40 56 -26 53C-14 51 -6 48 0 44"
        "C6 48 14 51 26 53C40 56 58 52 58 36C56 42 48 45 40 40C28 32 10 28 0 36Z"
    )
    WALRUS = (
        "M0 34C-14 28 -34 34 -44 52C-50 62 -48 72 -40 76C-34 66 -22 58 -12 60C-6 61 6 61 12 60"
        "C22 58 34 66 40 76C48 72 50 62 44 52C34 34 14 28 0 34Z"
    )
    SIDE = "M-59 33C-46 29 -32 36 -24 44C-16 50 -6 48 -4 38C4 54 -12 64 -30 58C-42 54 -54 48 -59 33Z"
    THIN = "M0 39C-12 34 -26 38 -36 46C-24 48 -10 47 0 44C10 47 24 48 36 46C26 38 12 34 0 39Z"


class Cut(Enum):
    """What is seen of the hair behind and beside the face."""

    NONE = auto()
    CURLS = auto()
    BOB = auto()
    SHORT = auto()
    LONG = auto()
    BRAIDS = auto()
    BUN = auto()


class Fringe(Enum):
    """What is seen of the hair on the forehead."""

    NONE = auto()
    CUT = auto()
    PARTED = auto()
    SWEPT = auto()
    SIDE = auto()


_CHEEK_LINE = "C54 16 48 30 40 36C28 42 14 40 0 40C-14 40 -28 42 -40 36C-48 30 -54 16 -62 2Z"
_WHISKERS = "M0 37C-12 30 -30 34 -46 50C-30 54 -12 52 0 45C12 52 30 54 46 50C30 34 12 30 0 37Z"


def beard(cut: Beard, colour: str) -> str:
    """A full beard with mouth and whiskers."""
    outline, strands = cut.value
    return (
        inked("M-62 2" + outline + _CHEEK_LINE, colour)
        + line(strands, lighter(colour, 0.35), 4)
        + area("M-12 55C-6 52 6 52 12 55C6 64 -6 64 -12 55Z", LIP)
        + inked(_WHISKERS, lighter(colour, 0.12), 3.5)
    )


def moustache(cut: Moustache, colour: str) -> str:
    """A moustache alone."""
    return inked(cut.value, colour, 3.5)


def _roll(side: int, x: float, y: float, radius: float, colour: str) -> str:
    shine = f"M{x - 8 * side} {y + 6}C{x - 8 * side} {y - 8} {x + 9 * side} {y - 8} {x + 8 * side} {y + 3}"
    return inked(circle(x, y, radius), colour) + line(shine, lighter(colour, 0.4), 4)


def _curls(colour: str) -> str:
    rolls = ((66, -24, 20), (70, 10, 22), (70, 46, 23))
    return "".join(_roll(side, side * x, y, r, colour) for side in (-1, 1) for x, y, r in rolls)


def _bob(colour: str) -> str:
    shape = "M-62 -74C-92 -60 -96 0 -92 58C-90 78 -70 84 -50 72L50 72C70 84 90 78 92 58C96 0 92 -60 62 -74Z"
    strands = (f"M{s * 76} -30C{s * 82} 0 {s * 80} 40 {s * 78} 66M{s * 66} 10V66" for s in (-1, 1))
    return inked(shape, colour) + line("".join(strands), lighter(colour, 0.35), 4)


def _short(colour: str) -> str:
    return inked("M-62 -74C-84 -60 -86 0 -76 30L76 30C86 0 84 -60 62 -74Z", colour)


def _long(colour: str, length: float) -> str:
    shape = (
        f"M-62 -74C-100 -60 -104 0 -100 50C-98 90 -116 120 -112 {length}L112 {length}"
        "C116 120 98 90 100 50C104 0 100 -60 62 -74Z"
    )
    strands = (
        f"M{s * 74} -40C{s * 88} 10 {s * 78} 60 {s * 90} {length - 16}"
        f"M{s * 62} 40C{s * 70} 80 {s * 62} 110 {s * 72} {length - 10}"
        for s in (-1, 1)
    )
    return inked(shape, colour) + line("".join(strands), lighter(colour, 0.35), 4)


def _plait(side: int, colour: str) -> str:
    links = "".join(inked(circle(side * (78 + k * 2), 20 + k * 30, 19, 20), colour) for k in range(3))
    marks = "".join(f"M{side * (66 + k * 2)} {14 + k * 30}l{side * 14} 12l{side * 12} -12" for k in range(3))
    ribbon = inked(f"M{side * 72} 96L{side * 94} 96L{side * 102} 118L{side * 66} 118Z", LIP, 4)
    return links + line(marks, lighter(colour, 0.4), 3.5) + ribbon


def _braids(colour: str) -> str:
    return _short(colour) + "".join(_plait(side, colour) for side in (-1, 1))


def _bun(colour: str) -> str:
    rolls = ((-78, 6, 27), (78, 6, 27))
    snails = "".join(
        inked(circle(x, y, r), colour)
        + line(f"M{x - 12} {y + 4}C{x - 12} {y - 14} {x + 14} {y - 14} {x + 12} {y + 4}", lighter(colour, 0.4), 4)
        for x, y, r in rolls
    )
    return _short(colour) + snails


def behind(cut: Cut, colour: str, length: float = 96) -> str:
    """The hair that lies behind face and shoulders; `length` is how low long hair falls."""
    match cut:
        case Cut.BOB:
            return _bob(colour)
        case Cut.SHORT:
            return _short(colour)
        case Cut.LONG:
            return _long(colour, length)
        case Cut.BRAIDS:
            return _braids(colour)
        case Cut.BUN:
            return _bun(colour)
        case Cut.CURLS | Cut.NONE:
            return ""


def beside(cut: Cut, colour: str) -> str:
    """The hair that lies over the shoulders: a king's stacked rolls."""
    return _curls(colour) if cut is Cut.CURLS else ""


_FRINGES = {
    Fringe.CUT: "M-63 -40L-63 -84L63 -84L63 -40C52 -52 44 -44 32 -54C22 -46 10 -46 0 -54"
    "C-10 -46 -22 -46 -32 -54C-44 -44 -52 -52 -63 -40Z",
    Fringe.PARTED: "M-62 -14L-62 -84L62 -84L62 -14C58 -40 36 -54 0 -66C-36 -54 -58 -40 -62 -14Z",
    Fringe.SIDE: "M-46 -50L-46 -86L62 -86C98 -50 100 24 90 66C82 90 52 92 34 74C24 52 30 24 16 2"
    "C6 -14 2 -30 0 -46C-14 -42 -30 -42 -46 -50Z",
    Fringe.SWEPT: "M-62 -22L-62 -84L62 -84L62 -26C56 -44 40 -52 18 -56C-14 -60 -44 -46 -62 -22Z",
}


def fringe(cut: Fringe, colour: str) -> str:
    """The hair on the forehead."""
    if cut is Fringe.NONE:
        return ""
    strands = "M66 -40C78 -6 78 28 70 58M40 -44C52 -10 56 24 52 60" if cut is Fringe.SIDE else ""
    shine = line(strands, lighter(colour, 0.35), 4) if strands else ""
    return inked(_FRINGES[cut], colour, 4, INK) + shine
