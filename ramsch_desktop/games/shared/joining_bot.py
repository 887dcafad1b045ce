"""What the computer players of Ramsen and Rams have in common: who is in, what is out, how a plain trick is led.

A bot joins by its chance of at least one trick, a logistic sum over the cards dealt and the players in.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.events import CardsExchanged
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.phases.joining import Stay
from ramsch_desktop.engine.seats import Seat, clockwise, next_seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View


@dataclass(frozen=True, slots=True)
class Rivals:
    """The others as a seat sees them when it speaks: ``inside`` play for sure, ``to_speak`` decide after it."""

    inside: int
    to_speak: int


def logistic(x: float) -> float:
    """The chance that belongs to a sum of weights."""
    return 1.0 / (1.0 + exp(-x))


def percent(chance: float) -> int:
    """The chance as a whole number of percent, for a reason."""
    return round(100 * chance)


def exchanged(view: View) -> dict[Seat, int]:
    """How many cards each seat that was asked has exchanged with the talon."""
    swaps = (event for event in view.events if isinstance(event, CardsExchanged))
    return {swap.seat: len(swap.cards) for swap in swaps if swap.seat is not None}


def committed(view: View) -> frozenset[Seat]:
    """Seats that exchanged a card and therefore play."""
    swapped = {seat for seat, count in exchanged(view).items() if count}
    return frozenset(swapped if view.table.turned_to is None else swapped | {view.table.turned_to})


def staying(view: View) -> frozenset[Seat]:
    """Seats whose last word was that they play."""
    last = {said.seat: said.action for said in view.table.said}
    return frozenset(seat for seat, action in last.items() if isinstance(action, Stay))


def rivals(view: View) -> Rivals:
    """Who is in and who is still to speak, in the order of the deal, for the seat of the view."""
    order = clockwise(next_seat(view.table.dealer, view.seats), view.seats)
    later = order[order.index(view.seat) + 1 :]
    bound = committed(view) if view.phase == "Joining" else frozenset[Seat]()
    spoken = staying(view) if view.phase == "Joining" else committed(view)
    inside = (spoken | bound) - {view.seat}
    return Rivals(len(inside), sum(seat not in inside for seat in later))


def unseen(view: View, pack: Iterable[Card]) -> tuple[Card, ...]:
    """Cards that the seat has not seen: in other hands, in the talon, or laid away."""
    away = (card for _, cards in view.table.laid_away for card in cards if card is not None)
    shown = (card for _, cards in view.table.shown for card in cards)
    turned = () if view.table.turned is None or view.table.turned_to is not None else (view.table.turned,)
    seen = {*view.hand, *view.table.played(), *away, *shown, *turned}
    return tuple(card for card in pack if card not in seen)


def is_top(card: Card, order: CardOrder, out: Iterable[Card]) -> bool:
    """True if no card that is out beats this one inside its group."""
    group, power = order.group(card), order.power(card)
    return not any(order.group(other) is group and order.power(other) > power for other in out)


def trumps_in(hand: Iterable[Card], order: CardOrder) -> Hand:
    """The trumps of a hand, low to high."""
    return tuple(sorted((c for c in hand if order.group(c) is Group.TRUMP), key=order.power))


def plain_in(hand: Iterable[Card], order: CardOrder) -> Hand:
    """The plain cards of a hand, low to high."""
    return tuple(sorted((c for c in hand if order.group(c) is not Group.TRUMP), key=lambda c: (c.rank, c.suit)))


def legal_cards(view: View) -> Hand:
    """The cards that may be played now."""
    return tuple(action.card for action in view.legal if isinstance(action, PlayCard))


def played(card: Card, rule: str) -> Decision:
    """The decision to play a card by a rule."""
    return Decision(PlayCard(card), Reason(rule, (card,)))


def lead_plain_first(cards: Hand, order: CardOrder) -> Decision:
    """A plain ace, else the highest plain card; with only trumps the highest."""
    plain = plain_in(cards, order)
    if not plain:
        return played(trumps_in(cards, order)[-1], "lead_trump")
    return played(plain[-1], "lead_ace" if plain[-1].rank is Rank.ACE else "lead_high")


def lead_trump_first(cards: Hand, order: CardOrder) -> Decision:
    """The highest trump, else the highest plain card: how a beginner leads."""
    trumps = trumps_in(cards, order)
    return played(trumps[-1], "lead_trump") if trumps else lead_plain_first(cards, order)


def beaters(view: View, cards: Hand) -> Hand:
    """Those of the cards that would win the trick as it lies, low to high: plain before trumps."""
    best = view.table.trick.winning(view.order).card
    return tuple(sorted((c for c in cards if view.order.beats(c, best)), key=view.order.sort_key))


def lowest(cards: Hand, order: CardOrder) -> Card:
    """The least useful of the cards: low plain ones first, aces and kings late, trumps last."""
    return min(cards, key=lambda card: (order.group(card) is Group.TRUMP, order.power(card), card.suit))


def is_last(view: View, players: int) -> bool:
    """True if the seat plays the last card to the trick."""
    return len(view.table.trick.plays) == players - 1


def players_in(view: View) -> int:
    """How many seats play this deal."""
    return len(staying(view))
