"""Where everything on the table lies: pure functions from sizes to places, in card units, without Qt.

Lengths are float logical pixels, the origin is the upper left corner of the table (the window without header
and panel). `u` is the width of a card in your hand; a card is 23/15 as high as wide. Opponents are numbered
clockwise from your left. `scale` is the text scale, `card_size` the factor of the card size slider.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations

from ramsch_desktop.ui.table.shapes import CARD_RATIO, CardPlace, Ellipse, Point, Rect

CARD_STEP = 15
SMALLEST_CARD, LARGEST_CARD = 60, 420
HEADER = 44.0
MARGIN = 16.0
TOOLS_GAP = 16.0
DEGREES_A_CARD = 1.0
RAISE, LOWER, HOVER = 0.20, 0.09, 0.03
SEATS_WITH_BACKS = 4
BADGE_HEIGHT, BADGE_WIDE, BADGE_NARROW = 52.0, 216.0, 186.0
TAG_HEIGHT = 26.0
SMALLEST_BADGE = 0.85


@dataclass(frozen=True)
class WindowLayout:
    """The three areas of the window."""

    header: Rect
    table: Rect
    panel: Rect


def window_layout(width: float, height: float, scale: float = 1.0, panel: bool = True) -> WindowLayout:
    """Header above, table left, panel right; a folded panel has no width.

    The panel is 288 (264 below 1100 px) times the text scale and never above 40 % of the window.
    """
    head = max(HEADER, 28.0 * scale)
    wide = min((264.0 if width < 1100 else 288.0) * scale, 0.4 * width) if panel else 0.0
    table = Rect(0, head, width - wide, height - head)
    return WindowLayout(Rect(0, 0, width, head), table, Rect(table.right, head, wide, table.height))


@dataclass(frozen=True)
class HandLayout:
    """A gentle arc of cards: 1 degree a card, the middle card highest, as wide as `room` allows."""

    centre_x: float
    top: float
    unit: float
    room: float

    def step(self, cards: int) -> float:
        """How far `cards` cards lie apart."""
        return min(0.78 * self.unit, (self.room - 1.9 * self.unit) / max(1, cards - 1))

    def slots(self, cards: int) -> tuple[CardPlace, ...]:
        """The places of `cards` cards from left to right."""
        radius = self.step(cards) / math.radians(DEGREES_A_CARD)
        middle = self.top + self.unit * CARD_RATIO / 2
        places = []
        for index in range(cards):
            angle = (index - (cards - 1) / 2) * DEGREES_A_CARD
            turn = math.radians(angle)
            centre = Point(self.centre_x + radius * math.sin(turn), middle + radius * (1 - math.cos(turn)))
            places.append(CardPlace(centre, self.unit, angle))
        return tuple(places)

    def raised(self, place: CardPlace) -> CardPlace:
        """A chosen or hinted card: 20 % of its width higher."""
        return place.moved(0, -RAISE * self.unit)

    def lowered(self, place: CardPlace) -> CardPlace:
        """A card that must not be played, when tried: 9 % of its width lower."""
        return place.moved(0, LOWER * self.unit)

    def hovered(self, place: CardPlace) -> CardPlace:
        """A card under the pointer: 3 % of its width higher."""
        return place.moved(0, -HOVER * self.unit)


@dataclass(frozen=True)
class TableLayout:
    """All places on the table for one size, number of seats, number of cards and text scale.

    `trick[0]` is your place in the trick, `trick[i]` that of opponent `i`; `seats[i - 1]` is his badge.
    `badge_scale` is the text scale that fits into a badge; `middle` is free for the trick or a paper.
    `strip_free` is the part of the action strip beside your badge; `prompt` may be filled to its ends.
    """

    width: float
    height: float
    unit: float
    badge_scale: float
    hand: HandLayout
    hand_slots: tuple[CardPlace, ...]
    strip: Rect
    strip_free: Rect
    prompt: Rect
    own_badge: Rect
    own_tag: Rect
    seats: tuple[Rect, ...]
    trick: tuple[CardPlace, ...]
    middle: Rect
    ring: Ellipse
    back_width: float
    back_visible: float
    sheet: Rect
    toast: Rect

    def visible_above(self, opponent: int) -> float:
        """How much of the backs shows above the badge of an opponent."""
        return min(self.back_visible, self.seats[opponent - 1].y - 12)

    def with_backs(self, opponent: int) -> Rect:
        """The badge of an opponent with the backs above it."""
        return self.seats[opponent - 1].grown(0, max(0.0, self.visible_above(opponent)), 0, 0)

    def backs(self, opponent: int, cards: int) -> tuple[CardPlace, ...]:
        """The fan of backs above the badge of an opponent (1, 2, ...); empty from five seats on."""
        visible = self.visible_above(opponent)
        if not visible or not cards:
            return ()
        badge, width = self.seats[opponent - 1], self.back_width
        step = min(0.30 * width, (0.72 * badge.width - width) / max(1, cards - 1))
        y = badge.y - visible + width * CARD_RATIO / 2
        places = []
        for index in range(cards):
            k = index - (cards - 1) / 2
            places.append(CardPlace(Point(badge.centre.x + k * step, y + 0.35 * k * k), width, 1.6 * k))
        return tuple(places)

    def open_cards(self, opponent: int, cards: int) -> tuple[CardPlace, ...]:
        """The open cards of an opponent in a row below badge and tag, towards the middle of the table."""
        badge, width = self.seats[opponent - 1], max(44.0, 0.42 * self.unit)
        step = min(0.62 * width, (1.5 * badge.width - width) / max(1, cards - 1))
        long = width + step * (cards - 1)
        left = max(MARGIN, min(badge.centre.x - long / 2, self.width - MARGIN - long))
        y = badge.bottom + TAG_HEIGHT * self.badge_scale + 6 + width * CARD_RATIO / 2
        return tuple(CardPlace(Point(left + width / 2 + at * step, y), width) for at in range(cards))

    def actions_left(self, actions: float, tools: float = 0.0) -> float:
        """The x of a row of buttons `actions` wide: centred if it meets neither badge nor tools there."""
        beside = tools + TOOLS_GAP if tools and self._stand_beside(actions, tools) else 0.0
        most = self.strip_free.right - actions - beside
        return max(self.strip_free.x, min((self.width - actions) / 2, most))

    def tools_place(self, actions: float, width: float, height: float) -> Rect:
        """Where small buttons lie: at the right end of the strip, above the prompt if the actions leave no room."""
        strip = self.strip_free
        beside = self._stand_beside(actions, width)
        top = strip.y + (strip.height - height) / 2 if beside else self.prompt.y - height - TOOLS_GAP / 2
        return Rect(strip.right - width, top, width, height)

    def _stand_beside(self, actions: float, tools: float) -> bool:
        return actions + TOOLS_GAP + tools <= self.strip_free.width


def card_unit(width: float, height: float, card_size: float = 1.0) -> int:
    """Width of a hand card: a multiple of 15 between 60 and 420 that suits the table."""
    steps = math.floor(card_size * min(width / 8.0, height / 6.1) / CARD_STEP + 1e-9)
    return max(SMALLEST_CARD, min(LARGEST_CARD, CARD_STEP * steps))


def table_layout(
    width: float, height: float, seats: int, cards: int, scale: float = 1.0, card_size: float = 1.0
) -> TableLayout:
    """All places on a table of `width` x `height` pixels for 3-7 seats and `cards` cards in your hand.

    Raises:
        ValueError: for a number of seats outside 3-7.
    """
    if not 3 <= seats <= 7:
        raise ValueError(f"no table has {seats} seats")
    largest = card_unit(width, height, card_size)
    tries = (
        _layout(_Frame(width, height, seats, cards, scale, unit, badge))
        for unit in range(largest, SMALLEST_CARD - 1, -CARD_STEP)
        for badge in _badge_scales(scale)
    )
    last = None
    for last in tries:
        if _fits(last):
            return last
    assert last is not None
    return last


@dataclass(frozen=True)
class _Frame:
    """What a layout is made from; `unit` and `badge_scale` are the two that give way when room is short."""

    width: float
    height: float
    seats: int
    cards: int
    scale: float
    unit: int
    badge_scale: float

    @property
    def badge_width(self) -> float:
        return (BADGE_WIDE if self.seats <= SEATS_WITH_BACKS else BADGE_NARROW) * self.badge_scale

    @property
    def badge_height(self) -> float:
        return BADGE_HEIGHT * self.badge_scale

    @property
    def back_visible(self) -> float:
        return 0.34 * self.unit if self.seats <= SEATS_WITH_BACKS else 0.0


def _badge_scales(scale: float) -> list[float]:
    """The text scales to try in badges: the one asked for, then smaller ones."""
    steps = max(0, round((scale - SMALLEST_BADGE) / 0.05))
    return [scale - 0.05 * step for step in range(steps + 1)]


def _fits(layout: TableLayout) -> bool:
    """Whether no two of seats, own badge and prompt meet and the trick has room."""
    places = [seat.grown(0, layout.visible_above(i + 1), 0, 0) for i, seat in enumerate(layout.seats)]
    places += [layout.own_badge.grown(0, layout.own_tag.height, 0, 0), layout.prompt]
    apart = not any(a.meets(b) for a, b in combinations(places, 2))
    card = layout.trick[0]
    room = layout.middle.height >= 1.4 * card.height and layout.middle.width >= 2.2 * layout.unit
    return apart and room and layout.prompt.width >= 0.3 * layout.width


def _layout(frame: _Frame) -> TableLayout:
    width, height, u, scale = frame.width, frame.height, frame.unit, frame.scale
    hand_top = height - CARD_RATIO * u - 0.19 * u
    hand = HandLayout(width / 2, hand_top, u, width)
    strip = Rect(0, hand_top - 0.20 * u - 8 - 56 * scale, width, 56 * scale)
    own = Rect(MARGIN, strip.y + 2, BADGE_WIDE * frame.badge_scale, frame.badge_height)
    free_left = own.right + 12
    badges = _seats(frame)
    prompt = _prompt(frame, strip.y - 34 * scale, free_left, badges)
    middle = _middle(frame, prompt.y, badges)
    trick = _trick(frame, middle)
    return TableLayout(
        width=width,
        height=height,
        unit=u,
        badge_scale=frame.badge_scale,
        hand=hand,
        hand_slots=hand.slots(frame.cards),
        strip=strip,
        strip_free=Rect(free_left, strip.y, width - MARGIN - free_left, strip.height),
        prompt=prompt,
        own_badge=own,
        own_tag=Rect(own.x, own.y - TAG_HEIGHT * frame.badge_scale, own.width, TAG_HEIGHT * frame.badge_scale),
        seats=badges,
        trick=trick,
        middle=middle,
        ring=_ring(frame, prompt.y, trick),
        back_width=min(0.42 * u, (0.34 * u + 44 * frame.badge_scale) / CARD_RATIO),
        back_visible=frame.back_visible,
        sheet=_sheet(width, height),
        toast=_toast(width, scale),
    )


def _seats(frame: _Frame) -> tuple[Rect, ...]:
    width, height, wide = frame.width, frame.height, frame.badge_width
    left, right, top = MARGIN, width - MARGIN - wide, MARGIN + frame.back_visible

    def at(share: float) -> float:
        return share * width - wide / 2

    def row(share: float, *tops: tuple[float, float]) -> list[tuple[float, float]]:
        return [(left, share * height), *tops, (right, share * height)]

    centre_of_four = (at(0.5), 12 + 0.8 * frame.back_visible)
    places = {
        3: [(left, top), (right, top)],
        4: row(0.22, centre_of_four),
        5: row(0.30, (at(0.28), top), (at(0.72), top)),
        6: row(0.36, (at(0.15), top), (at(0.5), top), (at(0.85), top)),
        7: row(0.435, *row(0.175, (at(0.34), top), (at(0.66), top))),
    }[frame.seats]
    return tuple(Rect(x, y, wide, frame.badge_height) for x, y in places)


def _prompt(frame: _Frame, y: float, left: float, badges: tuple[Rect, ...]) -> Rect:
    """One line as long as the neighbours leave it."""
    line = Rect(left, y, frame.width - MARGIN - left, 26 * frame.scale)
    right = min([b.x - 12 for b in badges if b.x > left and b.meets(line)], default=line.right)
    return Rect(left, y, max(0.0, right - left), line.height)


def _middle(frame: _Frame, prompt: float, badges: tuple[Rect, ...]) -> Rect:
    """The free rectangle round the centre line: below the badges in its way, between those at the sides."""
    centre, reach = frame.width / 2, 1.3 * frame.unit
    above = [b for b in badges if b.x < centre + reach and b.right > centre - reach]
    beside = [b for b in badges if b not in above]
    top = max([b.bottom for b in above], default=12.0)
    half = min([abs(b.right - centre) if b.centre.x < centre else b.x - centre for b in beside] + [centre])
    return Rect(centre - half, top, 2 * half, max(0.0, prompt - 6 - top))


_THREE = ((0.0, 0.40, 0.0), (-0.74, -0.22, -5.0), (0.74, -0.22, 5.0))
_FOUR = ((0.0, 0.56, 0.0), (-0.98, 0.0, -3.0), (0.0, -0.52, 2.0), (0.98, 0.0, 3.0))


def _round(seats: int) -> tuple[tuple[float, float, float], ...]:
    """Places on the ellipse 1.2 x 0.65 u, clockwise from yours at the bottom."""
    turns = [math.radians(90 + 360 / seats * i) for i in range(seats)]
    return tuple((1.2 * math.cos(t), 0.65 * math.sin(t), 0.0) for t in turns)


def _trick(frame: _Frame, middle: Rect) -> tuple[CardPlace, ...]:
    """Card places round the centre; where height is short they move together and overlap."""
    u, seats = frame.unit, frame.seats
    offsets = {3: _THREE, 4: _FOUR}.get(seats) or _round(seats)
    card = CARD_STEP * math.floor((0.92 if seats == 3 else 0.76) * u / CARD_STEP)
    half = card * CARD_RATIO / 2
    up, down = -min(dy for _, dy, _ in offsets), max(dy for _, dy, _ in offsets)
    top, bottom = middle.y + 6, middle.bottom - 6
    squeeze = min(1.0, max(0.0, bottom - top - 2 * half) / ((up + down) * u))
    wanted = (0.375 if seats == 4 else 0.35) * frame.height
    lowest, highest = bottom - half - down * u * squeeze, top + half + up * u * squeeze
    y = max(highest, min(wanted, lowest))
    return tuple(
        CardPlace(Point(frame.width / 2 + dx * u, y + dy * u * squeeze), card, angle) for dx, dy, angle in offsets
    )


def _ring(frame: _Frame, prompt: float, trick: tuple[CardPlace, ...]) -> Ellipse:
    ys = [place.centre.y for place in trick]
    share = {3: 0.22 / 0.62, 4: 0.52 / 1.08}.get(frame.seats, 0.5)
    y = min(ys) + share * (max(ys) - min(ys)) + 0.01 * frame.height
    across = min(0.27 * frame.width, 0.40 * frame.height)
    return Ellipse(Point(frame.width / 2, y), across, max(0.0, min(0.225 * frame.height, prompt - 10 - y)))


def _sheet(width: float, height: float) -> Rect:
    wide = min(width - 40.0, 1120.0)
    return Rect((width - wide) / 2, 14, wide, height - 28)


def _toast(width: float, scale: float) -> Rect:
    """Left, top and width of a message; its height is the message's own."""
    wide = min(480.0 * scale, width - 2 * MARGIN)
    return Rect((width - wide) / 2, 12, wide, 0)
