"""The options of Rams, and the rules that they come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ramsch_desktop.engine.cards import PACK_32, PACK_52, Card
from ramsch_desktop.engine.options import OFF, ON, Option, Options, switch

SMALL_TABLE: Final = 3
"""Players who use 32 cards; more use 52."""


class AceCovers(Enum):
    """Which court card in the trick the holder of the trump ace must cover with it."""

    TRUMP_COURTS = "trump_courts"
    ANY_COURT = "any_court"
    OFF = "off"


class Aces(Enum):
    """Which aces a player is scored for: those he holds for the play, or those he was dealt."""

    HELD = "held"
    DEALT = "dealt"


class RamsPenalty(Enum):
    """Whose aces are added to the penalty for another player's hand of one suit."""

    OWN_ACES = "own_aces"
    HOLDERS_ACE = "holders_ace"


OPTIONS: Final = (
    Option("players", (3, 4, 5, 6, 7), 4, "table"),
    Option("start", (50, 100, 150, 200), 100, "match"),
    Option("max_draw", (3, 4, 5), 4, "play"),
    switch("e1", ON, "play"),
    switch("e2", ON, "play"),
    Option("e3", tuple(covers.value for covers in AceCovers), "trump_courts", "play"),
    switch("must_beat", OFF, "play"),
    Option("trump_rams", (5, 10, 100), 5, "scoring"),
    Option("rams_penalty", tuple(penalty.value for penalty in RamsPenalty), "own_aces", "scoring"),
    Option("aces", tuple(aces.value for aces in Aces), "held", "scoring"),
    switch("uniform_remise", OFF, "scoring"),
    switch("drawn_jacks", OFF, "scoring"),
)


@dataclass(frozen=True, slots=True)
class RamsRules:
    """Everything that a deal of Rams needs to know of the house rules.

    ``ace_leads`` and ``queen_follows_king`` are the forced leads of the trump ace, and of the trump queen after a
    trick won with the king.
    """

    max_draw: int
    ace_leads: bool
    queen_follows_king: bool
    ace_covers: AceCovers
    must_beat: bool
    trump_rams: int
    penalty: RamsPenalty
    aces: Aces
    uniform_remise: bool
    drawn_jacks: bool


def rules_of(options: Options) -> RamsRules:
    """The rules that these options come to."""
    return RamsRules(
        max_draw=options.number("max_draw"),
        ace_leads=options.on("e1"),
        queen_follows_king=options.on("e2"),
        ace_covers=AceCovers(options.word("e3")),
        must_beat=options.on("must_beat"),
        trump_rams=options.number("trump_rams"),
        penalty=RamsPenalty(options.word("rams_penalty")),
        aces=Aces(options.word("aces")),
        uniform_remise=options.on("uniform_remise"),
        drawn_jacks=options.on("drawn_jacks"),
    )


def pack(options: Options) -> tuple[Card, ...]:
    """32 cards for three players, 52 for more."""
    return PACK_32 if options.number("players") == SMALL_TABLE else PACK_52
