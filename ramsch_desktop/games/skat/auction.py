"""Bidding (ISkO 3.3): middlehand speaks to forehand, rearhand to the survivor; the last one in plays."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ramsch_desktop.engine.actions import Action, Pass, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import ActionTaken
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.skat.actions import Bid, Hold
from ramsch_desktop.games.skat.all_passed import after_all_passed
from ramsch_desktop.games.skat.exchange import after_auction
from ramsch_desktop.games.skat.options import AllPass
from ramsch_desktop.games.skat.setting import BID_VALUES, LOWEST_BID, Setting, Turn, Won


@dataclass(frozen=True, slots=True)
class Auction:
    """Two seats bid against each other: ``bidder`` names numbers, ``holder`` holds them or passes.

    ``waiting`` have not spoken yet. ``bid`` is the last number named, 0 before the first; ``bids`` has the
    highest number that each seat at the table named or held.
    """

    setting: Setting
    hands: tuple[Hand, ...]
    bidder: Seat
    holder: Seat
    waiting: tuple[Seat, ...]
    bids: tuple[int, ...]
    bid: int = 0
    turn: Turn = Turn.BIDDER

    @property
    def to_move(self) -> Seat:
        """The seat that is to speak."""
        return self.bidder if self.turn is Turn.BIDDER else self.holder

    def legal_actions(self) -> tuple[Action, ...]:
        """The bidder passes or names any higher number, jumps included; the holder passes or holds."""
        if self.turn is Turn.HOLDER:
            return Pass(), Hold()
        return (Pass(), *(Bid(value) for value in BID_VALUES if value > self.bid))

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is asked for."""
        return None

    def apply(self, action: Action) -> Step:
        """The other seat's turn, the next bidder, or the end of the bidding."""
        require_legal(action, self.legal_actions())
        said = ActionTaken(self.to_move, action)
        match action:
            case Bid(value):
                after = replace(self, bid=value, bids=_named(self.bids, self.bidder, value), turn=Turn.HOLDER)
                return Step(after, (said,))
            case Hold():
                after = replace(self, bids=_named(self.bids, self.holder, self.bid), turn=Turn.BIDDER)
                return Step(after, (said,))
        survivor = self.holder if self.turn is Turn.BIDDER else self.bidder
        return self._decided(survivor).after(said)

    def _decided(self, survivor: Seat) -> Step:
        if self.waiting:
            next_bidder, *waiting = self.waiting
            return Step(
                replace(self, bidder=next_bidder, holder=survivor, waiting=tuple(waiting), turn=Turn.BIDDER),
            )
        if self.bid:
            return after_auction(self.setting, self.hands, Won(survivor, self.bid, self.bids))
        return self._forehand_alone()

    def _forehand_alone(self) -> Step:
        if self.setting.rules.all_pass is AllPass.FOREHAND_MUST_PLAY:
            won = Won(self.setting.forehand, LOWEST_BID, self.bids)
            return after_auction(self.setting, self.hands, won)
        return Step(ForehandAlone(self.setting, self.hands))


@dataclass(frozen=True, slots=True)
class ForehandAlone:
    """Both others passed: forehand plays for 18 or more, or passes too."""

    setting: Setting
    hands: tuple[Hand, ...]

    @property
    def to_move(self) -> Seat:
        """Forehand."""
        return self.setting.forehand

    def legal_actions(self) -> tuple[Action, ...]:
        """Pass, or any number; more than 18 never helps."""
        return (Pass(), *(Bid(value) for value in BID_VALUES))

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is asked for."""
        return None

    def apply(self, action: Action) -> Step:
        """Forehand is declarer, or the deal becomes a Ramsch or is passed in."""
        require_legal(action, self.legal_actions())
        said = ActionTaken(self.to_move, action)
        if not isinstance(action, Bid):
            return after_all_passed(self.setting, self.hands).after(said)
        bids = _named((0,) * len(self.hands), self.to_move, action.value)
        return after_auction(self.setting, self.hands, Won(self.to_move, action.value, bids)).after(said)


def begin_auction(setting: Setting, hands: tuple[Hand, ...]) -> Step:
    """Middlehand is the first to speak."""
    forehand, middlehand, rearhand = setting.seats
    return Step(Auction(setting, hands, middlehand, forehand, (rearhand,), (0,) * len(hands)))


def _named(bids: tuple[int, ...], seat: Seat, value: int) -> tuple[int, ...]:
    return tuple(value if s == seat else bid for s, bid in enumerate(bids))
