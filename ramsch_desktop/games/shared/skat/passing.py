"""Passing the skat before a Schieberamsch: forehand, middlehand and rearhand take it and pass two cards on, or
push it on unseen, which raises the factor. What rearhand leaves is the skat.

Jacks may not be passed on, unless the house rule allows it; a push is unseen, so it may carry any card.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import ClassVar

from ramsch_desktop.engine.actions import Action, CardsAction, require_legal
from ramsch_desktop.engine.cards import Card, Rank
from ramsch_desktop.engine.events import ActionTaken, CardsLaidAway, CardsTaken
from ramsch_desktop.engine.phase import Refusal, Step
from ramsch_desktop.engine.phases.trick_play import TrickPlay
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.games.shared.skat.passing_rules import JackRule, PassingRules, PushRule
from ramsch_desktop.games.shared.skat.ramsch import RamschPlay
from ramsch_desktop.games.shared.skat.scoring import Bock
from ramsch_desktop.games.shared.skat_ramsch import NO_PUSH, Pushes


@dataclass(frozen=True, slots=True)
class TakeSkat(Action):
    """Take up the two cards that lie face down."""

    word: ClassVar[str] = "take"


@dataclass(frozen=True, slots=True)
class Push(Action):
    """Push the two cards on without looking at them."""

    word: ClassVar[str] = "push"


@dataclass(frozen=True, slots=True)
class PassOn(CardsAction):
    """Pass any two of twelve cards on; the last player lays them away."""

    word: ClassVar[str] = "pass-on"


@dataclass(frozen=True, slots=True)
class Passing:
    """A passing round under way.

    ``seats`` are the players in the order of play, ``turns`` those still to decide, the seat to move first.
    ``dealt`` are the two cards dealt to the skat, ``skat`` those that lie face down now.
    """

    rules: PassingRules
    seats: tuple[Seat, ...]
    turns: tuple[Seat, ...]
    hands: tuple[Hand, ...]
    dealt: tuple[Card, ...]
    skat: tuple[Card, ...]
    pushes: Pushes = NO_PUSH
    bock: Bock = Bock.NONE

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        return self.turns[0]


def begin_passing(passing: Passing) -> Step:
    """The next seat decides about the skat; without pushing it must take it."""
    if not passing.turns:
        contract = RamschPlay(passing.rules.ramsch, passing.dealt, passing.skat, passing.pushes, passing.bock)
        return Step(TrickPlay(contract, passing.seats, passing.hands, passing.seats[0]))
    if passing.rules.push is PushRule.FORBIDDEN:
        return _taken(passing)
    return Step(PushOrTake(passing))


def _taken(passing: Passing) -> Step:
    hands = tuple((*h, *passing.skat) if s == passing.seat else h for s, h in enumerate(passing.hands))
    return Step(PassingOn(replace(passing, hands=hands)), (CardsTaken(passing.seat, passing.skat),))


@dataclass(frozen=True, slots=True)
class PushOrTake:
    """The seat to move takes the skat or pushes it on unseen."""

    passing: Passing

    @property
    def to_move(self) -> Seat:
        """The seat that decides about the skat."""
        return self.passing.seat

    @property
    def hands(self) -> tuple[Hand, ...]:
        """Ten cards each."""
        return self.passing.hands

    def legal_actions(self) -> tuple[Action, ...]:
        """Take it, or push it on."""
        return TakeSkat(), Push()

    def reason_against(self, card: Card) -> Refusal | None:
        """No card is asked for."""
        return None

    def apply(self, action: Action) -> Step:
        """The seat takes the cards, or the factor rises and the next seat decides."""
        require_legal(action, self.legal_actions())
        said = ActionTaken(self.to_move, action)
        if isinstance(action, TakeSkat):
            return _taken(self.passing).after(said)
        pushes = replace(self.passing.pushes, count=self.passing.pushes.count + 1)
        return begin_passing(replace(self.passing, pushes=pushes, turns=self.passing.turns[1:])).after(said)


@dataclass(frozen=True, slots=True)
class PassingOn:
    """The seat to move holds twelve cards and passes two on; the last one lays them away."""

    passing: Passing

    @property
    def to_move(self) -> Seat:
        """The seat that holds twelve cards."""
        return self.passing.seat

    @property
    def hands(self) -> tuple[Hand, ...]:
        """Ten cards each, twelve for the seat to move."""
        return self.passing.hands

    def legal_actions(self) -> tuple[Action, ...]:
        """Pass on any two cards that may be passed."""
        cards = (card for card in sorted(self.hands[self.to_move]) if self.reason_against(card) is None)
        return tuple(PassOn(pair) for pair in combinations(cards, 2))

    def reason_against(self, card: Card) -> Refusal | None:
        """Jacks stay in the hand, where the rules say so."""
        stays = card.rank is Rank.JACK and self.passing.rules.jacks is JackRule.STAY
        return Refusal("jack_stays") if stays else None

    def apply(self, action: Action) -> Step:
        """The two cards lie face down and the next seat decides, or play begins."""
        require_legal(action, self.legal_actions())
        assert isinstance(action, PassOn)
        hands = without_cards(self.hands, self.to_move, action.cards)
        after = replace(self.passing, hands=hands, skat=action.cards, turns=self.passing.turns[1:])
        return begin_passing(after).after(CardsLaidAway(self.to_move, action.cards))


def without_cards(hands: tuple[Hand, ...], seat: Seat, cards: tuple[Card, ...]) -> tuple[Hand, ...]:
    """The hands after ``seat`` has given these cards away."""
    return tuple(tuple(c for c in hand if c not in cards) if s == seat else hand for s, hand in enumerate(hands))
