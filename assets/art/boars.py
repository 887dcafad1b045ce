"""The four wild boars ("Sau") of the German deuces.

Each looks left, its feet near y = 120, and wears its suit sign on a collar.
"""

from __future__ import annotations

import math
from enum import Enum, auto

from assets.art.colour import INK, SCARLET, WHITE, lighter
from assets.art.hats import feather, plume
from assets.art.paths import Point, circle, polygon
from assets.art.svg import area, group, inked, line, place

_FUR, _DARK, _SNOUT, _TUSK = "#5A4636", "#3C2E24", "#D99A86", "#FFF8E6"


class Mood(Enum):
    """What the boar is doing."""

    ROOTING = auto()
    SLEEPING = auto()
    RUNNING = auto()
    FEASTING = auto()


MOODS = {"C": Mood.ROOTING, "S": Mood.SLEEPING, "H": Mood.RUNNING, "D": Mood.FEASTING}

_LEG = "M-18 -14L24 -16L17 62L-9 62Z"
_HOOF = "M-9 50L18 50L17 64L-9 64Z"


def _leg(x: float, y: float, turn: float, colour: str) -> str:
    return group(place(x, y, 1, turn), inked(_LEG, colour), inked(_HOOF, INK, 3))


_STANCES: dict[Mood, tuple[tuple[float, float, float, str], ...]] = {
    Mood.ROOTING: ((-92, 58, 4, _DARK), (74, 58, -4, _DARK)),
    Mood.RUNNING: ((-110, 50, 62, _DARK), (104, 44, -66, _DARK)),
    Mood.FEASTING: ((-92, 58, 0, _DARK), (70, 58, 0, _DARK)),
    Mood.SLEEPING: (),
}
_NEAR_LEGS: dict[Mood, tuple[tuple[float, float, float, str], ...]] = {
    Mood.ROOTING: ((-52, 60, 10, _FUR), (106, 60, -2, _FUR)),
    Mood.RUNNING: ((-92, 66, 48, _FUR), (92, 62, -44, _FUR)),
    Mood.FEASTING: ((-54, 60, 0, _FUR), (106, 60, 0, _FUR)),
    Mood.SLEEPING: ((-96, 62, 76, _FUR), (62, 66, 80, _FUR)),
}


def _bristles() -> str:
    points: list[Point] = []
    for k in range(13):
        x = k * 250 / 12 - 118
        y = -78 - 44 * math.sin(math.pi * (k / 12 * 0.85 + 0.08))
        points.append((x, y))
        if k < 12:
            points.append((x + 14, y - 26))
    return inked(polygon(*points, (140, -20), (-110, -20)), _DARK)


def _body() -> str:
    trunk = (
        "M-150 -20C-140 -90 -60 -104 10 -100C100 -96 154 -60 156 0C158 60 120 82 60 84L-70 84C-120 82 -150 50 -150 -20Z"
    )
    return line("M150 -30C180 -50 186 -10 168 -18", INK, 9) + _bristles() + inked(trunk, _FUR)


def _eye(mood: Mood) -> str:
    match mood:
        case Mood.SLEEPING:
            return line("M-154 -20C-148 -12 -136 -12 -130 -20", INK, 5)
        case Mood.FEASTING:
            return line("M-154 -16C-148 -28 -136 -28 -130 -16", INK, 6)
        case Mood.RUNNING:
            return (
                inked(circle(-142, -22, 12), WHITE, 3)
                + area(circle(-147, -21, 5), INK)
                + line("M-160 -44L-132 -38", INK, 6)
            )
        case Mood.ROOTING:
            return (
                inked(circle(-142, -22, 9), WHITE, 3)
                + area(circle(-144, -20, 5), INK)
                + line("M-158 -38L-130 -40", INK, 6)
            )


def _head(mood: Mood) -> str:
    skull = "M-70 -96C-120 -110 -176 -70 -196 -10L-222 28C-230 50 -214 66 -190 64L-130 72C-90 70 -50 40 -48 -20Z"
    nostrils = area(circle(-217, 32, 3.5, 5), INK) + area(circle(-213, 45, 3.5, 5), INK)
    smile = "M-196 60C-180 76 -146 72 -128 50" if mood is Mood.FEASTING else "M-196 62C-176 70 -150 70 -132 58"
    return (
        inked(skull, lighter(_FUR, 0.08))
        + inked(circle(-214, 38, 17, 23), _SNOUT)
        + nostrils
        + inked("M-96 -84C-92 -134 -62 -142 -48 -128C-46 -98 -60 -78 -76 -66Z", _DARK)
        + _eye(mood)
        + inked("M-176 58C-184 40 -186 22 -178 4C-164 20 -158 40 -158 60Z", _TUSK, 4)
        + line(smile, INK)
    )


def _collar(pip: str, colour: str) -> str:
    strap = "M-54 -92C-34 -40 -36 20 -66 74"
    medal = inked(circle(-50, 64, 46), "#FFFDF7") + group(place(-50, 64, 0.66), pip)
    return line(strap, INK, 28) + line(strap, colour, 18) + medal


def _hat() -> str:
    felt = "#2E7D46"
    return group(
        place(-118, -84, 0.8, -22),
        plume(34, -30, 40, 110, feather(WHITE)),
        inked("M-58 -6C-54 -70 -20 -92 20 -84C54 -76 62 -40 60 -6Z", felt),
        inked("M-60 -30C-20 -20 20 -20 60 -30L62 -4L-60 -4Z", SCARLET, 4),
        inked("M-100 -6C-50 12 50 12 104 -8C84 26 -76 28 -100 -6Z", felt),
    )


def _turn(mood: Mood) -> tuple[float, float, float]:
    """How far the head is moved and turned about the neck."""
    return {Mood.ROOTING: (6, 8, -20), Mood.SLEEPING: (10, 10, -18), Mood.RUNNING: (-6, -8, 10)}.get(mood, (0, 0, 0))


def _letter_z(x: float, y: float, size: float) -> str:
    return f"M{x} {y}H{x + size}L{x} {y + size}H{x + size}"


def _extras(mood: Mood) -> str:
    match mood:
        case Mood.ROOTING:
            crumbs = ((-226, 118, 9), (-204, 126, 7), (-244, 128, 6), (-188, 120, 6))
            return "".join(inked(circle(x, y, r), "#7A5A3A", 3) for x, y, r in crumbs)
        case Mood.SLEEPING:
            letters = _letter_z(-176, -122, 26) + _letter_z(-140, -166, 34)
            return line(letters, INK, 7, join="miter")
        case Mood.RUNNING:
            dust = ((140, 122, 17), (166, 110, 13), (182, 126, 9))
            return "".join(inked(circle(x, y, r), "#E9D9C4", 4) for x, y, r in dust)
        case Mood.FEASTING:
            return ""


def boar(mood: Mood, pip: str, collar: str) -> str:
    """A boar with a collar in `collar` from which the suit sign `pip` hangs."""
    x, y, turn = _turn(mood)
    head = group(f"translate({x} {y}) rotate({turn} -80 -10)", _head(mood), _hat() if mood is Mood.FEASTING else "")
    legs = "".join(_leg(*leg) for leg in _STANCES[mood])
    near = "".join(_leg(*leg) for leg in _NEAR_LEGS[mood])
    drawing = legs + _body() + near + head + _collar(pip, collar)
    low = group("translate(0 34)", drawing) if mood is Mood.SLEEPING else drawing
    if mood is Mood.RUNNING:
        low = group("rotate(-4)", drawing)
    return low + _extras(mood)
