"""The commands that draw: a picture of a table, and bots that play on the table by themselves.

They need Qt, which is imported when they run and not before.
"""

from __future__ import annotations

import argparse
from typing import Final

from ramsch_desktop.cli import game_id, values
from ramsch_desktop.cli.parser import Parser, add_language
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, RamschError
from ramsch_desktop.games import BY_ID
from ramsch_desktop.store.languages import SOURCE

_USUAL: Final = "ramsch"


def add_screenshot_arguments(parser: Parser) -> None:
    """What the picture shows and how large it is; ``size`` is (width, height) in points."""
    translate = parser.translate
    picture, file = translate("CommandLine", "PICTURE"), translate("CommandLine", "FILE")
    parser.add_argument("out", metavar=f"{picture}.png", help=translate("CommandLine", "the picture to write"))
    _add_game(parser)
    text, word = translate("CommandLine", "the kind of card faces"), translate("CommandLine", "FACES")
    parser.add_argument("--faces", metavar=word, help=text)
    text = translate("CommandLine", "the language of the picture, {usual} if none is given: {languages}")
    add_language(parser, text.replace("{usual}", SOURCE))
    size, text = translate("CommandLine", "WxH"), translate("CommandLine", "width and height of the window in points")
    parser.add_argument("--size", metavar=size, type=values.size, default=(1280, 800), help=text)
    scale, text = translate("CommandLine", "S"), translate("CommandLine", "pixels a point")
    parser.add_argument("--scale", metavar=scale, type=values.factor, default=1.0, help=text)
    parser.add_argument("--record", metavar=file, help=translate("CommandLine", "show a moment of this record"))
    text = translate("CommandLine", "the moment after N actions of its last deal")
    parser.add_argument("--at", metavar="N", type=values.whole, help=text)


def add_demo_arguments(parser: Parser) -> None:
    """What the bots play."""
    translate = parser.translate
    _add_game(parser)
    text = translate("CommandLine", "the language of the table: {languages}")
    add_language(parser, text)
    text = translate("CommandLine", "deals to play")
    parser.add_argument("--deals", metavar="N", type=values.positive, default=1, help=text)
    text = translate("CommandLine", "play fast and without a display, and write a picture of the table")
    picture = translate("CommandLine", "PICTURE")
    parser.add_argument("--shot", metavar=f"{picture}.png", help=text)


def _add_game(parser: Parser) -> None:
    text = parser.translate("CommandLine", "the game, {usual} if none is given: {games}")
    text, word = text.format(usual=_USUAL, games=", ".join(BY_ID)), parser.translate("CommandLine", "GAME")
    parser.add_argument("--game", metavar=word, type=game_id, default=_USUAL, help=text)


def screenshot(arguments: argparse.Namespace) -> int:
    """Write the picture; the exit status."""
    try:
        from ramsch_desktop.ui.shots import screenshot as draw
    except ModuleNotFoundError as error:
        raise _cannot_draw(error) from error
    return draw(arguments)


def demo(arguments: argparse.Namespace) -> int:
    """Play the demo; the exit status."""
    try:
        from ramsch_desktop.ui.shots import demo as play
    except ModuleNotFoundError as error:
        raise _cannot_draw(error) from error
    return play(arguments)


def _cannot_draw(error: ModuleNotFoundError) -> RamschError:
    text = QT_TRANSLATE_NOOP("Faults", "Nothing can be drawn here: the module {module} is missing.")
    return RamschError(text, module=str(error.name))
