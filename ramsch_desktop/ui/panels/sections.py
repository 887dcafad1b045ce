"""Sections of a game as widgets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ramsch_desktop.engine.sections import CardLine, Chalk, Effect, Note, Row, Rows, Section, Shares, Tone, TwoSides
from ramsch_desktop.ui.panels.blocks import Block, CardLineBlock, ChalkBlock, SharesBlock, TwoSidesBlock
from ramsch_desktop.ui.panels.small_cards import Shelf, shelf_in
from ramsch_desktop.ui.parts.part import is_low
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, number, paragraph
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Space

EFFECT_ROLES = {Effect.NONE: Role.STRONG, Effect.GAIN: Role.PLUS, Effect.LOSS: Role.MINUS}
PARKED = 8
"""So many sections that are not shown now are kept for the next deal."""
FEWEST_LETTERS = 1
"""A value with more letters is words and not a figure."""


def section_widget(section: Section, deck: Deck, shelf: Shelf) -> QWidget:
    """The widget that draws a section; ``shelf`` is the place for its cards and says how close its lines stand."""
    widget = _drawn(section, deck, shelf)
    lines = None if isinstance(widget, QFrame) else widget.layout()
    if lines is not None:
        lines.setSpacing(shelf.between)
    return widget


def _drawn(section: Section, deck: Deck, shelf: Shelf) -> QWidget:
    match section:
        case Note():
            return _note(section)
        case Rows():
            return _rows(section, deck)
        case CardLine():
            return CardLineBlock(section, deck, shelf)
        case Shares():
            return SharesBlock(section, shelf.between)
        case TwoSides():
            return TwoSidesBlock(section)
        case Chalk():
            return ChalkBlock(section)


def _block(heading: str = "") -> tuple[QWidget, QVBoxLayout]:
    block = QWidget()
    column = QVBoxLayout(block)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(current_theme().px(Space.XS))
    if heading:
        column.addWidget(paragraph(heading, Role.SECTION))
    return block, column


def _note(note: Note) -> QWidget:
    if note.tone is Tone.PLAIN:
        block, column = _block(note.title)
        column.addWidget(paragraph(note.text, Role.SECOND))
        return block
    box = frame(FrameLook.HINT if note.tone is Tone.HINT else FrameLook.RULE)
    column = QVBoxLayout(box)
    column.setContentsMargins(*_padding())
    if note.title:
        column.addWidget(paragraph(note.title, Role.SECTION))
    column.addWidget(paragraph(note.text))
    return box


def _padding() -> tuple[int, int, int, int]:
    px = current_theme().px
    return px(12), px(10), px(12), px(10)


def _rows(rows: Rows, deck: Deck) -> QWidget:
    block, column = _block(rows.heading)
    box = frame(FrameLook.ROW)
    grid = QGridLayout(box)
    side, above, _, _ = _padding()
    grid.setContentsMargins(side - 4, above, side - 4, above)
    grid.setHorizontalSpacing(current_theme().px(8))
    grid.setColumnStretch(1, 1)
    for at, name in enumerate(rows.columns):
        heading = number(name, Role.NOTE)
        heading.setWordWrap(True)
        grid.addWidget(heading, 0, at + 2)
    line = 1
    for row in rows.rows:
        line = _add_row(grid, line, row, rows.columns, deck)
    column.addWidget(box)
    if rows.note:
        column.addWidget(paragraph(rows.note, Role.NOTE))
    return block


def _add_row(grid: QGridLayout, line: int, row: Row, columns: tuple[str, ...], deck: Deck) -> int:
    """Figures stand at the right end, words below the label over the whole width; the next free line."""
    if row.suit:
        grid.addWidget(pip_label(deck, row.suit), line, 0)
    role = Role.OFF if not row.is_possible else Role.STRONG if row.strong is not Tone.PLAIN else Role.BODY
    grid.addWidget(paragraph(row.label, role), line, 1)
    figures = [value for value in row.values if not _is_words(value)]
    for at, value in enumerate(figures):
        shown = _figure(value, row, struck=row.is_off(at))
        if value and at < len(columns):
            spoken = QCoreApplication.translate("Rows", "{name}, {what}: {value}")
            shown.setAccessibleName(spoken.format(name=row.label, what=columns[at], value=value))
        grid.addWidget(shown, line, at + 2)
    for words in (*(value for value in row.values if _is_words(value)), row.off):
        if words:
            line += 1
            grid.addWidget(paragraph(words, Role.NOTE), line, 1, 1, -1)
    return line + 1


def _is_words(value: str) -> bool:
    return sum(sign.isalpha() for sign in value) > FEWEST_LETTERS


def _figure(value: str, row: Row, *, struck: bool) -> QLabel:
    shown = number(value, Role.OFF if struck else EFFECT_ROLES[row.effect])
    if struck:
        font = QFont(shown.font())
        font.setStrikeOut(True)
        shown.setFont(font)
    return shown


def pip_label(deck: Deck, suit: str, size: int = 18) -> QLabel:
    """The sign of a suit as a label."""
    result = QLabel()
    result.setPixmap(deck.paper_pip(suit)(current_theme().px(size), result.devicePixelRatioF()))
    return result


class SectionList(QWidget):
    """Sections one below the other; those that changed show their new values, or are built anew if they cannot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_theme().px(Space.M))
        self._column.addStretch(1)
        self._shown: list[tuple[Section, Deck, Shelf]] = []
        self._parked: list[tuple[tuple[Section, Deck, Shelf], QWidget]] = []

    def show_sections(self, sections: Sequence[Section], deck: Deck) -> None:
        """Show these sections from top to bottom."""
        shelf = shelf_in(self.window())
        low = is_low(self)
        self._column.setSpacing(current_theme().px(Space.LABEL if low else Space.M))
        wanted = [(section, deck, shelf) for section in sections]
        for at, each in enumerate(wanted):
            if at >= len(self._shown):
                self._insert(at, *each)
            elif self._shown[at] != each and not self._renewed(at, *each):
                self._park(at)
                self._insert(at, *each)
        for at in range(len(self._shown) - 1, len(wanted) - 1, -1):
            self._park(at)
        self._shown = wanted

    def _insert(self, at: int, section: Section, deck: Deck, shelf: Shelf) -> None:
        widget = self._from_parked(section, deck, shelf)
        if widget is not None:
            self._column.insertWidget(at, widget)
            widget.show()
            return
        self._column.insertWidget(at, section_widget(section, deck, shelf))

    def _from_parked(self, section: Section, deck: Deck, shelf: Shelf) -> QWidget | None:
        """A widget that has shown this section before, or that can show it now."""
        for same in (True, False):
            for each in self._parked:
                (shown, *place), widget = each
                if place != [deck, shelf]:
                    continue
                if shown == section if same else isinstance(widget, Block) and widget.renew(section, deck):
                    self._parked.remove(each)
                    return widget
        return None

    def _renewed(self, at: int, section: Section, deck: Deck, shelf: Shelf) -> bool:
        """Whether what stands there shows this section now; it cannot with another deck or in another place."""
        item = self._column.itemAt(at)
        block = None if item is None else item.widget()
        return isinstance(block, Block) and self._shown[at][1:] == (deck, shelf) and block.renew(section, deck)

    def forget(self) -> None:
        """Draw everything anew next time: language or theme changed."""
        for at in range(len(self._shown) - 1, -1, -1):
            self._park(at)
        self._shown = []
        for _, widget in self._parked:
            widget.deleteLater()
        self._parked = []

    def _park(self, at: int) -> None:
        item = self._column.itemAt(at)
        widget = None if item is None else item.widget()
        if widget is None:
            return
        # An item that is only taken lives on and hears of every change of the widget in place of its next item, which
        # then keeps the height of other words.
        self._column.removeWidget(widget)
        widget.hide()
        self._parked.append((self._shown[at], widget))
        if len(self._parked) > PARKED:
            self._parked.pop(0)[1].deleteLater()


def scrolling(content: QWidget) -> QScrollArea:
    """A column that scrolls where it is longer than its place."""
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(content)
    return area


def boxed(widget: QWidget, look: FrameLook) -> QFrame:
    """A widget inside a frame with the usual padding."""
    box = frame(look)
    column = QVBoxLayout(box)
    column.setContentsMargins(*_padding())
    column.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
    return box
