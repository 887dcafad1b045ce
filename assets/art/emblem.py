"""The program's emblem, a ram (a pun on Ramsch and Rams), its icons, avatars and the pips for texts."""

from __future__ import annotations

import math
from collections.abc import Iterator

from assets.art import pips
from assets.art.colour import CREAM, GOLD, INK, PAPER, WHITE, darker, mix
from assets.art.guests import GUESTS
from assets.art.heads import NECK, Head, french_head, german_head
from assets.art.palettes import FRENCH, GERMAN, GERMAN_PIPS, SUITS
from assets.art.paths import Region, circle, clip, rectangle
from assets.art.svg import area, document, group, inked, line, place

_WOOL, _FELT, _FELT_DARK = "#F4EAD3", "#1F6B52", "#134837"
_SIZE = 512


def _horn() -> str:
    marks = []
    for degrees in range(-150, 200, 25):
        x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        marks.append(f"M{92 * x:.0f} {92 * y:.0f}L{66 * x:.0f} {66 * y:.0f}")
    spiral = (
        "M-92 0C-92 -36 -50 -62 -4 -60C38 -58 62 -28 58 6C54 38 22 54 -4 46C-28 38 -38 10 -22 -8C-8 -22 16 -14 16 4"
    )
    return inked(circle(0, 0, 92), GOLD, 10) + line("".join(marks), darker(GOLD, 0.45), 6) + line(spiral, INK, 9)


def _side(mirror: int) -> str:
    ear = inked("M52 2C92 30 128 66 132 92C96 98 62 70 48 40Z", _WOOL, 8)
    inner = area("M62 22C86 40 108 62 116 80C94 78 72 58 62 22Z", "#D99A86")
    return group(f"scale({mirror} 1)", group(place(120, -24), _horn()), ear, inner)


def ram() -> str:
    """The ram's head from the front, about 430 units wide, centred on the origin."""
    skull = "M-62 -70C-70 -20 -52 40 -40 92C-34 120 34 120 40 92C52 40 70 -20 62 -70C40 -100 -40 -100 -62 -70Z"
    shade = (
        "M6 -84C34 -84 54 -80 62 -70C70 -20 52 40 40 92C36 106 20 112 4 112L-2 104C10 90 12 60 10 30C8 0 12 -40 6 -84Z"
    )
    curls = ((-40, -84, 22), (-14, -98, 25), (16, -98, 25), (42, -84, 22), (0, -76, 22))
    return (
        _side(-1)
        + _side(1)
        + inked(skull, _WOOL, 9)
        + area(shade, mix(_WOOL, "#B58A5A", 0.4))
        + "".join(inked(circle(x, y, r), WHITE, 7) for x, y, r in curls)
        + area(circle(-30, -14, 9), INK)
        + area(circle(30, -14, 9), INK)
        + line("M-48 -28L-20 -24M48 -28L20 -24", INK, 7)
        + area("M-20 74C-8 68 8 68 20 74C16 88 6 90 0 96C-6 90 -16 88 -20 74Z", INK)
    )


def _tile() -> str:
    return (
        area(rectangle(16, 16, 480, 480, 108), _FELT)
        + area(
            "M16 300C160 250 360 250 496 300L496 388C496 448 448 496 388 496L124 496C64 496 16 448 16 388Z",
            _FELT_DARK,
        )
        + line(rectangle(28, 28, 456, 456, 98), GOLD, 8)
    )


def _card(sign: str, x: float) -> str:
    return inked(rectangle(-92, -142, 184, 284, 20), PAPER, 7) + group(place(x, -98, 0.62), sign)


def application() -> str:
    """The icon for 48 px and more: the ram between an acorn card and a heart card."""
    left = group(place(176, 236, 1.05, -20), _card(pips.acorn(GERMAN_PIPS["C"]), -52))
    right = group(place(336, 236, 1.05, 20), _card(pips.heart("#C8202C"), 54))
    return document(_tile() + left + right + group(place(256, 300), ram()), _SIZE, _SIZE)


def application_small() -> str:
    """The icon for 16 to 32 px: the ram alone."""
    tile = area(rectangle(8, 8, 496, 496, 104), _FELT)
    return document(tile + group(place(256, 262, 1.2), ram()), _SIZE, _SIZE)


def _disc_region(radius: float) -> Region:
    """A circle as a region: the half planes of its 48 tangents."""
    angles = (math.radians(k * 7.5) for k in range(48))
    return tuple((math.cos(angle), math.sin(angle), -radius) for angle in angles)


def _shoulders(colour: str, collar: str) -> str:
    coat = "M-170 190C-160 120 -90 96 -34 88L34 88C90 96 160 120 170 190Z"
    lapels = "M-38 86C-30 104 -14 116 0 122C14 116 30 104 38 86L62 92C52 120 26 146 0 156C-26 146 -52 120 -62 92Z"
    inside = _disc_region(150)
    return inked(clip(coat, inside), colour, 6) + inked(clip(lapels, inside), collar)


def _medallion(head: Head, ground: str, coat: str, collar: str = CREAM) -> str:
    """A head with shoulders in a gold ring; hats may reach over the ring, beards may not."""
    disc, rim = area(circle(0, 0, 150), ground), line(circle(0, 0, 150), GOLD, 12)
    who = place(0, 26, 0.86)
    body = disc + group(who, head.behind()) + _shoulders(coat, collar) + group(who, NECK) + rim
    return document(group(place(160, 164, 0.98), body, group(who, head.front())), 320, 320)


def _card_heads() -> Iterator[tuple[str, str]]:
    names = {"K": "king", "Q": "queen", "J": "jack"}
    suits = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
    for suit in SUITS:
        scheme = FRENCH["french"][suit]
        for rank, name in names.items():
            yield (
                f"{name}-{suits[suit]}",
                _medallion(french_head(rank, suit, scheme), scheme.ray, scheme.main),
            )
    german_suits = {"C": "acorns", "S": "leaves", "H": "german-hearts", "D": "bells"}
    for suit in SUITS:
        for rank, name in (("Q", "ober"), ("J", "unter")):
            head, colours = german_head(rank, suit), GERMAN[suit]
            yield f"{name}-{german_suits[suit]}", _medallion(head, colours.sky, colours.main, colours.trim)


def avatars() -> dict[str, str]:
    """Name to picture: guests of the inn of their own, then the heads of the cards."""
    guests = {name: _medallion(guest.head, guest.ground, guest.coat) for name, guest in GUESTS.items()}
    return guests | dict(_card_heads())


def _text_pip(sign: str, colour: str) -> str:
    body = group(place(60, 60), sign)
    return document(body, 120, 120).replace("<svg ", f'<svg color="{colour}" ', 1)


def text_pips() -> dict[str, str]:
    """`pack/suit` to a pip for use in text; French ones are one colour, given by `color` of the root."""
    out = {}
    for suit in SUITS:
        for pack, schemes in FRENCH.items():
            out[f"{pack}/{suit}"] = _text_pip(pips.FRENCH[suit]("currentColor"), schemes[suit].pip)
        colour = GERMAN_PIPS[suit]
        out[f"german/{suit}"] = _text_pip(pips.GERMAN[suit](colour), colour)
    return out
