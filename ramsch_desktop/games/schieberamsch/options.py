"""The options of Schieberamsch, and the rules that they come to."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.options import OFF, ON, Option, Options, switch
from ramsch_desktop.games.shared.skat.passing_rules import JackRule, PassingRules, PushRule
from ramsch_desktop.games.shared.skat_ramsch import (
    Factor,
    PushedMarch,
    Pushes,
    SkatRamschRules,
    SkatTo,
    ThreeWayTie,
)

_PUSHING: Final = (("push", (ON,)),)

OPTIONS: Final = (
    Option("table", (3, 4), 3, "match"),
    Option("rounds", tuple(range(1, 25)), 4, "match"),
    switch("grand_hand", ON, "rules"),
    switch("no_jacks", ON, "rules"),
    switch("push", ON, "pushing"),
    Option("factor", tuple(f.value for f in Factor), "multiply", "pushing", _PUSHING),
    Option("cap", ("none", "x4"), "none", "pushing", _PUSHING),
    switch("pushed_march", OFF, "pushing", [("push", ON)]),
    Option("skat_to", tuple(s.value for s in SkatTo), "last_trick", "skat"),
    Option("three_way_tie", tuple(t.value for t in ThreeWayTie), "all_lose", "skat"),
)


def passing_rules(options: Options) -> PassingRules:
    """The rules of the passing round and of the Ramsch."""
    return PassingRules(
        SkatRamschRules(SkatTo(options.word("skat_to")), ThreeWayTie(options.word("three_way_tie"))),
        JackRule.STAY if options.on("no_jacks") else JackRule.PASS,
        PushRule.ALLOWED if options.on("push") else PushRule.FORBIDDEN,
    )


def no_push_yet(options: Options) -> Pushes:
    """How pushes will count, before the first one."""
    return Pushes(
        0,
        Factor(options.word("factor")),
        4 if options.word("cap") == "x4" else 0,
        PushedMarch.PUSHED if options.on("pushed_march") else PushedMarch.PLAIN,
    )
