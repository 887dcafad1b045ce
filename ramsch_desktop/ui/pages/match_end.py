"""The end of a match: the places with what they are made of, three facts, and what comes next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from ramsch_desktop.controller.models.match_end import Fact, MatchEnd, PlaceLine, match_end_of
from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.people import AVATARS
from ramsch_desktop.play.match import Match
from ramsch_desktop.ui.pages.paper_page import PaperPage
from ramsch_desktop.ui.parts.announce import announce
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.numeral import Numeral
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label, number, paragraph
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import current_theme

WIDTH: Final = 840
HEIGHT: Final = 640
_USUAL_SEATS, _MORE = 5, 28
"""For each further seat the paper may be so much higher."""
_MANY, _MANY_IF_LOW = 4, 3
"""With more seats the places are lower."""


class MatchEndPage(PaperPage):
    """``again_wanted`` asks for a return match, ``new_wanted`` for another game."""

    again_wanted = Signal()
    new_wanted = Signal()
    sheet_wanted = Signal()
    review_wanted = Signal()

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(WIDTH, parent, HEIGHT)
        self._pictures = pictures
        self._shown: tuple[Match, Narrator] | None = None
        self._main: Button | None = None

    def show_match(self, match: Match, narrator: Narrator) -> None:
        """Show the end of a match with at least one finished deal."""
        self._shown = match, narrator
        self.set_most_high(HEIGHT + _MORE * max(0, len(match.seats) - _USUAL_SEATS))
        self.rebuild()

    def focus_here(self) -> None:
        """A return match is one press of Enter away; the result is spoken."""
        if self._main is not None:
            self._main.setFocus()
        if self._shown is not None:
            announce(self, match_end_of(*self._shown).title)

    def build(self) -> None:
        """Title, places, facts and buttons."""
        if self._shown is None:
            return
        end = match_end_of(*self._shown)
        self._fill_head(end)
        self._fill_body(end)
        self._fill_foot()

    def _fill_head(self, end: MatchEnd) -> None:
        words = QVBoxLayout()
        words.setSpacing(current_theme().px(2))
        title = paragraph(end.title, Role.TITLE if self.low else Role.RESULT)
        subtitle = paragraph(end.subtitle, Role.SECOND)
        for each in (title, subtitle):
            each.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            words.addWidget(each)
        self.head.addLayout(words)

    def _fill_body(self, end: MatchEnd) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        px = current_theme().px
        column.setContentsMargins(px(14), px(4), px(14), px(4))
        flat = len(end.places) > (_MANY_IF_LOW if self.low else _MANY)
        column.setSpacing(px(6 if flat else 10))
        for line in end.places:
            column.addWidget(self._place(line, low=flat))
        facts = QHBoxLayout()
        facts.setSpacing(px(12))
        for fact in end.facts:
            facts.addWidget(_fact(fact), 1)
        column.addSpacing(px(6))
        column.addLayout(facts)
        column.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(content)
        self.body.addWidget(area)

    def _place(self, line: PlaceLine, *, low: bool) -> QFrame:
        first = line.place == 1
        box = frame(FrameLook.CHOSEN if first else FrameLook.ROW)
        row = QHBoxLayout(box)
        px = current_theme().px
        row.setContentsMargins(px(24), px(4 if low else 10), px(24), px(4 if low else 10))
        row.setSpacing(px(20))
        place = self.tr("Place {place}").format(place=line.place)
        row.addWidget(Numeral(line.place, 26 if low else 36, "link" if first else "second", place))
        row.addWidget(self._head_of(line, 36 if low else 60 if first else 50))
        words = QVBoxLayout()
        words.setSpacing(px(2))
        words.addWidget(label(line.name, Role.STRONG if low else Role.HEADING))
        words.addWidget(paragraph(line.why, Role.SECOND))
        row.addLayout(words, 1)
        row.addWidget(number(line.total, Role.HEADING if low else Role.RESULT if first else Role.TITLE))
        sentence = self.tr("Place {place}: {name}, {total}. {why}")
        box.setAccessibleName(
            sentence.format(place=line.place, name=line.name, total=line.total, why=line.why.replace("  ·  ", ", "))
        )
        return box

    def _head_of(self, line: PlaceLine, size: int) -> QLabel:
        head = QLabel()
        head.setPixmap(self._pictures.avatar(AVATARS[line.seat])(current_theme().px(size), self.devicePixelRatioF()))
        return head

    def _fill_foot(self) -> None:
        for text, kind, icon, signal in (
            (self.tr("Score sheet"), ButtonKind.SECOND, "sheet", self.sheet_wanted),
            (self.tr("Review"), ButtonKind.SECOND, "", self.review_wanted),
            (self.tr("New match"), ButtonKind.QUIET, "", self.new_wanted),
        ):
            button = Button(text, kind, self._pictures.icon(icon) if icon else None)
            button.chosen.connect(signal)
            self.foot.addWidget(button)
        self.foot.addStretch(1)
        self._main = Button(self.tr("Return match"), ButtonKind.MAIN, self._pictures.icon("play"))
        self._main.chosen.connect(self.again_wanted)
        self.foot.addWidget(self._main)


def _fact(fact: Fact) -> QFrame:
    box = frame(FrameLook.ROW)
    column = QVBoxLayout(box)
    px = current_theme().px
    column.setContentsMargins(px(14), px(8), px(14), px(8))
    column.setSpacing(0)
    column.addWidget(paragraph(fact.heading, Role.NOTE))
    column.addWidget(paragraph(fact.title, Role.STRONG))
    column.addWidget(paragraph(fact.note, Role.SECOND))
    column.addStretch(1)
    return box
