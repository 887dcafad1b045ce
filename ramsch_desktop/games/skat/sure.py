"""What a declarer may safely announce besides a Hand game: by counting the tricks that he can lose at the worst.

All missing cards of a suit are thought to be in one hand, which is the worst that can be; the skat is left out.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.games.shared.skat.chances import Place
from ramsch_desktop.games.shared.skat.contracts import Announcement, GameKind

LOST_TO_OTHERS: Final = 30
"""Card points that the defenders may take where Schneider is announced."""
DEAREST_PAIR: Final = 22
"""What both defenders can put on one trick at the most: two aces."""
VOID_FROM: Final = 5
"""A suit of which so many cards are out is hardly void at a defender in its first round."""

LEVELS: Final = {
    Announcement.NONE: 0,
    Announcement.SCHNEIDER: 2,
    Announcement.SCHWARZ: 4,
    Announcement.OUVERT: 5,
}
"""How many levels an announcement that is kept adds to a Hand game."""


@dataclass(frozen=True, slots=True)
class Losers:
    """How many tricks can be lost at the worst, and the card points of the own cards in them."""

    tricks: int
    points: int

    def and_also(self, other: Losers) -> Losers:
        """Those of two suits together."""
        return Losers(self.tricks + other.tricks, self.points + other.points)


def safe_announcement(hand: Iterable[Card], kind: GameKind, place: Place) -> Announcement:
    """The most that can be announced with next to no risk: Schwarz without a loser, Schneider with one cheap loser.

    Open cards help nobody against a hand without losers; only forehand shows them, for else a defender leads and may
    ruff the first trick.
    """
    if kind is GameKind.NULL:
        return Announcement.NONE
    held = frozenset(hand)
    losers = most_losers(held, kind)
    if losers.tricks == 0:
        if place is Place.FOREHAND:
            return Announcement.OUVERT
        return Announcement.SCHWARZ if _stands_first_round(held, kind) else Announcement.SCHNEIDER
    dearest = losers.points + DEAREST_PAIR
    return Announcement.SCHNEIDER if losers.tricks == 1 and dearest <= LOST_TO_OTHERS else Announcement.NONE


def most_losers(hand: frozenset[Card], kind: GameKind) -> Losers:
    """The tricks that can be lost in all suits together, trumps drawn first."""
    total = Losers(0, 0)
    for group in Group:
        mine = sorted((card for card in hand if kind.order.group(card) is group), key=kind.order.power, reverse=True)
        others = [card for card in PACK_32 if card not in hand and kind.order.group(card) is group]
        if group is Group.TRUMP and others and len(others) > len(mine):
            total = total.and_also(Losers(len(others) - len(mine), 0))
        total = total.and_also(_losers_in(mine, others, kind))
    return total


def _losers_in(mine: list[Card], others: list[Card], kind: GameKind) -> Losers:
    """Led from the top until the other hand has none left; it keeps its high cards."""
    tricks = 0
    for led, card in enumerate(mine):
        if led >= len(others):
            break
        higher = sum(kind.order.beats(other, card) for other in others)
        tricks += higher > tricks
    cheapest = sorted(mine, key=lambda card: card_points((card,)))[:tricks]
    return Losers(tricks, card_points(cheapest))


def _stands_first_round(hand: frozenset[Card], kind: GameKind) -> bool:
    """True if no suit of the hand is so short outside that its first round may be ruffed."""
    for group in Group:
        if group is Group.TRUMP:
            continue
        mine = sum(kind.order.group(card) is group for card in hand)
        out = sum(card not in hand and kind.order.group(card) is group for card in PACK_32)
        if mine and 0 < out < VOID_FROM:
            return False
    return True
