"""The chance of at least one trick in Rams, and how much of it is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.rams.constants import (
    BEFORE_THE_DRAW,
    CLOSE_BALANCE,
    CLOSE_CHANCE,
    DEALER,
    RIVAL_BALANCE,
    RIVAL_CHANCE,
    Weights,
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
    cards = sum(card_weight(card, order, weights) for card in hand)
    others = weights.inside * rivals.inside + weights.to_speak * rivals.to_speak
    return logistic(weights.const + cards + others + dealer)


def card_weight(card: Card, order: CardOrder, weights: Weights) -> float:
    """What the card adds to the sum behind the chance of a trick."""
    if order.group(card) is Group.TRUMP:
        return weights.trumps[_RANKS.index(card.rank) if card.rank in _RANKS else len(_RANKS)]
    return weights.ace if card.rank is Rank.ACE else 0.0


def dealer_weight(view: View) -> float:
    """What the turned-up card is worth to the dealer before he speaks."""
    return DEALER if view.seat == view.table.dealer else 0.0


def chance_asked(view: View, usual: float) -> Asked:
    """The chance to ask for: less when one trick may finish the match, or somebody else is about to."""
    return asked_among(view.table.running(view.standing.totals), view.seat, usual)


def asked_among(balances: Sequence[float], seat: Seat, usual: float) -> Asked:
    """The chance that the seat asks for with these balances."""
    others = min(balance for other, balance in enumerate(balances) if other != seat)
    if balances[seat] <= CLOSE_BALANCE:
        return Asked(min(usual, CLOSE_CHANCE), "close_to_the_end")
    if others <= RIVAL_BALANCE:
        return Asked(min(usual, RIVAL_CHANCE), "others_close")
    return Asked(usual, "likely_trick")
