"""The commands that draw: a picture of a table, and bots that play on the table by themselves.

They need Qt, which is imported when they run and not before.
"""

from __future__ import annotations

import argparse

from ramsch_desktop.engine.errors import RamschError
from ramsch_desktop.games import BY_ID


def add_screenshot_arguments(parser: argparse.ArgumentParser) -> None:
    """What the picture shows and how large it is; ``size`` is (width, height) in points."""
    parser.add_argument("out", metavar="OUT.png", help="the picture to write")
    parser.add_argument("--game", choices=tuple(BY_ID), default="ramsch")
    parser.add_argument("--faces", metavar="FACES", help="the kind of card faces")
    parser.add_argument("--lang", metavar="LANGUAGE", help="the language, as in 'de'")
    parser.add_argument("--size", metavar="WxH", type=_size, default=(1280, 800), help="size of the window")
    parser.add_argument("--scale", metavar="S", type=float, default=1.0, help="pixels a point")
    parser.add_argument("--record", metavar="FILE", help="show a moment of this record")
    parser.add_argument("--at", metavar="N", type=int, help="the moment after N actions of its last deal")


def add_demo_arguments(parser: argparse.ArgumentParser) -> None:
    """What the bots play."""
    parser.add_argument("--game", choices=tuple(BY_ID), default="ramsch")
    parser.add_argument("--deals", metavar="N", type=int, default=1, help="deals to play")
    parser.add_argument("--shot", metavar="OUT.png", help="write a picture of the table at the end")


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


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"'{text}' is no size: expected WxH as in 1280x800")
    return int(width), int(height)


def _cannot_draw(error: ModuleNotFoundError) -> RamschError:
    return RamschError(f"Nothing can be drawn here: the module {error.name} is missing.")
