"""Where tray and ladder lie in the free middle of the table, and the cards on the tray. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ramsch_desktop.ui.table.layout import HandLayout, TableLayout
from ramsch_desktop.ui.table.shapes import CARD_RATIO, CardPlace, Point, Rect

LADDER_HEIGHT, LADDER_NOTE = 82.0, 26.0
"""Numbers with the words under the own one, and the line below, at text scale 1."""
NOTE_FROM = 240.0
"""In a lower middle the line below the ladder is left out."""
CAPTION, PAD = 24.0, 8.0
BETWEEN, BESIDE, BESIDE_MANY, OVERLAP = 0.26, 0.46, 0.16, 0.62
"""Between two places and beside the outer ones, as shares of a card's width; what is at least seen of each card
where there are many."""
PAIR = 2
TRAY_SHARE = 0.56
"""How much of the middle a tray takes where cards of the talon lie beside it."""


@dataclass(frozen=True)
class MiddleShares:
    """What each gets of the free middle; None for what is not there."""

    cards: Rect
    ladder: Rect | None = None
    tray: Rect | None = None


class Tenant(Enum):
    """Who wants room in the middle besides the cards of the talon."""

    NOBODY = "nobody"
    LADDER = "ladder"
    TRAY = "tray"
    TRAY_BESIDE_CARDS = "tray beside cards"


def shares_of_middle(layout: TableLayout, tenant: Tenant, scale: float) -> MiddleShares:
    """The ladder lies below the skat, the tray in the whole middle or right of talon and turned card."""
    room = layout.middle
    if tenant is Tenant.LADDER:
        height = (LADDER_HEIGHT + (LADDER_NOTE if room.height >= NOTE_FROM * scale else 0.0)) * scale
        above = Rect(room.x, room.y, room.width, max(1.0, room.height - height))
        return MiddleShares(above, ladder=Rect(room.x, above.bottom, room.width, height))
    if tenant is Tenant.TRAY:
        return MiddleShares(room, tray=room)
    if tenant is Tenant.TRAY_BESIDE_CARDS:
        wide = TRAY_SHARE * room.width
        cards = Rect(room.x, room.y, room.width - wide, room.height)
        return MiddleShares(cards, tray=Rect(cards.right, room.y, wide, room.height))
    return MiddleShares(room)


def room_for_captions(room: Rect, scale: float) -> float:
    """How wide the captions of a tray in this room may be."""
    return room.width - 4 * PAD * scale


@dataclass(frozen=True)
class TrayPlaces:
    """The frame of a tray, the lines of its captions, and a place for each card."""

    frame: Rect
    title: Rect
    note: Rect
    slots: tuple[CardPlace, ...]


def tray_places(room: Rect, slots: int, card: float, captions: float, scale: float) -> TrayPlaces:
    """A tray for ``slots`` cards at most ``card`` wide, its frame at least ``captions`` wide where there is room."""
    line, pad = CAPTION * scale, PAD * scale
    high = room.height - 2 * line - 3 * pad
    most = room.width - 2 * pad
    beside = BESIDE if slots <= PAIR else BESIDE_MANY
    wide = max(1.0, min(card, high / CARD_RATIO, most / (1 + 2 * beside + OVERLAP * (slots - 1))))
    step = wide * (1 + BETWEEN)
    if slots > 1:
        step = min(step, (most - wide * (1 + 2 * beside)) / (slots - 1))
    row = wide + step * (slots - 1)
    frame_width = min(most, max(row + 2 * beside * wide, captions + 2 * pad))
    frame_height = wide * CARD_RATIO + 2 * line + 2 * pad
    x, centre = room.centre.x - frame_width / 2, room.centre.x
    y = room.y + max(0.0, min((room.height - frame_height) / 2, 0.4 * (room.height - frame_height)))
    frame = Rect(x, y, frame_width, frame_height)
    middle = y + pad + line + wide * CARD_RATIO / 2
    left = centre - row / 2 + wide / 2
    places = tuple(CardPlace(Point(left + at * step, middle), wide) for at in range(slots))
    title = Rect(x + pad, y + pad / 2, frame_width - 2 * pad, line)
    note = Rect(x + pad, frame.bottom - line - pad / 2, frame_width - 2 * pad, line)
    return TrayPlaces(frame, title, note, places)


@dataclass(frozen=True)
class TrayRow(HandLayout):
    """Cards side by side in the places of a tray, filled from the left; nothing is raised there."""

    places: tuple[CardPlace, ...] = ()

    def step(self, cards: int) -> float:
        """How far the places lie apart, however many cards there are."""
        if len(self.places) < PAIR:
            return self.unit
        return self.places[1].centre.x - self.places[0].centre.x

    def slots(self, cards: int) -> tuple[CardPlace, ...]:
        """The first places."""
        return self.places[:cards]

    def raised(self, place: CardPlace) -> CardPlace:
        """A chosen card lies as all others: that it is on the tray says it."""
        return place


def tray_row(places: TrayPlaces) -> TrayRow:
    """The cards of these places."""
    first = places.slots[0]
    top = first.centre.y - first.height / 2
    return TrayRow(places.frame.centre.x, top, first.width, places.frame.width, places.slots)
