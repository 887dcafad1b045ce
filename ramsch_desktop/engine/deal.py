"""A deal: the cards as they were dealt, written out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadRecord
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand


@dataclass(frozen=True, slots=True)
class Deal:
    """Hands by seat (empty for a seat that sits out), the talon top first, and the dealer.

    ``cut`` is the card that the cutter may keep (Ramsen); it is part of the talon until he keeps it.
    """

    dealer: Seat
    hands: tuple[Hand, ...]
    talon: tuple[Card, ...] = ()
    cut: Card | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the deal."""
        return tuple(card for hand in self.hands for card in hand) + self.talon

    @property
    def active(self) -> tuple[Seat, ...]:
        """Seats that were dealt cards, from the dealer's left."""
        seats = len(self.hands)
        order = tuple((self.dealer + step) % seats for step in range(1, seats + 1))
        return tuple(seat for seat in order if self.hands[seat])


def check_deal(deal: Deal, pack: Sequence[Card], hand_size: int) -> None:
    """Raises BadRecord unless every card of the pack is there once and every hand has its size or is empty."""
    seen: set[Card] = set()
    for card in deal.cards:
        if card in seen:
            raise BadRecord(QT_TRANSLATE_NOOP("Faults", "The card {card} is dealt twice."), card=card.code)
        seen.add(card)
    if missing := sorted(set(pack) - seen):
        raise BadRecord(QT_TRANSLATE_NOOP("Faults", "The card {card} is missing."), card=missing[0].code)
    if foreign := sorted(seen - set(pack)):
        text = QT_TRANSLATE_NOOP("Faults", "The card {card} does not belong to the pack of this game.")
        raise BadRecord(text, card=foreign[0].code)
    for seat, hand in enumerate(deal.hands):
        if len(hand) not in (0, hand_size):
            raise _wrong_hand(seat, len(hand), hand_size)


def check_shape(deal: Deal, dealt: Deal) -> None:
    """Raises BadRecord unless every seat has as many cards as in ``dealt``, a deal by the rules."""
    if len(deal.hands) != len(dealt.hands):
        raise wrong_hands(len(deal.hands), len(dealt.hands))
    for seat, (hand, usual) in enumerate(zip(deal.hands, dealt.hands, strict=True)):
        if len(hand) != len(usual):
            raise _wrong_hand(seat, len(hand), len(usual))


def _wrong_hand(seat: Seat, count: int, expected: int) -> BadRecord:
    text = QT_TRANSLATE_NOOP("Faults", "The number of cards at seat {seat} is {count}: expected {expected}.")
    return BadRecord(text, seat=seat, count=count, expected=expected)


def wrong_hands(count: int, expected: int) -> BadRecord:
    """The error of a deal with so many hands."""
    text = QT_TRANSLATE_NOOP("Faults", "The number of hands is {count}: expected {expected}.")
    return BadRecord(text, count=count, expected=expected)


@dataclass(frozen=True, slots=True)
class Packets:
    """How a pack is dealt: so many cards at a time to each seat; ``talon`` cards go down after the first round."""

    rounds: tuple[int, ...]
    talon: int = 0

    def deal(self, cards: Sequence[Card], dealer: Seat, active: Sequence[Seat], seats: int) -> Deal:
        """The deal of a shuffled pack to the active seats in their order; cards left over join the talon."""
        rest, hands, talon = list(cards), [list[Card]() for _ in range(seats)], list[Card]()
        for turn, count in enumerate(self.rounds):
            for seat in active:
                hands[seat] += rest[:count]
                del rest[:count]
            if turn == 0:
                talon, rest = rest[: self.talon], rest[self.talon :]
        return Deal(dealer, tuple(tuple(hand) for hand in hands), (*talon, *rest))
