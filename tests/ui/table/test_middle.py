"""Cards in the middle of the table."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.sections import CardLine
from ramsch_desktop.ui.table.layout import table_layout
from ramsch_desktop.ui.table.middle_view import Caption, middle_places, place_beside
from ramsch_desktop.ui.table.shapes import Rect


@pytest.mark.parametrize("size", [(1016, 736), (640, 480), (100, 30)])
def test_a_card_in_the_middle_has_a_width_at_any_size_of_the_table(size: tuple[int, int]) -> None:
    places = middle_places(table_layout(*size, 7, 5), CardLine("", (None, None), "Talon"), 26.0)
    assert len(places) == 2
    assert min(round(place.width) for _, place in places) >= 1


@pytest.mark.parametrize("wide", [545, 551, 562, 571])
def test_talon_and_trump_lie_above_a_paper_whatever_its_words(wide: int) -> None:
    """Twenty pixels more or less of words moved them from above the paper to the left edge of the table."""
    layout = table_layout(992, 737, 3, 5)
    paper = Rect((992 - wide) / 2, 175, wide, 180)
    line = CardLine("", (*[None] * 16, parse_card("H8")), "16 cards in the talon · Hearts are trumps")
    found = place_beside(layout, line, paper, 1.0, lambda width: 20.0 if width > 250 else 40.0)
    assert found is not None
    assert abs(found[0].centre.x - 992 / 2) < 1
    assert found[0].bottom <= paper.y


@pytest.mark.parametrize("seats", [6, 7])
def test_talon_and_trump_keep_their_place_beside_a_narrow_and_a_wide_paper(seats: int) -> None:
    """With seven at the table they lay now in the corner, now between two neighbours."""
    layout = table_layout(992, 737, seats, 5)
    line = CardLine("", (*[None] * 16, parse_card("H8")), "16 cards in the talon · Hearts are trumps")
    papers = (Rect(289, 184, 414, 184), Rect(237, 186, 518, 181))
    found = [place_beside(layout, line, paper, 1.0, lambda width: 20.0 if width > 250 else 40.0) for paper in papers]
    places = [middle_places(layout, line, 0.0, each[0]) for each in found if each is not None]
    assert len(places) == 2
    assert places[0] == places[1]


def test_a_caption_that_is_too_long_breaks_between_its_parts(qtbot: QtBot) -> None:
    caption = Caption()
    qtbot.addWidget(caption)
    caption.set_words("16 cards in the talon · Diamonds are trumps")
    assert caption.lines_at(1000) == "16 cards in the talon · Diamonds are trumps"
    assert caption.lines_at(200) == "16 cards in the talon\nDiamonds are trumps"
    assert caption.height_at(1000) < caption.height_at(200)
