"""Imagined deals of Skat, before cards are played, as one seat may think them.

Seats are numbers at the table here, forehand 0; cards are masks. A result is the score of each seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from ramsch_desktop.bots.chance import SeededChance
from ramsch_desktop.bots.imagined import BATCH, Doubt, believed
from ramsch_desktop.bots.masks import ALL, mask_of
from ramsch_desktop.bots.translate import deck_of
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.skat.chances import Place
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.kernel import api

SEATS: Final = 3
HAND: Final = 10

Scores: TypeAlias = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class World:
    """A deal that may be: three hands, forehand's first, and the skat; ``seed`` settles its play."""

    hands: tuple[int, ...]
    skat: int
    seed: int


def own_number(view: View) -> int:
    """The number at the table of the seat that looks."""
    return view.table.active.index(view.seat)


def place_of(seat: int) -> Place:
    """Whether the seat leads."""
    return Place.FOREHAND if seat == 0 else Place.LATER


def gain(scores: Scores, seat: int) -> float:
    """What a result is worth to a seat: its score less the mean of the others."""
    return scores[seat] - (sum(scores) - scores[seat]) / (SEATS - 1)


def worlds(view: View, trial: Trial, doubt: Doubt, known: tuple[Card, ...] = ()) -> Iterator[World]:
    """Deals as long as there is time, around the hand and the cards known to lie face down; doubtful hands are rare.

    Where the hand has twelve cards, nothing lies face down.
    """
    own, chance = own_number(view), SeededChance(trial.seed)
    hand, others = mask_of(view.hand), [seat for seat in range(SEATS) if seat != own]
    skat = mask_of(known)
    for dealt in _dealt(ALL & ~hand & ~skat, others, trial.seed):
        theirs = tuple(zip(others, dealt, strict=False))
        if not believed(theirs, doubt, chance):
            if trial.over:
                return
            continue
        hands = {own: hand, **dict(theirs)}
        down = skat or sum(dealt[len(others) :])
        yield World(tuple(hands[seat] for seat in range(SEATS)), down, chance.randrange(1 << 62))


def _dealt(unseen: int, others: list[int], seed: int) -> Iterator[tuple[int, ...]]:
    holders = [api.Holder(seat, HAND) for seat in others]
    rest = unseen.bit_count() - HAND * len(others)
    sampler = api.Sampler(unseen, [*holders, api.Holder(api.OUT_OF_PLAY, rest)] if rest else holders)
    number = 0
    while True:
        yield from sampler.deals(_sorted_table(), SeededChance(seed + number).randrange(1 << 62), BATCH)
        number += 1


@cache
def _sorted_table() -> api.Table:
    """A table whose cards are numbered as in the masks."""
    deck = deck_of(GameKind.NULL.order, PACK_32)
    return api.make_table(SEATS, deck.groups, (0,) * len(deck.cards))
