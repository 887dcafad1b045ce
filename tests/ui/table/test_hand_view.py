"""The hand while other cards come into it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.card_tab import CardTab
from ramsch_desktop.ui.parts.focus_ring import FocusRing, shape_of
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.table.animator import Animator
from ramsch_desktop.ui.table.card_button import CardButton
from ramsch_desktop.ui.table.hand_view import Gap, HandCard, HandView
from ramsch_desktop.ui.table.layout import table_layout


@pytest.fixture
def hand(qtbot: QtBot, pictures: Pictures) -> Iterator[HandView]:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(992, 756)
    view = HandView(pictures.deck("french", "en"), Animator(table), table)
    view.setGeometry(0, 500, 992, 256)
    view.arrange(table_layout(992, 756, 4, 5).hand, 480)
    table.show()
    yield view
    table.close()


def cards(codes: Sequence[str]) -> list[HandCard]:
    return [HandCard(code, code, "") for code in codes]


def test_the_pointer_may_rest_where_other_cards_come(hand: HandView, monkeypatch: pytest.MonkeyPatch) -> None:
    """A widget that is shown or hidden lets the pointer enter another one at once."""
    middle = QPointF(60, 60)

    def enter_all() -> None:
        for code in ("HK", "HQ", "SK", "CQ", "D9"):
            button = hand.button(code)
            if button is not None:
                QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))

    hand.show_cards(cards(("HK", "HQ", "H9")), Gap.CLOSES)
    take_away, new_button = hand._take_away, hand._new_button

    def taken(code: str) -> None:
        take_away(code)
        enter_all()

    def made(code: str) -> CardButton:
        button = new_button(code)
        enter_all()
        return button

    monkeypatch.setattr(hand, "_take_away", taken)
    monkeypatch.setattr(hand, "_new_button", made)
    hand.show_cards(cards(("SK", "CQ", "H9", "D9")), Gap.CLOSES)
    assert hand.codes == ("SK", "CQ", "H9", "D9")


def test_a_tab_has_its_star_again_where_another_layout_leaves_room(hand: HandView) -> None:
    hand.show_cards([HandCard("D9", "", tab="Dallmutz"), *cards(("HK", "HQ"))], Gap.CLOSES)
    with_star = shown_tab(hand).width()
    hand.arrange(table_layout(1000, 300, 4, 5).hand, 200)
    assert shown_tab(hand).width() < with_star
    hand.arrange(table_layout(992, 756, 4, 5).hand, 480)
    assert shown_tab(hand).width() == with_star


def shown_tab(hand: HandView) -> CardTab:
    (tab,) = [each for each in hand.findChildren(CardTab) if each.isVisible()]
    return tab


def test_a_tab_leaves_the_index_of_its_card_in_sight(hand: HandView) -> None:
    hand.show_cards([HandCard("CJ", "", tab="Kleiner Bube"), *cards(("HK", "HQ"))], Gap.CLOSES)
    button = hand.button("CJ")
    assert button is not None
    upper_edge = button.geometry().center().y() - button.place.height / 2
    assert shown_tab(hand).geometry().bottom() <= upper_edge + 5


def test_the_focus_ring_passes_below_the_tab_of_its_card(hand: HandView, qtbot: QtBot) -> None:
    hand.window().activateWindow()
    hand.show_cards([HandCard("CJ", "", tab="Kleiner Bube"), *cards(("HK", "HQ"))], Gap.CLOSES)
    button = hand.button("CJ")
    assert button is not None
    hand.go_to("CJ")
    qtbot.waitUntil(button.hasFocus)
    ring = FocusRing(hand.window())
    ring.surround(button)
    bottom = shown_tab(hand).mapTo(hand.window(), shown_tab(hand).rect().bottomLeft()).y()
    assert bottom <= ring.geometry().y() + 6
    hand.go_to("HK")
    assert shown_tab(hand).mapTo(hand.window(), shown_tab(hand).rect().bottomLeft()).y() > bottom


def test_the_ring_lies_close_round_a_turned_card(hand: HandView) -> None:
    hand.show_cards(cards(("HK", "HQ", "H9")), Gap.CLOSES)
    button = hand.button("HK")
    assert button is not None
    shape = shape_of(button)
    assert (shape.rect.width(), shape.rect.height()) == (button.place.width, button.place.height)
    assert shape.angle == button.place.angle != 0
    assert shape.rect.center() == QRectF(button.rect()).center()


def test_an_empty_hand_leaves_the_keys_to_the_table(hand: HandView, qtbot: QtBot) -> None:
    table = hand.parentWidget()
    assert table is not None
    table.activateWindow()
    hand.show_cards(cards(("HK", "HQ")), Gap.CLOSES)
    hand.setFocus()
    qtbot.waitUntil(lambda: hand.isAncestorOf(QApplication.focusWidget() or table))
    hand.clear()
    assert QApplication.focusWidget() is table
