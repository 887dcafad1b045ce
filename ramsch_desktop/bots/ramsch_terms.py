"""What every kind of Ramsch means to the search kernel: its order, and what the end of the deal is worth."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache
from typing import Final

from ramsch_desktop.bots.translate import LESSONS, Terms, deck_of
from ramsch_desktop.engine.cards import PACK_32
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsch.options import March, RamschRules, Variant, rules_of
from ramsch_desktop.games.ramsch.scoring import PENALTY, PENALTY_PER_VIRGIN, SIMPLE_MARCH
from ramsch_desktop.games.schieberamsch.options import no_push_yet, passing_rules
from ramsch_desktop.games.shared.skat.passing import Push
from ramsch_desktop.games.shared.skat_ramsch import (
    JACKS_ONLY,
    MARCH,
    NO_PUSH,
    PushedMarch,
    Pushes,
    SkatRamschRules,
    SkatTo,
    ThreeWayTie,
)
from ramsch_desktop.games.skat.options import rules_of as skat_rules_of
from ramsch_desktop.kernel import api

SEATS: Final = 3
HABITS: Final = (
    (api.Policy.RAMSCH, 0.4),
    (api.Policy.CAREFUL, 0.2),
    (api.Policy.BEGINNER, 0.2),
    (api.Policy.HEEDLESS, 0.2),
)
"""How others may play; what they have played tells which it is."""

SKAT_TO: Final = {SkatTo.LAST_TRICK: api.LAST_TRICK, SkatTo.LOSER: api.LOSER, SkatTo.NOBODY: api.NOBODY}


def ramsch_terms(view: View) -> Terms:
    """The terms of a deal of the game Ramsch."""
    return _booklet(view.options)


def schieberamsch_terms(view: View) -> Terms:
    """The terms of a Schieberamsch after these pushes."""
    rules = passing_rules(view.options).ramsch
    return skat_table(rules, replace(no_push_yet(view.options), count=_pushes(view)))


def skat_ramsch_terms(view: View) -> Terms:
    """The terms of the Ramsch when nobody bids in Skat."""
    return skat_table(skat_rules_of(view.options).ramsch, replace(NO_PUSH, count=_pushes(view)))


def _pushes(view: View) -> int:
    return sum(isinstance(said.action, Push) for said in view.table.said)


@lru_cache(maxsize=64)
def _booklet(options: Options) -> Terms:
    rules = rules_of(options)
    match rules.variant:
        case Variant.SKAT:
            return skat_table(rules.skat_table, NO_PUSH)
        case Variant.SIMPLE:
            march = SIMPLE_MARCH if rules.march_bonus else -SIMPLE_MARCH
            own = (float(march), float(PENALTY), float(PENALTY_PER_VIRGIN))
            return _terms(rules.order, api.Payoff(api.PayoffKind.RAMSCH_FIXED, own), api.NOBODY)
        case Variant.PIP:
            return _terms(rules.order, _pips(rules), api.NOBODY)
        case Variant.SCHIEBE:
            return _terms(rules.order, _pips(rules), api.LAST_TRICK)


def _pips(rules: RamschRules) -> api.Payoff:
    own = MARCH if rules.pip_march in (March.CREDIT_120, March.BOTH) else 0
    others = {March.CREDIT_120: 0, March.DEBIT_120: MARCH}.get(rules.pip_march, MARCH // 2)
    return api.Payoff(api.PayoffKind.PIPS, (float(own), 1.0), (-float(others),))


@lru_cache(maxsize=64)
def skat_table(rules: SkatRamschRules, pushes: Pushes) -> Terms:
    """The Ramsch of a Skat table after these pushes."""
    march = MARCH * (pushes.running if pushes.march is PushedMarch.PUSHED else 1)
    virgin = math.prod(step.value for step in pushes.steps((0,)))
    spared = rules.three_way_tie is ThreeWayTie.ZERO
    own = (float(march), float(pushes.running), float(virgin), float(spared))
    return _terms(JACKS_ONLY, api.Payoff(api.PayoffKind.RAMSCH_LOSER, own), SKAT_TO[rules.skat_to])


def _terms(order: CardOrder, payoff: api.Payoff, skat_to: int) -> Terms:
    deck = deck_of(order, PACK_32)
    points = tuple(CARD_POINTS[card] for card in deck.cards)
    table = api.make_table(
        SEATS, deck.groups, points, trump=deck.trump, policy=api.Policy.RAMSCH, weights=api.RAMSCH_WEIGHTS
    )
    return Terms(deck, table, payoff, skat_to, habits=HABITS, lessons=LESSONS)
