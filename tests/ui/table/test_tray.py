"""The tray: where it lies, and how cards come to it and go back."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.games.ramsen import RAMSEN
from ramsch_desktop.play.match import Match
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.card_tab import CardTab
from ramsch_desktop.ui.table.layout import table_layout
from ramsch_desktop.ui.table.shapes import Rect
from ramsch_desktop.ui.table.tray_layout import Tenant, shares_of_middle, tray_places
from tests.games.five_card_table import course_of
from tests.positions import my_turn, position
from tests.ui.table.conftest import Table
from tests.ui.table.test_table_view import card, click, passing_match

SIZES = [(760, 556, 3), (760, 556, 4), (992, 756, 3), (992, 756, 4), (992, 756, 7), (1632, 1036, 5)]


@pytest.mark.parametrize(("width", "height", "seats"), SIZES)
@pytest.mark.parametrize("slots", [2, 5])
def test_a_tray_lies_between_the_badges_with_all_its_places(width: int, height: int, seats: int, slots: int) -> None:
    layout = table_layout(width, height, seats, 10)
    tenant = Tenant.TRAY if slots == 2 else Tenant.TRAY_BESIDE_CARDS
    room = shares_of_middle(layout, tenant, 1.0).tray
    assert room is not None
    places = tray_places(room, slots, layout.trick[0].width, 200, 1.0)
    assert not any(places.frame.meets(badge) for badge in layout.seats)
    assert places.frame.bottom <= layout.prompt.y
    for place in places.slots:
        assert places.frame.x <= place.centre.x - place.width / 2
        assert place.centre.x + place.width / 2 <= places.frame.right
        assert places.title.bottom <= place.centre.y - place.height / 2 + 1
        assert place.centre.y + place.height / 2 <= places.note.y + 1
    steps = [b.centre.x - a.centre.x for a, b in pairwise(places.slots)]
    assert min(steps) > 0.5 * places.slots[0].width


@pytest.mark.parametrize(("width", "height", "seats"), SIZES)
def test_skat_and_ladder_share_the_middle(width: int, height: int, seats: int) -> None:
    layout = table_layout(width, height, seats, 10)
    shares = shares_of_middle(layout, Tenant.LADDER, 1.0)
    assert shares.ladder is not None
    assert shares.cards.bottom == shares.ladder.y
    assert shares.ladder.bottom <= layout.middle.bottom + 0.01
    assert shares.cards.height > 60


def drag(table: Table, code: str, end: QPoint) -> None:
    """Drag a card to a point of the table."""
    button = table.view.hand.button(code) or table.view.tray.button(code)
    assert button is not None
    start = button.rect().center()
    way = button.mapFrom(table.view, end) - start
    QTest.mousePress(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for _ in range(2):
        QTest.mouseMove(button, start + way / 2)
    QTest.mouseMove(button, button.mapFrom(table.view, end))
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, button.rect().center())


def middle(table: Table) -> QPoint:
    return table.view.parts.on_felt.tray.frame.geometry().center()


def test_a_card_is_dragged_to_the_tray_and_back(table: Table) -> None:
    table.controller.seat_at(passing_match())
    code = table.view.hand.codes[3]
    drag(table, code, middle(table))
    assert table.view.tray.codes == (code,)
    assert code not in table.view.hand.codes
    drag(table, code, QPoint(table.view.width() // 2, table.view.height() - 60))
    assert not table.view.tray.codes
    assert code in table.view.hand.codes


def test_no_tab_lies_on_the_words_of_the_tray(table: Table) -> None:
    """A card of the skat is new in the hand, where its word has room; it is still spoken on the tray."""
    table.controller.seat_at(position("skat", my_turn("Discarding")))
    new = next(tab for tab in table.view.hand.findChildren(CardTab) if tab.isVisible())
    code = next(code for code in table.view.hand.codes if "new" in card(table, code).accessibleDescription())
    assert new.accessibleName() == "new"
    click(table, code)
    assert table.view.tray.codes == (code,)
    assert [tab for tab in table.view.tray.findChildren(CardTab) if tab.isVisible()] == []
    button = table.view.tray.button(code)
    assert button is not None
    assert "new" in button.accessibleDescription()


def test_the_last_card_taken_back_takes_the_focus_along(table: Table) -> None:
    table.controller.seat_at(passing_match())
    code = table.view.hand.codes[0]
    click(table, code)
    table.view.tray.setFocus()
    button = table.view.tray.button(code)
    assert button is not None
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert QApplication.focusWidget() is card(table, code)


def test_the_tray_is_empty_in_the_next_decision(table: Table) -> None:
    table.controller.seat_at(passing_match())
    for code in table.view.hand.codes[:2]:
        click(table, code)
    table.qtbot.mouseClick(table.view.strip.buttons[-1], Qt.MouseButton.LeftButton)
    assert table.view.tray.codes == ()
    assert not table.view.parts.on_felt.tray.frame.isVisible()


def test_the_prompt_counts_the_cards(table: Table) -> None:
    table.controller.seat_at(passing_match())
    first, second = table.view.hand.codes[:2]
    click(table, first)
    assert table.view.parts.prompt.words == "One more card"
    click(table, second)
    assert table.view.parts.prompt.words.startswith("Two cards chosen")


def test_a_narrow_room_makes_cards_small_and_keeps_them_inside() -> None:
    places = tray_places(Rect(0, 0, 150, 120), 5, 90, 300, 1.0)
    assert places.frame.width <= 150
    assert all(place.width >= 1 for place in places.slots)


def test_the_step_forward_has_the_focus_when_the_whole_hand_lies_on_the_tray(table: Table) -> None:
    course = course_of(RAMSEN, ["HK HQ H9 DA DK", "", "", ""], "S8", dealer=3)
    table.controller.seat_at(Match(RAMSEN, course.options, ("you", *["easy"] * 3), (course,), (course.standing,)))
    table.wait_for(Stage.HUMAN)
    table.view.focus_here()
    for _ in range(5):
        QTest.keyClick(table.view.hand, Qt.Key.Key_Space)
    button = QApplication.focusWidget()
    assert isinstance(button, Button)
    assert button.text() == "Exchange 5 cards"
