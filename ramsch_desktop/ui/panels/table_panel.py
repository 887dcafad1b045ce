"""The panel beside the table: points above, what the game shows in the middle, hint and undo below."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QVBoxLayout, QWidget

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.table_controller import Stage, TablePicture
from ramsch_desktop.engine.score import Points
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.sections import Chalk, Measure, Note, Rows, Section, Shares, Tone, TwoSides
from ramsch_desktop.engine.speech import Text
from ramsch_desktop.games.shared.words import plain, signed
from ramsch_desktop.play.session import Scoring
from ramsch_desktop.ui.panels.picker_page import PickerPage
from ramsch_desktop.ui.panels.sections import SectionList
from ramsch_desktop.ui.panels.small_cards import Shelf, shelf_in
from ramsch_desktop.ui.parts.button import Button, ButtonKind, Sides
from ramsch_desktop.ui.parts.panel import Panel
from ramsch_desktop.ui.parts.part import is_low, text_width
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label, number
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import STRONG, Space

PLAY_PAGE, PICK_PAGE = "play", "pick"

LINE_ROOM, BETWEEN = 212, 14
"""How wide the totals of a low window may be together, and what stands between a name, its total and the next name."""
COLUMNS = 14
"""Columns of the line for the most people at a table."""
FEW = 2
"""A number whose plural form suits a fraction in all languages: "7½ points"."""


def _short(names: tuple[str, ...], seat: Seat) -> str:
    return names[seat] if seat == 0 else f"{names[seat][:1]}."


class Totals(Enum):
    """What the totals of a game are: points made, or what is still to go."""

    POINTS = "points"
    TO_GO = "to go"


class ScoreBoard(QWidget):
    """Names and totals, with what the last deal changed while its result is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_theme().px(Space.XS))
        self._counted = Totals.POINTS
        self._heading = label(self.tr("Points"), Role.SECTION)
        self._column.addWidget(self._heading)
        self._box = frame(FrameLook.ROW)
        self._grid = QGridLayout(self._box)
        self._column.addWidget(self._box)
        self._shown: tuple[object, ...] = ()
        self._built: tuple[object, ...] = ()
        self._totals: list[QLabel] = []
        self._changes: list[QLabel] = []
        self._written: Callable[[str], str] = str

    def call(self, counted: Totals) -> None:
        """Say above the numbers what they are."""
        self._counted = counted
        to_go = counted is Totals.TO_GO
        self._heading.setText(self.tr("Still to go") if to_go else self.tr("Points"))

    def write_as(self, written: Callable[[str], str]) -> None:
        """Write numbers with their unit from now on; another unit shows in the next totals."""
        if written("0") != self._written("0"):
            self._shown = ()
        self._written = written

    def show_totals(self, names: tuple[str, ...], totals: tuple[Points, ...], changes: tuple[Points, ...]) -> None:
        """Show a line a seat, in a low window one line for all; ``changes`` is empty while a deal is played."""
        one_line = is_low(self) and not changes and self._fit_in_line(names, totals)
        if self._shown == (names, totals, changes, one_line):
            return
        self._shown = (names, totals, changes, one_line)
        if self._built != (names, one_line):
            self._built = names, one_line
            self._build(names, one_line=one_line)
        self._write(names, totals, changes)

    def _build(self, names: tuple[str, ...], *, one_line: bool) -> None:
        self._heading.setVisible(not one_line)
        self._clear()
        self._totals = [number("") for _ in names]
        self._changes = [] if one_line else [number("", Role.NOTE) for _ in names]
        if one_line:
            self._fill_line(names)
        else:
            self._fill_rows(names)

    def _write(self, names: tuple[str, ...], totals: tuple[Points, ...], changes: tuple[Points, ...]) -> None:
        for shown, name, total in zip(self._totals, names, totals, strict=True):
            shown.setText(self._written(plain(total)))
            shown.setAccessibleName(self._spoken(name, total))
        for seat, change in enumerate(self._changes):
            change.setText(signed(changes[seat]) if changes and changes[seat] else "")
            change.setVisible(bool(change.text()))

    def _fit_in_line(self, names: tuple[str, ...], totals: tuple[Points, ...]) -> bool:
        theme = current_theme()
        written = [_short(names, seat) + self._written(plain(total)) for seat, total in enumerate(totals)]
        wide = sum(text_width(font(theme, STRONG), text) + theme.px(BETWEEN) for text in written)
        return wide <= theme.px(LINE_ROOM)

    def _fill_line(self, names: tuple[str, ...]) -> None:
        """Your name, the first letters of the others."""
        for seat, name in enumerate(names):
            short = label(_short(names, seat), Role.STRONG if seat == 0 else Role.BODY)
            short.setToolTip(name)
            self._grid.addWidget(short, 0, 2 * seat)
            self._grid.addWidget(self._totals[seat], 0, 2 * seat + 1, Qt.AlignmentFlag.AlignLeft)
            self._grid.setColumnStretch(2 * seat, 0)
            self._grid.setColumnStretch(2 * seat + 1, 1)

    def _fill_rows(self, names: tuple[str, ...]) -> None:
        for seat, name in enumerate(names):
            self._grid.addWidget(label(name, Role.STRONG if seat == 0 else Role.BODY), seat, 0)
            self._grid.addWidget(self._changes[seat], seat, 1)
            self._grid.addWidget(self._totals[seat], seat, 2)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1 if column == 0 else 0)

    def _spoken(self, name: str, total: Points) -> str:
        """The plural form follows the absolute value; a fraction takes that of a few."""
        count = abs(int(total)) if total == int(total) else FEW
        return self.tr("{name}: {points} point(s)", "", count).format(name=name, points=plain(total))

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.call(self._counted)
            self._shown = ()


class Counting(Enum):
    """Whether the panel counts card points for a person."""

    SHOWN = "shown"
    LEFT_OUT = "left out"


class Icons(Enum):
    """Whether buttons have an icon before their words."""

    SHOWN = "shown"
    LEFT_OUT = "left out"


_FootShape: TypeAlias = tuple[Icons, Sides, QBoxLayout.Direction]
_BESIDE: Final[tuple[_FootShape, ...]] = (
    (Icons.SHOWN, Sides.USUAL, QBoxLayout.Direction.LeftToRight),
    (Icons.LEFT_OUT, Sides.USUAL, QBoxLayout.Direction.LeftToRight),
)
_NARROW: Final[_FootShape] = (Icons.LEFT_OUT, Sides.NARROW, QBoxLayout.Direction.LeftToRight)
_BELOW: Final[_FootShape] = (Icons.SHOWN, Sides.USUAL, QBoxLayout.Direction.TopToBottom)
"""How hint and undo stand: side by side where they can, and in a low window also closely, since a second row takes the
room of what one decides by."""


class TablePanel(Panel):
    """``hint_wanted`` and ``undo_wanted`` come from the buttons at its foot, ``picked`` from the page of chips."""

    hint_wanted = Signal()
    undo_wanted = Signal()
    picked = Signal(object)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores = ScoreBoard()
        self._advice = SectionList()
        self._sections = SectionList()
        self._counting = Counting.SHOWN
        self.picker = PickerPage()
        self._pictures = pictures
        self._hint_button = Button("", ButtonKind.SECOND, pictures.icon("hint"))
        self._undo_button = Button("", ButtonKind.SECOND, pictures.icon("undo"))
        self._foot_built_for: tuple[object, ...] = ()
        self._hint: Text | None = None
        self._paper: Rows | None = None
        self._shelf: Shelf | None = None
        self._picture: TablePicture | None = None
        self._narrator: Narrator | None = None
        self._deck: Deck | None = None
        self.set_head(self._make_head())
        self.add_page(PLAY_PAGE, self._sections)
        self.add_page(PICK_PAGE, self.picker)
        self.picker.picked.connect(self.picked)
        self.set_foot(self._make_foot())
        self.show_page(PLAY_PAGE)
        self._retranslate()

    def _make_head(self) -> QWidget:
        """The points and, above whatever page is shown, the words of a hint."""
        head = QWidget()
        column = QVBoxLayout(head)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(current_theme().px(Space.S))
        column.addWidget(self._scores)
        column.addWidget(self._advice)
        self._advice.hide()
        return head

    def use_counting(self, counting: Counting) -> None:
        """Show card points that are counted for the person, or leave them out."""
        self._counting = counting
        self._refresh()

    def _make_foot(self) -> QWidget:
        foot = QWidget()
        self._foot_row = QBoxLayout(QBoxLayout.Direction.LeftToRight, foot)
        self._foot_row.setContentsMargins(0, 0, 0, 0)
        self._foot_row.setSpacing(current_theme().px(Space.XS))
        self._foot_row.addWidget(self._hint_button, 1)
        self._foot_row.addWidget(self._undo_button, 1)
        self._hint_button.chosen.connect(self.hint_wanted)
        self._undo_button.chosen.connect(self.undo_wanted)
        return foot

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons one below the other where their words are too long for one row."""
        super().resizeEvent(event)
        self._turn_foot()
        self._show_totals()
        if shelf_in(self.window()) != self._shelf:
            self._refresh()

    def _turn_foot(self) -> None:
        """Stand in the first shape that has room."""
        low = is_low(self)
        room = self.width() - 2 * current_theme().px(Space.PANEL[1]) - self._foot_row.spacing()
        built_for = room, low, self._hint_button.text(), self._undo_button.text(), current_theme()
        if built_for == self._foot_built_for:
            return
        self._foot_built_for = built_for
        for icons, sides, direction in (*_BESIDE, _NARROW, _BELOW) if low else (*_BESIDE, _BELOW):
            for button, name in ((self._hint_button, "hint"), (self._undo_button, "undo")):
                button.set_picture(self._pictures.icon(name) if icons is Icons.SHOWN else None)
                button.set_sides(sides)
            self._foot_row.setDirection(direction)
            if sum(button.sizeHint().width() for button in (self._hint_button, self._undo_button)) <= room:
                return

    def show_picture(self, picture: TablePicture, narrator: Narrator, deck: Deck) -> None:
        """Show what belongs beside this table."""
        if self._picture is not None and len(picture.view.events) != len(self._picture.view.events):
            self._hint = None
        self._picture, self._narrator, self._deck = picture, narrator, deck
        self._refresh()

    @property
    def advises(self) -> bool:
        """Whether the words of a hint are to be read here."""
        return self._hint is not None

    def show_hint(self, words: Text) -> None:
        """Show the words of a hint in the panel."""
        self._hint = words
        self._refresh()

    def show_paper(self, paper: Rows | None) -> None:
        """Show what has no room on the table above what the game shows, since it is what the person is asked."""
        self._paper = paper
        self._refresh()

    def _refresh(self) -> None:
        if self._picture is None or self._narrator is None or self._deck is None:
            return
        picture, narrator = self._picture, self._narrator
        self._shelf = shelf_in(self.window())
        over = picture.course is not None
        self._show_totals()
        counted_down = narrator.game.words.counter(picture.view, picture.view.seat, narrator.speech) is not None
        self._scores.call(Totals.TO_GO if counted_down else Totals.POINTS)
        shown = narrator.game.words.panel(picture.view, narrator.speech)
        slate = tuple(each for each in shown if isinstance(each, Chalk))
        self._scores.setVisible(not slate and (over or not counted_down))
        shown = slate if over else shown
        if self._paper is not None and not over:
            shown = (self._paper, *shown)
        if self._counting is Counting.LEFT_OUT:
            shown = tuple(each for each in shown if not _is_count(each))
        self._advice.show_sections(self._hint_section(), self._deck)
        self._advice.setVisible(self._hint is not None)
        self._head.setVisible(not (self._scores.isHidden() and self._advice.isHidden()))
        self._sections.show_sections(shown, self._deck)
        self._show_picker(picture, narrator, self._deck)
        human = picture.stage is Stage.HUMAN
        self._hint_button.set_off("" if human else self.tr("Hints are given when it is your turn."))
        self._undo_button.set_off("" if picture.can_undo else self.tr("There is nothing to take back."))

    def _show_totals(self) -> None:
        if self._picture is not None and self._narrator is not None:
            narrator, options = self._narrator, self._picture.match.options
            self._scores.write_as(lambda written: narrator.game.words.amount(written, options, narrator.speech))
            self._scores.show_totals(narrator.speech.names, *totals_of(self._picture))

    def _show_picker(self, picture: TablePicture, narrator: Narrator, deck: Deck) -> None:
        human = picture.stage is Stage.HUMAN
        picker = narrator.game.words.picker(picture.view, narrator.speech) if human else None
        self.picker.show_picker(picker, deck)
        self.show_page(PLAY_PAGE if picker is None else PICK_PAGE)

    def _hint_section(self) -> tuple[Section, ...]:
        return () if self._hint is None else (Note(self._hint.note, self._hint.title, Tone.HINT),)

    def changeEvent(self, event: QEvent) -> None:
        """Speak another language, wear another theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and self._picture is not None:
            self._sections.forget()
            self._advice.forget()
            self.picker.forget()
            self._refresh()

    def _retranslate(self) -> None:
        self._hint_button.setText(self.tr("Hint"))
        self._undo_button.setText(self.tr("Undo"))
        self._turn_foot()


def _is_count(section: Section) -> bool:
    return isinstance(section, TwoSides) or (isinstance(section, Shares) and section.measure is Measure.CARD_POINTS)


def totals_of(picture: TablePicture) -> tuple[tuple[Points, ...], tuple[Points, ...]]:
    """The totals of all seats, and what the deal whose result is shown changed; empty while a deal is played, and where
    it does not count."""
    match = picture.match
    if picture.course is not None:
        return match.standing.totals, match.changes()[-1] if picture.scoring is Scoring.COUNTS else ()
    return picture.view.standing.totals, ()


def totals_in_line(picture: TablePicture, narrator: Narrator) -> str:
    """The points of all, for where the panel is folded."""
    pairs = zip(narrator.speech.names, totals_of(picture)[0], strict=True)
    return " · ".join(f"{name} {plain(total)}" for name, total in pairs)
