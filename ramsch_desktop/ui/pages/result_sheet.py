"""The result of a deal on a sheet of paper: its sum in steps, each with its rule, and all the cards."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QVBoxLayout, QWidget

from ramsch_desktop.controller.models.match_end import winner_title
from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.people import AVATARS
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.score import Points, Score
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import CardLine, Section, TwoSides
from ramsch_desktop.engine.standing import Best
from ramsch_desktop.games.shared.words import signed
from ramsch_desktop.ui.pages.result_hands import Room, SpreadCards, hands_widget, was_exchanged, was_passed_on
from ramsch_desktop.ui.pages.result_sums import Density, densities, scoring_seats, sums_widget
from ramsch_desktop.ui.pages.result_tricks import trick_cells
from ramsch_desktop.ui.panels.sections import scrolling, section_widget
from ramsch_desktop.ui.panels.small_cards import SCROLL_BAR, shelf_in
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.part import is_low, text_width, whole
from ramsch_desktop.ui.parts.sheet import Sheet
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label, paragraph
from ramsch_desktop.ui.parts.trick_line import TrickLine
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Space


@dataclass(frozen=True)
class _Parts:
    """The sections of a game by where they stand: what decided the deal beside the sum, bars above the cards."""

    beside_sum: tuple[Section, ...]
    beside_cards: tuple[Section, ...]
    cards: tuple[CardLine, ...]


_Column: TypeAlias = Callable[[Course, Narrator, Deck, _Parts], QWidget]
_SHARES: Final = (38, 62)
"""How the width is shared by the sum and the cards, in percent."""
_TWO_COLUMNS: Final = 560
"""The least width in which they stand beside each other, at text scale 1."""
_SCROLLED: Final = 420
_ALL_BUTTONS: Final = 300
"""The least height of one column with all buttons below it, at text scale 1."""


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
        self._shown: tuple[Course, Narrator, Deck] | None = None
        self._prepared: tuple[Course, Narrator, Deck] | None = None
        self._unwritten: deque[Callable[[], None]] = deque()
        self._foot_of: tuple[object, ...] = ()
        self._next: Button | None = None

    def prepare(self, course: Course, narrator: Narrator, deck: Deck) -> None:
        """A result is about to be shown: ``write_next`` writes it part by part, since the whole of it takes longer than
        a frame of what moves."""
        if not self.isVisible():
            self._begin(course, narrator, deck)

    def write_next(self) -> bool:
        """Write the next part of the result that is prepared; True if more are left."""
        if self._unwritten:
            self._unwritten.popleft()()
        return bool(self._unwritten)

    def draws_ahead(self) -> list[Callable[[], object]]:
        """What draws the small cards that are written, each by itself."""
        return [draw for cards in self.findChildren(SpreadCards) for draw in cards.draws_ahead()]

    def show_result(self, course: Course, narrator: Narrator, deck: Deck, step_on: str) -> None:
        """Fill the sheet with what is not written yet; ``step_on`` are the words of the main button."""
        if self._prepared != (course, narrator, deck):
            self._begin(course, narrator, deck)
        self._prepared = None
        while self._unwritten:
            self._unwritten.popleft()()
        self._fill_foot(step_on)

    def _begin(self, course: Course, narrator: Narrator, deck: Deck) -> None:
        assert course.score is not None
        self._shown = self._prepared = course, narrator, deck
        body = partial(self._write_body, course, narrator, deck)
        self._unwritten = deque(
            [
                partial(self._fill_head, course, course.score, narrator),
                *(partial(body, column) for column in self._columns()),
                partial(_polish, self),
            ]
        )

    @property
    def _is_narrow(self) -> bool:
        """Whether large print leaves no room for two columns."""
        return self.width() < current_theme().px(_TWO_COLUMNS)

    @property
    def _is_tiny(self) -> bool:
        """Whether large print in a small window leaves room for one button, small words and what scrolls."""
        return self._is_narrow and self.height() < current_theme().px(_ALL_BUTTONS)

    def _columns(self) -> tuple[_Column, ...]:
        return (self._only_column,) if self._is_narrow else (self._sum_column, self._cards_column)

    def changeEvent(self, event: QEvent) -> None:
        """What is prepared speaks the old language and wears the old theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._forget_prepared()

    def _forget_prepared(self) -> None:
        self._prepared = None
        self._unwritten.clear()

    def place(self, rect: QRectF) -> None:
        """Lie there; sums, cards and the number of columns follow the room."""
        same = whole(rect).size() == self.size()
        super().place(rect)
        if same or self._shown is None:
            return
        if self.isVisible():
            self._write_anew(*self._shown)
        else:
            self._forget_prepared()

    def _write_anew(self, course: Course, narrator: Narrator, deck: Deck) -> None:
        assert course.score is not None
        self._fill_head(course, course.score, narrator)
        for column in self._columns():
            self._write_body(course, narrator, deck, column)

    def _write_body(self, course: Course, narrator: Narrator, deck: Deck, column: _Column) -> None:
        assert course.score is not None
        parts = _parts_of(narrator.game.words.summary_of(course.score, narrator.speech))
        self.body.addWidget(column(course, narrator, deck, parts), _SHARES[self.body.count()])

    def focus_next(self) -> None:
        """The next deal is one press of Enter away."""
        if self._next is not None:
            self._next.setFocus()

    def _fill_head(self, course: Course, score: Score, narrator: Narrator) -> None:
        _empty(self.head)
        _empty(self.body)
        seat = head_seat(course, score)
        head = QLabel()
        size = current_theme().px(36 if self._is_narrow else 54)
        head.setPixmap(self._pictures.avatar(AVATARS[seat])(size, head.devicePixelRatioF()))
        self.head.addWidget(head)
        written = narrator.game.words.amount(signed(score.points[seat]), course.options, narrator.speech)
        big = _big(score.points[seat], written, course.game.best(course.options), small=self._is_tiny)
        big.ensurePolished()
        self.head.addWidget(self._title(_headline(course, score, narrator), size + big.sizeHint().width()), 1)
        self.head.addWidget(big)

    def _title(self, text: str, beside: float) -> QLabel:
        """Smaller where there is little room for it, ``beside`` pixels beside it being taken."""
        if self._is_tiny:
            return paragraph(text, Role.SECTION)
        title = paragraph(text, Role.TITLE)
        room = self.width() - 2 * (self.head.spacing() + current_theme().px(Space.SHEET[1])) - beside
        small = self._is_narrow or (is_low(self) and _needs(title) > room)
        return paragraph(text, Role.HEADING) if small else title

    def _sum_column(self, course: Course, narrator: Narrator, deck: Deck, parts: _Parts) -> QWidget:
        """As roomy as it may be without scrolling; if nothing fits, tight."""
        for density in densities(course):
            content = self._sum_content(course, narrator, deck, parts, density)
            if _fits(content, self._width_of(0), self._height_of_body()):
                break
        return scrolling(content)

    def _sum_content(self, course: Course, narrator: Narrator, deck: Deck, parts: _Parts, density: Density) -> QWidget:
        assert course.score is not None
        shelf = shelf_in(self.window())
        content, column = _paper_column(shelf.between)
        column.addWidget(sums_widget(course, narrator, density, self._width_of(0) - SCROLL_BAR))
        for section in parts.beside_sum:
            column.addWidget(section_widget(section, deck, shelf))
        self._add_explanation(column, course.score, narrator)
        if parts.beside_cards:
            self._add_tricks(column, course, narrator)
        column.addStretch(1)
        return content

    def _width_of(self, column: int) -> int:
        """The width of the column of the sums, 0, or of the cards, 1."""
        px = current_theme().px
        inner = self.width() - 2 * px(Space.SHEET[1])
        return inner if self._is_narrow else (inner - px(28)) * _SHARES[column] // sum(_SHARES)

    def _height_of_body(self) -> int:
        """The height between head and foot."""
        return self.height() - current_theme().px(184)

    def _add_explanation(self, column: QVBoxLayout, score: Score, narrator: Narrator) -> None:
        text = narrator.game.words.explanation(score, narrator.speech)
        if text is None:
            return
        box = frame(FrameLook.HINT)
        inner = QGridLayout(box)
        title = paragraph(text.title, Role.SECTION)
        rules = Button(self.tr("Rules (F1)"), ButtonKind.QUIET)
        rules.chosen.connect(self.rules_wanted)
        room = self._width_of(0) - SCROLL_BAR - 2 * inner.contentsMargins().left()
        has_room = _needs(title) + inner.spacing() + rules.sizeHint().width() <= room
        inner.setColumnStretch(0, 1)
        inner.addWidget(title, 0, 0)
        inner.addWidget(paragraph(text.note), 1, 0, 1, 2)
        inner.addWidget(rules, *((0, 1) if has_room else (2, 0)), Qt.AlignmentFlag.AlignLeft)
        column.addWidget(box)

    def _add_tricks(self, column: QVBoxLayout, course: Course, narrator: Narrator) -> None:
        cells = trick_cells(course, narrator)
        if cells:
            column.addWidget(label(self.tr("Tricks"), Role.SECTION))
            column.addWidget(TrickLine(cells))

    def _only_column(self, course: Course, narrator: Narrator, deck: Deck, parts: _Parts) -> QWidget:
        """The sum, and the cards below it."""
        content, column = _paper_column(shelf_in(self.window()).between)
        column.addWidget(self._sum_content(course, narrator, deck, parts, Density.CLOSE))
        column.addWidget(self._cards_content(course, narrator, deck, parts))
        for button in self._ways_back() if self._is_tiny else ():
            column.addWidget(button)
        return scrolling(content)

    def _cards_column(self, course: Course, narrator: Narrator, deck: Deck, parts: _Parts) -> QWidget:
        return scrolling(self._cards_content(course, narrator, deck, parts))

    def _cards_content(self, course: Course, narrator: Narrator, deck: Deck, parts: _Parts) -> QWidget:
        shelf = shelf_in(self.window())
        content, column = _paper_column(shelf.between)
        for section in parts.beside_cards:
            column.addWidget(section_widget(section, deck, shelf))
        column.addWidget(paragraph(self._hands_heading(course), Role.SECTION))
        at = column.count()
        if not parts.beside_cards:
            self._add_tricks(column, course, narrator)
        room = self._room_for_hands(content, shelf.between)
        column.insertWidget(at, hands_widget(course, narrator, deck, self._pictures, parts.cards, room))
        column.addStretch(1)
        return content

    def _hands_heading(self, course: Course) -> str:
        if was_passed_on(course):
            return self.tr("All hands after passing on")
        return self.tr("All hands after the exchange") if was_exchanged(course) else self.tr("All hands")

    def _room_for_hands(self, rest: QWidget, between: int) -> Room:
        """What the rest of their column leaves; as much as they like where they scroll with all the rest."""
        high = current_theme().px(_SCROLLED) if self._is_narrow else self._height_of_body() - _height_of(rest)
        return Room(self._width_of(1) - SCROLL_BAR, high, between)

    def _fill_foot(self, step_on: str) -> None:
        wanted = step_on, self.tr("Review"), current_theme(), self._is_narrow, self._is_tiny
        if wanted == self._foot_of:
            return
        self._foot_of = wanted
        _empty(self.foot)
        for button in () if self._is_tiny else self._ways_back():
            self.foot.addWidget(button)
        self._next = Button(step_on, ButtonKind.MAIN, self._pictures.icon("play"))
        self._next.chosen.connect(self.next_wanted)
        self.foot.addStretch(1)
        if not self._is_narrow:
            self.foot.addWidget(label(self.tr("Enter"), Role.NOTE))
        self.foot.addWidget(self._next)

    def _ways_back(self) -> tuple[Button, Button]:
        """To these cards: played again, or looked at."""
        kind = ButtonKind.QUIET if self._is_tiny else ButtonKind.SECOND
        icons = (None, None) if self._is_tiny else (self._pictures.icon("undo"), self._pictures.icon("chart"))
        again = Button(self.tr("Once more, not scored"), kind, icons[0])
        again.chosen.connect(self.again_wanted)
        review = Button(self.tr("Review"), kind, icons[1])
        review.chosen.connect(self.review_wanted)
        return again, review


def _parts_of(sections: Iterable[Section]) -> _Parts:
    found = tuple(sections)
    cards = tuple(section for section in found if isinstance(section, CardLine))
    sides = tuple(section for section in found if isinstance(section, TwoSides))
    return _Parts(sides, tuple(each for each in found if not isinstance(each, CardLine | TwoSides)), cards)


def _paper_column(between: int) -> tuple[QWidget, QVBoxLayout]:
    content = QWidget()
    column = QVBoxLayout(content)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(between)
    return content, column


def main_seat(score: Score) -> Seat:
    """The seat that the headline speaks of: the declarer, else the one whose score changed most."""
    for seat in (score.declarer, score.about):
        if seat is not None:
            return seat
    return max(scoring_seats(score), key=lambda seat: abs(score.points[seat]), default=0)


def match_winner(course: Course, score: Score) -> Seat | None:
    """Who has won the match with this deal, where the game names one winner."""
    return course.game.book(course.options, course.standing, score).winner


def head_seat(course: Course, score: Score) -> Seat:
    """The seat at the head of the sheet: the winner of the match, else the one that the headline speaks of."""
    winner = match_winner(course, score)
    return main_seat(score) if winner is None else winner


def _headline(course: Course, score: Score, narrator: Narrator) -> str:
    """What the deal was, or that it decided the match."""
    winner = match_winner(course, score)
    words = narrator.game.words
    return words.headline(score, narrator.speech) if winner is None else winner_title(winner, narrator.speech)


def _polish(content: QWidget) -> None:
    """Give every part its look now and not when it appears."""
    for each in content.findChildren(QWidget):
        each.ensurePolished()


def _fits(content: QWidget, width: int, height: int) -> bool:
    _polish(content)
    return content.minimumSizeHint().width() <= width and content.heightForWidth(width) <= height


def _height_of(content: QWidget) -> int:
    """In the look that it will have."""
    _polish(content)
    return content.sizeHint().height()


def _needs(line: QLabel) -> float:
    """The width of its text in one line, in pixels."""
    line.ensurePolished()
    return text_width(line.font(), line.text())


def _big(points: Points, written: str, best: Best, *, small: bool) -> QLabel:
    better = points > 0 if best is Best.HIGHEST else points < 0
    if small:
        return label(written, Role.PLUS if better else Role.MINUS if points else Role.STRONG)
    role = Role.RESULT_PLUS if better else Role.RESULT_MINUS if points else Role.RESULT_LARGE
    return label(written, role)


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            _empty(inner)
