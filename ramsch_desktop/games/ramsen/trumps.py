"""The trumps of Ramsen: the turned-up suit and four permanent trumps directly under its ace."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import Card, Rank, Suit
from ramsch_desktop.engine.order import NATURAL, CardOrder, suit_run

DALLMUTZ: Final = Card(Suit.DIAMONDS, Rank.NINE)
BELLI: Final = Card(Suit.DIAMONDS, Rank.SEVEN)
GREAT_JACK: Final = Card(Suit.CLUBS, Rank.QUEEN)
LITTLE_JACK: Final = Card(Suit.CLUBS, Rank.JACK)

PERMANENT: Final = (DALLMUTZ, BELLI, GREAT_JACK, LITTLE_JACK)
"""The permanent trumps, high to low: 9 and 7 of bells, Ober and Unter of acorns. They never follow their suit."""

RANKS: Final = NATURAL[: NATURAL.index(Rank.SEVEN) + 1]
"""Plain ranks of Ramsen, high to low: A K O U 10 9 8 7."""


@lru_cache(maxsize=4)
def trump_order(suit: Suit) -> CardOrder:
    """Trumps with this suit turned up: its ace, the permanent trumps, then the rest of the suit."""
    ace, rest = suit_run(suit, RANKS[:1]), suit_run(suit, RANKS[1:], without=PERMANENT)
    return CardOrder((*ace, *PERMANENT, *rest), RANKS)


BEFORE_THE_TURN: Final = CardOrder(PERMANENT, RANKS)
"""The order before a suit is turned up: only the permanent trumps are known."""
