"""Small cards on paper, side by side in one picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel

from ramsch_desktop.ui.pictures import Deck
from ramsch_desktop.ui.theme.style import current_theme
from ramsch_desktop.ui.theme.tokens import Space

SMALL_CARD: Final = 52
"""Width of a card in a panel."""

PANEL_ROOM: Final = 264 - 2 * Space.PANEL[1] - 14
"""What the narrowest panel leaves for its content at text scale 1 when it scrolls."""

_GAP: Final = 6


def fitting_width(cards: int) -> int:
    """The width of small cards of which so many fit into the narrowest panel."""
    room = current_theme().px(PANEL_ROOM)
    return min(SMALL_CARD, (room - _GAP * (cards - 1)) // max(1, cards))


def prepare_card(code: str, cards: int, deck: Deck, dpr: float) -> None:
    """Draw a card for a line of so many cards ahead: drawing all of them at once would hold up what moves."""
    deck.small(code)(fitting_width(cards), dpr)


def cards_row(codes: Sequence[str | None], deck: Deck, width: int = SMALL_CARD, gap: int = _GAP) -> QLabel:
    """Small cards side by side, overlapping where ``gap`` is negative."""
    result = QLabel()
    show_cards(result, codes, deck, width, gap)
    return result


def show_cards(row: QLabel, codes: Sequence[str | None], deck: Deck, width: int, gap: int = _GAP) -> None:
    """Show these cards in a row that is there."""
    step, dpr = width + gap, row.devicePixelRatioF()
    pictures = [deck.small(code)(width, dpr) for code in codes]
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
