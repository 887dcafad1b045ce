"""Small cards on paper, side by side in one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from ramsch_desktop.engine.sections import CardSize
from ramsch_desktop.ui.parts.part import is_low
from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.table.faces import COMPACT_BELOW
from ramsch_desktop.ui.table.layout import window_layout
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Space

SMALL_CARD, LARGE_CARD = 52, 76
"""Width of a card in a panel of a low window, and the most in a high one."""

HIGH: Final = 760
"""From this height on, in pixels, a window has room for large cards in its panel."""

SCROLL_BAR: Final = 14

PANEL_ROOM: Final = 264 - 2 * Space.PANEL[1] - SCROLL_BAR
"""What the narrowest panel leaves for its content at text scale 1 when it scrolls."""

_GAP: Final = 6
_FEW, _WORDS = 2, 90
"""So many cards leave room for words beside them, and how much words need at text scale 1."""


@dataclass(frozen=True)
class Shelf:
    """The place for small cards in a panel: its width, that of the largest card, and what lies between the lines of a
    section, in pixels."""

    room: int
    largest: int = SMALL_CARD
    between: int = Space.XS

    def width(self, cards: int, size: CardSize = CardSize.LARGE) -> int:
        """The width of cards of a size of which so many fit side by side."""
        most = self.largest if size is CardSize.LARGE else SMALL_CARD
        return min(most, (self.room - _GAP * (cards - 1)) // max(1, cards))

    def has_room_beside(self, cards: int, size: CardSize) -> bool:
        """Whether words find room at the right of so many cards."""
        taken = cards * (self.width(cards, size) + _GAP)
        return 0 < cards <= _FEW and self.room - taken >= current_theme().px(_WORDS)


def panel_room(window: QWidget) -> int:
    """What the panel of a window leaves for its content when it scrolls."""
    theme = current_theme()
    panel = window_layout(window.width(), window.height(), theme.text_scale).panel
    inner = round(panel.width) - 2 * theme.px(Space.PANEL[1]) - SCROLL_BAR
    return max(theme.px(PANEL_ROOM), inner)


def shelf_in(window: QWidget) -> Shelf:
    """The place for small cards in the panel of a window."""
    px, low = current_theme().px, is_low(window)
    high = window.height() >= px(HIGH)
    return Shelf(panel_room(window), LARGE_CARD if high else SMALL_CARD, px(Space.XXS if low else Space.XS))


def prepare_card(code: str, cards: int, deck: Deck, shelf: Shelf, dpr: float) -> None:
    """Draw a card for a line of so many cards, of either size, ahead: drawing all of them at once would hold up what
    moves."""
    for width in {shelf.width(cards, size) for size in CardSize}:
        _picture(code, deck, width, dpr)


def _picture(code: str | None, deck: Deck, width: int, dpr: float) -> QPixmap:
    """The compact face, or the whole one where it is large enough to be read."""
    picture = deck.small(code) if width < COMPACT_BELOW else deck.flat(code)
    return picture(width, dpr)


def cards_row(codes: Sequence[str | None], deck: Deck, width: int) -> QLabel:
    """Small cards side by side."""
    result = QLabel()
    show_cards(result, codes, deck, width)
    return result


def show_cards(row: QLabel, codes: Sequence[str | None], deck: Deck, width: int) -> None:
    """Show these cards in a row that is there."""
    step, dpr = width + _GAP, row.devicePixelRatioF()
    pictures = [_picture(code, deck, width, dpr) for code in codes]
    if not pictures:
        row.clear()
        return
    height = pictures[0].deviceIndependentSize().height()
    canvas = QPixmap(QSizeF((step * (len(codes) - 1) + width) * dpr, height * dpr).toSize())
    canvas.setDevicePixelRatio(dpr)
    canvas.fill(Qt.GlobalColor.transparent)
    painter = QPainter(canvas)
    for at, picture in enumerate(pictures):
        painter.drawPixmap(QPointF(at * step, 0), picture)
    painter.end()
    row.setPixmap(canvas)
