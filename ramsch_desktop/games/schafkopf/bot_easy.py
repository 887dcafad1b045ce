"""The easy player of Schafkopf: his errors are of knowledge. He calls with five trumps and an Ober, forgets cards and
voids, never searches the called ace, and looks only at the trick on the table."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.actions import Action, Pass, PlayCard
from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.actions import Announce, ChooseRamsch, ChooseStock, Declare, Knock, Kontra, No
from ramsch_desktop.games.schafkopf.contracts import CALL_ORDER, Declaration, Kind, plain_cards
from ramsch_desktop.games.schafkopf.hand_strength import features
from ramsch_desktop.games.schafkopf.sides import sides_of

CALL_TRUMPS: Final = 5
SOLO_TRUMPS: Final = 7


def announce(view: View) -> Decision:
    """A solo with seven trumps and two Obers, a Rufspiel with five and one; else pass."""
    for action in reversed(view.legal):
        if isinstance(action, Announce) and _plays(action.kind, view.hand):
            rule = "announce_call" if action.kind is Kind.CALL else "announce_solo"
            return Decision(action, Reason(f"easy_{rule}"))
    choice: Action = next(action for action in view.legal if isinstance(action, Pass | ChooseRamsch | ChooseStock))
    return Decision(choice, Reason("easy_pass"))


def _plays(kind: Kind, hand: Hand) -> bool:
    if kind is Kind.SIE:
        return True
    if kind is Kind.SOLO:
        return any(_is_solo(Declaration(kind, suit), hand) for suit in kind.suits)
    held = features(hand, CALL_ORDER)
    return kind is Kind.CALL and held.trumps * 8 >= CALL_TRUMPS * len(hand) and held.tops >= 1


def _is_solo(declaration: Declaration, hand: Hand) -> bool:
    held = features(hand, declaration.order)
    return held.trumps * 8 >= SOLO_TRUMPS * len(hand) and held.tops >= 2


def declare(view: View) -> Decision:
    """The longest trumps alone, else the ace of the shortest suit; a class that nothing else fits is named as it is."""
    games = [action for action in view.legal if isinstance(action, Declare)]
    lowest = min(games, key=lambda action: action.declaration.kind.height).declaration.kind
    solos = [action for action in games if action.declaration.kind is lowest]
    best = max(solos, key=lambda action: _fit(action.declaration, view.hand))
    return Decision(best, Reason("easy_declare"))


def _fit(declaration: Declaration, hand: Hand) -> int:
    if declaration.kind is Kind.CALL and declaration.suit is not None:
        return -len(plain_cards(hand, declaration.suit))
    return features(hand, declaration.order).trumps


def double(view: View) -> Decision:
    """Kontra with seven trumps only."""
    sides = sides_of(view)
    assert sides is not None
    strong = features(view.hand, sides.declaration.order).trumps >= SOLO_TRUMPS
    if strong and Kontra() in view.legal:
        return Decision(Kontra(), Reason("kontra"))
    return Decision(No(), Reason("no_double" if len(view.legal) > 1 else "only_action"))


def knock(view: View) -> Decision:
    """Knock with nothing but trumps."""
    good = all(CALL_ORDER.group(card) is Group.TRUMP for card in view.hand)
    return Decision(Knock(), Reason("knock")) if good else Decision(No(), Reason("no_knock"))


def card(view: View) -> Decision:
    """A card: high when leading, dear to a friend's trick, just high enough to take one, else cheap."""
    cards = tuple(action.card for action in view.legal if isinstance(action, PlayCard))
    if len(cards) == 1:
        return _play(cards[0], "only_card")
    return _follow(view, cards) if view.table.trick.plays else _lead(view, cards)


def _play(card: Card, rule: str) -> Decision:
    return Decision(PlayCard(card), Reason(rule, (card,)))


def _lead(view: View, cards: Hand) -> Decision:
    sides = sides_of(view)
    assert sides is not None
    trumps = [card for card in cards if view.order.group(card) is Group.TRUMP]
    if trumps and view.seat in sides.side:
        return _play(max(trumps, key=view.order.power), "easy_lead_trump")
    called = sides.declaration.called
    plain = [card for card in cards if card not in trumps and (called is None or card.suit is not called.suit)]
    aces = [card for card in plain if card.rank is Rank.ACE]
    if aces:
        return _play(aces[0], "easy_lead_ace")
    return _play(min(plain or cards, key=lambda card: CARD_POINTS[card]), "easy_lead_low")


def _follow(view: View, cards: Hand) -> Decision:
    sides, trick, order = sides_of(view), view.table.trick, view.order
    assert sides is not None
    best = trick.winning(order)
    if sides.same(view.seat, best.seat):
        return _play(max(cards, key=lambda card: CARD_POINTS[card]), "easy_smear")
    winners = [card for card in cards if order.beats(card, best.card)]
    if winners:
        return _play(min(winners, key=order.power), "easy_take")
    return _play(min(cards, key=lambda card: (CARD_POINTS[card], order.power(card))), "easy_give_little")


def ramsch_card(view: View) -> Decision:
    """Ramsch: lead low from length, duck high, throw off points."""
    cards = tuple(action.card for action in view.legal if isinstance(action, PlayCard))
    if len(cards) == 1:
        return _play(cards[0], "only_card")
    trick, order = view.table.trick, view.order
    if not trick.plays:
        return _play(min(cards, key=lambda card: (CARD_POINTS[card], order.power(card))), "easy_ramsch_lead")
    losers = [card for card in cards if not order.beats(card, trick.winning(order).card)]
    if losers:
        return _play(max(losers, key=lambda card: (CARD_POINTS[card], order.power(card))), "easy_ramsch_duck")
    return _play(min(cards, key=order.power), "easy_ramsch_take")
