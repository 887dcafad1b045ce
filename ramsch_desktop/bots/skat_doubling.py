"""Kontra and Re of the strong player in Skat: the game is played out in deals in which all bid and declare so."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from ramsch_desktop.bots.comparison import Comparison, compare, timely
from ramsch_desktop.bots.masks import cards_of, mask_of
from ramsch_desktop.bots.skat_bidding import doubts, heard
from ramsch_desktop.bots.skat_hands import score_of
from ramsch_desktop.bots.skat_outcomes import House, Winner, house_of, played
from ramsch_desktop.bots.skat_rules import Game, from_hand, with_skat
from ramsch_desktop.bots.skat_worlds import World, gain, own_number, place_of, worlds
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.calls import Kontra, No, Re
from ramsch_desktop.games.shared.skat.chances import probability
from ramsch_desktop.games.shared.skat.contracts import Declaration, SkatUse
from ramsch_desktop.games.skat.bidding import RE_FROM, says_kontra
from ramsch_desktop.games.skat.picture import picture

TRIES: Final = 4000
"""Deals that are looked at for those in which the declarer would declare so."""


def double(view: View, trial: Trial, rules: Decision) -> Decision | None:
    """Kontra, Re, or nothing; an open hand is left to the rules."""
    now = picture(view)
    if now.declarer is None or now.declaration is None or now.declaration.is_ouvert:
        return None
    winner = Winner(view.table.active.index(now.declarer), now.bid)
    if view.seat == now.declarer:
        return _re(view, trial, rules, winner, now.declaration)
    return _kontra(view, trial, rules, winner, now.declaration)


def _kontra(view: View, trial: Trial, rules: Decision, winner: Winner, said: Declaration) -> Decision | None:
    house, own = house_of(view), own_number(view)
    found = timely(trial, worlds(view, trial, partial(doubts, house, heard(view))), TRIES)
    doubles = isinstance(rules.action, Kontra)

    def values(deal: tuple[World, Game]) -> list[float]:
        world, game = deal
        once = gain(played(house, world, winner, game), own)
        both = [once, (4 if _answers(world, winner, game) else 2) * once]
        return both[::-1] if doubles else both

    compared = compare(trial, _fitting(house, found, winner, said), values)
    return _decision(compared, rules, Kontra(), "worth_kontra", "worth_no_kontra")


def _fitting(house: House, found: Iterator[World], winner: Winner, said: Declaration) -> Iterator[tuple[World, Game]]:
    """The deals in which a rule-based declarer declares so, with his game."""
    place, bonus = place_of(winner.seat), house.bonus.own
    for world in found:
        hand = world.hands[winner.seat]
        if said.skat is SkatUse.HAND:
            game = from_hand(hand, winner.bid, place, bonus)
        else:
            game = with_skat(hand | world.skat, winner.bid, place, bonus)
        if game.declaration.kind is said.kind:
            yield world, game


def _answers(world: World, winner: Winner, game: Game) -> bool:
    """True if the rules say Re with the declarer's cards."""
    if game.declaration.is_null:
        return False
    kept = world.hands[winner.seat] | (world.skat if game.away else 0)
    score = score_of(kept & ~game.away, game.declaration.kind, place_of(winner.seat))
    return probability(score) >= RE_FROM


def _re(view: View, trial: Trial, rules: Decision, winner: Winner, said: Declaration) -> Decision | None:
    house, laid = house_of(view), picture(view).laid_away
    sayer = next(place for place, seat in enumerate(view.table.active) if _said_kontra(view, seat))
    game = Game(said, mask_of(laid), 0.0, 0.0)
    doubles = isinstance(rules.action, Re)

    def values(world: World) -> list[float]:
        once = gain(played(house, world, winner, game), winner.seat)
        return [2 * once, once] if doubles else [once, 2 * once]

    def doubtful(seat: int, hand: int) -> bool:
        return seat == sayer and not says_kontra(cards_of(hand), said.kind)

    compared = compare(trial, timely(trial, worlds(view, trial, doubtful, laid), TRIES), values)
    return _decision(compared, rules, Re(), "worth_re", "worth_no_re")


def _said_kontra(view: View, seat: int) -> bool:
    return any(said.seat == seat and isinstance(said.action, Kontra) for said in view.table.said)


def _decision(found: Comparison | None, rules: Decision, action: Kontra | Re, rule: str, no: str) -> Decision | None:
    """To double by an action, or not, if one is clearly better; ``rule`` and ``no`` are the rules of the reasons."""
    if found is None:
        return None
    best = found.best
    if (best == 0) is isinstance(rules.action, No):
        return Decision(No(), found.reason(no, best, 1 - best))
    return Decision(action, found.reason(rule, best, 1 - best))
