"""Card play in Ramsch by rules: leads, ducks, discards, and an eye on who takes every trick.

The easy player errs by what he does not know: he forgets cards, sees no void, plans nothing. The constants come
from self-play on duplicate deals.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import PACK_32, Card, Rank
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Chance
from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.points import CARD_POINTS
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.knowledge import Knowledge, Memory, know
from ramsch_desktop.games.shared.ramsch_risk import risk
from ramsch_desktop.games.shared.skat_ramsch import SkatTo


class Skill(Enum):
    """How well a rule-based player plays."""

    EASY = "easy"
    MEDIUM = "medium"


class Pays(Enum):
    """Who pays in a Ramsch."""

    MOST_POINTS = "most_points"
    OWN_POINTS = "own_points"


class AllTricks(Enum):
    """What all tricks are for the player who takes them."""

    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a Ramsch is about: who pays, who gets the skat, what all tricks bring, and the cards in play."""

    pays: Pays = Pays.MOST_POINTS
    skat_to: SkatTo = SkatTo.LAST_TRICK
    all_tricks: AllTricks = AllTricks.WON
    pack: tuple[Card, ...] = PACK_32


SKAT_TABLE: Final = Stakes()
"""The Ramsch of a Skat table."""

HOLDING_ONE_LEFT: Final = 0.30
HOLDING_LOWEST: Final = 0.08
HOLDING_BASE: Final = 0.045
HOLDING_PER_LOWER: Final = 0.227
HOLDING_TRUMP: Final = 0.5
HOLDING_LOWEST_BESIDE_VOID: Final = 0.10
HOLDING_BESIDE_VOID: Final = 0.55
"""The chance to win the trick with a card led, by what is out."""

LEAD_TRICK_COST: Final = 2.7
LEAD_PER_CARD_OF_SUIT: Final = 1.73
LEAD_PER_RANK: Final = 0.255
LEAD_TRUMP: Final = 1.0
"""What a lead costs in points: the trick, the length of the suit, and the high card that it gets rid of."""

DANGER_PER_LOWER: Final = 2.0
DANGER_TOP: Final = 4.0
DANGER_LOWEST: Final = 8.0
DANGER_SINGLE: Final = 2.0
DANGER_TO_LEADER: Final = 0.5
"""How much a card threatens to take a trick later."""

MARCH_SEEN_AFTER: Final = 4
MARCH_GOES_ON_AFTER: Final = 6
MARCH_RISK: Final = 0.95
MARCH_JACKS: Final = 3
LOST_ABOVE: Final = 60


@dataclass(frozen=True)
class Position:
    """A decision in trick play: the view, what the seat knows, what is at stake, and the cards it may play."""

    view: View
    known: Knowledge
    stakes: Stakes
    cards: Hand

    @property
    def is_lead(self) -> bool:
        """True if the seat leads."""
        return not self.view.table.trick.plays

    @property
    def is_last(self) -> bool:
        """True if the seat plays the last card of the trick."""
        return len(self.view.table.trick.plays) == len(self.known.others)

    @cached_property
    def winner(self) -> Seat:
        """Who wins the trick as it lies."""
        return self.view.table.trick.winner(self.view.order)

    @cached_property
    def winners(self) -> Hand:
        """The cards that win the trick as it lies."""
        best = self.view.table.trick.winning(self.view.order).card
        return tuple(card for card in self.cards if self.view.order.beats(card, best))

    @cached_property
    def losers(self) -> Hand:
        """The cards that leave the trick to another player."""
        return tuple(card for card in self.cards if card not in self.winners)

    @property
    def follows(self) -> bool:
        """True if the seat holds the group that was led."""
        order = self.view.order
        return order.group(self.cards[0]) is order.group(self.view.table.trick.plays[0].card)

    @cached_property
    def points(self) -> tuple[int, ...]:
        """Card points in the tricks of each seat."""
        return self.view.table.card_points()

    @property
    def still_out(self) -> int:
        """Card points that nobody has yet."""
        return sum(CARD_POINTS[card] for card in self.stakes.pack) - sum(self.points)

    def has_lost(self, seat: Seat) -> bool:
        """True if nobody can take more card points than the seat any more."""
        most = max(points for other, points in enumerate(self.points) if other != seat)
        return self.points[seat] > LOST_ABOVE or self.points[seat] - most > self.still_out

    @cached_property
    def marcher(self) -> Seat | None:
        """The seat that took every trick so far, if one did."""
        counts, done = self.view.table.trick_counts(), len(self.view.table.tricks)
        return counts.index(done) if done and done in counts else None


def ramsch_card(view: View, chance: Chance, skill: Skill = Skill.MEDIUM, stakes: Stakes = SKAT_TABLE) -> Decision:
    """The card that a rule-based player plays to a Ramsch trick, with its reason."""
    cards = tuple(action.card for action in view.legal if isinstance(action, PlayCard))
    if len(cards) == 1:
        return _play(cards[0], "only_card")
    if skill is Skill.EASY:
        return _easy(Position(view, know(view, stakes.pack, Memory.LAST_TRICK), stakes, cards))
    return _medium(Position(view, know(view, stakes.pack), stakes, cards), chance)


def _play(card: Card, rule: str, *seats: Seat) -> Decision:
    return Decision(PlayCard(card), Reason(rule, (card,), seats))


def _medium(position: Position, chance: Chance) -> Decision:
    marching = _march(position) if position.stakes.all_tricks is AllTricks.WON else None
    if marching is not None:
        return marching
    if position.is_lead:
        return _lead(position, chance)
    if not position.losers:
        return _win(position)
    return _duck(position) if position.follows else _discard(position)


def _easy(position: Position) -> Decision:
    if position.is_lead:
        return _play(_low_from_length(position), "lead_low")
    if not position.losers:
        return _win(position)
    return _duck(position) if position.follows else _play(max(position.losers, key=_points), "discard_points")


def _low_from_length(position: Position) -> Card:
    known = position.known

    def shortest_last(card: Card) -> tuple[int, int]:
        group = known.order.group(card)
        return (0 if group is Group.TRUMP else len(known.held(group))), -known.rank(card)

    return max(position.cards, key=shortest_last)


def _points(card: Card) -> int:
    return CARD_POINTS[card]


# Lead


def _lead(position: Position, chance: Chance) -> Decision:
    known = position.known
    if _gives_a_trick_away(position):
        card = min(position.cards, key=lambda c: (chance_to_hold(c, known), CARD_POINTS[c]))
        return _play(card, "lead_for_virgin")
    card = _cheapest(position.cards, lambda c: lead_cost(c, known), chance)
    return _play(card, _lead_rule(card, known))


def lead_cost(card: Card, known: Knowledge) -> float:
    """What a lead costs, in points: the trick it may hold, the suit it opens, less the high card it gets rid of."""
    holding, group = chance_to_hold(card, known), known.order.group(card)
    cost = holding * (LEAD_TRICK_COST + CARD_POINTS[card]) + LEAD_PER_CARD_OF_SUIT * len(known.held(group))
    cost -= LEAD_PER_RANK * known.rank(card) * (1 - holding)
    return cost + LEAD_TRUMP if group is Group.TRUMP else cost


def chance_to_hold(card: Card, known: Knowledge) -> float:
    """The chance that a card led wins the trick."""
    group = known.order.group(card)
    lower, higher = known.lower(card), known.higher(card)
    voids = known.voids_among_others(group)
    if higher == 0 or voids == len(known.others):
        return 1
    if voids:
        return HOLDING_LOWEST_BESIDE_VOID if lower == 0 else HOLDING_BESIDE_VOID
    if group is Group.TRUMP:
        return HOLDING_TRUMP if lower else 0
    if lower == 0:
        return HOLDING_ONE_LEFT if higher == 1 else HOLDING_LOWEST
    return HOLDING_BASE + HOLDING_PER_LOWER * lower / (lower + higher)


def _cheapest(cards: Hand, cost: Callable[[Card], float], chance: Chance) -> Card:
    costs = [cost(card) for card in cards]
    best = [card for card, each in zip(cards, costs, strict=True) if each <= min(costs) + 1e-9]
    return best[chance.randrange(len(best))] if len(best) > 1 else best[0]


def _lead_rule(card: Card, known: Knowledge) -> str:
    group = known.order.group(card)
    if chance_to_hold(card, known) > HOLDING_TRUMP:
        return "lead_least_bad"
    if group is Group.TRUMP:
        return "lead_trump"
    if known.lower(card) == 0:
        return "lead_lowest"
    return "lead_short" if len(known.held(group)) <= 2 else "lead_safe"


def _gives_a_trick_away(position: Position) -> bool:
    """True if the seat has lost for certain and a player without a trick would double it."""
    if position.stakes.pays is Pays.OWN_POINTS or not position.has_lost(position.known.seat):
        return False
    counts = position.view.table.trick_counts()
    return any(counts[seat] == 0 for seat in position.known.others)


# Follow


def _win(position: Position) -> Decision:
    known = position.known
    if not position.is_last:
        return _play(min(position.cards, key=known.rank), "win_lowest")
    if position.follows and known.left(known.order.group(position.cards[0])) == 0:
        return _play(min(position.cards, key=lambda c: (CARD_POINTS[c], -known.rank(c))), "win_cheapest")
    return _play(max(position.cards, key=known.rank), "win_highest")


def _duck(position: Position) -> Decision:
    known = position.known
    card = max(position.losers, key=lambda c: 3 * CARD_POINTS[c] + 2 * known.rank(c))
    return _play(card, "duck_highest" if len(position.losers) > 1 else "duck")


def _discard(position: Position) -> Decision:
    if _loser_takes(position):
        card = max(position.losers, key=lambda c: (CARD_POINTS[c], danger(c, position.known)))
        return _play(card, "discard_on_loser", position.winner)
    cards = _without_stopper(position)
    card = max(cards, key=lambda c: danger(c, position.known) + _aim(c, position))
    return _play(card, _discard_rule(card, position.known))


def danger(card: Card, known: Knowledge) -> float:
    """How much a card threatens to take tricks and points later."""
    group = known.order.group(card)
    lower, higher, points = known.lower(card), known.higher(card), CARD_POINTS[card]
    if group is Group.TRUMP:
        return (4 + 3 * lower - higher) / 8
    if lower + higher == 0:
        return (points - 2) / 8
    held = known.held(group)
    own_lower = sum(known.rank(other) < known.rank(card) for other in held)
    total = points + DANGER_PER_LOWER * (lower - 2 * own_lower)
    total += DANGER_TOP if higher == 0 else 0
    total -= DANGER_LOWEST if lower == 0 else 0
    return total + DANGER_SINGLE if len(held) == 1 else total


def _aim(card: Card, position: Position) -> float:
    """Card points are a little better placed with the player who has most of them."""
    if position.stakes.pays is Pays.OWN_POINTS or CARD_POINTS[card] < 3:
        return 0
    most = max(position.points[seat] for seat in position.known.others)
    return DANGER_TO_LEADER if position.points[position.winner] == most else 0


def _loser_takes(position: Position) -> bool:
    """True if the trick lies with a player who has lost for certain."""
    return position.stakes.pays is Pays.MOST_POINTS and position.has_lost(position.winner)


def _discard_rule(card: Card, known: Knowledge) -> str:
    group = known.order.group(card)
    if group is Group.TRUMP:
        return "discard_trump"
    if len(known.held(group)) == 1 and CARD_POINTS[card] >= 10:
        return "discard_single"
    return "discard_danger"


# All tricks


def _march(position: Position) -> Decision | None:
    """Take a trick from a player who has had them all, or take them all oneself."""
    if _marches(position):
        return _go_on(position)
    threat = _threat(position)
    if threat is None or position.is_lead or position.winner != threat or not position.winners:
        return None
    known = position.known
    if position.is_last:
        return _play(min(position.winners, key=lambda c: (CARD_POINTS[c], known.rank(c))), "stop_march", threat)
    return _play(min(position.winners, key=lambda c: (known.higher(c), CARD_POINTS[c])), "stop_march", threat)


def _threat(position: Position) -> Seat | None:
    seat, done = position.marcher, len(position.view.table.tricks)
    return seat if seat != position.known.seat and done >= MARCH_SEEN_AFTER else None


def _without_stopper(position: Position) -> Hand:
    """The cards that may be discarded while another player has every trick: a top card is kept against him."""
    if position.stakes.all_tricks is AllTricks.LOST or _threat(position) is None:
        return position.losers
    return tuple(card for card in position.losers if not position.known.is_top(card)) or position.losers


def _marches(position: Position) -> bool:
    done = len(position.view.table.tricks)
    if done and position.marcher != position.known.seat:
        return False
    if not position.is_lead and not position.winners:
        return False
    planned = bool(position.view.order.trumps) and is_march(_dealt(position))
    return planned or done >= MARCH_GOES_ON_AFTER


def _dealt(position: Position) -> Hand:
    own = (trick.card_of(position.known.seat) for trick in position.view.table.all_tricks())
    return (*position.view.hand, *(card for card in own if card is not None))


def is_march(hand: Hand) -> bool:
    """True if ten cards with jacks as trumps look like all tricks: three jacks, and no suit without its tops."""
    jacks = [card for card in hand if card.rank is Rank.JACK]
    suits = {card.suit: {c.rank for c in hand if c.suit is card.suit and c not in jacks} for card in hand}
    headed = all(Rank.ACE in ranks and (len(ranks) < 3 or Rank.TEN in ranks) for ranks in suits.values() if ranks)
    return len(jacks) >= MARCH_JACKS and headed and risk(hand) >= MARCH_RISK


def _go_on(position: Position) -> Decision:
    known = position.known
    if position.is_lead:
        return _play(min(position.cards, key=lambda c: (known.higher(c), -known.rank(c))), "march")
    if position.is_last:
        return _play(min(position.winners, key=known.rank), "march")
    return _play(min(position.winners, key=lambda c: (known.higher(c), known.rank(c))), "march")
