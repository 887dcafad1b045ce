"""Lets bots play deals of all games on the real window while everything else is changed under their hands.

    python -m tests.benchmarks.soak --deals 100 [--calm] [--moving]

Between the actions the deal is taken back and forth, a hint is asked for, and the window gets another size, language,
theme, text scale and deck. Prints the number of widgets and the memory as it goes. Exits with 1 if an exception was
logged or Qt warned.
"""

from __future__ import annotations

import argparse
import gc
import linecache
import logging
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from types import TracebackType

from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from ramsch_desktop.controller.languages import Languages
from ramsch_desktop.controller.matches import Matches
from ramsch_desktop.controller.memory import Housekeeping
from ramsch_desktop.controller.pacing import pacing_of
from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.controller.table_controller import Stage, TableController
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.games import ALL
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.resources import asset
from ramsch_desktop.store.paths import Paths
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.desk import Desk, appearance_of
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.pictures import Pictures
from ramsch_desktop.ui.theme.style import ThemeKeeper

QUICK = Settings(language="en", scheme="light", think_ms=0, trick_pause_ms=0, animations=False)
MOVING = replace(QUICK, animations=True, speed=4.0)
"""Cards fly: what is changed meanwhile meets cards on their way."""
LANGUAGES = ("en", "de", "fi", "ru", "ja", "es")
SCHEMES = ("light", "dark", "contrast")
FACES = ("game", "french", "four", "german", "cvd", "contrast")
SIZES = ((1000, 580), (1280, 800), (1366, 768), (1920, 1080))
DISTURBED = 0.15
"""The share of pictures of the table after which something is changed."""
PATIENCE = 120.0


class StuckError(Exception):
    """A deal does not come to its end."""


@dataclass
class Watch:
    """What went wrong, and how large the program was after each deal."""

    faults: list[str] = field(default_factory=list)
    widgets: list[int] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)

    def note(self) -> None:
        """Measure after a deal: widgets alive, and resident memory in MB."""
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        self.widgets.append(len(QApplication.allWidgets()))
        self.memory.append(resident())


def resident() -> int:
    """The memory of this process in MB; 0 where the system does not tell it in /proc."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * 4096 // 2**20


@contextmanager
def watched() -> Iterator[Watch]:
    """Collect errors of the log, exceptions in slots, and warnings of Qt."""
    watch = Watch()

    class Handler(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            watch.faults.append(f"log: {record.getMessage()}")

    def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        watch.faults.append(f"exception: {error!r}")
        before(kind, error, trace)

    def qt_says(kind: QtMsgType, _: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and kind is not QtMsgType.QtInfoMsg:
            watch.faults.append(f"Qt: {text}")

    handler, before = Handler(logging.WARNING), sys.excepthook
    logging.getLogger().addHandler(handler)
    sys.excepthook, others = hook, qInstallMessageHandler(qt_says)
    try:
        yield watch
    finally:
        qInstallMessageHandler(others)
        sys.excepthook = before
        logging.getLogger().removeHandler(handler)


class Soak:
    """One window on which deal after deal is played."""

    def __init__(
        self, app: QApplication, home: Path, seed: int = 1, disturbed: float = DISTURBED, settings: Settings = QUICK
    ) -> None:
        self.disturbed = disturbed
        self.chance = Random(seed)
        paths = Paths(home / "config", home / "data", home / "state", home / "log")
        controller = TableController(pacing_of(settings), paths.autosave, Random(seed))
        themes, languages = ThemeKeeper(app), Languages(app)
        languages.speak("en")
        themes.show(appearance_of(settings))
        self.desk = Desk(
            paths,
            SettingsKeeper(settings, paths.settings),
            languages,
            themes,
            Pictures(asset()),
            controller,
            Matches(controller, paths, self.chance),
        )
        self.window = MainWindow(self.desk)
        self.window.resize(1280, 800)
        self.window.show()
        Housekeeping(controller, self.desk.keeper)
        linecache.clearcache()  # as the program does at its start
        self.disturbances = 0
        self._pictures = 0
        controller.changed.connect(self._count)

    def _count(self, _: object) -> None:
        self._pictures += 1

    def match(self, game: Game) -> Match:
        """A match with house rules left to chance, bots of the medium level at all seats."""
        chosen = {option.id: self.chance.choice(option.values) for option in game.options}
        options = read_options(game.options, chosen)
        seats = game.seats(options)
        return new_match(game, options, ("medium",) * seats, self.chance.randrange(seats), self.chance.getrandbits(32))

    def deal(self, game: Game) -> None:
        """Watch one deal to its end and change things meanwhile; raises StuckError."""
        self.window.show_match(self.match(game), watching=True)
        end, seen = time.monotonic() + PATIENCE, self._pictures
        while self.desk.controller.stage not in (Stage.RESULT, Stage.MATCH_END):
            QApplication.processEvents()
            if time.monotonic() > end:
                raise StuckError(game.id)
            if self._pictures > seen:
                seen = self._pictures
                if self.chance.random() < self.disturbed:
                    self.disturb()
        QApplication.processEvents()

    def disturb(self) -> None:
        """Change one thing."""
        self.disturbances += 1
        self.chance.choice(self._changes())()

    def _changes(self) -> list[Callable[[], object]]:
        change, choice, run = self.desk.keeper.change, self.chance.choice, self.window.run
        return [
            self.desk.controller.undo,
            self.desk.controller.redo,
            self.desk.controller.hint,
            lambda: run("last_trick"),
            lambda: run("read_points"),
            lambda: run("score_sheet"),
            lambda: run("panel"),
            lambda: self.window.resize(*choice(SIZES)),
            lambda: change(language=choice(LANGUAGES)),
            lambda: change(scheme=choice(SCHEMES)),
            lambda: change(faces=choice(FACES)),
            lambda: change(text_scale=choice((1.0, 1.2, 1.5))),
        ]

    def close(self) -> None:
        """Close the window, and end the threads."""
        self.window.close()
        self.desk.languages.speak("en")


def soak(
    app: QApplication,
    home: Path,
    deals: int,
    told: Callable[[str], object] = print,
    disturbed: float = DISTURBED,
    settings: Settings = QUICK,
) -> Watch:
    """Play so many deals, each game in its turn; ``disturbed`` is the share of pictures after which something is
    changed."""
    with watched() as watch:
        table = Soak(app, home, disturbed=disturbed, settings=settings)
        for number in range(deals):
            game = ALL[number % len(ALL)]
            table.deal(game)
            watch.note()
            told(f"{number + 1:4} {game.id:14} {watch.widgets[-1]:5} widgets {watch.memory[-1]:5} MB")
        told(f"{table.disturbances} changes, {len(watch.faults)} faults")
        table.close()
    return watch


def main() -> int:
    """Run it from a shell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--calm", action="store_true", help="change nothing meanwhile: memory as a player has it")
    parser.add_argument("--moving", action="store_true", help="let the cards fly, which takes longer")
    arguments = parser.parse_args()
    deals, disturbed = arguments.deals, 0.0 if arguments.calm else DISTURBED
    settings = MOVING if arguments.moving else QUICK
    app = QApplication([])
    with tempfile.TemporaryDirectory() as home:
        watch = soak(app, Path(home), deals, disturbed=disturbed, settings=settings)
    for fault in watch.faults:
        print(fault, file=sys.stderr)
    return 1 if watch.faults else 0


if __name__ == "__main__":
    sys.exit(main())
