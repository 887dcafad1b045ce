"""Points, rectangles and places of cards, in float logical pixels from the upper left corner of the table. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

CARD_RATIO = 23 / 15
"""A card is so much higher than wide."""


@dataclass(frozen=True)
class Point:
    """A place in pixels."""

    x: float
    y: float


@dataclass(frozen=True)
class Rect:
    """A rectangle in pixels; two rectangles that only touch do not meet."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    def meets(self, other: Rect) -> bool:
        """Whether the two have an area in common."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def grown(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """The rectangle with its edges moved outwards."""
        return Rect(self.x - left, self.y - top, self.width + left + right, self.height + top + bottom)


@dataclass(frozen=True)
class CardPlace:
    """A card's middle, its width and its turn in degrees, clockwise."""

    centre: Point
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        """The height of the card."""
        return self.width * CARD_RATIO

    def moved(self, dx: float, dy: float) -> CardPlace:
        """The same card elsewhere."""
        return CardPlace(Point(self.centre.x + dx, self.centre.y + dy), self.width, self.angle)


@dataclass(frozen=True)
class Ellipse:
    """The gold ring on the felt."""

    centre: Point
    radius_x: float
    radius_y: float
