"""Tables for other programs and for paper: CSV and a page of HTML."""

from __future__ import annotations

import csv
import html
import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from ramsch_desktop.store.files import write_text

Cell: TypeAlias = str | int | float | None
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A text that begins like this is a formula to a spreadsheet."""


def csv_text(header: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """A table with one line a row; numbers plain, no text that a spreadsheet takes for a formula."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([_harmless(name) for name in header])
    writer.writerows([[_harmless(cell) for cell in row] for row in rows])
    return out.getvalue()


def _harmless(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell


def write_csv(path: Path, header: Sequence[str], rows: Sequence[Sequence[Cell]]) -> None:
    """Write a CSV file in UTF-8 with the mark that spreadsheets look for; raises OSError."""
    write_text(path, "\ufeff" + csv_text(header, rows))


@dataclass(frozen=True)
class PrintedTable:
    """A table for paper: texts only. ``left`` are the columns set to the left; foot rows have a label and their
    values in the last columns, ``strong_foot`` the numbers of those in strong type."""

    title: str
    subtitle: str
    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    strong: frozenset[tuple[int, int]] = frozenset()
    left: frozenset[int] = frozenset()
    foot: tuple[tuple[str, tuple[str, ...]], ...] = ()
    strong_foot: frozenset[int] = frozenset()


_STYLE: Final = (
    "body { color: #000000; } th { border-bottom: 1px solid #000000; } td, th { padding: 2px 5px; } "
    ".title { font-size: 16pt; font-weight: bold; }"
)
_WIDE, _SUM, _LONG = 32, 16, 9
"""Per cent of the width for the first column set to the left, and for columns with long sums at the foot."""
_UPRIGHT_UP_TO: Final = 4
"""More columns than these beside the first ones need a landscape page."""


def needs_landscape(table: PrintedTable) -> bool:
    """True for many columns, or for long sums at the foot."""
    return _sum_columns(table) > _UPRIGHT_UP_TO or _has_long_sums(table)


def _sum_columns(table: PrintedTable) -> int:
    return max((len(values) for _, values in table.foot), default=0)


def _has_long_sums(table: PrintedTable) -> bool:
    return any(len(value) > _LONG for _, values in table.foot for value in values)


def _widths(table: PrintedTable) -> dict[int, int]:
    """Per cent by column; the others are as wide as their texts."""
    first, count = min(table.left, default=None), _sum_columns(table)
    sums = {len(table.header) - 1 - at: _SUM for at in range(count)} if _has_long_sums(table) else {}
    return sums if first is None else sums | {first: max(20, 84 - _SUM * count) if sums else _WIDE}


def table_html(table: PrintedTable) -> str:
    """The table as a page of HTML for printing, black on white."""
    width = len(table.header)
    widths = _widths(table)
    head = "".join(
        _cell("th", name, column in table.left, width=widths.get(column)) for column, name in enumerate(table.header)
    )
    body = "".join(_row(table, number, row) for number, row in enumerate(table.rows))
    foot = "".join(_foot(row, width, strong=at in table.strong_foot) for at, row in enumerate(table.foot))
    return (
        f"<html><head><style>{_STYLE}</style></head><body><p class='title'>{html.escape(table.title)}</p>"
        f"<p>{html.escape(table.subtitle)}</p>"
        f'<table width="100%" cellspacing="0"><tr>{head}</tr>{body}{foot}</table></body></html>'
    )


def _row(table: PrintedTable, number: int, row: Sequence[str]) -> str:
    cells = (
        _cell("td", text, column in table.left, strong=(number, column) in table.strong)
        for column, text in enumerate(row)
    )
    return f"<tr>{''.join(cells)}</tr>"


def _foot(row: tuple[str, tuple[str, ...]], width: int, *, strong: bool) -> str:
    label, values = row
    first = _cell("td", label, left=True, strong=strong, span=width - len(values))
    return f"<tr>{first}{''.join(_cell('td', value, left=False, strong=strong) for value in values)}</tr>"


def _cell(tag: str, text: str, left: bool, *, strong: bool = False, span: int = 1, width: int | None = None) -> str:
    inner = html.escape(text)
    if not left:
        inner = inner.replace(" ", "&nbsp;")
    inner = f"<b>{inner}</b>" if strong else inner
    share = "" if width is None else f' width="{width}%"'
    return f'<{tag} align="{"left" if left else "right"}" colspan="{span}"{share}>{inner}</{tag}>'
