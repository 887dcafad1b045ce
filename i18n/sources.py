"""Prepares Python sources for lupdate, which misses counted texts unless their number is a literal.

lupdate takes the name in `translate("Context", "%n trick(s)", None, n)` for an encoding and drops the text or
its plural forms. So it reads a copy of the sources in which the number of such a call is the literal 1.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# The functions that lupdate knows, with the position of the text among their arguments.
_TEXT_POSITIONS = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1}


@dataclass(frozen=True)
class _Edit:
    """Replace the bytes from start to end."""

    start: int
    end: int
    text: bytes


def collect(package: Path, target: Path) -> list[Path]:
    """Copy a package's Python files, prepared for lupdate, below `target`; returns them in a fixed order."""
    copies = []
    for path in sorted(package.rglob("*.py")):
        copy = target / path.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(with_literal_numbers(path.read_bytes()))
        copies.append(copy)
    return copies


def with_literal_numbers(source: bytes) -> bytes:
    """The source with the number of each counted text replaced by 1."""
    for edit in sorted(_edits(source), key=lambda edit: edit.start, reverse=True):
        source = source[: edit.start] + edit.text + source[edit.end :]
    return source


def _edits(source: bytes) -> Iterator[_Edit]:
    starts = _line_starts(source)
    for call, position in _calls(source):
        if len(call.args) > position + 2 or any(keyword.arg == "n" for keyword in call.keywords):
            yield _edit(call, position, starts)


def _calls(source: bytes) -> Iterator[tuple[ast.Call, int]]:
    """The calls of translation functions that have a text, with the position of that text."""
    for node in ast.walk(ast.parse(source)):
        position = _TEXT_POSITIONS.get(_name(node.func)) if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and position is not None and len(node.args) > position:
            yield node, position


def _line_starts(source: bytes) -> list[int]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _edit(call: ast.Call, position: int, starts: list[int]) -> _Edit:
    """Replace everything behind the text, closing bracket included, by the comment and a literal number."""
    start, end = _end(call.args[position], starts), _end(call, starts)
    return _Edit(start, end, f", {_comment(call, position)!r}, 1)".encode())


def _end(node: ast.expr, starts: list[int]) -> int:
    """The byte behind a node that comes from the parser, which always knows it."""
    return starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)


def _comment(call: ast.Call, position: int) -> object:
    """The comment for translators, a literal text or None."""
    named = [keyword.value for keyword in call.keywords if keyword.arg in ("c", "disambiguation")]
    given = [*call.args[position + 1 : position + 2], *named]
    return given[0].value if given and isinstance(given[0], ast.Constant) else None


def texts(source: bytes) -> set[str]:
    """The literal texts that a module hands to the translation functions; f-strings as they are written."""
    return {text for call, position in _calls(source) for text in _literal(call.args[position])}


def _literal(text: ast.expr) -> list[str]:
    if isinstance(text, ast.JoinedStr):
        return [ast.unparse(text)]
    return [text.value] if isinstance(text, ast.Constant) and isinstance(text.value, str) else []
