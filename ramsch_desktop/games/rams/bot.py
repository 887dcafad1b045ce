"""How the computer plays Rams: play for a likely trick, keep trumps and aces, lead plain cards, win with top cards.

The easy player waits for sure hands, keeps kings at the draw, leads his best trump first and, not knowing what is
still out, wins with his highest card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.cards import PACK_32, PACK_52, Card, Rank
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Chance
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.phases.joining import Drop, Stay
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.rams.actions import Draw, TakeTrump
from ramsch_desktop.games.rams.constants import (
    ALWAYS_PLAYERS,
    EASY_CHANCE,
    EASY_KEEPS,
    MEDIUM_CHANCE,
    MEDIUM_KEEPS,
)
from ramsch_desktop.games.rams.facts import aces_of
from ramsch_desktop.games.rams.joining import chance_asked, dealer_weight, trick_chance
from ramsch_desktop.games.shared.joining_bot import (
    beaters,
    is_last,
    is_top,
    lead_plain_first,
    lead_trump_first,
    legal_cards,
    lowest,
    percent,
    plain_in,
    played,
    players_in,
    rivals,
    unseen,
)


@dataclass(frozen=True)
class Style:
    """What a level knows: the chance it asks for by the size of the table, plain ranks that it keeps, how it leads
    and follows."""

    chance: Callable[[int], float]
    keeps: frozenset[Rank]
    lead: Callable[[Hand, CardOrder], Decision]
    follow: Callable[[View, Hand], Decision]


def _medium_chance(players: int) -> float:
    return 0.0 if players == ALWAYS_PLAYERS else MEDIUM_CHANCE


def _easy_chance(players: int) -> float:
    return EASY_CHANCE


def decide(view: View, style: Style) -> Decision:
    """The decision of a level in any phase."""
    match view.phase:
        case "Joining":
            return _join(view, style)
        case "Swapping":
            return _draw(view, style)
    return _play(view, style)


def _join(view: View, style: Style) -> Decision:
    if len(view.legal) == 1:
        return Decision(Stay(), Reason("bound", aces_of(view.hand)))
    others = rivals(view)
    if not others.inside and not others.to_speak:
        return Decision(Stay(), Reason("alone"))
    chance = trick_chance(view.hand, view.order, view.seats, others, dealer=dealer_weight(view))
    asked = chance_asked(view, style.chance(view.seats))
    if chance >= asked.chance:
        return Decision(Stay(), Reason(asked.rule, values=(percent(chance),)))
    return Decision(Drop(), Reason("unlikely_trick", values=(percent(chance),)))


def _draw(view: View, style: Style) -> Decision:
    """Take the turned-up card for the worst plain one; draw for all that is not worth keeping, worst first."""
    plain = plain_in(view.hand, view.order)
    if plain and any(isinstance(action, TakeTrump) for action in view.legal):
        return Decision(TakeTrump(plain[0]), Reason("take_turned", (plain[0],)))
    most = max((len(action.cards) for action in view.legal if isinstance(action, Draw)), default=0)
    away = tuple(card for card in plain if card.rank not in style.keeps)[:most]
    return Decision(Draw(away), Reason("draw" if away else "keep_all", away))


def _play(view: View, style: Style) -> Decision:
    cards = legal_cards(view)
    if len(cards) == 1:
        return played(cards[0], "only_card")
    if not view.table.trick.plays:
        return style.lead(cards, view.order)
    return style.follow(view, cards)


def _follow_by_count(view: View, cards: Hand) -> Decision:
    """Last: win cheaply. Before: win a plain suit with its top card only, trump with the lowest that wins."""
    winning = beaters(view, cards)
    if not winning:
        return played(lowest(cards, view.order), "throw_low")
    if is_last(view, players_in(view)):
        return played(winning[0], "win_low")
    if _fears_for_aces(view):
        return played(winning[-1], "save_aces")
    if view.order.group(winning[0]) is Group.TRUMP:
        return played(winning[0], "beat_low")
    out = unseen(view, _pack(view))
    if is_top(winning[-1], view.order, out):
        return played(winning[-1], "top_only")
    return played(lowest(cards, view.order), "stay_low")


def _fears_for_aces(view: View) -> bool:
    """True while aces are held or were played and no trick is taken."""
    mine = (*view.hand, *(play.card for t in view.table.all_tricks() for play in t.plays if play.seat == view.seat))
    return not view.table.trick_counts()[view.seat] and bool(aces_of(mine))


def _pack(view: View) -> tuple[Card, ...]:
    return PACK_32 if view.seats == ALWAYS_PLAYERS else PACK_52


def _follow_high(view: View, cards: Hand) -> Decision:
    """Win with the highest card that can, else throw the lowest."""
    winning = beaters(view, cards)
    return played(winning[-1], "win_high") if winning else played(lowest(cards, view.order), "throw_low")


MEDIUM: Final = Style(_medium_chance, MEDIUM_KEEPS, lead_plain_first, _follow_by_count)
EASY: Final = Style(_easy_chance, EASY_KEEPS, lead_trump_first, _follow_high)


def medium(view: View, chance: Chance) -> Decision:
    """Play by the measured chances."""
    return decide(view, MEDIUM)


def easy(view: View, chance: Chance) -> Decision:
    """Play like a careful beginner."""
    return decide(view, EASY)
