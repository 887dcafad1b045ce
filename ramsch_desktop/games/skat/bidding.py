"""How far a rule-based player bids, whether he plays Hand, what he announces, and when he doubles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import Card, Rank, Suit
from ramsch_desktop.engine.order import Group
from ramsch_desktop.games.shared.skat.chances import (
    Place,
    best_suit_game,
    game_chance,
    jacks_of,
    null_chance,
    plain_ranks,
)
from ramsch_desktop.games.shared.skat.contracts import SUIT_GAMES, Announcement, Declaration, GameKind, SkatUse
from ramsch_desktop.games.shared.skat.discards import safest_null_discard
from ramsch_desktop.games.shared.skat.matadors import Run, matadors
from ramsch_desktop.games.skat.options import Scoring

SUIT_FROM: Final = 0.52
SUIT_FROM_TOURNAMENT: Final = 0.47
GRAND_FROM: Final = 0.65
NULL: Final = Declaration(GameKind.NULL).null_value
NULL_OUVERT: Final = Declaration(GameKind.NULL, SkatUse.TAKEN, Announcement.OUVERT).null_value
NULL_OUVERT_HAND: Final = Declaration(GameKind.NULL, SkatUse.HAND, Announcement.OUVERT).null_value
NULL_FROM: Final = 0.60
NULL_OUVERT_FROM: Final = 0.90
NULL_OUVERT_AS_DEALT: Final = 0.50
NULL_OUVERT_HAND_FROM: Final = 0.70
"""The chance from which a game is bid, on the ten cards dealt."""

WITHOUT_IN_SUIT: Final = 3
WITHOUT_IN_GRAND: Final = 2
"""Missing matadors count at most so many: a jack in the skat would overbid the hand."""

HAND_FROM: Final = 0.94
HAND_UNLESS_GRAND: Final = 0.70
GRAND_HAND_FROM: Final = 0.95
"""The chance from which the skat is left, unless a Grand is likely to come with it."""

COUNT_FROM: Final = 7.5
EASY_GRAND_JACKS: Final = 3
EASY_GRAND_COUNT: Final = 9.0
"""What the easy player counts: jack 2, other trump 1, side ace 1, side ten a half."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game that a player means to reach: up to which number, and with what chance."""

    kind: GameKind
    limit: int
    chance: float


NOTHING: Final = Plan(GameKind.DIAMONDS, 0, 0.0)


def game_value(hand: Iterable[Card], kind: GameKind) -> int:
    """What a game is worth for the bidding: the matadors of the hand, missing ones counted with care."""
    run = matadors(hand, kind.order)
    most = WITHOUT_IN_GRAND if kind is GameKind.GRAND else WITHOUT_IN_SUIT
    count = run.count if run.run is Run.WITH else min(run.count, most)
    return kind.base * (count + 1)


@lru_cache(maxsize=256)
def plan_of(hand: tuple[Card, ...], place: Place, scoring: Scoring) -> Plan:
    """The dearest game that the hand is good enough for."""
    return max(_plans(hand, place, scoring), key=lambda plan: plan.limit, default=NOTHING)


def _plans(hand: tuple[Card, ...], place: Place, scoring: Scoring) -> Iterator[Plan]:
    kind, chance = best_suit_game(hand, place)
    suit_from = SUIT_FROM_TOURNAMENT if scoring is Scoring.TOURNAMENT else SUIT_FROM
    if chance >= suit_from or len(jacks_of(hand)) == 4:
        hand_plan = chance >= HAND_FROM and kind is not GameKind.GRAND and plays_hand(hand, place)
        yield Plan(kind, hand_limit(hand, kind) if hand_plan else game_value(hand, kind), chance)
    grand = game_chance(hand, GameKind.GRAND, place)
    if grand >= GRAND_FROM:
        yield Plan(GameKind.GRAND, game_value(hand, GameKind.GRAND), grand)
    yield from _null_plans(hand, place)


def _null_plans(hand: tuple[Card, ...], place: Place) -> Iterator[Plan]:
    chance = null_chance(hand, place)
    if chance >= NULL_OUVERT_HAND_FROM:
        yield Plan(GameKind.NULL, NULL_OUVERT_HAND, chance)
    improved = safest_null_discard(hand, place)[1]
    if improved >= NULL_FROM:
        safe = improved >= NULL_OUVERT_FROM and chance >= NULL_OUVERT_AS_DEALT
        yield Plan(GameKind.NULL, NULL_OUVERT if safe else NULL, improved)


def plays_hand(hand: tuple[Card, ...], place: Place) -> bool:
    """True if the skat can hardly better the best game."""
    grand = game_chance(hand, GameKind.GRAND, place)
    return grand >= GRAND_HAND_FROM or (best_suit_game(hand, place)[1] >= HAND_FROM and grand < HAND_UNLESS_GRAND)


def hand_limit(hand: tuple[Card, ...], kind: GameKind) -> int:
    """The value that a Hand game reaches whatever lies in the skat: one jack there can end the run."""
    return kind.base * (_least_matadors(hand, kind) + 2)


def _least_matadors(hand: tuple[Card, ...], kind: GameKind) -> int:
    run = matadors(hand, kind.order)
    return run.count if run.run is Run.WITH else 1


def easy_plan(hand: tuple[Card, ...]) -> Plan:
    """The easy player's game: by counting, and a Grand only with three jacks."""
    kind = max(SUIT_GAMES, key=lambda kind: (simple_count(hand, kind), kind.base))
    if easy_grand(hand):
        return Plan(GameKind.GRAND, game_value(hand, GameKind.GRAND), 0)
    return Plan(kind, game_value(hand, kind), 0) if simple_count(hand, kind) >= COUNT_FROM else NOTHING


def easy_grand(hand: Iterable[Card]) -> bool:
    """True if the easy player trusts his cards with a Grand."""
    cards = tuple(hand)
    return len(jacks_of(cards)) >= EASY_GRAND_JACKS and simple_count(cards, GameKind.GRAND) >= EASY_GRAND_COUNT


def simple_count(hand: Iterable[Card], kind: GameKind) -> float:
    """Jack 2, other trump 1, side ace 1, side ten a half."""
    return sum(_simple_worth(card, kind) for card in hand)


def _simple_worth(card: Card, kind: GameKind) -> float:
    if card.rank is Rank.JACK:
        return 2
    if kind.order.group(card) is Group.TRUMP or card.rank is Rank.ACE:
        return 1
    return 0.5 if card.rank is Rank.TEN else 0


# Kontra and Re

KONTRA_TRUMPS: Final = 5
KONTRA_TRUMPS_WITH_ACES: Final = 4
KONTRA_ACES: Final = 2
RE_FROM: Final = 0.93


def says_kontra(hand: tuple[Card, ...], kind: GameKind) -> bool:
    """True with cards against which fewer than six declarers in ten win."""
    if kind is GameKind.NULL:
        return False
    trumps = sum(kind.order.group(card) is Group.TRUMP for card in hand)
    aces = sum(Rank.ACE in plain_ranks(hand, suit) for suit in Suit if suit is not kind.suit)
    if kind is GameKind.GRAND:
        return (trumps == 2 and aces >= 2) or (trumps >= 3 and aces >= 1)
    return trumps >= KONTRA_TRUMPS or (trumps == KONTRA_TRUMPS_WITH_ACES and aces >= KONTRA_ACES)
