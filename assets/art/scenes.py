"""Landscapes and curtains behind the figures of the German deck. Coordinates are centred on the card."""

from __future__ import annotations

from assets.art.colour import WHITE, darker, lighter
from assets.art.courts import HALF_HEIGHT, wedges
from assets.art.palettes import GermanScheme
from assets.art.paths import Region, circle, clip, polygon, rectangle
from assets.art.svg import area, group, inked, line

_HALF_WIDTH = 187
_BOX: Region = ((-1, 0, -_HALF_WIDTH), (1, 0, -_HALF_WIDTH), (0, -1, -HALF_HEIGHT), (0, 1, -HALF_HEIGHT))


def _boxed(data: str) -> str:
    return clip(data, _BOX)


def _sky(scheme: GermanScheme) -> str:
    return area(_boxed(rectangle(-_HALF_WIDTH, -HALF_HEIGHT, 2 * _HALF_WIDTH, 2 * HALF_HEIGHT)), scheme.sky)


def _rays(y: float, radius: float, first: float, colour: str) -> str:
    return area("".join(map(_boxed, wedges(0, y, radius, first, 24))), colour)


def _curtain(side: int, scheme: GermanScheme) -> str:
    edge = (
        f"M{side * 187} -409L{side * 112} -409C{side * 118} -200 {side * 162} -60 {side * 158} 40"
        f"C{side * 166} 160 {side * 152} 300 {side * 142} 409L{side * 187} 409Z"
    )
    folds = (
        f"M{side * 140} -400C{side * 146} -220 {side * 160} -100 {side * 172} 0"
        f"M{side * 166} -400C{side * 168} -300 {side * 172} -220 {side * 178} -140"
    )
    tie = rectangle(side * 172 - 22, 22, 44, 26, 8)
    return (
        inked(_boxed(edge), scheme.second)
        + line(folds, lighter(scheme.second, 0.3), 4)
        + inked(_boxed(tie), scheme.trim, 4)
    )


def _throne_room(scheme: GermanScheme) -> str:
    return _rays(-150, 700, 4, lighter(scheme.sky, 0.5)) + _curtain(-1, scheme) + _curtain(1, scheme)


def _mountains(scheme: GermanScheme) -> str:
    range_ = "M-190 60L-120 -90L-80 -20L-10 -140L60 0L100 -70L190 70L190 409L-190 409Z"
    snow = "M-28 -106L-10 -140L12 -100L-2 -108L-12 -98ZM-134 -60L-120 -90L-106 -64L-120 -72Z"
    return (
        area(circle(96, -296, 52), lighter(scheme.trim, 0.25))
        + area(_boxed(range_), scheme.hill)
        + area(snow, WHITE)
        + area(_boxed("M-190 120C-100 70 60 80 190 140L190 409L-190 409Z"), scheme.near_hill)
    )


def _fir(x: float, y: float, height: float) -> str:
    tiers = []
    for k in range(3):
        top, half = y - height + k * height * 0.26, height * (0.17 + 0.09 * k)
        tiers.append(_boxed(polygon((x, top), (x + half, top + height * 0.42), (x - half, top + height * 0.42))))
    return "".join(tiers)


def _meadow(scheme: GermanScheme) -> str:
    firs = ((-158, 20, 150), (-112, 40, 100), (150, 10, 160), (108, 36, 96))
    blades = (_boxed(f"M{k * 60 - 186} 408L{k * 60 - 176} {352 + k % 3 * 10}L{k * 60 - 168} 408Z") for k in range(7))
    ridge = "M-190 -10C-120 -70 -30 -40 30 -60C90 -80 150 -50 190 -70L190 409L-190 409Z"
    return (
        area(_boxed(ridge), scheme.hill)
        + area("".join(_fir(*fir) for fir in firs), darker(scheme.near_hill, 0.18))
        + area(_boxed("M-190 60C-100 20 60 30 190 70L190 409L-190 409Z"), scheme.near_hill)
        + area("".join(blades), lighter(scheme.near_hill, 0.3))
    )


_SCENES = {"K": _throne_room, "Q": _mountains, "J": _meadow}


def scene(rank: str, scheme: GermanScheme) -> str:
    """Behind a king: curtains; behind an Ober: mountains; behind an Unter: a meadow with firs."""
    return group("scale(1.2 1)", _sky(scheme), _SCENES[rank](scheme))


def hillside(scheme: GermanScheme) -> str:
    """The sunlit slope on which the boars of the deuces live."""
    tufts = ((-150, 300), (-60, 340), (70, 350), (150, 318), (20, 380), (-120, 380))
    grass = "".join(f"M{x} {y}L{x - 8} {y - 22}M{x} {y}V{y - 28}M{x} {y}L{x + 8} {y - 22}" for x, y in tufts)
    return group(
        "scale(1.2 1)",
        _sky(scheme),
        _rays(-40, 800, 180, lighter(scheme.sky, 0.55)),
        area(_boxed("M-190 210C-110 150 90 150 190 220L190 409L-190 409Z"), scheme.hill),
        area(_boxed("M-190 300C-90 268 100 272 190 310L190 409L-190 409Z"), scheme.near_hill),
        line(grass, darker(scheme.near_hill, 0.3), 5),
    )
