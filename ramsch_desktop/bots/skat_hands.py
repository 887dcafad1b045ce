"""What the rules of play see in a hand of Skat, on masks: each formula is looked up by the cards of one suit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from ramsch_desktop.bots.masks import BITS, BYTE, SUITS, bytes_of, points_of, ranks_of
from ramsch_desktop.engine.cards import Card, Rank, Suit
from ramsch_desktop.games.shared.ramsch_risk import JACKS_LOSS, suit_risk
from ramsch_desktop.games.shared.skat import chances
from ramsch_desktop.games.shared.skat.chances import null_ranks_chance
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.discards import guarded_ten, suit_cost
from ramsch_desktop.games.shared.skat.matadors import Run, matadors

JACK: Final = 1 << (Rank.JACK - Rank.SEVEN)
PLAIN: Final = BYTE ^ JACK
IMPOSSIBLE: Final = 1000.0
"""The cost of a discard that there is not."""


# What a hand promises


@cache
def _side(byte: int) -> float:
    return chances.side_score(ranks_of(byte & PLAIN))


@cache
def _trumps(byte: int) -> float:
    return sum(chances.SUIT_TRUMP.get(rank, chances.SUIT_LOW_TRUMP) for rank in ranks_of(byte & PLAIN))


@cache
def _grand_suit(byte: int) -> float:
    return chances.grand_suit_score(ranks_of(byte & PLAIN))


@cache
def null_suit(byte: int) -> float:
    """The chance that the cards of a suit take no trick."""
    return null_ranks_chance(ranks_of(byte))


def jacks_of(mask: int) -> int:
    """The jacks of a hand as four bits, diamonds first."""
    return mask >> 4 & 1 | mask >> 11 & 2 | mask >> 18 & 4 | mask >> 25 & 8


_SUIT_JACKS: Final = tuple(sum(chances.SUIT_JACK[suit] for suit in SUITS if jacks >> suit & 1) for jacks in range(16))
_GRAND_JACKS: Final = tuple(sum(chances.GRAND_JACK[suit] for suit in SUITS if jacks >> suit & 1) for jacks in range(16))


def scores_of(mask: int, place: chances.Place) -> tuple[float, ...]:
    """The scores of the games with trumps, in their order, by the formulas for hands that the skat still betters."""
    suits, jacks = bytes_of(mask), jacks_of(mask)
    leads = place is chances.Place.FOREHAND
    sides = [_side(byte) for byte in suits]
    start = chances.SUIT_CONSTANT + _SUIT_JACKS[jacks] + sum(sides) + (chances.SUIT_FOREHAND if leads else 0)
    d, h, s, c = (start - side + _trumps(byte) for side, byte in zip(sides, suits, strict=True))
    grand = chances.GRAND_CONSTANT + _GRAND_JACKS[jacks] + sum(map(_grand_suit, suits))
    return c, s, h, d, grand + (chances.GRAND_FOREHAND if leads else 0)


def score_of(mask: int, kind: GameKind, place: chances.Place) -> float:
    """The score of one game, as in ``scores_of``."""
    d, h, s, c = bytes_of(mask)
    jacks, leads, suit = jacks_of(mask), place is chances.Place.FOREHAND, kind.suit
    if suit is None:
        score = chances.GRAND_CONSTANT + _GRAND_JACKS[jacks] + (chances.GRAND_FOREHAND if leads else 0)
        return score + _grand_suit(d) + _grand_suit(h) + _grand_suit(s) + _grand_suit(c)
    trump = mask >> BITS * suit & BYTE
    score = chances.SUIT_CONSTANT + _SUIT_JACKS[jacks] + (chances.SUIT_FOREHAND if leads else 0)
    return score + _trumps(trump) - _side(trump) + _side(d) + _side(h) + _side(s) + _side(c)


@cache
def _run(jacks: int, byte: int, suit: Suit | None) -> tuple[Run, int]:
    cards = [Card(each, Rank.JACK) for each in SUITS if jacks >> each & 1]
    if suit is not None:
        cards += [Card(suit, rank) for rank in ranks_of(byte & PLAIN)]
    found = matadors(cards, GameKind.GRAND.order if suit is None else GameKind[suit.name].order)
    return found.run, found.count


def run_of(mask: int, kind: GameKind) -> tuple[Run, int]:
    """The matadors of a declarer with these cards."""
    suit = kind.suit
    return _run(jacks_of(mask), 0 if suit is None else mask >> BITS * suit & PLAIN, suit)


@lru_cache(maxsize=256)
def matadors_of(run: tuple[Run, int], kind: GameKind) -> tuple[Card, ...]:
    """The fewest trumps that make such a run: they stand for all hands with it."""
    trumps = kind.order.trumps
    return trumps[: run[1]] if run[0] is Run.WITH else trumps[run[1] : run[1] + 1]


# The danger in a Ramsch


@cache
def suit_risk_of(byte: int) -> float:
    """What the plain cards of a suit add to the risk."""
    return suit_risk((Card(Suit.CLUBS, rank) for rank in ranks_of(byte & PLAIN)), Suit.CLUBS)


def risk_of(mask: int) -> float:
    """The chance to lose a Ramsch with ten cards."""
    d, h, s, c = bytes_of(mask)
    return suit_risk_of(d) + suit_risk_of(h) + suit_risk_of(s) + suit_risk_of(c) + JACKS_LOSS[jacks_of(mask)]


# What is laid away


@dataclass(frozen=True, slots=True)
class Laying:
    """What one suit can give: its best single card and its best two, each with what it costs and its bits."""

    one: float
    card: int
    two: float
    pair: int


def laying(byte: int, cost: Callable[[int, int], float]) -> Laying:
    """What the plain cards of a suit can give at a cost, which is asked with the suit and the bits that go."""
    plain = byte & PLAIN
    bits = [1 << place for place in range(BITS) if plain >> place & 1]
    ones = [(cost(plain, bit), bit) for bit in bits]
    twos = [(cost(plain, a | b), a | b) for a, b in combinations(bits, 2)]
    one, card = min(ones, default=(IMPOSSIBLE, 0))
    two, pair = min(twos, default=(2 * IMPOSSIBLE, 0))
    return Laying(one, card, two, pair)


def cheapest_pair(suits: Iterable[tuple[int, Laying]]) -> int:
    """The two cards of the suits that cost least together, 0 if there are not two."""
    best, cost, single, before = 0, IMPOSSIBLE, 0, IMPOSSIBLE
    for suit, found in suits:
        shift = BITS * suit
        if found.two < cost:
            best, cost = found.pair << shift, found.two
        if before + found.one < cost:
            best, cost = single | found.card << shift, before + found.one
        if found.one < before:
            single, before = found.card << shift, found.one
    return best


@cache
def _laying(byte: int) -> Laying:
    return laying(byte, _cost)


def _cost(byte: int, away: int) -> float:
    before, after = ranks_of(byte), ranks_of(byte & ~away)
    return suit_cost(after) - suit_cost(before) + guarded_ten(before, after) - points_of(away)


def away_for(mask: int, kind: GameKind) -> int:
    """The two of twelve cards to lay away for a game with trumps, 0 if only trumps are left to choose from."""
    trump = kind.suit
    return cheapest_pair(found for found in layings(mask) if found[0] != trump)


def layings(mask: int) -> list[tuple[int, Laying]]:
    """What each suit of a hand can give for a game with trumps."""
    return [(suit, _laying(byte)) for suit, byte in enumerate(bytes_of(mask))]


@cache
def _null_best(byte: int) -> tuple[tuple[float, int], tuple[float, int], tuple[float, int]]:
    """The chance of a suit in Null after laying away nothing, one or two cards, with those cards."""
    bits = [1 << place for place in range(BITS) if byte >> place & 1]
    one = max(((null_suit(byte & ~bit), bit) for bit in bits), default=(-1.0, 0))
    two = max(((null_suit(byte & ~(a | b)), a | b) for a, b in combinations(bits, 2)), default=(-1.0, 0))
    return (null_suit(byte), 0), one, two


def null_bound(mask: int) -> float:
    """A chance that no Null with two cards laid away can have more of: each suit has its best."""
    d, h, s, c = map(_null_best, bytes_of(mask))
    return max(d)[0] * max(h)[0] * max(s)[0] * max(c)[0]


def null_away(mask: int) -> tuple[float, int]:
    """The best chance of a Null after two cards are laid away, and those cards."""
    d, h, s, c = map(_null_best, bytes_of(mask))
    best, most = _PAIRS[0], -1.0
    for counts in _PAIRS:
        i, j, k, n = counts
        chance = d[i][0] * h[j][0] * s[k][0] * c[n][0]
        if chance > most:
            best, most = counts, chance
    i, j, k, n = best
    return most, d[i][1] | h[j][1] << 8 | s[k][1] << 16 | c[n][1] << 24


_PAIRS: Final = tuple(
    tuple((suit is a) + (suit is b) for suit in SUITS) for a, b in combinations_with_replacement(SUITS, 2)
)
