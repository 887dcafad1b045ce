"""How the strong player passes the skat on before a Ramsch: pushing, taking, which two cards, and Grand Hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from ramsch_desktop.bots.comparison import Comparison, compare
from ramsch_desktop.bots.masks import cards_of, mask_of
from ramsch_desktop.bots.skat_hands import risk_of, score_of
from ramsch_desktop.bots.skat_outcomes import House, Winner, played, ramsch
from ramsch_desktop.bots.skat_passing import Round, best_pair, danger_without, pairs, passed_on, push_limit
from ramsch_desktop.bots.skat_rules import Game
from ramsch_desktop.bots.skat_terms import Bonus
from ramsch_desktop.bots.skat_worlds import SEATS, Scores, World, gain, own_number, place_of, worlds
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schieberamsch.bot import GRAND_HAND_FROM
from ramsch_desktop.games.schieberamsch.options import no_push_yet, passing_rules
from ramsch_desktop.games.schieberamsch.rules import GRAND_HAND, GrandHand
from ramsch_desktop.games.shared.calls import No
from ramsch_desktop.games.shared.skat.chances import probability
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.passing import PassOn, Push, TakeSkat
from ramsch_desktop.games.shared.skat.passing_rules import PassingRules
from ramsch_desktop.games.shared.skat.scoring import Bock
from ramsch_desktop.games.shared.skat_ramsch import NO_PUSH, Pushes
from ramsch_desktop.games.skat.options import Scoring, SkatRules
from ramsch_desktop.games.skat.options import rules_of as skat_rules_of

PAIRS: Final = 6
"""Pairs to pass on that are tried."""
GRAND_HAND_HOPE: Final = 0.5
"""A Grand Hand less likely than this is not thought of."""

_ALONE: Final = House(SkatRules(), Scoring.SIMPLE, Bonus(), Bock.NONE)
"""The house rules as far as a Grand Hand needs them."""


@dataclass(frozen=True, slots=True)
class Passes:
    """What was said in the passing round: how the pushes stand, and which seats pushed, by number."""

    rules: PassingRules
    pushes: Pushes
    pushed: frozenset[int]


def passes_of(view: View) -> Passes:
    """The passing round of the view so far."""
    seats = view.table.active
    pushed = [seats.index(said.seat) for said in view.table.said if isinstance(said.action, Push)]
    if view.game == "skat":
        rules, start = PassingRules(skat_rules_of(view.options).ramsch), NO_PUSH
    else:
        rules, start = passing_rules(view.options), no_push_yet(view.options)
    return Passes(rules, replace(start, count=len(pushed)), frozenset(pushed))


def _doubts(now: Passes, seat: int, hand: int) -> bool:
    """True if the rules would not have pushed with the hand."""
    return seat in now.pushed and risk_of(hand) > push_limit(seat)


def _deal(now: Passes, own: int, world: World) -> Round:
    """The deal as it lies: whoever took the skat before laid away what the rules advise."""
    taken = own - 1
    start = Round(world.hands, world.skat, now.pushes)
    if taken < 0 or taken in now.pushed or not world.skat:
        return start
    return start.passed(taken, best_pair(world.hands[taken] | world.skat, taken, now.rules.jacks))


def _end(now: Passes, after: Round, own: int, seed: int) -> float:
    """What a round is worth to a seat once the seats after it have passed."""
    return gain(ramsch(now.rules.ramsch, passed_on(after, range(own + 1, SEATS), now.rules), seed), own)


def push_or_take(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Push the skat on unseen, or take it."""
    now, own = passes_of(view), own_number(view)
    pushes = isinstance(rules.action, Push)

    def values(world: World) -> list[float]:
        start = _deal(now, own, world)
        away = best_pair(start.hands[own] | start.skat, own, now.rules.jacks)
        ways = [start.pushed(), start.passed(own, away)]
        return [_end(now, way, own, world.seed) for way in (ways if pushes else ways[::-1])]

    found = compare(trial, worlds(view, trial, partial(_doubts, now)), values)
    if found is None:
        return None
    if (found.best == 0) is pushes:
        return Decision(Push(), _reason("worth_push", found))
    return Decision(TakeSkat(), _reason("worth_take", found))


def _reason(rule: str, found: Comparison) -> Reason:
    """What the best promises, and the best of the others."""
    return found.reason(rule, found.best, found.best_but(found.best))


def pass_on(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """The two cards to pass on, or to lay away as the last seat."""
    now, own = passes_of(view), own_number(view)
    assert isinstance(rules.action, PassOn)
    usual, twelve = mask_of(rules.action.cards), mask_of(view.hand)
    ranked = sorted(pairs(twelve, now.rules.jacks), key=lambda pair: danger_without(twelve, pair, own))
    tried = [usual, *(pair for pair in ranked[:PAIRS] if pair != usual)]

    def values(world: World) -> list[float]:
        start = Round(world.hands, 0, now.pushes)
        return [_end(now, start.passed(own, pair), own, world.seed) for pair in tried]

    found = compare(trial, worlds(view, trial, partial(_doubts, now)), values)
    if found is None:
        return None
    cards = cards_of(tried[found.best])
    return Decision(PassOn(cards), replace(_reason("worth_pass_on", found), cards=cards))


# Grand Hand


def grand_hand(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Play Grand Hand, or let the skat be passed."""
    now, own = passes_of(view), own_number(view)
    if probability(score_of(mask_of(view.hand), GameKind.GRAND, place_of(own))) < GRAND_HAND_HOPE:
        return None
    plays = isinstance(rules.action, GrandHand)

    def values(world: World) -> list[float]:
        ways = [gain(_grand(world, own), own), gain(_without(now, world, own), own)]
        return ways if plays else ways[::-1]

    found = compare(trial, worlds(view, trial, lambda seat, hand: seat < own and _calls(seat, hand)), values)
    if found is None:
        return None
    if (found.best == 0) is plays:
        return Decision(GrandHand(), _reason("worth_grand_hand", found))
    return Decision(No(), _reason("worth_no_grand_hand", found))


def _grand(world: World, seat: int) -> Scores:
    return played(_ALONE, world, Winner(seat, 0), Game(GRAND_HAND, 0, 0.0, 0.0))


def _calls(seat: int, hand: int) -> bool:
    return probability(score_of(hand, GameKind.GRAND, place_of(seat))) >= GRAND_HAND_FROM


def _without(now: Passes, world: World, own: int) -> Scores:
    """What follows if the seat says no."""
    for seat in range(own + 1, SEATS):
        if _calls(seat, world.hands[seat]):
            return _grand(world, seat)
    start = Round(world.hands, world.skat, now.pushes)
    return ramsch(now.rules.ramsch, passed_on(start, range(SEATS), now.rules), world.seed)
