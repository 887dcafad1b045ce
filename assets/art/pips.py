"""The eight suit signs, each in a box of 100 x 100 units round the origin."""

from __future__ import annotations

from collections.abc import Callable

from assets.art.colour import INK, SCARLET, lighter
from assets.art.paths import circle
from assets.art.svg import area, inked, line

Pip = Callable[[str], str]

_PEN = 4.5


def heart(colour: str) -> str:
    """French heart."""
    return area(
        "M0 47C-9 28 -49 8 -49 -19C-49 -36 -37 -46 -24 -46C-12 -46 -3 -38 0 -25"
        "C3 -38 12 -46 24 -46C37 -46 49 -36 49 -19C49 8 9 28 0 47Z",
        colour,
    )


def diamond(colour: str) -> str:
    """French diamond with hollow sides."""
    return area("M0 -52C10 -31 24 -14 42 0C24 14 10 31 0 52C-10 31 -24 14 -42 0C-24 -14 -10 -31 0 -52Z", colour)


def spade(colour: str) -> str:
    """French spade."""
    return area(
        "M0 -51C9 -30 47 -9 47 17C47 32 36 40 25 40C16 40 9 36 5 29C6 39 10 46 19 51L-19 51"
        "C-10 46 -6 39 -5 29C-9 36 -16 40 -25 40C-36 40 -47 32 -47 17C-47 -9 -9 -30 0 -51Z",
        colour,
    )


def club(colour: str) -> str:
    """French club: three discs, a core, a flared foot."""
    discs = circle(0, -27, 23) + circle(-26, 11, 23) + circle(26, 11, 23)
    core, foot = "M-12 -12L12 -12L14 14L-14 14Z", "M-5 8C-5 30 -9 44 -20 51L20 51C9 44 5 30 5 8Z"
    return area(discs, colour) + area(core, colour) + area(foot, colour)


def acorn(cap: str) -> str:
    """German acorn; the colour is that of its cap."""
    return (
        line("M0 -36C0 -44 3 -48 9 -51", INK, 8)
        + inked("M-29 -8C-29 20 -16 36 0 51C16 36 29 20 29 -8Z", "#D9973F", _PEN)
        + area("M-18 0C-18 14 -13 24 -7 31C-11 20 -10 8 -9 0Z", "#F3C77A")
        + inked("M-38 -6C-42 -24 -24 -39 0 -39C24 -39 42 -24 38 -6C26 0 -26 0 -38 -6Z", cap, _PEN)
        + line(
            "M-26 -19C-12 -12 12 -12 26 -19M-19 -29C-8 -24 8 -24 19 -29M-13 -8L-7 -32M13 -8L7 -32",
            lighter(cap, 0.38),
            3,
        )
    )


def leaf(colour: str) -> str:
    """German linden leaf, its stalk bent to the left."""
    blade = (
        "M0 -51C10 -34 44 -22 44 6C44 24 30 33 17 30C9 28.5 3 25 0 20"
        "C-3 25 -9 28.5 -17 30C-30 33 -44 24 -44 6C-44 -22 -10 -34 0 -51Z"
    )
    veins = "M0 22L0 -30M0 12L22 -2M0 12L-22 -2M0 -8L15 -19M0 -8L-15 -19"
    stalk = line("M0 26C0 38 -3 46 -10 51", INK, 8)
    return stalk + inked(blade, colour, _PEN) + line(veins, lighter(colour, 0.55), 4)


def german_heart(colour: str) -> str:
    """German heart: outlined, with a glint."""
    shape = (
        "M0 48C-9 29 -46 9 -46 -18C-46 -35 -35 -44 -23 -44C-11 -44 -3 -36 0 -24"
        "C3 -36 11 -44 23 -44C35 -44 46 -35 46 -18C46 9 9 29 0 48Z"
    )
    return inked(shape, colour, _PEN) + line("M-33 -16C-33 -26 -28 -31 -21 -32", lighter(colour, 0.6), 6)


def bell(colour: str) -> str:
    """German round bell with a red belt."""
    band = "M-39.6 -2C-26 5 26 5 39.6 -2L39.6 11C26 18 -26 18 -39.6 11Z"
    return (
        inked(circle(0, -41, 8), "none")
        + inked(circle(0, 5, 40), colour, _PEN)
        + inked(band, SCARLET, 3.5)
        + area("M-25 -16C-20 -25 -11 -29 -3 -29C-11 -23 -16 -18 -18 -11Z", lighter(colour, 0.7))
        + line("M0 22L0 40", INK, 6)
        + "".join(area(circle(x, 23, r), INK) for x, r in ((0, 6.5), (-17, 4), (17, 4)))
    )


FRENCH: dict[str, Pip] = {"C": club, "S": spade, "H": heart, "D": diamond}
GERMAN: dict[str, Pip] = {"C": acorn, "S": leaf, "H": german_heart, "D": bell}
