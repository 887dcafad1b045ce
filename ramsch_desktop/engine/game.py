"""A game: a frozen value that says what it offers, and how it is played as soon as somebody plays it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Protocol, TypeAlias

from ramsch_desktop.engine.actions import Action, Pass, PlayCard
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.options import Option, Options
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phase import Step
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Faces, Naming, Speech, Words
from ramsch_desktop.engine.standing import Best, Standing
from ramsch_desktop.engine.table import Table
from ramsch_desktop.engine.view import View


class Chance(Protocol):
    """A source of random numbers, given from outside; ``random.Random`` is one."""

    def random(self) -> float:
        """A number from 0 to 1, 1 excluded."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""


Policy: TypeAlias = Callable[[View, Chance], Decision]
"""Decides for the seat of a view, from nothing but the view."""


def no_endings(view: View) -> tuple[Action, ...]:
    """Nothing ends a deal early."""
    return ()


def never_settled(view: View) -> bool:
    """Every deal is played to its end."""
    return False


class Declarer(Enum):
    """How the player who names a game plays it; many languages have a word for each."""

    ALONE = "alone"
    WITH_PARTNER = "with_partner"


@dataclass(frozen=True)
class Rules:
    """How a game is played, scored and told.

    ``hand_size(options)`` is the number of cards dealt to each active seat. ``deal(options, dealer, seed)`` shuffles
    and deals; ``start(options, deal, standing)`` opens a deal that was checked. ``opening(options, dealer)`` is the
    standing before the first deal, ``book(options, standing, score)`` the standing after one more. ``policies`` maps
    each rule-based level to its policy. ``order(options, table)`` is the card order that now sorts a hand,
    ``best(options)`` tells which total wins. ``words`` is the module that puts events, actions, options and steps
    into phrases. ``endings(view)`` are actions that end a deal early and are only offered to a person (conceding,
    claiming the rest); ``settled(view)`` tells that no play can change the score, by what the seat of the view knows.
    """

    hand_size: Callable[[Options], int]
    deal: Callable[[Options, Seat, int], Deal]
    start: Callable[[Options, Deal, Standing], Step]
    opening: Callable[[Options, Seat], Standing]
    book: Callable[[Options, Standing, Score], Standing]
    order: Callable[[Options, Table], CardOrder]
    policies: dict[str, Policy]
    words: Words
    best: Callable[[Options], Best]
    actions: tuple[type[Action], ...] = (PlayCard, Pass)
    endings: Callable[[View], tuple[Action, ...]] = no_endings
    settled: Callable[[View], bool] = never_settled


@dataclass(frozen=True)
class Game:
    """What the program offers, and the way to the rules.

    ``seats(options)`` is the size of the table, ``pack(options)`` the cards. ``title`` is the name of the game in the
    language of a speech, ``summary`` one sentence that says what it is. ``load`` imports the modules of the rules: it
    is called once, when the game is first played or told of, since most starts of the program need one game of many.
    ``faces`` is the kind of deck the game opens with, ``naming`` what its German-suited cards are called;
    ``declarer`` tells whether a declarer may have a partner.
    """

    id: str
    options: tuple[Option, ...]
    seats: Callable[[Options], int]
    pack: Callable[[Options], tuple[Card, ...]]
    title: Callable[[Speech], str]
    summary: Callable[[Speech], str]
    load: Callable[[], Rules]
    faces: Faces = Faces.FRENCH
    naming: Naming = Naming.USUAL
    declarer: Declarer = Declarer.ALONE

    @cached_property
    def rules(self) -> Rules:
        """How the game is played."""
        return self.load()

    @property
    def hand_size(self) -> Callable[[Options], int]:
        """Cards a seat."""
        return self.rules.hand_size

    @property
    def deal(self) -> Callable[[Options, Seat, int], Deal]:
        """Shuffles and deals."""
        return self.rules.deal

    @property
    def start(self) -> Callable[[Options, Deal, Standing], Step]:
        """Opens a deal."""
        return self.rules.start

    @property
    def opening(self) -> Callable[[Options, Seat], Standing]:
        """The standing before the first deal."""
        return self.rules.opening

    @property
    def book(self) -> Callable[[Options, Standing, Score], Standing]:
        """The standing after a deal."""
        return self.rules.book

    @property
    def order(self) -> Callable[[Options, Table], CardOrder]:
        """The order that now sorts a hand."""
        return self.rules.order

    @property
    def policies(self) -> dict[str, Policy]:
        """The policy of each rule-based level."""
        return self.rules.policies

    @property
    def words(self) -> Words:
        """What is said of the game."""
        return self.rules.words

    @property
    def best(self) -> Callable[[Options], Best]:
        """Which total wins."""
        return self.rules.best

    @property
    def actions(self) -> tuple[type[Action], ...]:
        """What players can do."""
        return self.rules.actions

    @property
    def endings(self) -> Callable[[View], tuple[Action, ...]]:
        """Actions that end a deal early."""
        return self.rules.endings

    @property
    def settled(self) -> Callable[[View], bool]:
        """Whether no play can change the score."""
        return self.rules.settled
