"""Lets bots play many deals of every game and counts what must not happen.

    python -m tests.benchmarks.many_deals --deals 100000

Each deal has house rules and levels (easy or medium) left to chance. Prints, by game, the deals played, illegal
answers, exceptions and deals a second; exits with 1 if there was any illegal answer or exception.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from dataclasses import dataclass
from random import Random

from ramsch_desktop.bots.bot import Bot, Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.games import ALL
from tests.playing import opened

LEVELS = ("easy", "medium")
BATCH = 100


@dataclass
class Count:
    """What was seen in one game."""

    deals: int = 0
    actions: int = 0
    illegal: int = 0
    faults: int = 0
    seconds: float = 0.0


def play(game: Game, seed: int, count: Count) -> None:
    """One deal to its end."""
    chance = Random(f"{game.id} {seed}")
    options = read_options(game.options, {option.id: chance.choice(option.values) for option in game.options})
    course = opened(game, options, seed)
    bots: list[Bot] = [make_bot(chance.choice(LEVELS), game.id, seed) for _ in range(game.seats(options))]
    while course.to_move is not None:
        view = course.view(course.to_move)
        action = bots[course.to_move].choose(view, Budget()).action
        if action not in view.legal:
            count.illegal += 1
            print(f"{game.id} seed {seed}: {action} is not legal", flush=True)
            return
        course = course.apply(action)
        count.actions += 1
    count.deals += 1


def play_batch(game: Game, seeds: range, count: Count) -> None:
    """Some deals; an exception ends only the deal in which it was raised."""
    started = time.perf_counter()
    for seed in seeds:
        try:
            play(game, seed, count)
        except Exception:
            count.faults += 1
            print(f"{game.id} seed {seed}:\n{traceback.format_exc()}", flush=True)
    count.seconds += time.perf_counter() - started


def report(counts: dict[str, Count]) -> None:
    """Print one line a game, and the sum."""
    for name, count in counts.items():
        rate = count.deals / max(count.seconds, 1e-9)
        print(
            f"{name:14} {count.deals:7} deals {count.actions:9} actions {count.illegal:3} illegal "
            f"{count.faults:3} exceptions {rate:7.1f} deals/s"
        )
    deals, illegal, faults = (sum(getattr(c, key) for c in counts.values()) for key in ("deals", "illegal", "faults"))
    print(f"{'all':14} {deals:7} deals, {illegal} illegal, {faults} exceptions", flush=True)


def main() -> int:
    """Play the games in turn, in batches, so that a run that is ended early has seen them all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000, help="deals of all games together")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first deal of each game")
    parser.add_argument("--report-every", type=float, default=300.0, help="seconds between two reports")
    chosen = parser.parse_args()
    counts = {game.id: Count() for game in ALL}
    each = -(-chosen.deals // len(ALL))
    last = time.monotonic()
    for first in range(0, each, BATCH):
        for game in ALL:
            seeds = range(chosen.seed + first, chosen.seed + min(first + BATCH, each))
            play_batch(game, seeds, counts[game.id])
        if time.monotonic() - last > chosen.report_every:
            last = time.monotonic()
            report(counts)
    report(counts)
    return 1 if any(count.illegal or count.faults for count in counts.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
