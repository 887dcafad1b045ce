"""What is at stake stands beside the table where the table has no room for the paper, and only there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.pacing import Pacing
from ramsch_desktop.controller.table_controller import Stage, TableController
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.pages.table_page import TablePage
from ramsch_desktop.ui.pictures import Pictures
from tests.ui.table.conftest import pictures  # noqa: F401 - a fixture
from tests.ui.table.test_paper import joining


@pytest.fixture
def page(qtbot: QtBot, pictures: Pictures) -> Iterator[TablePage]:  # noqa: F811
    controller = TableController(Pacing(0, None), chance=Random(1))
    page = TablePage(controller, pictures, pictures.deck("german", "en"), Settings(animations=False))
    page.resize(1280, 756)
    qtbot.addWidget(page)
    page.show()
    controller.seat_at(joining("ramsen", 4))
    qtbot.waitUntil(lambda: controller.stage is Stage.HUMAN, timeout=5000)
    yield page
    controller.close()


def in_panel(page: TablePage) -> list[str]:
    return [each.text() for each in page.panel.findChildren(QLabel) if each.isVisibleTo(page.panel)]


def test_the_panel_has_the_stakes_only_while_the_table_has_no_room(qtbot: QtBot, page: TablePage) -> None:
    assert page.table.parts.on_felt.paper.sheet.isVisible()
    assert "What is at stake" not in in_panel(page)
    page.resize(600, 400)
    assert not page.table.parts.on_felt.paper.sheet.isVisible()
    qtbot.waitUntil(lambda: {"What is at stake", "10 → 15"} <= set(in_panel(page)))
    page.resize(1280, 756)
    assert page.table.parts.on_felt.paper.sheet.isVisible()
    qtbot.waitUntil(lambda: "What is at stake" not in in_panel(page))


def test_what_is_asked_stands_above_what_the_game_shows(qtbot: QtBot, page: TablePage) -> None:
    page.resize(600, 400)
    qtbot.waitUntil(lambda: "What is at stake" in in_panel(page))
    shown = in_panel(page)
    assert shown.index("What is at stake") < shown.index("Slate")


def test_the_caption_of_the_slate_stands_beside_its_heading(page: TablePage) -> None:
    labels = {each.text(): each for each in page.panel.findChildren(QLabel) if each.text()}
    heading, caption = labels["Slate"], labels["still to go"]
    assert caption.geometry().center().y() == pytest.approx(heading.geometry().center().y(), abs=4)
    assert caption.x() >= heading.geometry().right()
    assert caption.geometry().right() == pytest.approx(page.panel.width() - 16, abs=20)
