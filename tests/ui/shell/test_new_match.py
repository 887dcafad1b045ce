"""The dialog of the new match: made from every option of every game, and what it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QListWidget,
    QStyle,
    QStyleOptionComboBox,
)
from pytestqt.qtbot import QtBot

from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import OFF, ON, SWITCH, Option, OptionValue, in_effect, read_options
from ramsch_desktop.games import ALL
from ramsch_desktop.games.ramsch import RAMSCH
from ramsch_desktop.store.profiles import Profiles, read_profiles
from ramsch_desktop.ui.desk import Desk
from ramsch_desktop.ui.dialogs.new_match import NewMatchDialog
from ramsch_desktop.ui.dialogs.option_page import OptionPage
from ramsch_desktop.ui.dialogs.option_row import OptionRow, Tick
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.number_box import NumberBox
from ramsch_desktop.ui.toasts import Message
from tests.ui.shell.clipping import clipped, settle

Open = Callable[..., NewMatchDialog]


@pytest.fixture
def opened(qtbot: QtBot, desk: Desk) -> Open:
    def open_dialog(game: str = "ramsch", profiles: Profiles | None = None) -> NewMatchDialog:
        dialog = NewMatchDialog(None, desk, ALL, game, profiles or Profiles())
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    return open_dialog


def page_of(dialog: NewMatchDialog) -> OptionPage:
    assert dialog.page is not None
    return dialog.page


def row_of(dialog: NewMatchDialog, option: str) -> OptionRow:
    return page_of(dialog).rows[option]


def choose(row: OptionRow, value: OptionValue) -> None:
    """As a person does, through the control."""
    control = row.control
    if isinstance(control, QCheckBox):
        control.setChecked(value == ON)
    elif isinstance(control, NumberBox):
        control.setValue(int(value))
    else:
        control.setCurrentIndex(row.option.values.index(value))


def labels(dialog: NewMatchDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]


EVERY_OPTION = [pytest.param(game, option, id=f"{game.id}-{option.id}") for game in ALL for option in game.options]


@pytest.mark.parametrize(("game", "option"), EVERY_OPTION)
def test_every_option_has_a_row_for_its_type(opened: Open, desk: Desk, game: Game, option: Option) -> None:
    dialog = opened(game.id)
    row = row_of(dialog, option.id)
    words = game.words.option(option, desk.speech(game, read_options(game.options, {})))
    assert words.title in labels(dialog)
    assert row.value == option.default
    assert row.control.accessibleName() == words.title
    if option.values == SWITCH:
        assert isinstance(row.control, QCheckBox)
    elif isinstance(row.control, QComboBox):
        assert [row.control.itemData(n) for n in range(row.control.count())] == list(option.values)
    else:
        assert isinstance(row.control, NumberBox)
        assert (row.control.minimum(), row.control.maximum()) == (option.values[0], option.values[-1])


@pytest.mark.parametrize("game", ALL, ids=[game.id for game in ALL])
def test_every_value_can_be_chosen(opened: Open, game: Game) -> None:
    dialog = opened(game.id)
    for option in game.options:
        for value in (option.values[0], option.values[-1]):
            choose(row_of(dialog, option.id), value)
            assert page_of(dialog).options[option.id] == value


@pytest.mark.parametrize("game", ALL, ids=[game.id for game in ALL])
def test_rows_without_effect_are_off(opened: Open, game: Game) -> None:
    dialog = opened(game.id)
    options = read_options(game.options, {})
    on = {option.id for option in game.options if row_of(dialog, option.id).control.isEnabled()}
    assert on == {option.id for option in game.options if in_effect(option, options)}


def test_the_reason_why_rows_are_off_stands_once_under_their_group(opened: Open) -> None:
    dialog = opened()
    assert labels(dialog).count("Only where “Variant” is: As at a Skat table.") == 1
    assert not row_of(dialog, "skat_to").control.isEnabled()
    choose(row_of(dialog, "variant"), "skat")
    assert row_of(dialog, "skat_to").control.isEnabled()
    assert "Only where “Variant” is: As at a Skat table." not in labels(dialog)


def test_a_changed_rule_is_marked_and_goes_back(opened: Open) -> None:
    dialog = opened()
    row = row_of(dialog, "rounds")
    choose(row, 12)
    assert "Default: 4" in labels(dialog)
    assert row.back.isVisible()
    assert any(text.startswith("1 rule") and "differ" in text for text in labels(dialog))
    row.back.click()
    assert not row.back.isVisible()
    assert page_of(dialog).options["rounds"] == 4
    assert "All rules are at their defaults" in labels(dialog)
    assert "everyone deals once a round" in labels(dialog)


def test_all_rules_go_back_at_once(opened: Open) -> None:
    dialog = opened()
    choose(row_of(dialog, "rounds"), 12)
    choose(row_of(dialog, "jacks_trump"), ON)
    assert any(text.startswith("2 rule") and "differ" in text for text in labels(dialog))
    dialog.reset.click()
    assert page_of(dialog).options == read_options(RAMSCH.options, {})
    assert row_of(dialog, "jacks_trump").value == OFF


def test_play_keeps_the_rules_and_the_level_and_begins(qtbot: QtBot, opened: Open, desk: Desk) -> None:
    dialog = opened()
    choose(row_of(dialog, "variant"), "skat")
    dialog._set_level("strong")
    with qtbot.waitSignal(dialog.begun) as begun:
        dialog.play.click()
    assert begun.args == ["ramsch"]
    assert desk.settings.options["ramsch"] == {"variant": "skat"}
    assert desk.settings.level == "strong"
    assert desk.house_rules(RAMSCH)["variant"] == "skat"


def test_cancel_changes_nothing(opened: Open, desk: Desk) -> None:
    dialog = opened()
    choose(row_of(dialog, "variant"), "skat")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert desk.settings.options == {}


def test_the_rules_last_played_stand_there_again(opened: Open, desk: Desk) -> None:
    desk.keeper.take(desk.settings.with_options("ramsch", {"rounds": 7}))
    assert page_of(opened()).options["rounds"] == 7


def test_house_rules_get_a_name_and_come_back(opened: Open, desk: Desk) -> None:
    dialog = opened()
    choose(row_of(dialog, "rounds"), 12)
    assert dialog.profiles.currentText() == "Your own"
    dialog.save_profile("  Club evening ")
    assert dialog.profiles.currentText() == "Club evening"
    kept = read_profiles(desk.paths.config / "house_rules.json")
    assert isinstance(kept, Profiles)
    assert kept.choices("ramsch", "Club evening") == {"rounds": 12}
    again = opened(profiles=kept)
    assert again.profiles.currentText() == "Default"
    again._load_profile(again.profiles.findText("Club evening"))
    assert page_of(again).options["rounds"] == 12
    again.forget.click()
    assert again.profiles.findText("Club evening") == -1


def test_house_rules_that_cannot_be_written_are_told_of(opened: Open, desk: Desk) -> None:
    desk.paths.config.parent.mkdir(parents=True, exist_ok=True)
    desk.paths.config.write_text("in the way", encoding="utf-8")
    dialog = opened()
    told: list[Message] = []
    dialog.told.connect(told.append)
    dialog.save_profile("Club evening")
    assert [each.heading for each in told] == [
        "The named house rules could not be saved; they hold until the dialog closes"
    ]
    assert told[0].text
    assert dialog.profiles.findText("Club evening") != -1


def test_all_games_are_offered_and_the_list_turns_the_page(opened: Open) -> None:
    dialog = opened()
    games = dialog.findChild(QListWidget, "games")
    assert games is not None
    assert games.count() == len(ALL)
    for row, game in enumerate(ALL):
        games.setCurrentRow(row)
        assert set(page_of(dialog).rows) == {option.id for option in game.options}


def test_tab_goes_from_the_games_over_the_house_rules_to_the_foot(opened: Open, qtbot: QtBot) -> None:
    dialog = opened("ramsen")
    choose(row_of(dialog, "players"), 3)
    dialog.activateWindow()
    dialog.games.setFocus()
    qtbot.waitUntil(dialog.games.hasFocus)
    stops: list[str] = []
    for _ in range(13):
        stop = QApplication.focusWidget()
        assert stop is not None
        stops.append(stop.objectName() or getattr(stop, "text", str)())
        QTest.keyClick(stop, Qt.Key.Key_Tab)
    rules = [f"option_{name}" for name in ("order", "schleck", "lone", "crosses", "cap", "deal_limit")]
    first = ["games", "level", "option_players", "back_players"]
    assert stops == [*first, *rules, "Reset all", "Cancel", "play"]


def test_the_keyboard_takes_a_changed_rule_back(opened: Open, qtbot: QtBot) -> None:
    dialog = opened("ramsen")
    row = row_of(dialog, "players")
    choose(row, 3)
    dialog.activateWindow()
    row.control.setFocus()
    qtbot.waitUntil(row.control.hasFocus)
    QTest.keyClick(row.control, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is row.back
    assert row.back.accessibleName() == f"{row.control.accessibleName()}: back to the default"
    QTest.keyClick(row.back, Qt.Key.Key_Return)
    assert row.value == row.option.default
    assert dialog.isVisible()
    assert QApplication.focusWidget() is row.control


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_every_value_has_room_in_its_box(window: MainWindow, game: Game) -> None:
    window.resize(1280, 800)
    window.dialogs.new_match(game.id)
    settle()
    dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible())
    boxes = [box for box in dialog.findChildren(QComboBox) if box.isVisible()]
    assert boxes
    short = [text for box in boxes for text in texts_of(box) if room_in(box) < text_wide(box, text)]
    assert short == []


@pytest.mark.parametrize(("size", "language"), [((1000, 580), "es"), ((1000, 580), "ru"), ((1280, 800), "es")])
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.id)
def test_changed_values_keep_their_room_in_their_boxes(
    window: MainWindow, desk: Desk, game: Game, size: tuple[int, int], language: str
) -> None:
    """The way back stands beside a changed value, and took its room from the box."""
    desk.languages.speak(language)
    window.resize(*size)
    window.dialogs.new_match(game.id)
    settle()
    dialog = next(each for each in QApplication.topLevelWidgets() if isinstance(each, NewMatchDialog))
    rows = page_of(dialog).rows.values()
    for row in rows:
        choose(row, next(value for value in row.option.values if value != row.option.default))
    settle()
    boxes = [row.control for row in rows if isinstance(row.control, QComboBox)]
    assert [text for box in boxes for text in texts_of(box) if room_in(box) < text_wide(box, text)] == []
    assert clipped(dialog) == []


def texts_of(box: QComboBox) -> list[str]:
    return [box.itemText(at) for at in range(box.count())]


def text_wide(box: QComboBox, text: str) -> int:
    """To the end of the ink: a full-width bracket has half its width empty behind it."""
    return box.fontMetrics().boundingRect(text).width()


def room_in(box: QComboBox) -> int:
    """The width that arrow and edges leave for the text of a box."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box).width()


def test_ticks_end_where_the_other_controls_end(opened: Open) -> None:
    dialog = opened("ramsen")
    settle()
    tick, box = row_of(dialog, "schleck").control, row_of(dialog, "lone").control
    assert isinstance(tick, Tick)
    ends = [each.mapTo(dialog, each.rect().topRight()).x() for each in (tick, box)]
    assert ends[0] == ends[1]
    assert tick.width() - tick.tick().right() <= 3
    assert tick.focus_shape().rect == QRectF(tick.tick())


def test_a_click_on_the_words_of_a_switch_sets_its_tick(qtbot: QtBot, opened: Open) -> None:
    dialog = opened("schafkopf")
    row = row_of(dialog, "knock")
    words = next(each for each in row.findChildren(QLabel) if each.text())
    qtbot.mouseClick(words, Qt.MouseButton.LeftButton)
    assert row.value == ON
    qtbot.mouseClick(words, Qt.MouseButton.RightButton)
    assert row.value == ON
    qtbot.mouseClick(words, Qt.MouseButton.LeftButton)
    assert row.value == OFF


def test_the_words_of_a_switch_that_is_off_do_nothing(qtbot: QtBot, opened: Open) -> None:
    dialog = opened("skat")
    row = row_of(dialog, "kontra_needs_bid18")
    assert not row.control.isEnabled()
    before = row.value
    qtbot.mouseClick(next(each for each in row.findChildren(QLabel) if each.text()), Qt.MouseButton.LeftButton)
    assert row.value == before
