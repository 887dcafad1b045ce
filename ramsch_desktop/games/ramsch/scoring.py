"""Scoring of Ramsch by itself, after the Altenburg booklet of rules: penalties, lowest total wins.

Simple: 10 penalty points to who took most card points; 15 if one player took no trick, 20 if two; two who tie
pay half each; a tie of all three is not scored. Pip: everyone pays the card points of his tricks; all tricks
are rewarded. Passing (Schieberamsch of the booklet): as pip, the cards laid away go with the last trick.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ramsch_desktop.engine.score import Points, Score, Steps, add, times
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.games.ramsch.options import March, RamschRules, Variant
from ramsch_desktop.games.shared.skat_ramsch import MARCH, Taken, score_skat_ramsch

PENALTY: Final = 10
PENALTY_PER_VIRGIN: Final = 5
SIMPLE_MARCH: Final = 20


def score_ramsch(taken: Taken, rules: RamschRules) -> Score:
    """The score of a finished deal: penalty points, or won and lost points in the variant of the Skat table."""
    match rules.variant:
        case Variant.SKAT:
            return score_skat_ramsch(taken, rules.skat_table)
        case Variant.SIMPLE:
            return _penalties(taken, _simple(taken, rules))
        case Variant.PIP | Variant.SCHIEBE:
            return _penalties(taken, _pips(taken, rules))


def _penalties(taken: Taken, sums: tuple[Steps, ...]) -> Score:
    score = Score("ramsch", sums, taken.totals, taken.tricks)
    best = min(score.points)
    winners = tuple(seat for seat in taken.seats if score.points[seat] == best)
    return Score("ramsch", sums, taken.totals, taken.tricks, winners)


def _simple(taken: Taken, rules: RamschRules) -> tuple[Steps, ...]:
    if taken.marcher is not None:
        march = (add("simple_march", -SIMPLE_MARCH if rules.march_bonus else SIMPLE_MARCH),)
        return _each(taken, lambda seat: march if seat == taken.marcher else ())
    losers = taken.most(taken.totals)
    if len(losers) == len(taken.seats):
        return _each(taken, lambda _: ())
    return _each(taken, lambda seat: _fixed_penalty(taken, len(losers)) if seat in losers else ())


def _fixed_penalty(taken: Taken, losers: int) -> Steps:
    steps: Steps = (add("most_points", PENALTY),)
    if taken.virgins:
        steps = (*steps, add("simple_virgin", PENALTY_PER_VIRGIN, seats=taken.virgins))
    return (*steps, times("shared", 0.5)) if losers > 1 else steps


def _pips(taken: Taken, rules: RamschRules) -> tuple[Steps, ...]:
    if taken.marcher is None:
        return _each(taken, lambda seat: _own_points(taken, seat))
    own, others = _march_penalties(rules.pip_march)
    return _each(taken, lambda seat: _march(own if seat == taken.marcher else others, seat == taken.marcher))


def _own_points(taken: Taken, seat: Seat) -> Steps:
    steps: Steps = (add("trick_points", taken.points[seat]),) if taken.points[seat] else ()
    return (*steps, add(taken.skat_rule, taken.skat[seat])) if taken.skat[seat] else steps


def _march_penalties(march: March) -> tuple[Points, Points]:
    match march:
        case March.CREDIT_120:
            return -MARCH, 0
        case March.DEBIT_60:
            return 0, MARCH // 2
        case March.DEBIT_120:
            return 0, MARCH
        case March.BOTH:
            return -MARCH, MARCH // 2


def _march(value: Points, own: bool) -> Steps:
    return (add("pip_march" if own else "march_of_another", value),) if value else ()


def _each(taken: Taken, steps: Callable[[Seat], Steps]) -> tuple[Steps, ...]:
    return tuple(steps(seat) for seat in range(len(taken.points)))
