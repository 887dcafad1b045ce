"""The chance of at least one trick in Rams, and how much of it is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.cards import Rank
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.rams.constants import (
    BEFORE_THE_DRAW,
    CLOSE_BALANCE,
    CLOSE_CHANCE,
    DEALER,
    RIVAL_BALANCE,
    RIVAL_CHANCE,
)
from ramsch_desktop.games.shared.joining_bot import Rivals, logistic

_RANKS: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN)


@dataclass(frozen=True, slots=True)
class Asked:
    """The chance that a player asks for before he plays, and the rule it comes from."""

    chance: float
    rule: str


def trick_chance(hand: Hand, order: CardOrder, players: int, rivals: Rivals, *, dealer: float = 0.0) -> float:
    """The chance of at least one trick before the draw; ``dealer`` is the weight of the turned-up card."""
    weights = BEFORE_THE_DRAW[players]
    trumps = [card for card in hand if order.group(card) is Group.TRUMP]
    of_trumps = sum(weights.trumps[_RANKS.index(c.rank) if c.rank in _RANKS else len(_RANKS)] for c in trumps)
    aces = sum(card.rank is Rank.ACE for card in hand if card not in trumps)
    others = weights.inside * rivals.inside + weights.to_speak * rivals.to_speak
    return logistic(weights.const + of_trumps + weights.ace * aces + others + dealer)


def dealer_weight(view: View) -> float:
    """What the turned-up card is worth to the dealer before he speaks."""
    return DEALER if view.seat == view.table.dealer else 0.0


def chance_asked(view: View, usual: float) -> Asked:
    """The chance to ask for: less when one trick may finish the match, or somebody else is about to."""
    balances = view.table.running(view.standing.totals)
    others = min(balance for seat, balance in enumerate(balances) if seat != view.seat)
    if balances[view.seat] <= CLOSE_BALANCE:
        return Asked(min(usual, CLOSE_CHANCE), "close_to_the_end")
    if others <= RIVAL_BALANCE:
        return Asked(min(usual, RIVAL_CHANCE), "others_close")
    return Asked(usual, "likely_trick")
