"""Ending a Grand Hand early, as a seat sees it."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schieberamsch.rules import GRAND_HAND, GrandHand
from ramsch_desktop.games.shared.skat import ending


def declarer_of(view: View) -> Seat | None:
    """Who plays Grand Hand, if somebody does."""
    return next((said.seat for said in view.table.said if isinstance(said.action, GrandHand)), None)


def endings(view: View) -> tuple[Action, ...]:
    """What the seat may do besides playing a card: concede, claim the rest; empty in Ramsch."""
    declarer = declarer_of(view)
    return () if declarer is None else ending.endings(view, declarer, GRAND_HAND)


def settled(view: View) -> bool:
    """True if no play of the remaining cards can change the score of a Grand Hand."""
    declarer = declarer_of(view)
    return declarer is not None and ending.settled(view, declarer, GRAND_HAND)
