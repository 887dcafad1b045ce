"""Card points, the "Augen" of Skat, Schafkopf and every Ramsch: A 11, 10 10, K 4, Q 3, J 2, others 0; 120 a pack."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ramsch_desktop.engine.cards import ALL_CARDS, Card, Rank

_OF_RANK: Final = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2}
CARD_POINTS: Final = {card: _OF_RANK.get(card.rank, 0) for card in ALL_CARDS}


def card_points(cards: Iterable[Card]) -> int:
    """The sum of the card points of these cards."""
    return sum(CARD_POINTS[card] for card in cards)
