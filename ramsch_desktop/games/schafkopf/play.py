"""Playing the tricks of a Schafkopf deal.

Follow by group; nobody must trump or head the trick. In a Rufspiel the called ace has rules of its own until its
suit was led or it was played: when its suit is led it must be played; its holder may lead another card of the
suit only with four of it ("running away"); it may not be thrown off but as the last card.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ramsch_desktop.engine.actions import Action, PlayCard
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.events import CardsShown, DealScored, TrickTaken
from ramsch_desktop.engine.order import CardOrder, Group
from ramsch_desktop.engine.phase import Finished, Refusal, Step
from ramsch_desktop.engine.phases.trick_play import TrickPlay, must_follow
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.tricks import Hand, Trick
from ramsch_desktop.games.schafkopf.contracts import Kind, plain_cards
from ramsch_desktop.games.schafkopf.events import PartnerRevealed, RamschBegun
from ramsch_desktop.games.schafkopf.options import AllPass
from ramsch_desktop.games.schafkopf.ramsch_scoring import count_taken, score_ramsch
from ramsch_desktop.games.schafkopf.scoring import outcome_of, score_declared, score_nobody_plays, sie_outcome
from ramsch_desktop.games.schafkopf.terms import Declared, Terms


class AceRule(Enum):
    """The rules of the called ace, as they refuse a card."""

    SEARCHED = "called_ace_searched"
    KEPT = "called_ace_kept"
    NO_RUN = "called_suit_lead"


def begin_declared(declared: Declared) -> Step:
    """The first trick of an announced game; a Sie is shown and scored at once."""
    terms = declared.terms
    if declared.declaration.kind is Kind.SIE:
        score = score_declared(sie_outcome(declared))
        shown = CardsShown(declared.declarer, terms.dealt[declared.declarer])
        return Step(Finished(score, terms.dealt), (shown, DealScored(score)))
    if declared.declaration.kind is Kind.CALL:
        return Step(CallPlay(CallContract(declared), terms.seats, terms.dealt, terms.seats[0]))
    return Step(TrickPlay(SoloContract(declared), terms.seats, terms.dealt, terms.seats[0]))


def begin_ramsch(terms: Terms) -> Step:
    """The first trick of a Ramsch."""
    play = TrickPlay(RamschContract(terms), terms.seats, terms.dealt, terms.seats[0])
    return Step(play, (RamschBegun(),))


def throw_in(terms: Terms, all_pass: AllPass) -> Step:
    """The deal ends unplayed, with or without a payment into the stock."""
    score = score_nobody_plays(terms, all_pass)
    return Step(Finished(score, terms.dealt), (DealScored(score),))


@dataclass(frozen=True, slots=True)
class SoloContract:
    """One against three, played to the last card; a Tout ends with the first trick that the soloist loses."""

    declared: Declared

    @property
    def order(self) -> CardOrder:
        """The order of the declared game."""
        return self.declared.declaration.order

    def playable(self, play: TrickPlay) -> Hand:
        """Cards of the led group, else any card."""
        return play.following

    def refusal(self, play: TrickPlay, card: Card) -> Refusal:
        """The led group must be followed."""
        return must_follow(play)

    def over(self, play: TrickPlay) -> bool:
        """True if a Tout is lost."""
        tout = self.declared.declaration.kind.is_tout
        return tout and play.tricks[-1].winner(self.order) != self.declared.declarer

    def finish(self, play: TrickPlay) -> Step:
        """Score the game."""
        return _scored(self.declared, play)


@dataclass(frozen=True, slots=True)
class CallContract:
    """A Rufspiel: two against two, with the rules of the called ace."""

    declared: Declared

    @property
    def order(self) -> CardOrder:
        """Obers, Unters and hearts are trumps."""
        return self.declared.declaration.order

    def playable(self, play: TrickPlay) -> Hand:
        """Cards of the led group, else any card, within the rules of the called ace."""
        cards, called = play.following, self.called
        if called not in play.hand or self.is_free(play.tricks):
            return cards
        if not play.trick.plays:
            return cards if self.may_run(play.hand) else self._leads(cards)
        if called not in cards or len(cards) == 1:
            return cards
        if self._led(play.trick):
            return (called,)
        return tuple(card for card in cards if card is not called)

    @property
    def called(self) -> Card:
        """The called ace."""
        called = self.declared.declaration.called
        assert called is not None
        return called

    def is_free(self, tricks: tuple[Trick, ...]) -> bool:
        """True once the called suit was led: from then on its ace is a card like any other."""
        return any(self._led(trick) for trick in tricks)

    def may_run(self, hand: Hand) -> bool:
        """True if the holder of the called ace has enough cards of its suit to lead another one."""
        return len(plain_cards(hand, self.called.suit)) >= self.declared.terms.rules.run_from

    def _leads(self, cards: Hand) -> Hand:
        suit = plain_cards(cards, self.called.suit)
        return tuple(card for card in cards if card not in suit or card is self.called)

    def _led(self, trick: Trick) -> bool:
        return bool(trick.plays) and self.order.group(trick.plays[0].card) is Group(self.called.suit)

    def refusal(self, play: TrickPlay, card: Card) -> Refusal:
        """The led group must be followed, or the rule of the called ace that forbids the card."""
        if card not in play.following:
            return must_follow(play)
        if not play.trick.plays:
            return Refusal(AceRule.NO_RUN.value, (self.called,))
        if card is self.called:
            return Refusal(AceRule.KEPT.value, tuple(other for other in play.following if other is not card))
        return Refusal(AceRule.SEARCHED.value, (self.called,))

    def over(self, play: TrickPlay) -> bool:
        """A Rufspiel is played to the last card."""
        return False

    def finish(self, play: TrickPlay) -> Step:
        """Score the game."""
        return _scored(self.declared, play)


def _scored(declared: Declared, play: TrickPlay) -> Step:
    score = score_declared(outcome_of(declared, play))
    left = play.hands if any(play.hands) else ()
    return Step(Finished(score, left), (DealScored(score),))


@dataclass(frozen=True)
class CallPlay(TrickPlay):
    """The tricks of a Rufspiel: as any tricks, but all see it when the partner shows himself."""

    def apply(self, action: Action) -> Step:
        """The card on the table, and the partner revealed by the called ace or by running away with its suit."""
        step = TrickPlay.apply(self, action)
        seat = self._revealed_by(action, step)
        if seat is None:
            return step
        at = len(step.events) if self._called() not in _cards(action) else 1
        return Step(step.state, (*step.events[:at], PartnerRevealed(seat), *step.events[at:]))

    def _called(self) -> Card:
        assert isinstance(self.contract, CallContract)
        return self.contract.called

    def _revealed_by(self, action: Action, step: Step) -> Seat | None:
        contract = self.contract
        assert isinstance(contract, CallContract)
        if contract.declared.re == contract.declared.partner or contract.is_free(self.tricks):
            return None
        if contract.called in _cards(action):
            return self.to_move
        ran = [event.trick for event in step.events if isinstance(event, TrickTaken) and _ran(event.trick, contract)]
        return ran[0].leader if ran else None


def _ran(trick: Trick, contract: CallContract) -> bool:
    return contract.is_free((trick,)) and contract.called not in trick.cards


def _cards(action: Action) -> tuple[Card, ...]:
    return (action.card,) if isinstance(action, PlayCard) else ()


@dataclass(frozen=True, slots=True)
class RamschContract:
    """Ramsch: everyone for himself, to the last card."""

    terms: Terms

    @property
    def order(self) -> CardOrder:
        """Obers, Unters and hearts are trumps; in Bauernramsch hearts are a plain suit."""
        return self.terms.rules.ramsch_order

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
        """Score the deal."""
        score = score_ramsch(count_taken(play, self.terms.dealt), self.terms)
        return Step(Finished(score), (DealScored(score),))
