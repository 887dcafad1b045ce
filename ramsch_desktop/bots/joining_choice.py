"""What the strong player says and exchanges in Ramsen and Rams: each plan is played out in many deals that may be,
and counts by what it leaves of the race for the match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from itertools import islice
from math import sqrt
from typing import Final

from ramsch_desktop.bots.joining_rules import Players, players_of
from ramsch_desktop.bots.joining_worlds import Plan, Playing, Worlds
from ramsch_desktop.bots.race import chance_to_win
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.actions import Action, CardAction, CardsAction
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.phases.joining import Drop, Stay
from ramsch_desktop.engine.view import View

WORLDS: Final = 400
FIRST_CHECK: Final = 48
CHECK_EVERY: Final = 16
LEAST: Final = 8
"""Worlds without which nothing can be said."""

SIGMAS: Final = 3.0
DOUBT: Final = 1.0
"""Standard errors by which a plan must be better than that of the rules."""


@dataclass
class Tried:
    """A plan and what it brought, world by world."""

    plan: Plan
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Its chance to win the match."""
        return sum(self.values) / len(self.values)


def lead_over(first: Tried, second: Tried) -> tuple[float, float]:
    """By how much the first is better in the worlds of both, and the standard error of it."""
    gaps = [a - b for a, b in zip(first.values, second.values, strict=False)]
    mean = sum(gaps) / len(gaps)
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / len(gaps) / len(gaps))


def best_of(plans: Iterable[Plan], usual: Plan, view: View, trial: Trial) -> tuple[Tried, Tried] | None:
    """The best plan and the best of the others; None if there was no time. The plan of the rules wins ties."""
    tried = [Tried(plan) for plan in plans]
    players = players_of(view)
    playing, worlds = Playing(view, players), Worlds(view, players).worlds(trial.seed)
    alive = list(tried)
    for number, world in enumerate(islice(worlds, max(LEAST, round(WORLDS * trial.effort))), start=1):
        if trial.over:
            break
        for one in alive:
            left = playing.outcome(world, one.plan, trial.seed + number)
            one.values.append(chance_to_win(left, view.seat, players.spread))
        if number >= FIRST_CHECK and number % CHECK_EVERY == 0:
            alive = _still_in(alive)
        if len(alive) == 1:
            break
    return _chosen(tried, alive, usual) if len(alive[0].values) >= LEAST and len(tried) > 1 else None


def _still_in(alive: list[Tried]) -> list[Tried]:
    best = max(alive, key=lambda one: one.mean)
    return [one for one in alive if one is best or not _clearly_worse(best, one)]


def _clearly_worse(best: Tried, other: Tried) -> bool:
    gap, error = lead_over(best, other)
    return gap > SIGMAS * error and gap > 0


def _chosen(tried: list[Tried], alive: list[Tried], usual: Plan) -> tuple[Tried, Tried]:
    best = max(alive, key=lambda one: one.mean)
    for one in alive:
        if one.plan == usual:
            gap, error = lead_over(best, one)
            best = one if gap <= DOUBT * error else best
    rest = [one for one in tried if one.plan.action != best.plan.action]
    return best, max(rest, key=lambda one: (len(one.values), one.mean))


def join(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Play or drop out."""
    usual = Plan(join=isinstance(rules.action, Stay))
    found = best_of((Plan(join=True), Plan(join=False)), usual, view, trial)
    if found is None:
        return None
    best, other = found
    action: Action = Stay() if best.plan.join else Drop()
    return _decided(action, Reason("join_wins" if best.plan.join else "drop_wins"), best, other, rules)


def _decided(action: Action, reason: Reason, best: Tried, other: Tried, rules: Decision) -> Decision:
    """The action with the matches of 1,000 that it and the next best one win; where they are equal, as the rules have
    it."""
    gap, _ = lead_over(best, other)
    numbers = round(1000 * best.mean), round(1000 * (best.mean - gap))
    if action == rules.action and numbers[0] <= numbers[1]:
        return rules
    return Decision(action, replace(reason, values=numbers))


def exchange(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """The cards to exchange, or the one to give for the turned-up card."""
    players = players_of(view)
    actions = {_plan_of(action, players): action for action in view.legal}
    usual = _plan_of(rules.action, players)
    found = best_of(_plans(view, players, actions, usual), usual, view, trial)
    if found is None:
        return None
    best, other = found
    action = actions[best.plan.action]
    if best.plan.take is not None:
        return _decided(action, Reason("take_wins", (players.deck.cards[best.plan.take],)), best, other, rules)
    away = tuple(players.deck.cards[card] for card in best.plan.away or ())
    return _decided(action, Reason("exchange_wins" if away else "keep_wins", away), best, other, rules)


def _plan_of(action: Action, players: Players) -> Plan:
    index = players.deck.index
    if isinstance(action, CardAction):
        return Plan(take=index[action.card])
    assert isinstance(action, CardsAction)
    return Plan(tuple(sorted(index[card] for card in action.cards)))


def _plans(view: View, players: Players, actions: Iterable[Plan], usual: Plan) -> list[Plan]:
    """The plan of the rules, fewer and more cards, aces kept or not; without any, playing or dropping out later."""
    hand = [players.deck.index[card] for card in view.hand]
    plain, trumps = players.plain(hand), sorted(card for card in hand if players.trump[card])
    no_aces = [card for card in plain if not players.ace[card]]
    wanted = {
        tuple(sorted(cards[:count])) for cards in ([*plain, *trumps[:1]], no_aces) for count in range(len(hand) + 1)
    }
    takes = set((plain or trumps)[:1])
    plans = [plan for plan in actions if plan.away in wanted or plan.take in takes or plan == usual]
    if players.joins_first or Plan(()) not in plans:
        return plans
    return [*plans, Plan((), join=True), Plan((), join=False)]
