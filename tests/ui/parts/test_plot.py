"""Small plots."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.plot import Plot, PlotContent, Series, Stroke, ticks
from ramsch_desktop.ui.theme.style import current_theme
from tests.ui.parts.conftest import shows

TWO = PlotContent(
    "Expected",
    ("Start", "1", "2"),
    (Series("known", (20, 10, 30)), Series("open", (30, 10, None), Stroke.DASHED)),
    ("Start: 20", "Trick 1: 10", "Trick 2: 30"),
)


def shown(qtbot: QtBot, content: PlotContent) -> Plot:
    plot = Plot(content)
    qtbot.addWidget(plot)
    plot.resize(500, 200)
    plot.show()
    return plot


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (12, 30, (0, 10, 20, 30)),
        (-134, 0, (-150, -100, -50, 0)),
        (-44, 60, (-50, 0, 50, 100)),
        (0, 0, (0, 1)),
        (0, 3, (0, 1, 2, 3)),
        (-7.5, 2, (-8, -6, -4, -2, 0, 2)),
        (0, 980, (0, 200, 400, 600, 800, 1000)),
    ],
)
def test_ticks_are_round_and_have_zero_in_sight(low: float, high: float, expected: tuple[float, ...]) -> None:
    assert ticks(low, high) == expected


@pytest.mark.parametrize("scale", [1, 7, 93, 1234, 98765])
def test_there_are_few_ticks_at_any_size(scale: int) -> None:
    for low, high in ((-scale, scale), (0, scale), (-scale, 0), (-scale, scale / 3)):
        found = ticks(low, high)
        assert len(found) <= 6
        assert found[0] <= low
        assert found[-1] >= high
        assert 0 in found


def test_each_place_is_a_sentence_of_its_own(qtbot: QtBot) -> None:
    plot = shown(qtbot, TWO)
    assert plot.accessibleName() == "Expected"
    assert [child.accessibleName() for child in plot.findChildren(QLabel)] == list(TWO.words)
    places = [child.geometry().center().x() for child in plot.findChildren(QLabel)]
    assert places == sorted(places)


def test_a_click_chooses_the_nearest_place(qtbot: QtBot) -> None:
    plot = shown(qtbot, TWO)
    middle = plot.findChildren(QLabel)[1].geometry().center()
    with qtbot.waitSignal(plot.chosen) as signal:
        QTest.mouseClick(plot, Qt.MouseButton.LeftButton, pos=middle + QPoint(9, 0))
    assert signal.args == [1]


def test_both_lines_the_shade_and_the_ring_are_drawn(qtbot: QtBot) -> None:
    c = current_theme().colours
    plot = shown(qtbot, TWO)
    assert shows(plot, c.link)
    assert shows(plot, c.plot_second)
    assert not shows(plot, c.gold_tint)
    assert not shows(plot, c.red_tint)
    plot.show_content(PlotContent(TWO.title, TWO.labels, TWO.series, current=2, ringed=1, ring_words="10 points"))
    assert shows(plot, c.gold_tint)
    assert shows(plot, c.red_tint)


def test_bars_are_drawn_from_zero(qtbot: QtBot) -> None:
    plot = shown(qtbot, PlotContent("Won", ("a", "b"), (Series("won", (60, 40), Stroke.BARS),), unit=" %"))
    assert shows(plot, current_theme().colours.link)


def test_an_empty_plot_is_drawn(qtbot: QtBot) -> None:
    plot = shown(qtbot, PlotContent("Nothing", (), ()))
    assert not plot.grab().isNull()
