from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.sections import (
    CardLine,
    CardSize,
    Chalk,
    ChalkRow,
    Note,
    Row,
    Rows,
    SeatShare,
    Section,
    Shares,
    Tone,
    TwoSides,
)
from ramsch_desktop.resources import asset
from ramsch_desktop.ui.panels.sections import SectionList
from ramsch_desktop.ui.panels.table_panel import ScoreBoard
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme

LONG = "du, Korbinian, Hannelore und die Kreszentia vom Nachbartisch"
SECTIONS: tuple[Section, ...] = (
    Note(f"{LONG} und noch ein Satz dahinter.", "Warum verdoppelt?", Tone.HINT),
    Rows("Was du spielen könntest", (Row("Karo", ("27", "36"), "D"), Row("Null", ("23", "35"), off="23 unter 24"))),
    Rows("Was auf dem Spiel steht", (Row("Mitgehen und einen Stich machen", (LONG,)), Row("Passen", ("0",)))),
    CardLine("Letzter Stich", parse_cards("SA S10 SK S7"), f"{LONG} · 25 Augen"),
    Shares("Augen", (SeatShare(0, "Du", 12, "Du: 12"), SeatShare(1, "Korbinian", 40, "Korbinian: 40"))),
    TwoSides("Augen", "Hannelore", 16, LONG, 104, "16 zu 104"),
    Chalk("Tafel", (ChalkRow("Du", (3, 0), 7, "Du: noch 7"), ChalkRow("Leni", (5, 5), 0, "Leni: noch 0"))),
)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("section", SECTIONS, ids=lambda each: type(each).__name__)
def test_no_section_needs_more_width_than_the_narrow_panel(
    qtbot: QtBot, qapp: QApplication, section: Section, scale: float
) -> None:
    apply_theme(qapp, Theme(text_scale=scale))
    sections = SectionList()
    qtbot.addWidget(sections)
    sections.show_sections([section], Pictures(asset()).deck("german", "de"))
    scroll_bar = 14
    assert sections.minimumSizeHint().width() <= (264 - 2 * 16 - scroll_bar) * scale


def test_only_a_section_that_changed_is_drawn_anew(qtbot: QtBot) -> None:
    deck = Pictures(asset()).deck("french", "en")
    sections = SectionList()
    qtbot.addWidget(sections)
    first, second = Note("one"), Note("two")
    sections.show_sections([first, second], deck)
    kept = next(each for each in sections.findChildren(QLabel) if each.text() == "one")
    sections.show_sections([first, Note("three")], deck)
    texts = [each.text() for each in sections.findChildren(QLabel) if not each.isHidden()]
    assert kept in sections.findChildren(QLabel)
    assert "three" in texts


def test_a_figure_under_a_heading_is_spoken_with_its_row_and_heading(qtbot: QtBot) -> None:
    """ "Diamonds", "27", "36" one by one do not say which is the Hand game."""
    sections = SectionList()
    qtbot.addWidget(sections)
    rows = Rows("Games", (Row("Diamonds", ("27", "36"), "D"), Row("Clubs", ("24", ""))), ("with skat", "Hand"))
    sections.show_sections([rows, Rows("Plain", (Row("Hearts", ("30",)),))], Pictures(asset()).deck("french", "en"))
    named = [each.accessibleName() for each in sections.findChildren(QLabel) if each.accessibleName()]
    assert named == ["Diamonds, with skat: 27", "Diamonds, Hand: 36", "Clubs, with skat: 24"]


@pytest.mark.parametrize(("total", "count"), [(1, 1), (-1, 1), (12, 12), (7.5, 2), (0, 0)])
def test_a_total_is_spoken_with_its_plural(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, total: float, count: int
) -> None:
    counts: list[int] = []

    def heard(self: QObject, text: str, comment: str = "", n: int = -1) -> str:
        if text == "{name}: {points} point(s)":
            counts.append(n)
        return text

    monkeypatch.setattr(ScoreBoard, "tr", heard)
    board = ScoreBoard()
    qtbot.addWidget(board)
    board.show_totals(("Anna",), (total,), ())
    assert counts == [count]


class ShownWindows(QObject):
    """Keeps every widget that is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at it, and let it pass."""
        if isinstance(watched, QWidget) and watched.isWindow() and event.type() == QEvent.Type.Show:
            self.shown.append(watched)
        return False


def test_a_section_with_a_note_opens_no_window_of_its_own(qtbot: QtBot, qapp: QApplication) -> None:
    deck, sections, windows = Pictures(asset()).deck("french", "en"), SectionList(), ShownWindows()
    qtbot.addWidget(sections)
    qapp.installEventFilter(windows)
    sections.show_sections([CardLine("Last trick", parse_cards("CA C10"), "You take it")], deck)
    qapp.removeEventFilter(windows)
    assert windows.shown == []


@pytest.mark.parametrize(("height", "cards", "width"), [(800, 3, 76), (800, 5, 43), (600, 3, 52), (600, 7, 26)])
def test_cards_are_large_where_the_window_has_room(
    qtbot: QtBot, qapp: QApplication, height: int, cards: int, width: int
) -> None:
    apply_theme(qapp, Theme())
    sections = SectionList()
    qtbot.addWidget(sections)
    sections.resize(1280 if height == 800 else 1024, height)
    line = CardLine("Last trick", parse_cards("SA S10 SK SQ SJ S9 S8")[:cards], size=CardSize.LARGE)
    reminder = CardLine("Laid away", parse_cards("SA S10"))
    sections.show_sections([line, reminder], Pictures(asset()).deck("french", "en"))
    rows = [each.pixmap() for each in sections.findChildren(QLabel) if not each.pixmap().isNull()]
    widths = [row.deviceIndependentSize().width() for row in rows]
    assert widths == [cards * width + (cards - 1) * 6, 2 * 52 + 6]


def test_totals_are_written_over_the_old_ones(qtbot: QtBot) -> None:
    board = ScoreBoard()
    qtbot.addWidget(board)
    board.resize(250, 800)
    board.show()
    board.show_totals(("You", "Ann"), (1, 2), ())
    before = board.findChildren(QLabel)
    board.show_totals(("You", "Ann"), (4, 2), (3, 0))
    assert board.findChildren(QLabel) == before
    QApplication.processEvents()
    assert sorted(each.text() for each in before if each.isVisible()) == ["+3", "2", "4", "Ann", "Points", "You"]
    board.show_totals(("You", "Ann"), (4, 2), ())
    assert "+3" not in [each.text() for each in before if each.isVisible()]
    board.show_totals(("You", "Bea"), (0, 0), ())
    QApplication.processEvents()
    assert "Bea" in [each.text() for each in board.findChildren(QLabel) if each.isVisible()]
