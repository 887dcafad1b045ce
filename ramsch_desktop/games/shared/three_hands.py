"""Dealing for three players with 32 cards: packets of 3, two cards down, then 4 and 3 (ISkO 3.1)."""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.cards import PACK_32, Card
from ramsch_desktop.engine.deal import Deal, Packets
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.seats import Seat, clockwise, next_seat
from ramsch_desktop.engine.shuffle import shuffled

SEATS: Final = 3
HAND_SIZE: Final = 10
PACKETS: Final = Packets((3, 4, 3), talon=2)


def three_seats(options: Options) -> int:
    """Three players whatever the options."""
    return SEATS


def skat_pack(options: Options) -> tuple[Card, ...]:
    """32 cards, ace to seven."""
    return PACK_32


def ten_cards(options: Options) -> int:
    """Ten cards a hand."""
    return HAND_SIZE


def deal_three(options: Options, dealer: Seat, seed: int) -> Deal:
    """Ten cards for each of three seats from the dealer's left, two for the skat."""
    return PACKETS.deal(shuffled(PACK_32, seed), dealer, clockwise(next_seat(dealer, SEATS), SEATS), SEATS)
