"""The command ``arena``: bots against each other on duplicate deals."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from typing import Any

from ramsch_desktop.bots.arena import Contest, Result
from ramsch_desktop.bots.arena import run as run_contest
from ramsch_desktop.engine.errors import BadNotation, RamschError
from ramsch_desktop.engine.options import Options, OptionValue, read_options
from ramsch_desktop.games import BY_ID, game_of
from ramsch_desktop.store.os_faults import os_fault


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What is played by whom, how often, and in how many processes."""
    parser.add_argument("game", choices=tuple(BY_ID), metavar="GAME", help=", ".join(BY_ID))
    parser.add_argument("--seats", required=True, type=_seats, metavar="A,B,C", help=_SEATS_HELP)
    parser.add_argument("--deals", type=_positive, default=1000, metavar="N", help="deals; each is played once a seat")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the seed of the deals")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes to play in")
    parser.set_defaults(wrong_use=parser.error)
    parser.add_argument("--mirror", action="store_true", help="then let B play against copies of A on the same deals")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line-up")


_SEATS_HELP = "a bot for each seat: easy, medium, strong, random or cmd:COMMAND; A is compared with the others"


def _seats(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if len(names) < 2 or not all(names):
        raise argparse.ArgumentTypeError(f"'{text}' is no line-up: expected two bots or more as in medium,easy,easy")
    return names


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"'{text}' is no number above 0")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Play and print each line-up; the exit status."""
    try:
        _print_results(arguments)
    except BadNotation as error:
        arguments.wrong_use(str(error))
    return 0


def _print_results(arguments: argparse.Namespace) -> None:
    options = _options(arguments.game, arguments.option)
    contest = Contest(arguments.game, options, arguments.seats, arguments.seed)
    for line_up in [contest, contest.mirror] if arguments.mirror else [contest]:
        result = _played(line_up, arguments.deals, arguments.jobs)
        report = json.dumps(_result_json(line_up, result)) if arguments.json else _result_text(line_up, result)
        print(report, flush=True)


def _options(identifier: str, given: Iterable[str]) -> Options:
    pairs: dict[str, OptionValue] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            raise BadNotation(f"'{text}' is no option: expected KEY=VALUE as in rounds=3.")
        pairs[key] = value
    return read_options(game_of(identifier).options, pairs)


def _played(contest: Contest, deals: int, jobs: int) -> Result:
    try:
        if jobs == 1:
            return run_contest(contest, deals)
        with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
            return run_contest(contest, deals, executor)
    except OSError as error:
        raise RamschError(f"The bot {error.filename} cannot be started: {os_fault(error)}") from error


def _result_json(contest: Contest, result: Result) -> dict[str, Any]:
    figures = asdict(result) | {"ci95": result.ci95 if math.isfinite(result.ci95) else None}
    return {"game": contest.game, "options": dict(contest.options.items), "seed": contest.seed} | figures


def _result_text(contest: Contest, result: Result) -> str:
    first, others = result.seats[0], ", ".join(result.seats[1:])
    return "\n".join(
        [
            f"{contest.game}: {first} against {others}, {result.deals} deals, seed {contest.seed}",
            f"  points a deal    {result.mean:+.2f}, difference {result.difference:+.2f} +-{result.ci95:.2f} (95 %)",
            f"  deals lost       {100 * result.lost:.1f} %",
            f"  illegal moves    {result.illegal}",
            f"  games a second   {result.games_per_s:.1f}",
            f"  ms a move        mean {result.ms_mean:.2f}, p95 {result.ms_p95:.2f}, max {result.ms_max:.2f}",
        ]
    )
