"""What the action strip offers, made from the legal actions. No Qt widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from ramsch_desktop.engine.actions import Action, CardAction, Pass
from ramsch_desktop.ui.table.choosing import Choice
from ramsch_desktop.ui.table.strip import Offer

MOST_BEHIND_ARROW: Final = 24
"""Further actions of a kind behind one arrow: of the 62 bids above 18 those up to 77, in a menu that leaves the hand in
sight; higher ones come within reach with each bid."""


@dataclass(frozen=True)
class Picks:
    """The actions that are picked in the panel, what has to be said ``before`` them, and the one picked now with
    what is said ``first``."""

    actions: frozenset[Action] = frozenset()
    before: frozenset[Action] = frozenset()
    picked: Action | None = None
    first: Action | None = None


def offers_of(
    choice: Choice, chosen: tuple[str, ...], picks: Picks, words_of: Callable[[Action], str]
) -> tuple[Offer, ...]:
    """The buttons from left to right: words, sets of cards, what is picked in the panel.

    Where cards are to be chosen and something is picked, one button does both.
    """
    offers = _word_offers(choice, picks, words_of)
    if picks.actions and choice.sets:
        return (*offers, _both_offer(choice, chosen, picks, words_of))
    offers += [_set_offer(choice, chosen, kind, words_of) for kind in choice.kinds()]
    return (*offers, _pick_offer(picks, words_of)) if picks.actions else tuple(offers)


def _both_offer(choice: Choice, chosen: tuple[str, ...], picks: Picks, words_of: Callable[[Action], str]) -> Offer:
    offer, fitting = _pick_offer(picks, words_of), choice.fitting(chosen)
    if not fitting:
        return Offer(offer.words, None, QCoreApplication.translate("TableView", "Choose the cards first."))
    return replace(offer, first=fitting[0]) if offer.action is not None else offer


def _word_offers(choice: Choice, picks: Picks, words_of: Callable[[Action], str]) -> list[Offer]:
    """A button for each kind of word, the first of its kind; the others of the kind behind its arrow."""
    kinds: dict[type[Action], list[Action]] = {}
    for action in choice.words:
        if action not in picks.actions and action not in picks.before:
            kinds.setdefault(type(action), []).append(action)
    ordered = sorted(kinds.values(), key=lambda actions: not isinstance(actions[0], (Pass, CardAction)))
    return [_kind_offer(actions, words_of) for actions in ordered]


def _kind_offer(actions: list[Action], words_of: Callable[[Action], str]) -> Offer:
    more = tuple((words_of(action), action) for action in actions[1 : MOST_BEHIND_ARROW + 1])
    return Offer(words_of(actions[0]), actions[0], more=more)


def _set_offer(choice: Choice, chosen: tuple[str, ...], kind: type[Action], words_of: Callable[[Action], str]) -> Offer:
    fitting = [action for action in choice.fitting(chosen) if type(action) is kind]
    if fitting:
        return Offer(words_of(fitting[0]), fitting[0])
    example = next(action for action in choice.sets if type(action) is kind)
    translate = QCoreApplication.translate
    if isinstance(example, CardAction):
        return Offer(words_of(example), None, translate("TableView", "Choose exactly one card."))
    return Offer(words_of(example), None, translate("TableView", "Choose the cards first."))


def _pick_offer(picks: Picks, words_of: Callable[[Action], str]) -> Offer:
    translate = QCoreApplication.translate
    if picks.picked is None:
        off = translate("TableView", "Choose a game at the right first.")
        return Offer(translate("TableView", "Choose a game"), None, off)
    return Offer(words_of(picks.picked), picks.picked, first=picks.first)
