"""Options: the house rules of a match, read from one frozen value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation
from ramsch_desktop.engine.json_text import as_json

OptionValue: TypeAlias = str | int
ON = "on"
OFF = "off"
SWITCH: tuple[OptionValue, ...] = (OFF, ON)


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of the rules: its values in the order shown, the default, and its group in the dialog.

    ``needs`` lists conditions (option id, values): where one is not met the option has no effect and is
    shown as off, with the reason.
    """

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    group: str
    needs: tuple[tuple[str, tuple[OptionValue, ...]], ...] = ()

    def read(self, text: OptionValue) -> OptionValue:
        """The value written as ``text`` (``4`` and ``"4"`` are the same); raises BadNotation."""
        for value in self.values:
            if str(value) == str(text) and not isinstance(text, bool):
                return value
        offered = ", ".join(str(value) for value in self.values[:24])
        raise BadNotation(
            QT_TRANSLATE_NOOP("Faults", "The option {option} cannot be {value}: expected one of {offered}."),
            option=self.id,
            value=as_json(text),
            offered=offered,
        )


def switch(identifier: str, default: str, group: str, needs: Iterable[tuple[str, OptionValue]] = ()) -> Option:
    """An option that is on or off."""
    return Option(identifier, SWITCH, default, group, tuple((key, (value,)) for key, value in needs))


@dataclass(frozen=True, slots=True)
class Options:
    """Every option of a game with its value, in the order of the game's table."""

    items: tuple[tuple[str, OptionValue], ...]

    def __getitem__(self, identifier: str) -> OptionValue:
        for key, value in self.items:
            if key == identifier:
                return value
        raise KeyError(identifier)

    def word(self, identifier: str) -> str:
        """The value of an option whose values are words."""
        return str(self[identifier])

    def number(self, identifier: str) -> int:
        """The value of an option whose values are numbers."""
        return int(self[identifier])

    def on(self, identifier: str) -> bool:
        """True if a switch is on."""
        return self[identifier] == ON

    def with_value(self, identifier: str, value: OptionValue) -> Options:
        """The same options with one value changed."""
        return Options(tuple((key, value if key == identifier else old) for key, old in self.items))


def read_options(known: Iterable[Option], given: Mapping[str, OptionValue]) -> Options:
    """Every known option with its given value or default; raises BadNotation for an unknown one."""
    table = tuple(known)
    unknown = sorted(set(given) - {option.id for option in table})
    if unknown:
        offered = ", ".join(option.id for option in table)
        raise BadNotation(
            QT_TRANSLATE_NOOP("Faults", "There is no option '{option}': expected one of {offered}."),
            option=unknown[0],
            offered=offered,
        )
    return Options(tuple((o.id, o.read(given.get(o.id, o.default))) for o in table))


def in_effect(option: Option, options: Options) -> bool:
    """True unless another option takes the effect of this one away."""
    return all(options[key] in values for key, values in option.needs)


def changed(known: Iterable[Option], options: Options) -> dict[str, OptionValue]:
    """The options that differ from their default."""
    return {option.id: options[option.id] for option in known if options[option.id] != option.default}
