"""Where a paper lies in the middle of the table: clear of people, their backs, their words, and the prompt. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from ramsch_desktop.ui.table.layout import TableLayout
from ramsch_desktop.ui.table.shapes import Point, Rect

GAP = 6.0
"""Between a paper and whatever lies beside it."""
BUBBLE_WIDE, BUBBLE_HIGH, BUBBLE_LEFT = 150.0, 46.0, 36.0
"""A few words that a seat says at its badge, at text scale 1, and how far left of the badge's middle they begin."""


def taken_places(layout: TableLayout) -> tuple[Rect, ...]:
    """Badges with the backs above them, your own badge, and all below the line of the prompt."""
    seats = (layout.with_backs(opponent) for opponent in range(1, len(layout.trick)))
    below = Rect(0, layout.prompt.y, layout.width, layout.height - layout.prompt.y)
    return (*seats, layout.own_badge, below)


def spoken_places(layout: TableLayout, scale: float) -> tuple[Rect, ...]:
    """Where the words of the other seats stand, below their badges."""
    wide, high, left = BUBBLE_WIDE * scale, BUBBLE_HIGH * scale, BUBBLE_LEFT * scale
    lefts = [max(0.0, min(badge.centre.x - left, layout.width - wide)) for badge in layout.seats]
    return tuple(Rect(x, badge.bottom, wide, high) for x, badge in zip(lefts, layout.seats, strict=True))


def paper_rooms(layout: TableLayout, scale: float) -> Iterator[tuple[Rect, ...]]:
    """The free rooms round the centre line of the table: those clear of spoken words, then those that words may cover
    while they are spoken."""
    taken = taken_places(layout)
    yield _rooms(layout, (*taken, *spoken_places(layout, scale)))
    yield _rooms(layout, taken)


@lru_cache(maxsize=8)
def _rooms(layout: TableLayout, taken: tuple[Rect, ...]) -> tuple[Rect, ...]:
    tops = {GAP, *(place.bottom + GAP for place in taken)}
    bottoms = {place.y - GAP for place in taken}
    found = (_room(layout, taken, top, bottom) for top, bottom in product(sorted(tops), sorted(bottoms)))
    return tuple(room for room in found if room.width > 0 and room.height > 0)


def _room(layout: TableLayout, taken: tuple[Rect, ...], top: float, bottom: float) -> Rect:
    """As wide as the places between these lines leave it to both sides of the centre."""
    centre = layout.width / 2
    beside = [place for place in taken if place.y < bottom + GAP and place.bottom > top - GAP]
    half = min([_distance(place, centre) for place in beside] + [centre]) - GAP
    return Rect(centre - half, top, 2 * half, bottom - top)


def _distance(place: Rect, x: float) -> float:
    return max(0.0, place.x - x, x - place.right)


def paper_place(rooms: tuple[Rect, ...], width: float, height: float, most: float, centre: Point) -> Rect | None:
    """A paper of this size, wider up to ``most`` where there is room, as near to ``centre`` as it can lie; None if no
    room is large enough."""
    fitting = (_lying(room, width, height, most, centre) for room in rooms)
    found = [place for place in fitting if place is not None]
    return min(found, key=lambda place: abs(place.centre.y - centre.y), default=None)


def _lying(room: Rect, width: float, height: float, most: float, centre: Point) -> Rect | None:
    if width > room.width or height > room.height:
        return None
    wide = max(width, min(room.width, most))
    y = max(room.y, min(centre.y - height / 2, room.bottom - height))
    return Rect(room.centre.x - wide / 2, y, wide, height)


def widest_paper(layout: TableLayout, paper: Rect, scale: float) -> Rect:
    """As high as this paper, and as wide as one may be at its place."""
    rooms = (room for rooms in paper_rooms(layout, scale) for room in rooms)
    round_it = [room.width for room in rooms if room.y <= paper.y and room.bottom >= paper.bottom]
    wide = max(round_it, default=paper.width)
    return Rect(paper.centre.x - wide / 2, paper.y, wide, paper.height)


def rooms_beside(layout: TableLayout, paper: Rect, scale: float) -> Iterator[tuple[Rect, ...]]:
    """The free rooms left, right, above and below of a paper: those clear of spoken words, then all."""
    taken = (*taken_places(layout), layout.own_tag)
    yield _rooms_beside(layout, paper, (*taken, *spoken_places(layout, scale)))
    yield _rooms_beside(layout, paper, taken)


@lru_cache(maxsize=8)
def _rooms_beside(layout: TableLayout, paper: Rect, taken: tuple[Rect, ...]) -> tuple[Rect, ...]:
    columns = ((GAP, paper.x - GAP), (paper.right + GAP, layout.width - GAP))
    beside = (gap for left, right in columns for gap in _gaps(left, right, layout.prompt.y, taken))
    round_it = (room for room in _rooms(layout, (*taken, paper)) if not room.meets(paper))
    return (*(room for room in beside if room.width > 0), *round_it)


def _gaps(left: float, right: float, bottom: float, taken: tuple[Rect, ...]) -> Iterator[Rect]:
    """What places leave of a column, from its top to ``bottom``."""
    top = GAP
    for place in sorted((p for p in taken if p.x < right and p.right > left), key=lambda p: p.y):
        if place.y - GAP > top:
            yield Rect(left, top, right - left, min(place.y, bottom) - GAP - top)
        top = max(top, place.bottom + GAP)
