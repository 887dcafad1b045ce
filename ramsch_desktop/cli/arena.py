"""The command ``arena``: bots against each other on duplicate deals."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from multiprocessing import get_context
from typing import Any

from ramsch_desktop.bots.arena import COMMAND, Contest, Result, Unit
from ramsch_desktop.bots.arena import run as run_contest
from ramsch_desktop.bots.levels import MAKERS
from ramsch_desktop.cli import game_id, values
from ramsch_desktop.cli.language import Language
from ramsch_desktop.cli.layout import columns_of
from ramsch_desktop.cli.parser import Parser, WrongUse, add_spoken_language
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation, RamschError
from ramsch_desktop.engine.options import Options, OptionValue, read_options
from ramsch_desktop.engine.speech import Translate
from ramsch_desktop.games import BY_ID, game_of
from ramsch_desktop.store.os_faults import os_fault


def add_arguments(parser: Parser) -> None:
    """What is played by whom, how often, and in how many processes."""
    translate = parser.translate
    game, key = translate("CommandLine", "GAME"), translate("CommandLine", "KEY=VALUE")
    parser.add_argument("game", metavar=game, type=game_id, help=", ".join(BY_ID))
    text = translate("CommandLine", "a player for each seat: {bots} or {command}; A is compared with the others")
    command = COMMAND + translate("CommandLine", "COMMAND")
    text = text.format(bots=", ".join(MAKERS), command=command)
    parser.add_argument("--seats", required=True, type=values.line_up, metavar="A,B,C", help=text)
    text = translate("CommandLine", "deals; each is played once a seat")
    parser.add_argument("--deals", type=values.positive, default=1000, metavar="N", help=text)
    text = translate("CommandLine", "let N count whole matches and compare how many A wins")
    parser.add_argument("--matches", action="store_true", help=text)
    text = translate("CommandLine", "the number that the deals come from")
    parser.add_argument("--seed", type=values.whole, default=0, metavar="N", help=text)
    text = translate("CommandLine", "an option of the game as in {example}").format(example="rounds=3")
    parser.add_argument("--option", action="append", default=[], metavar=key, help=text)
    text = translate("CommandLine", "processes to play in")
    parser.add_argument("--jobs", type=values.positive, default=1, metavar="N", help=text)
    text = translate("CommandLine", "then let B play against copies of A on the same deals")
    parser.add_argument("--mirror", action="store_true", help=text)
    text = translate("CommandLine", "print one JSON object a line-up, the same in every language")
    parser.add_argument("--json", action="store_true", help=text)
    add_spoken_language(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play and print each line-up; the exit status. Raises WrongUse for a bot or an option that does not exist."""
    try:
        _print_results(arguments)
    except BadNotation as error:
        raise WrongUse(error.fault) from error
    return 0


def _print_results(arguments: argparse.Namespace) -> None:
    options = _options(arguments.game, arguments.option)
    unit = Unit.MATCH if arguments.matches else Unit.DEAL
    contest = Contest(arguments.game, options, arguments.seats, arguments.seed, unit)
    for line_up in [contest, contest.mirror] if arguments.mirror else [contest]:
        result = _played(line_up, arguments.deals, arguments.jobs)
        if arguments.json:
            print(json.dumps(_result_json(line_up, result)), flush=True)
        else:
            print(result_text(line_up, result, arguments.language), flush=True)


def _options(identifier: str, given: Iterable[str]) -> Options:
    pairs: dict[str, OptionValue] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            message = QT_TRANSLATE_NOOP("Faults", "'{given}' is no option: expected one such as rounds=3.")
            raise BadNotation(message, given=text)
        pairs[key] = value
    return read_options(game_of(identifier).options, pairs)


def _played(contest: Contest, deals: int, jobs: int) -> Result:
    try:
        if jobs == 1:
            return run_contest(contest, deals)
        with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
            return run_contest(contest, deals, executor)
    except OSError as error:
        text = QT_TRANSLATE_NOOP("Faults", "The bot {program} cannot be started: {what}")
        raise RamschError(text, program=str(error.filename), what=os_fault(error)) from error


def _result_json(contest: Contest, result: Result) -> dict[str, Any]:
    figures = asdict(result) | {"ci95": result.ci95 if math.isfinite(result.ci95) else None}
    played = {"game": contest.game, "options": dict(contest.options.items), "seed": contest.seed}
    return played | {"unit": contest.unit.value} | figures


def result_text(contest: Contest, result: Result, language: Language) -> str:
    """A line-up in a few lines, with numbers as the language writes them."""
    translate = language.translate
    head = translate("CommandLine", "{game}: {bot} against {others}, {deals}, seed {seed}").format(
        game=contest.game,
        bot=result.seats[0],
        others=", ".join(result.seats[1:]),
        deals=_count(contest.unit, result.deals, translate),
        seed=contest.seed,
    )
    rows = _figures(contest.unit, result, translate, language.decimal_sign)
    longest = max(columns_of(label) for label, _ in rows)
    return "\n".join([head, *(f"  {label}{' ' * (longest - columns_of(label))}  {text}" for label, text in rows)])


def _count(unit: Unit, count: int, translate: Translate) -> str:
    if unit is Unit.MATCH:
        return translate("CommandLine", "%n match(es)", None, count)
    return translate("CommandLine", "%n deal(s)", None, count)


def _figures(unit: Unit, result: Result, translate: Translate, point: str) -> tuple[tuple[str, str], ...]:
    """What was measured, by its name."""

    def number(value: float, form: str) -> str:
        return format(value, form).replace(".", point)

    times = translate("CommandLine", "mean {mean}, 95 % below {p95}, longest {longest}")
    return (
        *(_won(result, translate, number) if unit is Unit.MATCH else _gained(result, translate, number)),
        (translate("CommandLine", "illegal moves"), str(result.illegal)),
        (translate("CommandLine", "games a second"), number(result.games_per_s, ".1f")),
        (
            translate("CommandLine", "milliseconds a move"),
            times.format(
                mean=number(result.ms_mean, ".2f"),
                p95=number(result.ms_p95, ".2f"),
                longest=number(result.ms_max, ".2f"),
            ),
        ),
    )


def _gained(result: Result, translate: Translate, number: Callable[[float, str], str]) -> tuple[tuple[str, str], ...]:
    """The points of deals."""
    points = translate("CommandLine", "{mean}, difference {difference} ± {interval} (95 %)")
    return (
        (
            translate("CommandLine", "points a deal"),
            points.format(
                mean=number(result.mean, "+.2f"),
                difference=number(result.difference, "+.2f"),
                interval=number(result.ci95, ".2f"),
            ),
        ),
        (
            translate("CommandLine", "deals lost"),
            translate("CommandLine", "{share} %").format(share=number(100 * result.lost, ".1f")),
        ),
    )


def _won(result: Result, translate: Translate, number: Callable[[float, str], str]) -> tuple[tuple[str, str], ...]:
    """The share of matches."""
    shares = translate("CommandLine", "{share} %, difference {difference} ± {interval} (95 %)")
    return (
        (
            translate("CommandLine", "matches won"),
            shares.format(
                share=number(100 * result.mean, ".1f"),
                difference=number(100 * result.difference, "+.1f"),
                interval=number(100 * result.ci95, ".1f"),
            ),
        ),
    )
