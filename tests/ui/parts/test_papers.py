"""Sheet, toast, empty state, card tab and shortened labels."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QVariantAnimation
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from ramsch_desktop.ui.parts import toast as toast_module
from ramsch_desktop.ui.parts.button import Button
from ramsch_desktop.ui.parts.card_tab import CardTab, TabTone
from ramsch_desktop.ui.parts.elided_label import ElidedLabel
from ramsch_desktop.ui.parts.empty_state import EmptyState
from ramsch_desktop.ui.parts.sheet import Sheet
from ramsch_desktop.ui.parts.text import FrameLook, Role, frame, label, number, paragraph, set_look, set_role
from ramsch_desktop.ui.parts.toast import Toast, ToastKind
from ramsch_desktop.ui.theme.style import apply_theme, current_theme
from ramsch_desktop.ui.theme.theme import Theme
from ramsch_desktop.ui.theme.tokens import Motion
from tests.ui.parts.conftest import shows


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    result = QWidget()
    qtbot.addWidget(result)
    result.resize(992, 756)
    result.show()
    return result


def test_sheet_rises_to_its_place_and_fades_in(table: QWidget, qtbot: QtBot) -> None:
    sheet = Sheet(table)
    sheet.place(QRectF(20, 14, 952, 728))
    sheet.appear()
    assert sheet.y() == 26
    assert sheet.findChildren(QVariantAnimation)[0].duration() == Motion.SHEET == 160
    qtbot.waitUntil(lambda: sheet.y() == 14 and sheet.graphicsEffect() is None, timeout=2000)
    assert sheet.geometry().getRect() == (20, 14, 952, 728)


def test_sheet_does_not_move_when_motion_is_reduced(table: QWidget, qapp: QApplication) -> None:
    apply_theme(qapp, Theme(reduced_motion=True))
    sheet = Sheet(table)
    sheet.place(QRectF(20, 14, 952, 728))
    sheet.appear()
    assert sheet.y() == 14


def test_click_ends_the_sheets_movement(table: QWidget) -> None:
    sheet = Sheet(table)
    sheet.place(QRectF(20, 14, 952, 728))
    sheet.appear()
    sheet.finish()
    assert sheet.y() == 14
    assert sheet.graphicsEffect() is None


def test_sheet_holds_head_body_and_foot_from_top_to_bottom(table: QWidget) -> None:
    sheet = Sheet(table)
    parts = [QLabel(name) for name in ("head", "body", "foot")]
    for layout, part in zip((sheet.head, sheet.body, sheet.foot), parts, strict=True):
        layout.addWidget(part)
    sheet.place(QRectF(20, 14, 952, 728))
    sheet.show()
    QApplication.processEvents()
    assert [part.y() for part in parts] == sorted(part.y() for part in parts)
    assert parts[0].x() == 25


def test_good_news_goes_by_itself_and_trouble_stays(
    table: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toast_module, "LIFE_MS", 30)
    good = Toast(ToastKind.REACHED, "Saved", "", parent=table)
    bad = Toast(ToastKind.RULE, "The file was damaged", "It was set aside.", parent=table)
    with qtbot.waitSignal(good.closed, timeout=1000):
        good.show_at(QRectF(100, 12, 480, 0))
        bad.show_at(QRectF(100, 112, 480, 0))
    qtbot.wait(60)
    assert not good.isVisible()
    assert bad.isVisible()


def test_toast_can_be_closed_and_acted_on(table: QWidget, qtbot: QtBot) -> None:
    toast = Toast(ToastKind.RULE, "The file was damaged", "It was set aside.", "Show folder", table)
    toast.show_at(QRectF(100, 12, 480, 0))
    with qtbot.waitSignals([toast.acted, toast.closed], timeout=500):
        toast.findChildren(Button)[0].click()
    again = Toast(ToastKind.RULE, "The file was damaged", "It was set aside.", parent=table)
    again.show_at(QRectF(100, 12, 480, 0))
    with qtbot.waitSignal(again.closed, timeout=500):
        again.findChildren(QToolButton)[0].click()
    assert again.accessibleName() == "The file was damaged. It was set aside."


def test_toast_is_as_high_as_its_words_need(table: QWidget) -> None:
    long = "Der Spielstand liegt jetzt beiseite, und das Programm beginnt mit einem neuen Spiel. " * 3
    toast = Toast(ToastKind.RULE, "Der Spielstand war beschädigt", long, "Ordner zeigen", table)
    toast.show_at(QRectF(100, 12, 480, 0))
    QApplication.processEvents()
    assert toast.width() == 480
    for text in toast.findChildren(QLabel):
        assert text.height() >= text.heightForWidth(text.width())


def test_empty_state_has_one_button_that_fills_it(qtbot: QtBot) -> None:
    empty = EmptyState("Noch kein Spiel auf dem Zettel", "Hier stehen Werte und Summen.", "Spielen")
    qtbot.addWidget(empty)
    with qtbot.waitSignal(empty.acted, timeout=500):
        empty.button.click()


@pytest.mark.parametrize("tone", TabTone)
def test_card_tab_sits_on_the_upper_edge_of_its_card(table: QWidget, tone: TabTone) -> None:
    tab = CardTab("Belli", tone, table)
    tab.place(QPointF(300, 500))
    assert tab.height() == 20
    assert tab.geometry().center().x() == pytest.approx(300, abs=1)
    assert tab.y() < 500 < tab.geometry().bottom() + 1
    assert tab.accessibleName() == "Belli"


def test_gold_is_the_colour_of_marks_but_not_of_mistakes(table: QWidget) -> None:
    gold = current_theme().colours.gold
    for tone, golden in ((TabTone.STAR, True), (TabTone.GOLD, True), (TabTone.RULE, False)):
        tab = CardTab("Belli", tone, table)
        tab.place(QPointF(300, 500))
        assert shows(tab, gold) is golden


def test_shortened_label_tells_the_rest_in_its_tool_tip(qtbot: QtBot) -> None:
    name = ElidedLabel("Konstantin Konstantinowitsch", Role.STRONG)
    qtbot.addWidget(name)
    name.resize(80, 20)
    name.show()
    assert name.shown().endswith("…")
    assert name.toolTip() == "Konstantin Konstantinowitsch"
    name.resize(400, 20)
    QApplication.processEvents()
    assert name.shown() == "Konstantin Konstantinowitsch"
    assert name.toolTip() == ""
    assert name.minimumSizeHint().width() < 60


def test_roles_set_size_and_weight(qtbot: QtBot) -> None:
    note, title = label("12", Role.NOTE), label("12", Role.TITLE)
    for each in (note, title):
        qtbot.addWidget(each)
        each.ensurePolished()
    assert (note.font().pixelSize(), title.font().pixelSize()) == (12, 26)
    assert title.font().weight() == 700
    set_role(note, Role.TITLE)
    assert note.font().pixelSize() == 26


def test_figures_are_tabular(qtbot: QtBot) -> None:
    value = number("+58")
    qtbot.addWidget(value)
    value.ensurePolished()
    assert [tag.toString().data() for tag in value.font().featureTags()] == [b"tnum"]


def test_paragraphs_break_their_lines() -> None:
    assert paragraph("Der Skat ist aufgenommen.").wordWrap()


def test_frame_changes_its_look(qtbot: QtBot) -> None:
    box = frame(FrameLook.ROW)
    qtbot.addWidget(box)
    box.resize(60, 40)
    assert shows(box, current_theme().colours.card)
    set_look(box, FrameLook.RULE)
    assert shows(box, current_theme().colours.red_tint)
