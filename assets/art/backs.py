"""Card backs. A back turned by 180 degrees is the same picture, so it gives nothing away."""

from __future__ import annotations

from assets.art import pips
from assets.art.cards import CENTRE, HEIGHT, WIDTH, blank
from assets.art.colour import mix
from assets.art.palettes import BACKS, GERMAN_PIPS, BackColours
from assets.art.paths import Region, circle, clip, polygon, rectangle
from assets.art.pips import Pip
from assets.art.svg import area, document, group, inked, line, place

_FIELD: Region = ((-1, 0, 44), (1, 0, -556), (0, -1, 44), (0, 1, -876))
_SIGN_DISTANCE = 72


def _half_field(shapes: list[str]) -> str:
    """A pattern for the upper half, repeated upside down in the lower one."""
    upper = "".join(shapes)
    return upper + group("rotate(180 300 460)", upper)


_UPPER: Region = (*_FIELD[:3], (0, 1, -460))


def _scale(x: float, y: float, radius: float) -> str:
    top = y - radius * 1.33
    data = (
        f"M{x - radius} {y}C{x - radius} {top:.1f} {x + radius} {top:.1f} {x + radius} {y}L{x} {y + radius * 0.9:.1f}Z"
    )
    return clip(data, _UPPER)


def _scales(colours: BackColours) -> str:
    shapes = []
    for row in range(-1, 9):
        y = 70 + row * 48
        centres = [60 + column * 80 + row % 2 * 40 for column in range(-1, 8)]
        for radius, colour in ((44, colours.figure), (30, colours.field)):
            shapes += [inked(_scale(x, y, radius), colour, 2.2, colours.gold) for x in centres]
        shapes.append(area("".join(_scale(x, y, 16) for x in centres), colours.gold))
    return _half_field(shapes)


def _tile(x: float, y: float, half: float, slope: float) -> str:
    return clip(polygon((x, y - slope * half), (x + half, y), (x, y + slope * half), (x - half, y)), _FIELD)


def _lozenges(colours: BackColours) -> str:
    dark = mix(colours.field, "#000000", 0.12)
    shapes = []
    for row in range(-7, 8):
        y = CENTRE[1] + row * 60
        for column in range(-1, 9):
            x = 48 + column * 72 + row % 2 * 36
            shapes.append(inked(_tile(x, y, 31, 52 / 31), colours.figure if row % 2 else dark, 2, colours.gold))
            if 60 < x < 540 and 60 < y < 860:
                shapes.append(area(circle(x, y, 5), colours.gold))
    return "".join(shapes)


def _large_lozenges(colours: BackColours) -> str:
    """Few large lozenges with strong edges, for people who need them."""
    shapes = []
    for row in range(-4, 5):
        y = CENTRE[1] + row * 105
        for column in range(-1, 6):
            x = 60 + column * 120 + row % 2 * 60
            shapes.append(inked(_tile(x, y, 56, 1.75), colours.field, 7, colours.light))
            shapes.append(area(_tile(x, y, 22, 1.75), colours.gold))
    return "".join(shapes)


def _medallion(colours: BackColours, ground: str, signs: list[tuple[Pip, str]]) -> str:
    """Two signs, each shown twice: head up above or at the left, turned round opposite."""
    x, y = CENTRE
    out = [
        inked(circle(x, y, 150), colours.field, 7, colours.gold),
        inked(circle(x, y, 134), ground, 3, colours.gold),
    ]
    for (pip, colour), turn in zip(signs, (0, 90), strict=True):
        for quarter in (turn, turn + 180):
            sign = group(place(0, -_SIGN_DISTANCE, 0.66), pip(colour))
            out.append(group(place(x, y, 1, quarter), sign))
    out.append(area("M300 438L312 460L300 482L288 460Z", colours.gold))
    return "".join(out)


def back(pack: str) -> str:
    """The back of a pack."""
    colours = BACKS[pack]
    french: list[tuple[Pip, str]] = [(pips.spade, colours.light), (pips.heart, colours.signal)]
    signs: list[tuple[Pip, str]] = (
        [(pips.acorn, GERMAN_PIPS["C"]), (pips.german_heart, GERMAN_PIPS["H"])] if pack == "german" else french
    )
    pattern = {"german": _lozenges, "contrast": _large_lozenges, "cvd": _lozenges}.get(pack, _scales)
    border = line(rectangle(38, 38, 524, 844, 18), colours.gold) + line(
        rectangle(50, 50, 500, 820, 12), colours.gold, 2
    )
    ground = colours.light if pack == "german" else colours.field
    field = area(rectangle(30, 30, 540, 860, 22), colours.field)
    body = blank() + field + pattern(colours) + border + _medallion(colours, ground, signs)
    return document(body, WIDTH, HEIGHT)
