"""The house rules of the passing round before a Schieberamsch."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ramsch_desktop.games.shared.skat_ramsch import USUAL_RAMSCH, SkatRamschRules


class JackRule(Enum):
    """Whether jacks may be passed on."""

    STAY = "stay"
    PASS = "pass"


class PushRule(Enum):
    """Whether the skat may be pushed on unseen."""

    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


@dataclass(frozen=True, slots=True)
class PassingRules:
    """The rules of the passing round and of the Ramsch that follows."""

    ramsch: SkatRamschRules = USUAL_RAMSCH
    jacks: JackRule = JackRule.STAY
    push: PushRule = PushRule.ALLOWED
