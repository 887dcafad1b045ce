"""What turns types into words: the interface between the games' word modules and whoever shows text.

The engine holds no text. A game's ``words`` module writes whole sentences with ``speech.translate``, so that
the translators' tools find each literal.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.options import Option, Options, OptionValue
from ramsch_desktop.engine.phase import Refusal
from ramsch_desktop.engine.score import Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.standing import Standing

if TYPE_CHECKING:
    from ramsch_desktop.engine.on_felt import OnFelt
    from ramsch_desktop.engine.sections import CardLine, Picker, Row, Section
    from ramsch_desktop.engine.view import View


class Faces(Enum):
    """The suits that the cards show and that sentences name."""

    FRENCH = "french"
    GERMAN = "german"


class Naming(Enum):
    """What German-suited cards are called at the table of a game: Bavarians say Sau and Gras for ace and leaves."""

    USUAL = "usual"
    BAVARIAN = "bavarian"


class Translate(Protocol):
    """The translating function: the text of a source literal in the language of the reader.

    ``n`` chooses the plural form and replaces ``%n``.
    """

    def __call__(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str: ...


@dataclass(frozen=True)
class Speech:
    """To whom and of whom is spoken.

    ``names`` has the name of each seat; ``me`` is the reader's seat, who is addressed as "you". ``faces``
    decides whether clubs are called acorns, ``naming`` how the game calls its German-suited cards.
    """

    translate: Translate
    names: tuple[str, ...]
    me: Seat = 0
    faces: Faces = Faces.FRENCH
    naming: Naming = Naming.USUAL

    @property
    def bavarian(self) -> bool:
        """True where German-suited cards have their Bavarian names."""
        return self.faces is Faces.GERMAN and self.naming is Naming.BAVARIAN

    def name(self, seat: Seat) -> str:
        """The name of a seat."""
        return self.names[seat]


@dataclass(frozen=True, slots=True)
class Text:
    """A phrase and, where it needs one, a smaller explaining sentence."""

    title: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Tag:
    """A public fact glued to a seat's name: the contract, with the letter of its suit where it has one.

    ``second`` is a line below it, for what was announced besides.
    """

    seat: Seat
    text: str
    suit: str = ""
    second: str = ""


class Words(Protocol):
    """What a game's word module offers. Every function returns whole phrases in the reader's language."""

    def group(self, group: str, speech: Speech) -> str:
        """The heading of a group of options."""

    def option(self, option: Option, speech: Speech) -> Text:
        """The label of an option, with a note that says what it does."""

    def value(self, option: Option, value: OptionValue, speech: Speech) -> str:
        """The label of a value of an option (not asked for switches)."""

    def action(self, action: Action, view: View, speech: Speech) -> str:
        """What the button of an action says."""

    def said(self, action: Action, speech: Speech) -> str:
        """What a player says aloud with an action, for the bubble; empty for nothing."""

    def prompt(self, view: View, speech: Speech) -> str:
        """What the table asks of the reader now, or whom it waits for."""

    def refusal(self, refusal: Refusal, view: View, speech: Speech) -> Text:
        """Why a card may not be played, naming what is held."""

    def reason(self, reason: Reason, view: View, speech: Speech) -> str:
        """Why a hint advises what it does."""

    def contract(self, contract: str, speech: Speech) -> str:
        """The name of what is played."""

    def headline(self, score: Score, speech: Speech) -> str:
        """Who won or lost the deal."""

    def step(self, step: ScoreStep, seat: Seat, score: Score, speech: Speech) -> Text:
        """A line of a sum: the rule, and what in this deal made it apply."""

    def explanation(self, score: Score, speech: Speech) -> Text | None:
        """The answer to the question that the result raises most often, if it raises one."""

    def event(self, event: Event, speech: Speech) -> str:
        """One sentence about an event for the spoken log; empty for what need not be said."""

    def seat_line(self, view: View, seat: Seat, speech: Speech) -> str:
        """The second line of a seat's badge: its role or what it just did."""

    def counter(self, view: View, seat: Seat, speech: Speech) -> Text | None:
        """In games that count down, a number for the badge (title) and the words for it (note)."""

    def tag(self, view: View, speech: Speech) -> Tag | None:
        """The contract and whose it is, once announced."""

    def status(self, view: View, speech: Speech) -> str:
        """Where the match stands, for the header: "Round 2 · Deal 6 of 12"."""

    def mark(self, card: Card, view: View, speech: Speech) -> str:
        """The name that a card of the own hand wears as a tab; empty for most."""

    def mark_note(self, card: Card, view: View, speech: Speech) -> str:
        """What the tab of a card means, for whoever points at it; empty where its name says it all."""

    def middle(self, view: View, speech: Speech) -> CardLine | None:
        """What lies in the middle before the first trick, with a caption: the skat, talon and turned trump."""

    def on_felt(self, view: View, chosen: tuple[Card, ...], speech: Speech) -> OnFelt:
        """The ladder of bids, the tray for cards laid away, chips; ``chosen`` are cards picked out of the hand."""

    def panel(self, view: View, speech: Speech) -> tuple[Section, ...]:
        """What stands beside the table now, from top to bottom."""

    def picker(self, view: View, speech: Speech) -> Picker | None:
        """The legal actions as chips and ticks, where there are too many for buttons."""

    def summary_of(self, score: Score, speech: Speech) -> tuple[Section, ...]:
        """What the result shows beside its sum: card points and tricks of the seats."""

    def amount(self, written: str, options: Options, speech: Speech) -> str:
        """A score with its unit, where it has one: money. ``written`` is the number with its sign."""

    def sheet_line(self, score: Score, speech: Speech) -> Row:
        """A deal on the score sheet: what was played, with the letter of its suit; no values."""

    def sheet_foot(self, standing: Standing, options: Options, speech: Speech) -> tuple[Row, ...]:
        """The foot of the score sheet: sums that a reader can redo, one value a seat, the total as the strong row.
        A row without values is a remark."""
