"""The strong level: each card is tried in many deals that fit what the seat knows, and played out by rules."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ramsch_desktop.bots import null_exact
from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.chance import chance_for
from ramsch_desktop.bots.choices import choices_of
from ramsch_desktop.bots.terms import terms_of
from ramsch_desktop.bots.translate import LESSONS, Situation, situation
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.decision import Decision, Reason
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import game_of
from ramsch_desktop.kernel import api

log = logging.getLogger(__name__)

COMPILED: Final = api.COMPILED
"""Whether the search runs as machine code, which lets other threads run meanwhile."""

WORLDS: Final = 1000
LAST_CARDS: Final = 4
"""Cards in hand from which on the search plays exactly against players who follow the rules."""

SECONDS: Final = 0.3 if COMPILED else 0.15
"""The most that a decision may take, whatever the budget; plain Python needs it nearly every time."""


@dataclass
class SearchBot:
    """A bot that searches the card play it understands, and follows the rules of the medium level elsewhere.

    ``worlds`` and ``seconds`` limit a decision; the same seed and view give the same decision as long as the
    seconds suffice.
    """

    game: Game
    seed: int = 0
    worlds: int = WORLDS
    seconds: float = SECONDS

    def __reduce__(self) -> tuple[Callable[..., SearchBot], tuple[str, int, int, float]]:
        return bot_of, (self.game.id, self.seed, self.worlds, self.seconds)

    def choose(self, view: View, budget: Budget) -> Decision:
        """The best decision found in the time; never none.

        The time includes all that comes before the search, be it the loading of what it knows of the game.
        """
        try:
            found = self._searched(view, budget.within(self.seconds)) if len(view.legal) > 1 else None
        except Exception:  # a fault of the search must never stop a game
            log.exception("the search failed")
            found = None
        return found or self._by_rules(view)

    def _by_rules(self, view: View) -> Decision:
        return self.game.policies["medium"](view, chance_for(self.seed, view))

    def _searched(self, view: View, budget: Budget) -> Decision | None:
        choice = choices_of(view.game).get(view.phase)
        if choice is not None and not budget.spent:
            trial = Trial(view, self._seed(view), budget.deadline, self.effort, lambda: budget.spent)
            return choice(view, trial, self._by_rules(view))
        terms = terms_of(view) if isinstance(view.legal[0], PlayCard) else None
        if terms is None or budget.spent:
            return None
        here = situation(view, terms)
        values = self._values(here, view, budget)
        return decided(here, values) if values[0].worlds else None

    @property
    def effort(self) -> float:
        """The worlds of this bot as a share of the usual ones."""
        return self.worlds / WORLDS

    def _lessons(self, here: Situation) -> int:
        """In the last tricks of every game, elsewhere by its terms; plain Python has no time for them."""
        last = here.board.hand(here.board.turn).bit_count() <= LAST_CARDS
        return round((LESSONS if last else here.lessons) * self.effort) if COMPILED else 0

    def _seed(self, view: View) -> int:
        return chance_for(self.seed, view).randrange(1 << 62)

    def _values(self, here: Situation, view: View, budget: Budget) -> tuple[api.MoveValue, ...]:
        moves = [here.deck.index[action.card] for action in view.legal if isinstance(action, PlayCard)]
        values = api.evaluate_moves(
            here.board,
            here.likely or here.sampler,
            here.payoff,
            api.SearchLimits(self.worlds, budget.seconds_left, lessons=self._lessons(here)),
            self._seed(view),
            moves=moves,
            past=here.past,
            spent=lambda: budget.spent,
        )
        if not null_exact.is_null(here):
            return values
        worlds = round(null_exact.WORLDS * self.effort)
        return null_exact.with_exact(here, values, self._seed(view), worlds, lambda: budget.spent)


def bot_of(game: str, seed: int, worlds: int, seconds: float) -> SearchBot:
    """The bot again, in another process; raises BadNotation for a game that does not exist."""
    return SearchBot(game_of(game), seed, worlds, seconds)


def decided(here: Situation, values: tuple[api.MoveValue, ...]) -> Decision:
    """The best of the moves, with what it and the next best promise."""
    cards = tuple(here.deck.cards[value.card] for value in values[:2])
    return Decision(PlayCard(cards[0]), reason_of(here.payoff.kind, cards, values))


def reason_of(kind: api.PayoffKind, cards: tuple[Card, ...], values: tuple[api.MoveValue, ...]) -> Reason:
    """In a game of two sides how many of 100 deals each card wins, else the points that it costs or brings.

    These numbers are not all that is weighed: a card that wins less often may bring more, one that costs more may cost
    the others even more. Then the numbers would speak against the advice, and the reason says what they do not.
    """
    if kind is api.PayoffKind.SIDES:
        rule, beyond, numbers = "expected_wins", "expected_more", [round(100 * value.won) for value in values[:2]]
    else:
        beyond, numbers = "expected_rivals", [round(value.score) for value in values[:2]]
        rule = "expected_cost" if max(numbers) < 0 else "expected_gain"
    if len(set(numbers)) == 1:
        return Reason("expected_same", cards[:1], values=tuple(numbers[:1]))
    if numbers[0] < numbers[1]:
        return Reason(beyond, cards[:1], values=tuple(numbers[:1]))
    return Reason(rule, cards, values=tuple(map(abs, numbers)) if rule == "expected_cost" else tuple(numbers))
