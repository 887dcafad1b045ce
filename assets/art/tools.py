"""What the figures hold. Each stands on a vertical axis: the hand at the origin, up is negative."""

from __future__ import annotations

import math

from assets.art.colour import BLADE, BRASS, CREAM, INK, SKIN, STEEL, STEM, WHITE, WOOD, lighter
from assets.art.paths import circle, polygon, rectangle
from assets.art.svg import area, cased, group, inked, line, place

_PEN = 4.5


def hand(x: float, y: float, cuff: str, scale: float = 1) -> str:
    """A hand with its cuff, closed round an upright thing."""
    return group(
        place(x, y, scale),
        inked(rectangle(-32, 18, 64, 30, 10), cuff),
        inked(rectangle(-27, -26, 54, 50, 18), SKIN),
        line("M-25 -10H4M-25 4H4", INK, 3.5),
        inked(rectangle(4, -26, 17, 34, 8), SKIN, 4),
    )


def staff(colour: str, top: float, bottom: float, width: float = 12) -> str:
    """A plain rod from `top` to `bottom`."""
    return inked(rectangle(-width / 2, top, width, bottom - top), colour, _PEN)


def sword(length: float) -> str:
    """A straight sword, point up."""
    blade = polygon((-12, -44), (-12, -length + 26), (0, -length), (12, -length + 26), (12, -44))
    return (
        inked(blade, BLADE, _PEN)
        + line(f"M0 -50L0 {34 - length:g}", "#A9B6C4", 5)
        + inked(rectangle(-46, -52, 92, 18, 9), BRASS, _PEN)
        + inked(rectangle(-8, -36, 16, 70, 4), BRASS, 4)
        + inked(circle(0, 42, 14), BRASS, _PEN)
    )


def sceptre(tip: str, length: float, gold: str = BRASS) -> str:
    """A rod with a suit sign on top."""
    rod = staff(gold, 30 - length, 90, 13) + inked(rectangle(-20, 66 - length, 40, 14, 7), gold, 4)
    return rod + group(place(0, 14 - length, 0.74), tip)


def axe(length: float) -> str:
    """A long axe with a back spike."""
    top = -length
    blade = (
        f"M7 {top + 20}C30 {top + 10} 52 {top - 6} 66 {top - 20}C84 {top + 24} 84 {top + 78} 66 {top + 112}"
        f"C50 {top + 94} 30 {top + 84} 7 {top + 76}Z"
    )
    return (
        staff(WOOD, top, 84, 14)
        + inked(blade, STEEL, _PEN)
        + inked(polygon((-7, top + 30), (-40, top + 48), (-7, top + 64)), STEEL, _PEN)
        + inked(circle(0, top, 10), BRASS, 4)
    )


def halberd(length: float) -> str:
    """A halberd: spike, blade, hook."""
    top = -length
    blade = f"M7 {top + 74}L52 {top + 60}C66 {top + 88} 66 {top + 112} 52 {top + 140}L7 {top + 118}Z"
    return (
        staff(WOOD, top + 60, 84, 13)
        + inked(polygon((-13, top + 66), (0, top - 10), (13, top + 66)), BLADE, _PEN)
        + inked(blade, STEEL, _PEN)
        + inked(polygon((-7, top + 84), (-42, top + 98), (-7, top + 110)), STEEL, _PEN)
        + inked(rectangle(-15, top + 118, 30, 14, 6), BRASS, 4)
    )


def arrow(length: float) -> str:
    """An arrow, point up."""
    head = polygon((-20, 52 - length), (0, -length), (20, 52 - length), (0, 40 - length))
    return staff(WOOD, 40 - length, 84, 9) + inked(head, STEEL, _PEN)


def _stalk(length: float, bend: str, casing: float = 7, colour: str = STEM, width: float = 6) -> str:
    return cased(f"M0 {-length}C{bend} 0 70", colour, width, casing)


def rose(colour: str, heart: str, length: float) -> str:
    """A rose with two leaves."""
    leaves = (
        "M2 -74C26 -104 46 -96 56 -92C50 -72 26 -62 2 -74Z",
        "M-2 -50C-26 -80 -44 -72 -52 -68C-46 -50 -24 -40 -2 -50Z",
    )
    petals = (
        group(f"translate(0 {10 - length:g}) rotate({turn})", inked(circle(0, -24, 24), colour, _PEN))
        for turn in range(0, 360, 72)
    )
    return (
        _stalk(length - 40, "8 -90 -4 -40")
        + "".join(inked(leaf, STEM, 4) for leaf in leaves)
        + "".join(petals)
        + inked(circle(0, 10 - length, 19), heart, 4)
    )


def tulip(colour: str, glint: str, length: float) -> str:
    """A tulip with one leaf."""
    top = -length
    bloom = (
        f"M0 {top + 56}C-40 {top + 56} -44 {top + 8} -36 {top - 24}L-16 {top + 2}L0 {top - 36}"
        f"L16 {top + 2}L36 {top - 24}C44 {top + 8} 40 {top + 56} 0 {top + 56}Z"
    )
    return (
        _stalk(length - 50, "-6 -90 4 -40")
        + inked("M2 -60C30 -88 40 -110 44 -130C20 -118 4 -92 2 -60Z", STEM, 4)
        + inked(bloom, colour, _PEN)
        + line(f"M0 {top - 8}V{top + 44}", glint, 5)
    )


def fan(one: str, other: str, leaves: int, radius: float, spread: float) -> str:
    """An open folding fan; `spread` degrees to either side."""
    step = 2 * spread / (leaves - 1)
    half = radius * math.tan(math.radians(step / 2)) * 1.04
    blade = (
        f"M-4 -20L{-half:.1f} {-radius}C{-half * 0.6:.1f} {-radius - 18} {half * 0.6:.1f} {-radius - 18} "
        f"{half:.1f} {-radius}L4 -20Z"
    )
    sticks = (
        group(f"rotate({k * step - spread:.1f})", inked(blade, one if k % 2 else other, 4)) for k in range(leaves)
    )
    return "".join(sticks) + inked(circle(0, -14, 14), BRASS, 4)


def mirror(gold: str, length: float) -> str:
    """A hand mirror."""
    return (
        staff(gold, 50 - length, 80, 13)
        + inked(circle(0, -length, 54), gold, _PEN)
        + inked(circle(0, -length, 40), "#D7EAF2", 4)
        + line(f"M-20 {6 - length:g}L6 {-22 - length:g}M-8 {20 - length:g}L22 {-12 - length:g}", WHITE, 6)
    )


def laurel(length: float) -> str:
    """A laurel branch."""
    pairs = []
    for y in range(-30, -int(length), -34):
        for side in (-1, 1):
            x1, x2, x3, x4 = side * 10, side * 30, side * 46, side * 42
            leaf = f"M-2 {y}C{x1} {y - 26} {x2} {y - 34} {x3} {y - 34}C{x4} {y - 14} {side * 24} {y} -2 {y}Z"
            pairs.append(inked(leaf, STEM, 4))
    top = -length
    tip = f"M0 {top + 20}C-16 {top} -12 {top - 24} 0 {top - 40}C12 {top - 24} 16 {top} 0 {top + 20}Z"
    branch = _stalk(length - 10, "-10 -100 6 -40", 5, "#6B4A2A", 5)
    return branch + "".join(pairs) + inked(tip, STEM, 4)


def torch(length: float) -> str:
    """A burning torch."""
    top = -length
    flame = f"M-26 {top + 70}C-44 {top + 30} -10 {top + 10} 0 {top - 36}C10 {top} 48 {top + 20} 26 {top + 70}Z"
    core = f"M-10 {top + 68}C-18 {top + 44} -2 {top + 36} 2 {top + 10}C10 {top + 36} 20 {top + 48} 11 {top + 68}Z"
    return (
        inked(polygon((-13, top + 90), (13, top + 90), (8, 90), (-8, 90)), WOOD, _PEN)
        + inked(rectangle(-24, top + 70, 48, 26, 6), BRASS, _PEN)
        + inked(flame, "#E8731F", _PEN)
        + area(core, "#FFD56B")
    )


def _stripe(top: float, drop: float, height: float) -> str:
    y = top + drop
    return (
        f"M6 {y}C40 {y - 20} 66 {y + 20} 104 {y}L104 {y + height}"
        f"C66 {y + height + 20} 40 {y + height - 20} 6 {y + height}Z"
    )


def flag(cloth: str, stripe: str, length: float) -> str:
    """A flag with one stripe on a pole."""
    top = -length
    return (
        staff(WOOD, top, 110, 12)
        + inked(_stripe(top, 14, 90), cloth, _PEN)
        + area(_stripe(top, 44, 30), stripe)
        + inked(polygon((-12, top), (0, top - 34), (12, top)), BRASS, 4)
    )


def pipe() -> str:
    """A long tobacco pipe, its bowl hanging, smoking."""
    return (
        cased("M-26 -92C-6 -40 -10 0 6 40", WOOD, 7, 8)
        + inked("M-10 34L48 30L44 92C40 108 4 110 -2 94Z", CREAM, _PEN)
        + inked(rectangle(-14, 24, 66, 18, 6), BRASS, 4)
        + line("M18 10C8 -6 34 -16 20 -38C10 -54 34 -62 26 -84", "#B9C2CC", 7)
    )


def tankard(pewter: str = "#C9D3DC") -> str:
    """A tankard with a head of foam."""
    foam = "M-52 -56C-76 -70 -52 -104 -32 -92C-20 -116 16 -112 20 -94C44 -104 66 -74 46 -56C30 -44 -36 -44 -52 -56Z"
    return (
        cased("M38 -40C84 -44 84 44 36 40", pewter, 10, 10)
        + inked("M-48 -66L44 -66L52 66L-56 66Z", pewter)
        + inked(foam, WHITE)
        + line("M-50 -28H47M-54 40H50", "#7F8D9B", 7)
    )


def drum(wood: str, rim: str) -> str:
    """A side drum with cords."""
    return (
        inked("M-92 -30L-92 54C-92 84 92 84 92 54L92 -30Z", wood)
        + cased("M-92 -22L-62 70L-30 -2L0 78L30 -2L62 70L92 -22", WHITE, 5, 6)
        + inked(circle(0, -30, 92, 27), CREAM)
        + line("M-92 -18C-92 22 92 22 92 -18", BRASS, 9)
        + line("M-92 52C-92 84 92 84 92 52", rim, 9)
    )


def fife() -> str:
    """A fife, held level."""
    holes = "".join(area(circle(x, 0, 5), INK) for x in (-30, -2, 26, 54, 82))
    return inked(rectangle(-110, -11, 220, 22, 11), WOOD, _PEN) + holes + inked(rectangle(-104, -11, 16, 22), BRASS, 3)


def pretzel() -> str:
    """A big pretzel with salt."""
    twist = (
        "M0 66C-62 66 -104 28 -96 -22C-88 -64 -40 -70 -14 -34C6 -4 26 28 54 52"
        "M0 66C62 66 104 28 96 -22C88 -64 40 -70 14 -34C-6 -4 -26 28 -54 52"
    )
    shine = "M-84 -16C-78 -44 -48 -50 -30 -26M84 -16C78 -44 48 -50 30 -26"
    salt = ((-88, 14), (88, 14), (-62, 46), (62, 46), (-66, -46), (66, -46), (0, -12), (-28, 18), (28, 18))
    crust = "#A8612A"
    return (
        cased(twist, crust, 28, 10)
        + line(shine, "#CF8B4C", 7)
        + line("M-44 69C-16 78 16 78 44 69", lighter(crust, 0.6), 9)
        + "".join(area(rectangle(x - 5, y - 4, 10, 8, 2), WHITE) for x, y in salt)
    )
