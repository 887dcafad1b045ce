"""What can go wrong below the window, each as a type with words that can be translated."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, TypeAlias

_LONGEST_VALUE: Final = 240


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a text for translation; it is translated when it is shown."""
    return text


Value: TypeAlias = "str | int | Fault"
"""What stands in a place of a fault: a text of the file, a number, or the fault found at the place named."""

Words: TypeAlias = Callable[[str, str], str]
"""The text of a context in the language of the reader."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong: a whole sentence in English, marked for translation in ``context``, and what fills its places."""

    text: str
    values: Mapping[str, Value] = field(default_factory=dict)
    context: str = "Faults"

    def told(self, words: Words) -> str:
        """The sentence in the language of the reader."""
        text = words(self.context, self.text) if self.text else ""
        places = {name: _filled(value, words) for name, value in self.values.items()}
        return text.format(**places) if places else text

    def __str__(self) -> str:
        return self.told(lambda _, text: text)


def _filled(value: Value, words: Words) -> str:
    """A value as it stands in a sentence: in one line, and its beginning if it is long."""
    if isinstance(value, Fault):
        return value.told(words)
    line = "".join(sign if sign.isprintable() else "?" for sign in str(value))
    return line if len(line) <= _LONGEST_VALUE else line[:_LONGEST_VALUE] + "…"


class RamschError(Exception):
    """Base of every error that a person or a file can cause.

    ``fault`` says what is wrong; the message is its sentence in English.
    """

    context: ClassVar[str] = "Faults"

    def __init__(self, text: str | Fault, **values: Value) -> None:
        self.fault = text if isinstance(text, Fault) else Fault(text, values, self.context)
        super().__init__(str(self.fault))


class IllegalAction(RamschError):  # noqa: N818 - the word of the field
    """An action that the phase does not offer."""


class BadNotation(RamschError):  # noqa: N818
    """A text that is no card, action or option of the notation."""


class BadRecord(RamschError):  # noqa: N818
    """A record that cannot be read or re-played; the message says where and what would be right."""


class BadAction(BadRecord):
    """The action of this ``number``, counted from 1, is wrong within a deal."""

    number: int = 0


def bad_action(number: int, error: RamschError) -> BadAction:
    """What is wrong with an action, with its place in the deal."""
    found = BadAction(QT_TRANSLATE_NOOP("Faults", "Action {number}: {what}"), number=number, what=error.fault)
    found.number = number
    return found


def in_deal(deal: int, error: RamschError) -> BadRecord:
    """What is wrong in a deal, counted from 1, with its place in the record."""
    if isinstance(error, BadAction):
        what = error.fault.values["what"]
        text = QT_TRANSLATE_NOOP("Faults", "Deal {deal}, action {action}: {what}")
        return BadRecord(text, deal=deal, action=error.number, what=what)
    return BadRecord(QT_TRANSLATE_NOOP("Faults", "Deal {deal}: {what}"), deal=deal, what=error.fault)


def in_file(file: str | Fault, error: RamschError) -> BadRecord:
    """What is wrong with a record, with its place: the name of a file, or a line of it."""
    return BadRecord(QT_TRANSLATE_NOOP("Faults", "{file}: {what}"), file=file, what=error.fault)
