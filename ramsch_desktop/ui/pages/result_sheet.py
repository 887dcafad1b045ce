"""The result of a deal on a sheet of paper: its sum in steps, each with its rule, and all the cards."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.people import AVATARS
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.score import Operation, Points, Score, ScoreStep
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.engine.table import Table, lay_out
from ramsch_desktop.games.shared.words import plain, signed
from ramsch_desktop.ui.panels.sections import SMALL_CARD, cards_row, scrolling, section_widget
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.sheet import Sheet
from ramsch_desktop.ui.parts.text import FrameLook, Role, divider, frame, label, number, paragraph
from ramsch_desktop.ui.parts.trick_line import TrickCell, TrickLine
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.table.shapes import CARD_RATIO
from ramsch_desktop.ui.table.sorting import Sorting, sort_hand
from ramsch_desktop.ui.theme.style import current_theme

OVERLAP = -0.5
"""The gap between the small cards of a hand, in card widths."""

STEP, TOTAL = "step", "total"
"""Names of the labels that show the value of a step and what the steps come to."""


class ResultSheet(Sheet):
    """``next_wanted`` asks for the next deal, ``again_wanted`` to play these cards again without scoring,
    ``review_wanted`` to look at them card by card."""

    next_wanted = Signal()
    again_wanted = Signal()
    review_wanted = Signal()
    rules_wanted = Signal()

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._course: Course | None = None
        self._next: Button | None = None

    def show_result(self, course: Course, narrator: Narrator, deck: Deck, step_on: str) -> None:
        """Fill the sheet; ``step_on`` are the words of the main button."""
        assert course.score is not None
        self._course = course
        for layout in (self.head, self.body, self.foot):
            _empty(layout)
        self._fill_head(course, course.score, narrator)
        self.body.addWidget(self._sum_column(course, narrator), 38)
        self.body.addWidget(self._cards_column(course, narrator, deck), 62)
        self._fill_foot(step_on)

    def focus_next(self) -> None:
        """The next deal is one press of Enter away."""
        if self._next is not None:
            self._next.setFocus()

    def _fill_head(self, course: Course, score: Score, narrator: Narrator) -> None:
        seat = main_seat(score)
        head = QLabel()
        size = current_theme().px(54)
        head.setPixmap(self._pictures.avatar(AVATARS[seat])(size, head.devicePixelRatioF()))
        self.head.addWidget(head)
        self.head.addWidget(paragraph(narrator.game.words.headline(score, narrator.speech), Role.TITLE), 1)
        written = narrator.game.words.amount(signed(score.points[seat]), course.options, narrator.speech)
        self.head.addWidget(_big(score.points[seat], written, course.game.best(course.options)))

    def _sum_column(self, course: Course, narrator: Narrator) -> QWidget:
        assert course.score is not None
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current_theme().px(8))
        for seat in scoring_seats(course.score):
            self._add_sum(column, seat, course, narrator)
        self._add_explanation(column, course.score, narrator)
        self._add_tricks(column, course, narrator)
        column.addStretch(1)
        return scrolling(content)

    def _add_sum(self, column: QVBoxLayout, seat: Seat, course: Course, narrator: Narrator) -> None:
        score = course.score
        assert score is not None
        heading = self.tr("How it is counted")
        if len(scoring_seats(score)) > 1:
            heading = narrator.speech.name(seat)
        column.addWidget(label(heading, Role.SECTION))
        for step in score.sums[seat]:
            column.addWidget(_step_row(step, seat, score, narrator))
            column.addWidget(divider())
        written = narrator.game.words.amount(signed(score.points[seat]), course.options, narrator.speech)
        column.addWidget(_total_row(self.tr("Result"), written))

    def _add_explanation(self, column: QVBoxLayout, score: Score, narrator: Narrator) -> None:
        text = narrator.game.words.explanation(score, narrator.speech)
        if text is None:
            return
        box = frame(FrameLook.HINT)
        inner = QVBoxLayout(box)
        inner.addWidget(paragraph(text.title, Role.SECTION))
        inner.addWidget(paragraph(text.note))
        rules = Button(self.tr("Rules (F1)"), ButtonKind.QUIET)
        rules.chosen.connect(self.rules_wanted)
        inner.addWidget(rules, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(box)

    def _add_tricks(self, column: QVBoxLayout, course: Course, narrator: Narrator) -> None:
        table = lay_out(course.events, course.standing.seats)
        if not table.tricks:
            return
        column.addWidget(label(self.tr("Tricks"), Role.SECTION))
        column.addWidget(TrickLine(_cells(table, narrator)))

    def _cards_column(self, course: Course, narrator: Narrator, deck: Deck) -> QWidget:
        assert course.score is not None
        sections = narrator.game.words.summary_of(course.score, narrator.speech)
        lines = [section for section in sections if isinstance(section, CardLine)]
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current_theme().px(10))
        for section in sections:
            if not isinstance(section, CardLine):
                column.addWidget(section_widget(section, deck))
        column.addWidget(label(self.tr("All hands"), Role.SECTION))
        column.addWidget(self._hands(course, narrator, deck, lines))
        column.addStretch(1)
        return scrolling(content)

    def _hands(self, course: Course, narrator: Narrator, deck: Deck, lines: list[CardLine]) -> QWidget:
        rows = [(narrator.speech.name(seat), codes, OVERLAP) for seat, codes in _sorted_hands(course)]
        rows += [(line.heading, [_code(card) for card in line.cards], 0.1) for line in lines]
        if course.deal.talon and len(course.deal.talon) <= 4:
            rows.append((self.tr("Skat"), [card.code for card in course.deal.talon], 0.1))
        width = self._card_width(len(rows))
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        for line, (name, codes, gap) in enumerate(rows):
            grid.addWidget(label(name, Role.STRONG if gap == OVERLAP else Role.BODY), line, 0)
            grid.addWidget(cards_row(codes, deck, width, round(gap * width)), line, 1)
        return box

    def _card_width(self, rows: int) -> int:
        """As wide as so many rows of cards leave it, between 34 and 52 pixels."""
        room = self.height() - current_theme().px(370)
        return max(34, min(SMALL_CARD, round((room / rows - 8) / CARD_RATIO)))

    def _fill_foot(self, step_on: str) -> None:
        again = Button(self.tr("Once more, not scored"), ButtonKind.SECOND, self._pictures.icon("undo"))
        again.chosen.connect(self.again_wanted)
        self._next = Button(step_on, ButtonKind.MAIN, self._pictures.icon("play"))
        self._next.chosen.connect(self.next_wanted)
        review = Button(self.tr("Review"), ButtonKind.SECOND, self._pictures.icon("chart"))
        review.chosen.connect(self.review_wanted)
        self.foot.addWidget(again)
        self.foot.addWidget(review)
        self.foot.addStretch(1)
        self.foot.addWidget(label(self.tr("Enter"), Role.NOTE))
        self.foot.addWidget(self._next)


def scoring_seats(score: Score) -> tuple[Seat, ...]:
    """The seats whose sum is shown: the declarer, else those with a sum, the largest change first, three at most."""
    if score.declarer is not None and score.sums[score.declarer]:
        return (score.declarer,)
    seats = [seat for seat, steps in enumerate(score.sums) if steps]
    return tuple(sorted(seats, key=lambda seat: -abs(score.points[seat])))[:3]


def main_seat(score: Score) -> Seat:
    """The seat that the headline speaks of: the declarer, else the one whose score changed most."""
    for seat in (score.declarer, score.about):
        if seat is not None:
            return seat
    seats = scoring_seats(score)
    return seats[0] if seats else 0


def _big(points: Points, written: str, best: Best) -> QLabel:
    better = points > 0 if best is Best.HIGHEST else points < 0
    role = Role.RESULT_PLUS if better else Role.RESULT_MINUS if points else Role.RESULT_LARGE
    return label(written, role)


def _step_row(step: ScoreStep, seat: Seat, score: Score, narrator: Narrator) -> QWidget:
    text = narrator.game.words.step(step, seat, score, narrator.speech)
    row = QWidget()
    grid = QGridLayout(row)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setVerticalSpacing(0)
    grid.setColumnStretch(0, 1)
    grid.addWidget(paragraph(text.title, Role.STRONG), 0, 0)
    value = number(step_value(step))
    value.setObjectName(STEP)
    grid.addWidget(value, 0, 1)
    if text.note:
        grid.addWidget(paragraph(text.note, Role.NOTE), 1, 0, 1, 2)
    return row


def step_value(step: ScoreStep) -> str:
    """The operation and value of a step: "+3", "× 2", "× −2"; the first summand without its plus."""
    if step.operation is Operation.TIMES:
        return f"× {plain(step.value)}"
    return plain(step.value)


def _total_row(words: str, written: str) -> QWidget:
    row = QWidget()
    box = QHBoxLayout(row)
    box.setContentsMargins(0, 0, 0, 0)
    box.addWidget(label(words, Role.STRONG), 1)
    total = number(written, Role.HEADING)
    total.setObjectName(TOTAL)
    box.addWidget(total)
    return row


def _cells(table: Table, narrator: Narrator) -> list[TrickCell]:
    speech = narrator.speech
    cells = []
    for taken in table.tricks:
        name = speech.name(taken.winner)
        words = narrator.event_of_trick(taken)
        short = name if taken.winner == speech.me else f"{name[:1]}."
        cells.append(TrickCell(taken.trick.points, short, taken.winner == speech.me, words))
    return cells


def _sorted_hands(course: Course) -> list[tuple[Seat, list[str | None]]]:
    order = course.view(0).order
    hands = course.deal.hands
    return [
        (seat, [card.code for card in sort_hand(hands[seat], order, Sorting.ALTERNATING)])
        for seat in sorted(course.deal.active)
    ]


def _code(card: Card | None) -> str | None:
    return None if card is None else card.code


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            _empty(inner)
