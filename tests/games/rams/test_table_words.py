"""What stands beside the table of Rams."""

from __future__ import annotations

from ramsch_desktop.engine.course import Course, play_on
from ramsch_desktop.engine.sections import CardLine, Note, Section, Shares
from ramsch_desktop.games.rams import RAMS
from ramsch_desktop.games.rams.panel import rams_panel
from tests.games.five_card_table import course_of
from tests.games.test_stakes import SPEECH


def kinds(course: Course) -> list[type[Section]]:
    return [type(section) for section in rams_panel(course.view(0), SPEECH)]


def test_the_rule_of_the_moment_stands_above_the_trump_card_until_cards_are_played() -> None:
    dealt = course_of(RAMS, ["S2 S3 C2 C3 D2", "S5 S6 C5 C6 D5", "S7 S8 C7 C8 D6", "S9 S10 C9 C10 D7"], "H5", dealer=3)
    drawing = play_on(dealt, ["stay", "stay", "stay", "stay"])
    playing = play_on(drawing, ["draw", "draw", "draw", "draw", "play S2", "play S5", "play S7", "play S9"])
    assert kinds(dealt) == kinds(drawing) == [Shares, Note, CardLine]
    assert kinds(playing) == [Shares, CardLine, CardLine]
