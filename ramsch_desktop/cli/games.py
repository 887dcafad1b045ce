"""The command ``games``: every game with its options, for people and for programs."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ramsch_desktop.cli.language import source_text
from ramsch_desktop.cli.parser import Parser, add_spoken_language
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Option, Options, read_options
from ramsch_desktop.engine.speech import Speech, Translate
from ramsch_desktop.games import ALL


def add_arguments(parser: Parser) -> None:
    """The form of the output, and its language."""
    translate = parser.translate
    text = translate("CommandLine", "print one JSON list, the same in every language")
    parser.add_argument("--json", action="store_true", help=text)
    add_spoken_language(parser)
    parser.epilog = translate("CommandLine", "The default of each option stands in brackets.")


def run(arguments: argparse.Namespace) -> int:
    """Print the games; the exit status."""
    if arguments.json:
        print(json.dumps([game_json(game) for game in ALL], indent=2))
    else:
        print("\n\n".join(game_text(game, arguments.language.translate) for game in ALL))
    return 0


def game_json(game: Game) -> dict[str, Any]:
    """A game with its id, name, seats and cards at the default options, and its options."""
    usual = read_options(game.options, {})
    return {
        "id": game.id,
        "name": _name(game, usual, source_text),
        "seats": game.seats(usual),
        "pack": len(game.pack(usual)),
        "options": [_option_json(option) for option in game.options],
    }


def _option_json(option: Option) -> dict[str, Any]:
    needs = {identifier: list(values) for identifier, values in option.needs}
    return {"id": option.id, "values": list(option.values), "default": option.default, "needs": needs}


def game_text(game: Game, translate: Translate) -> str:
    """A game in a few lines: its id and name, and the options as they are given; the default stands in brackets."""
    usual = read_options(game.options, {})
    head = translate("CommandLine", "{id}: {game}, {seats}, {cards}").format(
        id=game.id,
        game=_name(game, usual, translate),
        seats=translate("CommandLine", "%n seat(s)", None, game.seats(usual)),
        cards=translate("CommandLine", "%n card(s)", None, len(game.pack(usual))),
    )
    return "\n".join([head, *(f"  {option.id} = {_values(option)}" for option in game.options)])


def _values(option: Option) -> str:
    return " | ".join(f"[{value}]" if value == option.default else str(value) for value in option.values)


def _name(game: Game, usual: Options, translate: Translate) -> str:
    return game.title(Speech(translate, ("",) * game.seats(usual)))
