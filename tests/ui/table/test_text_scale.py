"""Another text scale lays the table out anew, also where its own size stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from ramsch_desktop.controller.table_controller import Stage
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme
from tests.play.test_session import ramsch_match
from tests.ui.table.conftest import Table


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    apply_theme(qapp, Theme(reduced_motion=True))


def test_badges_grow_with_the_text(app: QApplication, table: Table) -> None:
    table.controller.seat_at(ramsch_match())
    table.wait_for(Stage.HUMAN)
    badge, size = table.view.parts.seats.badges[0], table.view.size()
    before = badge.height()
    apply_theme(app, Theme(text_scale=1.5, reduced_motion=True))
    assert table.view.size() == size
    assert badge.height() > 1.2 * before
