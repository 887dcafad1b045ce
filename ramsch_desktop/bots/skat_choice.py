"""What the strong player lays away and declares in Skat: the games and discards that look best, each played out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from ramsch_desktop.bots.skat_terms import declared_terms
from ramsch_desktop.bots.trial import Prospect, Trial
from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.skat.contracts import TRUMP_GAMES, Announcement, Declaration, GameKind
from ramsch_desktop.games.shared.skat.discards import discards_by_cost
from ramsch_desktop.games.skat.actions import Declare, Discard
from ramsch_desktop.games.skat.bot import shows_null
from ramsch_desktop.games.skat.picture import own_laid_away
from ramsch_desktop.kernel import api

PAIRS: Final = 6
"""Discards that are tried for each game."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A game with the two cards laid away for it, none for a Hand game."""

    declaration: Declaration
    away: tuple[Card, ...] = ()


def prospect(view: View, plan: Plan) -> Prospect:
    """The first trick of the plan as the declarer sees it."""
    seats = view.table.active
    mine = tuple(card for card in (*view.hand, *own_laid_away(view)) if card not in plan.away)
    terms = declared_terms(view, plan.declaration, (*mine, *plan.away))
    deck, own = terms.deck, seats.index(view.seat)
    bonus = sum(terms.table.points[deck.index[card]] for card in plan.away)
    board = api.Board(terms.table, 0, {own: deck.mask(mine)}, bonus=bonus, bonus_to=own, declarer=own)
    board.know_aside(own, deck.mask(plan.away))
    unseen = deck.all & ~deck.mask((*mine, *plan.away))
    holders = [api.Holder(number, len(mine)) for number in range(len(seats)) if number != own]
    if not plan.away:
        holders.append(api.Holder(api.OUT_OF_PLAY, len(PACK_32) - len(mine) * len(seats)))
    return Prospect(board, own, api.Sampler(unseen, holders), terms.payoff)


def discard(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """The two cards to lay away; the discard of the rules is among those tried, and taken where they want an open
    Null, which is worth twice what can be tried."""
    assert isinstance(rules.action, Discard)
    if shows_null(view):
        return None
    plans = [
        Plan(Declaration(kind), pair) for kind in TRUMP_GAMES for pair in discards_by_cost(view.hand, kind)[:PAIRS]
    ]
    plans += [Plan(Declaration(kind), rules.action.cards) for kind in TRUMP_GAMES]
    plans += [Plan(Declaration(GameKind.NULL), pair) for pair in _null_pairs(view.hand, rules.action.cards)]
    tidy = dict.fromkeys(replace(plan, away=tuple(sorted(plan.away))) for plan in plans)
    found = trial.best(tidy, lambda plan: prospect(view, plan))
    if found is None:
        return None
    plan, action = found[0], Discard(found[0].away)
    reason = Reason(f"discard_{plan.declaration.kind.value}", plan.away)
    return Decision(action, reason) if action in view.legal else None


def _null_pairs(hand: Iterable[Card], ours: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    highest = sorted(hand, key=lambda card: -card.rank)[:4]
    return [ours, *combinations(highest, 2)]


def declare(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """The game to announce; an open hand only where the rules want it."""
    assert isinstance(rules.action, Declare)
    if rules.action.declaration.is_ouvert:
        return None
    away = own_laid_away(view)
    offered = [action.declaration for action in view.legal if isinstance(action, Declare)]
    closed = [declaration for declaration in offered if declaration.announced < Announcement.SCHWARZ]
    plans = [Plan(declaration, away) for declaration in closed]
    found = trial.best(plans, lambda plan: prospect(view, plan))
    if found is None:
        return None
    return Decision(Declare(found[0].declaration), Reason("declare", values=(round(100 * found[1].won),)))
