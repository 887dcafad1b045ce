"""A decision of the strong level ends with its time, whatever takes it; measured by a clock that the test moves."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from ramsch_desktop.bots import bot, levels, schafkopf_worlds, search, skat_worlds, trial
from ramsch_desktop.bots.bot import Budget, PolicyBot
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.bots.search import SearchBot
from ramsch_desktop.bots.terms import terms_of
from ramsch_desktop.bots.translate import Terms
from ramsch_desktop.bots.trial import Trial
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import BY_ID
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.kernel import api
from tests.playing import opened, usual


@dataclass
class Clock:
    """Stands still until it is moved; in seconds."""

    now: float = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (bot, levels, trial):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=clock.monotonic))
    return clock


def first_view(game: str) -> View:
    course = opened(BY_ID[game], usual(BY_ID[game]), 5, dealer=2)
    assert course.to_move is not None
    return course.view(course.to_move)


def test_a_budget_within_some_seconds_is_spent_after_them(clock: Clock) -> None:
    budget = Budget(clock.now + 5).within(0.3)
    clock.now += 0.2
    assert budget.seconds_left == pytest.approx(0.1)
    assert budget.within(3).seconds_left == pytest.approx(0.1)
    clock.now += 0.1
    assert budget.spent


def test_what_comes_before_the_search_takes_of_its_time(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def slow(view: View) -> Terms | None:
        clock.now += 0.25
        return terms_of(view)

    def evaluated(board: Any, sampler: Any, payoff: Any, limits: api.SearchLimits, *rest: Any, **more: Any) -> Any:
        given.append(limits.seconds)
        return (api.MoveValue(0, 0.0, 0.0, 0),)

    monkeypatch.setattr(search, "terms_of", slow)
    monkeypatch.setattr(api, "evaluate_moves", evaluated)
    SearchBot(RAMSCH, seconds=0.3).choose(first_view("ramsch"), Budget())
    assert given == [pytest.approx(0.05)]


def test_loading_the_search_takes_of_the_time_of_the_first_decision(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    deadlines: list[float] = []

    class Recording(SearchBot):
        def choose(self, view: View, budget: Budget) -> Decision:
            deadlines.append(budget.deadline)
            return PolicyBot(RAMSCH.policies["medium"]).choose(view, budget)

    def loaded(self: levels._Searching) -> SearchBot:
        clock.now += 0.2
        return Recording(self.game, seconds=0.3)

    monkeypatch.setattr(levels._Searching, "_bot", property(loaded))
    make_bot("strong", "ramsch").choose(first_view("ramsch"), Budget())
    assert deadlines == [pytest.approx(100.3)]


@pytest.mark.parametrize(("game", "worlds"), [("skat", skat_worlds.worlds), ("schafkopf", schafkopf_worlds.worlds)])
def test_looking_for_deals_that_fit_ends_with_the_time(clock: Clock, game: str, worlds: Any) -> None:
    """Every hand is doubtful, each look takes a tenth of a second, and the time is over after one second."""

    def doubtful(seat: int, hand: int) -> bool:
        clock.now += 0.1
        return True

    view = first_view(game)
    taken = list(worlds(view, Trial(view, 1, clock.now + 1, 1.0, lambda: False), doubtful))
    assert len(taken) < 10
    assert clock.now < 100 + 1.5


def test_the_first_decision_of_a_game_loads_no_other_game() -> None:
    """To load all games takes longer than a decision may."""
    code = """
import sys
from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.games.ramsch import RAMSCH
from tests.playing import opened, usual
make_bot("strong", "ramsch").choose(opened(RAMSCH, usual(RAMSCH), 5, dealer=2).view(0), Budget())
print(*sys.modules)
"""
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "ramsch_desktop.bots.ramsch_terms" in loaded
    assert [name for name in loaded if name.startswith("ramsch_desktop.bots.") and name.endswith("_choice")] == []
    assert "ramsch_desktop.bots.schafkopf_terms" not in loaded
