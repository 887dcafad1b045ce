"""Pickers of plain actions: a chip for each, without ticks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.sections import PickChip, Picker, PickOption

FEW = 4
"""As many actions as buttons in the strip have room for."""


def plain_picker(
    heading: str, actions: Iterable[Action], label: Callable[[Action], str], suit: Callable[[Action], str]
) -> Picker | None:
    """A chip for each action, or None where buttons have room for all."""
    picks = tuple(actions)
    if len(picks) <= FEW:
        return None
    chips = tuple(_chip(str(action), label(action), suit(action)) for action in picks)
    options = tuple(PickOption(str(action), frozenset(), action, "") for action in picks)
    return Picker(heading, chips, (), options)


def _chip(key: str, label: str, suit: str) -> PickChip:
    return PickChip(key, label, suit, family="suit" if suit else "")
