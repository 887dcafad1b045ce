"""How good a hand is: the chance to win a Rufspiel, a solo, a Wenz, and to lose a Ramsch.

The numbers are fits to a million forced games of rule-based players each, long pack. Hands of the short pack are
read as if they had as large a share of the trumps in the long one.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from ramsch_desktop.engine.cards import PACK_32, Card, Rank, Suit
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.schafkopf.contracts import (
    CALL_ORDER,
    OBERS,
    UNTERS,
    Declaration,
    Kind,
    plain_cards,
)

CALL_BASE, CALL_TRUMP, CALL_OBER, CALL_ACE, CALL_VOID = 0.49, 0.19, 0.11, 0.13, 0.08
"""A Rufspiel with four trumps and one Ober wins 49 %; what more of each brings."""

SOLO_BASE, SOLO_TRUMP, SOLO_TOP, SOLO_ACE, SOLO_ALL_TOPS = -1.82, 2.1, 1.05, 1.08, 0.7
"""Log odds of a suit solo with six trumps and one Ober; what more of each brings."""

USUAL_TRUMPS: Final = 14

_WENZ: Final = {
    (1, 3): (0.18, 0.22, 0.29),
    (1, 4): (0.48, 0.53, 0.62),
    (2, 1): (0.10, 0.22, 0.22),
    (2, 2): (0.27, 0.48, 0.65),
    (2, 3): (0.60, 0.76, 0.93),
    (2, 4): (0.85, 0.93, 0.98),
    (3, 0): (0.10, 0.10, 0.10),
    (3, 1): (0.38, 0.73, 0.73),
    (3, 2): (0.75, 0.96, 1.0),
    (3, 3): (0.95, 1.0, 1.0),
    (3, 4): (1.0, 1.0, 1.0),
    (4, 0): (0.30, 0.30, 0.30),
    (4, 1): (0.75, 0.99, 0.99),
    (4, 2): (0.97, 1.0, 1.0),
    (4, 3): (1.0, 1.0, 1.0),
    (4, 4): (1.0, 1.0, 1.0),
}
"""The chance to win a Wenz by Unters and aces, with no suit headed by ace and ten, one, two or more."""

_RISK_OBER: Final = dict(zip(OBERS, (0.33, 0.29, 0.25, 0.21), strict=True))
_RISK_UNTER: Final = dict(zip(UNTERS, (0.18, 0.16, 0.14, 0.11), strict=True))
_RISK_HEARTS: Final = {Rank.ACE: 0.09, Rank.TEN: 0.07}
_RISK_PLAIN: Final = {Rank.ACE: 0.10, Rank.TEN: 0.07, Rank.KING: 0.03, Rank.EIGHT: -0.02, Rank.SEVEN: -0.03}
RISK_BASE, RISK_OTHER_HEART, RISK_VOID = -0.33, 0.05, -0.07


@dataclass(frozen=True, slots=True)
class Features:
    """What counts in a hand under an order: trumps, the highest four of them held, side aces, A-10 pairs, voids."""

    trumps: int
    tops: int
    aces: int
    pairs: int
    voids: int


def features(hand: Hand, order: CardOrder) -> Features:
    """The features of a hand."""
    plain = [card for card in hand if order.group(card) is not Group.TRUMP]
    aces = [card for card in plain if card.rank is Rank.ACE]
    suits = {Suit(group) for group in Group if group is not Group.TRUMP} - _trump_suits(order)
    return Features(
        trumps=len(hand) - len(plain),
        tops=sum(card in hand for card in order.trumps[:4]),
        aces=len(aces),
        pairs=sum(Card(ace.suit, Rank.TEN) in plain for ace in aces),
        voids=len(suits - {card.suit for card in plain}),
    )


def _trump_suits(order: CardOrder) -> set[Suit]:
    return {card.suit for card in order.trumps if card.rank is Rank.ACE}


def share(trumps: int, order: CardOrder, pack: tuple[Card, ...]) -> float:
    """The trumps as they would be of a hand of eight in a game of fourteen trumps."""
    all_trumps = sum(order.group(card) is Group.TRUMP for card in pack)
    per_card = len(pack) / len(PACK_32)
    return trumps * USUAL_TRUMPS / all_trumps if len(pack) == len(PACK_32) else trumps / per_card


def chance_to_win(declaration: Declaration, hand: Hand, pack: tuple[Card, ...]) -> float:
    """The chance that the declaring side wins, from the declarer's hand."""
    order = declaration.order
    held = features(hand, order)
    return chance_with(declaration.kind, held, share(held.trumps, order, pack))


def chance_with(kind: Kind, held: Features, trumps: float) -> float:
    """The chance that the declaring side wins with such a hand; ``trumps`` as of eight cards, fourteen trumps."""
    match kind.plain:
        case Kind.SIE:
            return 1.0
        case Kind.CALL:
            return _call(held, trumps)
        case Kind.WENZ | Kind.GEIER:
            return _WENZ.get((held.tops, held.aces), (0.0, 0.0, 0.0))[min(held.pairs, 2)]
        case _:
            return _solo(held, trumps)


def _call(held: Features, trumps: float) -> float:
    chance = CALL_BASE + CALL_TRUMP * (trumps - 4) + CALL_OBER * (held.tops - 1)
    return min(0.98, max(0.05, chance + CALL_ACE * held.aces + CALL_VOID * held.voids))


def _solo(held: Features, trumps: float) -> float:
    odds = SOLO_BASE + SOLO_TRUMP * (trumps - 6) + SOLO_TOP * (held.tops - 1) + SOLO_ACE * held.aces
    return 1 / (1 + exp(-odds - (SOLO_ALL_TOPS if held.tops == 4 else 0)))


def takes_every_trick(declaration: Declaration, hand: Hand) -> bool:
    """True if every loser is covered: the top trumps of a long suit, and nothing aside but suits from the ace down."""
    order = declaration.order
    trumps = sorted((card for card in hand if order.group(card) is Group.TRUMP), key=order.power, reverse=True)
    run = next((n for n, card in enumerate(order.trumps) if card not in hand), len(order.trumps))
    missing = len([card for card in order.trumps if card in PACK_32]) - len(trumps)
    covered = run >= 3 and (len(trumps) >= 7 or missing <= run)
    return covered and all(_headed(hand, suit, order) for suit in Suit)


def _headed(hand: Hand, suit: Suit, order: CardOrder) -> bool:
    held = [card for card in hand if card.suit is suit and order.group(card) is not Group.TRUMP]
    ranked = [Card(suit, rank) for rank in order.plain]
    tops = [card for card in ranked if order.group(card) is not Group.TRUMP][: len(held)]
    return set(held) == set(tops)


def ramsch_risk(hand: Hand) -> float:
    """The chance to lose a Ramsch with this hand; a quarter on average."""
    voids = sum(not plain_cards(hand, suit) for suit in Kind.CALL.suits)
    return RISK_BASE + sum(_risk(card) for card in hand) + RISK_VOID * voids


def _risk(card: Card) -> float:
    if CALL_ORDER.group(card) is not Group.TRUMP:
        return _RISK_PLAIN.get(card.rank, 0.0)
    of_figures = _RISK_OBER.get(card, _RISK_UNTER.get(card))
    return of_figures if of_figures is not None else _RISK_HEARTS.get(card.rank, RISK_OTHER_HEART)
