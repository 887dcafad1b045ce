"""What lies on the felt besides hands and tricks, as values that any window can draw: the ladder of bids, the tray
for cards that are laid away, the chips of those who double, a paper with what is at stake.

All texts in them are ready phrases in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import Rows


class RungState(Enum):
    """A number that was said, the one that is yours to say or to answer now, one that may come later."""

    SAID = "said"
    YOURS = "yours"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Rung:
    """A number on the ladder of bids."""

    label: str
    state: RungState


@dataclass(frozen=True, slots=True)
class Ladder:
    """The last numbers said and the next ones.

    ``yours`` stands under the number that is yours, ``note`` says who names numbers and who answers, ``words``
    are the whole ladder as it is spoken.
    """

    rungs: tuple[Rung, ...]
    yours: str
    note: str
    words: str


@dataclass(frozen=True, slots=True)
class Tray:
    """A place for cards that leave the hand.

    ``cards`` lie in it now, None face down; it has room for ``slots``. ``note`` stands below them; ``prompt`` is
    what is asked while cards are chosen for it.
    """

    title: str
    cards: tuple[Card | None, ...]
    slots: int
    note: str = ""
    prompt: str = ""


@dataclass(frozen=True, slots=True)
class SeatChip:
    """A chip that a seat laid down: the word on it, and the sentence that is spoken."""

    seat: Seat
    label: str
    words: str


@dataclass(frozen=True, slots=True)
class OtherSort:
    """Another order in which the hand can be looked at: the words of the button there, and of the one back."""

    label: str
    back: str
    order: CardOrder


@dataclass(frozen=True, slots=True)
class OnFelt:
    """All of it; most tables have nothing at most times.

    ``paper`` lies in the middle: each of its rows has an explanation and a number as values, its note stands beside
    the heading.
    """

    ladder: Ladder | None = None
    tray: Tray | None = None
    chips: tuple[SeatChip, ...] = ()
    sort: OtherSort | None = None
    paper: Rows | None = None


NOTHING = OnFelt()
