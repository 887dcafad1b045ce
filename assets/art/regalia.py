"""Crowns of the kings and diadems of the queens, in the local box of the face."""

from __future__ import annotations

from enum import Enum, auto

from assets.art.colour import INK, WHITE, lighter
from assets.art.paths import circle, polygon
from assets.art.svg import area, cased, group, inked, line


class Crown(Enum):
    """The four crowns."""

    FIVE_POINTS = auto()
    BATTLEMENT = auto()
    CLOSED = auto()
    THREE_POINTS = auto()


class Diadem(Enum):
    """The four diadems."""

    PETALS = auto()
    STEPS = auto()
    PEARLS = auto()
    SUN = auto()


def _lozenge(x: float, y: float, width: float, height: float) -> str:
    return polygon((x, y - height), (x + width, y), (x, y + height), (x - width, y))


def _balls(places: tuple[tuple[float, float], ...], radius: float, colour: str) -> str:
    return "".join(inked(circle(x, y, radius), colour, 4) for x, y in places)


def _five_points(gold: str, jewel: str, accent: str) -> str:
    points = "M-76 -104L-84 -176L-48 -136L-38 -188L-14 -142L0 -200L14 -142L38 -188L48 -136L84 -176L76 -104Z"
    tips = ((-84.0, -180.0), (-38.0, -192.0), (0.0, -204.0), (38.0, -192.0), (84.0, -180.0))
    return inked(points, gold) + _balls(tips, 9, accent) + area(_lozenge(0, -152, 9, 24), jewel)


def _battlement(gold: str, jewel: str, accent: str) -> str:
    walls = "M-74 -104L-80 -160L-60 -160L-56 -134L-26 -134L-22 -180L22 -180L26 -134L56 -134L60 -160L80 -160L74 -104Z"
    tips = ((-70.0, -168.0), (0.0, -190.0), (70.0, -168.0))
    slits = area(circle(-42, -120, 5), INK) + area(circle(42, -120, 5), INK)
    return inked(walls, gold) + _balls(tips, 10, accent) + area(circle(0, -152, 11), jewel) + slits


def _three_points(gold: str, jewel: str, accent: str) -> str:
    points = "M-74 -104L-92 -158L-44 -140L0 -196L44 -140L92 -158L74 -104Z"
    tips = ((-92.0, -163.0), (0.0, -201.0), (92.0, -163.0))
    dots = area(circle(-44, -122, 6), accent) + area(circle(44, -122, 6), accent)
    return inked(points, gold) + _balls(tips, 10, jewel) + area(_lozenge(0, -147, 12, 25), accent) + dots


def _closed(gold: str, jewel: str) -> str:
    arches = (
        "M-70 -102C-112 -172 -50 -208 0 -178L0 -160C-44 -184 -84 -160 -46 -102Z"
        "M70 -102C112 -172 50 -208 0 -178L0 -160C44 -184 84 -160 46 -102Z"
    )
    pearls = ((-76, -132), (-66, -164), (-36, -180), (76, -132), (66, -164), (36, -180), (0, -126), (0, -148))
    return (
        inked("M-66 -104C-104 -170 -50 -200 0 -172C50 -200 104 -170 66 -104Z", jewel)
        + inked(arches, gold, 4)
        + inked("M-11 -172L11 -172L13 -104L-13 -104Z", gold, 4)
        + "".join(area(circle(x, y, 5.5), WHITE) for x, y in pearls)
        + inked(circle(0, -188, 12), gold, 4)
        + cased("M0 -198V-216M-9 -208H9", gold, 5, 5)
    )


def _crown_band(gold: str, jewel: str, accent: str) -> str:
    band = inked("M-72 -108C-30 -98 30 -98 72 -108L68 -70C30 -60 -30 -60 -68 -70Z", gold)
    stones = "".join(
        inked(_lozenge(x, -84, 11, 15), colour, 2.5) for x, colour in ((-44, accent), (0, jewel), (44, accent))
    )
    return band + stones + line("M-60 -99C-30 -91 30 -91 60 -99", lighter(gold, 0.45), 3)


def crown(kind: Crown, gold: str, jewel: str, accent: str) -> str:
    """A king's crown."""
    match kind:
        case Crown.FIVE_POINTS:
            top = _five_points(gold, jewel, accent)
        case Crown.BATTLEMENT:
            top = _battlement(gold, jewel, accent)
        case Crown.CLOSED:
            top = _closed(gold, jewel)
        case Crown.THREE_POINTS:
            top = _three_points(gold, jewel, accent)
    return top + _crown_band(gold, jewel, accent)


def _petals(gold: str, jewel: str) -> str:
    petals = []
    for turn, height in ((-48, 58), (-24, 74), (0, 84), (24, 74), (48, 58)):
        low, high = -height * 0.6, -height * 0.9
        shape = f"M-15 0C-17 {low:.0f} -9 {high:.0f} 0 {-height}C9 {high:.0f} 17 {low:.0f} 15 0Z"
        stone = area(circle(0, -height * 0.66, 6), jewel)
        petals.append(group(f"translate(0 -72) rotate({turn})", inked(shape, gold, 4), stone))
    return "".join(petals)


def _steps(gold: str, jewel: str, accent: str) -> str:
    tiara = "M-66 -78L-66 -104L-42 -104L-42 -126L-20 -126L-20 -154L20 -154L20 -126L42 -126L42 -104L66 -104L66 -78Z"
    dots = area(circle(-31, -106, 6), accent) + area(circle(31, -106, 6), accent)
    return inked(tiara, gold) + inked(_lozenge(0, -122, 12, 24), jewel, 3) + dots


def _pearls(gold: str) -> str:
    pins = []
    for x in (-60, -36, -12, 12, 36, 60):
        top = -124 + abs(x) * 0.3
        pins.append(cased(f"M{x} -84L{x * 1.15:.0f} {top:.0f}", gold, 4, 6))
        pins.append(inked(circle(x * 1.15, top - 4, 11), WHITE, 4))
    return "".join(pins)


def _sun(gold: str, jewel: str) -> str:
    rays = "".join(
        group(
            f"translate(0 -76) rotate({k * 22})",
            inked(polygon((-10, -20), (0, -84 + abs(k) * 6), (10, -20)), gold, 4),
        )
        for k in range(-3, 4)
    )
    return rays + inked(circle(0, -88, 21), jewel, 4)


def diadem(kind: Diadem, gold: str, jewel: str, accent: str) -> str:
    """A queen's diadem."""
    match kind:
        case Diadem.PETALS:
            top = _petals(gold, jewel)
        case Diadem.STEPS:
            top = _steps(gold, jewel, accent)
        case Diadem.PEARLS:
            top = _pearls(gold)
        case Diadem.SUN:
            top = _sun(gold, jewel)
    band = inked("M-66 -92C-30 -80 30 -80 66 -92L64 -66C30 -54 -30 -54 -64 -66Z", gold)
    return top + band + inked(_lozenge(0, -72, 10, 14), accent, 2.5)
