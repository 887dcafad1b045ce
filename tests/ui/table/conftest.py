from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.narrator import narrator_for
from ramsch_desktop.controller.pacing import Pacing
from ramsch_desktop.controller.table_controller import Stage, TableController, TablePicture
from ramsch_desktop.engine.actions import Action
from ramsch_desktop.resources import asset
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.table.table_view import TableView
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme


@dataclass
class Table:
    """A table with its controller, as a test plays at it."""

    view: TableView
    controller: TableController
    pictures: Pictures
    qtbot: QtBot
    taken: list[Action] = field(default_factory=list)

    def wait_for(self, *stages: Stage) -> None:
        self.qtbot.waitUntil(lambda: self.controller.stage in stages, timeout=5000)

    def show(self, picture: TablePicture) -> None:
        self.view.show_picture(picture, narrator_for(picture.view, self.view.deck.faces))


@pytest.fixture(scope="session")
def pictures(qapp: QApplication) -> Pictures:
    apply_theme(qapp, Theme(reduced_motion=True))
    return Pictures(asset())


@pytest.fixture
def table(qtbot: QtBot, pictures: Pictures) -> Iterator[Table]:
    controller = TableController(Pacing(0, None), chance=Random(1))
    view = TableView(pictures, pictures.deck("french", "en"))
    view.animator.set_pace(0)
    view.resize(992, 756)
    qtbot.addWidget(view)
    table = Table(view, controller, pictures, qtbot)
    controller.changed.connect(table.show)
    controller.happened.connect(view.hear)
    view.acted.connect(controller.act)
    view.acted.connect(table.taken.append)
    view.cleared.connect(controller.advance)
    view.show()
    yield table
    controller.close()
