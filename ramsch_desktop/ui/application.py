"""The program with its window, from the command line to the exit status."""

from __future__ import annotations

import argparse
import gc
import linecache
import logging
import sys
import threading
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from ramsch_desktop import __version__, resources
from ramsch_desktop.controller.end_signals import EndSignals
from ramsch_desktop.controller.languages import Languages
from ramsch_desktop.controller.matches import Matches
from ramsch_desktop.controller.memory import Housekeeping
from ramsch_desktop.controller.pacing import pacing_of
from ramsch_desktop.controller.reasons import reason_with_file
from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.controller.single_instance import Answer, Claim, SingleInstance
from ramsch_desktop.controller.sounds import SoundBox, TableSounds, find_player
from ramsch_desktop.controller.table_controller import TableController
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, RamschError
from ramsch_desktop.games import BY_ID
from ramsch_desktop.store.languages import require_language
from ramsch_desktop.store.logs import start_log, stop_log
from ramsch_desktop.store.paths import Paths, find_paths
from ramsch_desktop.store.saves import Unreadable
from ramsch_desktop.store.settings import Settings, read_settings
from ramsch_desktop.ui import messages
from ramsch_desktop.ui.desk import Desk, appearance_of
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.parts.focus_rings import FocusRings
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.fonts import JAPANESE, provide_letters
from ramsch_desktop.ui.theme.style import STYLE_ARGUMENTS, ThemeKeeper

log = logging.getLogger(__name__)

PROGRAM = "ramsch-desktop"
_REST_AFTER_MS = 300
"""When the program prepares for what a person may ask for next."""


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    game: str | None = None
    language: str | None = None
    record: Path | None = None


def wishes_of(arguments: argparse.Namespace) -> Wishes:
    """The command line (``game``, ``lang``, ``file``) as a value; raises BadNotation for an unknown language."""
    require_language(arguments.lang)
    return Wishes(arguments.game, arguments.lang, None if arguments.file is None else Path(arguments.file))


def run(arguments: argparse.Namespace) -> int:
    """Show the table until the window is closed; the exit status.

    A second start calls the first one, which comes to the front, and ends with 0; raises RamschError if the first one
    does not answer.
    """
    wishes = wishes_of(arguments)
    app = new_application()
    paths = find_paths()
    handler = start_log(paths.log)
    instance = SingleInstance(paths.lock)
    try:
        claim = instance.claim()
        if claim is Claim.SECOND:
            return _call_first(instance, wishes)
        return _run_table(app, paths, wishes, instance)
    finally:
        instance.release()
        stop_log(handler)


def new_application() -> QApplication:
    """The application with its names and its style."""
    QApplication.setApplicationName(PROGRAM)
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName(PROGRAM)
    return QApplication([PROGRAM, *STYLE_ARGUMENTS])


def _call_first(instance: SingleInstance, wishes: Wishes) -> int:
    text = "" if wishes.record is None else str(wishes.record.absolute())
    try:
        answer = instance.call(text)
    except OSError as error:
        told = QT_TRANSLATE_NOOP("Faults", "{program} is running but cannot be called: {reason}")
        raise RamschError(told, program=PROGRAM, reason=reason_with_file(error)) from error
    if answer is Answer.TAKEN:
        return 0
    raise RamschError(QT_TRANSLATE_NOOP("Faults", "{program} is running but does not answer."), program=PROGRAM)


def _run_table(app: QApplication, paths: Paths, wishes: Wishes, instance: SingleInstance) -> int:
    found = read_settings(paths.settings)
    settings = Settings() if isinstance(found, Unreadable) else found
    desk = new_desk(app, paths, settings)
    desk.languages.speak(wishes.language or settings.language)
    desk.themes.show(appearance_of(settings))
    rings, sounds = FocusRings(app), start_sounds(desk)
    Housekeeping(desk.controller, desk.keeper)
    window = MainWindow(desk)
    ends, faults = EndSignals(), Faults(paths.log)
    ends.asked.connect(window.close)
    ends.asked.connect(app.quit)
    instance.called.connect(window.call)
    faults.happened.connect(lambda: window.toasts.say(messages.went_wrong(paths.log)))
    damaged = desk.matches.find()
    window.start(damaged, BY_ID.get(wishes.game or ""), wishes.record)
    if isinstance(found, Unreadable):
        window.toasts.say(messages.settings_unreadable(found))
    window.show()
    QTimer.singleShot(0, collect_garbage_again)
    QTimer.singleShot(_REST_AFTER_MS, window, lambda: prepare(window, desk))
    status = app.exec()
    for each in (faults, ends, rings, sounds):
        each.close()
    return status


def prepare(window: MainWindow, desk: Desk) -> None:
    """Have the program's icon, which desktops take from the menu entry until then; make the table and its result, so
    that the first deal need not wait; and have letters for the name of each language."""
    QApplication.setWindowIcon(desk.pictures.application_icon())
    assert window.table.sheet
    provide_letters(JAPANESE)


def start_sounds(desk: Desk) -> SoundBox:
    """What plays the sounds of the table, while the settings want them."""
    box = SoundBox(resources.asset("sounds"), find_player(), volume=lambda: desk.settings.volume)
    TableSounds(desk.controller, desk.keeper, box.ask)
    return box


def collect_garbage_again() -> None:
    """Let the collector work, but never through what the start made: that would be a pause in an animation.

    The sources of all modules, which PySide reads when it imports them, are let go: 6 MB.
    """
    linecache.clearcache()
    gc.freeze()
    gc.enable()


def new_desk(app: QApplication, paths: Paths, settings: Settings) -> Desk:
    """Everything that the window works with."""
    keeper = SettingsKeeper(settings, paths.settings)
    controller = TableController(pacing_of(settings), paths.autosave)
    languages = Languages(app)
    languages.coming.connect(provide_letters)
    return Desk(
        paths=paths,
        keeper=keeper,
        languages=languages,
        themes=ThemeKeeper(app),
        pictures=Pictures(resources.asset(), paths.faces),
        controller=controller,
        matches=Matches(controller, paths),
    )


class Faults(QObject):
    """Errors that nobody caught: they are logged and told, and the program goes on. ``happened`` tells."""

    happened = Signal()

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        sys.excepthook = self._caught
        threading.excepthook = self._caught_in_thread
        qInstallMessageHandler(_log_qt)

    def close(self) -> None:
        """Leave errors to Python again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def _caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        log.error("an error that nobody caught", exc_info=(kind, error, trace))
        self.happened.emit()

    def _caught_in_thread(self, what: threading.ExceptHookArgs) -> None:
        if what.exc_value is not None:
            self._caught(what.exc_type, what.exc_value, what.exc_traceback)


_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def _log_qt(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    logging.getLogger("qt").log(_LEVELS.get(kind, logging.WARNING), "%s", text)
