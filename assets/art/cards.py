"""Whole cards without their rank letters: 600 x 920 units, a tenth of a millimetre each.

The letters depend on the language and are put in when a face is loaded; the pips of the index are here.
"""

from __future__ import annotations

import math

from assets.art import courts, german, glyphs, pips
from assets.art.colour import EDGE, INK, ORNAMENT, PAPER
from assets.art.heads import french_head, german_head
from assets.art.palettes import FRENCH, GERMAN, GERMAN_INDICES, GERMAN_PIPS, SUITS
from assets.art.paths import Point, circle, rectangle
from assets.art.svg import area, document, group, inked, line, place
from assets.art.vignettes import vignette

WIDTH, HEIGHT, RADIUS = 600, 920, 36
CENTRE = (300, 460)
FRENCH_RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
GERMAN_RANKS = FRENCH_RANKS[:8]
COURTS = "KQJ"
FRENCH_CARDS = tuple(suit + rank for suit in SUITS for rank in FRENCH_RANKS)
GERMAN_CARDS = tuple(suit + rank for suit in SUITS for rank in GERMAN_RANKS)

_LEFT, _MIDDLE, _RIGHT = 184, 300, 416
_FOUR_ROWS = (150, 356.7, 563.3, 770)
_THREE_ROWS = (150, 460, 770)
_ROMAN = {"7": "VII", "8": "VIII", "9": "IX", "10": "X"}
_UPSIDE_DOWN = "rotate(180 300 460)"


def _columns(rows: tuple[float, ...]) -> list[Point]:
    return [(x, y) for x in (_LEFT, _RIGHT) for y in rows]


def grid(count: int) -> list[Point]:
    """Where the pips of a number card stand, 2 to 10."""
    middle: dict[int, tuple[float, ...]] = {
        2: (150, 770),
        3: (150, 460, 770),
        5: (460,),
        7: (305,),
        8: (305, 615),
        9: (460,),
        10: (253, 667),
    }
    outer = {4: (150.0, 770.0), 5: (150.0, 770.0), 6: _THREE_ROWS, 7: _THREE_ROWS, 8: _THREE_ROWS}
    rows = outer.get(count, _FOUR_ROWS if count > 8 else ())
    return _columns(rows) + [(_MIDDLE, y) for y in middle.get(count, ())]


def blank() -> str:
    """Paper and edge."""
    return inked(rectangle(2, 2, WIDTH - 4, HEIGHT - 4, RADIUS), PAPER, 4, EDGE)


def _twice(item: str) -> str:
    """The item, and the same upside down in the opposite corner."""
    return item + group(_UPSIDE_DOWN, item)


def _index_pips(sign: str) -> str:
    return _twice(group(place(56, 198, 0.72), sign))


def _pips(count: int, sign: str, scale: float) -> str:
    middle = CENTRE[1] + 1
    return "".join(group(place(x, y, scale, 180 if y > middle else 0), sign) for x, y in grid(count))


def _aureole() -> str:
    """The golden rings and rays round the pip of an ace."""
    rays = []
    for k in range(48):
        angle = math.radians(k * 7.5)
        outer = 214 if k % 4 == 0 else 200 if k % 2 == 0 else 190
        x, y = math.cos(angle), math.sin(angle)
        ray = f"M{180 * x:.1f} {180 * y:.1f}L{outer * x:.1f} {outer * y:.1f}"
        rays.append(line(ray, ORNAMENT, 5 if k % 4 == 0 else 3))
    points = (
        group(f"rotate({turn})", area("M0 -238L11 -224L0 -210L-11 -224Z", ORNAMENT)) for turn in range(0, 360, 90)
    )
    rings = line(circle(0, 0, 172), ORNAMENT, 4) + line(circle(0, 0, 160), ORNAMENT, 2)
    return rings + "".join(rays) + "".join(points)


def _french_picture(suit: str, rank: str) -> str:
    scheme = FRENCH["french"][suit]
    sign = pips.FRENCH[suit](scheme.pip)
    if rank in COURTS:
        return group(place(*CENTRE), courts.court(rank, suit, scheme))
    if rank == "A":
        return group(place(*CENTRE), _aureole()) + group(place(*CENTRE, 2.35), sign)
    return _pips(int(rank), sign, 1.12)


def _german_picture(suit: str, rank: str) -> str:
    sign = pips.GERMAN[suit](GERMAN_PIPS[suit])
    if rank in COURTS:
        return group(place(*CENTRE), german.figure(rank, suit))
    if rank == "A":
        return group(place(*CENTRE), german.deuce(suit))
    numeral = glyphs.word(_ROMAN[rank], 300, 44, 40, GERMAN_INDICES[suit], 12)
    return vignette(suit, rank) + _pips(int(rank), sign, 1.1) + _twice(numeral)


def french_face(suit: str, rank: str) -> str:
    """A full French card in the two-colour palette."""
    sign = pips.FRENCH[suit](FRENCH["french"][suit].pip)
    return document(blank() + _french_picture(suit, rank) + _index_pips(sign), WIDTH, HEIGHT)


def german_face(suit: str, rank: str) -> str:
    """A full German card; suit and rank by their French letters (Q is the Ober, J the Unter)."""
    sign = pips.GERMAN[suit](GERMAN_PIPS[suit])
    return document(blank() + _german_picture(suit, rank) + _index_pips(sign), WIDTH, HEIGHT)


def _compact(sign: str, portrait: str, ground: str) -> str:
    small = group(place(128, 400, 1.55), sign)
    if not portrait:
        return document(blank() + small + group(place(390, 660, 3.1), sign), WIDTH, HEIGHT)
    disc = group(place(396, 660), inked(circle(0, 0, 176), ground, 9, INK))
    bust = group(place(396, 690, 1.36), portrait)
    return document(blank() + small + disc + bust, WIDTH, HEIGHT)


def french_compact(suit: str, rank: str) -> str:
    """The face for small sizes: a giant index (put in later) and one pip or head."""
    scheme = FRENCH["french"][suit]
    portrait = french_head(rank, suit, scheme).bust() if rank in COURTS else ""
    return _compact(pips.FRENCH[suit](scheme.pip), portrait, scheme.ground)


def german_compact(suit: str, rank: str) -> str:
    """The German face for small sizes."""
    portrait = german_head(rank, suit).bust() if rank in COURTS else ""
    return _compact(pips.GERMAN[suit](GERMAN_PIPS[suit]), portrait, GERMAN[suit].sky)
