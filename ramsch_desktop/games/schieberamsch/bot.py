"""How the computer plays Schieberamsch: Grand Hand, passing the skat, and cards, each with a reason."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.cards import Rank
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Chance
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schieberamsch.endings import declarer_of
from ramsch_desktop.games.schieberamsch.options import passing_rules
from ramsch_desktop.games.schieberamsch.rules import GRAND_HAND, GrandHand
from ramsch_desktop.games.shared.calls import No
from ramsch_desktop.games.shared.ramsch_play import Skill, Stakes, ramsch_card
from ramsch_desktop.games.shared.skat.chances import Place, game_chance, jacks_of
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.declared_policy import declared_card
from ramsch_desktop.games.shared.skat.pushing import cards_to_pass_on, push_or_take

GRAND_HAND_FROM: Final = 0.95
GRAND_HAND_JACKS: Final = 3
GRAND_HAND_ACES: Final = 3


def easy(view: View, chance: Chance) -> Decision:
    """Plays like somebody who learned yesterday."""
    return _decide(view, chance, Skill.EASY)


def medium(view: View, chance: Chance) -> Decision:
    """Plays by rules and measured chances, and remembers every card."""
    return _decide(view, chance, Skill.MEDIUM)


def _decide(view: View, chance: Chance, skill: Skill) -> Decision:
    match view.phase:
        case "GrandHandCall":
            return _grand_hand(view)
        case "PushOrTake":
            return push_or_take(view, skill)
        case "PassingOn":
            return cards_to_pass_on(view, skill)
    declarer = declarer_of(view)
    if declarer is not None:
        return declared_card(view, declarer, GRAND_HAND, skill)
    return ramsch_card(view, chance, skill, ramsch_stakes(view.options))


@lru_cache(maxsize=16)
def ramsch_stakes(options: Options) -> Stakes:
    """What the Ramsch of these options is about."""
    return Stakes(skat_to=passing_rules(options).ramsch.skat_to)


def _grand_hand(view: View) -> Decision:
    place = Place.FOREHAND if view.seat == view.table.forehand else Place.LATER
    chance = game_chance(view.hand, GameKind.GRAND, place)
    aces = sum(card.rank is Rank.ACE for card in view.hand)
    strong = len(jacks_of(view.hand)) >= GRAND_HAND_JACKS and aces >= GRAND_HAND_ACES
    if chance >= GRAND_HAND_FROM or strong:
        return Decision(GrandHand(), Reason("grand_hand", values=(round(100 * chance),)))
    return Decision(No(), Reason("no_grand_hand", values=(round(100 * chance),)))
