"""The options of Skat with Ramsch, and the rules that they come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ramsch_desktop.engine.options import OFF, ON, Option, Options, OptionValue, switch
from ramsch_desktop.games.shared.skat_ramsch import USUAL_RAMSCH, SkatRamschRules, SkatTo, ThreeWayTie


class AllPass(Enum):
    """What follows when nobody bids."""

    RAMSCH = "ramsch"
    FOREHAND_MUST_PLAY = "forehand_must_play"
    PASSED_IN = "passed_in"


class RamschKind(Enum):
    """Which Ramsch follows when nobody bids."""

    PLAIN = "plain"
    SCHIEBE = "schiebe"


class KontraRule(Enum):
    """Who may say Kontra."""

    NOBODY = "nobody"
    BIDDERS = "bidders"
    ANYONE = "anyone"


class Scoring(Enum):
    """How a match is scored: game points alone, or with the bonuses of a tournament (Seeger and Fabian)."""

    SIMPLE = "simple"
    TOURNAMENT = "tournament"


class MatchEnd(Enum):
    """When a match is over."""

    ROUNDS = "rounds"
    SINGLE_DEAL = "single_deal"


class BockAfterEnd(Enum):
    """What becomes of Bock deals that are still owed at the end of the match."""

    DROP = "drop"
    PLAY_OUT = "play_out"


class BockTrigger(Enum):
    """What is followed by a Bock round; the value is the id of its option."""

    SIXTY = "bock_sixty"
    KONTRA_LOST = "bock_kontra_lost"
    KONTRA_RE = "bock_kontra_re"
    GRAND_HAND_WON = "bock_grand_hand"
    GRAND_LOST = "bock_grand_lost"
    HUNDREDS = "bock_hundreds"
    EQUAL_DIGITS = "bock_equal_digits"
    VALUE_72 = "bock_value_72"
    VALUE_96 = "bock_value_96"
    ALL_PASSED = "bock_all_passed"


_USUAL: Final = (BockTrigger.SIXTY, BockTrigger.KONTRA_LOST, BockTrigger.KONTRA_RE)
_DOUBLED: Final = (BockTrigger.KONTRA_LOST, BockTrigger.KONTRA_RE)
_WITH_RAMSCH: Final = (("all_pass", ("ramsch",)),)


def _trigger(trigger: BockTrigger) -> Option:
    needs: list[tuple[str, OptionValue]] = [("bock", ON)]
    if trigger in _DOUBLED:
        needs.append(("kontra_re", ON))
    return switch(trigger.value, ON if trigger in _USUAL else OFF, "bock", needs)


OPTIONS: Final = (
    Option("table", (3, 4), 3, "match"),
    Option("end", tuple(e.value for e in MatchEnd), "rounds", "match"),
    Option("rounds", tuple(range(1, 25)), 4, "match", (("end", ("rounds",)),)),
    Option("scoring", tuple(s.value for s in Scoring), "simple", "match"),
    Option("all_pass", tuple(a.value for a in AllPass), "ramsch", "ramsch"),
    Option("ramsch_kind", tuple(k.value for k in RamschKind), "plain", "ramsch", _WITH_RAMSCH),
    Option("skat_to", tuple(s.value for s in SkatTo), "last_trick", "ramsch", _WITH_RAMSCH),
    Option("three_way_tie", tuple(t.value for t in ThreeWayTie), "all_lose", "ramsch", _WITH_RAMSCH),
    switch("kontra_re", OFF, "kontra"),
    switch("kontra_needs_bid18", ON, "kontra", [("kontra_re", ON)]),
    switch("bock", OFF, "bock"),
    *(_trigger(trigger) for trigger in BockTrigger),
    Option("bock_after_end", tuple(b.value for b in BockAfterEnd), "drop", "bock", (("bock", (ON,)),)),
)


@dataclass(frozen=True, slots=True)
class SkatRules:
    """Everything that a deal needs to know of the house rules."""

    all_pass: AllPass = AllPass.RAMSCH
    ramsch_kind: RamschKind = RamschKind.PLAIN
    ramsch: SkatRamschRules = USUAL_RAMSCH
    kontra: KontraRule = KontraRule.NOBODY


def rules_of(options: Options) -> SkatRules:
    """The rules that these options come to."""
    return SkatRules(
        AllPass(options.word("all_pass")),
        RamschKind(options.word("ramsch_kind")),
        SkatRamschRules(SkatTo(options.word("skat_to")), ThreeWayTie(options.word("three_way_tie"))),
        _kontra(options),
    )


def _kontra(options: Options) -> KontraRule:
    if not options.on("kontra_re"):
        return KontraRule.NOBODY
    return KontraRule.BIDDERS if options.on("kontra_needs_bid18") else KontraRule.ANYONE


def bock_triggers(options: Options) -> frozenset[BockTrigger]:
    """The triggers in force; none without Bock rounds."""
    if not options.on("bock"):
        return frozenset()
    return frozenset(trigger for trigger in BockTrigger if options.on(trigger.value))
