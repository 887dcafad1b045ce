"""How a declarer plays a suit game or Grand: pull trumps, cash winners, throw losers, win with dear cards when last."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.situation import Situation

LONG_TRUMPS: Final = 4
SMALL_PULLS_FROM: Final = 3
LATE_TRICK: Final = 6
CHEAP_TRICK_LAST: Final = 3
CHEAP_TRICK_MIDDLE: Final = 4


def declarer_card(now: Situation) -> Decision:
    """The declarer's card with its reason."""
    if now.is_lead:
        return _pull_trumps(now) or _lead_winner(now)
    if not now.winners:
        return now.play(now.cheapest(now.cards), "cannot_win")
    if now.led is Group.TRUMP:
        return _over_trump(now)
    return _follow_suit(now) if now.follows else _void(now)


def _pull_trumps(now: Situation) -> Decision | None:
    own, out = len(now.own_trumps), now.trumps_out
    late = len(now.view.table.tricks) > LATE_TRICK
    if not out or not own or (own < 2 and not late):
        return None
    top = now.highest(now.own_trumps)
    if now.known.is_top(top):
        grand = now.declaration.kind is GameKind.GRAND
        return now.play(top, "pull_from_top") if grand or 2 * own >= out or own >= LONG_TRUMPS else None
    if out == 1:
        return None
    needed = 2 if now.declaration.kind is GameKind.GRAND else SMALL_PULLS_FROM
    if own < needed:
        return None
    small = min(now.own_trumps, key=lambda card: (10 * CARD_POINTS[card] + now.power(card), card))
    return now.play(small, "pull_small")


def _lead_winner(now: Situation) -> Decision:
    card = max(now.cards, key=lambda card: (_lead_value(now, card), card))
    if now.is_trump(card):
        return now.play(card, "lead_trump_left")
    return now.play(card, "cash_winner" if now.known.is_top(card) else "lead_loser")


def _lead_value(now: Situation, card: Card) -> float:
    if now.is_trump(card):
        if len(now.own_trumps) == len(now.cards):
            return 5 + now.power(card)
        return now.power(card) / 100 - (8 if now.trumps_out else 1)
    group = now.group(card)
    out, length = now.known.left(group), len(now.known.held(group))
    if not now.known.is_top(card):
        return 2 - CARD_POINTS[card] + length / 2
    if not now.trumps_out:
        return 20 + CARD_POINTS[card] / 5
    if not out:
        return 1
    voids = sum(group in now.known.voids[seat] for seat in now.known.others)
    return 10 + out - 8 * voids + (0.5 if length > 1 else 0)


def _follow_suit(now: Situation) -> Decision:
    top = now.highest(now.winners)
    if now.is_last:
        return now.play(max(now.winners, key=lambda card: (CARD_POINTS[card], card)), "win_dear")
    may_be_ruffed = now.trumps_out and now.known.is_void(now.next, now.led)
    if now.known.is_top(top) and not may_be_ruffed:
        return now.play(top, "win_with_top")
    if now.losers:
        return now.play(_least(now, now.losers), "stay_low")
    return now.play(now.lowest(now.winners), "stay_low")


def _over_trump(now: Situation) -> Decision:
    low, high = now.lowest(now.winners), now.highest(now.winners)
    if now.is_last:
        fat = now.fat(now.winners)
        return now.play(fat[0], "win_dear") if fat else now.play(low, "win_cheap")
    if now.known.is_top(low):
        return now.play(low, "win_with_top")
    if now.known.is_top(high) and now.points >= CHEAP_TRICK_LAST:
        return now.play(high, "win_with_top")
    return now.play(_least(now, now.losers) if now.losers else low, "stay_low")


def _void(now: Situation) -> Decision:
    thrown = _loser_to_throw(now)
    if now.is_last:
        spare = len(now.own_trumps) <= now.trumps_out + 1
        if thrown and now.points <= CHEAP_TRICK_LAST and not CARD_POINTS[thrown] and spare:
            return now.play(thrown, "throw_loser")
        fat = now.fat(now.winners)
        return now.play(fat[0], "ruff_dear") if fat else now.play(_cheapest_trump(now, now.winners), "ruff")
    if thrown and now.points <= CHEAP_TRICK_MIDDLE and CARD_POINTS[thrown] <= CHEAP_TRICK_LAST:
        return now.play(thrown, "throw_loser")
    if now.trumps_out and now.known.is_void(now.next, now.led):
        return now.play(now.highest(now.winners), "ruff_high", now.next)
    return now.play(_cheapest_trump(now, now.winners), "ruff")


def _loser_to_throw(now: Situation) -> Card | None:
    """A plain card of at most four points that would lose a trick."""
    found = [
        card
        for card in now.losers
        if not now.is_trump(card) and CARD_POINTS[card] <= CHEAP_TRICK_MIDDLE and not now.known.is_top(card)
    ]
    return min(found, key=lambda card: (CARD_POINTS[card], now.power(card), card), default=None)


def _cheapest_trump(now: Situation, cards: Hand) -> Card:
    return min(cards, key=lambda card: (10 * CARD_POINTS[card] + now.power(card), card))


def _least(now: Situation, cards: Hand) -> Card:
    return min(cards, key=lambda card: (2 * CARD_POINTS[card] + now.power(card), card))
