"""Emitters for the only three elements the cards use: `svg`, `g` and `path`."""

from __future__ import annotations

from assets.art.colour import INK
from assets.art.paths import number

OUTLINE = 5


def area(data: str, colour: str, opacity: float = 1) -> str:
    """A filled shape without an outline; nothing when the path is empty."""
    if not data:
        return ""
    veil = "" if opacity == 1 else f' fill-opacity="{opacity:g}"'
    return f'<path d="{data}" fill="{colour}"{veil}/>'


def ring(data: str, colour: str) -> str:
    """A filled shape whose inner outlines are holes."""
    return f'<path d="{data}" fill="{colour}" fill-rule="evenodd"/>'


def inked(data: str, colour: str, width: float = OUTLINE, ink: str = INK) -> str:
    """A filled shape with an outline; nothing when the path is empty."""
    if not data:
        return ""
    pen = f'stroke="{ink}" stroke-width="{number(width)}" stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{data}" fill="{colour}" {pen}/>'


def line(data: str, colour: str = INK, width: float = OUTLINE, *, cap: str = "round", join: str = "round") -> str:
    """A stroke without a fill."""
    pen = f'stroke="{colour}" stroke-width="{number(width)}" stroke-linecap="{cap}" stroke-linejoin="{join}"'
    return f'<path d="{data}" fill="none" {pen}/>'


def cased(data: str, colour: str, width: float, casing: float = 9) -> str:
    """A coloured stroke on a wider stroke of ink."""
    return line(data, INK, width + casing) + line(data, colour, width)


def group(transform: str, *items: str) -> str:
    """The items under one transformation."""
    return f'<g transform="{transform}">{"".join(items)}</g>'


def place(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A transformation: move to (x, y), turn by degrees, scale."""
    parts = [f"translate({number(x)} {number(y)})"]
    if turn:
        parts.append(f"rotate({number(turn)})")
    if scale != 1:
        parts.append(f"scale({scale:.4g})")
    return " ".join(parts)


def mirrored(item: str) -> str:
    """The item seen in a mirror, left for right."""
    return group("scale(-1 1)", item)


def document(body: str, width: int, height: int) -> str:
    """A whole SVG file."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>\n'
