"""How a defender plays against a suit game or Grand: lead for the way, smear on sure tricks, give nothing away."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.games.shared.knowledge import Memory
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.situation import Situation

TRUMP_LEAD: Final = -12.0
ACE_EARLY: Final = 7.0
ACE_LATE: Final = 3.0
ACE_SHORT: Final = 1.0
OTHER_TOP: Final = 5.0
PER_POINT: Final = 0.45
TEN_GIVEN: Final = 4.0
UNDER_OWN_ACE: Final = 3.0
SINGLETON: Final = 2.0
PER_CARD_OF_WAY: Final = 0.8
TEN_INTO_VOID: Final = 6.0
PARTNER_VOID: Final = 3.0
RUFF_FROM: Final = 3
HALF: Final = 60
"""The scores of a lead, in a scale of about card points; HALF beats the declarer."""


def defender_card(now: Situation, memory: Memory) -> Decision:
    """A defender's card with its reason; who forgets cards smears on unsure tricks too."""
    if now.is_lead:
        return _lead(now)
    if decisive := _win_the_game(now):
        return decisive
    if now.winner == now.partner:
        return _partner_wins(now, memory)
    if not now.winners:
        return now.play(now.cheapest(now.cards), "give_least")
    return _beat_when_last(now) if now.is_last else _second_to_declarer(now)


def _lead(now: Situation) -> Decision:
    card = max(now.cards, key=lambda card: (lead_value(now, card), card))
    return now.play(card, _lead_rule(now, card))


def lead_value(now: Situation, card: Card) -> float:
    """How good a lead is: aces early, long suits when the declarer plays second, short ones when he plays last."""
    points = CARD_POINTS[card]
    if now.is_trump(card):
        return TRUMP_LEAD - 0.3 * now.power(card) - points
    group = now.group(card)
    way = PER_CARD_OF_WAY * len(now.known.held(group))
    value = way if now.next == now.declarer else -way
    if now.known.is_void(now.declarer, group):
        return value + _into_void(now, card)
    value += _top_value(now, card) if now.known.is_top(card) else _low_value(now, card)
    return value + PARTNER_VOID if now.known.is_void(now.partner, group) else value


def _into_void(now: Situation, card: Card) -> float:
    points = CARD_POINTS[card]
    value = -0.8 * points if points else 1
    value -= 2 if now.known.is_void(now.partner, now.group(card)) else 0
    return value - TEN_INTO_VOID if points >= 10 else value


def _top_value(now: Situation, card: Card) -> float:
    out, length = now.known.left(now.group(card)), len(now.known.held(now.group(card)))
    if card.rank is Rank.ACE:
        return (ACE_EARLY if out >= 4 else ACE_LATE) + (ACE_SHORT if length <= 3 else -ACE_SHORT)
    return OTHER_TOP + CARD_POINTS[card] / 5 if out >= 3 else 1


def _low_value(now: Situation, card: Card) -> float:
    held = now.known.held(now.group(card))
    value = -PER_POINT * CARD_POINTS[card]
    value -= TEN_GIVEN if card.rank is Rank.TEN else 0
    value -= UNDER_OWN_ACE if any(other.rank is Rank.ACE for other in held) else 0
    return value + SINGLETON if len(held) == 1 and now.declaration.kind is not GameKind.GRAND else value


def _lead_rule(now: Situation, card: Card) -> str:
    if now.is_trump(card):
        return "lead_only_trumps"
    if now.known.is_top(card) and not now.known.is_void(now.declarer, now.group(card)):
        return "lead_ace" if card.rank is Rank.ACE else "lead_top"
    return "lead_long_way" if now.next != now.declarer else "lead_short_way"


def _win_the_game(now: Situation) -> Decision | None:
    """In last seat, the trick that makes sixty is taken with any card that takes it."""
    if not now.is_last or not now.winners:
        return None
    taken = now.view.table.card_points()
    ours = taken[now.seat] + taken[now.partner]
    best = max(now.winners, key=lambda card: (CARD_POINTS[card], -now.power(card), card))
    enough = ours < HALF <= ours + now.points + CARD_POINTS[best]
    return now.play(best, "reach_sixty") if enough else None


def _partner_wins(now: Situation, memory: Memory) -> Decision:
    if _is_sure(now) or memory is Memory.LAST_TRICK:
        return now.play(max(now.cards, key=lambda card: (_smear_value(now, card), card)), "smear", now.partner)
    if now.follows and now.led is not Group.TRUMP:
        tops = [card for card in now.winners if now.known.is_top(card)]
        if tops and not now.known.is_top(now.winning):
            return now.play(tops[0], "cover_partner", now.partner)
    if _partner_likely(now):
        return now.play(max(now.cards, key=lambda card: (_unsure_smear_value(now, card), card)), "smear", now.partner)
    return now.play(now.cheapest(now.cards), "wait_for_declarer", now.declarer)


def _is_sure(now: Situation) -> bool:
    """True if the declarer has played to the trick or cannot beat the partner's card."""
    if now.trick.card_of(now.declarer) is not None:
        return True
    if now.led is not Group.TRUMP and now.known.is_void(now.declarer, now.led):
        return not now.trumps_out
    if not now.is_trump(now.winning) or now.led is Group.TRUMP:
        may_ruff = now.led is not Group.TRUMP and now.known.left(now.led) <= 2
        return now.known.is_top(now.winning) and not may_ruff
    return False


def _partner_likely(now: Situation) -> bool:
    declarer_follows = not now.known.is_void(now.declarer, now.led)
    return not now.follows and now.led is not Group.TRUMP and now.known.is_top(now.winning) and declarer_follows


def _smear_value(now: Situation, card: Card) -> float:
    value = 2.0 * CARD_POINTS[card] - 0.05 * now.power(card)
    if now.is_trump(card):
        return value - (14 if card.rank is Rank.JACK else 6)
    held = now.known.held(now.group(card))
    if now.known.is_top(card) and card is now.highest(held) and not now.known.is_void(now.declarer, now.group(card)):
        return value - 4
    return value + 2 if card.rank is Rank.TEN else value


def _unsure_smear_value(now: Situation, card: Card) -> float:
    if now.is_trump(card):
        return -20
    return CARD_POINTS[card] - (3 if now.known.is_top(card) else 0)


def _beat_when_last(now: Situation) -> Decision:
    if now.follows and now.led is not Group.TRUMP:
        return now.play(now.highest(now.winners), "beat_declarer")
    fat = now.fat(now.winners)
    card = fat[0] if fat else now.lowest(now.winners)
    if now.led is Group.TRUMP:
        return now.play(card, "beat_declarer")
    if now.points >= RUFF_FROM or not now.losers:
        return now.play(card, "ruff_declarer")
    return now.play(now.lowest(now.winners), "ruff_declarer")


def _second_to_declarer(now: Situation) -> Decision:
    tops = tuple(card for card in now.winners if now.known.is_top(card))
    if now.led is Group.TRUMP:
        if tops:
            return now.play(now.lowest(tops), "beat_trump")
        return now.play(now.cheapest(now.cards), "give_least")
    if not now.follows:
        if now.points >= RUFF_FROM or now.known.is_top(now.winning):
            return now.play(now.lowest(now.winners), "ruff_declarer")
        return now.play(now.cheapest(now.cards), "leave_to_partner", now.partner)
    high = now.highest(now.winners)
    if tops or CARD_POINTS[high] <= 4:
        return now.play(high, "beat_declarer")
    if now.losers:
        return now.play(min(now.losers, key=lambda c: (2 * CARD_POINTS[c] + now.power(c), c)), "leave_to_partner")
    return now.play(now.lowest(now.winners), "beat_declarer")
