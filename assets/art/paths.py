"""Path data as cubic curves, and cutting them along straight lines.

Qt draws SVG Tiny 1.2, which has no clip paths; so every shape that must end at a frame or a seam is cut here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

Point = tuple[float, float]
Segment = tuple[Point, Point, Point, Point]
Subpath = list[Segment]
HalfPlane = tuple[float, float, float]
Region = tuple[HalfPlane, ...]

ROUND = 0.5522847498
_NEAR = 1e-6
_SAMPLES = 16
_BISECTIONS = 40
_TOKEN = re.compile(r"[MLHVCQSZ]|-?\d*\.?\d+(?:e-?\d+)?")


def number(value: float) -> str:
    """The shortest text of `value` rounded to a tenth of a unit."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def _blend(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _straight(start: Point, end: Point) -> Segment:
    return start, _blend(start, end, 1 / 3), _blend(start, end, 2 / 3), end


def _apart(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) > _NEAR


class _Reader:
    """Walks the tokens of path data with absolute commands M L H V C Q S Z."""

    def __init__(self, data: str) -> None:
        self._tokens: list[str] = _TOKEN.findall(data)
        self._next = 0
        self._start: Point = (0.0, 0.0)
        self._point: Point = (0.0, 0.0)
        self._handle: Point = (0.0, 0.0)
        self.subpaths: list[Subpath] = []

    def read(self) -> list[Subpath]:
        command = "M"
        while self._next < len(self._tokens):
            if self._tokens[self._next].isalpha():
                command = self._tokens[self._next]
                self._next += 1
            self._step(command)
            command = "L" if command == "M" else command
        for subpath in self.subpaths:
            if subpath and _apart(subpath[0][0], subpath[-1][3]):
                subpath.append(_straight(subpath[-1][3], subpath[0][0]))
        return self.subpaths

    def _number(self) -> float:
        self._next += 1
        return float(self._tokens[self._next - 1])

    def _pair(self) -> Point:
        return self._number(), self._number()

    def _add(self, segment: Segment) -> None:
        self.subpaths[-1].append(segment)
        self._handle, self._point = segment[2], segment[3]

    def _line_to(self, end: Point) -> None:
        self._add(_straight(self._point, end))

    def _step(self, command: str) -> None:
        x, y = self._point
        match command:
            case "M":
                self._start = self._point = self._pair()
                self.subpaths.append([])
            case "Z":
                if self.subpaths and _apart(self._point, self._start):
                    self._line_to(self._start)
            case "L":
                self._line_to(self._pair())
            case "H":
                self._line_to((self._number(), y))
            case "V":
                self._line_to((x, self._number()))
            case "Q":
                bend, end = self._pair(), self._pair()
                self._add((self._point, _blend(self._point, bend, 2 / 3), _blend(end, bend, 2 / 3), end))
            case "S":
                mirrored = (2 * x - self._handle[0], 2 * y - self._handle[1])
                self._add((self._point, mirrored, self._pair(), self._pair()))
            case _:
                self._add((self._point, self._pair(), self._pair(), self._pair()))


def parse(data: str) -> list[Subpath]:
    """Closed subpaths of path data in absolute commands, every segment a cubic curve."""
    return _Reader(data).read()


def split(segment: Segment, share: float) -> tuple[Segment, Segment]:
    """The two parts of a curve cut at parameter `share` (de Casteljau)."""
    a, b, c, d = segment
    ab, bc, cd = _blend(a, b, share), _blend(b, c, share), _blend(c, d, share)
    abc, bcd = _blend(ab, bc, share), _blend(bc, cd, share)
    middle = _blend(abc, bcd, share)
    return (a, ab, abc, middle), (middle, bcd, cd, d)


def _bisect(value: Callable[[float], float], low: float, high: float) -> float:
    below = value(low) < 0
    for _ in range(_BISECTIONS):
        middle = (low + high) / 2
        if (value(middle) < 0) == below:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def _crossings(f0: float, f1: float, f2: float, f3: float) -> Iterator[float]:
    """Parameters between 0 and 1 where the Bernstein cubic changes its sign."""

    def value(t: float) -> float:
        s = 1 - t
        return s**3 * f0 + 3 * s * s * t * f1 + 3 * s * t * t * f2 + t**3 * f3

    for k in range(_SAMPLES):
        low, high = k / _SAMPLES, (k + 1) / _SAMPLES
        if (value(low) < 0) != (value(high) < 0):
            yield _bisect(value, low, high)


def _side(half: HalfPlane, point: Point) -> float:
    return half[0] * point[0] + half[1] * point[1] + half[2]


def _pieces_inside(segment: Segment, half: HalfPlane) -> Iterator[Segment]:
    f0, f1, f2, f3 = (_side(half, point) for point in segment)
    if max(f0, f1, f2, f3) <= 0:
        yield segment
        return
    if min(f0, f1, f2, f3) > 0:
        return
    done, rest = 0.0, segment
    for share in (*_crossings(f0, f1, f2, f3), 1.0):
        piece, rest = split(rest, (share - done) / (1 - done)) if share < 1 else (rest, rest)
        done = share
        if _side(half, split(piece, 0.5)[0][3]) <= 0:
            yield piece


def _bridged(segments: list[Segment]) -> Subpath:
    """The segments in a closed ring, gaps joined by straight lines."""
    ring: Subpath = []
    for segment in segments:
        if ring and _apart(ring[-1][3], segment[0]):
            ring.append(_straight(ring[-1][3], segment[0]))
        ring.append(segment)
    if _apart(ring[-1][3], ring[0][0]):
        ring.append(_straight(ring[-1][3], ring[0][0]))
    return ring


def _cut(subpaths: list[Subpath], half: HalfPlane) -> list[Subpath]:
    kept = ([piece for segment in subpath for piece in _pieces_inside(segment, half)] for subpath in subpaths)
    return [_bridged(segments) for segments in kept if segments]


def _is_straight(segment: Segment) -> bool:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = segment
    first = (x3 - x0) * (y1 - y0) - (y3 - y0) * (x1 - x0)
    second = (x3 - x0) * (y2 - y0) - (y3 - y0) * (x2 - x0)
    return abs(first) < 1e-3 and abs(second) < 1e-3


def _pair(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def to_data(subpaths: list[Subpath]) -> str:
    """Path data of closed subpaths."""
    out: list[str] = []
    for subpath in subpaths:
        out.append("M" + _pair(subpath[0][0]))
        for segment in subpath:
            points = segment[3:] if _is_straight(segment) else segment[1:]
            out.append(("L" if len(points) == 1 else "C") + " ".join(map(_pair, points)))
        out.append("Z")
    return "".join(out)


def clip(data: str, region: Region) -> str:
    """The part of the closed path where a*x + b*y + c <= 0 for every half plane; may be empty."""
    subpaths = parse(data)
    for half in region:
        subpaths = _cut(subpaths, half)
    return to_data(subpaths)


def stretched(data: str, factor: float) -> str:
    """The closed path with every x multiplied by `factor`."""

    def move(point: Point) -> Point:
        return point[0] * factor, point[1]

    return to_data([[(move(a), move(b), move(c), move(d)) for a, b, c, d in sub] for sub in parse(data)])


def polygon(*corners: Point) -> str:
    """A closed polygon."""
    return "M" + "L".join(map(_pair, corners)) + "Z"


def circle(x: float, y: float, radius: float, height: float | None = None) -> str:
    """A circle, or an ellipse when the half height differs from the radius."""
    tall = radius if height is None else height
    kx, ky = radius * ROUND, tall * ROUND
    right, left, top, low = x + radius, x - radius, y - tall, y + tall
    n = number
    return (
        f"M{n(right)} {n(y)}C{n(right)} {n(y + ky)} {n(x + kx)} {n(low)} {n(x)} {n(low)}"
        f"C{n(x - kx)} {n(low)} {n(left)} {n(y + ky)} {n(left)} {n(y)}"
        f"C{n(left)} {n(y - ky)} {n(x - kx)} {n(top)} {n(x)} {n(top)}"
        f"C{n(x + kx)} {n(top)} {n(right)} {n(y - ky)} {n(right)} {n(y)}Z"
    )


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """A rectangle, its corners rounded by `radius`."""
    right, low = x + width, y + height
    if not radius:
        return polygon((x, y), (right, y), (right, low), (x, low))
    k, n, r = radius * (1 - ROUND), number, radius
    return (
        f"M{n(x + r)} {n(y)}L{n(right - r)} {n(y)}"
        f"C{n(right - k)} {n(y)} {n(right)} {n(y + k)} {n(right)} {n(y + r)}"
        f"L{n(right)} {n(low - r)}C{n(right)} {n(low - k)} {n(right - k)} {n(low)} {n(right - r)} {n(low)}"
        f"L{n(x + r)} {n(low)}C{n(x + k)} {n(low)} {n(x)} {n(low - k)} {n(x)} {n(low - r)}"
        f"L{n(x)} {n(y + r)}C{n(x)} {n(y + k)} {n(x + k)} {n(y)} {n(x + r)} {n(y)}Z"
    )
