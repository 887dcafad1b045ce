"""Schieberamsch: the skat is passed round before a Ramsch, and whoever pushes it on unseen raises the stakes.

First each player may announce Grand Hand; it is played as in Skat, does not count as a deal of the match, and the
same dealer deals again. Otherwise forehand, middlehand and rearhand pass the skat, then all play Ramsch.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ramsch_desktop.engine.actions import Action, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.events import ActionTaken
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.score import Score, exact
from ramsch_desktop.engine.seats import Seat, next_seat
from ramsch_desktop.engine.standing import Best, MatchStatus, Standing
from ramsch_desktop.engine.table import Table
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.schieberamsch.options import no_push_yet, passing_rules
from ramsch_desktop.games.shared.calls import No
from ramsch_desktop.games.shared.skat.contracts import Declaration, GameKind, SkatUse
from ramsch_desktop.games.shared.skat.passing import Passing, begin_passing
from ramsch_desktop.games.shared.skat.play import DeclaredPlay
from ramsch_desktop.games.shared.skat.scoring import DeclaredGame
from ramsch_desktop.games.shared.skat_ramsch import JACKS_ONLY
from ramsch_desktop.games.shared.three_of_four import check_active

GRAND_HAND = Declaration(GameKind.GRAND, SkatUse.HAND)


@dataclass(frozen=True, slots=True)
class GrandHand(Action):
    """Play Grand without the skat instead of the Ramsch."""

    word: ClassVar[str] = "grand-hand"


def start(options: Options, deal: Deal, standing: Standing) -> Step:
    """Ask for Grand Hand, or begin to pass the skat; raises BadRecord if the wrong seats were dealt cards."""
    check_active(deal)
    seats = deal.active
    passing = Passing(passing_rules(options), seats, seats, deal.hands, deal.talon, deal.talon, no_push_yet(options))
    return Step(GrandHandCall(passing, seats)) if options.on("grand_hand") else begin_passing(passing)


@dataclass(frozen=True, slots=True)
class GrandHandCall:
    """The first of ``asked`` plays Grand Hand or not; ``passing`` follows when nobody does."""

    passing: Passing
    asked: tuple[Seat, ...]

    @property
    def to_move(self) -> Seat:
        """The seat that is asked."""
        return self.asked[0]

    @property
    def hands(self) -> tuple[Hand, ...]:
        """Ten cards each."""
        return self.passing.hands

    def legal_actions(self) -> tuple[Action, ...]:
        """Grand Hand, or say nothing, as nearly always: the last one is the step forward."""
        return GrandHand(), No()

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is asked for."""
        return None

    def apply(self, action: Action) -> Step:
        """The Grand is played, the next seat is asked, or the skat is passed."""
        require_legal(action, self.legal_actions())
        said = ActionTaken(self.to_move, action)
        if isinstance(action, GrandHand):
            return self._grand().after(said)
        if len(self.asked) > 1:
            return Step(replace(self, asked=self.asked[1:]), (said,))
        return begin_passing(self.passing).after(said)

    def _grand(self) -> Step:
        skat, hand = self.passing.skat, self.hands[self.to_move]
        game = DeclaredGame(GRAND_HAND, self.to_move, 0, (*hand, *skat), skat)
        seats = self.passing.seats
        return Step(TrickPlay(DeclaredPlay(game, skat), seats, self.hands, seats[0]))


def opening(options: Options, dealer: Seat) -> Standing:
    """Before the first deal everyone has 0."""
    return Standing((0,) * options.number("table"), dealer)


def book(options: Options, standing: Standing, score: Score) -> Standing:
    """Add the deal. After a Grand Hand the same dealer deals again and no deal of the match is counted."""
    totals = tuple(exact(total + points) for total, points in zip(standing.totals, score.points, strict=True))
    if score.declarer is not None:
        return replace(standing, totals=totals)
    deals = standing.deals + 1
    over = deals >= options.number("table") * options.number("rounds")
    return replace(
        standing,
        totals=totals,
        dealer=next_seat(standing.dealer, standing.seats),
        deals=deals,
        status=MatchStatus.OVER if over else MatchStatus.RUNNING,
    )


def order(options: Options, table: Table) -> CardOrder:
    """Only the jacks are trumps, in Grand as in Ramsch."""
    return JACKS_ONLY


def best(options: Options) -> Best:
    """The highest total wins."""
    return Best.HIGHEST
