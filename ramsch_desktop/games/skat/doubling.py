"""Kontra and Re, before the opening lead (house rule, not in the International Skat Order)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ramsch_desktop.engine.actions import Action, require_legal
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import ActionTaken, CardsShown, Event
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.seats import Seat, clockwise_among
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.shared.calls import Kontra, No, Re
from ramsch_desktop.games.shared.skat.play import DeclaredPlay
from ramsch_desktop.games.shared.skat.scoring import Call, DeclaredGame
from ramsch_desktop.games.skat.options import KontraRule
from ramsch_desktop.games.skat.setting import Setting, Won


def after_declaring(setting: Setting, hands: tuple[Hand, ...], won: Won, game: DeclaredGame) -> Step:
    """Defenders who may say Kontra are asked, from the declarer's left; then play begins."""
    around = clockwise_among(won.declarer, setting.seats, len(hands))[1:]
    asked = tuple(seat for seat in around if _may_double(setting, won, seat))
    return _ask(setting, hands, game, asked)


def _may_double(setting: Setting, won: Won, seat: Seat) -> bool:
    match setting.rules.kontra:
        case KontraRule.NOBODY:
            return False
        case KontraRule.BIDDERS:
            return won.bids[seat] > 0
        case KontraRule.ANYONE:
            return True


def _ask(setting: Setting, hands: tuple[Hand, ...], game: DeclaredGame, asked: tuple[Seat, ...]) -> Step:
    return Step(Doubling(setting, hands, game, asked)) if asked else _begin_play(setting, hands, game)


@dataclass(frozen=True, slots=True)
class Doubling:
    """The first of ``asked`` says Kontra, or the declarer Re, or not."""

    setting: Setting
    hands: tuple[Hand, ...]
    game: DeclaredGame
    asked: tuple[Seat, ...]

    @property
    def to_move(self) -> Seat:
        """The seat that is asked."""
        return self.asked[0]

    def legal_actions(self) -> tuple[Action, ...]:
        """Double, or say nothing, as mostly: the last one is the step forward."""
        return (Re() if self.game.call is Call.KONTRA else Kontra()), No()

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is asked for."""
        return None

    def apply(self, action: Action) -> Step:
        """Kontra lets the declarer answer; Re or no more to ask begins the play."""
        require_legal(action, self.legal_actions())
        said = ActionTaken(self.to_move, action)
        asked, call = self.asked[1:], self.game.call
        if isinstance(action, Kontra):
            asked, call = (self.game.declarer,), Call.KONTRA
        elif isinstance(action, Re):
            call = Call.RE
        return _ask(self.setting, self.hands, replace(self.game, call=call), asked).after(said)


def _begin_play(setting: Setting, hands: tuple[Hand, ...], game: DeclaredGame) -> Step:
    contract = DeclaredPlay(game, setting.skat)
    return Step(TrickPlay(contract, setting.seats, hands, setting.forehand), _opened_hand(hands, game))


def _opened_hand(hands: tuple[Hand, ...], game: DeclaredGame) -> tuple[Event, ...]:
    return (CardsShown(game.declarer, hands[game.declarer]),) if game.declaration.is_ouvert else ()
