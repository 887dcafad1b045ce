"""The review of a finished deal: step through it with all cards open, and see what each card cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ramsch_desktop.controller.models.review import Measured, heading_of, place_words, rounded, sentence_of
from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.reviewer import Reviewer
from ramsch_desktop.engine.actions import PlayCard
from ramsch_desktop.engine.cards import Card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.table import lay_out
from ramsch_desktop.play.review import (
    Estimate,
    Grade,
    Judgement,
    Knowledge,
    Moment,
    Playouts,
    dearest,
    expectation,
    moments_of,
    tricks_of,
)
from ramsch_desktop.play.session import HUMAN
from ramsch_desktop.ui.pages.paper_page import empty
from ramsch_desktop.ui.pages.review_panel import ReviewPanel
from ramsch_desktop.ui.pages.review_table import ReviewTable
from ramsch_desktop.ui.pages.way_back import WayBack
from ramsch_desktop.ui.parts.announce import announce
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.felt import Felt
from ramsch_desktop.ui.parts.flow import Flow
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.open_hand import Mark, MarkTone
from ramsch_desktop.ui.parts.plot import Plot, PlotContent, Series, Stroke
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground

_PANEL, _PANEL_NARROW, _NARROW, _LOW, _TINY = 392, 340, 1100, 640, 460
_KEYS: Final = {"first": Qt.Key.Key_Home, "back": Qt.Key.Key_Left, "on": Qt.Key.Key_Right, "last": Qt.Key.Key_End}


class ReviewPage(QWidget):
    """``closed`` goes back to the result; ``try_again`` brings the Course from which to play on for practice;
    ``status_changed`` brings title and subtitle for the header."""

    closed = Signal()
    try_again = Signal(object)
    status_changed = Signal(str, str)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None, estimate: Estimate | None = None) -> None:
        super().__init__(parent)
        set_ground(self, Ground.FELT)
        self._pictures = pictures
        self._shown: tuple[Course, Narrator, Deck] | None = None
        self._way_back = WayBack.RESULT
        self._moments: tuple[Moment, ...] = ()
        self._judgements: dict[int, Judgement] = {}
        self._step = 0
        self.reviewer = Reviewer(estimate or Playouts(), self)
        self.reviewer.judged.connect(self._take)
        self.reviewer.finished.connect(self._finished)
        self._felt = Felt(self)
        self.plot = Plot(PlotContent("", (), ()))
        self.table = ReviewTable(pictures)
        self.panel = ReviewPanel(self)
        self._left = QWidget(self)
        self._count = label("", Role.FELT_STRONG)
        self._steps: dict[str, Button] = {}
        self._again: Button | None = None
        self._low, self._narrow, self._tiny = False, False, False
        self._lay_out()
        self._add_keys()

    def _lay_out(self) -> None:
        self._plot_box = frame(FrameLook.SHEET)
        set_ground(self._plot_box, Ground.PAPER)
        inside = QVBoxLayout(self._plot_box)
        inside.setContentsMargins(4, 4, 4, 4)
        inside.addWidget(self.plot)
        self._bar_box = frame(FrameLook.FELT_BAR)
        self._bar = Flow(current_theme().px(6), parent=self._bar_box)
        column = self._column = QVBoxLayout(self._left)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(10)
        column.addWidget(self._plot_box)
        column.addWidget(self.table, 1)
        column.addWidget(self._bar_box)
        self.plot.chosen.connect(self._go_to_trick_after)
        self.panel.trick_chosen.connect(self.go_to_trick)

    def _moves(self) -> dict[str, Callable[[], None]]:
        return {
            "first": lambda: self.go_to(0),
            "back": lambda: self.go_to(self._step - 1),
            "on": lambda: self.go_to(self._step + 1),
            "last": lambda: self.go_to(len(self._moments)),
        }

    def _add_keys(self) -> None:
        moves = self._moves()
        for name, key in _KEYS.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(moves[name])

    # What is shown

    def show_course(self, course: Course, narrator: Narrator, deck: Deck, way_back: WayBack = WayBack.RESULT) -> None:
        """Review a finished deal from its first step; the decisions are judged in the background."""
        self._shown, self._way_back = (course, narrator, deck), way_back
        self._moments = moments_of(course)
        self._judgements = {}
        self._step = 0
        self.reviewer.start(self._moments, HUMAN)
        self._build()

    def focus_here(self) -> None:
        """The step forward has the focus."""
        if "on" in self._steps:
            self._steps["on"].setFocus()

    @property
    def step(self) -> int:
        """How many decisions lie before what is shown."""
        return self._step

    @property
    def judgements(self) -> dict[int, Judgement]:
        """The verdicts so far, by the number of the decision."""
        return self._judgements

    def _build(self) -> None:
        if self._shown is None:
            return
        course, narrator, deck = self._shown
        self._low, self._narrow, self._tiny = self._shape()
        if self._tiny:
            self.panel.below.addWidget(self._plot_box)
        else:
            self._column.insertWidget(0, self._plot_box)
        self._plot_box.setFixedHeight(current_theme().px(150 if self._low else 222))
        self._fill_bar()
        self.table.set_up(course, narrator, deck, self._table_height())
        assert course.score is not None
        measured = Measured.CARD_POINTS if any(course.score.card_points) else Measured.TRICK
        self.panel.set_up(lay_out(course.events, course.standing.seats).tricks, narrator, deck, measured)
        words = narrator.game.words
        self.status_changed.emit(self.tr("Review"), words.headline(course.score, narrator.speech))
        self._show_step()

    def _table_height(self) -> int:
        px = current_theme().px
        bar = px(60 if self._narrow and current_theme().text_scale > 1 else 0)
        return self.height() - bar - px(90 if self._tiny else 240 if self._low else 320)

    def _fill_bar(self) -> None:
        empty(self._bar)
        px = current_theme().px
        self._bar.setContentsMargins(px(12), px(4), px(12), px(4))
        names = {
            "first": (self.tr("First step"), "first"),
            "back": (self.tr("One step back"), "chevron-left"),
            "on": (self.tr("One step on"), "chevron-right"),
            "last": (self.tr("Last step"), "last"),
        }
        moves = self._moves()
        for name, (text, icon) in names.items():
            button = Button("", ButtonKind.FELT_SMALL, self._pictures.icon(icon))
            button.setAccessibleName(text)
            button.setToolTip(self.tr("{what} ({key})").format(what=text, key=_key_text(name)))
            button.chosen.connect(moves[name])
            self._steps[name] = button
        self._count = label("", Role.FELT_STRONG)
        for each in (self._steps["first"], self._steps["back"], self._count, self._steps["on"], self._steps["last"]):
            self._bar.addWidget(each)
        self._bar.addStretch()
        text = self._way_back.words
        back = Button("" if self._narrow else text, ButtonKind.FELT_SMALL, self._pictures.icon("close"))
        back.setAccessibleName(text)
        back.setToolTip(text)
        back.chosen.connect(self.closed)
        again = self.tr("Try again from here")
        self._again = Button(
            "" if self._tiny else self.tr("Try again") if self._narrow else again,
            ButtonKind.GOLD,
            self._pictures.icon("play"),
        )
        self._again.setAccessibleName(again)
        self._again.setToolTip(again)
        self._again.chosen.connect(self._try_again)
        self._bar.addWidget(back)
        self._bar.addWidget(self._again)

    def _show_step(self) -> None:
        if self._shown is None:
            return
        course = self._shown[0]
        at_end = self._step == len(self._moments)
        moment = None if at_end else self._moments[self._step]
        now = course if moment is None else moment.course
        sentence = self._sentence(moment)
        self.table.show_step(now, self._heading(moment), sentence, self._marks(moment))
        text = self.tr("Step {number} of {all}").format(number=self._step, all=len(self._moments))
        short = f"{self._step} / {len(self._moments)}"
        self._count.setText(short if self._narrow else text)
        self._count.setAccessibleName(text)
        self._steps["first"].set_off(self.tr("This is the beginning.") if not self._step else "")
        self._steps["back"].set_off(self.tr("This is the beginning.") if not self._step else "")
        for name in ("on", "last"):
            self._steps[name].set_off(self.tr("This is the end.") if at_end else "")
        assert self._again is not None
        self._again.set_off(self.tr("The deal is over here.") if at_end else self._way_back.no_again)
        self.panel.show_trick(None if moment is None else moment.trick)
        self._show_verdicts(moment)
        self._show_plot(moment)
        announce(self, sentence)

    def _heading(self, moment: Moment | None) -> str:
        return self.tr("The end") if moment is None else heading_of(moment)

    def _sentence(self, moment: Moment | None) -> str:
        assert self._shown is not None
        course, narrator, _ = self._shown
        if moment is None:
            assert course.score is not None
            return narrator.game.words.headline(course.score, narrator.speech)
        following = self._moments[self._step + 1].course if self._step + 1 < len(self._moments) else course
        return sentence_of(moment, following, narrator)

    def _marks(self, moment: Moment | None) -> dict[Card, Mark]:
        card = getattr(None if moment is None else moment.action, "card", None)
        if not isinstance(card, Card):
            return {}
        judgement = self._judgements.get(self._step)
        if judgement is None or judgement.grade(Knowledge.KNOWN) is Grade.GOOD:
            return {card: Mark(self.tr("played"), MarkTone.GOOD)}
        best = judgement.best(Knowledge.KNOWN).action
        if not isinstance(best, PlayCard):
            return {card: Mark(self.tr("played"), MarkTone.GOOD)}
        return {
            best.card: Mark(self.tr("better"), MarkTone.BETTER),
            card: Mark(self.tr("played"), MarkTone.BAD),
        }

    def _show_verdicts(self, moment: Moment | None) -> None:
        judgement = self._judgements.get(self._step)
        if moment is None:
            words = self.tr("The deal is over. Step back to see what each of your decisions cost.")
        elif moment.seat != HUMAN:
            words = self.tr("Only your own decisions are judged.")
        elif len(moment.course.legal_actions()) == 1:
            words = self.tr("There was nothing to decide here.")
        else:
            words = self.tr("This decision is being judged…")
        self.panel.show_judgement(judgement, words, None if moment is None else moment.course.view(moment.seat))

    def _show_plot(self, moment: Moment | None) -> None:
        assert self._shown is not None
        course = self._shown[0]
        tricks = tricks_of(course)
        known = expectation(course, HUMAN, self._judgements, Knowledge.KNOWN)
        seen = expectation(course, HUMAN, self._judgements, Knowledge.OPEN)
        worst = dearest(self._judgements.values())
        ringed = None if worst is None else worst.trick + 1
        loss = 0 if worst is None else rounded(worst.loss(Knowledge.KNOWN))
        self.plot.show_content(
            PlotContent(
                self.tr("Expected result after each trick"),
                (self.tr("Start"), *(str(number) for number in range(1, tricks + 1))),
                (
                    Series(self.tr("what you could know"), known),
                    Series(self.tr("all cards open"), seen, Stroke.DASHED),
                ),
                tuple(place_words(at, *values) for at, values in enumerate(zip(known, seen, strict=True))),
                current=tricks if moment is None else moment.trick + 1,
                ringed=ringed if ringed is not None and ringed < tricks else None,
                ring_words=self.tr("costliest card: %n point(s)", "", loss),
            )
        )

    # Steps

    def go_to(self, step: int) -> None:
        """Show another step, as far as there is one."""
        step = max(0, min(step, len(self._moments)))
        if step != self._step:
            self._step = step
            self._show_step()

    def go_to_trick(self, trick: int) -> None:
        """Show the own card of a trick, or its first card where there is none."""
        inside = [moment for moment in self._moments if moment.trick == trick]
        mine = [moment for moment in inside if moment.seat == HUMAN]
        if inside:
            self.go_to((mine or inside)[0].number)

    def _go_to_trick_after(self, place: int) -> None:
        if place == 0:
            self.go_to(0)
        else:
            self.go_to_trick(place - 1)

    def go_to_dearest(self) -> None:
        """Show the card that cost most, if one did."""
        worst = dearest(self._judgements.values())
        if worst is not None:
            self.go_to(worst.number)

    def _take(self, judgement: Judgement) -> None:
        self._judgements[judgement.number] = judgement
        if judgement.number == self._step:
            self._show_step()
        elif self._shown is not None:
            at_end = self._step == len(self._moments)
            self._show_plot(None if at_end else self._moments[self._step])

    def _finished(self) -> None:
        announce(self, self.tr("All your decisions are judged."))

    def _try_again(self) -> None:
        if self._step < len(self._moments):
            self.try_again.emit(self._moments[self._step].course)

    # The page itself

    def close_down(self) -> None:
        """End the thread; the page cannot judge any more."""
        self.reviewer.close()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is judged for a page that nobody sees."""
        super().hideEvent(event)
        self.reviewer.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Table left, panel right."""
        super().resizeEvent(event)
        scale = current_theme().text_scale
        panel = round(min((_PANEL_NARROW if self.width() < _NARROW else _PANEL) * scale, 0.4 * self.width()))
        self._felt.setGeometry(self.rect())
        self._left.setGeometry(0, 0, self.width() - panel, self.height())
        self.panel.setGeometry(self.width() - panel, 0, panel, self.height())
        if self._shape() != (self._low, self._narrow, self._tiny):
            self._build()

    def _shape(self) -> tuple[bool, bool, bool]:
        """Whether the window is low, narrow, and so low that the graph goes below the panel."""
        scale = max(1.0, current_theme().text_scale)
        return self.height() < _LOW * scale, self.width() < _NARROW * scale, self.height() < _TINY * scale

    def changeEvent(self, event: QEvent) -> None:
        """Take over another theme or language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self._build()


def _key_text(name: str) -> str:
    return QKeySequence(_KEYS[name]).toString(QKeySequence.SequenceFormat.NativeText)
