"""Other deals that a seat cannot tell from the real one: the cards it has not seen lie elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import TypeAlias

from ramsch_desktop.engine.actions import Action, CardAction, CardsAction
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.errors import RamschError
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.view import View

Exchange: TypeAlias = dict[Card, Card]
"""Which card lies where another one really lies."""

_TRIES = 12


def worlds(course: Course, seat: Seat, count: int, chance: Random) -> tuple[Course, ...]:
    """Up to ``count`` courses that ``seat`` cannot tell from this one; this one alone if nothing is hidden or no other
    was found."""
    view = course.view(seat)
    hidden = tuple(card for card in course.deal.cards if card not in known_cards(view))
    if len(hidden) < 2:
        return (course,)
    found = [world for _ in range(count) if (world := _another(course, view, hidden, chance)) is not None]
    return tuple(found) or (course,)


def known_cards(view: View) -> frozenset[Card]:
    """The cards whose place the seat of the view knows or once knew. A card that was only named is not known."""
    return frozenset(_cards_in(view.events)) | set(view.hand)


def _cards_in(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _cards_in(each)
    elif is_dataclass(value) and not isinstance(value, Action):
        for item in fields(value):
            yield from _cards_in(getattr(value, item.name))


def _another(course: Course, view: View, hidden: tuple[Card, ...], chance: Random) -> Course | None:
    for _ in range(_TRIES):
        exchange = _place(course, view, hidden, chance)
        if exchange is None:
            continue
        try:
            return exchanged(course, exchange)
        except RamschError:
            continue
    return None


def _place(course: Course, view: View, hidden: tuple[Card, ...], chance: Random) -> Exchange | None:
    """Lay the hidden cards anew so that nobody has a suit that he did not follow; None if it came out wrong."""
    voids = voids_of(view)
    holder = {card: seat for seat, hand in enumerate(course.hands) for card in hand}
    forbidden = {place: voids.get(holder[place], frozenset()) for place in hidden if place in holder}
    free = list(hidden)
    chance.shuffle(free)
    exchange: Exchange = {}
    for place in sorted(hidden, key=lambda each: -len(forbidden.get(each, ()))):
        barred = forbidden.get(place, frozenset())
        fits = next((card for card in free if view.order.group(card) not in barred), None)
        if fits is None:
            return None
        free.remove(fits)
        exchange[place] = fits
    return exchange


def voids_of(view: View) -> dict[Seat, frozenset[Group]]:
    """The suits that each seat did not follow so far."""
    found: dict[Seat, frozenset[Group]] = {}
    for trick in view.table.all_tricks():
        led = view.order.group(trick.plays[0].card)
        for play in trick.plays:
            if view.order.group(play.card) is not led:
                found[play.seat] = found.get(play.seat, frozenset()) | {led}
    return found


def exchanged(course: Course, exchange: Exchange) -> Course:
    """The same actions with cards exchanged; raises RamschError if they are not possible then."""

    def moved(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(exchange.get(card, card) for card in cards)

    deal = course.deal
    cut = None if deal.cut is None else moved((deal.cut,))[0]
    dealt = replace(deal, hands=tuple(moved(hand) for hand in deal.hands), talon=moved(deal.talon), cut=cut)
    other = begin(course.game, course.options, course.standing, dealt)
    for action in course.actions:
        other = other.apply(_with_cards(action, exchange))
    return other


def _with_cards(action: Action, exchange: Exchange) -> Action:
    match action:
        case CardAction(card):
            return replace(action, card=exchange.get(card, card))
        case CardsAction(cards):
            return replace(action, cards=tuple(exchange.get(card, card) for card in cards))
    return action
