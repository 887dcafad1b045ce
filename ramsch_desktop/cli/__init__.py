"""The command line: the table by default, and commands that need no display.

Exit status: 0 done; 1 the input is wrong, with one line on standard error; 2 wrong use.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ramsch_desktop import __version__
from ramsch_desktop.engine.errors import RamschError
from ramsch_desktop.games import BY_ID

PROGRAM: Final = "ramsch-desktop"
DONE: Final = 0
WRONG_INPUT: Final = 1

Run: TypeAlias = Callable[[argparse.Namespace], int]
"""Runs a command; the exit status."""

_LONGEST_MESSAGE: Final = 400


@dataclass(frozen=True)
class Command:
    """What a command does, and the functions that name its arguments and run it."""

    summary: str
    add_arguments: Callable[[argparse.ArgumentParser], None]
    run: Run


def main(arguments: Sequence[str], open_table: Run) -> int:
    """Run the program with these arguments; the exit status. Raises SystemExit for wrong use and for help."""
    if arguments and arguments[0] in COMMANDS:
        return _run(arguments[0], arguments[1:])
    return _safely(open_table, table_parser().parse_args(arguments))


def table_parser() -> argparse.ArgumentParser:
    """The arguments of the table itself."""
    parser = argparse.ArgumentParser(
        prog=PROGRAM,
        description="Play Ramsch and its family of card games against computer opponents.",
        epilog="commands: " + ", ".join(COMMANDS) + f"; '{PROGRAM} COMMAND --help' explains one",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.add_argument("--game", choices=tuple(BY_ID), help="open this game")
    parser.add_argument("--lang", metavar="LANGUAGE", help="speak this language for this start only, as in 'de'")
    parser.add_argument("file", nargs="?", metavar="FILE", help="a record to open")
    return parser


def _run(name: str, arguments: Sequence[str]) -> int:
    command = COMMANDS[name]()
    parser = argparse.ArgumentParser(prog=f"{PROGRAM} {name}", description=command.summary)
    command.add_arguments(parser)
    return _safely(command.run, parser.parse_args(arguments))


def _safely(run: Run, arguments: argparse.Namespace) -> int:
    try:
        return run(arguments)
    except RamschError as error:
        return complain(str(error))
    except BrokenPipeError:
        return _leave_quietly()


def complain(message: str) -> int:
    """Print one line of at most 400 characters to standard error; the exit status."""
    line = " ".join(message.split())
    print(line if len(line) <= _LONGEST_MESSAGE else line[: _LONGEST_MESSAGE - 4] + " ...", file=sys.stderr)
    return WRONG_INPUT


def _leave_quietly() -> int:
    """The reader of a pipe has left: what Python still wants to write at its end goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return WRONG_INPUT


def _games() -> Command:
    from ramsch_desktop.cli import games

    return Command("List the games with their options.", games.add_arguments, games.run)


def _replay() -> Command:
    from ramsch_desktop.cli import replay

    return Command("Play records again and print the scores.", replay.add_arguments, replay.run)


def _arena() -> Command:
    from ramsch_desktop.cli import arena

    return Command("Let bots play duplicate deals against each other.", arena.add_arguments, arena.run)


def _screenshot() -> Command:
    from ramsch_desktop.cli import drawing

    return Command("Draw a table into a picture.", drawing.add_screenshot_arguments, drawing.screenshot)


def _demo() -> Command:
    from ramsch_desktop.cli import drawing

    return Command("Let bots play on the table by themselves.", drawing.add_demo_arguments, drawing.demo)


COMMANDS: Final[dict[str, Callable[[], Command]]] = {
    "games": _games,
    "replay": _replay,
    "arena": _arena,
    "screenshot": _screenshot,
    "demo": _demo,
}
"""The commands; the module of each is loaded when it is wanted, which keeps the start of the table short."""
