"""The language of the window: which one is meant, and its translators, changed while the program runs.

The command line asks for the words of a language without a window.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from ramsch_desktop import resources
from ramsch_desktop.engine.speech import Translate
from ramsch_desktop.store.languages import NAMES as NAMES
from ramsch_desktop.store.languages import SOURCE as SOURCE
from ramsch_desktop.store.paths import find_paths
from ramsch_desktop.store.settings import SYSTEM, language_kept


def language_of(setting: str, wanted: Iterable[str]) -> str:
    """The language that a setting means: its own, or the first of the system's languages that there is."""
    if setting != SYSTEM:
        return setting if setting in NAMES else SOURCE
    codes = (re.split(r"[-_]", tag)[0].lower() for tag in wanted)
    return next((code for code in codes if code in NAMES), SOURCE)


def chosen_language(wanted: str | None) -> str:
    """The language asked for at the start, else that of the settings kept, else that of the system."""
    return language_of(wanted or language_kept(find_paths().settings), QLocale.system().uiLanguages())


def words_of(language: str) -> Translate:
    """The texts of a language for a program without a window; one that is not translated stands in English."""
    own = _own(language) or QTranslator()

    def translate(context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        found = own.translate(context, text, comment, n) or text
        return found.replace("%n", str(n)) if n >= 0 else found

    return translate


def locale_of(language: str) -> QLocale:
    """Numbers and dates of a language; those of the system's country where it speaks the same language."""
    system = QLocale.system()
    return system if system.name().split("_")[0] == language else QLocale(language)


class Languages(QObject):
    """Installs the translators of a language: ``coming`` is sent before it, every widget gets a ``LanguageChange``
    event, and ``changed`` follows."""

    coming = Signal(str)
    changed = Signal(str)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._current = ""
        self._translators: list[QTranslator] = []

    @property
    def current(self) -> str:
        """The code of the language shown; empty before the first one."""
        return self._current

    def speak(self, setting: str) -> None:
        """Show the language that a setting means."""
        language = language_of(setting, QLocale.system().uiLanguages())
        if language == self._current:
            return
        self._current = language
        self.coming.emit(language)
        QLocale.setDefault(locale_of(language))
        self._install(language)
        self.changed.emit(language)

    def _install(self, language: str) -> None:
        for old in self._translators:
            self._app.removeTranslator(old)
        self._translators = [found for found in (_of_qt(language), _own(language)) if found is not None]
        for translator in self._translators:
            self._app.installTranslator(translator)


def _of_qt(language: str) -> QTranslator | None:
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    translator = QTranslator()
    return translator if translator.load(f"qtbase_{language}", folder) else None


def _own(language: str) -> QTranslator | None:
    path = resources.translation(f"ramsch_{language}")
    translator = QTranslator()
    return translator if path is not None and translator.load(str(path)) else None
