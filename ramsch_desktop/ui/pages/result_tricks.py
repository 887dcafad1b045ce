"""The tricks of a finished deal in a line: what each brought and who took it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.sections import Measure, Section, Shares, TwoSides
from ramsch_desktop.engine.table import lay_out
from ramsch_desktop.ui.parts.trick_line import TrickCell


class Figure(Enum):
    """What stands in a trick's cell: its card points, or its number where card points do not count."""

    POINTS = "points"
    NUMBER = "number"


def _figure(summary: Iterable[Section]) -> Figure:
    """Card points where the result counts them: not in a Null, not in games of tricks alone."""
    for section in summary:
        if isinstance(section, TwoSides) or (isinstance(section, Shares) and section.measure is Measure.CARD_POINTS):
            return Figure.POINTS
    return Figure.NUMBER


def trick_cells(course: Course, narrator: Narrator) -> list[TrickCell]:
    """A cell for each trick of a deal with a score; none where no card was played."""
    assert course.score is not None
    speech = narrator.speech
    figure = _figure(narrator.game.words.summary_of(course.score, speech))
    cells = []
    for nth, taken in enumerate(lay_out(course.events, course.standing.seats).tricks, 1):
        name = speech.name(taken.winner)
        short = name if taken.winner == speech.me else f"{name[:1]}."
        shown = taken.trick.points if figure is Figure.POINTS else nth
        cells.append(TrickCell(shown, short, taken.winner == speech.me, narrator.event_of_trick(taken)))
    return cells
