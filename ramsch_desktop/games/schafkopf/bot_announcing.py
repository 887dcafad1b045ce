"""Announcing by the medium player: which game is worth it, which ace to call, when to double."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ramsch_desktop.engine.actions import Action, Pass
from ramsch_desktop.engine.cards import PACK_32, Card, Rank
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.actions import (
    Announce,
    ChooseRamsch,
    ChooseStock,
    Declare,
    Knock,
    Kontra,
    No,
    Re,
)
from ramsch_desktop.games.schafkopf.contracts import CALL_ORDER, Declaration, Kind, declarations, plain_cards
from ramsch_desktop.games.schafkopf.hand_strength import (
    Features,
    chance_to_win,
    features,
    ramsch_risk,
    takes_every_trick,
)
from ramsch_desktop.games.schafkopf.options import AllPass, SchafkopfRules, rules_of
from ramsch_desktop.games.schafkopf.sides import Sides, sayer, sides_of

CALL_FROM: Final = 0.55
"""The chance from which a Rufspiel is announced."""

SOLO_FROM: Final = 0.60
"""The chance from which a game alone is announced."""

RE_FROM: Final = 0.90
FAIR_RISK: Final = 0.25


@dataclass(frozen=True, slots=True)
class Plan:
    """A game that may be worth playing: the chance to win it and what it brings in points of the tariff."""

    declaration: Declaration
    chance: float
    value: float


def announce(view: View) -> Decision:
    """Announce the game that brings most, of those allowed; else pass, or choose for all as the fourth player."""
    rules = rules_of(view.options)
    allowed = {action.kind: action for action in view.legal if isinstance(action, Announce)}
    plans = [plan for plan in worthwhile(view, rules) if plan.declaration.kind in allowed]
    if plans:
        best = max(plans, key=lambda plan: plan.value)
        return _decide(allowed[best.declaration.kind], f"announce_{_sort(best.declaration.kind)}", best.chance)
    if Pass() in view.legal:
        return Decision(Pass(), Reason("pass"))
    return _choose_for_all(view)


def _choose_for_all(view: View) -> Decision:
    risk = ramsch_risk(view.hand)
    if risk <= FAIR_RISK and ChooseRamsch() in view.legal:
        return _decide(ChooseRamsch(), "choose_ramsch", risk)
    return _decide(ChooseStock(), "choose_stock", risk)


def _decide(action: Action, rule: str, chance: float, *cards: Card) -> Decision:
    return Decision(action, Reason(rule, cards, (), (round(100 * chance),)))


def _sort(kind: Kind) -> str:
    if kind in (Kind.CALL, Kind.SIE):
        return "call" if kind is Kind.CALL else "sie"
    return "wenz" if kind.plain in (Kind.WENZ, Kind.GEIER) else "solo"


def worthwhile(view: View, rules: SchafkopfRules) -> list[Plan]:
    """The games that the hand should play; never a Tout, which may be named later."""
    kinds = tuple(kind for kind in rules.kinds if not kind.is_tout)
    plans = [plan_of(each, view.hand, rules) for each in declarations(view.hand, kinds)]
    return [plan for plan in plans if plan.chance >= _threshold(plan, view, rules)]


def plan_of(declaration: Declaration, hand: Hand, rules: SchafkopfRules) -> Plan:
    """The chance and the value of a game: what one player wins on average, against all others."""
    chance = chance_to_win(declaration, hand, rules.pack)
    price = rules.tariff.call if declaration.kind is Kind.CALL else 3 * rules.tariff.solo
    return Plan(declaration, chance, (2 * chance - 1) * price)


def _threshold(plan: Plan, view: View, rules: SchafkopfRules) -> float:
    if plan.declaration.kind is not Kind.CALL:
        return SOLO_FROM
    if not _all_others_passed(view):
        return CALL_FROM
    return _as_good_as_ramsch(view.hand, rules) if _ramsch_follows(rules) else 0.5


def _all_others_passed(view: View) -> bool:
    said = [each.action for each in view.table.said if isinstance(each.action, Pass | Announce)]
    return len(said) == view.seats - 1 and all(isinstance(action, Pass) for action in said)


def _ramsch_follows(rules: SchafkopfRules) -> bool:
    return rules.all_pass in (AllPass.RAMSCH, AllPass.FOURTH_CHOOSES)


def _as_good_as_ramsch(hand: Hand, rules: SchafkopfRules) -> float:
    """The chance at which a Rufspiel brings as much as the Ramsch that would follow."""
    ramsch = 2 * rules.tariff.unit * (1 - 4 * ramsch_risk(hand))
    return min(0.55, 0.5 + ramsch / (2 * rules.tariff.call))


def declare(view: View) -> Decision:
    """Name the best of the games that were announced or would have been: a Tout if it is certain, the right ace in a
    Rufspiel."""
    rules = rules_of(view.options)
    games = [action.declaration for action in view.legal if isinstance(action, Declare)]
    sure = [game for game in games if game.kind.is_tout and takes_every_trick(game, view.hand)]
    plans = [plan_of(game, view.hand, rules) for game in sure or [g for g in games if not g.kind.is_tout] or games]
    meant = [plan for plan in plans if plan.declaration.kind is _announced(view) or plan.chance >= SOLO_FROM]
    best = max(meant or plans, key=lambda plan: (plan.value, _call_preference(plan.declaration, view.hand)))
    rule = "declare_tout" if sure else f"declare_{_sort(best.declaration.kind)}"
    called = (best.declaration.called,) if best.declaration.called is not None else ()
    return _decide(Declare(best.declaration), rule, best.chance, *called)


def _announced(view: View) -> Kind | None:
    """The class that the seat announced last; None where it was forced to play."""
    said = [action.kind for action in view.table.said_by(view.seat) if isinstance(action, Announce)]
    return said[-1] if said else None


def _call_preference(declaration: Declaration, hand: Hand) -> tuple[bool, int]:
    if declaration.kind is not Kind.CALL or declaration.suit is None:
        return False, 0
    lacks_ten = Card(declaration.suit, Rank.TEN) not in hand
    return call_preference(lacks_ten, len(plain_cards(hand, declaration.suit)))


def call_preference(lacks_ten: bool, length: int) -> tuple[bool, int]:
    """Prefer to call a suit without the own ten, then a doubleton, a singleton, three cards and more."""
    return lacks_ten, {2: 9, 1: 8}.get(length, 8 - length)


def double(view: View) -> Decision:
    """Kontra with a hand that should beat the game, Re with one that should win it in spite of that."""
    sides = sides_of(view)
    assert sides is not None
    if Kontra() in view.legal and _is_kontra(view, sides):
        return Decision(Kontra(), Reason("kontra"))
    if Re() in view.legal and sayer(view.table, Kontra) is not None and _is_re(view, sides):
        return Decision(Re(), Reason("re"))
    return Decision(No(), Reason("no_double" if len(view.legal) > 1 else "only_action"))


def _is_kontra(view: View, sides: Sides) -> bool:
    order = sides.declaration.order
    held = features(view.hand, order)
    if sides.declaration.kind.is_tout:
        return order.trumps[0] in view.hand
    if sides.declaration.kind is Kind.CALL:
        return _strong_against_call(held, rules_of(view.options))
    return _sure_trumps(view.hand, sides.declaration) >= 2 and held.aces >= 2


def _strong_against_call(held: Features, rules: SchafkopfRules) -> bool:
    trumps = held.trumps * len(PACK_32) / len(rules.pack)
    return trumps >= 6 or (trumps >= 5 and held.tops >= 2) or (trumps >= 4 and held.tops >= 3)


def _sure_trumps(hand: Hand, declaration: Declaration) -> int:
    """Trump tricks that no lead can take away: the top ones, and high ones guarded by lower ones."""
    order = declaration.order
    mine = [card for card in order.trumps if card in hand]
    return sum(order.trumps.index(card) <= 2 * place for place, card in enumerate(mine) if place < 3)


def _is_re(view: View, sides: Sides) -> bool:
    held = features(view.hand, sides.declaration.order)
    if sides.declarer != view.seat:
        return held.trumps >= 4 and held.tops >= 2
    strong = sides.declaration.kind is Kind.CALL and held.tops >= 3 and held.trumps >= 6
    return strong or chance_to_win(sides.declaration, view.hand, rules_of(view.options).pack) >= RE_FROM


def knock(view: View) -> Decision:
    """Knock on half a hand that promises a game; where only Ramsch is played, on one that takes nothing."""
    trumps = [card for card in view.hand if CALL_ORDER.group(card) is Group.TRUMP]
    obers = sum(card in CALL_ORDER.trumps[:4] for card in trumps)
    if rules_of(view.options).kinds:
        good = len(trumps) + obers >= len(view.hand) + 1
    else:
        good = not trumps and not any(card.rank is Rank.ACE for card in view.hand)
    return Decision(Knock(), Reason("knock")) if good else Decision(No(), Reason("no_knock"))
