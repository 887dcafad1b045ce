"""The command line: the table by default, and commands that need no display.

Exit status: 0 done; 1 the input is wrong, with one line on standard error; 2 wrong use. Everything is said in the
language of the window, or in the one that ``--lang`` names; ids, the notation and JSON are the same in each.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ramsch_desktop.cli import parser as parsing
from ramsch_desktop.cli.language import Language
from ramsch_desktop.cli.parser import PROGRAM, Fill, Parser, WrongUse
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, RamschError
from ramsch_desktop.games import BY_ID, game_of
from ramsch_desktop.store.languages import require_language

DONE: Final = 0
WRONG_INPUT: Final = 1

Run: TypeAlias = Callable[[argparse.Namespace], int]
"""Runs a command; the exit status. Besides its arguments it finds the ``language`` to speak."""

_LONGEST_MESSAGE: Final = 400
_SUMMARY: Final = QT_TRANSLATE_NOOP(
    "CommandLine", "Play Ramsch and its family of card games against computer opponents."
)


@dataclass(frozen=True)
class Command:
    """What a command does, marked for translation, and ``load``, which imports the functions that name its arguments
    and run it."""

    summary: str
    load: Callable[[], tuple[Fill, Run]]


def main(arguments: Sequence[str], open_table: Run) -> int:
    """Run the program with these arguments; the exit status. Raises SystemExit for wrong use and for help."""
    _print_what_the_terminal_can()
    language = Language(arguments)
    try:
        return _run(arguments, open_table, language)
    except RamschError as error:
        return complain(error.fault.told(language.translate))
    except BrokenPipeError:
        return _leave_quietly()


def _run(arguments: Sequence[str], open_table: Run, language: Language) -> int:
    name, others = split(arguments)
    program = PROGRAM if name is None else f"{PROGRAM} {name}"
    command = Command(_SUMMARY, lambda: (fill_table, open_table)) if name is None else COMMANDS[name]
    fill, run = command.load()
    given = parsing.read(program, command.summary, fill, others, language)
    require_language(given.lang)
    try:
        return run(given)
    except WrongUse as error:
        parsing.speaking(program, command.summary, fill, language).refuse(error.fault)


def split(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The command, which only ``--lang`` may precede, and all other arguments; without a command the table."""
    at = 0
    if arguments and arguments[0].split("=")[0] == "--lang":
        at = 1 if "=" in arguments[0] else 2
    if len(arguments) > at and arguments[at] in COMMANDS:
        return arguments[at], [*arguments[:at], *arguments[at + 1 :]]
    return None, list(arguments)


def fill_table(parser: Parser) -> None:
    """The arguments of the table itself, and the commands."""
    translate = parser.translate
    parsing.add_version(parser)
    text = translate("CommandLine", "open this game: {games}").format(games=", ".join(BY_ID))
    parser.add_argument("--game", metavar=translate("CommandLine", "GAME"), type=game_id, help=text)
    text = translate("CommandLine", "speak this language for this start only: {languages}")
    parsing.add_language(parser, text)
    text = translate("CommandLine", "a record to open")
    parser.add_argument("file", nargs="?", metavar=translate("CommandLine", "FILE"), help=text)
    word, argument = translate("CommandLine", "COMMAND"), translate("CommandLine", "ARGUMENT")
    parser.further = [f"{PROGRAM} {word} [{argument} ...]"]
    parser.commands = [(name, translate(parsing.CONTEXT, command.summary)) for name, command in COMMANDS.items()]
    text = translate("CommandLine", "For more about a command: {example}")
    parser.epilog = text.format(example=f"{PROGRAM} {word} --help")


def game_id(text: str) -> str:
    """The id of a game; raises BadNotation naming those that exist."""
    return game_of(text).id


def complain(message: str) -> int:
    """Print one line of at most 400 characters to standard error; the exit status."""
    line = " ".join(message.split())
    print(line if len(line) <= _LONGEST_MESSAGE else line[: _LONGEST_MESSAGE - 4] + " ...", file=sys.stderr)
    return WRONG_INPUT


def _print_what_the_terminal_can() -> None:
    """Print a question mark for a sign that the encoding of the output does not have."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _leave_quietly() -> int:
    """The reader of a pipe has left: what Python still wants to write at its end goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return WRONG_INPUT


def _games() -> tuple[Fill, Run]:
    from ramsch_desktop.cli import games

    return games.add_arguments, games.run


def _replay() -> tuple[Fill, Run]:
    from ramsch_desktop.cli import replay

    return replay.add_arguments, replay.run


def _arena() -> tuple[Fill, Run]:
    from ramsch_desktop.cli import arena

    return arena.add_arguments, arena.run


def _screenshot() -> tuple[Fill, Run]:
    from ramsch_desktop.cli import drawing

    return drawing.add_screenshot_arguments, drawing.screenshot


def _demo() -> tuple[Fill, Run]:
    from ramsch_desktop.cli import drawing

    return drawing.add_demo_arguments, drawing.demo


COMMANDS: Final = {
    "games": Command(QT_TRANSLATE_NOOP("CommandLine", "List the games with their options."), _games),
    "replay": Command(QT_TRANSLATE_NOOP("CommandLine", "Play records again and print the scores."), _replay),
    "arena": Command(
        QT_TRANSLATE_NOOP("CommandLine", "Let computer players play the same deals against each other."), _arena
    ),
    "screenshot": Command(QT_TRANSLATE_NOOP("CommandLine", "Draw a table into a picture."), _screenshot),
    "demo": Command(QT_TRANSLATE_NOOP("CommandLine", "Let the computer play on the table by itself."), _demo),
}
"""The commands; the module of each is loaded when it is wanted, which keeps the start of the table short."""
