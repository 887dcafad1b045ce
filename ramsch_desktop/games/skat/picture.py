"""What the table of a Skat deal has come to, read from what was said: for bots, for the window, for the words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ramsch_desktop.engine.actions import Action, Pass
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.table import Said, Table
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.calls import Kontra, Re
from ramsch_desktop.games.shared.skat.contracts import Declaration, SkatUse
from ramsch_desktop.games.shared.skat.events import AuctionWon, RamschBegun
from ramsch_desktop.games.shared.skat.passing import Push, TakeSkat
from ramsch_desktop.games.shared.skat.scoring import Call
from ramsch_desktop.games.skat.actions import Bid, Declare, Hold, PlayHand
from ramsch_desktop.games.skat.setting import BID_VALUES, Turn


@dataclass(frozen=True, slots=True)
class Bidding:
    """The bidding so far.

    ``bidder`` names numbers to ``holder``; ``waiting`` have not spoken. ``bid`` is the last number named, 0
    before the first; ``bids`` has the highest number that each seat named or held. ``turn`` says who of the two
    is to speak. At the end ``bidder`` is None and ``holder`` the last one in.
    """

    bidder: Seat | None
    holder: Seat
    waiting: tuple[Seat, ...]
    bids: tuple[int, ...]
    bid: int = 0
    turn: Turn = Turn.BIDDER
    passed: tuple[Seat, ...] = ()

    def after(self, seat: Seat, action: Action) -> Bidding:
        """The bidding after one more word of a seat."""
        match action:
            case Bid(value):
                return replace(self, bid=value, bids=self._named(seat, value), turn=Turn.HOLDER)
            case Hold():
                return replace(self, bids=self._named(seat, self.bid), turn=Turn.BIDDER)
            case Pass():
                return self._without(seat)
        return self

    def _without(self, seat: Seat) -> Bidding:
        survivor = self.bidder if seat == self.holder and self.bidder is not None else self.holder
        following, waiting = (self.waiting[0], self.waiting[1:]) if self.waiting else (None, ())
        passed = (*self.passed, seat)
        return replace(self, bidder=following, holder=survivor, waiting=waiting, turn=Turn.BIDDER, passed=passed)

    def _named(self, seat: Seat, value: int) -> tuple[int, ...]:
        return tuple(value if s == seat else bid for s, bid in enumerate(self.bids))

    @property
    def next_bid(self) -> int | None:
        """The lowest number that may be named now."""
        return next((value for value in BID_VALUES if value > self.bid), None)


@dataclass(frozen=True, slots=True)
class Picture:
    """A deal of Skat as one seat knows it.

    ``declarer`` and ``bid`` are known once the bidding is over (None, 0), ``use`` and ``declaration`` once he
    chose. ``laid_away`` are the own cards laid away, ``pushes`` how often the skat was pushed on unseen.
    """

    bidding: Bidding
    declarer: Seat | None = None
    bid: int = 0
    use: SkatUse | None = None
    declaration: Declaration | None = None
    call: Call = Call.NONE
    pushes: int = 0
    laid_away: tuple[Card, ...] = ()

    def bid_to_cover(self, seat: Seat) -> int:
        """The number that a game of this seat must reach if it goes on."""
        if self.declarer is not None:
            return self.bid
        bidding = self.bidding
        holds = seat == bidding.holder and bidding.turn is Turn.HOLDER
        return bidding.bid if holds else (bidding.next_bid or bidding.bid)


def picture(view: View) -> Picture:
    """The deal of the view so far."""
    won = next((event for event in view.events if isinstance(event, AuctionWon)), None)
    now = Picture(bidding_of(view.table), laid_away=own_laid_away(view))
    if won is not None:
        now = replace(now, declarer=won.declarer, bid=won.bid)
    for said in view.table.said:
        match said.action:
            case TakeSkat() if won is not None:
                now = replace(now, use=SkatUse.TAKEN)
            case PlayHand():
                now = replace(now, use=SkatUse.HAND)
            case Declare(declaration):
                now = replace(now, declaration=declaration)
            case Kontra():
                now = replace(now, call=Call.KONTRA)
            case Re():
                now = replace(now, call=Call.RE)
            case Push():
                now = replace(now, pushes=now.pushes + 1)
    return now


def bidding_of(table: Table) -> Bidding:
    """The bidding as it was heard."""
    return _bidding(table.active, len(table.counts), table.said)


@lru_cache(maxsize=16)
def _bidding(active: tuple[Seat, ...], seats: int, heard: tuple[Said, ...]) -> Bidding:
    forehand, middlehand, rearhand = active
    bidding = Bidding(middlehand, forehand, (rearhand,), (0,) * seats)
    for said in heard:
        bidding = bidding.after(said.seat, said.action)
    return bidding


def own_laid_away(view: View) -> tuple[Card, ...]:
    """The cards that the seat of the view laid away last, as far as it knows them."""
    away = next((cards for seat, cards in reversed(view.table.laid_away) if seat == view.seat), ())
    return tuple(card for card in away if card is not None)


def is_ramsch(view: View) -> bool:
    """True once nobody wanted to play."""
    return any(isinstance(event, RamschBegun) for event in view.events)
