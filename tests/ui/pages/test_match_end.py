"""The end of a match as a page."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.models.match_end import match_end_of
from ramsch_desktop.engine.game import Game
from ramsch_desktop.games import ALL, game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.ui.pages import match_end
from ramsch_desktop.ui.pages.match_end import MatchEndPage
from ramsch_desktop.ui.parts.button import Button, ButtonKind
from ramsch_desktop.ui.parts.numeral import Numeral, numeral_svg
from ramsch_desktop.ui.pictures import Pictures
from tests.matches import narrator, played


def shown(qtbot: QtBot, pictures: Pictures, match: Match) -> MatchEndPage:
    page = MatchEndPage(pictures)
    qtbot.addWidget(page)
    page.resize(1280, 756)
    page.show_match(match, narrator(match))
    page.show()
    return page


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_seat_has_its_place_as_a_sentence(qtbot: QtBot, pictures: Pictures, game: Game) -> None:
    match = played(game)
    page = shown(qtbot, pictures, match)
    sentences = [each.accessibleName() for each in page.findChildren(QFrame)]
    names = narrator(match).speech.names
    for place in match.places():
        assert any(text.startswith(f"Place {place.place}: {names[place.seat]}, ") for text in sentences)
    assert [each.accessibleName() for each in page.findChildren(Numeral)] == [
        f"Place {p.place}" for p in match.places()
    ]


def test_a_return_match_is_the_main_button_and_one_key_away(qtbot: QtBot, pictures: Pictures) -> None:
    page = shown(qtbot, pictures, played(game_of("ramsch")))
    (main,) = [each for each in page.findChildren(Button) if each.kind is ButtonKind.MAIN]
    assert main.text() == "Return match"
    page.focus_here()
    focus = page.focusWidget()
    assert focus is main
    with qtbot.waitSignal(page.again_wanted):
        QTest.keyClick(focus, Qt.Key.Key_Return)


def test_each_button_asks_for_its_page(qtbot: QtBot, pictures: Pictures) -> None:
    page = shown(qtbot, pictures, played(game_of("ramsch")))
    buttons = {each.text(): each for each in page.findChildren(Button)}
    for text, signal in (
        ("Score sheet", page.sheet_wanted),
        ("Review", page.review_wanted),
        ("New match", page.new_wanted),
    ):
        with qtbot.waitSignal(signal):
            buttons[text].click()


def test_nothing_is_cut_off_in_the_smallest_window(qtbot: QtBot, pictures: Pictures) -> None:
    page = shown(qtbot, pictures, played(game_of("ramsch")))
    page.resize(1000, 536)
    qtbot.wait(10)
    for each in page.findChildren(QLabel):
        if each.isVisible() and not each.wordWrap():
            assert each.width() >= each.minimumSizeHint().width(), each.text()


def test_seven_places_need_no_scrolling(qtbot: QtBot, pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    """Facts with notes in three lines, as in German, made the page scroll by a few pixels."""
    match = played(game_of("rams"), players=7)
    end = match_end_of(match, narrator(match))
    facts = tuple(replace(fact, note="words that go on in a further line " * 3) for fact in end.facts)
    monkeypatch.setattr(match_end, "match_end_of", lambda *_: replace(end, facts=facts))
    page = shown(qtbot, pictures, match)
    qtbot.wait(10)
    assert [area.verticalScrollBar().maximum() for area in page.findChildren(QScrollArea)] == [0, 0]


def test_numerals_of_two_figures_are_wider() -> None:
    assert numeral_svg(12, "#000000")[1] > numeral_svg(1, "#000000")[1] + numeral_svg(2, "#000000")[1]
    assert "currentColor" not in numeral_svg(7, "#123456")[0]
