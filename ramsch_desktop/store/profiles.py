"""House rules under a name: the options of a game that differ from their defaults, kept as versioned JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation, RamschError
from ramsch_desktop.engine.json_text import parse_object, require_version
from ramsch_desktop.engine.options import Option, Options, OptionValue
from ramsch_desktop.store.files import is_there, read_text, set_aside, write_text
from ramsch_desktop.store.os_faults import fault_of
from ramsch_desktop.store.saves import Unreadable

VERSION: Final = 1
MAX_BYTES: Final = 1_000_000
MAX_NAME: Final = 60

Choices = Mapping[str, OptionValue]
"""Option ids with the values chosen; what is missing stands at its default."""


@dataclass(frozen=True, slots=True)
class Profiles:
    """The house rules of every game by name."""

    games: Mapping[str, Mapping[str, Choices]] = field(default_factory=dict)

    def names(self, game: str) -> tuple[str, ...]:
        """The names of a game's house rules, in alphabetical order."""
        return tuple(sorted(self.games.get(game, {}), key=str.casefold))

    def choices(self, game: str, name: str) -> Choices:
        """The options of the house rules with this name; raises KeyError."""
        return self.games[game][name]

    def name_of(self, game: str, choices: Choices) -> str:
        """The name of the house rules that are exactly these; empty if there are none."""
        return next((name for name in self.names(game) if dict(self.choices(game, name)) == dict(choices)), "")

    def with_profile(self, game: str, name: str, choices: Choices) -> Profiles:
        """These profiles with house rules added or replaced."""
        return Profiles({**self.games, game: {**self.games.get(game, {}), name: dict(choices)}})

    def without(self, game: str, name: str) -> Profiles:
        """These profiles without the house rules of that name."""
        kept = {key: value for key, value in self.games.get(game, {}).items() if key != name}
        return Profiles({**self.games, game: kept})


def write_profiles(path: Path, profiles: Profiles) -> None:
    """Keep the profiles; raises OSError."""
    data = {"version": VERSION, "games": profiles.games}
    write_text(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def read_profiles(path: Path) -> Profiles | Unreadable:
    """The profiles kept, none if there is no file, or why the file was set aside."""
    if not is_there(path):
        return Profiles()
    try:
        data = parse_object(read_text(path, MAX_BYTES))
        require_version(data, VERSION)
        if not isinstance(data.get("games"), dict):
            raise BadNotation(QT_TRANSLATE_NOOP("Faults", '"games" is not an object.'))
    except (RamschError, OSError) as error:
        return Unreadable(fault_of(error), set_aside(path))
    return Profiles({game: _profiles_of(profiles) for game, profiles in data["games"].items()})


def _profiles_of(data: Any) -> dict[str, Choices]:
    if not isinstance(data, dict):
        return {}
    return {name: choices for name, choices in data.items() if 0 < len(name) <= MAX_NAME and _is_choices(choices)}


def _is_choices(data: Any) -> bool:
    if not isinstance(data, dict):
        return False
    return all(isinstance(value, (str, int)) and not isinstance(value, bool) for value in data.values())


def options_from(known: Iterable[Option], choices: Choices) -> Options:
    """The options that were chosen; what this game does not know, or no longer offers, stands at its default."""
    return Options(tuple((option.id, _value(option, choices)) for option in known))


def _value(option: Option, choices: Choices) -> OptionValue:
    try:
        return option.read(choices.get(option.id, option.default))
    except BadNotation:
        return option.default
