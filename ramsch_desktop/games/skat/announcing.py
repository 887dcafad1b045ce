"""Which game a rule-based declarer announces: the one with the best expectation over all discards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.games.shared.skat.chances import Place, game_chance, kept_chance, null_chance
from ramsch_desktop.games.shared.skat.contracts import (
    SUIT_GAMES,
    TRUMP_GAMES,
    Announcement,
    Declaration,
    GameKind,
    SkatUse,
)
from ramsch_desktop.games.shared.skat.discards import cheapest_discard, dearest_discard, safest_null_discard
from ramsch_desktop.games.shared.skat.matadors import matadors
from ramsch_desktop.games.skat.bidding import easy_grand, simple_count
from ramsch_desktop.games.skat.sure import LEVELS, safe_announcement

NULL_OUVERT_FROM: Final = 0.70
CLOSED_NULL_HELP: Final = 0.15
"""Hidden cards help a Null: of the games lost with open cards so many are still won."""
HAND_LOSS: Final = 0.94
ANNOUNCED: Final = 0.98
"""The chance of a game with an announcement that is safe by count."""
OWN_GAME: Final = 50
"""Tournament points for winning or losing an own game."""


@dataclass(frozen=True, slots=True)
class Intention:
    """A game with its chance, what it is expected to bring, and the two cards laid away for it."""

    declaration: Declaration
    chance: float
    expected: float
    away: tuple[Card, ...] = ()


def expected(chance: float, value: int, bid: int, base: int, bonus: int = 0) -> float:
    """What a game brings on average: its value if won, twice that if lost; a value below the bid is lost."""
    if value < bid and base:
        return -2.0 * base * -(-bid // base) - bonus
    return chance * (value + bonus) - (1 - chance) * (2 * value + bonus)


@lru_cache(maxsize=64)
def best_with_skat(twelve: tuple[Card, ...], bid: int, place: Place, bonus: int = 0) -> Intention:
    """The best of all games and discards for the twelve cards."""
    kept = {kind: cheapest_discard(twelve, kind) for kind in TRUMP_GAMES}
    found = [_trump_game(kind, kept[kind].cards, kept[kind].away, bid, place, bonus) for kind in TRUMP_GAMES]
    return max([*found, *_nulls(twelve, bid, place, bonus)], key=lambda intention: intention.expected)


def best_of_kept(ten: tuple[Card, ...], away: tuple[Card, ...], bid: int, place: Place, bonus: int = 0) -> Intention:
    """The best of all games once these cards are laid away, whatever they were laid away for."""
    found = [_trump_game(kind, ten, away, bid, place, bonus) for kind in TRUMP_GAMES]
    found += _null_games(null_chance(ten, place), bid, SkatUse.TAKEN, away, bonus)
    return max(found, key=lambda intention: intention.expected)


def _trump_game(
    kind: GameKind, ten: tuple[Card, ...], away: tuple[Card, ...], bid: int, place: Place, bonus: int
) -> Intention:
    chance = kept_chance(ten, kind, place, card_points(away))
    value = kind.base * (matadors((*ten, *away), kind.order).count + 1)
    return Intention(Declaration(kind), chance, expected(chance, value, bid, kind.base, bonus), away)


def _nulls(twelve: tuple[Card, ...], bid: int, place: Place, bonus: int) -> Iterator[Intention]:
    kept, open_chance = safest_null_discard(twelve, place)
    yield from _null_games(open_chance, bid, SkatUse.TAKEN, kept.away, bonus)


def _null_games(open_chance: float, bid: int, use: SkatUse, away: tuple[Card, ...], bonus: int) -> Iterator[Intention]:
    closed = open_chance + CLOSED_NULL_HELP * (1 - open_chance) * open_chance
    for said, chance in ((Announcement.NONE, closed), (Announcement.OUVERT, open_chance)):
        declaration = Declaration(GameKind.NULL, use, said)
        if declaration.null_value >= bid:
            yield Intention(declaration, chance, expected(chance, declaration.null_value, 0, 0, bonus), away)


def best_from_hand(hand: tuple[Card, ...], bid: int, place: Place, bonus: int = 0) -> Intention:
    """The best Hand game with what is safe to announce; without the skat a chance is smaller."""
    found = list(_null_games(null_chance(hand, place), bid, SkatUse.HAND, (), bonus))
    kinds = (*SUIT_GAMES, GameKind.GRAND)
    for kind in kinds:
        said = safe_announcement(hand, kind, place)
        chance = hand_chance(game_chance(hand, kind, place)) if said is Announcement.NONE else ANNOUNCED
        value = kind.base * (matadors(hand, kind.order).count + 2 + LEVELS[said])
        declaration = Declaration(kind, SkatUse.HAND, said)
        found.append(Intention(declaration, chance, expected(chance, value, bid, kind.base, bonus)))
    return max(found, key=lambda intention: intention.expected)


def easy_with_skat(twelve: tuple[Card, ...], bid: int, place: Place) -> Intention:
    """The easy player's game: the suit he counts highest, or a Grand with three jacks; he lays the dearest cards away.

    Where neither covers the bid he looks as far as the medium player.
    """
    suit = max(SUIT_GAMES, key=lambda kind: (simple_count(twelve, kind), kind.base))
    kinds = (GameKind.GRAND, suit) if easy_grand(twelve) else (suit,)
    for kind in kinds:
        if kind.base * (matadors(twelve, kind.order).count + 1) >= bid:
            return Intention(Declaration(kind), 0, 0, dearest_discard(twelve, kind))
    return best_with_skat(twelve, bid, place)


def hand_chance(with_skat: float) -> float:
    """The chance without the skat of a hand that would win so often with it (measured: .5 to .21, .8 to .58)."""
    points = ((0.0, 0.0), (0.5, 0.21), (0.8, 0.58), (0.9, 0.86), (0.95, HAND_LOSS), (1.0, 0.99))
    for (x0, y0), (x1, y1) in pairwise(points):
        if with_skat <= x1:
            return y0 + (y1 - y0) * (with_skat - x0) / (x1 - x0)
    return points[-1][1]
