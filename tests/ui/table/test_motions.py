"""Every movement of the table: how long it takes, where it goes, and that reduced motion leaves it out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPropertyAnimation, QVariantAnimation
from PySide6.QtWidgets import QApplication, QWidget

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.ui.parts.badge import Badge, BadgeFace
from ramsch_desktop.ui.parts.bubble import Bubble, BubbleKind, TailSide
from ramsch_desktop.ui.table.animator import SHAKE
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme
from tests.play.test_session import ramsch_match
from tests.ui.table.conftest import Table
from tests.ui.table.test_table_view import card, click


@pytest.fixture
def moving(table: Table, qapp: QApplication) -> Iterator[Table]:
    """A table with a deal on which things move; you lead."""
    apply_theme(qapp, Theme())
    table.view.animator.set_pace(1.0)
    table.controller.seat_at(ramsch_match(dealer=2))
    table.view.parts.finish_movements()
    yield table
    table.view.parts.finish_movements()
    apply_theme(qapp, Theme(reduced_motion=True))


def movement(table: Table, widget: QWidget) -> QPropertyAnimation:
    """The one movement of a widget."""
    movements = table.view.animator.findChildren(QPropertyAnimation)
    return next(each for each in movements if each.targetObject() is widget and each.state() is each.State.Running)


def test_a_card_goes_to_the_trick_in_180_milliseconds(moving: Table) -> None:
    code = moving.view.hand.codes[0]
    start = moving.view.hand.mapToParent(card(moving, code).pos())
    click(moving, code)
    played = moving.view.parts.trick.cards[0]
    flight = movement(moving, played)
    assert (flight.duration(), flight.startValue()) == (180, start)
    goal = flight.endValue()
    flight.setCurrentTime(90)
    past_the_middle = (goal - start).y() / 2
    assert (played.pos() - start).y() < past_the_middle < 0
    moving.view.animator.finish()
    assert played.pos() == goal


def test_a_trick_goes_to_its_winner_in_220_milliseconds(moving: Table) -> None:
    click(moving, moving.view.hand.codes[0])
    moving.wait_for(Stage.TRICK)
    moving.view.animator.finish()
    winner = moving.controller.picture().held
    cards = moving.view.parts.trick.cards
    assert winner is not None
    moving.controller.advance()
    flights = [movement(moving, each) for each in cards]
    width = cards[0].place.width
    assert [flight.duration() for flight in flights] == [220] * 3
    assert {flight.endValue().toTuple() for flight in flights} == {
        moving.view.parts.seats.home(winner.winner, width).toTuple()
    }


def test_a_hovered_or_chosen_card_rises_in_90_milliseconds(moving: Table) -> None:
    code = moving.view.hand.codes[3]
    button = card(moving, code)
    before = button.pos()
    moving.view.hand.mark([code])
    rise = movement(moving, button)
    assert rise.duration() == 90
    assert rise.endValue() == before - QPoint(0, round(0.2 * button.place.width))


def test_a_card_that_may_not_be_played_lowers_and_shakes_twice(moving: Table) -> None:
    code = moving.view.hand.codes[3]
    button = card(moving, code)
    before = button.pos()
    moving.view.hand.refuse(code)
    shake = movement(moving, button)
    lowered = shake.endValue()
    assert shake.duration() == 160
    assert lowered == before + QPoint(0, round(0.09 * button.place.width))
    sides = [value.x() - before.x() for _, value in shake.keyValues()][1:-1]
    assert sides == [SHAKE, -SHAKE, SHAKE, -SHAKE] == [3, -3, 3, -3]
    moving.view.animator.finish()
    assert button.pos() == lowered


def test_with_reduced_motion_a_refused_card_only_lowers(table: Table) -> None:
    table.controller.seat_at(ramsch_match(dealer=2))
    code = table.view.hand.codes[3]
    before = card(table, code).pos()
    table.view.hand.refuse(code)
    assert card(table, code).pos().y() > before.y()
    assert not table.view.animator.busy


def test_gaps_close_by_gliding(moving: Table) -> None:
    first, second = moving.view.hand.codes[:2]
    click(moving, first)
    moving.wait_for(Stage.TRICK)
    moving.view.animator.finish()
    moving.controller.advance()
    assert movement(moving, card(moving, second)).duration() == 90


def test_the_ring_of_the_turn_fades_in(moving: Table) -> None:
    badge = Badge(BadgeFace("Vera"), None, moving.view)
    badge.resize(224, 60)
    badge.show()
    badge.show_face(BadgeFace("Vera", turn="to move"))
    ring = badge.findChildren(QVariantAnimation)[0]
    assert (ring.state(), ring.duration()) == (QVariantAnimation.State.Running, 120)
    ring.setCurrentTime(15)
    begun = badge.grab().toImage()
    ring.setCurrentTime(120)
    assert badge.grab().toImage() != begun


def test_a_ring_does_not_move_with_reduced_motion(table: Table) -> None:
    badge = Badge(BadgeFace("Vera"), None, table.view)
    badge.show()
    badge.show_face(BadgeFace("Vera", turn="to move"))
    assert badge.findChildren(QVariantAnimation)[0].state() is QVariantAnimation.State.Stopped


def test_a_bubble_comes_in_120_and_goes_in_90_milliseconds(moving: Table) -> None:
    bubble = Bubble(BubbleKind.SAY, moving.view)
    bubble.set_words("Pass")
    bubble.point_at(moving.view.parts.own_badge, moving.view.rect().toRectF(), TailSide.UP)
    fade = bubble.findChildren(QPropertyAnimation)[0]
    assert (fade.duration(), fade.endValue(), bubble.leaving) == (120, 1.0, False)
    fade.setCurrentTime(fade.duration())
    bubble.fade_out()
    assert (fade.duration(), fade.endValue(), bubble.leaving) == (90, 0.0, True)
    fade.setCurrentTime(fade.duration())
    assert not bubble.isVisible()


def test_a_press_ends_every_movement(moving: Table) -> None:
    moving.view.hand.mark([moving.view.hand.codes[3]])
    assert moving.view.animator.busy
    moving.view._presses.pressed.emit()
    assert not moving.view.animator.busy
