"""The arena: how much stronger one bot is than others, on duplicate deals.

Every deal is played once for each seat, with the first bot of the line-up going round and the others after it in
their order. The unit is a deal: the mean over its games, so that good cards help nobody. Intervals are 95 %.
Where a match is won by one player, whole matches may be the unit, each with the same deals for every seat.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Final

from ramsch_desktop.bots.bot import Bot, budget_of
from ramsch_desktop.bots.command import CommandBot, NoAnswer
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Options
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.shuffle import SplitMix64
from ramsch_desktop.engine.standing import Best, MatchStatus, Standing, places
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import game_of

COMMAND: Final = "cmd:"
SECONDS_A_MOVE: Final = 5.0
_CHUNK: Final = 50
_NORMAL_95: Final = 1.96


class Unit(Enum):
    """What is played and compared: single deals by their points, or whole matches by who wins them."""

    DEAL = "deal"
    MATCH = "match"


@dataclass(frozen=True)
class Contest:
    """What is played: the game by its id, its options, a bot a seat, the seed of the deals, and the unit."""

    game: str
    options: Options
    seats: tuple[str, ...]
    seed: int
    unit: Unit = Unit.DEAL

    @property
    def mirror(self) -> Contest:
        """The contest with one of the others against copies of the first bot."""
        first, second = self.seats[:2]
        return replace(self, seats=(second, *(first,) * (len(self.seats) - 1)))


@dataclass
class Tally:
    """What was counted: for each unit the mean result of the first bot and of the others, and its moves."""

    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    lost: int = 0
    illegal: int = 0
    milliseconds: list[float] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Count what another tally counted."""
        self.own += other.own
        self.others += other.others
        self.lost += other.lost
        self.illegal += other.illegal
        self.milliseconds += other.milliseconds


@dataclass(frozen=True, slots=True)
class Result:
    """What the arena found, in the units of its report: points a deal or share of matches won, milliseconds.

    ``deals`` counts the units. ``difference`` is the first bot minus the mean of the others, ``ci95`` the half width
    of its interval.
    """

    seats: tuple[str, ...]
    deals: int
    mean: float
    difference: float
    ci95: float
    lost: float
    illegal: int
    games_per_s: float
    ms_mean: float
    ms_p95: float
    ms_max: float


def run(contest: Contest, deals: int, executor: Executor | None = None, chunk: int = _CHUNK) -> Result:
    """Play the contest, in this process or in chunks on any executor whose workers can import this package.

    Raises BadNotation for a bot that does not exist and OSError for a program that cannot be started.
    """
    started = time.perf_counter()
    numbers = [range(first, min(first + chunk, deals)) for first in range(0, deals, chunk)]
    total = Tally()
    if executor is None:
        parts: Iterable[Tally] = [play(contest, range(deals))]
    else:
        parts = executor.map(play, [contest] * len(numbers), numbers)
    for part in parts:
        total.add(part)
    return _result(contest, total, time.perf_counter() - started)


def play(contest: Contest, deals: Sequence[int]) -> Tally:
    """Play these deals of the contest, each once for every seat."""
    game, tally = game_of(contest.game), Tally()
    if len(contest.seats) != game.seats(contest.options):
        expected = game.seats(contest.options)
        text = QT_TRANSLATE_NOOP("Faults", "The number of bots is {count}: expected {expected} for these options.")
        raise BadNotation(text, count=len(contest.seats), expected=expected)
    bots = _seated(contest)
    try:
        for number in deals:
            _play_unit(contest, game, bots, number, tally)
    finally:
        _close(bots)
    return tally


def _seated(contest: Contest) -> list[Bot]:
    bots: list[Bot] = []
    try:
        for place, name in enumerate(contest.seats):
            bots.append(_bot(name, contest.game, contest.seed + place))
    except Exception:
        _close(bots)
        raise
    return bots


def _bot(name: str, game: str, seed: int) -> Bot:
    return CommandBot(name.removeprefix(COMMAND)) if name.startswith(COMMAND) else make_bot(name, game, seed)


def _close(bots: Iterable[Bot]) -> None:
    for bot in bots:
        if isinstance(bot, CommandBot):
            bot.close()


def deal_seed(seed: int, number: int) -> int:
    """The seed of a deal, whichever process plays it."""
    return SplitMix64((seed << 32) + number).next()


def _play_unit(contest: Contest, game: Game, bots: list[Bot], number: int, tally: Tally) -> None:
    seats = len(bots)
    played = _deal_results if contest.unit is Unit.DEAL else _match_results
    own, others = 0.0, 0.0
    for first in range(seats):
        results = played(contest, game, bots, number, first, tally)
        own += results[first] / seats
        others += (sum(results) - results[first]) / (seats - 1) / seats
        tally.lost += results[first] == min(results) < max(results)
    tally.own.append(own)
    tally.others.append(others)


def _deal_results(
    contest: Contest, game: Game, bots: list[Bot], number: int, first: Seat, tally: Tally
) -> Sequence[float]:
    """What one deal brings each seat."""
    options, dealer = contest.options, number % len(bots)
    deal = game.deal(options, dealer, deal_seed(contest.seed, number))
    return _utilities(_play_game(begin(game, options, game.opening(options, dealer), deal), bots, first, tally))


def _match_results(
    contest: Contest, game: Game, bots: list[Bot], number: int, first: Seat, tally: Tally
) -> Sequence[float]:
    """What one match brings each seat."""
    options, seeds = contest.options, SplitMix64(deal_seed(contest.seed, number))
    standing = game.opening(options, number % len(bots))
    while standing.status is MatchStatus.RUNNING:
        deal = game.deal(options, standing.dealer, seeds.next())
        course = _play_game(begin(game, options, standing, deal), bots, first, tally)
        assert course.score is not None
        standing = game.book(options, standing, course.score)
    return shares_of(standing, game.best(options))


def shares_of(standing: Standing, best: Best) -> list[float]:
    """1 for whoever won the match; those who tie for it share."""
    first = [place.seat for place in places(standing.totals, best=best) if place.place == 1]
    winners = first if standing.winner is None else [standing.winner]
    return [(seat in winners) / len(winners) for seat in range(standing.seats)]


def _play_game(course: Course, bots: list[Bot], first: Seat, tally: Tally) -> Course:
    """The deal played out with the first bot at the seat ``first`` and the others clockwise after it."""
    while course.to_move is not None:
        place = (course.to_move - first) % len(bots)
        view = course.view(course.to_move)
        began = time.perf_counter()
        action = _answer(bots[place], view)
        if place == 0:
            tally.milliseconds.append(1000 * (time.perf_counter() - began))
        if action is None or action not in view.legal:
            tally.illegal += 1
            action = view.legal[0]
        course = course.apply(action)
    return course


def _answer(bot: Bot, view: View) -> Action | None:
    try:
        return bot.choose(view, budget_of(SECONDS_A_MOVE)).action
    except NoAnswer:
        return None


def _utilities(course: Course) -> list[float]:
    """What the deal brings each seat in the standing of the match; more is better."""
    assert course.score is not None
    booked = course.game.book(course.options, course.standing, course.score).totals
    sign = 1 if course.game.best(course.options) is Best.HIGHEST else -1
    return [sign * (after - before) for after, before in zip(booked, course.standing.totals, strict=True)]


def _result(contest: Contest, tally: Tally, seconds: float) -> Result:
    deals, games = len(tally.own), len(tally.own) * len(contest.seats)
    differences = [own - others for own, others in zip(tally.own, tally.others, strict=True)]
    times = sorted(tally.milliseconds) or [0.0]
    return Result(
        seats=contest.seats,
        deals=deals,
        mean=_mean(tally.own),
        difference=_mean(differences),
        ci95=_half_width(differences),
        lost=tally.lost / max(1, games),
        illegal=tally.illegal,
        games_per_s=games / seconds,
        ms_mean=_mean(times),
        ms_p95=times[min(len(times) - 1, int(0.95 * len(times)))],
        ms_max=times[-1],
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _half_width(values: Sequence[float]) -> float:
    """Half the 95 % interval of the mean, from the normal distribution."""
    if len(values) < 2:
        return math.inf
    mean = _mean(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return _NORMAL_95 * math.sqrt(variance / len(values))
