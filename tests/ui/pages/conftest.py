from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from ramsch_desktop.resources import asset
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import apply_theme
from ramsch_desktop.ui.theme.theme import Theme


@pytest.fixture(scope="session")
def pictures(qapp: QApplication) -> Pictures:
    apply_theme(qapp, Theme(reduced_motion=True))
    return Pictures(asset())
