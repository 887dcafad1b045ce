"""Scoring of Ramsen: bars that complete crosses, and a new cross for who plays and takes no trick.

A player's total is the number of bars that he still has to make; each trick makes one. Who has made all wins at
once, in the middle of the deal; further bars are not counted.
"""

from __future__ import annotations

from typing import Final

from ramsch_desktop.engine.score import Score, Steps, add
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.games.ramsen.options import BARS, Lone, RamsenRules

SPARED: Final[Steps] = (add("no_cross", 0),)
"""What playing without a trick costs when the match is over."""


def void_score(seats: int) -> Score:
    """Nobody plays: nothing is scored."""
    return Score("void", ((),) * seats, (0,) * seats, (0,) * seats)


def lone_score(seat: Seat, needs: tuple[int, ...], rules: RamsenRules) -> Score:
    """Only one plays: he is credited five bars, or one by house rule, without play."""
    bars = min(1 if rules.lone is Lone.ONE else BARS, needs[seat])
    sums = tuple((add("lone", -bars),) if s == seat else () for s in range(len(needs)))
    return Score("lone", sums, (0,) * len(needs), (0,) * len(needs), (seat,), about=seat)


def played_score(
    tricks: tuple[int, ...], players: tuple[Seat, ...], needs: tuple[int, ...], rules: RamsenRules
) -> Score:
    """The tricks of a deal; a deal that ends the match costs nobody a cross, and its sum says so."""
    finished = tuple(seat for seat, need in enumerate(needs) if tricks[seat] >= need)
    without = tuple(SPARED if finished else no_trick_steps(need, rules) for need in needs)
    sums = tuple(_sum(s, tricks, without[s] if s in players else (), needs) for s in range(len(needs)))
    most = max(tricks)
    winners = finished or tuple(seat for seat, count in enumerate(tricks) if count == most)
    return Score("ramsen", sums, (0,) * len(needs), tricks, winners, about=next(iter(winners), None))


def _sum(seat: Seat, tricks: tuple[int, ...], without: Steps, needs: tuple[int, ...]) -> Steps:
    if tricks[seat]:
        return (add("tricks" if tricks[seat] < needs[seat] else "last_bar", -tricks[seat]),)
    return without


def no_trick_steps(need: int, rules: RamsenRules) -> Steps:
    """One more cross, as far as the cap leaves room."""
    over = 0 if rules.cap is None else max(0, need + BARS - rules.cap)
    cross = (add("no_trick", BARS),)
    return (*cross, add("cap", -over)) if over else cross
