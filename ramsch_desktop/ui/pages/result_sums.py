"""The sums of a finished deal: the steps of each person, each with its rule, and what they come to."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.score import Operation, Score, ScoreStep, exact
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Text
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.games.shared.words import plain, signed
from ramsch_desktop.play.session import HUMAN
from ramsch_desktop.ui.parts.part import text_width
from ramsch_desktop.ui.parts.text import Role, divider, label, number, paragraph
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Space

MOST_ROOMY: Final = 4
"""Tables up to this size may have room for a row with each result."""

STEP, TOTAL, BONUS = "step", "total", "bonus"
"""Names of the labels that show the value of a step, what the steps come to, and what a tournament makes of it."""


class Density(Enum):
    """How close the sums of several people stand: a row for each result, the result beside the name, or also each
    note beside its rule where both have room in one line."""

    ROOMY = "roomy"
    CLOSE = "close"
    TIGHT = "tight"


GAPS: Final = {Density.ROOMY: Space.XS, Density.CLOSE: Space.XXS, Density.TIGHT: 2}
"""Between two lines."""


def densities(course: Course) -> tuple[Density, ...]:
    """How the sums may stand, the best first; those of large tables are alike in nearly all deals."""
    return tuple(Density) if course.standing.seats <= MOST_ROOMY else (Density.CLOSE, Density.TIGHT)


def sums_widget(course: Course, narrator: Narrator, density: Density, room: int) -> QWidget:
    """The sums of all seats that have one, one below the other, in ``room`` pixels of width."""
    assert course.score is not None
    content = QWidget()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    roomy = density is Density.ROOMY
    column.setSpacing(current_theme().px(GAPS[density]))
    for at, seat in enumerate(scoring_seats(course.score)):
        if at and roomy:
            column.addSpacing(current_theme().px(8))
        elif at:
            column.addWidget(divider())
        if roomy:
            _add_roomy(column, seat, course, narrator)
        else:
            _add_close(column, seat, course, narrator, room if density is Density.TIGHT else 0)
    return content


def _add_roomy(column: QVBoxLayout, seat: Seat, course: Course, narrator: Narrator) -> None:
    """Name, steps with a line below each, result."""
    translate = narrator.speech.translate
    assert course.score is not None
    alone = len(scoring_seats(course.score)) == 1
    heading = translate("ResultSheet", "How it is counted") if alone else narrator.speech.name(seat)
    column.addWidget(label(heading, Role.SECTION))
    for step in course.score.sums[seat]:
        text = narrator.game.words.step(step, seat, course.score, narrator.speech)
        column.addWidget(_step_row(text, step_value(step, course.game.best(course.options)), Role.STRONG))
        column.addWidget(divider())
    column.addWidget(_total_row(translate("ResultSheet", "Result"), _written(seat, course, narrator)))
    _add_bonus(column, seat, course, narrator)


def _add_bonus(column: QVBoxLayout, seat: Seat, course: Course, narrator: Narrator) -> None:
    """What the standing counts, where a tournament adds to the result."""
    assert course.score is not None
    after = course.game.book(course.options, course.standing, course.score)
    booked = exact(after.totals[seat] - course.standing.totals[seat])
    if booked != course.score.points[seat]:
        words = Text(narrator.speech.translate("ResultSheet", "With the tournament bonus"))
        column.addWidget(_step_row(words, signed(booked), Role.BODY, name=BONUS))


def _add_close(column: QVBoxLayout, seat: Seat, course: Course, narrator: Narrator, room: int) -> None:
    """The result beside the name, the steps below; notes of which the line has ``room`` beside their rule."""
    assert course.score is not None
    column.addWidget(_total_row(narrator.speech.name(seat), _written(seat, course, narrator)))
    for step in course.score.sums[seat]:
        text = narrator.game.words.step(step, seat, course.score, narrator.speech)
        column.addWidget(_step_row(text, step_value(step, course.game.best(course.options)), Role.BODY, room))
    _add_bonus(column, seat, course, narrator)


def _written(seat: Seat, course: Course, narrator: Narrator) -> str:
    assert course.score is not None
    return narrator.game.words.amount(signed(course.score.points[seat]), course.options, narrator.speech)


def scoring_seats(score: Score) -> tuple[Seat, ...]:
    """The seats whose sum is shown: the declarer, else all that have one, first the seat that the headline is about,
    then the reader, then the largest change."""
    if score.declarer is not None and score.sums[score.declarer]:
        return (score.declarer,)
    seats = [seat for seat, steps in enumerate(score.sums) if steps]
    return tuple(sorted(seats, key=lambda seat: (seat != score.about, seat != HUMAN, -abs(score.points[seat]))))


def _step_row(text: Text, value: str, role: Role, room: int = 0, name: str = STEP) -> QWidget:
    """Rule and value, the note beside the rule where ``room`` pixels suffice for all three, else below."""
    row = QWidget()
    grid = QGridLayout(row)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(0)
    grid.setHorizontalSpacing(current_theme().px(Space.S))
    title, note, shown = paragraph(text.title, role), paragraph(text.note, Role.NOTE), number(value)
    shown.setObjectName(name)
    grid.addWidget(title, 0, 0)
    grid.addWidget(shown, 0, 2)
    if text.note and _width_of(title, note, shown) <= room:
        title.setWordWrap(False)
        grid.setColumnStretch(1, 1)
        grid.addWidget(note, 0, 1)
        return row
    grid.setColumnStretch(0, 1)
    if text.note:
        grid.addWidget(note, 1, 0, 1, 3)
    return row


def _width_of(*parts: QLabel) -> float:
    """What the texts need side by side, in pixels."""
    for part in parts:
        part.ensurePolished()
    return sum(text_width(part.font(), part.text()) for part in parts) + len(parts) * current_theme().px(Space.S)


def step_value(step: ScoreStep, best: Best) -> str:
    """The operation and value of a step: "+3", "× 2", "× −2"; the first summand without its plus, but where less is
    better with it, since what is added there is a loss."""
    if step.operation is Operation.TIMES:
        return f"× {plain(step.value)}"
    return signed(step.value) if best is Best.LOWEST else plain(step.value)


def _total_row(words: str, written: str) -> QWidget:
    row = QWidget()
    box = QHBoxLayout(row)
    box.setContentsMargins(0, 0, 0, 0)
    box.addWidget(label(words, Role.STRONG), 1)
    total = number(written, Role.HEADING)
    total.setObjectName(TOTAL)
    box.addWidget(total)
    return row
