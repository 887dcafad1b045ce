"""Cards in the middle of the table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.sections import CardLine
from ramsch_desktop.ui.table.layout import table_layout
from ramsch_desktop.ui.table.middle_view import Caption, middle_places


@pytest.mark.parametrize("size", [(1016, 736), (640, 480), (100, 30)])
def test_a_card_in_the_middle_has_a_width_at_any_size_of_the_table(size: tuple[int, int]) -> None:
    places = middle_places(table_layout(*size, 7, 5), CardLine("", (None, None), "Talon"), 26.0)
    assert len(places) == 2
    assert min(round(place.width) for _, place in places) >= 1


def test_a_caption_that_is_too_long_breaks_between_its_parts(qtbot: QtBot) -> None:
    caption = Caption()
    qtbot.addWidget(caption)
    caption.set_words("16 cards in the talon · Diamonds are trumps")
    assert caption.lines_at(1000) == "16 cards in the talon · Diamonds are trumps"
    assert caption.lines_at(200) == "16 cards in the talon\nDiamonds are trumps"
    assert caption.height_at(1000) < caption.height_at(200)
