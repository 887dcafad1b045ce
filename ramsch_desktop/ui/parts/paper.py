"""A sheet of paper on the felt with a small table to be read: what is at stake."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QWidget

from ramsch_desktop.engine.sections import Effect, Row, Rows
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.text import FrameLook, Role, divider, label, number
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground

_FIGURES = {Effect.NONE: Role.STRONG, Effect.GAIN: Role.PLUS, Effect.LOSS: Role.MINUS}


class Beside(Enum):
    """Whether words stand beside what they explain or below it."""

    BESIDE = "beside"
    BELOW = "below"


@dataclass(frozen=True)
class PaperLook:
    """Where explanations stand to their labels, figures to both, the note to the heading; and how much room is left:
    at the sides, above and below, between the lines."""

    words: Beside
    figures: Beside
    note: Beside
    side: int
    above: int
    between: int


_ON, _UNDER = Beside.BESIDE, Beside.BELOW
LOOKS = (
    PaperLook(_ON, _ON, _ON, 20, 16, 12),
    PaperLook(_UNDER, _ON, _ON, 18, 12, 7),
    PaperLook(_ON, _ON, _ON, 16, 10, 5),
    PaperLook(_UNDER, _ON, _ON, 14, 7, 3),
    PaperLook(_UNDER, _UNDER, _ON, 14, 7, 3),
    PaperLook(_UNDER, _UNDER, _UNDER, 12, 7, 3),
    PaperLook(_UNDER, _UNDER, _UNDER, 10, 4, 1),
)
"""From the roomiest to the one that needs least."""


class Paper(QFrame):
    """Each row has a label, words that explain it, and a figure; labels in it are what a screen reader finds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("frame", FrameLook.SHEET.value)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        set_ground(self, Ground.PAPER)
        self._column = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._sheet: QWidget | None = None
        self._built: tuple[object, ...] = ()

    def write(self, rows: Rows, look: PaperLook) -> None:
        """Write these rows in this look, instead of what stood there."""
        self.setAccessibleName(rows.heading)
        built = _shape(rows), look, current_theme()
        if self._sheet is not None and built == self._built:
            self._write_in_place(self._sheet, rows)
            return
        self._built = built
        if self._sheet is not None:
            self._sheet.hide()
            self._column.removeWidget(self._sheet)
            self._sheet.deleteLater()
        self._sheet = _written(rows, look)
        self._column.addWidget(self._sheet)
        self._sheet.show()

    def _write_in_place(self, sheet: QWidget, rows: Rows) -> None:
        """Labels are kept: those of a new deal have the same places and looks as those of the one before."""
        for shown, text in zip(sheet.findChildren(QLabel), _texts(rows), strict=True):
            shown.setText(text)


def _shape(rows: Rows) -> tuple[object, ...]:
    """What decides which labels there are and how they look."""
    return bool(rows.note), *((row.is_possible, row.effect) for row in rows.rows)


def _texts(rows: Rows) -> list[str]:
    """The texts of the labels in the order in which they are made."""
    texts = [rows.heading, rows.note] if rows.note else [rows.heading]
    for row in rows.rows:
        texts += [row.label, row.values[0], row.values[-1]] if row.is_possible else [row.label, row.off]
    return texts


def _written(rows: Rows, look: PaperLook) -> QWidget:
    sheet, px = QWidget(), current_theme().px
    grid = QGridLayout(sheet)
    grid.setContentsMargins(px(look.side), px(look.above), px(look.side), px(look.above))
    grid.setHorizontalSpacing(px(24 if look.words is Beside.BESIDE else 12))
    grid.setVerticalSpacing(px(look.between))
    grid.setColumnStretch(1, 1)
    grid.addLayout(_heading(rows, look), 0, 0, 1, 3)
    for at, row in enumerate(rows.rows):
        grid.addWidget(divider(), 2 * at + 1, 0, 1, 3)
        _add_row(grid, 2 * at + 2, row, look)
    return sheet


def _heading(rows: Rows, look: PaperLook) -> QBoxLayout:
    below = look.note is Beside.BELOW
    line = QBoxLayout(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)
    line.setSpacing(0 if below else current_theme().px(16))
    line.addWidget(label(rows.heading, Role.SECTION))
    if rows.note:
        line.addWidget(label(rows.note, Role.NOTE) if below else number(rows.note, Role.SECOND))
    return line


def _add_row(grid: QGridLayout, line: int, row: Row, look: PaperLook) -> None:
    """A row that is not possible has its reason in the place of words and figure."""
    small = look.words is Beside.BELOW
    name = label(row.label, Role.STRONG if row.is_possible else Role.SECOND)
    words = label(row.values[0] if row.is_possible else row.off, Role.NOTE if small else Role.SECOND)
    figure = number(row.values[-1], _FIGURES[row.effect]) if row.is_possible else None
    apart = figure is not None and look.figures is Beside.BESIDE
    if small:
        grid.addLayout(_pair(name, words, None if apart else figure), line, 0, 1, 2 if apart else 3)
    else:
        grid.addWidget(name, line, 0)
        grid.addWidget(words, line, 1, 1, 1 if apart else 2)
    if figure is not None and apart:
        grid.addWidget(figure, line, 2)


def _pair(name: QLabel, words: QLabel, figure: QLabel | None) -> QBoxLayout:
    """The words below the name, with the figure at their right end if it does not stand apart."""
    pair, below = QBoxLayout(QBoxLayout.Direction.TopToBottom), QBoxLayout(QBoxLayout.Direction.LeftToRight)
    pair.setSpacing(0)
    below.setSpacing(current_theme().px(12))
    pair.addWidget(name)
    pair.addLayout(below)
    below.addWidget(words)
    if figure is not None:
        below.addWidget(figure, 1)
    return pair
