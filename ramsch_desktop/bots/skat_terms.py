"""What a declared game of Skat means to the search kernel: two sides, and the score of each result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from ramsch_desktop.bots.skat_belief import belief_of
from ramsch_desktop.bots.translate import Deck, Terms, all_plays, deck_of, open_hands
from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schieberamsch.endings import declarer_of
from ramsch_desktop.games.schieberamsch.rules import GRAND_HAND
from ramsch_desktop.games.shared.knowledge import gone
from ramsch_desktop.games.shared.skat.contracts import Declaration
from ramsch_desktop.games.shared.skat.scoring import ENOUGH, Bock, DeclaredGame, Result, score_game
from ramsch_desktop.games.skat.options import Scoring
from ramsch_desktop.games.skat.picture import picture
from ramsch_desktop.games.skat.standing import OWN_GAME, SkatStanding, others_lost_bonus
from ramsch_desktop.kernel import api

SEATS: Final = 3
HAND: Final = 10
PACK_POINTS: Final = 120
BRACKETS: Final = ((0, 0), (30, 4), (60, 5), (61, 5), (90, 8), (120, 10))
"""Card points and tricks of the declarer, one example for each result that the kernel tells apart."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Tournament points for the declarer's game, won or lost, and for each defender when it is lost."""

    own: int = 0
    others: int = 0


def skat_terms(view: View) -> Terms | None:
    """The terms of a declared game of Skat, None before the declaration."""
    now = picture(view)
    if now.declarer is None or now.declaration is None:
        return None
    standing = view.standing
    bock = standing.bock_of_deal if isinstance(standing, SkatStanding) else Bock.NONE
    cards = _declarers_cards(view, now.declarer, now.declaration, now.bid)
    game = DeclaredGame(now.declaration, now.declarer, now.bid, cards, (), now.call, bock)
    return replace(game_terms(game, bonus_of(view)), known=open_hands(view))


def declared_terms(view: View, declaration: Declaration, cards: tuple[Card, ...]) -> Terms:
    """The terms of a game that the seat of the view might declare with these cards, its discard included."""
    standing, bid = view.standing, picture(view).bid
    bock = standing.bock_of_deal if isinstance(standing, SkatStanding) else Bock.NONE
    trumps = tuple(card for card in declaration.order.trumps if card in cards)
    return game_terms(DeclaredGame(declaration, view.seat, bid, trumps, (), bock=bock), bonus_of(view))


def grand_hand_terms(view: View) -> Terms | None:
    """The terms of a Grand Hand before a Schieberamsch, None if nobody plays it."""
    declarer = declarer_of(view)
    if declarer is None:
        return None
    cards = _declarers_cards(view, declarer, GRAND_HAND)
    return game_terms(DeclaredGame(GRAND_HAND, declarer, 0, cards, ()), Bonus())


def bonus_of(view: View) -> Bonus:
    """The tournament points that a game brings by the options of the match."""
    if Scoring(view.options.word("scoring")) is not Scoring.TOURNAMENT:
        return Bonus()
    return Bonus(OWN_GAME, others_lost_bonus(view.seats))


def _declarers_cards(view: View, declarer: Seat, declaration: Declaration, bid: int = 0) -> tuple[Card, ...]:
    """The declarer's trumps as far as they count for the matadors.

    The declarer knows them. Another seat expects the shortest run that it has not seen to be wrong and that covers
    the bid, so the lowest value.
    """
    plays = all_plays(view)
    trumps = declaration.order.trumps
    shown = {play.card for play in plays if play.seat == declarer}
    if view.seat == declarer:
        own = {*view.hand, *gone(view), *shown}
        return tuple(card for card in trumps if card in own)
    elsewhere = {*view.hand, *(play.card for play in plays if play.seat != declarer)}
    runs = list(_runs(trumps, shown, elsewhere))
    covered = [run for run in runs if _least_value(declaration, run) >= bid]
    return (covered or runs[-1:] or [()])[0]


def _runs(trumps: tuple[Card, ...], shown: set[Card], elsewhere: set[Card]) -> Iterator[tuple[Card, ...]]:
    """The runs of matadors that a declarer may have, the shortest first, each by the fewest trumps that make it.

    He holds the cards that he has ``shown`` and none of those seen ``elsewhere``.
    """
    for count in range(1, len(trumps) + 1):
        top, after = trumps[:count], trumps[count : count + 1]
        if elsewhere.isdisjoint(top) and shown.isdisjoint(after):
            yield top
        if shown.isdisjoint(top) and after and elsewhere.isdisjoint(after):
            yield after


def _least_value(declaration: Declaration, cards: tuple[Card, ...]) -> int:
    """What the game is worth with no more card points than it needs."""
    points, tricks = (PACK_POINTS, HAND) if declaration.announced else (ENOUGH, 1)
    return int(_value(DeclaredGame(declaration, 0, 0, cards, ()), points, tricks))


@lru_cache(maxsize=4096)
def game_terms(game: DeclaredGame, bonus: Bonus) -> Terms:
    """The terms of a game; of its cards only the trumps that make its matadors count."""
    deck, table = _table(game.declaration.order, game.declaration.is_null)
    payoff = _payoff(game, bonus)
    belief = belief_of(game.declaration, deck)
    return Terms(deck, table, payoff, game.declarer, declarer=game.declarer, belief=belief)


@lru_cache(maxsize=16)
def _table(order: CardOrder, is_null: bool) -> tuple[Deck, api.Table]:
    deck = deck_of(order, PACK_32)
    points = tuple(0 if is_null else CARD_POINTS[card] for card in deck.cards)
    policy = api.Policy.NULL if is_null else api.Policy.SKAT
    weights = api.RAMSCH_WEIGHTS if is_null else ()
    table = api.make_table(SEATS, deck.groups, points, trump=deck.trump, policy=policy, weights=weights)
    return deck, table


def _payoff(game: DeclaredGame, bonus: Bonus) -> api.Payoff:
    own, other = [], []
    for points, tricks in BRACKETS:
        value = _value(game, points, tricks)
        own.append(value + (bonus.own if value > 0 else -bonus.own))
        other.append(float(bonus.others if value < 0 else 0))
    return api.Payoff(api.PayoffKind.SIDES, tuple(own), tuple(other), limits=(30, 61, 90))


def _value(game: DeclaredGame, points: int, tricks: int) -> float:
    """The declarer's score if he takes so many card points and tricks."""
    other = 1 if game.declarer == 0 else 0
    seats = max(game.declarer, other) + 1
    taken = {game.declarer: (points, tricks), other: (120 - points, 10 - tricks)}
    pairs = [taken.get(seat, (0, 0)) for seat in range(seats)]
    result = Result(tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs))
    return float(score_game(game, result, (game.declarer, other)).points[game.declarer])
