"""Sections: what a game shows beside the table or in a result, as values that any window can draw.

All texts in them are ready phrases in the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.seats import Seat


class Tone(Enum):
    """How a note speaks: plain, a hint, a rule."""

    PLAIN = "plain"
    HINT = "hint"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class Note:
    """A few sentences, with a title if they need one."""

    text: str
    title: str = ""
    tone: Tone = Tone.PLAIN


class Effect(Enum):
    """What the figure of a row does to whoever reads it."""

    NONE = "none"
    GAIN = "gain"
    LOSS = "loss"


@dataclass(frozen=True, slots=True)
class Row:
    """A line of a table: label, values in columns, the letter of a suit before it; ``off`` says why it is not
    possible, then its values are struck out, or of them only the columns ``struck``. Figures are coloured by
    ``effect``."""

    label: str
    values: tuple[str, ...]
    suit: str = ""
    off: str = ""
    strong: Tone = Tone.PLAIN
    struck: tuple[int, ...] = ()
    effect: Effect = Effect.NONE

    def is_off(self, column: int) -> bool:
        """True if the value in this column is struck out."""
        return bool(self.off) and (not self.struck or column in self.struck)

    @property
    def is_possible(self) -> bool:
        """True if nothing is struck out, or only some of the values."""
        return not self.off or bool(self.struck)


@dataclass(frozen=True, slots=True)
class Rows:
    """A table with a heading, names of its columns and a closing note."""

    heading: str
    rows: tuple[Row, ...]
    columns: tuple[str, ...] = ()
    note: str = ""


class CardSize(Enum):
    """How large the cards of a line may be: small ones are a reminder, large ones are what one wants to read."""

    SMALL = "small"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class CardLine:
    """Small cards in a line with a heading and a caption; None is a card face down."""

    heading: str
    cards: tuple[Card | None, ...]
    note: str = ""
    size: CardSize = CardSize.SMALL


@dataclass(frozen=True, slots=True)
class SeatShare:
    """What a seat has of a total; ``words`` is the whole sentence, ``note`` stands behind the number."""

    seat: Seat
    name: str
    value: int
    words: str
    note: str = ""


class Measure(Enum):
    """What shares are of: card points, which a person may want to count himself, or anything else."""

    CARD_POINTS = "card points"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Shares:
    """One bar a seat, out of ``total``; ``loser`` is drawn as a loss."""

    heading: str
    shares: tuple[SeatShare, ...]
    total: int = 120
    losers: tuple[Seat, ...] = ()
    measure: Measure = Measure.CARD_POINTS


@dataclass(frozen=True, slots=True)
class TwoSides:
    """Card points of two sides against the marks 30 and 90; ``hidden`` of the left side's lie in the skat.

    ``goal`` are the card points that the left side needs, 0 where card points do not decide.
    """

    heading: str
    left_label: str
    left: int
    right_label: str
    right: int
    words: str
    hidden: int = 0
    note: str = ""
    goal: int = 61


@dataclass(frozen=True, slots=True)
class ChalkRow:
    """A player's crosses, each with its bars (0 to 5), and what is still to go."""

    name: str
    crosses: tuple[int, ...]
    remaining: int
    words: str
    seat: Seat = 0


@dataclass(frozen=True, slots=True)
class Chalk:
    """The slate of Ramsen."""

    heading: str
    rows: tuple[ChalkRow, ...]
    note: str = ""


Section: TypeAlias = Note | Rows | CardLine | Shares | TwoSides | Chalk


@dataclass(frozen=True, slots=True)
class PickChip:
    """One of the things to pick from; ``off`` says why it cannot be picked. Only chips of a family share a row."""

    key: str
    label: str
    suit: str = ""
    off: str = ""
    family: str = ""


@dataclass(frozen=True, slots=True)
class PickTick:
    """Something that can be added to what is picked; ``note`` says what it does, or why it cannot be added."""

    key: str
    label: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class PickOption:
    """A chip with the ticks set: the action it stands for, its value, and the sum that leads to it.

    ``first`` is an action that has to be taken before it, where the choice says two things at once; ``short`` is the
    bare value for where there is little room. ``danger`` says below the sum why the choice may be lost for certain.
    """

    chip: str
    ticks: frozenset[str]
    action: Action
    value: str
    rows: tuple[Row, ...] = ()
    first: Action | None = None
    short: str = ""
    danger: str = ""


@dataclass(frozen=True, slots=True)
class Picker:
    """A choice of many actions as chips and ticks: the announcement of a game; ``note`` says what concerns all,
    ``first`` is the chip that is chosen to begin with."""

    heading: str
    chips: tuple[PickChip, ...]
    ticks: tuple[PickTick, ...]
    options: tuple[PickOption, ...]
    note: str = ""
    first: str = ""

    def option(self, chip: str, ticks: frozenset[str]) -> PickOption | None:
        """The option of a chip with exactly these ticks."""
        return next((each for each in self.options if each.chip == chip and each.ticks == ticks), None)

    def offered(self, chip: str) -> frozenset[str]:
        """The ticks that can be set and taken away: some options of the chip have them, others do not."""
        mine = [each.ticks for each in self.options if each.chip == chip]
        return frozenset(tick for ticks in mine for tick in ticks if any(tick not in each for each in mine))

    def with_tick(self, chip: str, ticks: frozenset[str], tick: str) -> frozenset[str]:
        """The ticks after one was set or taken away: others follow it where they must, as few as possible."""
        wanted = tick not in ticks
        found = [each.ticks for each in self.options if each.chip == chip and (tick in each.ticks) == wanted]
        return min(found, key=lambda each: (len(each ^ ticks), sorted(each)), default=ticks)

    def nearest(self, chip: str, ticks: frozenset[str]) -> frozenset[str]:
        """The ticks of the chip's option that comes closest to these."""
        found = [each.ticks for each in self.options if each.chip == chip]
        return min(found, key=lambda each: (len(each ^ ticks), len(each)), default=frozenset())
