"""Reads JSON texts; what is wrong with one is told with its line and column."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation, Fault

_FAULTS: Final[Mapping[str, str]] = {
    "Expecting value": QT_TRANSLATE_NOOP("Faults", "Line {line}, column {column}: Here the JSON text lacks a value."),
    "Expecting property": QT_TRANSLATE_NOOP(
        "Faults", "Line {line}, column {column}: Here the JSON text lacks a name in double quotes."
    ),
    "Expecting ':'": QT_TRANSLATE_NOOP("Faults", "Line {line}, column {column}: Here the JSON text lacks a colon."),
    "Expecting ','": QT_TRANSLATE_NOOP(
        "Faults", "Line {line}, column {column}: Here the JSON text lacks a comma or a closing bracket."
    ),
    "Unterminated string": QT_TRANSLATE_NOOP(
        "Faults", "Line {line}, column {column}: The quotation mark that opens here is never closed."
    ),
    "Extra data": QT_TRANSLATE_NOOP(
        "Faults", "Line {line}, column {column}: The JSON text should end here, but it goes on."
    ),
}
"""By the first words of what Python says."""


def parse_json(text: str) -> Any:
    """The value of a JSON text; raises BadNotation with the place where it goes wrong."""
    if not text.strip():
        raise BadNotation(QT_TRANSLATE_NOOP("Faults", "There is nothing in it."))
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadNotation(_fault_at(error)) from error
    except RecursionError as error:
        raise BadNotation(QT_TRANSLATE_NOOP("Faults", "The JSON text is nested too deep.")) from error
    except ValueError as error:
        raise BadNotation(QT_TRANSLATE_NOOP("Faults", "A number in the JSON text is too long.")) from error


def parse_object(text: str) -> dict[str, Any]:
    """The object of a JSON text; raises BadNotation."""
    data = parse_json(text)
    if not isinstance(data, dict):
        raise BadNotation(QT_TRANSLATE_NOOP("Faults", "The JSON text is not an object."))
    return data


def require_version(data: Mapping[str, object], expected: int) -> None:
    """Raises BadNotation unless the entry ``version`` is this number."""
    version = data.get("version")
    if version != expected or isinstance(version, bool):
        text = QT_TRANSLATE_NOOP("Faults", '"version" is {version}: this program reads version {expected}.')
        raise BadNotation(text, version=as_json(version), expected=expected)


def as_json(value: object) -> str:
    """A value as it stands in the file; lists and objects without what is in them."""
    if isinstance(value, list):
        return "[…]"
    return "{…}" if isinstance(value, dict) else json.dumps(value, ensure_ascii=False)


def _fault_at(error: json.JSONDecodeError) -> Fault:
    usual = QT_TRANSLATE_NOOP("Faults", "Line {line}, column {column}: Here the text is no JSON.")
    text = next((text for words, text in _FAULTS.items() if error.msg.startswith(words)), usual)
    return Fault(text, {"line": error.lineno, "column": error.colno})
