"""Sections whose values change while a deal is played: they change in place, and a new bar is drawn by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QVariantAnimation
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.cards import parse_cards
from ramsch_desktop.engine.sections import CardLine, Chalk, ChalkRow, Note, SeatShare, Section, Shares, TwoSides
from ramsch_desktop.resources import asset
from ramsch_desktop.ui.panels.sections import SectionList
from ramsch_desktop.ui.parts.point_bar import PointBar, SeatBar
from ramsch_desktop.ui.parts.slate import Slate
from ramsch_desktop.ui.pictures import Deck, Pictures
from ramsch_desktop.ui.theme.style import apply_theme, current_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Motion

OLD = Shares("Points", (SeatShare(0, "You", 12, "You: 12", "1"), SeatShare(1, "Ann", 4, "Ann: 4", "2")))
NEW = Shares("Points", (SeatShare(0, "You", 30, "You: 30", "2"), SeatShare(1, "Ann", 4, "Ann: 4", "2")))
SLATE = Chalk("Slate", (ChalkRow("You", (3,), 7, "You: 7"), ChalkRow("Ann", (5,), 5, "Ann: 5")))
ONE_MORE = Chalk("Slate", (ChalkRow("You", (4,), 6, "You: 6"), ChalkRow("Ann", (5,), 5, "Ann: 5")))


@pytest.fixture
def deck(qapp: QApplication) -> Deck:
    apply_theme(qapp, Theme())
    return Pictures(asset()).deck("french", "en")


@pytest.fixture
def sections(qtbot: QtBot) -> SectionList:
    result = SectionList()
    qtbot.addWidget(result)
    result.resize(250, 600)
    result.show()
    return result


def words(sections: SectionList) -> list[str]:
    return [each.text() for each in sections.findChildren(QLabel) if each.text() and not each.isHidden()]


@pytest.mark.parametrize(
    ("old", "new", "kind", "texts"),
    [
        (OLD, NEW, SeatBar, ["Points", "You", "30", "2", "Ann", "4", "2"]),
        (
            TwoSides("", "You", 16, "They", 20, "16 to 20", note="61 wins"),
            TwoSides("", "We", 26, "They", 30, "26 to 30"),
            PointBar,
            ["We", "They", "26", "30"],
        ),
        (SLATE, ONE_MORE, Slate, ["Slate"]),
        (
            CardLine("Last trick", parse_cards("SA S10 SK"), "25 points"),
            CardLine("Last trick", parse_cards("H7 H8 H9"), "0 points"),
            QLabel,
            ["Last trick", "0 points"],
        ),
    ],
)
def test_other_values_are_shown_in_place(
    sections: SectionList, deck: Deck, old: Section, new: Section, kind: type[QWidget], texts: list[str]
) -> None:
    sections.show_sections([old], deck)
    before = sections.findChildren(kind)
    sections.show_sections([new], deck)
    assert sections.findChildren(kind) == before
    assert sorted(words(sections)) == sorted(texts)


def test_the_bar_of_two_sides_ends_at_the_points_beside_it(sections: SectionList, deck: Deck) -> None:
    """What lies in the skat is a part of the points, not more of them; the mark stands where the left side wins."""
    sections.show_sections([TwoSides("", "You", 40, "They", 20, "40 to 20", hidden=10, goal=90)], deck)
    bar = sections.findChildren(PointBar)[0]
    c, image, step = current_theme().colours, bar.grab().toImage(), bar.width() / 120

    def shades(first: int, last: int) -> set[str]:
        across = range(round(first * step), round(last * step))
        return {image.pixelColor(x, y).name().upper() for x in across for y in range(4, 12)}

    assert shades(2, 29) == {c.green}
    assert len(shades(31, 39)) > 1
    assert shades(42, 85) == {c.card}
    assert image.pixelColor(round(89.5 * step), 8).lightness() < 60


def test_the_bars_speak_their_new_values(sections: SectionList, deck: Deck) -> None:
    sections.show_sections([OLD], deck)
    sections.show_sections([NEW], deck)
    assert [bar.accessibleName() for bar in sections.findChildren(SeatBar)] == ["You: 30", "Ann: 4"]


def test_other_people_get_bars_of_their_own(sections: SectionList, deck: Deck) -> None:
    sections.show_sections([OLD], deck)
    sections.show_sections([replace(OLD, shares=OLD.shares[:1])], deck)
    QApplication.processEvents()
    assert [bar.accessibleName() for bar in sections.findChildren(SeatBar) if bar.isVisible()] == ["You: 12"]


def test_another_deck_is_shown_on_the_small_cards(sections: SectionList, deck: Deck) -> None:
    line = CardLine("Last trick", parse_cards("SA"))
    sections.show_sections([line], deck)
    french = sections.grab().toImage()
    sections.show_sections([line], Pictures(asset()).deck("german", "de"))
    QApplication.processEvents()
    assert sections.grab().toImage() != french


def test_a_new_bar_of_chalk_is_drawn_in_its_time(sections: SectionList, deck: Deck) -> None:
    sections.show_sections([SLATE], deck)
    sections.show_sections([ONE_MORE], deck)
    slate = sections.findChildren(Slate)[0]
    drawing = slate.findChildren(QVariantAnimation)[0]
    assert drawing.state() is QVariantAnimation.State.Running
    assert drawing.duration() == Motion.CHALK_BAR == 260
    drawing.setCurrentTime(20)
    begun = slate.grab().toImage()
    drawing.setCurrentTime(drawing.duration())
    assert slate.grab().toImage() != begun
    assert drawing.state() is not QVariantAnimation.State.Running


@pytest.mark.parametrize(("cards", "beside"), [("SA S10", True), ("SA", True), ("SA S10 SK", False)])
def test_the_note_stands_beside_one_or_two_cards(sections: SectionList, deck: Deck, cards: str, beside: bool) -> None:
    sections.show_sections([CardLine("Talon", parse_cards(cards), "7 cards")], deck)
    labels = sections.findChildren(QLabel)
    note = next(each for each in labels if each.text() == "7 cards")
    row = next(each for each in labels if not each.pixmap().isNull())
    QApplication.processEvents()
    assert (note.x() > row.x() + row.pixmap().deviceIndependentSize().width()) == beside
    assert (note.y() > row.geometry().bottom()) != beside


def test_shares_change_places_in_place(sections: SectionList, deck: Deck) -> None:
    race = Shares("To go", (SeatShare(1, "Ann", 3, "Ann: 3"), SeatShare(0, "You", 12, "You: 12", "out")), total=20)
    sections.show_sections([OLD], deck)
    before = sections.findChildren(SeatBar)
    sections.show_sections([race], deck)
    assert sections.findChildren(SeatBar) == before
    assert [bar.accessibleName() for bar in before] == ["Ann: 3", "You: 12"]
    assert sorted(words(sections)) == sorted(["To go", "Ann", "3", "You", "12", "out"])
    roles = {each.text(): each.property("role") for each in sections.findChildren(QLabel)}
    assert (roles["Ann"], roles["You"]) == ("body", "strong")


def test_what_a_result_puts_away_comes_back_with_the_next_deal(sections: SectionList, deck: Deck) -> None:
    sections.show_sections([Note("one"), OLD], deck)
    before = sections.findChildren(QLabel)
    sections.show_sections([], deck)
    assert not [each for each in before if each.isVisible()]
    sections.show_sections([Note("one"), NEW], deck)
    assert sections.findChildren(QLabel) == before
    assert next(each.text() for each in before if each.isVisible()) == "one"
    sections.show_sections([], deck)
    sections.forget()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert sections.findChildren(QLabel) == []


def test_cards_keep_their_height_when_their_note_grows(qtbot: QtBot, deck: Deck) -> None:
    """Ramsen after the cut: four cards and a line of words become five cards and three lines."""
    permanent = CardLine("Always trumps", parse_cards("D9 D7 CQ CJ"), "Dallmutz, Belli, Großer and Kleiner Bube")
    note = "Bells are trumps. After the ace: Dallmutz, Belli, Großer and Kleiner Bube, then the rest of the suit."
    trumps = CardLine("Trumps from the top", parse_cards("DA D9 D7 CQ CJ"), note)
    cut, exchange = Note("Whoever keeps it is dealt four more.", "No exchange"), Note("Five cards: 5 left.", "All play")
    sections = SectionList()
    qtbot.addWidget(sections)
    sections.resize(256, 660)
    sections.show()
    phases: tuple[tuple[Section, ...], ...] = (
        (SLATE, trumps, exchange),
        (SLATE,),
        (SLATE, permanent, cut),
        (SLATE, trumps, exchange),
    )
    for shown in phases:
        sections.show_sections(shown, deck)
        qtbot.wait(20)
        rows = [each for each in sections.findChildren(QLabel) if each.isVisible() and not each.pixmap().isNull()]
        assert all(row.height() >= row.pixmap().deviceIndependentSize().height() for row in rows)
