"""Dealing for three players at a table of three or four; at a table of four the dealer sits out."""

from __future__ import annotations

from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadRecord
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.seats import Seat, clockwise, next_seat
from ramsch_desktop.engine.shuffle import shuffled
from ramsch_desktop.games.shared.three_hands import PACKETS, SEATS, skat_pack


def table_seats(options: Options) -> int:
    """Three or four seats, as the option ``table`` says."""
    return options.number("table")


def deal_active(options: Options, dealer: Seat, seed: int) -> Deal:
    """Ten cards for each of the three seats from the dealer's left, two for the skat."""
    seats = table_seats(options)
    active = clockwise(next_seat(dealer, seats), seats)[:SEATS]
    return PACKETS.deal(shuffled(skat_pack(options), seed), dealer, active, seats)


def check_active(deal: Deal) -> None:
    """Raises BadRecord unless the three seats from the dealer's left and no other have cards."""
    seats = len(deal.hands)
    expected = clockwise(next_seat(deal.dealer, seats), seats)[:SEATS]
    if deal.active != expected:
        raise BadRecord(
            QT_TRANSLATE_NOOP("Faults", "Cards are dealt to the seats {seats}: expected {expected}."),
            seats=", ".join(map(str, deal.active)),
            expected=", ".join(map(str, expected)),
        )
