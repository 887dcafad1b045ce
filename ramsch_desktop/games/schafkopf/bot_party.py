"""Card play by the medium player in announced games: as caller, partner, soloist and defender.

Each legal card is valued in card points: what its side stands to gain or lose with the trick, less what the card
is worth if it is kept. Leads add what the textbooks say: the declaring side pulls trumps, defenders search the
called ace, lead short aces and leave trumps alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Chance
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.contracts import Kind
from ramsch_desktop.games.schafkopf.prospects import chance_of_trick, falling_ace, led_group
from ramsch_desktop.games.schafkopf.situation import Situation, situation_of


@dataclass(frozen=True, slots=True)
class Weights:
    """The constants of the play, in card points; found on duplicate deals."""

    comes: float = 2.5
    """Card points that each player still to come adds to a trick."""
    ober: float = 9.0
    unter: float = 5.0
    per_trump: float = 0.15
    low_trump: float = 2.5
    fat_trump: float = 5.5
    top_plain: float = 4.0
    ace: float = 1.5
    plain: float = 0.35
    last_of_suit: float = -1.0
    pull: float = 8.0
    pull_out: float = 2.0
    fat_lead: float = -6.0
    defender_trump: float = -6.0
    search: float = 14.0
    lead_keeps: float = 0.5
    own_called: float = -4.0
    partner_ober: float = 8.0
    goal: float = 10.0


USUAL: Final = Weights()


def party_card(view: View, chance: Chance, weights: Weights = USUAL) -> Decision:
    """The card that the medium player plays in an announced game, with its reason."""
    situation = situation_of(view)
    if len(situation.cards) == 1:
        return _play(situation.cards[0], "only_card")
    value = _lead_value if situation.is_lead else _follow_value
    scored = [(value(situation, card, weights) + 0.01 * chance.random(), card) for card in situation.cards]
    best = max(scored, key=lambda pair: pair[0])[1]
    return _play(best, _lead_rule(situation, best) if situation.is_lead else _follow_rule(situation, best))


def _play(card: Card, rule: str) -> Decision:
    return Decision(PlayCard(card), Reason(rule, (card,)))


def _keeping(situation: Situation, card: Card, weights: Weights) -> float:
    """What a card is worth if it is kept."""
    known, left = situation.known, len(situation.view.hand)
    if left == 1:
        return 0.0
    fading = min(1.0, (left - 1) / 4)
    if situation.order.group(card) is Group.TRUMP:
        low = weights.fat_trump if CARD_POINTS[card] >= 10 else weights.low_trump
        figure = {Rank.QUEEN: weights.ober, Rank.JACK: weights.unter}.get(card.rank, low)
        return fading * (figure + weights.per_trump * known.rank(card)) * min(1.0, situation.trumps_out / 3 + 0.3)
    group = situation.order.group(card)
    last = weights.last_of_suit if len(known.held(group)) == 1 else 0.0
    if known.is_top(card) and known.left(group) >= 3:
        ace = weights.ace if card.rank is Rank.ACE else 0.0
        return fading * (weights.top_plain + ace + last)
    return fading * (weights.plain * known.rank(card) + last)


def _trick_value(situation: Situation, card: Card, weights: Weights) -> float:
    """What the own side stands to gain with the trick if this card is played."""
    plays = situation.trick.plays
    wins = not plays or situation.order.beats(card, situation.winning.card)
    if wins:
        chance = chance_of_trick(situation, card, 1.0)
    else:
        owner = situation.with_me(situation.winning.seat)
        chance = chance_of_trick(situation, situation.winning.card, 0.5 if owner is None else float(owner))
    points = situation.trick.points + CARD_POINTS[card] + weights.comes * len(situation.after)
    if plays and (called := falling_ace(situation, led_group(situation, card))) is not None:
        points += CARD_POINTS[called]
    return (2 * chance - 1) * points + weights.goal * _goal(situation, points, chance)


def _goal(situation: Situation, points: float, chance: float) -> float:
    """1 for a trick that decides the deal, times the chance to take it: 61 for the declarers, 60 against them."""
    taken = situation.view.table.card_points()
    sides = situation.sides
    if sides.partner is None and sides.declaration.kind is Kind.CALL:
        return 0.0
    declared = sum(taken[seat] for seat in sides.side)
    others = sum(taken) - declared
    ours, theirs = (declared, others) if situation.declares else (others, declared)
    need_ours, need_theirs = (61, 60) if situation.declares else (60, 61)
    gained = chance if ours < need_ours <= ours + points else 0.0
    lost = 1 - chance if theirs < need_theirs <= theirs + points else 0.0
    return gained - lost


def _follow_value(situation: Situation, card: Card, weights: Weights) -> float:
    return _trick_value(situation, card, weights) - _keeping(situation, card, weights)


def _lead_value(situation: Situation, card: Card, weights: Weights) -> float:
    value = _trick_value(situation, card, weights) - weights.lead_keeps * _keeping(situation, card, weights)
    if situation.order.group(card) is Group.TRUMP:
        return value + _trump_lead(situation, card, weights)
    called = situation.called
    if called is not None and card.suit is called.suit:
        return value + (weights.own_called if situation.declares else weights.search)
    return value


def _trump_lead(situation: Situation, card: Card, weights: Weights) -> float:
    if not situation.declares:
        return weights.defender_trump
    if not situation.trumps_out:
        return 0.0
    top = situation.known.is_top(card)
    pull = weights.pull + (weights.pull_out if top else weights.fat_lead if CARD_POINTS[card] >= 10 else 0.0)
    partner = situation.me != situation.sides.declarer
    return pull + (weights.partner_ober if partner and card.rank is Rank.QUEEN else 0.0)


def _lead_rule(situation: Situation, card: Card) -> str:
    called = situation.called
    if situation.order.group(card) is Group.TRUMP:
        return "lead_trump" if situation.declares else "lead_trump_against"
    if called is not None and card.suit is called.suit:
        if not situation.declares:
            return "lead_search"
        return (
            "lead_called_ace"
            if card is called
            else "lead_run"
            if situation.me != situation.sides.declarer
            else "lead_call"
        )
    if situation.known.is_top(card):
        return "lead_top"
    return "lead_low"


def _follow_rule(situation: Situation, card: Card) -> str:
    order = situation.order
    friend = situation.with_me(situation.winning.seat)
    if order.beats(card, situation.winning.card):
        led = order.group(situation.trick.plays[0].card)
        return "take" if order.group(card) is led else "ruff"
    if friend is True and CARD_POINTS[card] >= 4:
        return "smear"
    return "give_little" if friend is not True else "keep"
