"""Small pictures in the free middle of the German 7 and 8, pale enough to leave the pips their place."""

from __future__ import annotations

import math

from assets.art.colour import INK, PAPER, mix
from assets.art.paths import circle, polygon, rectangle
from assets.art.svg import area, group, inked, line, place

_LINE = mix(INK, PAPER, 0.38)
_PEN = 4.0
_HAY, _TIMBER, _WALL, _SLATE = "#F3E3AE", "#DDBE93", "#FBF1DA", "#C9D3DC"
_FOX, _MOSS, _TILE, _GLOW = "#F0B788", "#C5D9B0", "#E9AFA2", "#FBE3A0"


def _shape(data: str, colour: str) -> str:
    return inked(data, colour, _PEN, _LINE)


def _stroke(data: str, width: float = 3.5) -> str:
    return line(data, _LINE, width)


def _meadow(half: float) -> str:
    return _stroke(f"M{-half} 66C{-half * 0.5:g} 60 {half * 0.5:g} 72 {half} 64")


def _wheel(x: float, y: float, radius: float) -> str:
    spokes = []
    for k in range(6):
        dx, dy = math.cos(math.radians(k * 60)), math.sin(math.radians(k * 60))
        spokes.append(f"M{x} {y}L{x + radius * dx:.1f} {y + radius * dy:.1f}")
    return _shape(circle(x, y, radius), PAPER) + _stroke("".join(spokes), 3) + area(circle(x, y, 5), _LINE)


def _hay_wagon() -> str:
    hay = "M-84 14C-104 -16 -72 -52 -30 -56C10 -66 62 -56 80 -30C94 -12 90 6 84 14Z"
    straws = "M-62 -10L-50 -30M-36 4L-28 -22M-8 -20L2 -44M18 2L30 -26M50 -6L60 -30M-16 -46L-22 -64M44 -46L52 -62"
    fork = "M64 -30L104 -92M96 -104L104 -92L118 -92M108 -110L104 -92"
    return (
        _stroke(fork, 4)
        + _shape(hay, _HAY)
        + _stroke(straws, 3)
        + _shape(polygon((-98, 12), (98, 12), (84, 34), (-84, 34)), _TIMBER)
        + _stroke("M-92 24L-128 50", 4.5)
        + _wheel(-50, 42, 24)
        + _wheel(50, 42, 24)
        + _meadow(120)
    )


def _fox() -> str:
    tail = "M30 56C78 64 112 26 100 -18C92 -38 74 -40 70 -24C78 4 56 24 34 22Z"
    tip = "M100 -18C92 -38 74 -40 70 -24C72 -16 72 -8 70 -2C82 -12 92 -10 98 4C101 -4 102 -12 100 -18Z"
    body = "M-34 62C-40 20 -22 -12 4 -20C34 -4 50 26 46 62Z"
    breast = "M-34 62C-38 30 -28 2 -12 -8C-4 14 -6 40 -14 62Z"
    head = "M-76 -18L-46 -50L-44 -78L-22 -58L2 -64C10 -44 8 -26 -6 -16C-26 -4 -52 -6 -76 -18Z"
    cheek = "M-76 -18C-58 -24 -40 -20 -24 -6C-44 -4 -62 -10 -76 -18Z"
    return (
        _shape(tail, _FOX)
        + _shape(tip, PAPER)
        + _shape(body, _FOX)
        + area(breast, PAPER)
        + _stroke("M-14 62C-6 44 -4 22 -8 8M20 62C20 48 14 38 4 34")
        + _shape(head, _FOX)
        + area(cheek, PAPER)
        + area(circle(-75, -18, 6), _LINE)
        + area(circle(-38, -36, 4.5), _LINE)
        + _stroke("M-44 -76L-34 -56M0 -62L-10 -50", 3)
        + _meadow(110)
    )


def _inn_sign() -> str:
    arm = "M-104 -66H84C100 -66 100 -44 84 -44C72 -44 72 -58 82 -58M-104 -30C-64 -34 -40 -48 -30 -66"
    chains = "M-34 -64V-46M46 -64V-46"
    jug = "M-14 -18H22L26 30H-18ZM24 -8C44 -10 44 22 26 20"
    foam = "M-18 -18C-28 -28 -14 -40 -4 -32C2 -42 18 -40 20 -30C32 -30 32 -16 22 -16Z"
    return (
        _stroke("M-104 -84V66", 7)
        + _stroke(arm, 5)
        + _stroke(chains, 4)
        + _shape(rectangle(-58, -46, 124, 100, 14), _WALL)
        + _stroke(rectangle(-48, -36, 104, 80, 8), 2.5)
        + _shape(jug, _GLOW)
        + _shape(foam, PAPER)
        + _stroke("M-4 -8L-6 20M12 -8L13 20", 3)
    )


def _church() -> str:
    onion = "M-26 -28C-50 -48 -18 -66 0 -92C18 -66 50 -48 26 -28Z"
    hills = "M-126 66C-96 36 -58 30 -30 44C10 20 60 26 126 66Z"
    return (
        _shape(hills, _MOSS)
        + _shape(polygon((26, 60), (26, 14), (52, -8), (98, -8), (98, 60)), _WALL)
        + _shape(polygon((20, 16), (52, -12), (108, -12), (100, 16)), _TILE)
        + _stroke("M44 60V40C44 30 56 30 56 40V60M72 34V48M84 34V48")
        + _shape(rectangle(-24, -28, 48, 92), _WALL)
        + _shape(onion, _SLATE)
        + _stroke("M0 -92V-112M-8 -104H8", 4)
        + _shape(circle(0, -6, 11), PAPER)
        + _stroke("M0 -6V-13M0 -6L5 -3M-7 64V42C-7 32 7 32 7 42V64", 3)
    )


def _barrel() -> str:
    staves = "M-18 -66C-26 -24 -26 24 -18 66M18 -66C26 -24 26 24 18 66"
    return (
        _shape("M-40 -66C-58 -24 -58 24 -40 66L40 66C58 24 58 -24 40 -66Z", _TIMBER)
        + _shape(circle(0, -66, 40, 11), "#EBD5B3")
        + _stroke(staves, 3)
        + _stroke("M-49 -36C-20 -26 20 -26 49 -36M-50 40C-20 50 20 50 50 40", 6)
        + _shape("M-8 6H10V18H-8ZM-2 18H4V30L-2 34Z", _GLOW)
    )


def _mushroom() -> str:
    spots = ((-24, -28, 9), (6, -44, 10), (30, -18, 8), (0, -12, 6))
    return (
        _shape("M-16 -2C-12 30 -20 50 -26 62H26C20 50 12 30 16 -2Z", _WALL)
        + _shape("M-20 12C-10 20 10 20 20 12L16 -2H-16Z", PAPER)
        + _shape("M-54 -2C-54 -48 -26 -70 0 -70C26 -70 54 -48 54 -2C30 8 -30 8 -54 -2Z", _TILE)
        + "".join(area(circle(x, y, r), PAPER) for x, y, r in spots)
        + _stroke("M-52 64L-46 46M-44 64L-42 52M44 64L48 44M52 64L54 52M-58 65H58")
    )


def _lantern() -> str:
    rays = "M-52 2H-62M52 2H62M-46 -26L-56 -32M46 -26L56 -32M-46 30L-56 36M46 30L56 36"
    return (
        _stroke("M-16 -58C-16 -84 16 -84 16 -58", 4.5)
        + _shape(polygon((-38, -36), (0, -62), (38, -36)), _SLATE)
        + _shape(polygon((-32, -36), (32, -36), (36, 48), (-36, 48)), _GLOW)
        + area("M0 -18C16 6 16 24 0 26C-16 24 -16 6 0 -18Z", "#F2B45C")
        + _stroke("M0 26V44M-12 -36L-13 48M12 -36L13 48", 3)
        + _shape(rectangle(-42, 48, 84, 15, 5), _SLATE)
        + _stroke(rays)
    )


def _cuckoo_clock() -> str:
    ticks = []
    for k in range(12):
        x, y = math.cos(math.radians(k * 30)), math.sin(math.radians(k * 30))
        ticks.append(f"M{17 * x:.1f} {17 * y + 4:.1f}L{21 * x:.1f} {21 * y + 4:.1f}")
    return (
        _stroke("M-14 36V60M12 36V78", 3)
        + _shape("M-20 56L-14 46L-8 56L-11 74H-17Z", _TILE)
        + _shape(circle(12, 80, 9), _GLOW)
        + _shape(polygon((-42, -30), (42, -30), (36, 38), (-36, 38)), _TIMBER)
        + _shape(polygon((-56, -24), (0, -74), (56, -24), (44, -16), (0, -54), (-44, -16)), _MOSS)
        + _shape(rectangle(-10, -44, 20, 22, 8), "#B79B74")
        + _shape("M-4 -32C-4 -40 8 -40 8 -32L16 -30L8 -26H-4Z", _GLOW)
        + _shape(circle(0, 4, 25), PAPER)
        + _stroke("".join(ticks), 2.5)
        + _stroke("M0 4V-12M0 4L12 10", 3.5)
    )


_WIDE, _TALL = (300, 622, 0.92), (300, 460, 0.86)
_PICTURES = {
    "C7": (_hay_wagon, _WIDE),
    "S7": (_fox, _WIDE),
    "H7": (_inn_sign, _WIDE),
    "D7": (_church, _WIDE),
    "C8": (_barrel, _TALL),
    "S8": (_mushroom, _TALL),
    "H8": (_lantern, _TALL),
    "D8": (_cuckoo_clock, _TALL),
}


def vignette(suit: str, rank: str) -> str:
    """The picture of that card, in card units, or nothing."""
    found = _PICTURES.get(suit + rank)
    if found is None:
        return ""
    draw, where = found
    return group(place(*where), draw())
