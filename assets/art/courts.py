"""French kings, queens and jacks: double-ended, the slanting seam hidden under a jewelled sash.

Coordinates are centred on the card. The background tells the rank: sunburst, fish scales or chevrons.
"""

from __future__ import annotations

import math

from assets.art import tools
from assets.art.colour import GOLD, INK, PAPER, SKIN, WHITE
from assets.art.heads import NECK, Head, french_head
from assets.art.palettes import Scheme
from assets.art.paths import Region, circle, clip, polygon, rectangle, stretched
from assets.art.pips import FRENCH, Pip
from assets.art.svg import area, group, inked, line, place, ring

HALF_WIDTH, HALF_HEIGHT = 224, 408
SLOPE = 0.30
_BREADTH = 1.17
_UPPER: Region = (
    (-1, 0, -HALF_WIDTH),
    (1, 0, -HALF_WIDTH),
    (0, -1, -HALF_HEIGHT),
    (-SLOPE, 1, 0),
)
_NOTCH_X, _NOTCH_Y = -184, -200


def _upper(data: str) -> str:
    return clip(data, _UPPER)


def _cloth(data: str) -> str:
    """Clothes are drawn narrower than they are worn."""
    return clip(stretched(data, _BREADTH), _UPPER)


def wedges(x: float, y: float, radius: float, first: float, count: int) -> list[str]:
    """Every second wedge of 15 degrees of a sunburst round (x, y), from the angle `first`."""
    out = []
    for k in range(0, count, 2):
        a, b = math.radians(first + k * 15), math.radians(first + k * 15 + 15)
        ends = ((x + radius * math.cos(t), y + radius * math.sin(t)) for t in (a, b))
        out.append(polygon((x, y), *ends))
    return out


def _sunburst(colour: str) -> str:
    return area("".join(map(_upper, wedges(0, -225, 520, 0, 24))), colour)


def _scale(x: float, y: float, radius: float) -> str:
    top = y - radius * 1.33
    return _upper(f"M{x - radius} {y}C{x - radius} {top:.1f} {x + radius} {top:.1f} {x + radius} {y}Z")


def _fish_scales(scheme: Scheme) -> str:
    out = []
    for row in range(13):
        y, shift = row * 37 - 380, row % 2 * 37
        for radius, colour in ((37, scheme.ray), (26, scheme.ground), (13, scheme.ray)):
            scales = (_scale(column * 74 + shift, y, radius) for column in range(-4, 5))
            out.append(area("".join(scales), colour))
    return "".join(out)


def _chevrons(colour: str) -> str:
    w = HALF_WIDTH
    bands = []
    for k in range(-2, 10):
        y = k * 76 - 460
        bands.append(_upper(polygon((-w, y + 98), (0, y), (w, y + 98), (w, y + 136), (0, y + 38), (-w, y + 136))))
    return area("".join(bands), colour)


def _background(rank: str, scheme: Scheme) -> str:
    ground = area(_upper(rectangle(-HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT)), scheme.ground)
    match rank:
        case "K":
            return ground + _sunburst(scheme.ray)
        case "Q":
            return ground + _fish_scales(scheme)
        case _:
            return ground + _chevrons(scheme.ray)


_ERMINE = (
    (-150, -92),
    (-104, -110),
    (-172, -58),
    (-118, -76),
    (150, -92),
    (104, -110),
    (172, -58),
    (118, -76),
    (-44, -88),
    (44, -88),
)


def _ermine_tail(x: float, y: float) -> str:
    return (
        f"M{x:.1f} {y - 12}C{x + 2:.1f} {y - 4} {x + 8:.1f} {y + 4} {x + 6:.1f} {y + 10}L{x:.1f} {y + 5}"
        f"L{x - 6:.1f} {y + 10}C{x - 8:.1f} {y + 4} {x - 2:.1f} {y - 4} {x:.1f} {y - 12}Z"
    )


def _embroidered(pip: Pip, colour: str, places: tuple[tuple[float, float], ...]) -> str:
    return "".join(group(place(x, y, 0.26), pip(colour)) for x, y in places)


def _king_body(scheme: Scheme, pip: Pip) -> str:
    del pip
    robe = "M-60 -150C-110 -132 -190 -120 -214 -60L-240 140L240 140L214 -60C190 -120 110 -132 60 -150Z"
    cape = (
        "M-66 -160C-120 -142 -196 -128 -224 -70L-224 -6C-186 -44 -120 -64 -60 -66C-40 -60 -20 -40 0 -30"
        "C20 -40 40 -60 60 -66C120 -64 186 -44 224 -6L224 -70C196 -128 120 -142 66 -160Z"
    )
    return (
        inked(_cloth(robe), scheme.main)
        + inked(_cloth("M-40 -150L40 -150L58 140L-58 140Z"), GOLD, 4)
        + inked(_cloth(cape), WHITE)
        + area("".join(_ermine_tail(x * _BREADTH, y) for x, y in _ERMINE), INK)
    )


def _queen_body(scheme: Scheme, pip: Pip) -> str:
    dress = "M-58 -148C-100 -128 -150 -116 -176 -58L-196 140L196 140L176 -58C150 -116 100 -128 58 -148Z"
    collar = (
        "M-66 -148C-58 -96 -30 -62 0 -46C30 -62 58 -96 66 -148L92 -136C82 -78 46 -30 0 -12C-46 -30 -82 -78 -92 -136Z"
    )
    pearls = "".join(inked(circle(k * 13 - 4, (9 - k * k) * 1.8 - 100, 6.5), WHITE, 2.5) for k in range(-3, 4))
    return (
        inked(_cloth(dress), scheme.main)
        + inked(_cloth("M-46 -152C-42 -118 -22 -84 0 -70C22 -84 42 -118 46 -152Z"), SKIN, 4)
        + inked(_cloth(collar), GOLD, 4)
        + inked(_cloth("M-24 -18L24 -18L40 140L-40 140Z"), scheme.accent, 4)
        + pearls
        + _embroidered(pip, GOLD, ((-128, -92), (-168, -76), (128, -92), (172, -66), (112, -40)))
    )


def _jack_body(scheme: Scheme, pip: Pip) -> str:
    left = "M-54 -146C-100 -128 -168 -120 -192 -62L-216 140L216 140L192 -62C168 -120 100 -128 54 -146Z"
    right = "M0 -150C100 -128 168 -120 192 -62L216 140L0 140Z"
    ruff = "".join(inked(circle(k * 23 - 4, -112 - abs(k) * 5, 19, 25), WHITE, 4) for k in range(-4, 5))
    return (
        inked(_cloth(left), scheme.main)
        + inked(_cloth(right), scheme.second, 4)
        + "".join(inked(circle(0, y, 9), GOLD, 3.5) for y in (-92, -60, -28))
        + _embroidered(pip, scheme.embroidery, ((60, -64), (104, -84), (148, -66), (56, -18), (100, -30)))
        + _embroidered(pip, GOLD, ((-72, -80), (-114, -98), (-156, -80), (-46, -46)))
        + ruff
    )


def _fan_collar(x: float, y: float, accent: str) -> str:
    """The queen's standing collar behind her head."""
    blade = "M-24 -40L-30 -140C-22 -164 22 -164 30 -140L24 -40Z"
    return "".join(
        group(f"{place(x, y)} rotate({k * 24}) scale(.86)", inked(blade, WHITE if k % 2 == 0 else accent, 4))
        for k in range(-4, 5)
    )


def _attribute(card: str, scheme: Scheme, sign: str) -> str:
    """What the figure holds: by suit and rank."""
    match card:
        case "CK" | "HK":
            return tools.sceptre(sign, 290)
        case "SK":
            return tools.sword(330)
        case "DK":
            return group("scale(-1 1)", tools.axe(330))
        case "CQ":
            return tools.laurel(200)
        case "SQ":
            return tools.mirror(GOLD, 160)
        case "HQ":
            return tools.rose(scheme.main, scheme.glint, 200)
        case "DQ":
            return group("translate(-2 -8) rotate(2)", tools.fan(scheme.second, scheme.accent, 7, 158, 30))
        case "CJ":
            return tools.torch(290)
        case "SJ":
            return group("scale(.8 1)", tools.halberd(350))
        case "HJ":
            return tools.tulip(scheme.main, scheme.glint, 250)
        case _:
            return tools.arrow(340)


_BODIES = {"K": _king_body, "Q": _queen_body, "J": _jack_body}
_HEAD_AT = {"K": (-4, -196), "Q": (-4, -212), "J": (-4, -196)}
_HEAD_SCALE = 0.98


def _behind(rank: str, head: Head, scheme: Scheme, held: str) -> str:
    """Collar, attribute and hair, in the order in which they lie behind the body."""
    x, y = _HEAD_AT[rank]
    hair = group(place(x, y, _HEAD_SCALE), head.behind())
    if rank == "Q":
        return _fan_collar(x, y + 34, scheme.accent) + held + hair
    return held + hair


def _half(rank: str, suit: str, scheme: Scheme) -> str:
    pip = FRENCH[suit]
    sign = pip(scheme.pip)
    head = french_head(rank, suit, scheme)
    held = group(place(154, -26, 0.92), _attribute(suit + rank, scheme, sign))
    in_front = (suit, rank) == ("D", "Q")
    neck = NECK if rank == "Q" else ""
    sleeve = _cloth("M92 100C96 50 102 20 108 -4L158 -4C166 20 176 60 184 120Z")
    corner = place(-148, -366, 0.66) if rank == "K" else place(-132, -348, 0.84)
    return (
        _background(rank, scheme)
        + _behind(rank, head, scheme, "" if in_front else held)
        + _BODIES[rank](scheme, pip)
        + group(place(*_HEAD_AT[rank], _HEAD_SCALE), neck, head.front())
        + (held if in_front else "")
        + inked(sleeve, scheme.second if rank == "K" else scheme.main)
        + tools.hand(154, -24, GOLD if rank == "K" else WHITE, 0.92)
        + group(corner, sign)
    )


def notch(offset: float = 0) -> str:
    """The frame's outline: 45-degree cuts for the indices top left and bottom right.

    `offset` moves it outwards, everywhere by the same distance.
    """
    w, h, x = HALF_WIDTH + offset, HALF_HEIGHT + offset, _NOTCH_X - offset
    high = _NOTCH_Y - (HALF_WIDTH + _NOTCH_X) - 0.414 * offset
    low = _NOTCH_Y - 0.414 * offset
    r = 12 + offset
    k = r * 0.45
    return (
        f"M{x + r} {-h}L{w - r} {-h}C{w - k:g} {-h} {w} {k - h:g} {w} {r - h}L{w} {-low:g}L{-x} {-high:g}"
        f"L{-x} {h - r}C{-x} {h - k:g} {-x - k:g} {h} {-x - r} {h}"
        f"L{r - w} {h}C{k - w:g} {h} {-w} {h - k:g} {-w} {h - r}L{-w} {low:g}L{x} {high:g}"
        f"L{x} {r - h}C{x} {k - h:g} {x + k:g} {-h} {x + r} {-h}Z"
    )


def frame(trim: str) -> str:
    """Paper round the picture, an ink line, and a second line in `trim`."""
    paper = ring(rectangle(-276, -446, 552, 892) + notch(), PAPER)
    return paper + line(notch(), INK, join="miter") + line(notch(9), trim, 3.5, join="miter")


def _sash(colour: str) -> str:
    y = SLOPE * HALF_WIDTH
    band = polygon((-HALF_WIDTH, -y - 17), (HALF_WIDTH, y - 17), (HALF_WIDTH, y + 17), (-HALF_WIDTH, -y + 17))
    turn = math.degrees(math.atan(SLOPE))
    stones = (
        group(
            place(k * 34, SLOPE * k * 34, 1, turn),
            inked("M0 -9L11 0L0 9L-11 0Z", WHITE if k % 2 else colour, 2.5),
        )
        for k in range(-5, 6)
    )
    return inked(band, GOLD) + "".join(stones)


def court(rank: str, suit: str, scheme: Scheme) -> str:
    """The framed picture of a king (K), queen (Q) or jack (J)."""
    half = _half(rank, suit, scheme)
    return half + group("rotate(180)", half) + _sash(scheme.main) + frame(GOLD)
