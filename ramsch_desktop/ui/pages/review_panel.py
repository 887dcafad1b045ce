"""The panel of a review: two verdicts, the cards to choose from, all tricks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from ramsch_desktop.controller.models.review import (
    Advice,
    Measured,
    Names,
    TrickModel,
    TrickRole,
    Verdict,
    action_words,
    advice_of,
    known_facts,
    points_text,
    shown_candidates,
    verdict_of,
)
from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.phrases import labelled, sentences
from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.table import Taken
from ramsch_desktop.engine.view import View
from ramsch_desktop.games.shared.words import card_title
from ramsch_desktop.play.review import Candidate, Grade, Judgement, Knowledge
from ramsch_desktop.ui.pages.paper_page import empty, kept_focus
from ramsch_desktop.ui.panels.sections import pip_label
from ramsch_desktop.ui.parts.announce import announce
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import LEFT, draw_text
from ramsch_desktop.ui.parts.table import ReadTable
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label, number, paragraph
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.fonts import font
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import STRONG, Ground

_PIP, _CARD, _NUMBER, _TAKEN = 14, 41, 48, 78
_ROOM: Final = 272
_ROOM_FOR_PIPS: Final = 280
_SIDE: Final = 6
"""Large print needs the room at the sides."""
_FEW: Final = 4
"""With more cards in a trick there is no room for who led."""
_LOOKS: Final = {
    Grade.GOOD: FrameLook.REACHED,
    Grade.INEXACT: FrameLook.HINT,
    Grade.MISTAKE: FrameLook.RULE,
}


class ReviewPanel(QFrame):
    """``trick_chosen`` brings the number of a trick from 0; what is put ``below`` stands at the end."""

    trick_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("frame", FrameLook.PANEL.value)
        set_ground(self, Ground.PAPER)
        self._narrator: Narrator | None = None
        self._deck: Deck | None = None
        self._tells_why = False
        self._verdicts, self._tricks = QVBoxLayout(), QVBoxLayout()
        self.table: ReadTable | None = None
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.addLayout(self._verdicts)
        self._column.addLayout(self._tricks, 1)
        self.below = QVBoxLayout()
        self._column.addLayout(self.below)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)

    def set_up(self, tricks: tuple[Taken, ...], narrator: Narrator, deck: Deck, measured: Measured) -> None:
        """Fill the list of tricks."""
        px = current_theme().px
        self._narrator, self._deck = narrator, deck
        side = px(16) if self._is_roomy else _SIDE
        self._column.setContentsMargins(side, px(12), side, px(12))
        self._column.setSpacing(px(10))
        empty(self._verdicts)
        empty(self._tricks)
        self.table = None
        if not tricks:
            self._tricks.addStretch(1)
            return
        self._tricks.addWidget(label(self.tr("Tricks"), Role.SECTION))
        cards = max(len(taken.trick.cards) for taken in tricks)
        names = Names.WHOLE if self.width() >= px(_ROOM + _CARD * cards) else Names.INITIALS
        table = ReadTable(self.tr("Tricks"), TrickModel(tricks, narrator, measured, names))
        table.setItemDelegate(CardsDelegate(deck, table))
        for_taken = max(px(_TAKEN), table.sizeHintForColumn(3))
        for_lead = self.width() - 2 * side - px(_NUMBER + _CARD * cards) - for_taken - px(12)
        crowded = cards > _FEW or for_lead < table.horizontalHeader().sectionSizeHint(1)
        table.setColumnHidden(1, crowded)
        fixed = {0: px(_NUMBER), 3: for_taken}
        if crowded:
            table.set_widths(fixed, stretched=2)
        else:
            table.set_widths(fixed | {2: px(_CARD) * cards + px(8)}, stretched=1)
        table.setFixedHeight(table.wanted_height())
        table.clicked.connect(lambda index: self.trick_chosen.emit(index.row()))
        table.activated.connect(lambda index: self.trick_chosen.emit(index.row()))
        self.table = table
        self._tricks.addWidget(table)
        self._tricks.addStretch(1)

    @property
    def _is_roomy(self) -> bool:
        return self.width() >= current_theme().px(_ROOM_FOR_PIPS)

    def show_trick(self, number: int | None) -> None:
        """Mark the row of a trick."""
        if self.table is None:
            return
        if number is None or number >= self.table.model().rowCount():
            self.table.clearSelection()
        else:
            self.table.selectRow(number)

    def show_judgement(self, judgement: Judgement | None, waiting: str, view: View | None = None) -> None:
        """Show the verdicts of a decision and what the rules of play advise, or why there are none.

        ``view`` is what the seat knew then.
        """
        with kept_focus(self):
            empty(self._verdicts)
            if judgement is None or view is None:
                self._verdicts.addWidget(paragraph(waiting, Role.SECOND))
            else:
                self._fill(judgement, view)

    def _fill(self, judgement: Judgement, view: View) -> None:
        assert self._narrator is not None
        self._verdicts.addWidget(self._decision_line(judgement, view))
        if judgement.is_of_card or len(judgement.candidates) > 1:
            for knowledge in Knowledge:
                self._verdicts.addWidget(_verdict_box(verdict_of(judgement, knowledge, self._narrator, view)))
        advice = advice_of(judgement, self._narrator, view)
        if advice is not None and not judgement.is_of_card:
            self._verdicts.addWidget(_advice_box(advice))
        if judgement.is_of_card and judgement.grade(Knowledge.KNOWN) is not Grade.GOOD:
            self._verdicts.addWidget(self._why(judgement, view, advice))
        if len(judgement.candidates) > 1:
            self._verdicts.addWidget(self._candidates(judgement, view))

    def _decision_line(self, judgement: Judgement, view: View) -> QWidget:
        assert self._narrator is not None
        action = judgement.played.action
        box, row = _row()
        if isinstance(action, PlayCard):
            row.addWidget(label(self.tr("Your card:"), Role.SECTION))
            row.addWidget(self._pip(action.card.code[0]))
            row.addWidget(paragraph(card_title(action.card, self._narrator.speech), Role.SECTION), 1)
        else:
            words = self.tr("Your decision: {action}").format(action=action_words(action, self._narrator, view))
            row.addWidget(paragraph(words, Role.SECTION), 1)
        return box

    def _why(self, judgement: Judgement, view: View, advice: Advice | None) -> QWidget:
        """A button that opens what could have been known when the card was played."""
        assert self._narrator is not None
        action = judgement.played.action
        assert isinstance(action, PlayCard)
        facts = known_facts(view, action.card, self._narrator)
        told = frame(FrameLook.HINT)
        column = QVBoxLayout(told)
        px = current_theme().px
        column.setContentsMargins(px(14), px(8), px(14), px(8))
        column.setSpacing(px(4))
        column.addWidget(paragraph(self.tr("What you could know"), Role.STRONG))
        for fact in facts:
            column.addWidget(paragraph(fact))
        if advice is not None:
            column.addWidget(paragraph(advice.heading, Role.STRONG))
            column.addWidget(paragraph(advice.text))
        told.setAccessibleName(" ".join(facts))
        told.setVisible(self._tells_why)
        button = Button(self.tr("Why?"), ButtonKind.PLAIN, None)
        button.setCheckable(True)
        button.setChecked(self._tells_why)
        button.setObjectName("why")

        def tell(shown: bool) -> None:
            self._tells_why = shown
            told.setVisible(shown)
            if shown:
                announce(self, told.accessibleName())

        button.toggled.connect(tell)
        box = QWidget()
        outer = QVBoxLayout(box)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        outer.addWidget(told)
        return box

    def _pip(self, suit: str) -> QWidget:
        assert self._deck is not None
        return pip_label(self._deck, suit, 16)

    def _candidates(self, judgement: Judgement, view: View) -> QWidget:
        box = frame(FrameLook.ROW)
        grid = QGridLayout(box)
        px = current_theme().px
        side = px(10) if self._is_roomy else _SIDE
        grid.setContentsMargins(side, px(6), side, px(6))
        grid.setHorizontalSpacing(side)
        grid.setColumnStretch(1, 1)
        heading = self.tr("Card") if judgement.is_of_card else self.tr("Decision")
        grid.addWidget(label(heading, Role.NOTE), 0, 0, 1, 2)
        grid.addWidget(number(self.tr("known"), Role.NOTE), 0, 2)
        grid.addWidget(number(self.tr("open"), Role.NOTE), 0, 3)
        for line, candidate in enumerate(shown_candidates(judgement), start=1):
            self._add_candidate(grid, line, candidate, (judgement, view))
        return box

    def _add_candidate(self, grid: QGridLayout, line: int, candidate: Candidate, of: tuple[Judgement, View]) -> None:
        assert self._narrator is not None
        judgement, view = of
        action = candidate.action
        played = candidate is judgement.played
        role = Role.STRONG if played else Role.BODY
        card = action_words(action, self._narrator, view)
        name, roomy = card, self._is_roomy
        if played and roomy and isinstance(action, PlayCard):
            name = self.tr("{card} (played)").format(card=card)
        elif played and roomy:
            name = self.tr("{action} (done)").format(action=card)
        if isinstance(action, PlayCard) and roomy:
            grid.addWidget(self._pip(action.card.code[0]), line, 0)
        grid.addWidget(paragraph(name, role), line, 1)
        for column, (what, value) in enumerate(
            ((self.tr("known"), candidate.known), (self.tr("open"), candidate.open)), start=2
        ):
            shown = number(points_text(value), Role.STRONG if played else Role.BODY)
            spoken = self.tr("{card}, {what}: {value}")
            shown.setAccessibleName(spoken.format(card=card, what=what, value=points_text(value)))
            grid.addWidget(shown, line, column)


def _row() -> tuple[QWidget, QHBoxLayout]:
    box = QWidget()
    row = QHBoxLayout(box)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(current_theme().px(8))
    return box, row


def _verdict_box(verdict: Verdict) -> QFrame:
    box = frame(_LOOKS[verdict.grade])
    box.setAccessibleName(sentences(labelled(verdict.heading, verdict.word), verdict.text))
    column = QVBoxLayout(box)
    px = current_theme().px
    column.setContentsMargins(px(14), px(8), px(14), px(8))
    column.setSpacing(px(2))
    row = QHBoxLayout()
    row.addWidget(paragraph(verdict.heading, Role.NOTE), 1)
    row.addWidget(number(verdict.word, Role.SECTION))
    column.addLayout(row)
    column.addWidget(paragraph(verdict.text))
    return box


def _advice_box(advice: Advice) -> QFrame:
    box = frame(FrameLook.ROW)
    box.setAccessibleName(sentences(advice.heading, advice.text))
    column = QVBoxLayout(box)
    px = current_theme().px
    column.setContentsMargins(px(14), px(8), px(14), px(8))
    column.setSpacing(px(2))
    column.addWidget(paragraph(advice.heading, Role.STRONG))
    if advice.text:
        column.addWidget(paragraph(advice.text))
    return box


class CardsDelegate(QStyledItemDelegate):
    """Draws the cards of a trick as pips with their letters."""

    def __init__(self, deck: Deck, parent: QWidget) -> None:
        super().__init__(parent)
        self._deck = deck

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Figures in columns."""
        super().initStyleOption(option, index)
        tabular = QFont(option.font)
        tabular.setFeature(QFont.Tag("tnum"), 1)
        option.font = tabular
        option.palette.setColor(QPalette.ColorRole.HighlightedText, option.palette.color(QPalette.ColorRole.Text))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The usual cell, and the cards on it."""
        super().paint(painter, option, index)
        cards = index.data(TrickRole.CARDS)
        if not cards:
            return
        theme = current_theme()
        left, middle = option.rect.left() + theme.px(6), option.rect.center().y()
        size, face = theme.px(_PIP), font(theme, STRONG)
        letters = self._deck.pack.letters or self._deck.letters
        ratio = option.widget.devicePixelRatioF() if option.widget is not None else 1.0
        step = min(theme.px(_CARD), (option.rect.width() - theme.px(8)) / len(cards))
        for at, card in enumerate(cards):
            x = left + at * step
            painter.drawPixmap(QPointF(x, middle - size / 2), self._deck.paper_pip(card.code[0])(size, ratio))
            place = QRectF(x + size + 2, option.rect.top(), step - size - 1, option.rect.height())
            draw_text(painter, place, letters.text(card.code[1:]), face, theme.colours.ink, LEFT)
