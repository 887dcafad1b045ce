"""The page with the table: felt at the left, panel at the right, the result on a sheet over the felt."""

from __future__ import annotations

from enum import Enum
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ramsch_desktop.controller import reading
from ramsch_desktop.controller.narrator import Narrator, narrator_for
from ramsch_desktop.controller.reading import Asked
from ramsch_desktop.controller.table_controller import Stage, TableController, TablePicture
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.course import Course
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.sections import PickOption
from ramsch_desktop.play.session import Scoring
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.panels.small_cards import prepare_card, shelf_in
from ramsch_desktop.ui.panels.table_panel import Counting, TablePanel, totals_in_line
from ramsch_desktop.ui.parts.announce import announce
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.table.answers import Playing
from ramsch_desktop.ui.table.choosing import Way
from ramsch_desktop.ui.table.hand_tools import HandTool
from ramsch_desktop.ui.table.layout import table_layout, window_layout
from ramsch_desktop.ui.table.offers import Picks
from ramsch_desktop.ui.table.shapes import Rect
from ramsch_desktop.ui.table.sorting import HandOrder, Sorting
from ramsch_desktop.ui.table.table_view import TableView
from ramsch_desktop.ui.theme.style import current_theme

if TYPE_CHECKING:
    from ramsch_desktop.ui.pages.result_sheet import ResultSheet


class PanelState(Enum):
    """Whether the panel stands beside the table; if not, the header has its points."""

    OPEN = "open"
    FOLDED = "folded"


class TablePage(QWidget):
    """Joins the controller with what is drawn. ``status_changed`` brings game and standing for the header;
    ``panel_folded`` tells whether the panel is to be seen, ``order_kept`` in which order a person put the cards of a
    game."""

    status_changed = Signal(str, str)
    match_ended = Signal()
    rules_wanted = Signal()
    review_wanted = Signal()
    panel_folded = Signal(bool)
    order_kept = Signal(str, tuple)

    def __init__(
        self,
        controller: TableController,
        pictures: Pictures,
        deck: Deck,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller, self._pictures, self._deck, self._settings = controller, pictures, deck, settings
        self._narrator: Narrator | None = None
        self._advised: Decision | None = None
        self._asked: tuple[Stage, int] = (Stage.BOT, 0)
        self._panel_state = PanelState.OPEN
        self.table = TableView(pictures, deck, self)
        self.panel = TablePanel(pictures, self)
        self._connect()
        self._name_areas()
        self.use_settings(settings)

    def _connect(self) -> None:
        controller, table = self._controller, self.table
        controller.changed.connect(self._show)
        controller.happened.connect(self._hear)
        controller.expected.connect(table.parts.expect)
        controller.hinted.connect(self._show_hint)
        table.acted.connect(controller.act)
        table.cleared.connect(controller.advance_trick)
        table.ordered.connect(self._keep_order)
        table.tool_taken.connect(self._use_tool)
        table.dealt.connect(self._focus_on_dealt_cards)
        table.hurried.connect(self._finish_sheet)
        table.parts.on_felt.paper.left_over.connect(self.panel.show_paper)
        self.panel.hint_wanted.connect(controller.hint)
        self.panel.undo_wanted.connect(controller.undo)
        self.panel.picked.connect(self._show_pick)
        self.panel.picker.confirmed.connect(table.strip.step_forward)

    @cached_property
    def sheet(self) -> ResultSheet:
        """The result of a deal, made when it is first wanted: the table is there sooner without."""
        from ramsch_desktop.ui.pages.result_sheet import ResultSheet

        sheet = ResultSheet(self._pictures, self.table)
        sheet.setAccessibleName(self.tr("Result"))
        sheet.next_wanted.connect(self._step_on)
        sheet.again_wanted.connect(self._controller.play_again)
        sheet.rules_wanted.connect(self.rules_wanted)
        sheet.review_wanted.connect(self.review_wanted)
        sheet.place(self._sheet_place())
        return sheet

    @property
    def _made_sheet(self) -> ResultSheet | None:
        return self.sheet if "sheet" in vars(self) else None

    @property
    def shows_result(self) -> bool:
        """Whether the result lies on the table."""
        sheet = self._made_sheet
        return sheet is not None and sheet.isVisible()

    def _finish_sheet(self) -> None:
        if self.shows_result:
            self.sheet.finish()

    @property
    def controller(self) -> TableController:
        """Who runs the match shown here."""
        return self._controller

    def set_deck(self, deck: Deck) -> None:
        """Show other faces at once."""
        self._deck = deck
        self.table.set_deck(deck)
        self._show_again()
        self._tell_hint_again()

    def change_game(self, deck: Deck) -> None:
        """The next picture is of another game, which is shown with this deck."""
        self._deck = deck
        self.table.clear(deck)
        self._use_habits()

    def use_settings(self, settings: Settings) -> None:
        """Follow the settings at once."""
        self._settings = settings
        self._use_habits()
        self.panel.use_counting(Counting.SHOWN if settings.count_points else Counting.LEFT_OUT)
        self._show_panel(PanelState(settings.panel))
        self._show_tools()
        moving = settings.animations and not settings.reduced_motion
        self.table.animator.set_pace(1 / settings.speed if moving else 0)

    def _use_habits(self) -> None:
        settings, session = self._settings, self._controller.session
        own = () if session is None else settings.own_orders.get(session.match.game.id, ())
        order = HandOrder(Sorting(settings.sorting), own)
        self.table.set_habits(order, settings.card_scale, Playing(settings.playing))

    def _keep_order(self, codes: tuple[str, ...]) -> None:
        session = self._controller.session
        if session is not None:
            self.order_kept.emit(session.match.game.id, codes)

    def _show_again(self) -> None:
        if self._controller.session is not None:
            self._show(self._controller.picture())

    def _show(self, picture: TablePicture) -> None:
        narrator = narrator_for(picture.view, self._deck.faces, self._settings.player_name)
        self._narrator = narrator
        if picture.course is None and self._made_sheet is not None:
            self.sheet.hide()
        self.table.show_picture(picture, narrator)
        self.panel.show_picture(picture, narrator, self._deck)
        self._show_pick(self.panel.picker.option)
        self._show_tools()
        self._draw_ahead(picture, narrator)
        self.status_changed.emit(narrator.game.title(narrator.speech), self._status(picture, narrator))
        if picture.course is not None:
            self._show_result(picture, narrator)
        elif picture.stage is Stage.HUMAN and self._asked != _asked_in(picture):
            self.focus_here()
        self._asked = _asked_in(picture)

    def _draw_ahead(self, picture: TablePicture, narrator: Narrator) -> None:
        """The card played last as it will lie small in the panel; the result while the last trick lies."""
        table, shelf, dpr = picture.view.table, shelf_in(self.window()), self.devicePixelRatioF()
        codes = [play.card.code for play in table.trick.plays]
        ended = self._controller.ended
        if picture.held is not None and ended is not None:
            begin = partial(self._begin_sheet, ended, narrator, self._deck)
            made = self._made_sheet is not None
            self.table.parts.ahead.want([begin] if made else [lambda: self.sheet, begin])
            return
        self.table.parts.ahead.want(
            partial(prepare_card, code, len(table.active), self._deck, shelf, dpr) for code in codes[-1:]
        )

    def _begin_sheet(self, ended: Course, narrator: Narrator, deck: Deck) -> None:
        self.sheet.prepare(ended, narrator, deck)
        self._write_sheet_on()

    def _write_sheet_on(self) -> None:
        """One part of the sheet after the other, then its cards: each step leaves time for what moves."""
        more = self.sheet.write_next()
        self.table.parts.ahead.want([self._write_sheet_on] if more else self.sheet.draws_ahead())

    def areas(self) -> list[QWidget]:
        """The parts that keys go through, in their order; only the sheet while it lies on the table.

        The tray comes before the hand, above which it lies: from the hand the next stop is the step forward.
        """
        if self.shows_result:
            return [self.sheet, self.panel]
        table = self.table
        return [table.tray, table.hand, table.strip, table.tools, self.panel]

    def _show_tools(self) -> None:
        """Finishing early where the settings say to ask; skipping a deal in which you only watch."""
        tools = []
        if self._settings.finish_early == "ask" and self._controller.is_settled:
            tools.append(HandTool("finish_early", self.tr("Finish early")))
        if self._controller.sits_out:
            tools.append(HandTool("skip", self.tr("Skip this deal")))
        if self._controller.session is not None and self.table.sort_words:
            tools.append(HandTool("sort", self.table.sort_words))
        self.table.set_tools(tools)

    def _use_tool(self, key: str) -> None:
        uses = {"finish_early": self._controller.finish_early, "skip": self._controller.skip, "sort": self._sort}
        uses[key]()

    def _sort(self) -> None:
        self.table.turn_sorting()
        self._show_tools()

    def _status(self, picture: TablePicture, narrator: Narrator) -> str:
        """Where the match stands, or that the deal does not count; the points of all where the panel is folded."""
        status = narrator.game.words.status(picture.view, narrator.speech)
        if picture.scoring is Scoring.PRACTICE:
            status = narrator.speech.translate("ResultSheet", "Once more, not scored")
        points = "" if self._panel_state is PanelState.OPEN else totals_in_line(picture, narrator)
        return " · ".join(filter(None, (status, points)))

    @property
    def _asks_to_pick(self) -> bool:
        """True if what is picked in the panel is the question: no card is to be chosen, nothing said before it."""
        picker = self.panel.picker.picker
        waits = self.table.choice.way is Way.WAIT
        return picker is not None and waits and all(option.first is None for option in picker.options)

    def focus_here(self) -> None:
        """Give the focus to where the next step is."""
        if self.shows_result:
            self.sheet.focus_next()
        elif self.panel.isVisible() and self._asks_to_pick:
            self.panel.picker.focus_first()
        else:
            self.table.focus_here()

    def _focus_on_dealt_cards(self) -> None:
        """The focus cannot go to cards that are still on their way."""
        if self.isVisible() and self._controller.stage is Stage.HUMAN:
            self.focus_here()

    def reading(self, asked: Asked) -> str:
        """What is asked of the table in words."""
        picture, narrator = self._controller.picture(), self._narrator
        assert narrator is not None
        view, held = picture.view, picture.held
        counting = reading.Counting.TOLD if self._settings.count_points else reading.Counting.LEFT_OUT
        cards = [parse_card(code) for code in self.table.hand.codes]
        return {
            Asked.HAND: lambda: reading.hand_read(cards, narrator),
            Asked.TRICK: lambda: reading.trick_read(view.table.trick if held is None else held.trick, narrator),
            Asked.LAST_TRICK: lambda: reading.last_trick_read(view, narrator),
            Asked.POINTS: lambda: reading.points_read(view, narrator, counting),
            Asked.GAME: lambda: reading.game_read(view, narrator),
        }[asked]()

    def show_last_trick(self) -> None:
        """Show the last trick again, or put it away."""
        self.table.show_last_trick()

    def fold_panel(self) -> None:
        """Fold the panel away, or open it again."""
        folded = self._panel_state is PanelState.FOLDED
        self._show_panel(PanelState.OPEN if folded else PanelState.FOLDED)

    def _show_panel(self, state: PanelState) -> None:
        if state is self._panel_state:
            return
        self._panel_state = state
        self.panel.setVisible(state is PanelState.OPEN)
        self._arrange()
        self._show_again()
        self.panel_folded.emit(state is PanelState.OPEN)

    def _show_pick(self, option: PickOption | None) -> None:
        picker = self.panel.picker.picker
        options = () if picker is None else picker.options
        actions = frozenset(each.action for each in options)
        before = frozenset(each.first for each in options if each.first is not None)
        picked, first = (None, None) if option is None else (option.action, option.first)
        self.table.set_picks(Picks(actions, before, picked, first))

    def _show_result(self, picture: TablePicture, narrator: Narrator) -> None:
        assert picture.course is not None
        last = picture.stage is Stage.MATCH_END
        step_on = self.tr("To the final standing") if last else self.tr("Next deal")
        self.sheet.show_result(picture.course, narrator, self._deck, step_on)
        if not self.sheet.isVisible():
            self.sheet.appear()
        self.sheet.focus_next()

    def _step_on(self) -> None:
        if self._controller.stage is Stage.MATCH_END:
            self.match_ended.emit()
        else:
            self._controller.advance()

    def _hear(self, event: Event) -> None:
        if self._narrator is None:
            return
        self.table.hear(event)
        announce(self, self._narrator.event(event))

    def _show_hint(self, decision: Decision) -> None:
        if self._narrator is None or self._controller.session is None:
            return
        self._advised = decision
        self.panel.picker.pick(decision.action)
        self._tell_hint(decision, self._narrator)

    def _tell_hint(self, decision: Decision, narrator: Narrator) -> None:
        words = narrator.hint(decision, self._controller.picture().view)
        if not self.table.show_hint(decision, words):
            self.panel.show_hint(words)

    def _tell_hint_again(self) -> None:
        """A hint that is still to be read names its cards as the deck shows them, in the language in force."""
        read = self.table.bubbles.hint.isVisible() or self.panel.advises
        if read and self._advised is not None and self._narrator is not None:
            self._tell_hint(self._advised, self._narrator)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Table left, panel right, sheet over the table."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out for another text scale, speak another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()
        if event.type() == QEvent.Type.LanguageChange:
            self._name_areas()
            self._show_again()
            self._tell_hint_again()

    def lay_out(self, size: QSize) -> None:
        """Lie as it will when it is shown in this size, so that the first cards can be dealt to their places."""
        self.resize(size)
        self._arrange()

    def _name_areas(self) -> None:
        """What a screen reader calls the parts of the table."""
        self.table.hand.setAccessibleName(self.tr("Your hand"))
        self.table.strip.setAccessibleName(self.tr("What you can do"))
        self.table.tools.setAccessibleName(self.tr("What else you can do"))
        self.panel.setAccessibleName(self.tr("Beside the table"))
        if self._made_sheet is not None:
            self.sheet.setAccessibleName(self.tr("Result"))

    def _arrange(self) -> None:
        scale = current_theme().text_scale
        window = window_layout(self.width(), self.height() + 44.0, scale, self._panel_state is PanelState.OPEN)
        table, panel = _below_header(window.table, window.header), _below_header(window.panel, window.header)
        self.table.setGeometry(table.toAlignedRect())
        self.panel.setGeometry(panel.toAlignedRect())
        if self._made_sheet is not None:
            self.sheet.place(self._sheet_place())

    def _sheet_place(self) -> QRectF:
        sheet = table_layout(self.table.width(), self.table.height(), 3, 10, current_theme().text_scale).sheet
        return QRectF(sheet.x, sheet.y, sheet.width, sheet.height)


def _asked_in(picture: TablePicture) -> tuple[Stage, int]:
    """What tells one question of the table from the next."""
    return picture.stage, len(picture.view.events)


def _below_header(area: Rect, header: Rect) -> QRectF:
    return QRectF(area.x, area.y - header.height, area.width, area.height + header.height - 44.0)
