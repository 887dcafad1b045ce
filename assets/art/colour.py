"""Colours as "#RRGGBB" strings: the fixed ones of the whole art, mixing, and the WCAG measures."""

from __future__ import annotations

INK = "#1C2030"
WHITE = "#FFFFFF"
PAPER = "#FFFDF7"
EDGE = "#CFC6B4"
CREAM = "#F4F0E4"

GOLD = "#E8B33C"
BRASS = "#E5B13A"
ORNAMENT = "#D9A532"
BLADE = "#E9EEF3"
STEEL = "#DCE3EA"
WOOD = "#8A5A34"
STEM = "#3E8E4E"
SCARLET = "#C4302B"

SKIN = "#F8DFC4"
SKIN_SHADE = "#E6B58C"
BLUSH = "#E58F78"
LIP = "#B8323A"


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0 to 255, of "#RRGGBB"."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """`colour` with `share` (0 to 1) of `other` mixed in, channel by channel."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)


def lighter(colour: str, share: float) -> str:
    """`colour` mixed with white."""
    return mix(colour, WHITE, share)


def darker(colour: str, share: float) -> str:
    """`colour` mixed with the ink."""
    return mix(colour, INK, share)


def linear(channel: int) -> float:
    """One sRGB channel (0 to 255) as linear light, 0 to 1 (WCAG 2 formula)."""
    value = channel / 255
    return value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4


def luminance(colour: str) -> float:
    """Relative luminance, 0 to 1 (WCAG 2)."""
    red, green, blue = (linear(channel) for channel in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Contrast ratio, 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
