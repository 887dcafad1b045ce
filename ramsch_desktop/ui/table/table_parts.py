"""What lies on the felt, from the lowest part to the uppermost, and where each part lies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget

from ramsch_desktop.engine.seats import Seat
from ramsch_desktop.engine.speech import Tag
from ramsch_desktop.ui.parts.felt import Felt
from ramsch_desktop.ui.parts.prompt import Prompt
from ramsch_desktop.ui.parts.slot import Slot
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.table.animator import Animator
from ramsch_desktop.ui.table.bubbles import Bubbles
from ramsch_desktop.ui.table.hand_tools import HandTools
from ramsch_desktop.ui.table.hand_view import HandView
from ramsch_desktop.ui.table.last_trick import LastTrick
from ramsch_desktop.ui.table.layout import TableLayout
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
        self.seats = SeatsView(table, deck)
        self.slot = Slot(table)
        self.trick = TrickView(table, deck, self.animator, spoken)
        self.prompt = Prompt(table)
        self.hand = HandView(deck, self.animator, table)
        self.on_felt = OnFeltView(table, deck, self.animator, self.seats)
        self.strip = Strip(table)
        self.tools = HandTools(table)
        self.bubbles = Bubbles(table)
        self.last_trick = LastTrick(table)

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

    @property
    def above_prompt(self) -> QRect:
        """The table down to the prompt."""
        bottom = self._table.height() if self._layout is None else round(self._layout.prompt.y)
        return QRect(0, 0, self._table.width(), bottom)

    def set_art(self, deck: Deck) -> None:
        """Show other faces in the same places."""
        for part in (self.seats, self.on_felt, self.trick, self.hand):
            part.set_art(deck)

    def clear(self) -> None:
        """Take every card away."""
        self.hand.clear()
        self.trick.clear()
        self.on_felt.clear()

    def show_tag(self, tag: Tag | None, deck: Deck) -> None:
        """Glue the contract to its seat, or take it away."""
        if tag is None:
            self.seats.show_tag(None)
        else:
            self.seats.show_tag(tag.seat, tag.text, deck.pip(tag.suit) if tag.suit else None)

    def arrange(self, layout: TableLayout) -> None:
        """Lie by another layout."""
        self._layout = layout
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
            self.strip.lie(self._strip_place)
            self.tools.lie(_whole(self._layout.strip_free))

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
