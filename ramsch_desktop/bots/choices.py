"""The decisions besides card play that the strong level searches, by game and phase; loaded as ``terms`` are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeAlias

from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.view import View

Choice: TypeAlias = Callable[[View, Trial, Decision], Decision | None]
"""Improves a decision of the rules by trial; None leaves it."""


@cache
def choices_of(game: str) -> Mapping[str, Choice]:
    """The choices of a game by phase; none for a game without any."""
    match game:
        case "skat":
            return _skat()
        case "schieberamsch":
            return _schieberamsch()
        case "schafkopf":
            return _schafkopf()
        case "ramsen":
            return _ramsen()
        case "rams":
            return _rams()
    return {}


def _skat() -> Mapping[str, Choice]:
    from ramsch_desktop.bots import passing_choice, skat_bidding, skat_choice, skat_doubling

    return {
        "Auction": skat_bidding.bid,
        "ForehandAlone": skat_bidding.alone,
        "SkatChoice": skat_bidding.hand_or_skat,
        "Discarding": skat_choice.discard,
        "Declaring": skat_choice.declare,
        "Doubling": skat_doubling.double,
        "PushOrTake": passing_choice.push_or_take,
        "PassingOn": passing_choice.pass_on,
    }


def _schieberamsch() -> Mapping[str, Choice]:
    from ramsch_desktop.bots import passing_choice

    return {
        "GrandHandCall": passing_choice.grand_hand,
        "PushOrTake": passing_choice.push_or_take,
        "PassingOn": passing_choice.pass_on,
    }


def _schafkopf() -> Mapping[str, Choice]:
    from ramsch_desktop.bots import schafkopf_choice

    return {
        "Knocking": schafkopf_choice.knock,
        "Announcing": schafkopf_choice.announce,
        "Declaring": schafkopf_choice.declare,
    }


def _ramsen() -> Mapping[str, Choice]:
    from ramsch_desktop.bots import cutting_choice, joining_choice

    return {"Cutting": cutting_choice.cut, "Swapping": joining_choice.exchange, "Joining": joining_choice.join}


def _rams() -> Mapping[str, Choice]:
    from ramsch_desktop.bots import joining_choice

    return {"Joining": joining_choice.join, "Swapping": joining_choice.exchange}
