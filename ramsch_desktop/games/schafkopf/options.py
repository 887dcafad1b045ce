"""The options of Schafkopf, and the rules that they come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import PACK_24, PACK_32, Card
from ramsch_desktop.engine.options import OFF, ON, Option, Options, switch
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.games.schafkopf.contracts import CALL_ORDER, FARMERS_ORDER, Kind

SEATS: Final = 4


class AllPass(Enum):
    """What happens when nobody announces a game."""

    RAMSCH = "ramsch"
    REDEAL = "redeal"
    STOCK = "stock"
    FORCED = "forced"
    FOURTH_CHOOSES = "fourth_chooses"


class Jungfrau(Enum):
    """What a player without a trick changes in Ramsch: what he gets, or all payments."""

    INDIVIDUAL = "individual"
    DOUBLE_ALL = "double_all"


class Durchmarsch(Enum):
    """What a Durchmarsch needs."""

    ALL_TRICKS = "all_tricks"
    POINTS_91 = "91"


@dataclass(frozen=True, slots=True)
class Tariff:
    """Prices: of a unit (Schneider, Schwarz, each runner), of a Rufspiel, of a Wenz or solo."""

    unit: int
    call: int
    solo: int


FREE: Final = "free"
_TARIFFS: Final = {"10/20/50": Tariff(10, 20, 50), "10/10/50": Tariff(10, 10, 50), "20/20/50": Tariff(20, 20, 50)}
_UNITS: Final = (1, 2, 5, 10, 20, 25, 50, 100)
_CALLS: Final = (1, 2, 5, 10, 20, 25, 30, 40, 50, 100)
_SOLOS: Final = (2, 5, 10, 20, 25, 50, 60, 80, 100, 150, 200, 500)
_GAMES: Final = ("ramsch_only", OFF)
_SHORT: Final = ("pack", "short")

OPTIONS: Final = (
    Option("pack", ("long", "short"), "long", "table"),
    switch("ramsch_only", OFF, "table"),
    switch("knock", OFF, "table"),
    switch("kontra", ON, "table", (_GAMES,)),
    switch("geier", OFF, "contracts", (_GAMES,)),
    switch("farbwenz", OFF, "contracts", (_GAMES,)),
    switch("farbgeier", OFF, "contracts", (_GAMES,)),
    switch("tout", ON, "contracts", (_GAMES,)),
    switch("sie", ON, "contracts", (_GAMES,)),
    switch("short_sie", OFF, "contracts", (_GAMES, _SHORT, ("sie", ON))),
    switch("short_run", OFF, "contracts", (_GAMES, _SHORT)),
    Option("tariff", (*_TARIFFS, FREE), "10/20/50", "tariff"),
    Option("free_unit", _UNITS, 10, "tariff", (("tariff", (FREE,)),)),
    Option("free_call", _CALLS, 20, "tariff", (("tariff", (FREE,)), ("ramsch_only", (OFF,)))),
    Option("free_solo", _SOLOS, 50, "tariff", (("tariff", (FREE,)),)),
    Option("wenz_runners", (2, 3), 2, "tariff", (("ramsch_only", (OFF,)),)),
    Option("money", ("points", "cents"), "points", "tariff"),
    Option("all_pass", tuple(each.value for each in AllPass), "ramsch", "ramsch", (("ramsch_only", (OFF,)),)),
    Option("ramsch", ("normal", "bauern"), "normal", "ramsch"),
    Option("jungfrau", tuple(each.value for each in Jungfrau), "individual", "ramsch"),
    Option("durchmarsch", tuple(each.value for each in Durchmarsch), "all_tricks", "ramsch"),
    Option("rounds", tuple(range(1, 25)), 4, "match"),
)


@dataclass(frozen=True, slots=True)
class SchafkopfRules:
    """Everything that a deal needs to know of the house rules.

    ``kinds`` are the classes on offer, rising; none where only Ramsch is played. ``run_from`` is the number of
    cards from which the holder of the called ace may run away with the suit, ``wenz_runners`` the least number
    of runners that count where only four cards stand above the suits.
    """

    pack: tuple[Card, ...]
    kinds: tuple[Kind, ...]
    knock: bool
    kontra: bool
    tariff: Tariff
    run_from: int
    wenz_runners: int
    all_pass: AllPass
    ramsch_order: CardOrder
    jungfrau: Jungfrau
    durchmarsch: Durchmarsch

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat."""
        return len(self.pack) // SEATS


@lru_cache(maxsize=256)
def rules_of(options: Options) -> SchafkopfRules:
    """The rules that these options come to."""
    short = options.word("pack") == "short"
    return SchafkopfRules(
        pack=PACK_24 if short else PACK_32,
        kinds=() if options.on("ramsch_only") else tuple(kind for kind in Kind if _offered(kind, options)),
        knock=options.on("knock"),
        kontra=options.on("kontra"),
        tariff=_tariff(options),
        run_from=3 if short and options.on("short_run") else 4,
        wenz_runners=options.number("wenz_runners"),
        all_pass=AllPass(options.word("all_pass")),
        ramsch_order=FARMERS_ORDER if options.word("ramsch") == "bauern" else CALL_ORDER,
        jungfrau=Jungfrau(options.word("jungfrau")),
        durchmarsch=Durchmarsch(options.word("durchmarsch")),
    )


def four_seats(options: Options) -> int:
    """Four players whatever the options."""
    return SEATS


def pack(options: Options) -> tuple[Card, ...]:
    """32 cards, or 24 without eights and sevens."""
    return rules_of(options).pack


def _offered(kind: Kind, options: Options) -> bool:
    if kind is Kind.SIE:
        return options.on("sie") and (options.word("pack") == "long" or options.on("short_sie"))
    if kind.is_tout and not options.on("tout"):
        return False
    return kind.plain in (Kind.CALL, Kind.WENZ, Kind.SOLO) or options.on(kind.plain.value)


def _tariff(options: Options) -> Tariff:
    chosen = options.word("tariff")
    if chosen != FREE:
        return _TARIFFS[chosen]
    return Tariff(options.number("free_unit"), options.number("free_call"), options.number("free_solo"))
