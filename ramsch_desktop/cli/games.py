"""The command ``games``: every game with its options, for people and for programs."""

from __future__ import annotations

import argparse
import json
from typing import Any

from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import Option, Options, read_options
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games import ALL


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Only the form of the output can be chosen."""
    parser.add_argument("--json", action="store_true", help="print one JSON list")


def run(arguments: argparse.Namespace) -> int:
    """Print the games; the exit status."""
    if arguments.json:
        print(json.dumps([game_json(game) for game in ALL], indent=2))
    else:
        print("\n\n".join(game_text(game) for game in ALL))
    return 0


def game_json(game: Game) -> dict[str, Any]:
    """A game with its id, name, seats and cards at the default options, and its options."""
    usual = read_options(game.options, {})
    return {
        "id": game.id,
        "name": _name(game, usual),
        "seats": game.seats(usual),
        "pack": len(game.pack(usual)),
        "options": [_option_json(option) for option in game.options],
    }


def _option_json(option: Option) -> dict[str, Any]:
    needs = {identifier: list(values) for identifier, values in option.needs}
    return {"id": option.id, "values": list(option.values), "default": option.default, "needs": needs}


def game_text(game: Game) -> str:
    """A game in a few lines; the default of each option stands in brackets."""
    usual = read_options(game.options, {})
    head = f"{game.id}: {_name(game, usual)}, {game.seats(usual)} seats, {len(game.pack(usual))} cards"
    return "\n".join([head, *(f"  {option.id} = {_values(option)}" for option in game.options)])


def _values(option: Option) -> str:
    return " | ".join(f"[{value}]" if value == option.default else str(value) for value in option.values)


def _name(game: Game, usual: Options) -> str:
    return game.title(Speech(_source_text, ("",) * game.seats(usual)))


def _source_text(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
    return text.replace("%n", str(n)) if n >= 0 else text
