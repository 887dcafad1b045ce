"""How Null is played: the declarer stays under, the defenders make him go over."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.cards import Card, Suit
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.shared.skat.chances import null_suit_chance
from ramsch_desktop.games.shared.skat.situation import Situation

UNDER: Final = 2.0
PER_CARD: Final = 0.5
WEAKNESS: Final = 12.0
"""The weights of a defender's lead: cards that lie under it, the length of the suit, the declarer's weakness."""


def null_card(now: Situation) -> Decision:
    """The card of any seat in a Null game with its reason."""
    return _declarer(now) if now.seat == now.declarer else _defender(now)


def _declarer(now: Situation) -> Decision:
    if now.is_lead:
        return now.play(min(now.cards, key=lambda card: (_holding(now, card), card)), "null_lead_beatable")
    if now.follows:
        if now.losers:
            return now.play(now.highest(now.losers), "null_stay_under")
        return now.play(now.lowest(now.cards), "null_must_go_over")
    return now.play(max(now.cards, key=lambda card: (_danger(now, card), card)), "null_throw_danger")


def _holding(now: Situation, card: Card) -> tuple[float, int]:
    """How likely a card led holds the trick: with few higher cards out it does; a lone card is gone with it."""
    lower, higher = now.known.lower(card), now.known.higher(card)
    lone = len(now.known.held(now.group(card))) == 1
    share = lower / (lower + higher) if lower + higher else 1.0
    return share - (0.5 if lone and higher > lower else 0), now.power(card)


def _danger(now: Situation, card: Card) -> tuple[float, int]:
    """How much the hand gains without the card, then its rank."""
    suit = card.suit
    held = [other for other in now.view.hand if other.suit is suit]
    if not now.known.left(now.group(card)):
        return -1.0, 0
    kept = [other for other in held if other is not card]
    return null_suit_chance(kept, suit) - null_suit_chance(held, suit), now.power(card)


def _defender(now: Situation) -> Decision:
    if now.is_lead:
        card = max(now.cards, key=lambda card: (_lead_value(now, card), card))
        return now.play(card, "null_lead_low")
    if not now.follows:
        return now.play(max(now.cards, key=lambda card: (_useless(now, card), card)), "null_clear_suit")
    if now.losers:
        under_him = now.winner == now.declarer
        return now.play(now.highest(now.losers), "null_go_under" if under_him else "null_keep_low")
    if now.winner == now.declarer or now.is_last:
        return now.play(now.highest(now.cards), "null_high_is_lost")
    return now.play(now.lowest(now.cards), "null_keep_low")


def _lead_value(now: Situation, card: Card) -> float:
    """A low card of a short suit, of which the declarer may have only higher ones."""
    group = now.group(card)
    if not now.known.left(group) or now.known.is_void(now.declarer, group):
        return -20.0 - now.power(card)
    shown = _shown_by_declarer(now)
    weak = WEAKNESS * (1 - null_suit_chance(shown, Suit(int(group)))) if shown else 0.0
    under = sum(now.known.rank(c) > now.known.rank(card) for c in shown if now.group(c) is group) if shown else 0
    chance = under if shown else now.known.higher(card)
    return chance - UNDER * now.known.lower(card) - PER_CARD * len(now.known.held(group)) + weak


def _shown_by_declarer(now: Situation) -> Hand:
    """The declarer's cards that lie open, less those played."""
    played = set(now.view.table.played())
    shown = next((cards for seat, cards in now.view.table.shown if seat == now.declarer), ())
    return tuple(card for card in shown if card not in played)


def _useless(now: Situation, card: Card) -> tuple[int, int]:
    """High cards of short suits: without them the seat can throw more, and no longer takes the lead."""
    return -len(now.known.held(now.group(card))), now.power(card)
