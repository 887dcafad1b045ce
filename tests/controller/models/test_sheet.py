"""The score sheet as a table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QAbstractItemModelTester

from ramsch_desktop.controller.models.sheet import (
    CellKind,
    Sheet,
    SheetLine,
    SheetModel,
    SheetRole,
    declarer_word,
    sheet_of,
)
from ramsch_desktop.engine.game import Declarer, Game
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.games import ALL, game_of
from tests.matches import narrator, played, unplayed

LINES = (
    SheetLine(1, "Spades without 1", "S", 1, 22, (0, 22, 0), (0, 22, 0)),
    SheetLine(2, "Null", "", 1, -46, (0, -46, 0), (0, -24, 0)),
    SheetLine(3, "Ramsch", "", None, -52, (0, 0, -52), (0, -24, -52)),
)
SHEET = Sheet("Skat", ("You", "Anna", "Bert"), LINES, (), Best.HIGHEST)


def row(model: SheetModel, number: int, role: int = Qt.ItemDataRole.DisplayRole) -> list[object]:
    return [model.data(model.index(number, column), role) for column in range(model.columnCount())]


def test_only_the_changed_cell_has_a_number() -> None:
    model = SheetModel(SHEET)
    assert [model.heading(column) for column in range(6)] == ["No.", "Deal", "Value", "You", "Anna", "Bert"]
    assert row(model, 0) == ["1", "Spades without 1", "+22", "·", "+22", "·"]
    assert row(model, 1) == ["2", "Null", "−46", "·", "−24", "·"]
    assert row(model, 2) == ["3", "Ramsch", "−52", "·", "·", "−52"]


def test_what_changed_is_strong_and_what_is_good_or_bad_is_known() -> None:
    model = SheetModel(SHEET)
    text, same, new = CellKind.TEXT, CellKind.UNCHANGED, CellKind.CHANGED
    assert row(model, 0, SheetRole.KIND) == [text, text, CellKind.GOOD, same, new, same]
    assert row(model, 1, SheetRole.KIND)[2] is CellKind.BAD
    assert row(model, 0, SheetRole.SUIT) == [None, "S", None, None, None, None]
    assert row(model, 1, SheetRole.SUIT)[1] == ""


def test_where_the_lowest_wins_a_plus_is_bad() -> None:
    model = SheetModel(replace(SHEET, best=Best.LOWEST))
    assert row(model, 0, SheetRole.KIND)[2] is CellKind.BAD
    assert row(model, 0)[4] == "22"


def test_a_declarer_is_named_where_the_cells_do_not_tell() -> None:
    four = SheetLine(1, "Call game", "", 2, 20, (20, -20, 20), (20, -20, 20))
    model = SheetModel(replace(SHEET, lines=(four,)))
    assert model.heading(2) == "Declarer"
    assert row(model, 0)[2] == "Bert"


def test_a_declarer_with_a_partner_has_a_word_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    comments: list[str | None] = []

    def heard(context: str, text: str, comment: str | None = None) -> str:
        comments.append(comment)
        return text

    monkeypatch.setattr(QCoreApplication, "translate", heard)
    assert [declarer_word(each) for each in Declarer] == ["Declarer", "Declarer"]
    assert len(set(comments)) == 2
    assert {game.id for game in ALL if game.declarer is Declarer.WITH_PARTNER} == {"schafkopf"}


def test_cells_are_spoken_as_sentences() -> None:
    spoken = row(SheetModel(SHEET), 1, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == [
        "2",
        "Null, declarer: Anna",
        "−46",
        "You: unchanged, 0",
        "Anna: −46, now −24",
        "Bert: unchanged, 0",
    ]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_running_sums_of_every_game_add_up(game: Game) -> None:
    match = played(game)
    sheet = sheet_of(match, narrator(match))
    QAbstractItemModelTester(SheetModel(sheet))
    start = match.standings[0].totals
    for number, line in enumerate(sheet.lines, start=1):
        done = [course.score.points for course in match.courses[:number] if course.score is not None]
        assert line.sums == tuple(sum(column) for column in zip(start, *done, strict=True))


@pytest.mark.parametrize("game", ["ramsen", "rams"])
def test_a_game_that_counts_down_tells_what_happened_and_what_is_left(game: str) -> None:
    sheet = sheet_of(match := played(game_of(game)), narrator(match))
    assert [line.value for line in sheet.lines] == [None] * len(sheet.lines)
    told = {match.game.words.headline(c.score, narrator(match).speech) for c in match.courses if c.score is not None}
    assert {line.label for line in sheet.lines} == told
    assert [row.label for row in sheet.foot] == ["Still to go"]


def test_an_unfinished_deal_is_not_on_the_sheet() -> None:
    match = unplayed(played(game_of("ramsch")))
    assert sheet_of(match, narrator(match)).lines == ()
