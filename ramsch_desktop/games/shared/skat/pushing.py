"""Passing the skat before a Schieberamsch: which two cards to pass on, and when to push unseen."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.ramsch_play import Skill
from ramsch_desktop.games.shared.ramsch_risk import risk
from ramsch_desktop.games.shared.skat.passing import PassOn, Push, TakeSkat

LAID_AWAY_POINT: Final = 0.004
"""What a card point in the skat adds to the risk: it comes back with the last trick."""
PUSH_FOREHAND: Final = 0.12
PUSH_LATER: Final = 0.15
"""Up to this risk of the ten cards a push pays: the others lose twice as much."""


def push_or_take(view: View, skill: Skill) -> Decision:
    """Push only with a hand that hardly loses; the easy player always looks."""
    danger = risk(view.hand)
    limit = PUSH_FOREHAND if view.seat == view.table.forehand else PUSH_LATER
    if skill is Skill.MEDIUM and danger <= limit:
        return Decision(Push(), Reason("push_safe", values=(_percent(danger),)))
    return Decision(TakeSkat(), Reason("take_to_improve", values=(_percent(danger),)))


def _percent(danger: float) -> int:
    return round(100 * min(max(danger, 0.02), 0.98))


def cards_to_pass_on(view: View, skill: Skill) -> Decision:
    """The two cards without which the hand is least likely to lose; the easy player gives the dearest."""
    choices = [action for action in view.legal if isinstance(action, PassOn)]
    if skill is Skill.EASY:
        best = max(choices, key=lambda action: card_points(action.cards))
        return Decision(best, Reason("pass_on_points", best.cards))
    best = min(choices, key=lambda action: _danger_without(view, action.cards))
    return Decision(best, Reason("pass_on_risk", best.cards))


def _danger_without(view: View, pair: tuple[Card, ...]) -> float:
    kept = tuple(card for card in view.hand if card not in pair)
    is_last = view.seat == view.table.active[-1]
    return risk(kept) + (LAID_AWAY_POINT * card_points(pair) if is_last else 0)
