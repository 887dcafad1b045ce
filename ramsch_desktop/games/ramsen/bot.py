"""How the computer plays Ramsen: stay in for a likely trick, keep trumps only, lead plain cards, win cheaply.

The easy player waits for sure hands, keeps aces and kings at the exchange and leads his best trump first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.events import CardsTaken
from ramsch_desktop.engine.game import Chance
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phases.joining import Drop, Stay
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.ramsen.actions import Keep, Leave, Swap, SwapTrump
from ramsch_desktop.games.ramsen.constants import (
    ACES_KEPT_FROM,
    EASY_CHANCE,
    EASY_KEEPS,
    EXCHANGE_OF_A_PLAYER,
    MEDIUM_CHANCE,
    MEDIUM_KEEPS,
)
from ramsch_desktop.games.ramsen.events import CutSeen
from ramsch_desktop.games.ramsen.joining import chance_asked, trick_chance
from ramsch_desktop.games.ramsen.options import Order
from ramsch_desktop.games.ramsen.playing import EXCHANGE_QUOTA
from ramsch_desktop.games.ramsen.trumps import PERMANENT
from ramsch_desktop.games.shared.joining_bot import (
    beaters,
    is_last,
    lead_plain_first,
    lead_trump_first,
    legal_cards,
    lowest,
    percent,
    plain_in,
    played,
    players_in,
    rivals,
    staying,
    trumps_in,
)


@dataclass(frozen=True)
class Style:
    """What a level knows: the chance it asks for, plain ranks that it keeps, from how many players on it keeps an
    ace seen at the cut, its lead."""

    chance: float
    keeps: frozenset[Rank]
    aces_from: int
    lead: Callable[[Hand, CardOrder], Decision]


MEDIUM: Final = Style(MEDIUM_CHANCE, MEDIUM_KEEPS, ACES_KEPT_FROM, lead_plain_first)
EASY: Final = Style(EASY_CHANCE, EASY_KEEPS, 0, lead_trump_first)


def medium(view: View, chance: Chance) -> Decision:
    """Play by the measured chances."""
    return decide(view, MEDIUM)


def easy(view: View, chance: Chance) -> Decision:
    """Play like a careful beginner."""
    return decide(view, EASY)


def decide(view: View, style: Style) -> Decision:
    """The decision of a level in any phase."""
    match view.phase:
        case "Cutting":
            return _cut(view, style)
        case "Swapping":
            return _exchange(view, style)
        case "Joining":
            return _join(view, style)
    return _play(view, style)


def _cut(view: View, style: Style) -> Decision:
    card = next(event.cards[0] for event in view.events if isinstance(event, CutSeen))
    assert card is not None
    if card in PERMANENT or (card.rank is Rank.ACE and view.seats >= style.aces_from):
        return Decision(Keep(), Reason("keep_cut" if card in PERMANENT else "keep_ace", (card,)))
    return Decision(Leave(), Reason("leave_cut", (card,)))


def _exchange(view: View, style: Style) -> Decision:
    """Exchange all that is not worth keeping, worst first, if the deal will be played; else do not bind oneself."""
    if not _will_play(view, style):
        return Decision(Swap(), Reason("do_not_commit"))
    unwanted = _unwanted(view, style)
    takes = any(isinstance(action, SwapTrump) for action in view.legal)
    if takes and (plain := plain_in(view.hand, view.order)):
        return Decision(SwapTrump(plain[0]), Reason("take_turned", (plain[0],)))
    away = unwanted[: _most_swaps(view)]
    return Decision(Swap(away), Reason("exchange" if away else "keep_all", away))


def _unwanted(view: View, style: Style) -> Hand:
    return tuple(card for card in plain_in(view.hand, view.order) if card.rank not in style.keeps)


def _most_swaps(view: View) -> int:
    return max((len(action.cards) for action in view.legal if isinstance(action, Swap)), default=0)


def _will_play(view: View, style: Style) -> bool:
    """True if the seat has joined, has bound itself, or its chance after the exchange is enough."""
    if view.seat in staying(view) or view.table.turned_to == view.seat:
        return True
    return _exchange_chance(view, style, _most_swaps(view)) >= chance_asked(view, style.chance).chance


def _exchange_chance(view: View, style: Style, quota: int) -> float:
    turned = int(view.seat == view.table.dealer and view.table.turned_to is None)
    swaps = min(len(_unwanted(view, style)), quota + turned)
    return trick_chance(view.hand, view.order, view.seats, rivals(view), swaps)


def _join(view: View, style: Style) -> Decision:
    if len(view.legal) == 1:
        return Decision(Stay(), Reason("bound"))
    others = rivals(view)
    if not others.inside and not others.to_speak:
        return Decision(Stay(), Reason("alone"))
    chance, asked = _joining_chance(view, style), chance_asked(view, style.chance)
    if chance >= asked.chance:
        return Decision(Stay(), Reason(asked.rule, values=(percent(chance),)))
    return Decision(Drop(), Reason("unlikely_trick", values=(percent(chance),)))


def _joining_chance(view: View, style: Style) -> float:
    """The chance as dealt; where playing is said first, with the share of the exchange that is to be expected."""
    if Order(view.options.word("order")) is Order.EXCHANGE_FIRST:
        return trick_chance(view.hand, view.order, view.seats, rivals(view), 0)
    left = 0 if _kept_cut(view) else max(0, EXCHANGE_QUOTA - EXCHANGE_OF_A_PLAYER * rivals(view).inside)
    return _exchange_chance(view, style, left)


def _kept_cut(view: View) -> bool:
    return any(isinstance(event, CardsTaken) and event.seat == view.seat for event in view.events)


def _play(view: View, style: Style) -> Decision:
    cards = legal_cards(view)
    if len(cards) == 1:
        return played(cards[0], "only_card")
    needs_trick = not view.table.trick_counts()[view.seat] and len(view.hand) <= 2
    if not view.table.trick.plays:
        return _lead_for_a_trick(cards, view) if needs_trick else style.lead(cards, view.order)
    return _follow(view, cards, needs_trick)


def _lead_for_a_trick(cards: Hand, view: View) -> Decision:
    trumps = trumps_in(cards, view.order)
    best: Card = trumps[-1] if trumps else plain_in(cards, view.order)[-1]
    return played(best, "best_chance")


def _follow(view: View, cards: Hand, needs_trick: bool) -> Decision:
    winning = beaters(view, cards)
    if not winning:
        return played(lowest(cards, view.order), "throw_low")
    if is_last(view, players_in(view)):
        return played(winning[0], "win_low")
    return played(winning[-1], "best_chance") if needs_trick else played(winning[0], "beat_low")
