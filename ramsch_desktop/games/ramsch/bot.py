"""How the computer plays Ramsch: what to pass on, and the card play that all kinds of Ramsch share."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Chance
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.points import card_points
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsch.actions import PassOn
from ramsch_desktop.games.ramsch.options import RamschRules, Variant, rules_of
from ramsch_desktop.games.shared.ramsch_play import AllTricks, Pays, Skill, Stakes, ramsch_card
from ramsch_desktop.games.shared.ramsch_risk import booklet_risk, risk
from ramsch_desktop.games.shared.skat_ramsch import SkatTo

LAID_AWAY_POINT: Final = 0.004
"""What a card point laid away adds to the risk: it comes back with the last trick."""


def easy(view: View, chance: Chance) -> Decision:
    """Plays like somebody who learned yesterday."""
    return _decide(view, chance, Skill.EASY)


def medium(view: View, chance: Chance) -> Decision:
    """Plays by rules, and remembers every card."""
    return _decide(view, chance, Skill.MEDIUM)


def _decide(view: View, chance: Chance, skill: Skill) -> Decision:
    if isinstance(view.legal[0], PassOn):
        return _pass_on_dearest(view) if skill is Skill.EASY else _pass_on_risk(view)
    return ramsch_card(view, chance, skill, stakes_of(view.options))


def _pass_on_dearest(view: View) -> Decision:
    pair = max(combinations(sorted(view.hand), 2), key=card_points)
    return Decision(PassOn(pair), Reason("pass_on_points", pair))


def _pass_on_risk(view: View) -> Decision:
    """Pass on the two cards without which the hand is least likely to lose."""
    measure = risk if view.order.trumps else booklet_risk
    is_last = len(view.table.laid_away) == len(view.table.active) - 1

    def danger_without(pair: tuple[Card, ...]) -> float:
        kept = tuple(card for card in view.hand if card not in pair)
        return measure(kept) + (LAID_AWAY_POINT * card_points(pair) if is_last else 0)

    pair = min(combinations(sorted(view.hand), 2), key=danger_without)
    return Decision(PassOn(pair), Reason("pass_on_risk", pair))


@lru_cache(maxsize=64)
def stakes_of(options: Options) -> Stakes:
    """What a Ramsch under these options is about."""
    rules = rules_of(options)
    match rules.variant:
        case Variant.SKAT:
            return Stakes(Pays.MOST_POINTS, rules.skat_table.skat_to)
        case Variant.SIMPLE:
            return Stakes(Pays.MOST_POINTS, SkatTo.NOBODY, _all_tricks_in_simple(rules))
        case Variant.PIP:
            return Stakes(Pays.OWN_POINTS, SkatTo.NOBODY)
        case Variant.SCHIEBE:
            return Stakes(Pays.OWN_POINTS, SkatTo.LAST_TRICK)


def _all_tricks_in_simple(rules: RamschRules) -> AllTricks:
    return AllTricks.WON if rules.march_bonus else AllTricks.LOST
