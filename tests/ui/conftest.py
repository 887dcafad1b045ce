"""What every test of the window has in common."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from i18n import catalogue, translations
from ramsch_desktop.controller.languages import SOURCE, Languages


@pytest.fixture(scope="session")
def english() -> None:
    """Compile the plural forms of the source language if that is still to be done."""
    source = catalogue.path_of(SOURCE)
    compiled = source.with_suffix(".qm")
    if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
        translations.compile_all()


@pytest.fixture(autouse=True)
def english_is_spoken(qapp: QApplication, english: None) -> Iterator[None]:
    """Begin each test in English, and take every translator back: one that stays changes the words of later tests."""
    Languages(qapp).speak(SOURCE)
    yield
    for languages in qapp.findChildren(Languages):
        for translator in languages._translators:
            qapp.removeTranslator(translator)
        languages.deleteLater()


@pytest.fixture(autouse=True)
def no_window_is_left_behind(qapp: QApplication) -> Iterator[None]:
    """Delete every window after its test: each one that stays makes all later changes of the theme slower."""
    yield
    for window in QApplication.topLevelWidgets():
        window.hide()
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
