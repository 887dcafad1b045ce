"""The skat and the announcement (ISkO 3.4, 3.5): take it up and lay two cards away, or play from the hand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

from ramsch_desktop.engine.actions import Action, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import ActionTaken, CardsLaidAway, CardsTaken
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.shared.skat.contracts import Declaration, SkatUse
from ramsch_desktop.games.shared.skat.events import AuctionWon
from ramsch_desktop.games.shared.skat.passing import TakeSkat, without_cards
from ramsch_desktop.games.shared.skat.scoring import DeclaredGame
from ramsch_desktop.games.skat.actions import Declare, Discard, PlayHand
from ramsch_desktop.games.skat.doubling import after_declaring
from ramsch_desktop.games.skat.offers import offers_of
from ramsch_desktop.games.skat.setting import Setting, Won


def after_auction(setting: Setting, hands: tuple[Hand, ...], won: Won) -> Step:
    """The declarer decides about the skat."""
    return Step(SkatChoice(setting, hands, won), (AuctionWon(won.declarer, won.bid),))


@dataclass(frozen=True, slots=True)
class SkatChoice:
    """The declarer takes up the skat or plays Hand."""

    setting: Setting
    hands: tuple[Hand, ...]
    won: Won

    @property
    def to_move(self) -> Seat:
        """The declarer."""
        return self.won.declarer

    def legal_actions(self) -> tuple[Action, ...]:
        """Take it, or play Hand."""
        return TakeSkat(), PlayHand()

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is asked for."""
        return None

    def apply(self, action: Action) -> Step:
        """Twelve cards to lay two away from, or the announcement."""
        require_legal(action, self.legal_actions())
        said = ActionTaken(self.to_move, action)
        if isinstance(action, PlayHand):
            after = Declaring(self.setting, self.hands, self.won, SkatUse.HAND, self.setting.skat)
            return Step(after, (said,))
        skat = self.setting.skat
        hands = tuple((*hand, *skat) if s == self.to_move else hand for s, hand in enumerate(self.hands))
        return Step(Discarding(self.setting, hands, self.won), (said, CardsTaken(self.to_move, skat)))


@dataclass(frozen=True, slots=True)
class Discarding:
    """The declarer holds twelve cards and lays two away."""

    setting: Setting
    hands: tuple[Hand, ...]
    won: Won

    @property
    def to_move(self) -> Seat:
        """The declarer."""
        return self.won.declarer

    def legal_actions(self) -> tuple[Action, ...]:
        """Any two of the twelve, jacks and the cards just taken included."""
        return tuple(Discard(pair) for pair in combinations(sorted(self.hands[self.to_move]), 2))

    def reason_against(self, card: Card) -> Refusal | None:
        """Any card may be laid away."""
        return None

    def apply(self, action: Action) -> Step:
        """The announcement follows."""
        require_legal(action, self.legal_actions())
        assert isinstance(action, Discard)
        hands = without_cards(self.hands, self.to_move, action.cards)
        after = Declaring(self.setting, hands, self.won, SkatUse.TAKEN, action.cards)
        return Step(after, (CardsLaidAway(self.to_move, action.cards),))


@dataclass(frozen=True, slots=True)
class Declaring:
    """The declarer announces a game; ``skat`` are the two cards that lie face down."""

    setting: Setting
    hands: tuple[Hand, ...]
    won: Won
    use: SkatUse
    skat: tuple[Card, ...]

    @property
    def to_move(self) -> Seat:
        """The declarer."""
        return self.won.declarer

    @property
    def known(self) -> tuple[Card, ...]:
        """The cards that the declarer knows to be his: twelve, or ten in a Hand game."""
        hand = self.hands[self.to_move]
        return hand if self.use is SkatUse.HAND else (*hand, *self.skat)

    def legal_actions(self) -> tuple[Action, ...]:
        """Every game that can reach the bid, in the order in which they are offered."""
        found = offers_of(self.known, self.won.bid, self.use)
        return tuple(Declare(offer.declaration) for offer in found if offer.refusal is None)

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is asked for."""
        return None

    def apply(self, action: Action) -> Step:
        """The game begins, after Kontra and Re where they are played. Hand need not be said again."""
        action = self._full(action)
        require_legal(action, self.legal_actions())
        assert isinstance(action, Declare)
        hand = self.hands[self.to_move]
        game = DeclaredGame(
            action.declaration,
            self.to_move,
            self.won.bid,
            (*hand, *self.skat),
            self.skat,
            bock=self.setting.bock,
        )
        said = ActionTaken(self.to_move, action)
        return after_declaring(self.setting, self.hands, self.won, game).after(said)

    def _full(self, action: Action) -> Action:
        if self.use is SkatUse.HAND and isinstance(action, Declare):
            return Declare(_from_hand(action.declaration))
        return action


def _from_hand(declaration: Declaration) -> Declaration:
    return replace(declaration, skat=SkatUse.HAND)
