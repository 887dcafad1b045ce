"""Seats: numbers 0 to n-1, clockwise. The human sits at seat 0."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

Seat: TypeAlias = int


def next_seat(seat: Seat, seats: int) -> Seat:
    """The left neighbour, who acts after this seat."""
    return (seat + 1) % seats


def clockwise(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats in the order of play, beginning with ``first``."""
    return tuple((first + step) % seats for step in range(seats))


def clockwise_among(first: Seat, active: Iterable[Seat], seats: int) -> tuple[Seat, ...]:
    """The active seats in the order of play, beginning with ``first`` or the next active seat after it."""
    wanted = frozenset(active)
    return tuple(seat for seat in clockwise(first, seats) if seat in wanted)
