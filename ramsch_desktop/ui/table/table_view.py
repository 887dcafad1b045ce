"""The table: felt, people, trick, prompt, action strip and your hand. It knows no game: what it shows comes from
the picture of the table, the legal actions and the game's words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ramsch_desktop.controller.narrator import Narrator
from ramsch_desktop.controller.table_controller import Stage, TablePicture
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.events import Event
from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Text
from ramsch_desktop.engine.view import View
from ramsch_desktop.ui.parts.announce import announce
from ramsch_desktop.ui.parts.ground import set_ground
from ramsch_desktop.ui.parts.part import is_low
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.table.answers import Answers, Playing
from ramsch_desktop.ui.table.choosing import Choice, Way, cards_of, choice_of
from ramsch_desktop.ui.table.hand_tools import HandTool
from ramsch_desktop.ui.table.hand_view import Gap
from ramsch_desktop.ui.table.jumping import codes_typed
from ramsch_desktop.ui.table.layout import TableLayout, table_layout
from ramsch_desktop.ui.table.new_cards import dealt_since
from ramsch_desktop.ui.table.offers import Picks, offers_of
from ramsch_desktop.ui.table.outlook import Outlook
from ramsch_desktop.ui.table.presses import Presses
from ramsch_desktop.ui.table.seats_view import SeatFace
from ramsch_desktop.ui.table.sorting import HandOrder, Sorting
from ramsch_desktop.ui.table.table_parts import TableParts
from ramsch_desktop.ui.table.telling import (
    another_decision,
    choice_told,
    last_winner,
    play_told,
    said_at_table,
    seat_face,
)
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Ground

ASKING = (Stage.HUMAN, Stage.TRICK)


class TableView(QWidget):
    """Shows a ``TablePicture`` and brings what the human does.

    ``acted`` carries a legal action; ``cleared`` asks to clear the finished trick. ``chose`` tells which cards are
    chosen, for the panel; ``tool_taken`` brings the key of a small button beside the strip. ``dealt`` tells that the
    cards of a deal lie, ``hurried`` that a key or click has ended whatever moved; ``ordered`` brings the codes of
    all cards that a person has put in order.
    """

    acted = Signal(object)
    tool_taken = Signal(str)
    cleared = Signal()
    chose = Signal(tuple)
    dealt = Signal()
    hurried = Signal()
    ordered = Signal(tuple)

    def __init__(self, pictures: Pictures, deck: Deck, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_ground(self, Ground.FELT)
        self._pictures, self._deck = pictures, deck
        self._picture: TablePicture | None = None
        self._narrator: Narrator | None = None
        self._picks = Picks()
        self._hinted: tuple[str, ...] = ()
        self._card_scale = 1.0
        self._presses = Presses(self)
        self.answers = Answers(self)
        self.outlook = Outlook(self.answers)
        self.parts = TableParts(self, deck, self._spoken_play)
        self.animator, self.hand, self.tray = self.parts.animator, self.parts.hand, self.parts.on_felt.tray.cards
        self.strip, self.tools = self.parts.strip, self.parts.tools
        self.bubbles, self.last_trick = self.parts.bubbles, self.parts.last_trick
        self._connect()

    def _connect(self) -> None:
        self.hand.chosen.connect(self._take_card)
        self.tray.chosen.connect(self._take_back)
        self.hand.arranged.connect(self._keep_order)
        self.strip.taken.connect(self.answers.take_action)
        self.strip.refused.connect(self._explain)
        self.tools.taken.connect(self.tool_taken)
        self.bubbles.rule.gone.connect(self.hand.forgive)
        self.answers.acted.connect(self.acted)
        self.answers.cleared.connect(self.cleared)
        self.answers.refused.connect(self._refuse)
        self.answers.chose.connect(self._show_chosen)
        self.parts.dealing.ended.connect(self.dealt)
        self._presses.pressed.connect(self._hurry)

    @property
    def deck(self) -> Deck:
        """The faces shown now."""
        return self._deck

    @property
    def narrator(self) -> Narrator | None:
        """Who tells what happens, once a table is shown."""
        return self._narrator

    @property
    def choice(self) -> Choice:
        """What the human can do now."""
        return self.answers.choice

    @property
    def chosen(self) -> tuple[str, ...]:
        """The codes of the chosen cards."""
        return self.answers.chosen

    def set_deck(self, deck: Deck) -> None:
        """Show other faces at once, in the middle of whatever happens."""
        self._deck = deck
        self.parts.set_art(deck)

    def clear(self, deck: Deck) -> None:
        """Take everything off the table, for another game with its own deck."""
        self._picture = None
        self._forget_marks()
        self.parts.clear()
        self.set_deck(deck)

    def set_habits(self, order: HandOrder, card_scale: float, playing: Playing = Playing.CLICK) -> None:
        """How the hand is put in order, the factor of the card size, and which click plays a card."""
        self.answers.set_playing(playing)
        if (order, card_scale) != (self.outlook.hand_order, self._card_scale):
            self.outlook.hand_order, self._card_scale = order, card_scale
            self._arrange()
            self._refresh()

    def show_picture(self, picture: TablePicture, narrator: Narrator) -> None:
        """Show the table as it is now."""
        old, self._picture, self._narrator = self._picture, picture, narrator
        if old is not None and not another_decision(old, picture):
            self._show(old, picture)
            return
        before = () if old is None else old.view.events
        dealt = dealt_since(before, picture.view.events, picture.match.game.hand_size(picture.match.options))
        self.parts.dealing.finish()
        self._forget_marks()
        self.parts.prepare_deal(dealt)
        self._show(old, picture)
        self.parts.deal(dealt, picture.view.table.dealer)
        self.parts.draw_ahead(picture.view.seat, self.answers.choice)

    def _show(self, old: TablePicture | None, picture: TablePicture) -> None:
        self.answers.offer(choice_of(picture.view.legal) if picture.stage in ASKING else Choice())
        if old is None or old.view.seats != picture.view.seats:
            self.parts.seats.show(self._seat_faces(picture.view))
            self._arrange()
        self._refresh()

    def _forget_marks(self) -> None:
        self._hinted = ()
        self.answers.forget()
        self.last_trick.put_away()
        self.bubbles.forget()
        self.strip.advise(None)
        self.hand.forgive()

    def _refresh(self) -> None:
        if self._picture is None or self._narrator is None:
            return
        view = self._picture.view
        self.parts.seats.show(self._seat_faces(view))
        self._show_tag(view)
        start = self.hand.corner_of(self._picture.lying.card_of(view.seat))
        self._show_hand(view)
        self._show_on_felt(view)
        self._show_trick(view, start)
        self.parts.prompt.set_words(self._prompt_words(view))
        self._show_strip()

    def _prompt_words(self, view: View) -> str:
        assert self._picture is not None
        assert self._narrator is not None
        tray = self.parts.on_felt.tray.tray
        words = tray.prompt if tray is not None and tray.prompt else self._narrator.prompt(view)
        return "" if self._picture.stage is Stage.TRICK else words

    def _seat_faces(self, view: View) -> list[SeatFace]:
        assert self._narrator is not None
        moving = view.to_move if self._picture is not None and self._picture.stage is not Stage.TRICK else None
        turns = [self.tr("to move") if seat == moving else "" for seat in range(view.seats)]
        return [seat_face(view, seat, self._narrator, self._pictures, turn) for seat, turn in enumerate(turns)]

    def _show_tag(self, view: View) -> None:
        assert self._narrator is not None
        self.parts.show_tag(self._narrator.game.words.tag(view, self._narrator.speech), self._deck)

    def _show_hand(self, view: View) -> None:
        assert self._picture is not None
        assert self._narrator is not None
        mine = self._picture.lying.card_of(view.seat) is not None
        told = self.outlook.told_in_hand(view, self._narrator, self._hinted)
        self.hand.show_cards(told, Gap.STAYS if mine else Gap.CLOSES)
        self.hand.mark(self.answers.chosen, self._hinted)

    def turn_sorting(self) -> None:
        """Look at the hand in the other order, or in the usual one again; the focus stays on its card."""
        self.outlook.turn()
        self._refresh()

    @property
    def sort_words(self) -> str:
        """What the button says that turns the order of the hand; empty where there is only one."""
        if self._picture is None or self._narrator is None:
            return ""
        return self.outlook.words_of_turn(self._picture.view, self._narrator)

    def _show_on_felt(self, view: View) -> None:
        assert self._narrator is not None
        told = self.outlook.told_on_tray(view, self._narrator, self._hinted)
        line = self._narrator.game.words.middle(view, self._narrator.speech)
        self.parts.on_felt.show(self.outlook.on_felt(view, self._narrator), line, told)
        self.parts.clear_paper()

    def _show_trick(self, view: View, start: QPoint | None) -> None:
        assert self._picture is not None
        held = self._picture.held
        self.parts.trick.show(self._picture.lying, held.winner if held else None, last_winner(view), start)
        waiting = view.to_move == view.seat and self.answers.choice.way is Way.PLAY and held is None
        self.parts.slot.setVisible(waiting)

    def _spoken_play(self, seat: Seat, code: str) -> str:
        assert self._narrator is not None
        return play_told(seat, code, self._narrator)

    def _show_strip(self) -> None:
        assert self._picture is not None
        human = self._picture.stage is Stage.HUMAN
        offers = offers_of(self.answers.choice, self.answers.chosen, self._picks, self._words_of) if human else ()
        self.strip.show_offers(offers)
        self.parts.lie_strip()

    def set_tools(self, tools: Sequence[HandTool]) -> None:
        """Offer these small buttons at the right end of the strip."""
        self.tools.show_tools(tools)
        self._show_strip_if_any()

    def set_picks(self, picks: Picks) -> None:
        """These actions are picked in the panel; the one picked now is on the last button."""
        self._picks = picks
        self._show_strip_if_any()

    def _words_of(self, action: Action) -> str:
        assert self._picture is not None
        assert self._narrator is not None
        return self._narrator.game.words.action(action, self._picture.view, self._narrator.speech)

    def _take_card(self, code: str) -> None:
        self.bubbles.rule.fade_out()
        self.answers.take_card(code)

    def _take_back(self, code: str) -> None:
        """A card of the tray goes back into the hand, and the focus with the last one."""
        self._take_card(code)
        if not self.tray.codes:
            self.hand.go_to(code)

    def _keep_order(self, codes: tuple[str, ...]) -> None:
        """The hand was put in order by dragging; that counts where a person arranges it himself."""
        if self.outlook.hand_order.sorting is Sorting.OWN:
            self.outlook.keep_order(codes)
            self.ordered.emit(self.outlook.hand_order.own)
        self._refresh()

    def _show_chosen(self, codes: tuple[str, ...]) -> None:
        assert self._picture is not None
        assert self._narrator is not None
        self._show_hand(self._picture.view)
        self._show_on_felt(self._picture.view)
        self._show_strip()
        if not self.hand.codes and self.hasFocus():
            self.strip.focus_step_forward()
        announce(self, choice_told(codes, self._narrator))
        self.parts.prompt.set_words(self._prompt_words(self._picture.view))
        self.chose.emit(codes)

    def _refuse(self, code: str) -> None:
        assert self._picture is not None
        assert self._narrator is not None
        view = self._picture.view
        refusal = dict(view.refusals).get(parse_card(code))
        if refusal is None:
            return
        text = self._narrator.game.words.refusal(refusal, view, self._narrator.speech)
        self.hand.refuse(code)
        self.bubbles.refuse(text, QRectF(self.hand.card_rect(code)), self.parts.own_badge)

    def _explain(self, reason: str) -> None:
        strip, prompt = QRectF(self.strip.geometry()), self.parts.prompt.written
        self.bubbles.explain(reason, strip, self.parts.own_badge, prompt)

    def show_hint(self, decision: Decision, words: Text) -> bool:
        """Raise the advised cards or mark the button; True if the words stand there, False if there is no room."""
        self._hinted = cards_of(decision.action)
        self._refresh()
        target = self.strip.advise(decision.action)
        if self._hinted and not self.strip.buttons:
            target = QRectF(self.hand.card_rect(self._hinted[0]))
        if target is None or is_low(self):
            return False
        self.bubbles.advise(words, target, self.parts.own_badge, self.parts.prompt.written)
        return True

    def hear(self, event: Event) -> None:
        """Show what a seat says in a bubble at its badge."""
        if self._picture is None or self._narrator is None or self.parts.layout is None:
            return
        said = said_at_table(event, self._picture.view, self._narrator)
        if said is not None:
            self.parts.say(said.seat, said.words)

    def show_last_trick(self) -> None:
        """Show the last trick again, or put it away where it is shown."""
        if self.last_trick.isVisible():
            self.last_trick.put_away()
        elif self._picture is not None and self._narrator is not None and self._picture.view.table.tricks:
            taken = self._picture.view.table.tricks[-1]
            self.last_trick.show_trick(taken, self._narrator, self._deck, self.parts.above_prompt)

    def focus_here(self) -> None:
        """Give the focus to where the next step is: the hand in trick play, else the step forward."""
        if self.answers.choice.way is Way.WAIT:
            self.strip.focus_step_forward()
        else:
            self.hand.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out for the new size; running movements end."""
        super().resizeEvent(event)
        layout = self.parts.layout
        if layout is None or (layout.width, layout.height) != (self.width(), self.height()):
            self.parts.finish_movements()
            self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """From now on a press anywhere in the window ends what moves."""
        super().showEvent(event)
        self._presses.watch(self)

    def _hurry(self) -> None:
        self.parts.finish_movements()
        self.hurried.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Lay everything out for another text scale, which may leave the size of the table as it is."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    def _show_strip_if_any(self) -> None:
        if self._picture is not None:
            self._show_strip()

    def _arrange(self) -> None:
        self.parts.felt.setGeometry(self.rect())
        if self._picture is not None:
            self.parts.arrange(self._layout_now(self._picture.view))

    def _layout_now(self, view: View) -> TableLayout:
        cards = len(self.hand.slots) or len(view.hand)
        scale = current_theme().text_scale
        return table_layout(self.width(), self.height(), view.seats, cards, scale, self._card_scale)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the felt clears the trick that lies."""
        self.bubbles.rule.fade_out()
        if event.button() == Qt.MouseButton.LeftButton:
            self.cleared.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter clear the trick that lies; letters and digits jump in the hand."""
        if event.key() == Qt.Key.Key_Escape and self.bubbles.shown:
            self.bubbles.forget()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.cleared.emit()
        elif event.text() and self._picture is not None and not event.modifiers():
            hand = self._picture.view.hand
            self.hand.jump(codes_typed(event.text().upper(), hand, self._deck.letters))
        else:
            super().keyPressEvent(event)
