"""Schafkopf with Ramsch, for four: Rufspiel, Wenz and solos, and Ramsch when all pass.

Rules: the Bavarian game with 32 cards (24 in the short pack), eight (six) each in two packets; the Ramsch after
the booklet of rules that Altenburg prints. Forehand leads; the deal moves on after every deal; a round is four
deals. Payments add to nothing but for what goes into the stock or comes out of it.
"""

from __future__ import annotations

from dataclasses import replace

from ramsch_desktop.engine.actions import Pass
from ramsch_desktop.engine.deal import Deal, Packets
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phase import Step
from ramsch_desktop.engine.score import Score, exact
from ramsch_desktop.engine.seats import Seat, clockwise, next_seat
from ramsch_desktop.engine.shuffle import shuffled
from ramsch_desktop.engine.standing import Best, MatchStatus, Standing
from ramsch_desktop.engine.table import Table
from ramsch_desktop.games.schafkopf.actions import Announce, ChooseRamsch, Declare
from ramsch_desktop.games.schafkopf.contracts import CALL_ORDER
from ramsch_desktop.games.schafkopf.knocking import begin_announcing, begin_knocking
from ramsch_desktop.games.schafkopf.options import SEATS, AllPass, rules_of
from ramsch_desktop.games.schafkopf.terms import SchafkopfStanding, terms_of


def hand_size(options: Options) -> int:
    """Eight cards, six of the short pack."""
    return rules_of(options).hand_size


def deal_four(options: Options, dealer: Seat, seed: int) -> Deal:
    """Two packets of four (three) cards to each seat from the dealer's left."""
    rules = rules_of(options)
    packets = Packets((rules.hand_size // 2,) * 2)
    return packets.deal(shuffled(rules.pack, seed), dealer, clockwise(next_seat(dealer, SEATS), SEATS), SEATS)


def start(options: Options, deal: Deal, standing: Standing) -> Step:
    """Open the deal: knocking by the house rule, else announcing, or Ramsch where nothing else is played."""
    rules = rules_of(options)
    terms = terms_of(rules, deal, standing)
    return begin_knocking(terms) if rules.knock else begin_announcing(terms)


def opening(options: Options, dealer: Seat) -> Standing:
    """Before the first deal everyone has 0 and nothing lies in the stock."""
    return SchafkopfStanding((0,) * SEATS, dealer)


def book(options: Options, standing: Standing, score: Score) -> Standing:
    """Add the deal; what it does not add up to goes into the stock or comes from it; the next seat deals."""
    assert isinstance(standing, SchafkopfStanding)
    points = score.points
    deals = standing.deals + 1
    over = deals >= SEATS * options.number("rounds")
    return replace(
        standing,
        totals=tuple(exact(total + each) for total, each in zip(standing.totals, points, strict=True)),
        dealer=next_seat(standing.dealer, SEATS),
        deals=deals,
        status=MatchStatus.OVER if over else MatchStatus.RUNNING,
        stock=int(standing.stock - sum(points)),
    )


def best(options: Options) -> Best:
    """The highest balance wins."""
    return Best.HIGHEST


def order(options: Options, table: Table) -> CardOrder:
    """The order of the declared game or of the Ramsch; before either, that of a Rufspiel."""
    declared = next((said.action for said in table.said if isinstance(said.action, Declare)), None)
    if declared is not None:
        return declared.declaration.order
    return rules_of(options).ramsch_order if is_ramsch(options, table) else CALL_ORDER


def is_ramsch(options: Options, table: Table) -> bool:
    """True if the deal is a Ramsch: nothing else is played, the fourth player chose it, or all passed."""
    rules, actions = rules_of(options), [said.action for said in table.said]
    if not rules.kinds or any(isinstance(action, ChooseRamsch) for action in actions):
        return True
    passed = sum(isinstance(action, Pass) for action in actions)
    nobody = not any(isinstance(action, Announce) for action in actions)
    return passed == SEATS and nobody and rules.all_pass is AllPass.RAMSCH
