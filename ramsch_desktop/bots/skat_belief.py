"""What a declarer's hand in Skat is like, by the formulas with which a rule-based player bids."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.bots.translate import Belief, Deck
from ramsch_desktop.engine.cards import Card, Rank, Suit
from ramsch_desktop.games.shared.skat import chances
from ramsch_desktop.games.shared.skat.contracts import Declaration

SIDE_SUITS: Final = 0.5
"""What short side suits add to a usual hand."""
NO_SKAT: Final = -1.5
"""How much better a hand must be that leaves the skat."""
LAID_TRUMP: Final = 0.02
LAID_ACE: Final = 0.1
"""How often a declarer lays away a trump or an ace, compared with other cards."""


def belief_of(declaration: Declaration, deck: Deck) -> Belief | None:
    """The belief about the hand of whoever declared this; None for Null, where other things count."""
    if declaration.is_null:
        return None
    suit, hand = declaration.kind.suit, declaration.is_hand
    start = chances.GRAND_CONSTANT if suit is None else chances.SUIT_CONSTANT
    worth = tuple(_grand_worth(card) if suit is None else _suit_worth(card, suit) for card in deck.cards)
    laid = tuple(1.0 if hand else _laid(card, suit) for card in deck.cards)
    return Belief(start + SIDE_SUITS + (NO_SKAT if hand else 0), worth, laid)


def _suit_worth(card: Card, trump: Suit) -> float:
    if card.rank is Rank.JACK:
        return chances.SUIT_JACK[card.suit]
    if card.suit is trump:
        return chances.SUIT_TRUMP.get(card.rank, chances.SUIT_LOW_TRUMP)
    if card.rank is Rank.ACE:
        return chances.SIDE_ACE
    return chances.SIDE_TEN_BESIDE_ACE if card.rank is Rank.TEN else 0.0


def _grand_worth(card: Card) -> float:
    if card.rank is Rank.JACK:
        return chances.GRAND_JACK[card.suit]
    if card.rank is Rank.ACE:
        return chances.GRAND_ACE
    return chances.GRAND_TEN_BESIDE_ACE if card.rank is Rank.TEN else 0.0


def _laid(card: Card, trump: Suit | None) -> float:
    if card.rank is Rank.JACK or card.suit is trump:
        return LAID_TRUMP
    return LAID_ACE if card.rank is Rank.ACE else 1.0
