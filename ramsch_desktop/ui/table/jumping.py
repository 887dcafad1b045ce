"""Which cards of a hand a typed letter or digit means. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from ramsch_desktop.engine.cards import Card
from ramsch_desktop.ui.table.faces import IndexLetters


def codes_typed(sign: str, hand: Sequence[Card], letters: IndexLetters) -> list[str]:
    """The codes of the cards of a rank, by the letters printed on the cards and 1 for the ten, or else of a suit."""
    ranks = {letters.ace: "A", letters.king: "K", letters.queen: "Q", letters.jack: "J", "1": "10"}
    rank = ranks.get(sign, sign)
    codes = [card.code for card in hand]
    return [code for code in codes if code[1:] == rank] or [code for code in codes if code[0] == sign]
