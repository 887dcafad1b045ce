"""Sections of a game as widgets."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ramsch_desktop.engine.sections import CardLine, Chalk, Note, Row, Rows, Section, Shares, Tone, TwoSides
from ramsch_desktop.ui.parts.point_bar import BarTone, PointBar, SeatBar, Sides
from ramsch_desktop.ui.parts.slate import Slate, SlateRow
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label, number, paragraph
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Space

FEWEST_LETTERS = 1
"""A value with more letters is words and not a figure."""

SMALL_CARD = 52
"""Width of a card in a panel."""

PANEL_ROOM = 264 - 2 * Space.PANEL[1] - 14
"""What the narrowest panel leaves for its content at text scale 1 when it scrolls."""


def section_widget(section: Section, deck: Deck) -> QWidget:
    """The widget that draws a section."""
    match section:
        case Note():
            return _note(section)
        case Rows():
            return _rows(section, deck)
        case CardLine():
            return _card_line(section, deck)
        case Shares():
            return _shares(section)
        case TwoSides():
            return _two_sides(section)
        case Chalk():
            return _chalk(section)


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
        line = _add_row(grid, line, row, deck)
    column.addWidget(box)
    if rows.note:
        column.addWidget(paragraph(rows.note, Role.NOTE))
    return block


def _add_row(grid: QGridLayout, line: int, row: Row, deck: Deck) -> int:
    """Figures stand at the right end, words below the label over the whole width; the next free line."""
    if row.suit:
        grid.addWidget(pip_label(deck, row.suit), line, 0)
    role = Role.OFF if not row.is_possible else Role.STRONG if row.strong is not Tone.PLAIN else Role.BODY
    grid.addWidget(paragraph(row.label, role), line, 1)
    figures = [value for value in row.values if not _is_words(value)]
    for at, value in enumerate(figures):
        grid.addWidget(_figure(value, struck=row.is_off(at)), line, at + 2)
    for words in (*(value for value in row.values if _is_words(value)), row.off):
        if words:
            line += 1
            grid.addWidget(paragraph(words, Role.NOTE), line, 1, 1, -1)
    return line + 1


def _is_words(value: str) -> bool:
    return sum(sign.isalpha() for sign in value) > FEWEST_LETTERS


def _figure(value: str, *, struck: bool) -> QLabel:
    shown = number(value, Role.OFF if struck else Role.STRONG)
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


def _card_line(line: CardLine, deck: Deck) -> QWidget:
    block, column = _block(line.heading)
    codes = [None if card is None else card.code for card in line.cards]
    column.addWidget(cards_row(codes, deck, _fitting_width(len(codes))))
    if line.note:
        column.addWidget(paragraph(line.note, Role.NOTE))
    return block


def prepare_card(code: str, cards: int, deck: Deck, dpr: float) -> None:
    """Draw a card for a line of so many cards ahead: drawing all of them at once would hold up what moves."""
    deck.small(code)(_fitting_width(cards), dpr)


def _fitting_width(cards: int, gap: int = 6) -> int:
    """The width of small cards of which so many fit into the narrowest panel."""
    room = current_theme().px(PANEL_ROOM)
    return min(SMALL_CARD, (room - gap * (cards - 1)) // max(1, cards))


def cards_row(codes: Sequence[str | None], deck: Deck, width: int = SMALL_CARD, gap: int = 6) -> QWidget:
    """Small cards side by side in one picture, overlapping where ``gap`` is negative."""
    result = QLabel()
    step, dpr = width + gap, result.devicePixelRatioF()
    pictures = [deck.small(code)(width, dpr) for code in codes]
    if not pictures:
        return result
    height = pictures[0].deviceIndependentSize().height()
    canvas = QPixmap(QSizeF((step * (len(codes) - 1) + width) * dpr, height * dpr).toSize())
    canvas.setDevicePixelRatio(dpr)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    for at, picture in enumerate(pictures):
        painter.drawPixmap(QPointF(at * step, 0), picture)
    painter.end()
    result.setPixmap(canvas)
    return result


def _shares(shares: Shares) -> QWidget:
    block, column = _block(shares.heading)
    grid = QGridLayout()
    grid.setHorizontalSpacing(current_theme().px(10))
    grid.setVerticalSpacing(current_theme().px(Space.XS))
    grid.setColumnStretch(1, 1)
    for line, share in enumerate(shares.shares):
        tone = BarTone.LOSS if share.seat in shares.losers else BarTone.OWN if share.seat == 0 else BarTone.OTHER
        grid.addWidget(label(share.name), line, 0)
        grid.addWidget(SeatBar(share.value, shares.total, tone, share.words), line, 1)
        grid.addWidget(number(str(share.value)), line, 2)
        if share.note:
            grid.addWidget(label(share.note, Role.NOTE), line, 3)
    column.addLayout(grid)
    return block


def _two_sides(sides: TwoSides) -> QWidget:
    block, column = _block(sides.heading)
    grid = QGridLayout()
    grid.setColumnStretch(0, 1)
    for line, (words, points) in enumerate(((sides.left_label, sides.left), (sides.right_label, sides.right))):
        grid.addWidget(paragraph(words), line, 0)
        grid.addWidget(number(str(points)), line, 1)
    column.addLayout(grid)
    column.addWidget(PointBar(Sides(sides.left, sides.right, sides.hidden), sides.words))
    if sides.note:
        column.addWidget(paragraph(sides.note, Role.NOTE))
    return block


def _chalk(chalk: Chalk) -> QWidget:
    block, column = _block(chalk.heading)
    rows = [SlateRow(row.name, row.crosses, row.remaining, row.words, own=row.seat == 0) for row in chalk.rows]
    column.addWidget(Slate(rows))
    if chalk.note:
        column.addWidget(paragraph(chalk.note, Role.NOTE))
    return block


class SectionList(QWidget):
    """Sections one below the other; only those that changed are drawn anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(current_theme().px(Space.M))
        self._column.addStretch(1)
        self._shown: list[tuple[Section, Deck]] = []

    def show_sections(self, sections: Sequence[Section], deck: Deck) -> None:
        """Show these sections from top to bottom."""
        wanted = [(section, deck) for section in sections]
        for at, pair in enumerate(wanted):
            if at >= len(self._shown):
                self._column.insertWidget(at, section_widget(*pair))
            elif self._shown[at] != pair:
                self._take(at)
                self._column.insertWidget(at, section_widget(*pair))
        for at in range(len(self._shown) - 1, len(wanted) - 1, -1):
            self._take(at)
        self._shown = wanted

    def forget(self) -> None:
        """Draw everything anew next time: language or theme changed."""
        for at in range(len(self._shown) - 1, -1, -1):
            self._take(at)
        self._shown = []

    def _take(self, at: int) -> None:
        item = self._column.takeAt(at)
        widget = None if item is None else item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()


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
