"""Actions as chips, one for each, without ticks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.sections import PickChip, Picker, PickOption, Row


@dataclass(frozen=True, slots=True)
class Pick:
    """An action on a chip: its name and the letter of its suit, its value in words and bare."""

    action: Action
    label: str
    suit: str
    value: str
    short: str


def plain_picker(heading: str, picks: Sequence[Pick], note: str = "", first: Action | None = None) -> Picker | None:
    """A chip for each action, ``first`` chosen to begin with; None for one alone, which is a button."""
    if len(picks) < 2:
        return None
    return Picker(
        heading,
        tuple(PickChip(str(p.action), p.label, p.suit, family="suit" if p.suit else "") for p in picks),
        (),
        tuple(_option(pick) for pick in picks),
        note,
        "" if first is None else str(first),
    )


def _option(pick: Pick) -> PickOption:
    rows = (Row(pick.label, ()),)
    return PickOption(str(pick.action), frozenset(), pick.action, pick.value, rows, short=pick.short)
