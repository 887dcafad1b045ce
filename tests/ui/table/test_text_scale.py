"""Another text scale lays the table out anew, also where its own size stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.play.match import Match
from ramsch_desktop.ui.parts.part import text_width
from ramsch_desktop.ui.table.tray_layout import PAD
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme
from tests.games.five_card_table import course_of
from tests.play.test_session import ramsch_match
from tests.ui.table.conftest import Table


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    apply_theme(qapp, Theme(reduced_motion=True))


def test_badges_grow_with_the_text(app: QApplication, table: Table) -> None:
    table.controller.seat_at(ramsch_match())
    table.wait_for(Stage.HUMAN)
    badge, size = table.view.parts.seats.badges[0], table.view.size()
    before = badge.height()
    apply_theme(app, Theme(text_scale=1.5, reduced_motion=True))
    assert table.view.size() == size
    assert badge.height() > 1.2 * before


def test_wide_buttons_stay_on_the_table_in_large_print(app: QApplication, table: Table) -> None:
    """The dealer of Ramsen may keep all cards or take the trump card: two long texts beside a large badge."""
    table.controller.seat_at(dealing_ramsen())
    table.wait_for(Stage.HUMAN)
    buttons = table.view.strip.buttons
    assert [each.text() for each in buttons] == ["Keep all cards", "Take the trump card"]
    usual = buttons[0].font().pointSizeF(), buttons[0].font().pixelSize()
    table.view.resize(848, 736)
    apply_theme(app, Theme(text_scale=1.5, reduced_motion=True))
    strip = table.view.strip.geometry()
    assert strip.right() <= table.view.width()
    assert all(each.width() >= each.sizeHint().width() for each in buttons)
    table.view.resize(992, 756)
    apply_theme(app, Theme(reduced_motion=True))
    assert (buttons[0].font().pointSizeF(), buttons[0].font().pixelSize()) == usual


def dealing_ramsen() -> Match:
    """You deal, and the others have taken all that may be exchanged."""
    hands = ["CJ CK C7 HK H8", "S7 S8 S9 D8 D10", "", ""]
    course = course_of(RAMSEN, hands, "C10", "swap S7 S8 S9 D8 D10")
    return Match(RAMSEN, course.options, ("you", *["easy"] * 3), (course,), (course.standing,))


@pytest.mark.parametrize(("scale", "width"), [(1.5, 848), (1.5, 992), (2.0, 992)])
def test_the_heading_of_a_tray_is_whole_in_large_print(
    app: QApplication, table: Table, scale: float, width: int
) -> None:
    hands = ["", "CJ CK C7 HK H8", "", ""]
    course = course_of(RAMSEN, hands, "C10", "leave, swap", dealer=2, cut="D9")
    table.controller.seat_at(Match(RAMSEN, course.options, ("you", *["easy"] * 3), (course,), (course.standing,)))
    table.wait_for(Stage.HUMAN)
    table.view.resize(width, 736)
    apply_theme(app, Theme(text_scale=scale, reduced_motion=True))
    tray = table.view.parts.on_felt.tray
    assert tray.tray is not None
    room = tray.frame.width() - 2 * PAD * scale
    assert text_width(tray.frame.face, tray.tray.title) <= room
    assert tray.frame.face.pixelSize() >= 14
