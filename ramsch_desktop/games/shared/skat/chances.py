"""The chance to win a suit game, a Grand or a Null with a hand, before anything is played.

The weights of the two formulas are fitted (logistic) to 566,000 suit games and 1.5 million Grands between rule-based
players, each with the skat taken up; the Null table comes from exact search with open cards.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from enum import Enum
from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import Card, Rank, Suit
from ramsch_desktop.engine.order import NATURAL
from ramsch_desktop.games.shared.skat.contracts import SUIT_GAMES, GameKind


class Place(Enum):
    """Whether a player leads to the first trick."""

    FOREHAND = "forehand"
    LATER = "later"


SUIT_CONSTANT: Final = -7.67
SUIT_JACK: Final = {Suit.CLUBS: 1.95, Suit.SPADES: 1.75, Suit.HEARTS: 1.54, Suit.DIAMONDS: 1.40}
SUIT_TRUMP: Final = {Rank.ACE: 1.66, Rank.TEN: 1.34, Rank.KING: 0.89}
SUIT_LOW_TRUMP: Final = 0.85
SIDE_ACE: Final = 1.41
SIDE_TEN_BESIDE_ACE: Final = 0.73
SIDE_TEN_GUARDED: Final = 0.57
SIDE_TEN_BLANK: Final = 0.90
SIDE_VOID: Final = 0.76
SIDE_SINGLETON: Final = 0.32
SUIT_FOREHAND: Final = 0.16

GRAND_CONSTANT: Final = -5.05
GRAND_JACK: Final = {Suit.CLUBS: 1.85, Suit.SPADES: 1.49, Suit.HEARTS: 1.46, Suit.DIAMONDS: 1.44}
GRAND_ACE: Final = 1.08
GRAND_TEN_BESIDE_ACE: Final = 0.66
GRAND_KING_BESIDE_BOTH: Final = -0.41
GRAND_TEN_KING: Final = 0.51
GRAND_TEN_GUARDED: Final = 0.26
GRAND_TEN_BLANK: Final = 0.58
GRAND_VOID: Final = 0.20
GRAND_LOSER: Final = -0.16
GRAND_MOST_LOSERS: Final = 3
GRAND_FOREHAND: Final = 0.25

KEPT_SUIT: Final = (-1.91, 1.36, 0.089)
KEPT_GRAND: Final = (-1.27, 1.51, 0.107)
"""The formulas hold for ten dealt cards, which the skat still betters; ten kept cards are what they are. A constant,
the weight of the score and that of a card point laid away, fitted to rollouts of 3,600 suit games and 3,800 Grands."""


def probability(score: float) -> float:
    """The logistic of a score."""
    return 1 / (1 + math.exp(-score))


def game_chance(hand: Iterable[Card], kind: GameKind, place: Place) -> float:
    """The chance to win a suit game or Grand with ten dealt cards, before the skat is taken up."""
    return probability(_game_score(hand, kind, place))


def kept_chance(ten: Iterable[Card], kind: GameKind, place: Place, laid_away_points: int) -> float:
    """The chance to win with ten cards kept after the skat, with these card points laid away."""
    return probability(kept_score(_game_score(ten, kind, place), kind, laid_away_points))


def _game_score(hand: Iterable[Card], kind: GameKind, place: Place) -> float:
    cards = tuple(hand)
    return _grand_score(cards, place) if kind.suit is None else _suit_score(cards, kind.suit, place)


def best_suit_game(hand: Iterable[Card], place: Place) -> tuple[GameKind, float]:
    """The suit game with the best chance, and the chance; the formula is fitted to the best one only."""
    cards = tuple(hand)
    chances = [(game_chance(cards, kind, place), kind.base, kind) for kind in SUIT_GAMES]
    chance, _, kind = max(chances, key=lambda found: found[:2])
    return kind, chance


def kept_score(score: float, kind: GameKind, laid_away_points: int) -> float:
    """The score of ten cards kept after the skat, from that of the same ten cards before it."""
    constant, weight, point = KEPT_GRAND if kind is GameKind.GRAND else KEPT_SUIT
    return constant + weight * score + point * laid_away_points


def plain_ranks(cards: Iterable[Card], suit: Suit) -> frozenset[Rank]:
    """The ranks of a suit without its jack."""
    return frozenset(card.rank for card in cards if card.suit is suit and card.rank is not Rank.JACK)


def jacks_of(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The jacks among the cards."""
    return tuple(card for card in cards if card.rank is Rank.JACK)


def _suit_score(cards: tuple[Card, ...], trump: Suit, place: Place) -> float:
    score = SUIT_CONSTANT + sum(SUIT_JACK[card.suit] for card in jacks_of(cards))
    score += sum(SUIT_TRUMP.get(rank, SUIT_LOW_TRUMP) for rank in plain_ranks(cards, trump))
    score += sum(side_score(plain_ranks(cards, suit)) for suit in Suit if suit is not trump)
    return score + (SUIT_FOREHAND if place is Place.FOREHAND else 0)


def side_score(ranks: frozenset[Rank]) -> float:
    """What the plain cards of a side suit add to the score of a suit game."""
    if not ranks:
        return SIDE_VOID
    if Rank.ACE in ranks:
        return SIDE_ACE + (SIDE_TEN_BESIDE_ACE if Rank.TEN in ranks else 0)
    if Rank.TEN in ranks:
        return SIDE_TEN_GUARDED if len(ranks) > 1 else SIDE_TEN_BLANK
    return SIDE_SINGLETON if len(ranks) == 1 else 0


def _grand_score(cards: tuple[Card, ...], place: Place) -> float:
    score = GRAND_CONSTANT + sum(GRAND_JACK[card.suit] for card in jacks_of(cards))
    score += sum(grand_suit_score(plain_ranks(cards, suit)) for suit in Suit)
    return score + (GRAND_FOREHAND if place is Place.FOREHAND else 0)


def grand_suit_score(ranks: frozenset[Rank]) -> float:
    """What the plain cards of a suit add to the score of a Grand."""
    if not ranks:
        return GRAND_VOID
    has_ten, has_king = Rank.TEN in ranks, Rank.KING in ranks
    if Rank.ACE in ranks:
        score = GRAND_ACE + (GRAND_TEN_BESIDE_ACE if has_ten else 0)
        return score + (GRAND_KING_BESIDE_BOTH if has_ten and has_king else 0)
    if has_ten and has_king:
        return GRAND_TEN_KING
    if has_ten:
        return GRAND_TEN_GUARDED if len(ranks) > 1 else GRAND_TEN_BLANK
    return GRAND_LOSER * min(len(ranks), GRAND_MOST_LOSERS)


# Null: one weak suit, all others safe. First forehand, then the other seats, where they were measured apart.

_NULL_FOREHAND: Final = {"8": 0.99, "9": 0.54, "10": 0.27, "J": 0.13, "Q": 0.05}
_NULL_SUIT: Final = {
    "8": 0.83,
    "9": 0.40,
    "10": 0.17,
    "J": 0.09,
    "Q": 0.02,
    "8 9": 0.42,
    "8 10": 0.40,
    "8 J": 0.23,
    "8 Q": 0.12,
    "9 10": 0.17,
    "9 J": 0.14,
    "7 10": 0.70,
    "7 J": 0.33,
    "7 Q": 0.15,
    "7 K": 0.04,
    "7 8 Q": 0.76,
    "7 9 Q": 0.72,
    "7 8 K": 0.46,
    "7 9 K": 0.47,
    "7 8 A": 0.20,
    "7 9 A": 0.18,
    "7 10 J": 0.39,
    "7 10 Q": 0.37,
    "7 8 9 A": 0.95,
    "7 9 J A": 0.95,
    "7 9 Q K": 0.74,
    "7 9 K A": 0.56,
}
_NULL_BY_GAP: Final = (1.0, 0.72, 0.40, 0.16, 0.05)
_NULL_BY_GAP_LONG: Final = (1.0, 0.95, 0.60, 0.35, 0.15)
_LONG: Final = 4
_PER_FURTHER_WEAK_CARD: Final = 0.6
_LOW_TO_HIGH: Final = tuple(rank for rank in reversed(NATURAL) if rank >= Rank.SEVEN)


def null_chance(hand: Iterable[Card], place: Place) -> float:
    """The chance to take no trick with open cards; weak suits count as independent."""
    cards = tuple(hand)
    found = [null_suit_chance(cards, suit) for suit in Suit]
    if place is Place.FOREHAND:
        found = _with_best_first_lead(cards, found)
    return math.prod(found)


def null_suit_chance(cards: Iterable[Card], suit: Suit) -> float:
    """The chance that a suit takes no trick: 1 for a safe one, whose i-th lowest card has at most i - 1 gaps below."""
    return null_ranks_chance(frozenset(card.rank for card in cards if card.suit is suit))


@lru_cache(maxsize=256)
def null_ranks_chance(ranks: frozenset[Rank]) -> float:
    """The chance that the cards of one suit take no trick."""
    held = sorted(ranks)
    gaps = _gaps(held)
    if max(gaps, default=0) == 0:
        return 1
    known = _NULL_SUIT.get(" ".join(rank.letter for rank in held))
    return _by_gaps(gaps) if known is None else known


def _gaps(ranks: list[Rank]) -> list[int]:
    """For each card from the lowest: missing lower cards beyond those that its own lower cards can answer."""
    return [max(0, _LOW_TO_HIGH.index(rank) - 2 * i) for i, rank in enumerate(ranks)]


def _by_gaps(gaps: list[int]) -> float:
    table = _NULL_BY_GAP_LONG if len(gaps) >= _LONG else _NULL_BY_GAP
    weak = sum(gap > 0 for gap in gaps)
    worst = table[max(gaps)] if max(gaps) < len(table) else 0
    return worst * float(_PER_FURTHER_WEAK_CARD ** (weak - 1))


def _with_best_first_lead(cards: tuple[Card, ...], found: list[float]) -> list[float]:
    """Forehand can lead one lone card while it is still likely to be beaten."""
    best, chance = 0, found[0]
    for suit in Suit:
        ranks = [card.rank for card in cards if card.suit is suit]
        led = _NULL_FOREHAND.get(ranks[0].letter, 0.0) if len(ranks) == 1 else 0.0
        if led - found[suit] > chance - found[best]:
            best, chance = suit, led
    return [chance if suit == best else each for suit, each in enumerate(found)]
