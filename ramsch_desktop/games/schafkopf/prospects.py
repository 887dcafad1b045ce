"""The chance that a side takes a trick, estimated from the cards that are out."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.games.schafkopf.situation import Situation

FRIEND_TRIES: Final = 0.6
"""How often a friend who may beat the trick also does."""

UNKNOWN_IS_FRIEND: Final = 0.4
"""How far a seat of unknown side counts as a friend."""


def chance_of_trick(situation: Situation, card: Card, ours: float) -> float:
    """The chance that the own side takes the trick if ``card`` wins it as it lies.

    ``ours`` is the chance that the card belongs to the own side: 1 for an own card or a friend's.
    """
    led = led_group(situation, card)
    called = falling_ace(situation, led)
    if called is not None and situation.order.group(card) is led:
        ours, card = (1.0 if situation.declares else 0.0), called
    for seat in situation.after:
        beaten = _beaten_by(situation, seat, card, led)
        friend = _friend(situation, seat)
        ours = ours * (1 - beaten * (1 - friend)) + (1 - ours) * beaten * friend * FRIEND_TRIES
    return ours


def led_group(situation: Situation, card: Card) -> Group:
    """The group that was led, or that the card leads."""
    plays = situation.trick.plays
    return situation.order.group(plays[0].card if plays else card)


def falling_ace(situation: Situation, led: Group) -> Card | None:
    """The called ace if one of those who play after must play it, because its suit is led."""
    called = situation.called
    if called is None or led is not Group(called.suit) or called not in situation.known.out:
        return None
    return called if situation.after else None


def _friend(situation: Situation, seat: Seat) -> float:
    with_me = situation.with_me(seat)
    return UNKNOWN_IS_FRIEND if with_me is None else float(with_me)


def _beaten_by(situation: Situation, seat: Seat, card: Card, led: Group) -> float:
    """The chance that a seat can beat the card in a trick in which ``led`` was led."""
    known = situation.known
    trumps = 0.0 if Group.TRUMP in known.voids[seat] else 1.0
    if situation.order.group(card) is Group.TRUMP:
        may = 1.0 if led is Group.TRUMP else _void(situation, seat, led)
        return may * trumps * _holds_one_of(situation, seat, Group.TRUMP, known.higher(card))
    void = _void(situation, seat, led)
    ruff = void * trumps * _holds_one_of(situation, seat, Group.TRUMP, situation.trumps_out)
    return ruff + (1 - void) * _holds_one_of(situation, seat, led, known.higher(card))


def _void(situation: Situation, seat: Seat, group: Group) -> float:
    if group in situation.known.voids[seat]:
        return 1.0
    return 1.0 - _holds_one_of(situation, seat, group, situation.known.left(group))


def _holds_one_of(situation: Situation, seat: Seat, group: Group, cards: int) -> float:
    """The chance that a seat not known to be void holds one of so many cards of the group."""
    holders = sum(group not in situation.known.voids[other] for other in situation.known.others)
    return 1.0 - (1.0 - 1.0 / max(holders, 1)) ** cards
