"""Bubbles that would meet what is read: a hint and a rule, somebody's words and the cards in the middle."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.speech import Text
from ramsch_desktop.ui.parts.bubble import Bubble, BubbleKind
from ramsch_desktop.ui.table.bubbles import Bubbles

HINT, RULE = Text("Play the king", "It takes the trick."), Text("You must trump.", "You hold the king of hearts.")
LEFT, CARD, NEXT, FAR = (QRectF(x, 590, 120, 184) for x in (230, 340, 436, 860))
OWN = QRectF(16, 443, 218, 54)
NONE = QRectF()


@pytest.fixture
def bubbles(qtbot: QtBot, qapp: QApplication) -> Bubbles:
    table = QWidget()
    table.resize(992, 736)
    qtbot.addWidget(table)
    table.show()
    made = Bubbles(table)
    table.setProperty("kept", made)
    return made


def test_a_hint_takes_the_place_of_a_rule(bubbles: Bubbles) -> None:
    bubbles.refuse(RULE, CARD, OWN)
    bubbles.advise(HINT, NEXT, OWN, NONE)
    assert bubbles.rule.leaving or not bubbles.rule.isVisible()
    assert bubbles.hint.isVisible()


def test_a_hint_is_read_with_a_pause_before_its_reason(bubbles: Bubbles) -> None:
    bubbles.advise(HINT, NEXT, OWN, NONE)
    assert bubbles.hint.accessibleName() == "Play the king. It takes the trick."


def test_nobody_speaks_over_the_words_of_another(bubbles: Bubbles) -> None:
    """With seven at the table a neighbour sits closely above your own badge."""
    bubbles.say(0, "I drop out.", OWN)
    bubbles.say(1, "I stay in.", OWN.translated(0, -122))
    own, other = (bubble.geometry() for bubble in bubbles._says.values())
    assert not own.intersects(other)


def test_a_hint_makes_room_for_a_rule_and_comes_back(bubbles: Bubbles, qtbot: QtBot) -> None:
    bubbles.advise(HINT, NEXT, OWN, NONE)
    bubbles.refuse(RULE, CARD, OWN)
    assert (bubbles.hint.isVisible(), bubbles.rule.isVisible()) == (False, True)
    bubbles.rule.fade_out()
    qtbot.waitUntil(bubbles.hint.isVisible, timeout=2000)


def test_a_hint_that_is_over_does_not_come_back(bubbles: Bubbles, qtbot: QtBot) -> None:
    bubbles.advise(HINT, NEXT, OWN, NONE)
    bubbles.refuse(RULE, CARD, OWN)
    with qtbot.waitSignal(bubbles.rule.gone, timeout=2000):
        bubbles.forget()
    assert not bubbles.hint.isVisible()


def test_a_hint_stays_beside_a_rule_that_is_far_away(bubbles: Bubbles) -> None:
    bubbles.advise(HINT, LEFT, OWN, NONE)
    bubbles.refuse(RULE, FAR, OWN)
    assert bubbles.hint.isVisible()


def test_a_bubble_at_a_button_stands_above_the_prompt(bubbles: Bubbles) -> None:
    """The hint whether to join, and why a button is off, lay on the question itself."""
    button, prompt = QRectF(420, 480, 160, 56), QRectF(430, 446, 140, 26)
    for bubble in (bubbles.hint, bubbles.rule):
        if bubble is bubbles.hint:
            bubbles.advise(HINT, button, OWN, prompt)
        else:
            bubbles.explain(RULE.note, button, OWN, prompt)
        place = QRectF(bubble.geometry())
        assert not place.intersects(prompt)
        assert place.bottom() <= prompt.y() + 1
        assert place.x() < button.center().x() < place.right()


def test_a_hint_at_a_wide_button_stands_beside_the_prompt(bubbles: Bubbles) -> None:
    """There it hides neither the question nor what lies above it."""
    button, prompt = QRectF(500, 480, 180, 56), QRectF(430, 446, 140, 26)
    bubbles.advise(HINT, button, OWN, prompt)
    place = QRectF(bubbles.hint.geometry())
    assert place.x() >= prompt.right()
    assert abs(place.bottom() - button.y()) <= 1
    assert button.x() < place.x() + bubbles.hint._tail_x < button.right()


def test_a_hint_at_a_button_touches_it_where_no_prompt_is_in_the_way(bubbles: Bubbles) -> None:
    button = QRectF(420, 480, 160, 56)
    bubbles.advise(HINT, button, OWN, QRectF(16, 446, 140, 26))
    assert abs(bubbles.hint.geometry().bottom() + 1 - button.y()) <= 1


def says(bubbles: Bubbles, seat: int, badge: QRectF, spare: list[QRectF]) -> Bubble:
    """The bubble of a seat that speaks."""
    bubbles.say(seat, "I leave it", badge, (), spare)
    table = bubbles.rule.parentWidget()
    assert table is not None
    return next(each for each in table.findChildren(Bubble) if each.kind is BubbleKind.SAY)


def test_your_own_words_stand_at_your_picture(bubbles: Bubbles) -> None:
    assert says(bubbles, 0, OWN, []).x() < OWN.x() + 20


def test_words_stand_beside_a_badge_where_cards_lie_below_it(bubbles: Bubbles) -> None:
    badge, talon = QRectF(16, 60, 218, 52), QRectF(60, 112, 260, 140)
    assert says(bubbles, 1, badge, []).y() >= badge.bottom()
    assert says(bubbles, 1, badge, [talon]).x() >= badge.right()


def test_words_make_way_for_what_comes_below_them(bubbles: Bubbles) -> None:
    badge = QRectF(16, 60, 218, 52)
    bubble = says(bubbles, 1, badge, [])
    for paper in (QRectF(400, 100, 300, 200), QRectF(16, 116, 300, 200)):
        bubbles.make_way(1, badge, paper, [badge])
        assert not paper.intersects(QRectF(bubble.geometry()))
    assert bubble.isVisible()
