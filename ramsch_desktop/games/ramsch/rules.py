"""Ramsch: every player for himself, and whoever takes most loses.

Rules after the Altenburg booklet "Spielregelbüchlein" (simple, pip and passing variant) and the Ramsch deal of
a Skat table. Three players, 32 cards, ten each and two face down. Forehand leads; follow suit; nobody must
trump or head the trick.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from ramsch_desktop.engine.actions import Action, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.events import CardsLaidAway, CardsShown, CardsTaken, DealScored
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phase import Finished, Refusal, Step
from ramsch_desktop.engine.phases.trick_play import TrickPlay, must_follow
from ramsch_desktop.engine.score import Score, exact
from ramsch_desktop.engine.seats import Seat, next_seat
from ramsch_desktop.engine.standing import Best, MatchStatus, Standing
from ramsch_desktop.engine.table import Table
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.ramsch.actions import PassOn
from ramsch_desktop.games.ramsch.options import MatchEnd, RamschRules, Variant, limit_of, rules_of
from ramsch_desktop.games.ramsch.scoring import score_ramsch
from ramsch_desktop.games.shared.skat_ramsch import SkatTo, count_taken
from ramsch_desktop.games.shared.three_hands import SEATS


def start(options: Options, deal: Deal, standing: Standing) -> Step:
    """Open the deal: the passing round in the booklet's Schieberamsch, else the first trick."""
    rules = rules_of(options)
    if rules.variant is Variant.SCHIEBE:
        return _take(rules, deal.hands, deal.talon, deal.active)
    return Step(TrickPlay(RamschContract(rules, deal.talon), deal.active, deal.hands, deal.active[0]))


@dataclass(frozen=True, slots=True)
class PassingCards:
    """The seat to move has taken the two cards and passes two on; the last one lays them away.

    ``turns`` are the seats still to pass, the seat to move first; ``seats`` all in the order of play.
    """

    rules: RamschRules
    hands: tuple[Hand, ...]
    seats: tuple[Seat, ...]
    turns: tuple[Seat, ...]

    @property
    def to_move(self) -> Seat:
        """The seat that holds twelve cards."""
        return self.turns[0]

    def legal_actions(self) -> tuple[Action, ...]:
        """Pass on any two of the twelve cards."""
        return tuple(PassOn(pair) for pair in combinations(sorted(self.hands[self.to_move]), 2))

    def reason_against(self, card: Card) -> Refusal | None:
        """Any card may be passed on."""
        return None

    def apply(self, action: Action) -> Step:
        """The next seat takes the two cards; after the last one they lie face down and play begins."""
        require_legal(action, self.legal_actions())
        assert isinstance(action, PassOn)
        hands = _without(self.hands, self.to_move, action.cards)
        passed = CardsLaidAway(self.to_move, action.cards)
        if len(self.turns) > 1:
            return _take(self.rules, hands, action.cards, self.seats, self.turns[1:]).after(passed)
        contract = RamschContract(self.rules, action.cards)
        return Step(TrickPlay(contract, self.seats, hands, self.seats[0]), (passed,))


def _take(
    rules: RamschRules,
    hands: tuple[Hand, ...],
    cards: tuple[Card, ...],
    seats: tuple[Seat, ...],
    turns: tuple[Seat, ...] | None = None,
) -> Step:
    turns = seats if turns is None else turns
    seat = turns[0]
    fuller = tuple((*hand, *cards) if s == seat else hand for s, hand in enumerate(hands))
    return Step(PassingCards(rules, fuller, seats, turns), (CardsTaken(seat, cards),))


def _without(hands: tuple[Hand, ...], seat: Seat, cards: tuple[Card, ...]) -> tuple[Hand, ...]:
    return tuple(tuple(c for c in hand if c not in cards) if s == seat else hand for s, hand in enumerate(hands))


@dataclass(frozen=True, slots=True)
class RamschContract:
    """Ramsch over ten tricks; ``skat`` are the two cards that lie face down."""

    rules: RamschRules
    skat: tuple[Card, ...]

    @property
    def order(self) -> CardOrder:
        """The order of the cards by the rules in force."""
        return self.rules.order

    def playable(self, play: TrickPlay) -> Hand:
        """Cards of the led group, else any card."""
        return play.following

    def refusal(self, play: TrickPlay, card: Card) -> Refusal:
        """The led group must be followed."""
        return must_follow(play)

    def over(self, play: TrickPlay) -> bool:
        """Ramsch is played to the last card."""
        return False

    def finish(self, play: TrickPlay) -> Step:
        """The skat is turned up and the deal scored."""
        score = score_ramsch(count_taken(play, self.skat, _skat_to(self.rules)), self.rules)
        return Step(Finished(score), (CardsShown(None, self.skat), DealScored(score)))


def _skat_to(rules: RamschRules) -> SkatTo:
    match rules.variant:
        case Variant.SKAT:
            return rules.skat_table.skat_to
        case Variant.SCHIEBE:
            return SkatTo.LAST_TRICK
        case Variant.SIMPLE | Variant.PIP:
            return SkatTo.NOBODY


def opening(options: Options, dealer: Seat) -> Standing:
    """Before the first deal everyone has 0."""
    return Standing((0,) * SEATS, dealer)


def book(options: Options, standing: Standing, score: Score) -> Standing:
    """Add the deal, move the dealer one seat on, and end the match after its rounds or at its limit."""
    totals = tuple(exact(total + points) for total, points in zip(standing.totals, score.points, strict=True))
    deals = standing.deals + 1
    return replace(
        standing,
        totals=totals,
        dealer=next_seat(standing.dealer, SEATS),
        deals=deals,
        status=MatchStatus.OVER if _ended(options, totals, deals) else MatchStatus.RUNNING,
    )


def _ended(options: Options, totals: tuple[int | float, ...], deals: int) -> bool:
    if MatchEnd(options.word("end")) is MatchEnd.ROUNDS:
        return deals >= SEATS * options.number("rounds")
    worst = max(totals) if best(options) is Best.LOWEST else -min(totals)
    return worst >= limit_of(options)


def best(options: Options) -> Best:
    """Lowest penalties win; in the variant of the Skat table the highest total."""
    return Best.HIGHEST if options.word("variant") == Variant.SKAT.value else Best.LOWEST


def order(options: Options, table: Table) -> CardOrder:
    """The order that sorts a hand."""
    return rules_of(options).order
