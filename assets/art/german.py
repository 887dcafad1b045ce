"""German kings, Ober, Unter and deuces: single-ended three-quarter figures in a scene, centred on the card.

Where the suit signs stand tells the rank: two beside a king's head, one high for an Ober, low for an Unter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from assets.art import tools
from assets.art.boars import MOODS, boar
from assets.art.colour import INK, ORNAMENT, PAPER, SKIN, SKIN_SHADE, WHITE, darker, luminance, mix
from assets.art.courts import frame
from assets.art.heads import german_head
from assets.art.palettes import GERMAN, GERMAN_PIPS, GermanScheme
from assets.art.paths import Point, Region, circle, clip, polygon, rectangle
from assets.art.pips import GERMAN as PIPS
from assets.art.scenes import hillside, scene
from assets.art.svg import OUTLINE, area, cased, group, inked, line, place

_BODY: Region = ((-1, 0, -203), (1, 0, -203), (0, -1, -371), (0, 1, -371))
_HEAD_AT = (0, -146, 0.97)
_STANDS, _KING_STANDS = "scale(1.1)", "translate(20 0) scale(1.1)"


@dataclass(frozen=True)
class Pose:
    """What a figure holds: drawn behind the coat, and over it."""

    before: str
    behind: str = ""


def _sleeve(points: tuple[Point, ...], colour: str, width: float = 58) -> str:
    data = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
    return cased(data, colour, width, 10)


def _fist(x: float, y: float, radius: float = 27, turn: float = 0) -> str:
    r = radius
    creases = f"M{3 - r:g} {-r * 0.3:.0f}H{r * 0.3:.0f}M{3 - r:g} {r * 0.25:.0f}H{r * 0.3:.0f}"
    return group(
        place(x, y, 1, turn),
        inked(rectangle(-r, -r, 2 * r, 2 * r, r * 0.7), SKIN),
        line(creases, INK, 3.5),
        inked(rectangle(r * 0.15, -r, r * 0.65, r * 1.25, r * 0.3), SKIN, 4),
    )


def _cuff(x: float, y: float, turn: float, colour: str) -> str:
    return group(place(x, y, 1, turn), inked(rectangle(-37, -15, 74, 30, 10), colour))


def _worn(data: str, colour: str, width: float = OUTLINE) -> str:
    return inked(clip(data, _BODY), colour, width)


_ERMINE = (
    (-120, 8),
    (-84, 2),
    (-142, 48),
    (-60, 90),
    (-72, 150),
    (-66, 210),
    (-82, 270),
    (-76, 330),
    (-92, 384),
)


def _ermine() -> str:
    tails = (
        f"M{s * x} {y - 12}L{s * x + 6} {y + 9}L{s * x} {y + 4}L{s * x - 6} {y + 9}Z"
        for x, y in _ERMINE
        for s in (-1, 1)
    )
    return area("".join(tails), INK)


def _royal_front(scheme: GermanScheme) -> str:
    fur = (
        "M-46 -58C-110 -50 -150 -40 -168 8L-160 60C-120 26 -70 22 -38 40L-60 420L-112 420L-82 90"
        "C-110 70 -140 76 -160 96L-168 8Z"
        "M46 -58C110 -50 150 -40 168 8L160 60C120 26 70 22 38 40L60 420L112 420L82 90"
        "C110 70 140 76 160 96L168 8Z"
    )
    return _worn("M-44 -58L44 -58L64 420L-64 420Z", scheme.trim, 4) + _worn(fur, WHITE) + _ermine()


def _frogging(y: float, trim: str) -> str:
    ends = inked(circle(-54, y, 8), trim, 3.5) + inked(circle(54, y, 8), trim, 3.5)
    return line(f"M-54 {y}C-20 {y + 14} 20 {y + 14} 54 {y}", trim, 8) + ends


def _belted_front(rank: str, suit: str, scheme: GermanScheme) -> str:
    strap = rank == "Q" and suit != "D"
    bandolier = _worn("M-112 -42L-78 -52L128 132L118 166Z", scheme.second) if strap else ""
    rows = (-8, 38, 84, 130)
    if rank == "Q":
        buttons = "".join(_frogging(y, scheme.trim) for y in rows)
    else:
        buttons = "".join(inked(circle(0, y, 10), scheme.trim, 4) for y in rows)
    folds = line("M0 216V366M-70 212L-88 366M70 212L88 366", darker(scheme.main, 0.28))
    return (
        bandolier
        + _worn("M-134 150C-60 178 60 178 134 150L138 196C60 224 -60 224 -138 196Z", scheme.second)
        + inked(rectangle(-28, 164, 56, 50, 8), scheme.trim)
        + inked(rectangle(-14, 178, 28, 22, 4), scheme.second, 4)
        + buttons
        + folds
    )


def _coat(rank: str, suit: str, scheme: GermanScheme) -> str:
    cut = "M-46 -60C-90 -46 -132 -40 -150 0L-132 150L-168 420L168 420L132 150L150 0C132 -40 90 -46 46 -60Z"
    shade = clip("M20 -50C90 -46 132 -40 150 0L132 150L168 420L60 420L40 150Z", _BODY)
    front = _royal_front(scheme) if rank == "K" else _belted_front(rank, suit, scheme)
    return _worn(cut, scheme.main) + area(shade, darker(scheme.main, 0.28), 0.55) + front


def _collar(rank: str, suit: str, scheme: GermanScheme) -> str:
    if rank == "K":
        return inked("M-66 -66C-40 -30 40 -30 66 -66L56 -20C30 6 -30 6 -56 -20Z", scheme.second)
    if rank == "Q":
        tie = polygon((-14, -20), (14, -20), (20, 34), (0, 20), (-20, 34))
        return inked("M-60 -72L60 -72L84 -30L0 -6L-84 -30Z", WHITE) + inked(tie, scheme.second, 4)
    colour = WHITE if suit == "D" else scheme.trim
    return inked("M-58 -74L0 -24L58 -74L96 -40L34 10L0 -20L-34 10L-96 -40Z", colour)


def _epaulettes(trim: str) -> str:
    out = []
    for s in (-1, 1):
        out.append(inked(f"M{s * 84} -40C{s * 124} -44 {s * 164} -22 {s * 166} 8L{s * 104} 8Z", trim))
        out.append(line("".join(f"M{s * x} 8V30" for x in (162, 148, 134, 120, 107)), INK, 4))
    return "".join(out)


_LEFT_ARM: tuple[Point, ...] = ((-130, 6), (-158, 120), (-96, 196))
_RIGHT_ARM: tuple[Point, ...] = ((130, 6), (158, 118), (118, 40))


def _orb(gold: str) -> str:
    bands = line("M-130 132C-104 144 -80 144 -54 132M-92 98V116")
    return inked(circle(-92, 138, 40), gold) + bands + cased("M-92 98V74M-104 84H-80", gold, 5, 7)


def _king(scheme: GermanScheme, tool: str) -> Pose:
    """Orb in one hand, sceptre, sword or axe in the other."""
    right: tuple[Point, ...] = ((126, 20), (160, 140), (126, 70))
    left: tuple[Point, ...] = ((-126, 20), (-160, 130), (-112, 150))
    return Pose(
        _sleeve(right, scheme.second, 50)
        + _cuff(132, 96, -8, WHITE)
        + group(place(126, 70), tool)
        + _fist(126, 70)
        + _sleeve(left, scheme.second, 50)
        + _cuff(-134, 142, 70, WHITE)
        + _orb(scheme.trim)
        + _fist(-104, 164, 24)
    )


def _left_on_belt(scheme: GermanScheme, cuff: str) -> str:
    return _sleeve(_LEFT_ARM, scheme.main) + _cuff(-112, 180, -40, cuff) + _fist(-96, 196)


def _upright(scheme: GermanScheme, cuff: str, tool: str, behind: str = "") -> Pose:
    """One hand at the belt, the other holding something upright."""
    right = _sleeve(_RIGHT_ARM, scheme.main) + _cuff(126, 74, -24, cuff)
    held = group(place(118, 40), tool) if tool else ""
    back = group(place(118, 40), behind) if behind else ""
    return Pose(_left_on_belt(scheme, cuff) + right + held + _fist(118, 40), back)


def _drummer(scheme: GermanScheme) -> Pose:
    out = [_sleeve(((s * 130, 6), (s * 162, 116), (s * 86, 120)), scheme.main) for s in (-1, 1)]
    out.append(group(place(0, 250, 1.35), tools.drum(scheme.second, scheme.trim)))
    for s in (-1, 1):
        out.append(cased(f"M{s * 104} 96L{s * 26} 206", "#E9C58C", 7, 8))
        out.append(inked(circle(s * 24, 208, 9), "#E9C58C", 4))
        out.append(_cuff(s * 112, 120, s * -10, WHITE) + _fist(s * 86, 118, 25))
    return Pose("".join(out))


def _fifer(scheme: GermanScheme) -> Pose:
    left: tuple[Point, ...] = ((-130, 6), (-166, 110), (-60, -40))
    right: tuple[Point, ...] = ((130, 6), (170, 104), (96, -46))
    return Pose(
        _sleeve(left, scheme.main)
        + _sleeve(right, scheme.main)
        + group(place(44, -96, 1.12, -8), tools.fife())
        + _cuff(-68, -34, -40, scheme.trim)
        + _fist(-34, -72, 23, -10)
        + _cuff(104, -40, -24, scheme.trim)
        + _fist(88, -88, 23)
    )


def _smoker(scheme: GermanScheme) -> Pose:
    right: tuple[Point, ...] = ((130, 6), (164, 120), (92, 84))
    return Pose(
        _sleeve(_LEFT_ARM, scheme.main)
        + _cuff(-110, 184, -40, WHITE)
        + _fist(-96, 196)
        + group(place(42, 0, 1.15), tools.pipe())
        + _sleeve(right, scheme.main)
        + _cuff(112, 94, -66, WHITE)
        + _fist(74, 76, 26)
    )


def _baker(scheme: GermanScheme) -> Pose:
    return Pose(
        _sleeve(((-130, 6), (-164, 118), (-70, 104)), scheme.main)
        + _sleeve(((130, 6), (164, 118), (76, 84)), scheme.main)
        + _cuff(-108, 104, 80, scheme.trim)
        + _cuff(108, 86, -80, scheme.trim)
        + group(place(0, 74, 1.02), tools.pretzel())
        + _fist(-88, 92, 24)
        + _fist(86, 82, 24)
    )


def _innkeeper(scheme: GermanScheme) -> Pose:
    return Pose(
        _left_on_belt(scheme, scheme.trim)
        + _sleeve(((130, 6), (160, 120), (100, 96)), scheme.main)
        + _cuff(112, 100, -70, scheme.trim)
        + group(place(84, 44, 1.05), tools.tankard())
        + _fist(134, 52, 24)
    )


_POSES: dict[str, Callable[[GermanScheme, str], Pose]] = {
    "CK": lambda scheme, pip: _king(scheme, tools.sceptre(pip, 256, scheme.trim)),
    "SK": lambda scheme, pip: _king(scheme, tools.sword(300)),
    "HK": lambda scheme, pip: _king(scheme, tools.sceptre(pip, 256, scheme.trim)),
    "DK": lambda scheme, pip: _king(scheme, group("scale(.74 1)", tools.axe(262))),
    "CQ": lambda scheme, pip: _upright(scheme, WHITE, group("rotate(8)", tools.sword(320))),
    "SQ": lambda scheme, pip: _drummer(scheme),
    "HQ": lambda scheme, pip: _upright(scheme, WHITE, "", group("scale(.86 1)", tools.flag(scheme.main, WHITE, 330))),
    "DQ": lambda scheme, pip: _smoker(scheme),
    "CJ": lambda scheme, pip: _upright(scheme, scheme.trim, "", tools.axe(300)),
    "SJ": lambda scheme, pip: _fifer(scheme),
    "HJ": lambda scheme, pip: _baker(scheme),
    "DJ": lambda scheme, pip: _innkeeper(scheme),
}


def _sign(x: float, y: float, pip: str, scheme: GermanScheme, radius: float) -> str:
    rim = scheme.trim if luminance(scheme.trim) < 0.7 else ORNAMENT
    return (
        inked(circle(x, y, radius), PAPER)
        + line(circle(x, y, radius - 8), rim, 4)
        + group(place(x, y, radius / 66 * 0.98), pip)
    )


SIGNS: dict[str, tuple[tuple[float, float, float], ...]] = {
    "K": ((-128, -344, 52), (168, -344, 52)),
    "Q": ((-106, -330, 70),),
    "J": ((-146, 330, 70),),
}


def _picture_frame(scheme: GermanScheme) -> str:
    return frame(mix(scheme.main, PAPER, 0.35))


def figure(rank: str, suit: str) -> str:
    """The framed picture of a king (K), Ober (Q) or Unter (J)."""
    scheme, pip = GERMAN[suit], PIPS[suit](GERMAN_PIPS[suit])
    head, pose = german_head(rank, suit), _POSES[suit + rank](scheme, pip)
    neck = inked("M-28 -100L28 -100L34 -56L-34 -56Z", SKIN_SHADE, 4)
    person = group(
        _KING_STANDS if rank == "K" else _STANDS,
        group(place(*_HEAD_AT), head.behind()),
        pose.behind,
        _coat(rank, suit, scheme),
        neck,
        _collar(rank, suit, scheme),
        group(place(*_HEAD_AT), head.front()),
        pose.before,
        _epaulettes(scheme.trim) if rank == "Q" else "",
    )
    signs = "".join(_sign(x, y, pip, scheme, radius) for x, y, radius in SIGNS[rank])
    return scene(rank, scheme) + person + signs + _picture_frame(scheme)


def deuce(suit: str) -> str:
    """The Daus or Sau, highest card of its suit: two signs on one stalk over a wild boar."""
    scheme, pip = GERMAN[suit], PIPS[suit](GERMAN_PIPS[suit])
    green = "#4F8A4C"
    stalk = cased("M-82 -130C-82 -40 -16 -10 20 36M122 -130C122 -40 56 -10 20 36", green, 8, 8)
    leaves = "M0 40C-40 10 -66 20 -84 34C-60 54 -30 58 0 40ZM0 40C40 10 66 20 84 34C60 54 30 58 0 40Z"
    collar = "#D9973F" if suit == "C" else GERMAN_PIPS[suit]
    return (
        hillside(scheme)
        + stalk
        + group(place(20, -4), inked(leaves, green, 4))
        + group(place(-82, -230, 1.98), pip)
        + group(place(122, -230, 1.98), pip)
        + group(place(8, 214, 0.9), boar(MOODS[suit], pip, collar))
        + _picture_frame(scheme)
    )
