"""Card play by the medium player in the Ramsch of a Schafkopf table.

Duck with the dearest card that loses, lead short and low, keep small trumps to go under, be rid of Obers on
higher ones, and stop a player who has taken every trick.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Chance
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.options import rules_of
from ramsch_desktop.games.shared.knowledge import Knowledge, know


@dataclass(frozen=True, slots=True)
class Weights:
    """The constants of the play, in card points; found on duplicate deals."""

    trick: float = 11.0
    length: float = 1.0
    rank: float = 0.12
    trump_rank: float = 0.3
    trump_lead: float = 0.0
    last_left: float = 0.3
    lowest: float = 0.05
    base: float = 0.1
    slope: float = 0.75
    duck_points: float = 3.0
    duck_rank: float = 1.0
    danger_lower: float = 2.0
    danger_lowest: float = 8.0
    danger_top: float = 4.0
    dead: float = -5.0
    trump_danger: float = 1.0
    ruff: float = 40.0
    take_points: float = 0.0
    single: float = 0.0


USUAL: Final = Weights()
MARCH_SEEN_AFTER: Final = 3


def ramsch_card(view: View, chance: Chance, weights: Weights = USUAL) -> Decision:
    """The card that the medium player plays to a Ramsch trick, with its reason."""
    cards = tuple(action.card for action in view.legal if isinstance(action, PlayCard))
    if len(cards) == 1:
        return _play(cards[0], "only_card")
    known = know(view, rules_of(view.options).pack)
    if not view.table.trick.plays:
        best = _best(cards, lambda card: -lead_cost(card, known, weights), chance)
        return _play(best, _lead_rule(best, known, weights))
    return _follow(view, known, cards, chance, weights)


def _play(card: Card, rule: str, *seats: Seat) -> Decision:
    return Decision(PlayCard(card), Reason(rule, (card,), seats))


def _best(cards: Hand, value: Callable[[Card], float], chance: Chance) -> Card:
    scored = [(value(card) + 0.01 * chance.random(), card) for card in cards]
    return max(scored, key=lambda pair: pair[0])[1]


def lead_cost(card: Card, known: Knowledge, weights: Weights) -> float:
    """What a lead costs: the trick that it may hold and the length of its suit, less the high card it gets rid of."""
    group = known.order.group(card)
    holding = chance_to_hold(card, known, weights)
    cost = holding * (weights.trick + CARD_POINTS[card]) + weights.length * len(known.held(group))
    rank = weights.rank * (weights.trump_rank if group is Group.TRUMP else 1.0)
    cost -= rank * known.rank(card) * (1 - holding)
    return cost + weights.trump_lead if group is Group.TRUMP else cost


def chance_to_hold(card: Card, known: Knowledge, weights: Weights) -> float:
    """The chance that a card led wins the trick."""
    group = known.order.group(card)
    lower, higher = known.lower(card), known.higher(card)
    if higher == 0 or known.voids_among_others(group) == len(known.others):
        return 1.0
    if lower == 0:
        return weights.last_left if lower + higher <= 2 else weights.lowest
    return weights.base + weights.slope * math.pow(lower / (lower + higher), 1.5)


def _lead_rule(card: Card, known: Knowledge, weights: Weights) -> str:
    if chance_to_hold(card, known, weights) > 0.5:
        return "ramsch_lead_least_bad"
    if known.order.group(card) is Group.TRUMP:
        return "ramsch_lead_trump"
    return "ramsch_lead_low" if known.lower(card) == 0 else "ramsch_lead_short"


def _follow(view: View, known: Knowledge, cards: Hand, chance: Chance, weights: Weights) -> Decision:
    trick, order = view.table.trick, view.order
    best = trick.winning(order)
    winners = tuple(card for card in cards if order.beats(card, best.card))
    losers = tuple(card for card in cards if card not in winners)
    last = len(trick.plays) == view.seats - 1
    if winners and best.seat == _marcher(view) and best.seat != view.seat:
        card = min(
            winners, key=lambda c: (CARD_POINTS[c], known.rank(c)) if last else (known.higher(c), CARD_POINTS[c])
        )
        return _play(card, "ramsch_stop_march", best.seat)
    follows = order.group(cards[0]) is order.group(trick.plays[0].card)
    if not losers:
        return _take(known, cards, last, chance, weights)
    if follows:
        card = _best(losers, lambda c: weights.duck_points * CARD_POINTS[c] + weights.duck_rank * known.rank(c), chance)
        return _play(card, "ramsch_duck")
    return _play(_best(losers, lambda c: danger(c, known, weights), chance), "ramsch_discard")


def _take(known: Knowledge, cards: Hand, last: bool, chance: Chance, weights: Weights) -> Decision:
    if last:
        card = _best(cards, lambda c: known.rank(c) - weights.take_points * CARD_POINTS[c], chance)
        return _play(card, "ramsch_take_highest")
    return _play(min(cards, key=known.rank), "ramsch_take_lowest")


def danger(card: Card, known: Knowledge, weights: Weights) -> float:
    """How much a card threatens to take tricks and points later."""
    group = known.order.group(card)
    lower, higher, points = known.lower(card), known.higher(card), CARD_POINTS[card]
    held = known.held(group)
    own_lower = sum(known.rank(other) < known.rank(card) for other in held)
    if lower + higher == 0:
        return points + weights.dead
    value = points + weights.danger_lower * (lower - 2 * own_lower)
    value += weights.danger_top if higher == 0 else 0.0
    value -= weights.danger_lowest if lower == 0 else 0.0
    value += weights.single if len(held) == 1 else 0.0
    return value * (weights.trump_danger if group is Group.TRUMP else 1.0)


def _marcher(view: View) -> Seat | None:
    counts, done = view.table.trick_counts(), len(view.table.tricks)
    return counts.index(done) if done > MARCH_SEEN_AFTER and done in counts else None
