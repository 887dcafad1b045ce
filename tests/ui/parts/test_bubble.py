"""Bubbles: where they stand, how long, and what is spoken."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.bubble import TAIL, Bubble, BubbleKind, TailSide
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme

TABLE = QRectF(0, 0, 992, 756)


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    widget.resize(992, 756)
    qtbot.addWidget(widget)
    widget.show()
    return widget


def rule(table: QWidget) -> Bubble:
    bubble = Bubble(BubbleKind.RULE, table)
    bubble.set_words("Pik muss bedient werden.", "\nDu hast die Dame und die 7.")
    return bubble


def said(table: QWidget) -> Bubble:
    bubble = Bubble(BubbleKind.SAY, table)
    bubble.set_words("„Achtzehn.“")
    return bubble


def test_rule_stands_on_its_card_with_the_tail_down(table: QWidget) -> None:
    bubble, card = rule(table), QRectF(400, 560, 120, 184)
    bubble.point_at(card, TABLE, TailSide.DOWN)
    assert bubble.geometry().bottom() + 1 == 560
    assert bubble.x() < 460 < bubble.geometry().right()
    assert bubble.isVisible()


def test_say_hangs_below_a_badge_with_the_tail_up(table: QWidget) -> None:
    bubble = said(table)
    bubble.point_at(QRectF(16, 60, 60, 52), TABLE, TailSide.UP)
    assert bubble.y() == 112


@pytest.mark.parametrize("x", [-40, 0, 500, 930, 1100])
def test_bubble_stays_on_the_table(table: QWidget, x: int) -> None:
    bubble = rule(table)
    bubble.point_at(QRectF(x, 560, 60, 184), TABLE, TailSide.DOWN)
    assert table.rect().contains(bubble.geometry())


def test_bubble_moves_right_of_your_own_badge(table: QWidget) -> None:
    bubble, badge = rule(table), QRectF(16, 462, 216, 52)
    bubble.point_at(QRectF(160, 530, 120, 184), TABLE, TailSide.DOWN, avoid=badge)
    assert not QRectF(bubble.geometry()).intersects(badge)


@pytest.mark.parametrize("x", [20, 100])
def test_a_bubble_comes_down_on_the_first_cards_where_its_tail_would_else_point_at_another(
    table: QWidget, x: int
) -> None:
    bubble, badge, card = rule(table), QRectF(16, 462, 216, 52), QRectF(x, 552, 120, 184)
    bubble.set_words("Laub bedienen.")
    bubble.point_at(card, TABLE, TailSide.DOWN, avoid=badge)
    assert not QRectF(bubble.geometry()).intersects(badge)
    assert card.x() < bubble.x() + bubble._tail_x < card.right()
    assert bubble.geometry().bottom() <= card.y() + 14


def test_a_tail_that_cannot_reach_its_card_is_left_away(table: QWidget) -> None:
    bubble, badge, card = rule(table), QRectF(16, 462, 216, 52), QRectF(20, 520, 120, 184)
    bubble.point_at(card, TABLE, TailSide.DOWN, avoid=badge)
    assert not QRectF(bubble.geometry()).intersects(badge)
    assert bubble._outline().boundingRect().bottom() < bubble.height() - TAIL + 1
    bubble.point_at(card.translated(300, 0), TABLE, TailSide.DOWN, avoid=badge)
    assert bubble._outline().boundingRect().bottom() > bubble.height() - TAIL + 1


def test_long_words_break_into_lines_of_about_equal_length(table: QWidget) -> None:
    bubble = Bubble(BubbleKind.HINT, table)
    bubble.set_words("Pik 7")
    low = bubble.sizeHint().height()
    bubble.set_words("Pik 7", "– der Stich ist verloren, so gibst du 0 statt 3 Augen, und die Dame bleibt dir noch.")
    assert bubble.sizeHint().width() <= 330 + 28 + 30
    assert bubble.sizeHint().height() > low + 10


def test_bubble_goes_after_its_life(table: QWidget, qtbot: QtBot) -> None:
    bubble = rule(table)
    with qtbot.waitSignal(bubble.gone, timeout=2000):
        bubble.point_at(QRectF(400, 560, 120, 184), TABLE, TailSide.DOWN, life=20)
    assert not bubble.isVisible()


def test_bubble_without_a_life_stays_until_it_is_sent_away(table: QWidget, qtbot: QtBot) -> None:
    bubble = rule(table)
    bubble.point_at(QRectF(400, 560, 120, 184), TABLE, TailSide.DOWN)
    qtbot.wait(200)
    assert bubble.isVisible()
    with qtbot.waitSignal(bubble.gone, timeout=2000):
        bubble.fade_out()


def test_words_are_read_in_one_piece(table: QWidget) -> None:
    assert rule(table).accessibleName() == "Pik muss bedient werden. Du hast die Dame und die 7."


def test_text_scale_makes_a_bubble_larger(table: QWidget, qapp: QApplication) -> None:
    bubble = rule(table)
    small = bubble.sizeHint()
    apply_theme(qapp, Theme(text_scale=1.5))
    assert bubble.sizeHint().width() > small.width() * 1.3
    assert bubble.sizeHint().height() > small.height() * 1.3


def test_angle_brackets_are_words_not_markup(table: QWidget) -> None:
    bubble = Bubble(BubbleKind.RULE, table)
    bubble.set_words("<b>23 < 24</b>")
    plain = Bubble(BubbleKind.RULE, table)
    plain.set_words("23 < 24")
    assert bubble.sizeHint().width() > plain.sizeHint().width()


def test_say_stands_beside_a_badge_with_the_tail_left(table: QWidget) -> None:
    bubble, beside = said(table), said(table)
    badge = QRectF(300, 36, 216, 52)
    bubble.point_at(badge, TABLE, TailSide.UP)
    beside.point_at(badge, TABLE, TailSide.LEFT)
    assert beside.x() == 516
    assert beside.geometry().center().y() == pytest.approx(badge.center().y(), abs=1)
    assert beside.width() == bubble.width() + TAIL
    assert beside.height() == bubble.height() - TAIL
