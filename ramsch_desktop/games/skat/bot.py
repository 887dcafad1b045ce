"""How the computer plays Skat, easy and medium: bidding, skat, announcement, doubling and cards, each with a reason."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from ramsch_desktop.engine.actions import Action, Pass
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Chance
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.calls import Kontra, No, Re
from ramsch_desktop.games.shared.ramsch_play import Skill, Stakes, ramsch_card
from ramsch_desktop.games.shared.ramsch_risk import risk
from ramsch_desktop.games.shared.skat.chances import Place, best_suit_game, game_chance
from ramsch_desktop.games.shared.skat.contracts import Announcement, Declaration, GameKind, SkatUse
from ramsch_desktop.games.shared.skat.declared_policy import declared_card
from ramsch_desktop.games.shared.skat.passing import TakeSkat
from ramsch_desktop.games.shared.skat.pushing import cards_to_pass_on, push_or_take
from ramsch_desktop.games.skat.actions import Bid, Declare, Discard, Hold, PlayHand
from ramsch_desktop.games.skat.announcing import (
    OWN_GAME,
    Intention,
    best_from_hand,
    best_of_kept,
    best_with_skat,
    easy_with_skat,
    expected,
)
from ramsch_desktop.games.skat.bidding import (
    NOTHING,
    RE_FROM,
    Plan,
    easy_plan,
    game_value,
    plan_of,
    plays_hand,
    says_kontra,
)
from ramsch_desktop.games.skat.options import AllPass, Scoring, rules_of
from ramsch_desktop.games.skat.picture import Picture, own_laid_away, picture
from ramsch_desktop.games.skat.setting import LOWEST_BID

RAMSCH_BEST: Final = 47
RAMSCH_PER_LOSS: Final = 142
"""What a Ramsch is worth to a hand, against the mean of the others: 47 less 142 times its chance to lose."""


def easy(view: View, chance: Chance) -> Decision:
    """Plays like somebody who learned yesterday: counts jacks and aces, remembers the last trick."""
    return _decide(view, chance, Skill.EASY)


def medium(view: View, chance: Chance) -> Decision:
    """Plays by rules and measured chances, and remembers every card."""
    return _decide(view, chance, Skill.MEDIUM)


def _decide(view: View, chance: Chance, skill: Skill) -> Decision:
    match view.phase:
        case "Auction":
            return _bid(view, skill)
        case "ForehandAlone":
            return _alone(view, skill)
        case "SkatChoice":
            return _take_or_hand(view, skill)
        case "Discarding":
            return _discard(view, skill)
        case "Declaring":
            return _declare(view, skill)
        case "Doubling":
            return _double(view, skill)
        case "PushOrTake":
            return push_or_take(view, skill)
        case "PassingOn":
            return cards_to_pass_on(view, skill)
    return _play(view, chance, skill)


def _play(view: View, chance: Chance, skill: Skill) -> Decision:
    now = picture(view)
    if now.declarer is None or now.declaration is None:
        return ramsch_card(view, chance, skill, ramsch_stakes(view.options))
    return declared_card(view, now.declarer, now.declaration, skill)


@lru_cache(maxsize=16)
def ramsch_stakes(options: Options) -> Stakes:
    """What the Ramsch of these options is about."""
    return Stakes(skat_to=rules_of(options).ramsch.skat_to)


def _place(view: View) -> Place:
    return Place.FOREHAND if view.seat == view.table.forehand else Place.LATER


def _scoring(view: View) -> Scoring:
    return Scoring(view.options.word("scoring"))


def _bonus(view: View) -> int:
    return OWN_GAME if _scoring(view) is Scoring.TOURNAMENT else 0


def _plan(view: View, skill: Skill) -> Plan:
    return easy_plan(view.hand) if skill is Skill.EASY else plan_of(view.hand, _place(view), _scoring(view))


# Bidding


def _bid(view: View, skill: Skill) -> Decision:
    plan, wanted = _plan(view, skill), picture(view).bid_to_cover(view.seat)
    if plan is NOTHING:
        return Decision(Pass(), Reason("pass_weak"))
    if wanted > plan.limit or len(view.legal) == 1:
        return Decision(Pass(), Reason("pass_limit", values=(plan.limit,)))
    action: Action = Hold() if Hold() in view.legal else Bid(wanted)
    return Decision(action, _plan_reason("bid", plan))


def _plan_reason(rule: str, plan: Plan) -> Reason:
    stem = rule if plan.chance else "count"
    return Reason(f"{stem}_{plan.kind.value}", values=(round(100 * plan.chance), plan.limit))


def _alone(view: View, skill: Skill) -> Decision:
    """Forehand after two passes: play for 18 if that brings more than the Ramsch, or than nothing."""
    plan = _plan(view, skill)
    if skill is Skill.EASY:
        return _play_alone(plan) if plan is not NOTHING else Decision(Pass(), Reason("pass_weak"))
    best, value = _best_alone(view)
    danger = risk(view.hand)
    ramsch = RAMSCH_BEST - RAMSCH_PER_LOSS * danger if _into_ramsch(view) else 0
    if expected(best.chance, value, LOWEST_BID, best.kind.base, _bonus(view)) > ramsch:
        return _play_alone(best)
    rule = "pass_into_ramsch" if _into_ramsch(view) else "pass_weak"
    return Decision(Pass(), Reason(rule, values=(round(100 * min(max(danger, 0.02), 0.98)),)))


def _into_ramsch(view: View) -> bool:
    return rules_of(view.options).all_pass is AllPass.RAMSCH


def _play_alone(plan: Plan) -> Decision:
    return Decision(Bid(LOWEST_BID), _plan_reason("alone", plan))


def _best_alone(view: View) -> tuple[Plan, int]:
    """The game with the best expectation on the ten cards, and its value."""
    kind, chance = best_suit_game(view.hand, _place(view))
    grand = game_chance(view.hand, GameKind.GRAND, _place(view))
    plans = [(Plan(kind, LOWEST_BID, chance), game_value(view.hand, kind))]
    plans.append((Plan(GameKind.GRAND, LOWEST_BID, grand), game_value(view.hand, GameKind.GRAND)))
    return max(plans, key=lambda plan: expected(plan[0].chance, plan[1], LOWEST_BID, plan[0].kind.base))


# The skat and the announcement


def _take_or_hand(view: View, skill: Skill) -> Decision:
    if skill is Skill.EASY:
        return Decision(TakeSkat(), Reason("take_skat"))
    now = picture(view)
    hand = best_from_hand(view.hand, now.bid, _place(view), _bonus(view))
    sure = hand.declaration.announced is not Announcement.NONE and not hand.declaration.is_null
    if sure or plays_hand(view.hand, _place(view)) or _only_hand_covers(view, now, hand):
        return Decision(PlayHand(), Reason("play_hand", values=(round(100 * hand.chance),)))
    return Decision(TakeSkat(), Reason("take_skat"))


def _only_hand_covers(view: View, now: Picture, hand: Intention) -> bool:
    """True if no likely game with the skat reaches the bid, but a Hand game does and is worth it."""
    kind, chance = best_suit_game(view.hand, _place(view))
    grand = game_chance(view.hand, GameKind.GRAND, _place(view))
    pairs = ((kind, chance), (GameKind.GRAND, grand))
    taken = max(expected(p, game_value(view.hand, k), now.bid, k.base, _bonus(view)) for k, p in pairs)
    covered = any(game_value(view.hand, k) >= now.bid for k, _ in pairs)
    return not covered and hand.expected > taken


def _discard(view: View, skill: Skill) -> Decision:
    intention = _intention(view, view.hand, skill)
    rule = "discard_dear" if skill is Skill.EASY else f"discard_{intention.declaration.kind.value}"
    return Decision(Discard(intention.away), Reason(rule, intention.away))


def _intention(view: View, twelve: tuple[Card, ...], skill: Skill) -> Intention:
    if skill is Skill.EASY:
        return easy_with_skat(twelve, picture(view).bid, _place(view))
    return best_with_skat(tuple(sorted(twelve)), picture(view).bid, _place(view), _bonus(view))


def _declare(view: View, skill: Skill) -> Decision:
    now = picture(view)
    declaration, chance = _wanted(view, now, skill)
    if Declare(declaration) not in view.legal:
        first = view.legal[0]
        assert isinstance(first, Declare)
        declaration = first.declaration
    if declaration.announced and not declaration.is_null:
        return Decision(Declare(declaration), Reason(f"announce_{declaration.announced.name.lower()}"))
    if not chance:
        return Decision(Declare(declaration), Reason("declare_counted"))
    return Decision(Declare(declaration), Reason("declare", values=(round(100 * chance),)))


def _wanted(view: View, now: Picture, skill: Skill) -> tuple[Declaration, float]:
    if now.use is SkatUse.HAND:
        found = best_from_hand(view.hand, now.bid, _place(view), _bonus(view))
        if skill is Skill.EASY and not found.declaration.is_null:
            return replace(found.declaration, announced=Announcement.NONE), found.chance
        return found.declaration, found.chance
    away = own_laid_away(view)
    if skill is Skill.EASY:
        planned = _intention(view, (*view.hand, *away), skill)
    else:
        planned = best_of_kept(view.hand, away, now.bid, _place(view), _bonus(view))
    return planned.declaration, planned.chance


def shows_null(view: View) -> bool:
    """True if the medium player means to play a Null with open cards with the twelve cards that he holds."""
    return _intention(view, view.hand, Skill.MEDIUM).declaration.is_ouvert


# Kontra and Re


def _double(view: View, skill: Skill) -> Decision:
    now = picture(view)
    if now.declaration is None or skill is Skill.EASY:
        return Decision(No(), Reason("no_call"))
    if view.seat != now.declarer:
        if says_kontra(view.hand, now.declaration.kind):
            return Decision(Kontra(), Reason("kontra_strong"))
        return Decision(No(), Reason("no_kontra"))
    sure = now.declaration.is_null or game_chance(view.hand, now.declaration.kind, _place(view)) < RE_FROM
    return Decision(No(), Reason("no_re")) if sure else Decision(Re(), Reason("re_strong"))
