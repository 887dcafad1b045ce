"""The options of Ramsen, and the rules that they come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.options import ON, Option, Options, switch

BARS: Final = 5
"""Bars that complete a cross: four arm ends and the middle."""


class Order(Enum):
    """What comes first; saying play or pass before the exchange is the custom of Zaisertshofen."""

    EXCHANGE_FIRST = "exchange_first"
    BID_FIRST = "bid_first"


class Lone(Enum):
    """What happens if only one player stays in."""

    FIVE = "five"
    ONE = "one"
    VS_DEALER = "vs_dealer"


NO_CAP: Final = "none"

OPTIONS: Final = (
    Option("players", (3, 4, 5), 4, "table"),
    Option("order", tuple(order.value for order in Order), "exchange_first", "rules"),
    switch("schleck", ON, "rules"),
    Option("lone", tuple(lone.value for lone in Lone), "five", "rules"),
    Option("crosses", (1, 2, 3, 4), 2, "match"),
    Option("cap", (NO_CAP, 3, 4, 5, 6), 4, "match"),
    Option("deal_limit", (25, 50, 100, 200), 100, "match"),
)


@dataclass(frozen=True, slots=True)
class RamsenRules:
    """Everything that a deal of Ramsen needs to know of the house rules.

    ``cap`` is the highest number of bars that a player can have before him, None for no limit.
    """

    order: Order
    lone: Lone
    cap: int | None


def rules_of(options: Options) -> RamsenRules:
    """The rules that these options come to."""
    return RamsenRules(Order(options.word("order")), Lone(options.word("lone")), _cap(options))


def pack(options: Options) -> tuple[Card, ...]:
    """32 cards, ace to seven."""
    return PACK_32


def _cap(options: Options) -> int | None:
    """The cap in bars: the crosses chosen, but at least one more than everyone begins with."""
    if options["cap"] == NO_CAP:
        return None
    return BARS * max(options.number("cap"), options.number("crosses") + 1)
