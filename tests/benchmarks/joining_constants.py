"""Measures Ramsen and Rams by self-play of medium players: length of matches, and how well chances are judged.

    python -m tests.benchmarks.joining_constants ramsen --players 4 --matches 5000

The chances by which they join are held against the tricks they take. One level is set against another by
``ramsch-desktop arena GAME --matches``.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from math import exp, log
from random import Random
from statistics import fmean, median

from ramsch_desktop.engine.course import begin
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.phases.joining import Stay
from ramsch_desktop.engine.shuffle import SplitMix64
from ramsch_desktop.engine.standing import MatchStatus
from ramsch_desktop.games import BY_ID

SPREADS = [1.12**step for step in range(5, 45)]


@dataclass
class Played:
    """A match: its winner, the totals before and the points of every deal by seat, and each chance by which a seat
    joined with its tricks."""

    winner: int | None = None
    totals: list[tuple[float, ...]] = field(default_factory=list)
    deals: list[tuple[float, ...]] = field(default_factory=list)
    joined: list[tuple[int, int]] = field(default_factory=list)


def self_play(identifier: str, players: int, seed: int) -> Played:
    """A match of medium players; the deals depend on the seed alone."""
    game = BY_ID[identifier]
    options, medium = read_options(game.options, {"players": players}), game.policies["medium"]
    chance, seeds, played = Random(seed), SplitMix64(seed), Played()
    standing = game.opening(options, seed % players)
    while standing.status is MatchStatus.RUNNING:
        played.totals.append(standing.totals)
        deal = game.deal(options, standing.dealer, seeds.next())
        course = begin(game, options, standing, deal)
        judged: dict[int, int] = {}
        while course.to_move is not None:
            decision = medium(course.view(course.to_move), chance)
            if isinstance(decision.action, Stay) and decision.reason.values:
                judged[course.to_move] = int(decision.reason.values[0])
            course = course.apply(decision.action)
        assert course.score is not None
        played.deals.append(course.score.points)
        if any(course.score.tricks):
            played.joined += [(percent, course.score.tricks[seat]) for seat, percent in judged.items()]
        standing = game.book(options, standing, course.score)
    played.winner = standing.winner
    return played


def spread_of_race(matches: list[Played]) -> tuple[float, float]:
    """The spread by which a softmax of the totals tells the winner best, and its log loss a deal."""
    seen = [(totals, m.winner) for m in matches if m.winner is not None for totals in m.totals]
    losses = {spread: fmean(_surprise(totals, winner, spread) for totals, winner in seen) for spread in SPREADS}
    spread = min(losses, key=lambda tried: losses[tried])
    return spread, losses[spread]


def _surprise(totals: tuple[float, ...], winner: int, spread: float) -> float:
    low = min(totals)
    shares = [exp((low - total) / spread) for total in totals]
    return -log(shares[winner] / sum(shares))


def report_self_play(matches: list[Played]) -> Iterator[str]:
    """Length of the matches and, by tenths, the chance judged against the share that took a trick."""
    lengths = sorted(len(match.deals) for match in matches)
    late = lengths[int(0.95 * len(lengths))]
    yield f"deals a match: mean {fmean(lengths):.2f}, median {median(lengths)}, 95 % below {late}, most {lengths[-1]}"
    yield f"without a single winner: {sum(match.winner is None for match in matches)} of {len(matches)}"
    spread, loss = spread_of_race(matches)
    yield f"race: spread {spread:.2f}, log loss {loss:.3f}"
    by_tenth = defaultdict[int, list[tuple[int, int]]](list)
    for match in matches:
        for percent, tricks in match.joined:
            by_tenth[percent // 10].append((percent, tricks))
    for tenth, seen in sorted(by_tenth.items()):
        judged, took = fmean(percent for percent, _ in seen), fmean(100.0 * (tricks > 0) for _, tricks in seen)
        yield f"judged {judged:5.1f} %: a trick in {took:5.1f} % ({len(seen)}, from {10 * tenth} %)"


def main() -> None:
    """Read the arguments, play, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=("ramsen", "rams"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    seeds = range(given.seed, given.seed + given.matches)
    with ProcessPoolExecutor(given.jobs) as pool:
        matches = pool.map(partial(self_play, given.game, given.players), seeds, chunksize=8)
        print(*report_self_play(list(matches)), sep="\n")


if __name__ == "__main__":
    main()
