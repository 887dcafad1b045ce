"""What rule-based players of Skat do with a hand, on masks: how far they bid, what they lay away and announce."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ramsch_desktop.bots.masks import bytes_of, points_of
from ramsch_desktop.bots.skat_hands import (
    cheapest_pair,
    jacks_of,
    layings,
    null_away,
    null_bound,
    null_suit,
    run_of,
    score_of,
    scores_of,
)
from ramsch_desktop.games.shared.skat.chances import Place, kept_score, probability
from ramsch_desktop.games.shared.skat.contracts import TRUMP_GAMES, Announcement, Declaration, GameKind, SkatUse
from ramsch_desktop.games.shared.skat.matadors import Run
from ramsch_desktop.games.skat import bidding
from ramsch_desktop.games.skat.announcing import CLOSED_NULL_HELP, expected, hand_chance
from ramsch_desktop.games.skat.options import Scoring

ALL_JACKS: Final = 15
NULL_AT_ALL: Final = 0.3
"""A Null less likely than this is not looked at."""
_TAKEN: Final = tuple((Declaration(kind), kind, kind.base, kind.suit) for kind in TRUMP_GAMES)


@dataclass(frozen=True, slots=True)
class Game:
    """A game that a declarer announces with the cards laid away for it, its chance, and what it should bring."""

    declaration: Declaration
    away: int
    chance: float
    expected: float


def value_of(mask: int, kind: GameKind) -> int:
    """What a game is worth for the bidding: missing matadors count with care."""
    run, count = run_of(mask, kind)
    most = bidding.WITHOUT_IN_GRAND if kind is GameKind.GRAND else bidding.WITHOUT_IN_SUIT
    return kind.base * ((count if run is Run.WITH else min(count, most)) + 1)


@lru_cache(maxsize=8192)
def limit_of(mask: int, place: Place, scoring: Scoring) -> int:
    """How far the rules bid with ten cards, 0 for not at all."""
    return max(_limits(mask, place, scoring), default=0)


def _limits(mask: int, place: Place, scoring: Scoring) -> Iterator[int]:
    scores = scores_of(mask, place)
    kind, best = best_suit(scores)
    chance, grand = probability(best), probability(scores[-1])
    start = bidding.SUIT_FROM_TOURNAMENT if scoring is Scoring.TOURNAMENT else bidding.SUIT_FROM
    if chance >= start or jacks_of(mask) == ALL_JACKS:
        hand = chance >= bidding.HAND_FROM and plays_hand(scores)
        yield _hand_limit(mask, kind) if hand else value_of(mask, kind)
    if grand >= bidding.GRAND_FROM:
        yield value_of(mask, GameKind.GRAND)
    yield from _null_limits(mask)


def _null_limits(mask: int) -> Iterator[int]:
    if null_bound(mask) < bidding.NULL_FROM:
        return
    dealt, improved = null_chance(mask), null_away(mask)[0]
    if dealt >= bidding.NULL_OUVERT_HAND_FROM:
        yield bidding.NULL_OUVERT_HAND
    if improved >= bidding.NULL_FROM:
        safe = improved >= bidding.NULL_OUVERT_FROM and dealt >= bidding.NULL_OUVERT_AS_DEALT
        yield bidding.NULL_OUVERT if safe else bidding.NULL


def null_chance(mask: int) -> float:
    """The chance to take no trick with open cards."""
    d, h, s, c = bytes_of(mask)
    return null_suit(d) * null_suit(h) * null_suit(s) * null_suit(c)


def best_suit(scores: tuple[float, ...]) -> tuple[GameKind, float]:
    """The suit game with the best score, of equals the dearest."""
    best = max(scores[:-1])
    return TRUMP_GAMES[scores.index(best)], best


def plays_hand(scores: tuple[float, ...]) -> bool:
    """True if the skat can hardly better the best game."""
    grand = probability(scores[-1])
    suit = probability(max(scores[:-1]))
    return grand >= bidding.GRAND_HAND_FROM or (suit >= bidding.HAND_FROM and grand < bidding.HAND_UNLESS_GRAND)


def _hand_limit(mask: int, kind: GameKind) -> int:
    run, count = run_of(mask, kind)
    return kind.base * ((count if run is Run.WITH else 1) + 2)


def with_skat(twelve: int, bid: int, place: Place, bonus: int = 0) -> Game:
    """The best game with the skat taken up; of equals the first, which is the dearest suit game."""
    best, most = (_TAKEN[0][0], 0, 0.0), -math.inf
    suits = layings(twelve)
    for declaration, kind, base, trump in _TAKEN:
        away = cheapest_pair([found for found in suits if found[0] != trump])
        score = kept_score(score_of(twelve & ~away, kind, place), kind, points_of(away))
        chance = probability(score) if away else 0.0
        brings = expected(chance, base * (run_of(twelve, kind)[1] + 1), bid, base, bonus)
        if brings > most:
            best, most = (declaration, away, chance), brings
    game = Game(*best, most)
    if null_bound(twelve) < NULL_AT_ALL:
        return game
    open_chance, away = null_away(twelve)
    return max([game, *_nulls(open_chance, away, bid, SkatUse.TAKEN, bonus)], key=lambda each: each.expected)


def _nulls(open_chance: float, away: int, bid: int, use: SkatUse, bonus: int) -> Iterator[Game]:
    closed = open_chance + CLOSED_NULL_HELP * (1 - open_chance) * open_chance
    for said, chance in ((Announcement.NONE, closed), (Announcement.OUVERT, open_chance)):
        declaration = Declaration(GameKind.NULL, use, said)
        if declaration.null_value >= bid:
            yield Game(declaration, away, chance, expected(chance, declaration.null_value, 0, 0, bonus))


def from_hand(mask: int, bid: int, place: Place, bonus: int = 0) -> Game:
    """The best Hand game, nothing announced."""
    return max(hand_games(mask, bid, place, bonus), key=lambda game: game.expected)


def hand_games(mask: int, bid: int, place: Place, bonus: int = 0) -> Iterator[Game]:
    """All Hand games, nothing announced."""
    for kind, score in zip(TRUMP_GAMES, scores_of(mask, place), strict=True):
        chance = hand_chance(probability(score))
        value = kind.base * (run_of(mask, kind)[1] + 2)
        yield Game(Declaration(kind, SkatUse.HAND), 0, chance, expected(chance, value, bid, kind.base, bonus))
    yield from _nulls(null_chance(mask), 0, bid, SkatUse.HAND, bonus)
