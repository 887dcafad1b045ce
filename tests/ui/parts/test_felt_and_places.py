"""Felt, slot, prompt, panel and header."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts.felt import Felt
from ramsch_desktop.ui.parts.ground import ground_of
from ramsch_desktop.ui.parts.header import Header
from ramsch_desktop.ui.parts.panel import Panel
from ramsch_desktop.ui.parts.prompt import Prompt
from ramsch_desktop.ui.parts.slot import Slot, SlotState
from ramsch_desktop.ui.theme.style import apply_theme, current_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import FeltColour, Ground, Scheme, luminance
from tests.ui.parts.conftest import grabbed, magenta, shows, spoken_role, square


def made(qtbot: QtBot, felt: Felt) -> Felt:
    qtbot.addWidget(felt)
    felt.resize(400, 300)
    return felt


def test_felt_is_light_in_the_middle_and_dark_in_the_corners(qtbot: QtBot) -> None:
    image = grabbed(made(qtbot, Felt()))
    middle, corner = image.pixelColor(200, 138).name(), image.pixelColor(1, 1).name()
    assert luminance(middle) > 2 * luminance(corner)


def test_felt_follows_scheme_and_cloth(qtbot: QtBot, qapp: QApplication) -> None:
    felt = made(qtbot, Felt())
    green = grabbed(felt).pixelColor(200, 138)
    apply_theme(qapp, Theme(felt=FeltColour.WINE))
    assert grabbed(felt).pixelColor(200, 138).red() > green.red()
    apply_theme(qapp, Theme(Scheme.HIGH_CONTRAST))
    assert grabbed(felt).pixelColor(200, 138).name() == "#000000"


def test_felt_draws_its_ring(qtbot: QtBot) -> None:
    felt = made(qtbot, Felt())
    before = grabbed(felt).pixelColor(100, 150)
    felt.set_ring(QRectF(100, 100, 200, 100))
    assert grabbed(felt).pixelColor(100, 150).red() > before.red() + 20


def test_what_lies_on_felt_knows_it(qtbot: QtBot) -> None:
    felt = made(qtbot, Felt())
    child = QWidget(felt)
    assert ground_of(child) is Ground.FELT
    assert ground_of(QWidget()) is Ground.PAPER


def test_slot_has_the_size_of_a_card_and_takes_cards_from_half_a_card_away(qtbot: QtBot) -> None:
    slot = Slot()
    qtbot.addWidget(slot)
    slot.place(QPointF(500, 300), 90)
    assert slot.geometry().getRect() == (453, 229, 94, 142)
    assert slot.takes(QPointF(500, 300))
    assert slot.takes(QPointF(420, 300))
    assert not slot.takes(QPointF(300, 300))


def test_slot_under_a_dragged_card_is_solid(qtbot: QtBot) -> None:
    slot = Slot()
    qtbot.addWidget(slot)
    slot.place(QPointF(500, 300), 90)
    waiting = grabbed(slot).pixelColor(47, 71).alpha()
    slot.set_state(SlotState.TARGET)
    target = grabbed(slot)
    assert target.pixelColor(47, 71).red() > 200
    assert target.pixelColor(47, 71).alpha() < waiting


def ink_columns(prompt: Prompt) -> list[int]:
    image = grabbed(prompt)
    columns = range(image.width())
    return [x for x in columns if any(image.pixelColor(x, y).alpha() > 90 for y in range(image.height()))]


@pytest.fixture
def prompt(qtbot: QtBot) -> Prompt:
    result = Prompt()
    qtbot.addWidget(result)
    result.place(QRectF(244, 400, 732, 26), 496)
    return result


def test_prompt_is_centred_on_the_table(prompt: Prompt) -> None:
    prompt.set_words("Gehst du mit?")
    columns = ink_columns(prompt)
    assert (columns[0] + columns[-1]) / 2 == pytest.approx(496 - 244, abs=2)


def test_longer_prompt_moves_away_from_your_badge(prompt: Prompt) -> None:
    prompt.set_words("Zwei Karten gedrückt – noch einmal klicken nimmt sie zurück, oder sage dein Spiel an")
    columns = ink_columns(prompt)
    assert columns[0] >= 0
    assert (columns[0] + columns[-1]) / 2 > 496 - 244 + 20
    assert prompt.toolTip() == ""


def test_prompt_that_never_fits_is_shortened_with_a_tool_tip(prompt: Prompt) -> None:
    prompt.set_words("Sehr viele Wörter, " * 12)
    assert prompt.toolTip() == prompt.words
    assert prompt.accessibleName() == prompt.words


def test_prompt_is_read_as_a_text_and_keeps_its_height_when_empty(prompt: Prompt) -> None:
    assert spoken_role(prompt) == QAccessible.Role.StaticText
    prompt.set_words("Gehst du mit?")
    prompt.set_words("")
    assert prompt.height() == 26


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    result = Panel()
    qtbot.addWidget(result)
    result.resize(288, 756)
    result.set_head(QLabel("Punkte"))
    result.set_foot(QLabel("Tipp"))
    result.add_page("bidding", QLabel("Was du spielen könntest"))
    result.add_page("trick", QLabel("Augen"))
    result.show()
    return result


def test_panel_turns_pages_between_head_and_foot_that_stay(panel: Panel) -> None:
    head, foot = (next(x for x in panel.findChildren(QLabel) if x.text() == t) for t in ("Punkte", "Tipp"))
    before = head.mapTo(panel, head.pos()), foot.mapTo(panel, foot.pos())
    panel.show_page("trick")
    QApplication.processEvents()
    assert panel.page == "trick"
    assert (head.mapTo(panel, head.pos()), foot.mapTo(panel, foot.pos())) == before


def test_unknown_page_is_an_error(panel: Panel) -> None:
    with pytest.raises(KeyError):
        panel.show_page("nowhere")


def test_page_of_the_same_name_replaces_the_older_one(panel: Panel) -> None:
    panel.add_page("trick", QLabel("Neu"))
    panel.show_page("trick")
    assert [label.text() for label in panel.findChildren(QLabel) if label.isVisible()].count("Neu") == 1


def test_page_that_is_too_long_scrolls_and_leaves_the_foot_alone(panel: Panel) -> None:
    tall = QWidget()
    tall.setMinimumHeight(2000)
    panel.add_page("tall", tall)
    panel.show_page("tall")
    QApplication.processEvents()
    assert panel.height() == 756


def test_header_shortens_state_and_title_but_not_menus_and_tools(qtbot: QtBot) -> None:
    header = Header(magenta)
    qtbot.addWidget(header)
    header.menu_bar.addMenu("Spiel")
    header.menu_bar.addMenu("Ansicht")
    header.set_title("Skat mit Ramsch", "Runde 2 · Spiel 6 von 12 · Turnierwertung")
    tool = header.add_tool("rules", square, "Regeln")
    header.resize(420, header.height())
    header.show()
    QApplication.processEvents()
    assert header.menu_bar.width() >= header.menu_bar.sizeHint().width()
    assert tool.geometry().right() <= 420
    labels = [label for label in header.findChildren(QLabel) if label.text().startswith("Skat")]
    assert labels[0].width() < labels[0].sizeHint().width()


@pytest.mark.parametrize("before", ["", "Runde 1"])
def test_header_has_no_gap_behind_a_shorter_title(qtbot: QtBot, before: str) -> None:
    header = Header()
    qtbot.addWidget(header)
    header.resize(1280, header.height())
    header.show()
    header.set_title("Schafkopf mit Ramsch", before)
    QApplication.processEvents()
    header.set_title("Rams", "Runde 1")
    QApplication.processEvents()
    title = next(each for each in header.findChildren(QLabel) if each.text() == "Rams")
    assert title.width() <= title.fontMetrics().horizontalAdvance("Rams") + 4


def test_header_tool_names_itself_and_tells_its_key(qtbot: QtBot) -> None:
    header = Header()
    qtbot.addWidget(header)
    tool = header.add_tool("rules", square, "Regeln")
    with qtbot.waitSignal(header.tool_chosen, timeout=500) as chosen:
        tool.click()
    assert chosen.args == ["rules"]
    with qtbot.waitSignal(header.tool_chosen, timeout=500):
        QTest.keyClick(tool, Qt.Key.Key_Return)
    assert tool.accessibleName() == "Regeln"
    assert tool.sizeHint().height() >= 32
    assert shows(tool, current_theme().colours.bar_text)
