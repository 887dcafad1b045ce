"""The course of one deal: its cards, the actions so far, and the phase they led to. Nothing is mutated, so an
earlier course is an undo, and two courses from one are a "what if"."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ramsch_desktop.engine.actions import Action, PlayCard, parse_action
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.deal import Deal, check_deal, check_shape
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadRecord, RamschError, bad_action
from ramsch_desktop.engine.events import DealStarted, Event, HandDealt, TalonDealt
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.phase import Finished, Refusal, State, Step
from ramsch_desktop.engine.score import Score
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sight import Sights
from ramsch_desktop.engine.standing import Standing
from ramsch_desktop.engine.tricks import Hand
from ramsch_desktop.engine.view import View


@dataclass(frozen=True)
class Course:
    """A deal in progress or finished; ``events`` are unmasked."""

    game: Game
    options: Options
    standing: Standing
    deal: Deal
    state: State
    events: tuple[Event, ...]
    actions: tuple[Action, ...] = ()
    _sights: Sights = field(default_factory=Sights, init=False, repr=False, compare=False)

    @property
    def to_move(self) -> Seat | None:
        """The seat that decides, or None when the deal is over."""
        return None if isinstance(self.state, Finished) else self.state.to_move

    @property
    def score(self) -> Score | None:
        """The score, once the deal is over."""
        return self.state.score if isinstance(self.state, Finished) else None

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The cards that each seat holds now."""
        if isinstance(self.state, Finished):
            return self.state.unplayed or ((),) * self.standing.seats
        return self.state.hands

    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat to move may do; empty when the deal is over."""
        return () if isinstance(self.state, Finished) else self.state.legal_actions()

    def apply(self, action: Action) -> Course:
        """The course after one more action; raises IllegalAction."""
        if isinstance(self.state, Finished):
            text = QT_TRANSLATE_NOOP("Faults", "'{action}' comes after the end of the deal.")
            raise BadRecord(text, action=str(action))
        step = self.state.apply(action)
        after = Course(
            self.game,
            self.options,
            self.standing,
            self.deal,
            step.state,
            self.events + step.events,
            (*self.actions, action),
        )
        after._sights.inherit(self._sights)
        return after

    def view(self, seat: Seat) -> View:
        """All that ``seat`` may know."""
        legal = self.legal_actions() if self.to_move == seat else ()
        sight = self._sights.of(seat, self.standing.seats, self.events)
        return View(
            game=self.game.id,
            options=self.options,
            seat=seat,
            standing=self.standing,
            hand=self.hands[seat],
            events=sight.events,
            table=sight.table,
            order=self.game.order(self.options, sight.table),
            phase=type(self.state).__name__,
            to_move=self.to_move,
            legal=legal,
            refusals=self._refusals(seat, legal),
        )

    def _refusals(self, seat: Seat, legal: tuple[Action, ...]) -> tuple[tuple[Card, Refusal], ...]:
        if not legal or isinstance(self.state, Finished):
            return ()
        allowed = {action.card for action in legal if isinstance(action, PlayCard)}
        found = ((card, self.state.reason_against(card)) for card in self.hands[seat] if card not in allowed)
        return tuple((card, refusal) for card, refusal in found if refusal is not None)


def begin(game: Game, options: Options, standing: Standing, deal: Deal) -> Course:
    """The course of a deal before the first action; raises BadRecord for a deal that cannot be.

    A game that does not simply deal all cards first tells of its dealing itself, beginning with DealStarted.
    """
    check_deal(deal, game.pack(options), game.hand_size(options))
    check_shape(deal, game.deal(options, deal.dealer, 0))
    step = game.start(options, deal, standing)
    if not step.events or not isinstance(step.events[0], DealStarted):
        step = opened(deal, step)
    return Course(game, options, standing, deal, step.state, step.events)


def opened(deal: Deal, step: Step) -> Step:
    """The step with the events of dealing before its own; a game that deals in packets brings its HandDealt events."""
    in_packets = any(isinstance(event, HandDealt) for event in step.events)
    hands = () if in_packets else tuple(HandDealt(seat, deal.hands[seat]) for seat in deal.active)
    return step.after(DealStarted(deal.dealer, deal.active), *hands, TalonDealt(None, deal.talon))


def play_on(course: Course, actions: Iterable[str]) -> Course:
    """The course after these actions, each in the notation; raises BadRecord naming the action's number."""
    for number, text in enumerate(actions, start=len(course.actions) + 1):
        try:
            course = course.apply(parse_action(text, course.game.actions))
        except RamschError as error:
            raise bad_action(number, error) from error
    return course
