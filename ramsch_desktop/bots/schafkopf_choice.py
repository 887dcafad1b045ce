"""How the strong player in Schafkopf checks an announcement, names his game and knocks, by imagined deals."""

from __future__ import annotations

from functools import partial
from typing import Final

from ramsch_desktop.bots.comparison import compare
from ramsch_desktop.bots.masks import mask_of
from ramsch_desktop.bots.schafkopf_hands import entry_of
from ramsch_desktop.bots.schafkopf_worlds import House, Played, World, announced, house_of, result, worlds
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.actions import Pass
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.schafkopf.actions import Announce, Declare, Knock, No
from ramsch_desktop.games.schafkopf.contracts import Declaration, Kind

NAMED: Final = 5
"""Games that are tried by whoever plays."""


def heard(view: View) -> dict[int, Kind | None]:
    """The class that each seat announced first, by number; None for a pass."""
    said: dict[int, Kind | None] = {}
    for each in view.table.said:
        if isinstance(each.action, Pass | Announce):
            kind = each.action.kind if isinstance(each.action, Announce) else None
            said.setdefault(view.table.active.index(each.seat), kind)
    return said


def doubts(house: House, said: dict[int, Kind | None], seat: int, hand: int) -> bool:
    """True if the rules would not have spoken so with the hand."""
    if seat not in said:
        return False
    above = max((kind.height for other, kind in said.items() if other < seat and kind is not None), default=-1)
    plan = house.book.announced(hand, above, False)
    return (plan is None) is not (said[seat] is None)


def announce(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Announce what the rules advise, or pass after all; only where the seat speaks for the first time.

    A pass of the rules stays: in the deals imagined whoever plays wins too often for a weaker hand to be trusted.
    """
    house, own, said = house_of(view), view.table.active.index(view.seat), heard(view)
    if own in said or Pass() not in view.legal or not isinstance(rules.action, Announce):
        return None
    kind, plans = rules.action.kind, house.book.best_plans(mask_of(view.hand))
    usual = next((plan.declaration for plan in plans if plan.declaration.kind is kind), None)
    if usual is None:
        return None
    standing = _standing(said)

    def values(world: World) -> list[float]:
        return [_value(house, world, own, standing, way) for way in (usual, None)]

    found = compare(trial, worlds(view, trial, partial(doubts, house, said)), values)
    if found is None:
        return None
    if found.best == 0:
        return Decision(rules.action, found.reason("worth_game", 0, 1))
    return Decision(Pass(), found.reason("worth_passing", 1, 0))


def _standing(said: dict[int, Kind | None]) -> tuple[int, Kind] | None:
    bids = [(seat, kind) for seat, kind in said.items() if kind is not None]
    return max(bids, key=lambda bid: bid[1].height, default=None)


def _value(house: House, world: World, own: int, standing: tuple[int, Kind] | None, way: Declaration | None) -> float:
    """What follows in a deal if the seat announces this game or passes."""
    now = Played(own, way) if way is not None else _theirs(house, world, standing)
    return result(house, world, announced(house, world, own + 1, now), own)


def _theirs(house: House, world: World, standing: tuple[int, Kind] | None) -> Played | None:
    """The game of the seat whose announcement stands: the best of its class."""
    if standing is None:
        return None
    seat, kind = standing
    for plan in house.book.best_plans(world.hands[seat]):
        if plan.declaration.kind is kind:
            return Played(seat, plan.declaration)
    return None


def declare(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Name the game that brings most of those likely to be won."""
    assert isinstance(rules.action, Declare)
    house, own, hand = house_of(view), view.table.active.index(view.seat), mask_of(view.hand)
    usual = rules.action.declaration
    if usual.kind is Kind.SIE or usual.kind.is_tout:
        return None
    games = [action.declaration for action in view.legal if isinstance(action, Declare)]
    games.sort(key=lambda game: -entry_of(game, house.rules).plan(hand).value)
    tried = [usual, *[game for game in games if game != usual and not game.kind.is_tout][: NAMED - 1]]
    if len(tried) == 1:
        return None

    def values(world: World) -> list[float]:
        return [result(house, world, Played(own, game), own) for game in tried]

    found = compare(trial, worlds(view, trial, partial(doubts, house, heard(view))), values)
    if found is None:
        return None
    best = found.best
    return Decision(Declare(tried[best]), found.reason("worth_naming", best, found.best_but(best)))


def knock(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Double the deal if these few cards promise to gain by it."""
    house, own = house_of(view), view.table.active.index(view.seat)
    knocks = isinstance(rules.action, Knock)

    def values(world: World) -> list[float]:
        game = announced(house, world, 0, None) if house.rules.kinds else None
        once = result(house, world, game, own)
        return [2 * once, once] if knocks else [once, 2 * once]

    found = compare(trial, worlds(view, trial, lambda seat, hand: False), values)
    if found is None:
        return None
    best = found.best
    if (best == 0) is knocks:
        return Decision(Knock(), found.reason("worth_knock", best, 1 - best))
    return Decision(No(), found.reason("worth_no_knock", best, 1 - best))
