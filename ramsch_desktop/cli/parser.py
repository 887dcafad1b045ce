"""The command line as a program in any language has it: usage, help and wrong use.

The arguments are read once without words; only where something has to be said they are read again by a parser that
speaks, so that Qt is loaded for nothing else.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NoReturn, TypeAlias

from ramsch_desktop import __version__
from ramsch_desktop.cli import layout
from ramsch_desktop.cli.language import Language, source_text
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation, Fault, RamschError
from ramsch_desktop.engine.speech import Translate
from ramsch_desktop.store.languages import LANGUAGES

PROGRAM: Final = "ramsch-desktop"
CONTEXT: Final = "CommandLine"
WRONG_USE: Final = 2

OF_ARGPARSE: Final = frozenset(
    {
        QT_TRANSLATE_NOOP("CommandLine", "argument %(argument_name)s: %(message)s"),
        QT_TRANSLATE_NOOP("CommandLine", "ambiguous option: %(option)s could match %(matches)s"),
        QT_TRANSLATE_NOOP("CommandLine", "expected one argument"),
        QT_TRANSLATE_NOOP("CommandLine", "expected at least one argument"),
        QT_TRANSLATE_NOOP("CommandLine", "ignored explicit argument %r"),
        QT_TRANSLATE_NOOP("CommandLine", "the following arguments are required: %s"),
        QT_TRANSLATE_NOOP("CommandLine", "unrecognized arguments: %s"),
    }
)
"""What argparse says of wrong use of these commands."""

_LEAST_COLUMNS: Final = 40


class WrongUse(RamschError):  # noqa: N818 - what happened, not an error of the program
    """The arguments do not fit together, or to the game."""


class WordsNeeded(Exception):  # noqa: N818
    """Help is asked for, or the use is wrong: there is something to say."""


class Parser(argparse.ArgumentParser):
    """Reads arguments; prints help and says what is wrong in a language."""

    def __init__(self, program: str, summary: str, translate: Translate) -> None:
        super().__init__(prog=program, description=summary, add_help=False)
        self.translate = translate
        self.further: list[str] = []
        self.commands: list[tuple[str, str]] = []
        self.add_argument(*("-h", "--help"), action="help", help=translate("CommandLine", "print this help"))

    def parse(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments as values; SystemExit after help and for wrong use."""
        with _argparse_saying(self.translate):
            try:
                return self.parse_args(arguments)
            except BadNotation as error:
                self.refuse(error.fault)

    def refuse(self, fault: Fault) -> NoReturn:
        """Say in a sentence what is wrong, and end with the status of wrong use."""
        self.error(fault.told(self.translate))

    def error(self, message: str) -> NoReturn:
        """Print usage and message to standard error."""
        text = self.translate("CommandLine", "{program}: error: {message}")
        self.exit(WRONG_USE, self.format_usage() + text.format(program=self.prog, message=message) + "\n")

    def format_usage(self) -> str:
        """Every argument in brackets, as it may be given."""
        head = self.translate("CommandLine", "usage:") + " "
        pieces = [f"{_usage(action)} " for action in self._in_order()]
        lines = layout.hanging(f"{head}{self.prog} ", pieces, _columns())
        indent = " " * layout.columns_of(head)
        return "\n".join([*lines, *(indent + text for text in self.further)]) + "\n"

    def format_help(self) -> str:
        """Usage, what the command does, and each argument."""
        blocks = ["\n".join(layout.wrapped(self.description or "", _columns()))]
        positional = [action for action in self._actions if not action.option_strings]
        optional = [action for action in self._actions if action.option_strings]
        rows = [
            (self.translate("CommandLine", "arguments:"), [_row(action) for action in positional]),
            (self.translate("CommandLine", "options:"), [_row(action) for action in optional]),
            (self.translate("CommandLine", "commands:"), self.commands),
        ]
        blocks += ["\n".join(layout.listed(heading, each, _columns())) for heading, each in rows if each]
        if self.epilog:
            blocks.append("\n".join(layout.wrapped(self.epilog, _columns())))
        return self.format_usage() + "\n" + "\n\n".join(blocks) + "\n"

    def _in_order(self) -> list[argparse.Action]:
        """Options first, as usage lines have it."""
        return sorted(self._actions, key=lambda action: not action.option_strings)


class QuietParser(Parser):
    """Reads arguments without a word; raises WordsNeeded where one would be needed."""

    def __init__(self, program: str, summary: str) -> None:
        super().__init__(program, summary, source_text)

    def error(self, message: str) -> NoReturn:
        """Leave it to a parser that speaks."""
        raise WordsNeeded

    def print_help(self, file: Any = None) -> NoReturn:
        """Leave it to a parser that speaks."""
        raise WordsNeeded


Fill: TypeAlias = Callable[[Parser], None]
"""Names the arguments of a parser, with their help in its language."""


def read(program: str, summary: str, fill: Fill, arguments: Sequence[str], language: Language) -> argparse.Namespace:
    """The arguments as values, with the ``language`` to speak; SystemExit after help and for wrong use."""
    quiet = QuietParser(program, summary)
    fill(quiet)
    quiet.set_defaults(language=language)
    try:
        return quiet.parse(arguments)
    except WordsNeeded:
        return speaking(program, summary, fill, language).parse(arguments)


def speaking(program: str, summary: str, fill: Fill, language: Language) -> Parser:
    """A parser with words; ``summary`` is marked for translation."""
    parser = Parser(program, language.translate(CONTEXT, summary), language.translate)
    fill(parser)
    return parser


def add_language(parser: Parser, text: str) -> None:
    """The option that every command has; ``text`` says what it is for, and leaves a place for the ``languages``."""
    word = parser.translate("CommandLine", "LANGUAGE")
    parser.add_argument("--lang", metavar=word, help=text.format(languages=", ".join(LANGUAGES)))


def add_spoken_language(parser: Parser) -> None:
    """The same option where only words are printed."""
    add_language(parser, parser.translate("CommandLine", "speak this language: {languages}"))


def add_version(parser: Parser) -> None:
    """The version, which needs no words."""
    text = parser.translate("CommandLine", "print the version")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}", help=text)


@contextmanager
def _argparse_saying(translate: Translate) -> Iterator[None]:
    """Let argparse, which looks up its words by the function that it calls ``_``, find them in a language."""
    module = vars(argparse)
    before = module["_"]
    module["_"] = lambda text: translate(CONTEXT, text) if text in OF_ARGPARSE else text
    try:
        yield
    finally:
        module["_"] = before


def _columns() -> int:
    """What a line may have; the module, and all that it brings along, is loaded for a parser that speaks."""
    import shutil

    return max(shutil.get_terminal_size().columns - 1, _LEAST_COLUMNS)


def _usage(action: argparse.Action) -> str:
    value = "" if action.nargs == 0 else str(action.metavar)
    shown = " ".join(filter(None, [*action.option_strings[:1], value]))
    if action.nargs == argparse.ONE_OR_MORE:
        return f"{shown} [{shown} ...]"
    return shown if action.required else f"[{shown}]"


def _row(action: argparse.Action) -> tuple[str, str]:
    value = "" if action.nargs == 0 else str(action.metavar)
    names = ", ".join(action.option_strings)
    return " ".join(filter(None, [names, value])), action.help or ""
