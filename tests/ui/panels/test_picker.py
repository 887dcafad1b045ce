from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.actions import Action, PlayCard
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.sections import PickChip, Picker, PickOption, PickTick
from ramsch_desktop.resources import asset
from ramsch_desktop.ui.panels.picker_page import PickerPage, chip_rows
from ramsch_desktop.ui.parts.chip import Chip
from ramsch_desktop.ui.parts.text import FrameLook
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Scheme, contrast


def option(chip: str, ticks: str, action: Action) -> PickOption:
    return PickOption(chip, frozenset(ticks.split()), action, "30")


def play(code: str) -> PlayCard:
    return PlayCard(parse_card(code))


PICKER = Picker(
    "Announce",
    (PickChip("hearts", "Hearts", "H"), PickChip("null", "Null"), PickChip("clubs", "Clubs", "C", "24 under 30")),
    (PickTick("hand", "Hand"), PickTick("schneider", "Schneider"), PickTick("ouvert", "Ouvert")),
    (
        option("hearts", "", play("H7")),
        option("hearts", "hand", play("H8")),
        option("hearts", "hand schneider", play("H9")),
        option("hearts", "hand schneider ouvert", play("H10")),
        option("null", "", play("C7")),
        option("null", "ouvert", play("C8")),
    ),
)


@pytest.mark.parametrize(
    ("chip", "before", "tick", "after"),
    [
        ("hearts", "", "ouvert", "hand schneider ouvert"),
        ("hearts", "hand schneider ouvert", "schneider", "hand"),
        ("hearts", "hand schneider ouvert", "hand", ""),
        ("hearts", "", "hand", "hand"),
        ("null", "", "ouvert", "ouvert"),
        ("null", "", "schneider", ""),
    ],
)
def test_ticks_follow_each_other(chip: str, before: str, tick: str, after: str) -> None:
    ticks = PICKER.with_tick(chip, frozenset(before.split()), tick)
    assert ticks == frozenset(after.split())


def test_another_chip_keeps_the_ticks_that_it_has() -> None:
    assert PICKER.nearest("null", frozenset({"hand", "schneider", "ouvert"})) == {"ouvert"}
    assert PICKER.nearest("null", frozenset({"hand"})) == frozenset()


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> PickerPage:
    apply_theme(qapp, Theme())
    page = PickerPage()
    qtbot.addWidget(page)
    page.show_picker(PICKER, Pictures(asset()).deck("french", "en"))
    page.show()
    return page


def chip(page: PickerPage, name: str) -> Chip:
    return [each for each in page.findChildren(Chip) if each.text() == name][-1]


def box(page: PickerPage, name: str) -> QCheckBox:
    return next(each for each in page.findChildren(QCheckBox) if each.text() == name)


def test_a_chip_and_a_tick_pick_an_action(qtbot: QtBot, page: PickerPage) -> None:
    picked: list[Action | None] = []
    page.picked.connect(lambda found: picked.append(None if found is None else found.action))
    qtbot.mouseClick(chip(page, "Hearts"), Qt.MouseButton.LeftButton)
    box(page, "Ouvert").click()
    assert picked == [play("H7"), play("H10")]
    assert box(page, "Hand").isChecked()


def test_a_chip_that_is_not_possible_picks_nothing(qtbot: QtBot, page: PickerPage) -> None:
    qtbot.mouseClick(chip(page, "Clubs"), Qt.MouseButton.LeftButton)
    assert page.option is None
    assert chip(page, "Clubs").reason == "24 under 30"


def test_ticks_that_a_chip_has_not_are_off(qtbot: QtBot, page: PickerPage) -> None:
    qtbot.mouseClick(chip(page, "Null"), Qt.MouseButton.LeftButton)
    assert not box(page, "Schneider").isEnabled()
    assert box(page, "Ouvert").isEnabled()


@pytest.mark.parametrize(
    ("families", "wide", "rows"),
    [
        ("sSsSgn", "", ["01", "23", "4", "5"]),
        ("ssssgnn", "", ["01", "23", "4", "56"]),
        ("ssssgnn", "5", ["01", "23", "4", "5", "6"]),
        ("sss", "1", ["0", "1", "2"]),
        ("sss", "", ["01", "2"]),
    ],
)
def test_two_neighbours_of_a_family_stand_in_a_row(families: str, wide: str, rows: list[str]) -> None:
    chips = [PickChip(str(at), "", family=family.lower()) for at, family in enumerate(families)]
    assert ["".join(chip.key for chip in row) for row in chip_rows(chips, set(wide))] == rows


@pytest.mark.parametrize(("danger", "look"), [("", FrameLook.REACHED), ("It will be lost", FrameLook.RULE)])
def test_a_value_that_cannot_win_stands_in_red_with_the_reason(qtbot: QtBot, danger: str, look: FrameLook) -> None:
    page = PickerPage()
    qtbot.addWidget(page)
    options = (replace(option("hearts", "", play("H7")), danger=danger), *PICKER.options[1:])
    page.show_picker(replace(PICKER, options=options), Pictures(asset()).deck("french", "en"))
    page.show()
    qtbot.mouseClick(chip(page, "Hearts"), Qt.MouseButton.LeftButton)
    shown = [each for each in page.findChildren(QLabel) if not each.isHidden() and each.text() == (danger or "30")]
    boxes = [each.parentWidget() for each in shown]
    assert [box.property("frame") for box in boxes if box is not None] == [look.value]


def test_a_chip_alone_in_its_row_is_as_wide_as_two(page: PickerPage) -> None:
    alone, other = (chip(page, name).width() for name in ("Null", "Clubs"))
    assert alone == other == page.width()


@pytest.mark.parametrize("scheme", Scheme)
def test_the_sign_of_a_black_suit_is_seen_on_its_chip(
    qtbot: QtBot, qapp: QApplication, page: PickerPage, scheme: Scheme
) -> None:
    apply_theme(qapp, Theme(scheme))
    spades = Picker("Announce", (PickChip("spades", "", "S"),), (), (option("spades", "", play("S7")),))
    page.show_picker(spades, Pictures(asset()).deck("french", "en"))
    drawn = page.findChildren(Chip)[-1].grab().toImage()
    sign = {drawn.pixelColor(x, drawn.height() // 2 + 4).name() for x in range(14, 40)}
    assert max(contrast(each, Theme(scheme).colours.card) for each in sign) >= 4.5
    apply_theme(qapp, Theme())


def test_a_chip_may_be_chosen_to_begin_with(qtbot: QtBot, page: PickerPage) -> None:
    page.show_picker(replace(PICKER, first="null"), Pictures(asset()).deck("french", "en"))
    assert chip(page, "Null").isChecked()
    assert page.option is not None
    assert page.option.action == play("C7")
