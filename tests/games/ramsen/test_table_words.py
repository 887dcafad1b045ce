"""What the table of Ramsen shows and says of cards that are cut, exchanged and always trumps."""

from __future__ import annotations

from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.sections import CardLine
from ramsch_desktop.games.ramsen import RAMSEN
from tests.games.five_card_table import course_of
from tests.games.test_stakes import SPEECH

FOUR = ["", "", "", ""]


def middle(course: Course, seat: int) -> CardLine:
    line = course.game.words.middle(course.view(seat), SPEECH)
    assert line is not None
    return line


def test_the_card_of_the_cut_lies_open_before_the_cutter_alone() -> None:
    course = course_of(RAMSEN, FOUR, "H7", dealer=1, cut="D9")
    assert middle(course, 0) == CardLine("", (parse_card("D9"),), "The card of the cut")
    assert middle(course, 2) == CardLine("", (None,), "The card of the cut")
