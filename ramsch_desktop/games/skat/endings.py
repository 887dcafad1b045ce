"""Ending a deal of Skat early, as a seat sees it."""

from __future__ import annotations

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.skat import ending
from ramsch_desktop.games.skat.picture import picture


def endings(view: View) -> tuple[Action, ...]:
    """What the seat may do besides playing a card: concede, claim the rest; empty in Ramsch."""
    now = picture(view)
    if now.declarer is None or now.declaration is None:
        return ()
    return ending.endings(view, now.declarer, now.declaration)


def settled(view: View) -> bool:
    """True if no play of the remaining cards can change the score of a declared game."""
    now = picture(view)
    if now.declarer is None or now.declaration is None:
        return False
    return ending.settled(view, now.declarer, now.declaration)
