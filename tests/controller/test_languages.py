"""The language that a setting means, and translators that change while the program runs."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from ramsch_desktop.controller.languages import NAMES, Languages, language_of
from ramsch_desktop.store.settings import SYSTEM, Settings, read_settings, write_settings


@pytest.mark.parametrize(
    ("setting", "system", "language"),
    [
        ("fi", ["de-DE"], "fi"),
        (SYSTEM, ["de-AT", "en-GB"], "de"),
        (SYSTEM, ["fr-FR", "ru_RU"], "ru"),
        (SYSTEM, ["fr", "nl"], "en"),
        (SYSTEM, [], "en"),
        ("tlh", ["de"], "en"),
    ],
)
def test_the_language_meant(setting: str, system: list[str], language: str) -> None:
    assert language_of(setting, system) == language


@pytest.mark.parametrize("language", NAMES)
def test_every_language_offered_can_be_kept(language: str, tmp_path: Path) -> None:
    write_settings(tmp_path / "settings.json", Settings(language=language))
    assert read_settings(tmp_path / "settings.json") == Settings(language=language)


def test_qt_speaks_the_language_and_goes_back(qapp: QApplication) -> None:
    languages = Languages(qapp)
    heard: list[str] = []
    languages.changed.connect(heard.append)
    languages.speak("de")
    german = QCoreApplication.translate("QPlatformTheme", "Cancel")
    languages.speak("de")
    languages.speak("en")
    assert german == "Abbrechen"
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert heard == ["de", "en"]
    assert QLocale().language() is QLocale.Language.English
