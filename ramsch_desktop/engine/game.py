"""A game: a frozen value that names its pack, options, actions and the functions that play and score it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
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
from ramsch_desktop.engine.speech import Faces, Naming, Words
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
class Game:
    """What the program knows of a game.

    ``seats(options)`` is the size of the table; ``pack(options)`` the cards; ``hand_size(options)`` the cards
    dealt to each active seat. ``deal(options, dealer, seed)`` shuffles and deals; ``start(options, deal,
    standing)`` opens a deal that was checked. ``opening(options, dealer)`` is the standing before the first
    deal, ``book(options, standing, score)`` the standing after one more. ``policies`` maps each rule-based
    level to its policy. ``order(options, table)`` is the card order that now sorts a hand, ``best(options)``
    tells which total wins. ``words`` is the module that puts events, actions, options and steps into phrases;
    ``faces`` the kind of deck the game opens with, ``naming`` what its German-suited cards are called. ``declarer``
    tells whether a declarer may have a partner. ``endings(view)`` are actions that end a deal early and are only
    offered to a person (conceding, claiming the rest); ``settled(view)`` tells that no play can change the score,
    by what the seat of the view knows.
    """

    id: str
    options: tuple[Option, ...]
    seats: Callable[[Options], int]
    pack: Callable[[Options], tuple[Card, ...]]
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
    faces: Faces = Faces.FRENCH
    naming: Naming = Naming.USUAL
    declarer: Declarer = Declarer.ALONE
    endings: Callable[[View], tuple[Action, ...]] = no_endings
    settled: Callable[[View], bool] = never_settled
