"""Point bars, the line of tricks and the slate."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.chalk import SLATE, WOOD, cross_strokes
from ramsch_desktop.ui.parts.point_bar import BarTone, PointBar, SeatBar, Sides
from ramsch_desktop.ui.parts.slate import Slate, SlateRow
from ramsch_desktop.ui.parts.trick_line import TrickCell, TrickLine
from ramsch_desktop.ui.theme.style import apply_theme, current_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Scheme
from tests.ui.parts.conftest import grabbed, shows, spoken_role
from tests.ui.shell.clipping import shortened


@pytest.fixture
def bar(qtbot: QtBot) -> PointBar:
    result = PointBar(Sides(30, 20, 10), "40 to 20 card points, 10 of them in the skat")
    qtbot.addWidget(result)
    result.resize(240, result.sizeHint().height())
    return result


def colour_at(bar: PointBar, points: float) -> str:
    return grabbed(bar).pixelColor(round(bar.width() * points / 120), 8).name().upper()


def test_own_points_grow_from_the_left_and_the_others_from_the_right(bar: PointBar) -> None:
    c = current_theme().colours
    assert colour_at(bar, 15) == colour_at(bar, 28) == c.green
    assert colour_at(bar, 105) == colour_at(bar, 118) == c.minus
    assert colour_at(bar, 55) == colour_at(bar, 98) == c.card


def test_points_in_the_skat_are_hatched(bar: PointBar) -> None:
    image = grabbed(bar)
    shades = {image.pixelColor(x, y).name() for x in range(64, 78) for y in range(3, 13)}
    assert len(shades) > 1
    assert current_theme().colours.card.lower() in shades


def test_goal_has_a_strong_mark(bar: PointBar) -> None:
    assert grabbed(bar).pixelColor(121, 8).lightness() < 60


def test_bar_is_read_as_one_sentence(bar: PointBar) -> None:
    assert spoken_role(bar) == QAccessible.Role.StaticText
    bar.show_sides(Sides(60, 46, 14), "74 to 46 card points, 14 of them in the skat")
    assert bar.accessibleName() == "74 to 46 card points, 14 of them in the skat"


def test_seat_bar_is_filled_in_proportion(qtbot: QtBot) -> None:
    bar = SeatBar(60, 120, BarTone.LOSS, "60 card points")
    qtbot.addWidget(bar)
    bar.resize(200, 14)
    red = current_theme().colours.minus
    image = grabbed(bar)
    filled = [x for x in range(200) if image.pixelColor(x, 7).name().upper() == red]
    assert filled[-1] == pytest.approx(99, abs=1)
    bar.show_share(0, 120, BarTone.LOSS, "0 card points")
    assert not shows(bar, red)


CELLS = [
    TrickCell(21, "Du", True, "Trick 1: 21 card points, you"),
    TrickCell(15, "Hann.", False, "Trick 2: 15 card points, Hannelore"),
]


def test_own_tricks_have_a_tint(qtbot: QtBot) -> None:
    line = TrickLine(CELLS)
    qtbot.addWidget(line)
    line.resize(200, line.sizeHint().height())
    c, image = current_theme().colours, grabbed(line)
    assert image.pixelColor(10, 8).name().upper() == c.green_tint
    assert image.pixelColor(110, 8).name().upper() == c.card


def test_each_trick_is_a_child_for_the_screen_reader(qtbot: QtBot) -> None:
    line = TrickLine(CELLS)
    qtbot.addWidget(line)
    line.resize(200, 52)
    names = [child.accessibleName() for child in line.findChildren(QLabel)]
    assert names == ["Trick 1: 21 card points, you", "Trick 2: 15 card points, Hannelore"]
    assert line.findChildren(QLabel)[1].x() > 90


def test_tricks_go_on_in_a_second_line_where_one_is_too_short(qtbot: QtBot) -> None:
    line = TrickLine([CELLS[0]] * 10)
    qtbot.addWidget(line)
    one = line.heightForWidth(line.sizeHint().width())
    half = line.sizeHint().width() // 2 + 10
    assert line.heightForWidth(half) == 2 * one
    line.resize(half, 2 * one)
    line.show()
    tops = [child.y() for child in line.findChildren(QLabel)]
    assert tops == [tops[0]] * 5 + [tops[0] + one] * 5


ROWS = [
    SlateRow("Du", (3, 0), 7, "You: 7 still to go", own=True),
    SlateRow("Leni", (5, 2), 3, "Leni: 3 still to go"),
]


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication) -> QWidget:
    apply_theme(qapp, Theme(reduced_motion=True))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 800)
    return window


@pytest.fixture
def slate(window: QWidget) -> Slate:
    result = Slate(ROWS, window)
    result.resize(256, result.sizeHint().height())
    return result


@pytest.mark.parametrize(("height", "row"), [(800, 46), (600, 31)])
def test_slate_is_46_px_a_row_and_less_in_a_low_window(slate: Slate, window: QWidget, height: int, row: int) -> None:
    window.resize(300, height)
    assert slate.sizeHint().height() == 20 + 2 * row


def test_five_rows_leave_room_for_a_hint(slate: Slate, window: QWidget) -> None:
    window.resize(400, 800)
    slate.show_rows([SlateRow("Du", (5, 3), 2, "")] * 5)
    assert slate.sizeHint().height() == 20 + 5 * 38


def test_slate_is_the_same_picture_for_ever(slate: Slate, window: QWidget) -> None:
    other = Slate(ROWS, window)
    other.resize(slate.size())
    assert grabbed(slate) == grabbed(other)
    assert shows(slate, WOOD)
    assert shows(slate, SLATE)


def test_every_bar_shows(slate: Slate) -> None:
    pictures = []
    for bars in range(6):
        slate.show_rows([SlateRow("Du", (bars,), 5 - bars, "")])
        slate.resize(256, slate.sizeHint().height())
        pictures.append(grabbed(slate))
    assert all(pictures[i] != pictures[j] for i in range(6) for j in range(i))


@pytest.mark.parametrize(("bars", "strokes"), [(0, 2), (1, 3), (4, 6), (5, 7)])
def test_a_cross_has_two_arms_and_its_bars(bars: int, strokes: int) -> None:

    assert len(cross_strokes(QPointF(0, 0), 11, bars, 1)) == strokes


def test_bars_close_the_arms_clockwise_from_the_upper_left() -> None:

    bars = cross_strokes(QPointF(0, 0), 10, 4, 1)[2:]
    middles = [(bar.start + bar.end) / 2 for bar in bars]
    assert [(round(m.x()), round(m.y())) for m in middles] == [(-10, -10), (10, -10), (10, 10), (-10, 10)]


def test_more_than_four_crosses_are_three_and_a_number(slate: Slate) -> None:
    slate.show_rows([SlateRow("Du", (0,) * 4, 20, "")])
    full = grabbed(slate)
    slate.show_rows([SlateRow("Du", (0,) * 6, 30, "")])
    assert grabbed(slate) != full


def test_rows_are_sentences_for_the_screen_reader(slate: Slate) -> None:
    names = [child.accessibleName() for child in slate.findChildren(QLabel)]
    assert names == ["You: 7 still to go", "Leni: 3 still to go"]


def test_high_contrast_draws_white_on_black(slate: Slate, qapp: QApplication) -> None:
    apply_theme(qapp, Theme(Scheme.HIGH_CONTRAST))
    assert not shows(slate, WOOD)
    assert grabbed(slate).pixelColor(128, 12).name() == "#000000"


def test_new_bar_is_drawn_in_time(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, Theme())
    slate = Slate(ROWS)
    qtbot.addWidget(slate)
    slate.resize(256, slate.sizeHint().height())
    slate.show_rows([SlateRow("Du", (4, 0), 6, "", own=True), ROWS[1]])
    start = grabbed(slate)
    qtbot.wait(350)
    end = grabbed(slate)
    assert start != end
    still = Slate([SlateRow("Du", (4, 0), 6, "", own=True), ROWS[1]])
    qtbot.addWidget(still)
    still.resize(slate.size())
    assert grabbed(still) == end


def test_names_stay_whole_beside_four_crosses(slate: Slate) -> None:
    rows = [SlateRow(name, (0,) * 4, 20, "") for name in ("Hannelore", "Korbinian", "Leni", "Xaver")]
    slate.show_rows(rows)
    slate.resize(256, slate.sizeHint().height())
    assert shortened(slate) == []
