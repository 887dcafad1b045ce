"""The passing round of a Schieberamsch on masks, as rule-based players pass and push."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

from ramsch_desktop.bots.masks import BITS, bytes_of, points_of
from ramsch_desktop.bots.skat_hands import JACK, Laying, cheapest_pair, laying, risk_of, suit_risk_of
from ramsch_desktop.bots.skat_worlds import SEATS
from ramsch_desktop.games.shared.skat.passing_rules import JackRule, PassingRules, PushRule
from ramsch_desktop.games.shared.skat.pushing import LAID_AWAY_POINT, PUSH_FOREHAND, PUSH_LATER
from ramsch_desktop.games.shared.skat_ramsch import NO_PUSH, Pushes


@dataclass(frozen=True, slots=True)
class Round:
    """Three hands of ten, first forehand's, and the two cards that lie face down; how often they were pushed on."""

    hands: tuple[int, ...]
    skat: int
    pushes: Pushes = NO_PUSH

    def passed(self, seat: int, away: int) -> Round:
        """The round after the seat took the skat and passed these cards on."""
        twelve = self.hands[seat] | self.skat
        hands = tuple(twelve & ~away if number == seat else hand for number, hand in enumerate(self.hands))
        return Round(hands, away, self.pushes)

    def pushed(self) -> Round:
        """The round after one more push."""
        return replace(self, pushes=replace(self.pushes, count=self.pushes.count + 1))


def passed_on(before: Round, seats: Iterable[int], rules: PassingRules) -> Round:
    """The round after these seats did what the rules of play say."""
    now = before
    for seat in seats:
        if rules.push is PushRule.ALLOWED and risk_of(now.hands[seat]) <= push_limit(seat):
            now = now.pushed()
        else:
            now = now.passed(seat, best_pair(now.hands[seat] | now.skat, seat, rules.jacks))
    return now


def push_limit(seat: int) -> float:
    """The risk up to which the rules push the skat on."""
    return PUSH_FOREHAND if seat == 0 else PUSH_LATER


def best_pair(twelve: int, seat: int, jacks: JackRule) -> int:
    """The two cards without which the hand is least likely to lose."""
    if jacks is JackRule.STAY:
        giving = _giving_last if seat == SEATS - 1 else _giving
        return cheapest_pair((suit, giving(byte)) for suit, byte in enumerate(bytes_of(twelve)))
    return min(pairs(twelve, jacks), key=lambda pair: danger_without(twelve, pair, seat))


@cache
def _giving(byte: int) -> Laying:
    return laying(byte, lambda before, away: suit_risk_of(before & ~away) - suit_risk_of(before))


@cache
def _giving_last(byte: int) -> Laying:
    """The same for the last seat, whose cards come back with the last trick."""

    def cost(before: int, away: int) -> float:
        return suit_risk_of(before & ~away) - suit_risk_of(before) + LAID_AWAY_POINT * points_of(away)

    return laying(byte, cost)


def danger_without(twelve: int, pair: int, seat: int) -> float:
    """What the rules see in a hand without two cards; the last seat's come back with the last trick."""
    return risk_of(twelve & ~pair) + (LAID_AWAY_POINT * points_of(pair) if seat == SEATS - 1 else 0)


def pairs(twelve: int, jacks: JackRule) -> list[int]:
    """The pairs that may be passed on."""
    bits = [1 << place for place in range(4 * BITS) if twelve >> place & 1]
    if jacks is JackRule.STAY:
        bits = [bit for bit in bits if not bit & JACKS]
    return [a | b for a, b in combinations(bits, 2)]


JACKS = sum(JACK << BITS * suit for suit in range(4))
