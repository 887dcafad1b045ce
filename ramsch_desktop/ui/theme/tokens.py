"""The numbers of the look: colours, type, spaces, radii and movement, without Qt.

Colours are `RRGGBB` with a leading `#`; lengths are logical pixels at text scale 1.0; times are milliseconds.
Two materials carry everything: felt (cards, people, bids) and paper (all that is read). Gold is "yours, now".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum


class Scheme(Enum):
    """The three colour tables."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class FeltColour(Enum):
    """The cloth of the table; high contrast is always black."""

    GREEN = "green"
    WINE = "wine"
    BLUE = "blue"
    SLATE = "slate"


class Ground(Enum):
    """The material that a widget lies on; it decides the focus ring and the text colour."""

    FELT = "felt"
    PAPER = "paper"


@dataclass(frozen=True)
class Colours:
    """One colour table; names say the use, `on_x` is the text that stands on `x`."""

    felt: str
    felt_edge: str
    felt_text: str
    bar: str
    bar_text: str
    bar_second: str
    badge: str
    badge_text: str
    badge_second: str
    badge_ring: str
    gold: str
    on_gold: str
    gold_text: str
    paper: str
    card: str
    ink: str
    second: str
    off: str
    line: str
    strong_line: str
    green: str
    on_green: str
    link: str
    plus: str
    minus: str
    green_tint: str
    gold_tint: str
    red_tint: str
    plot_second: str
    bubble: str
    bubble_ink: str
    bubble_edge: str
    focus_paper: str
    focus_felt: str
    focus_halo: str
    ring_alpha: int
    diamond_alpha: int


LIGHT = Colours(
    felt="#1A5F48",
    felt_edge="#0E3B2D",
    felt_text="#EDF5F0",
    bar="#12241E",
    bar_text="#E6EFE9",
    bar_second="#A9C4B7",
    badge="#0D2A21",
    badge_text="#FFF7E3",
    badge_second="#B9D3C6",
    badge_ring="#3F7A64",
    gold="#E8B33C",
    on_gold="#1C2030",
    gold_text="#7A5600",
    paper="#F7F0DF",
    card="#FFFDF7",
    ink="#1C2030",
    second="#5B5243",
    off="#6F6757",
    line="#DDD1B5",
    strong_line="#8C7F63",
    green="#1F6B52",
    on_green="#FFFDF7",
    link="#1F6B52",
    plus="#1F6B52",
    minus="#A3212B",
    green_tint="#E7EFE4",
    gold_tint="#FBEBC4",
    red_tint="#F9E1DC",
    plot_second="#26457E",
    bubble="#FFF7E3",
    bubble_ink="#1C2030",
    bubble_edge="#FFF7E3",
    focus_paper="#0B57D0",
    focus_felt="#FFFFFF",
    focus_halo="#0A1512",
    ring_alpha=70,
    diamond_alpha=6,
)

DARK = Colours(
    felt="#1B4437",
    felt_edge="#0A1D17",
    felt_text="#DCE7E1",
    bar="#0C1613",
    bar_text="#E6EFE9",
    bar_second="#9DB8AB",
    badge="#081813",
    badge_text="#F6EFDD",
    badge_second="#A9C4B7",
    badge_ring="#35614F",
    gold="#E8B33C",
    on_gold="#1C2030",
    gold_text="#E8B33C",
    paper="#17211D",
    card="#202D28",
    ink="#F3EDDD",
    second="#B5C2BA",
    off="#98A69E",
    line="#36463F",
    strong_line="#7C9187",
    green="#2F8F6E",
    on_green="#08130F",
    link="#7FD1AE",
    plus="#7FD1AE",
    minus="#F0918A",
    green_tint="#22382F",
    gold_tint="#3B321A",
    red_tint="#3E2424",
    plot_second="#9DB9EE",
    bubble="#F4EBD3",
    bubble_ink="#1C2030",
    bubble_edge="#F4EBD3",
    focus_paper="#8AB8FF",
    focus_felt="#FFFFFF",
    focus_halo="#0A1512",
    ring_alpha=60,
    diamond_alpha=6,
)

HIGH_CONTRAST = Colours(
    felt="#000000",
    felt_edge="#000000",
    felt_text="#FFFFFF",
    bar="#000000",
    bar_text="#FFFFFF",
    bar_second="#FFFFFF",
    badge="#000000",
    badge_text="#FFFFFF",
    badge_second="#FFFFFF",
    badge_ring="#FFFFFF",
    gold="#FFD400",
    on_gold="#000000",
    gold_text="#FFD400",
    paper="#000000",
    card="#000000",
    ink="#FFFFFF",
    second="#FFFFFF",
    off="#C8C8C8",
    line="#FFFFFF",
    strong_line="#FFFFFF",
    green="#FFFFFF",
    on_green="#000000",
    link="#FFFFFF",
    plus="#7CFFB2",
    minus="#FF9E9E",
    green_tint="#002B5C",
    gold_tint="#3A3000",
    red_tint="#4A0000",
    plot_second="#8FD0FF",
    bubble="#000000",
    bubble_ink="#FFFFFF",
    bubble_edge="#FFFFFF",
    focus_paper="#00E5FF",
    focus_felt="#00E5FF",
    focus_halo="#000000",
    ring_alpha=120,
    diamond_alpha=0,
)

_TABLES = {Scheme.LIGHT: LIGHT, Scheme.DARK: DARK, Scheme.HIGH_CONTRAST: HIGH_CONTRAST}

_FELTS = {
    FeltColour.WINE: ("#5E2233", "#36121D"),
    FeltColour.BLUE: ("#1F3F66", "#10243D"),
    FeltColour.SLATE: ("#2F3A40", "#171D21"),
}

_DARK_FELT_SHARE = 0.30


def colours(scheme: Scheme, felt: FeltColour = FeltColour.GREEN) -> Colours:
    """The colour table of a scheme with the chosen cloth; a dark scheme takes 30 % of the light out of it."""
    table = _TABLES[scheme]
    if felt is FeltColour.GREEN or scheme is Scheme.HIGH_CONTRAST:
        return table
    middle, edge = _FELTS[felt]
    if scheme is Scheme.DARK:
        middle, edge = (mix(c, "#000000", _DARK_FELT_SHARE) for c in (middle, edge))
    badge, ring = mix(edge, "#000000", 0.35), mix(middle, "#FFFFFF", 0.22)
    return replace(table, felt=middle, felt_edge=edge, badge=badge, badge_ring=ring)


@dataclass(frozen=True)
class TextStyle:
    """Pixel size at text scale 1.0 and weight (100-900)."""

    px: int
    weight: int


NOTE = TextStyle(12, 400)
SMALL_BUTTON = TextStyle(13, 500)
TEXT = TextStyle(14, 400)
STRONG = TextStyle(15, 600)
SECTION = TextStyle(15, 700)
PROMPT = TextStyle(16, 600)
BIG_BUTTON = TextStyle(18, 700)
HEADING = TextStyle(20, 700)
TITLE = TextStyle(26, 700)
RESULT = TextStyle(38, 800)
RESULT_LARGE = TextStyle(44, 800)

TEXT_SCALE_MIN, TEXT_SCALE_MAX = 0.85, 2.0

LOW_WINDOW = 700
"""A window of less height, in pixels, puts its parts closer."""


class Space:
    """Distances on the 4 px grid."""

    XXS, XS, S, M, L, XL, XXL = 4, 8, 12, 16, 24, 32, 48
    LABEL = 10
    PANEL = (14, 16)
    SHEET = (18, 24)
    DIALOG = (18, 28)


class Radius:
    """Corner radii; a badge is round at half its height."""

    BUTTON = 8
    BIG_BUTTON = 10
    CHIP = 10
    BUBBLE = 12
    SHEET = 14


class Hit:
    """Least heights of what can be clicked."""

    HEADER = 32
    CONTROL = 34
    MAIN = 40
    STRIP = 54


class Motion:
    """Durations of every movement, ease-out cubic; nothing loops."""

    CARD_TO_TRICK = 180
    TRICK_TO_WINNER = 220
    DEAL_CARD = 45
    DEAL_AT_MOST = 600
    RAISE = 90
    BUBBLE_IN = 120
    BUBBLE_OUT = 90
    REFUSE = 160
    SHEET = 160
    CHALK_BAR = 260
    TURN_RING = 120
    FADE_REDUCED = 80


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue (0-255) of `#RRGGBB`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """`first` with `share` (0-1) of `second` in it, channel by channel."""
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def luminance(colour: str) -> float:
    """Relative luminance 0-1 (WCAG 2.2)."""

    def linear(channel: int) -> float:
        c = channel / 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(c) for c in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    """Contrast ratio 1-21 of two colours (WCAG 2.2)."""
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lightest_felt(table: Colours) -> str:
    """The middle of the felt's gradient: 8 % lighter than its colour, except on black."""
    return mix(table.felt, "#FFFFFF", 0.08) if table.diamond_alpha else table.felt


def lightened(colour: str, ground: str, ratio: float) -> str:
    """`colour` with as little white in it, in steps of 5 %, as gives this contrast on `ground`, or white."""
    steps = (mix(colour, "#FFFFFF", share / 20) for share in range(20))
    return next((each for each in steps if contrast(each, ground) >= ratio), "#FFFFFF")
