"""Hats of jacks, Ober, Unter and guests, in the local box of the face."""

from __future__ import annotations

from dataclasses import dataclass

from assets.art.colour import BRASS, GOLD, INK, WHITE, darker, lighter, luminance, mix
from assets.art.paths import circle, rectangle
from assets.art.svg import group, inked, line, place


@dataclass(frozen=True)
class Feather:
    """Colours of a plume and of its veins."""

    colour: str
    vein: str


def feather(colour: str) -> Feather:
    """A plume whose veins are the colour mixed with white or, on light plumes, with ink."""
    return Feather(colour, mix(colour, WHITE if luminance(colour) < 0.5 else INK, 0.45))


def plume(x: float, y: float, turn: float, length: float, hue: Feather) -> str:
    """A feather whose quill stands at (x, y)."""
    low, high, edge = -length * 0.2, -length * 0.6, -length * 0.86
    blade = f"M0 0C-26 {low:.0f} -34 {high:.0f} -10 {-length}C22 {edge:.0f} 30 {-length * 0.4:.0f} 0 0Z"
    barbs = []
    for share in (0.25, 0.42, 0.59, 0.76):
        left, right = (-17, 16) if share < 0.75 else (-12, 8)
        at = -length * share
        barbs.append(f"M-3 {at:.0f}L{left} {at - 12:.0f}M-2 {at:.0f}L{right} {at - 12:.0f}")
    quill = f"M0 0C-4 {-length * 0.3:.0f} -6 {-length * 0.6:.0f} -8 {-length * 0.9:.0f}"
    return group(place(x, y, 1, turn), inked(blade, hue.colour, 4.5), line(quill + "".join(barbs), hue.vein, 3))


_RIBBON = "M-68 -96C-30 -86 30 -86 68 -96L66 -68C30 -58 -30 -58 -66 -68Z"


def beret(cloth: str, band: str, hue: Feather, gold: str = BRASS) -> str:
    """A flat beret, tilted, with a brooch."""
    return (
        plume(58, -104, 34, 128, hue)
        + inked("M-86 -84C-104 -128 -60 -150 0 -148C60 -146 108 -120 92 -84C60 -100 -50 -100 -86 -84Z", cloth)
        + inked("M-70 -92C-30 -106 30 -106 72 -92L66 -66C30 -78 -30 -78 -66 -66Z", band)
        + inked(circle(54, -92, 11), gold, 4)
    )


def chaperon(cloth: str, band: str, hue: Feather) -> str:
    """A roll of cloth with a bag on top."""
    bag = "M-58 -96C-70 -150 -20 -176 30 -162C70 -150 74 -120 62 -92Z"
    folds = "".join(f"M{x} -104L{x + 12} -70" for x in (-52, -22, 8, 38))
    return (
        plume(-54, -120, -28, 124, hue)
        + inked(bag, cloth)
        + inked(rectangle(-80, -106, 160, 38, 19), band)
        + line(folds, INK, 4)
    )


def kepi(cloth: str, band: str, hue: Feather, gold: str = BRASS) -> str:
    """A tall stiff cap with a lozenge."""
    return (
        plume(0, -150, 0, 76, hue)
        + inked("M-64 -84L-54 -160C-20 -170 20 -170 54 -160L64 -84Z", cloth)
        + inked(_RIBBON, band)
        + inked("M0 -146L13 -124L0 -102L-13 -124Z", gold, 3)
    )


def hunter(cloth: str, band: str, hue: Feather) -> str:
    """A pointed hunter's hat with a wide brim."""
    return (
        plume(44, -112, 52, 120, hue)
        + inked("M-58 -86C-50 -140 -16 -172 34 -190C40 -150 60 -120 62 -86Z", cloth)
        + inked("M-104 -92C-50 -64 40 -60 112 -100C96 -70 60 -56 0 -56C-60 -56 -96 -70 -104 -92Z", band)
    )


def tricorn(cloth: str, trim: str, hue: Feather) -> str:
    """A three-cornered hat with a braid."""
    brim = (
        "M-122 -122C-110 -84 -70 -62 0 -60C70 -62 110 -84 122 -122C90 -104 60 -98 44 -118"
        "C24 -92 -24 -92 -44 -118C-60 -98 -90 -104 -122 -122Z"
    )
    braid = "M-112 -112C-92 -100 -62 -92 -45 -108C-24 -82 24 -82 45 -108C62 -92 92 -100 112 -112"
    return (
        plume(0, -128, -14, 84, hue)
        + inked("M-62 -70C-70 -120 -40 -150 0 -150C40 -150 70 -120 62 -70Z", cloth)
        + inked(brim, cloth)
        + line(braid, trim, 7)
    )


def slouch(cloth: str, band: str, hue: Feather) -> str:
    """A wide brim with an ostrich plume laid along it."""
    return (
        inked("M-66 -84C-66 -140 -40 -160 0 -160C40 -160 66 -140 66 -84Z", cloth)
        + inked("M-68 -104C-30 -92 30 -92 68 -104L66 -76L-66 -76Z", band, 4)
        + inked("M-128 -86C-80 -66 80 -66 128 -86C116 -56 60 -46 0 -46C-60 -46 -116 -56 -128 -86Z", cloth)
        + plume(56, -92, -62, 150, hue)
    )


def shako(cloth: str, band: str, hue: Feather) -> str:
    """A drummer's shako with a black peak."""
    return (
        plume(0, -160, 0, 66, hue)
        + inked("M-66 -76L-76 -170C-30 -182 30 -182 76 -170L66 -76Z", cloth)
        + inked("M-76 -170C-30 -182 30 -182 76 -170L74 -150C30 -162 -30 -162 -74 -150Z", band, 4)
        + inked("M-74 -84C-30 -70 30 -70 74 -84C66 -48 40 -46 0 -46C-40 -46 -66 -48 -74 -84Z", INK, 3)
        + inked(circle(0, -118, 17), band, 4)
    )


def tassel_cap(cloth: str, band: str, tassel: str) -> str:
    """A soft cap that hangs over to one side."""
    return (
        inked("M-64 -76C-70 -140 -10 -164 40 -150C84 -140 112 -112 122 -64C96 -92 78 -98 62 -76Z", cloth)
        + inked(circle(122, -56, 15), tassel, 4)
        + inked("M-68 -92C-30 -80 30 -80 68 -92L66 -58C30 -48 -30 -48 -66 -58Z", band)
    )


def bowl(cloth: str, band: str) -> str:
    """An innkeeper's round cap with a rolled brim."""
    seams = "M0 -156V-90M-36 -148C-46 -130 -48 -112 -46 -92M36 -148C46 -130 48 -112 46 -92"
    return (
        inked("M-70 -72C-76 -136 -40 -158 0 -158C40 -158 76 -136 70 -72Z", cloth)
        + line(seams, darker(cloth, 0.35), 4)
        + inked("M-84 -84C-40 -68 40 -68 84 -84L78 -54C40 -42 -40 -42 -78 -54Z", band)
    )


def top_hat(cloth: str, band: str, hue: Feather) -> str:
    """A Biedermeier top hat with band, buckle and small feather."""
    return (
        plume(58, -104, 24, 104, hue)
        + inked("M-62 -74C-60 -110 -66 -140 -76 -168C-30 -182 30 -182 76 -168C66 -140 60 -110 62 -74Z", cloth)
        + inked("M-64 -108C-24 -98 24 -98 64 -108L63 -80C24 -68 -24 -68 -63 -80Z", band, 4)
        + inked("M-108 -92C-70 -72 70 -72 108 -92C112 -62 60 -50 0 -50C-60 -50 -112 -62 -108 -92Z", cloth)
        + line("M-60 -160C-24 -170 24 -170 60 -160", lighter(cloth, 0.3), 4)
        + inked(rectangle(-13, -104, 26, 26, 4), GOLD, 4)
    )


def headscarf(cloth: str, dots: str) -> str:
    """A scarf over the hair, dotted, tied under the chin by whoever wears it."""
    spots = ((-44, -98), (-8, -118), (34, -106), (-24, -136), (18, -140), (56, -86), (-62, -76))
    return inked(
        "M-70 -34C-86 -120 -44 -156 0 -156C44 -156 86 -120 70 -34C60 -62 34 -76 0 -78C-34 -76 -60 -62 -70 -34Z",
        cloth,
    ) + "".join(inked(circle(x, y, 5.5), dots, 0.1, dots) for x, y in spots)


def wreath(hair: str) -> str:
    """No hat: the crown of the hair, parted, with a wreath of flowers."""
    dome = "M-66 -46C-80 -120 -40 -146 0 -146C40 -146 80 -120 66 -46C56 -66 30 -78 0 -78C-30 -78 -56 -66 -66 -46Z"
    flowers = ((-62, -76), (-36, -98), (0, -106), (36, -98), (62, -76))
    blossoms = "".join(
        inked(circle(x, y, 15), WHITE if k % 2 else "#E8747A", 4) + inked(circle(x, y, 5), GOLD, 3)
        for k, (x, y) in enumerate(flowers)
    )
    return inked(dome, hair) + line("M0 -144V-116", darker(hair, 0.3), 4) + blossoms


def straw_hat(straw: str, band: str) -> str:
    """A flat straw hat."""
    weave = "M-52 -124C-20 -132 20 -132 52 -124M-112 -82C-60 -96 60 -96 112 -82"
    return (
        inked("M-60 -84L-56 -140C-20 -150 20 -150 56 -140L60 -84Z", straw)
        + inked("M-60 -112C-20 -104 20 -104 60 -112L60 -84L-60 -84Z", band, 4)
        + inked("M-126 -84C-100 -104 100 -104 126 -84C110 -58 -110 -58 -126 -84Z", straw)
        + line(weave, darker(straw, 0.3), 3)
    )
