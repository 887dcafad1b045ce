"""Skat with Ramsch: the game of the International Skat Order, and a Ramsch when nobody bids.

Three play, at a table of four the dealer sits out. The deal is a chain: bidding; the skat and the announcement;
Kontra and Re where they are played; ten tricks. After three passes a Ramsch follows, as the house has it.
"""

from __future__ import annotations

from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.order import CardOrder
from ramsch_desktop.engine.phase import Step
from ramsch_desktop.engine.standing import Best, Standing
from ramsch_desktop.engine.table import Table
from ramsch_desktop.games.shared.skat.scoring import Bock
from ramsch_desktop.games.shared.skat_ramsch import JACKS_ONLY
from ramsch_desktop.games.shared.three_of_four import check_active
from ramsch_desktop.games.skat.actions import Declare
from ramsch_desktop.games.skat.auction import begin_auction
from ramsch_desktop.games.skat.options import rules_of
from ramsch_desktop.games.skat.setting import Setting
from ramsch_desktop.games.skat.standing import SkatStanding


def start(options: Options, deal: Deal, standing: Standing) -> Step:
    """Open the bidding; raises BadRecord if the wrong seats were dealt cards."""
    check_active(deal)
    bock = standing.bock_of_deal if isinstance(standing, SkatStanding) else Bock.NONE
    return begin_auction(Setting(rules_of(options), deal.active, deal.talon, bock), deal.hands)


def order(options: Options, table: Table) -> CardOrder:
    """The order of the game announced; before that, and in Ramsch, only the jacks are trumps."""
    declared = (said.action.declaration.order for said in table.said if isinstance(said.action, Declare))
    return next(declared, JACKS_ONLY)


def best(options: Options) -> Best:
    """The highest total wins."""
    return Best.HIGHEST
