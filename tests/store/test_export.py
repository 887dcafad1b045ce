from __future__ import annotations

import csv
from pathlib import Path

import pytest

from ramsch_desktop.store.export import PrintedTable, csv_text, needs_landscape, table_html, write_csv


def test_a_table_is_written_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "sheet.csv"
    write_csv(path, ("No.", "Deal"), [(1, 'a "b", c'), (-2, "Süß\nzwei"), (7.5, None)])
    with path.open(encoding="utf-8-sig", newline="") as file:
        assert list(csv.reader(file)) == [["No.", "Deal"], ["1", 'a "b", c'], ["-2", "Süß\nzwei"], ["7.5", ""]]


@pytest.mark.parametrize("text", ["=1+1", "+49", "-x", "@cmd", "\tx"])
def test_no_text_becomes_a_formula(text: str) -> None:
    (cell,) = next(csv.reader([csv_text((text,), ())]))
    assert cell == "'" + text


def test_numbers_stay_numbers() -> None:
    assert csv_text(("Points",), [(-46,)]) == "Points\n-46\n"


def test_the_printed_table_has_all_rows_and_escapes_names() -> None:
    table = PrintedTable(
        "Skat", "today", ("No.", "<Anna>"), (("1", "+22"),), frozenset({(0, 1)}), foot=(("Total", ("+22",)),)
    )
    html = table_html(table)
    assert "&lt;Anna&gt;" in html
    assert "<Anna>" not in html
    assert "<b>+22</b>" in html
    assert ">Total</td>" in html


def test_long_sums_at_the_foot_get_room_and_do_not_break() -> None:
    table = PrintedTable(
        "Skat", "", ("No.", "Deal", "Anna"), (), left=frozenset({1}), foot=(("Own", ("(3 − 1) × 50 = +100",)),)
    )
    html = table_html(table)
    assert needs_landscape(table)
    assert "(3&nbsp;−&nbsp;1)&nbsp;×&nbsp;50&nbsp;=&nbsp;+100" in html
    assert 'width="16%">Anna</th>' in html
    assert 'width="68%">Deal</th>' in html
