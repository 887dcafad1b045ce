"""What lies on the felt, from the lowest part to the uppermost, and where each part lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Tag
from ramsch_desktop.engine.tricks import Play
from ramsch_desktop.ui.parts.felt import Felt
from ramsch_desktop.ui.parts.prompt import Prompt
from ramsch_desktop.ui.parts.slot import Slot
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.table.ahead import Ahead
from ramsch_desktop.ui.table.animator import Animator
from ramsch_desktop.ui.table.bubbles import Bubbles
from ramsch_desktop.ui.table.choosing import Choice
from ramsch_desktop.ui.table.dealing import DealersWay, Dealing
from ramsch_desktop.ui.table.hand_tools import HandTools
from ramsch_desktop.ui.table.hand_view import HandView
from ramsch_desktop.ui.table.last_trick import LastTrick
from ramsch_desktop.ui.table.layout import TableLayout
from ramsch_desktop.ui.table.new_cards import Dealt, NewCards
from ramsch_desktop.ui.table.on_felt_view import OnFeltView
from ramsch_desktop.ui.table.seats_view import SeatsView
from ramsch_desktop.ui.table.shapes import Ellipse, Rect
from ramsch_desktop.ui.table.strip import Strip
from ramsch_desktop.ui.table.trick_view import Spoken, TrickView


class TableParts:
    """The parts of a table; ``arrange`` puts all of them where a layout says."""

    def __init__(self, table: QWidget, deck: Deck, spoken: Spoken) -> None:
        self._table = table
        self._layout: TableLayout | None = None
        self.felt = Felt(table)
        self.animator = Animator(table)
        self.ahead = Ahead(lambda: self.animator.busy, table)
        self.dealing = Dealing(table, deck, self.animator)
        self.seats = SeatsView(table, deck, self.dealing.bring)
        self.slot = Slot(table)
        self.trick = TrickView(table, deck, self.animator, spoken)
        self.prompt = Prompt(table)
        self.hand = HandView(deck, self.animator, table, self.dealing.bring)
        self.on_felt = OnFeltView(table, deck, self.animator, self.seats, self.dealing.bring)
        self.strip = Strip(table)
        self.tools = HandTools(table)
        self.bubbles = Bubbles(table)
        self.last_trick = LastTrick(table)
        self.dealing.ended.connect(self.on_felt.paper.come)

    @property
    def layout(self) -> TableLayout | None:
        """The layout by which the parts lie, None before the first one."""
        return self._layout

    @property
    def own_badge(self) -> QRectF:
        """Where your badge lies."""
        return QRectF() if self._layout is None else _qrect(self._layout.own_badge)

    def badge(self, seat: Seat) -> QRectF:
        """Where the badge of a seat lies; there must be a layout."""
        return _qrect(self.seats.badge_rect(seat))

    def say(self, seat: Seat, words: str) -> None:
        """A seat speaks where its words cover neither paper nor prompt nor badges and backs, and if possible no card in
        the middle; there must be a layout."""
        paper = self.on_felt.paper.sheet
        lies = [QRectF(paper.geometry())] if paper.isVisible() else []
        middle = [QRectF(card.geometry()) for card in self.on_felt.middle.cards]
        self.bubbles.say(seat, words, self.badge(seat), (*lies, *self._people(), self.prompt.written), middle)

    def clear_paper(self) -> None:
        """What is being said goes off a paper that has come."""
        paper = self.on_felt.paper.sheet
        if self._layout is not None and paper.isVisible():
            for seat in range(len(self._layout.trick)):
                self.bubbles.make_way(seat, self.badge(seat), QRectF(paper.geometry()), self._people())

    def _people(self) -> list[QRectF]:
        """All badges, those of others with their backs."""
        layout = self._layout
        assert layout is not None
        people = [layout.own_badge, *(layout.with_backs(other) for other in range(1, len(layout.trick)))]
        return [_qrect(place) for place in people]

    @property
    def above_prompt(self) -> QRect:
        """The table down to the prompt."""
        bottom = self._table.height() if self._layout is None else round(self._layout.prompt.y)
        return QRect(0, 0, self._table.width(), bottom)

    def set_art(self, deck: Deck) -> None:
        """Show other faces in the same places."""
        self.ahead.forget()
        for part in (self.dealing, self.seats, self.on_felt, self.trick, self.hand):
            part.set_art(deck)

    def clear(self) -> None:
        """Take every card away."""
        self.dealing.finish()
        self.hand.clear()
        self.trick.clear()
        self.on_felt.clear()

    def prepare_deal(self, dealt: Dealt | None) -> None:
        """Cards that are new from now on wait to be dealt; with a new deal the old ones are collected."""
        if dealt is None:
            return
        self.dealing.prepare()
        if self.dealing.running and dealt.cards is NewCards.DEAL:
            self.hand.clear()
            self.seats.collect()

    def deal(self, dealt: Dealt | None, dealer: Seat) -> None:
        """Deal the cards that wait."""
        if dealt is None or self._layout is None:
            self.dealing.finish()
            return
        small = self._layout.back_width
        homes = {seat: self.seats.home(seat, small) for seat in range(len(self._layout.trick))}
        if self.dealing.running:
            self.on_felt.paper.wait()
        self.dealing.begin(dealt.order, DealersWay(dealer, homes, self._layout.trick[0].width, small))

    def expect(self, play: Play) -> None:
        """A card is about to be played: its picture is drawn in time."""
        if self._layout is not None:
            self.ahead.want_first(self.trick.draw_ahead(play.seat, play.card.code))

    def draw_ahead(self, seat: Seat, choice: Choice) -> None:
        """Draw the hand as it will lie when its gaps are closed, and the cards that may be played in the trick."""
        self.ahead.forget()
        if self._layout is None:
            return
        if len(self.hand.slots) != len(self.hand.codes):
            self.ahead.want(self.hand.draws_ahead())
        self.ahead.want(self.trick.draw_ahead(seat, play.card.code) for play in choice.plays)

    def finish_movements(self) -> None:
        """Everything lies where it shall lie, at once."""
        self.dealing.finish()
        self.animator.finish()

    def show_tag(self, tag: Tag | None, deck: Deck) -> None:
        """Glue the contract to its seat, or take it away."""
        self.seats.show_tag(tag, deck.pip(tag.suit) if tag is not None and tag.suit else None)

    def arrange(self, layout: TableLayout) -> None:
        """Lie by another layout."""
        self._layout = layout
        self.ahead.forget()
        self.felt.set_ring(_around(layout.ring))
        self.seats.arrange(layout)
        self.prompt.place(_qrect(layout.prompt), layout.width / 2)
        self.on_felt.arrange(layout)
        self._arrange_trick(layout)
        self._arrange_hand(layout)
        self.lie_strip()

    def _arrange_trick(self, layout: TableLayout) -> None:
        slot = layout.trick[0]
        self.slot.place(QPointF(slot.centre.x, slot.centre.y), slot.width)
        homes = {seat: self.seats.home(seat, slot.width) for seat in range(len(layout.trick))}
        self.trick.arrange(layout.trick, homes)

    def _arrange_hand(self, layout: TableLayout) -> None:
        top = round(layout.hand.top - 0.3 * layout.unit)
        self.hand.setGeometry(0, top, round(layout.width), round(layout.height) - top)
        self.hand.arrange(layout.hand, round(layout.strip.y))

    def lie_strip(self) -> None:
        """Lie strip and tools anew, for other words on their buttons."""
        if self._layout is not None:
            self.strip.lie(self._strip_place, self._layout.strip_free.width)
            size = self.tools.sizeHint()
            actions = self.strip.width() if self.strip.buttons else 0
            self.tools.setGeometry(_whole(self._layout.tools_place(actions, size.width(), size.height())))

    def _strip_place(self, width: float) -> QRect:
        assert self._layout is not None
        strip = self._layout.strip
        return _whole(Rect(self._layout.actions_left(width, self.tools.room), strip.y, width, strip.height))


def _qrect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def _whole(rect: Rect) -> QRect:
    return QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height))


def _around(ring: Ellipse) -> QRectF:
    x, y = ring.centre.x - ring.radius_x, ring.centre.y - ring.radius_y
    return QRectF(x, y, 2 * ring.radius_x, 2 * ring.radius_y)
