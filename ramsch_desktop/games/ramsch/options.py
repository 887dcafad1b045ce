"""The options of Ramsch, and the rules that they come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import Rank
from ramsch_desktop.engine.options import OFF, ON, Option, Options, switch
from ramsch_desktop.engine.order import NATURAL, TEN_HIGH, CardOrder, of_rank
from ramsch_desktop.games.shared.skat_ramsch import JACKS_ONLY, SkatRamschRules, SkatTo, ThreeWayTie


class Variant(Enum):
    """How Ramsch is scored."""

    SIMPLE = "simple"
    PIP = "pip"
    SCHIEBE = "schiebe"
    SKAT = "skat"


class March(Enum):
    """What all tricks bring in the pip and the passing variant."""

    CREDIT_120 = "credit120"
    DEBIT_60 = "debit60"
    DEBIT_120 = "debit120"
    BOTH = "both"


class MatchEnd(Enum):
    """When a match is over."""

    ROUNDS = "rounds"
    LIMIT = "limit"


USUAL_LIMIT: Final = "usual"
_BOOKLET = ("simple", "pip", "schiebe")

OPTIONS: Final = (
    Option("variant", ("simple", "pip", "schiebe", "skat"), "pip", "rules"),
    Option("ten_rank", ("high", "low"), "high", "rules", (("variant", _BOOKLET),)),
    Option("jacks_trump", (OFF, ON), OFF, "rules", (("variant", _BOOKLET),)),
    Option("pip_march", tuple(m.value for m in March), "credit120", "march", (("variant", ("pip", "schiebe")),)),
    switch("simple_march_bonus", OFF, "march", (("variant", "simple"),)),
    Option("skat_to", tuple(s.value for s in SkatTo), "last_trick", "skat", (("variant", ("skat",)),)),
    Option("three_way_tie", tuple(t.value for t in ThreeWayTie), "all_lose", "skat", (("variant", ("skat",)),)),
    Option("end", tuple(e.value for e in MatchEnd), "rounds", "match"),
    Option("rounds", tuple(range(1, 25)), 4, "match", (("end", ("rounds",)),)),
    Option("limit", (USUAL_LIMIT, 50, 100, 200, 300, 500), USUAL_LIMIT, "match", (("end", ("limit",)),)),
)


@dataclass(frozen=True, slots=True)
class RamschRules:
    """Everything that a deal of Ramsch needs to know of the house rules."""

    variant: Variant
    order: CardOrder
    pip_march: March
    march_bonus: bool
    skat_table: SkatRamschRules


@lru_cache(maxsize=64)
def rules_of(options: Options) -> RamschRules:
    """The rules that these options come to."""
    variant = Variant(options.word("variant"))
    return RamschRules(
        variant=variant,
        order=JACKS_ONLY if variant is Variant.SKAT else _booklet_order(options),
        pip_march=March(options.word("pip_march")),
        march_bonus=options.on("simple_march_bonus"),
        skat_table=SkatRamschRules(
            SkatTo(options.word("skat_to")),
            ThreeWayTie(options.word("three_way_tie")),
        ),
    )


def _booklet_order(options: Options) -> CardOrder:
    plain = TEN_HIGH if options.word("ten_rank") == "high" else NATURAL
    return CardOrder(of_rank(Rank.JACK) if options.on("jacks_trump") else (), plain)


def limit_of(options: Options) -> int:
    """The total that ends a match played to a limit: 100 in the simple variant, else 300, unless chosen."""
    if options["limit"] != USUAL_LIMIT:
        return options.number("limit")
    return 100 if options.word("variant") == Variant.SIMPLE.value else 300
