"""The chance of at least one trick in Ramsen, and how much of it is asked for."""

from __future__ import annotations

from dataclasses import dataclass

from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsen.constants import (
    AS_DEALT,
    EXCHANGING,
    PER_BAR_SAVED,
    Weights,
)
from ramsch_desktop.games.ramsen.options import BARS, rules_of
from ramsch_desktop.games.ramsen.trumps import PERMANENT
from ramsch_desktop.games.shared.joining_bot import Rivals, logistic

_RANKS = (Rank.KING, Rank.QUEEN, Rank.JACK)


@dataclass(frozen=True, slots=True)
class Asked:
    """The chance that a player asks for before he plays, and the rule it comes from."""

    chance: float
    rule: str


def trick_chance(hand: Hand, order: CardOrder, players: int, rivals: Rivals, swaps: int) -> float:
    """The chance of at least one trick; ``swaps`` cards may still be exchanged, 0 for playing as dealt."""
    weights = (EXCHANGING if swaps else AS_DEALT)[players]
    cards = sum(card_weight(card, order, weights) for card in hand)
    others = weights.inside * rivals.inside + weights.to_speak * rivals.to_speak
    return logistic(weights.const + cards + weights.swap * swaps + others)


def card_weight(card: Card, order: CardOrder, weights: Weights) -> float:
    """What the card adds to the sum behind the chance of a trick."""
    if order.group(card) is Group.TRUMP:
        return weights.trumps[_trump_class(card)]
    return {Rank.ACE: weights.ace, Rank.KING: weights.king}.get(card.rank, 0.0)


def _trump_class(card: Card) -> int:
    if card in PERMANENT:
        return 1 + PERMANENT.index(card)
    if card.rank is Rank.ACE:
        return 0
    return 5 + (_RANKS.index(card.rank) if card.rank in _RANKS else len(_RANKS))


def chance_asked(view: View, usual: float) -> Asked:
    """The chance to ask for: less where no trick costs little because of the cap."""
    return asked_with(int(view.table.running(view.standing.totals)[view.seat]), rules_of(view.options).cap, usual)


def asked_with(need: int, cap: int | None, usual: float) -> Asked:
    """The chance that a player with so many bars to make asks for."""
    saved = 0 if cap is None else max(0, need + BARS - cap)
    return Asked(usual - PER_BAR_SAVED * saved, "nothing_to_lose" if saved else "likely_trick")
