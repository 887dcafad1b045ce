"""Pictures of the window without a person: one moment of a deal, or bots that play by themselves."""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QEvent, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from ramsch_desktop.bots.bot import Budget
from ramsch_desktop.bots.levels import make_bot
from ramsch_desktop.controller.languages import SOURCE, chosen_language
from ramsch_desktop.controller.pacing import INSTANT, Pacing, pacing_of
from ramsch_desktop.controller.table_controller import Stage, TablePicture
from ramsch_desktop.engine.course import Course, begin
from ramsch_desktop.engine.errors import QT_TRANSLATE_NOOP, BadNotation, BadRecord, RamschError, in_file
from ramsch_desktop.games import BY_ID, game_of
from ramsch_desktop.play.match import Match
from ramsch_desktop.play.session import HUMAN
from ramsch_desktop.store.languages import require_language
from ramsch_desktop.store.paths import Paths
from ramsch_desktop.store.saves import load_match
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.application import new_application, new_desk
from ramsch_desktop.ui.desk import Desk, appearance_of
from ramsch_desktop.ui.main_window import MainWindow
from ramsch_desktop.ui.moments import LEVEL, SEED, usual_match
from ramsch_desktop.ui.pictures import PACKS

STANDING_STILL: Final = Pacing(think_ms=1_000_000_000, trick_pause_ms=None)
SETTLE_MS: Final = 200


@dataclass(frozen=True)
class Studio:
    """A window of its own with settings and folders that are thrown away afterwards."""

    app: QApplication
    desk: Desk
    window: MainWindow

    def show(self, match: Match, size: tuple[int, int], *, watching: bool = False) -> None:
        """Open the window with a match on the table."""
        self.window.setWindowState(Qt.WindowState.WindowNoState)
        self.window.resize(*size)
        self.window.show_match(match, watching=watching)
        self.window.show()

    def settle(self, milliseconds: int = SETTLE_MS) -> None:
        """Let everything that is under way arrive."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def save(self, path: Path) -> None:
        """Write what the window shows; raises RamschError if the file cannot be written."""
        if not self.window.grab().save(str(path)):
            text = QT_TRANSLATE_NOOP("Faults", "The picture {file} cannot be written.")
            raise RamschError(text, file=str(path))


@contextmanager
def studio(settings: Settings, language: str) -> Iterator[Studio]:
    """A window that touches nothing of the person's own."""
    with tempfile.TemporaryDirectory(prefix="ramsch-") as folder:
        root = Path(folder)
        app = new_application()
        desk = new_desk(app, Paths(root / "config", root / "data", root / "state", root / "log"), settings)
        desk.languages.speak(language)
        desk.themes.show(appearance_of(settings))
        window = MainWindow(desk)
        try:
            yield Studio(app, desk, window)
        finally:
            window.close()
            window.deleteLater()
            app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def screenshot(arguments: argparse.Namespace) -> int:
    """Draw one moment of a deal; ``arguments`` are those of the command line."""
    draw_offscreen(arguments.scale)
    match = _match_of(arguments)
    settings = Settings(animations=False, reduced_motion=True, faces=_faces(arguments.faces))
    with studio(settings, _language(arguments.lang)) as place:
        place.desk.controller.set_pacing(STANDING_STILL)
        place.show(match, arguments.size)
        place.settle()
        place.save(Path(arguments.out))
    return 0


def demo(arguments: argparse.Namespace) -> int:
    """Let bots play deals; with a picture to write it is fast and needs no display."""
    if arguments.shot is not None:
        draw_offscreen(1.0)
    game = game_of(arguments.game)
    match = usual_match(game, SEED)
    require_language(arguments.lang)
    with studio(Settings(animations=arguments.shot is None), chosen_language(arguments.lang)) as place:
        show = _Demo(place, arguments.deals, None if arguments.shot is None else Path(arguments.shot))
        place.show(match, (1280, 800), watching=True)
        place.app.exec()
        show.finish()
    if arguments.shot is not None:
        print(Path(arguments.shot).absolute())
    return 0


class _Demo:
    """Counts the deals of a demo, goes on to the next one, and takes the picture in the middle of the last."""

    def __init__(self, place: Studio, deals: int, shot: Path | None) -> None:
        self._place, self._deals, self._shot = place, deals, shot
        self._played = 0
        self._taken = False
        controller = place.desk.controller
        controller.set_pacing(INSTANT if shot is not None else pacing_of(place.desk.settings))
        controller.changed.connect(self._look)

    def _look(self, picture: TablePicture) -> None:
        if self._shot is not None and not self._taken and self._played == self._deals - 1 and _is_worth_it(picture):
            self._taken = True
            self._place.window.repaint()
            self._place.save(self._shot)
        if picture.stage in (Stage.RESULT, Stage.MATCH_END):
            self._played += 1
            QTimer.singleShot(0 if self._shot is not None else 2500, self._go_on)

    def _go_on(self) -> None:
        controller = self._place.desk.controller
        if self._played >= self._deals or controller.stage is not Stage.RESULT:
            self._place.app.quit()
        else:
            controller.advance()

    def finish(self) -> None:
        """Take the picture at the end, if no earlier moment was worth it."""
        if self._shot is not None and not self._taken:
            self._place.save(self._shot)


def _is_worth_it(picture: TablePicture) -> bool:
    """True once some tricks are played and cards lie on the table."""
    table = picture.view.table
    return len(table.tricks) >= 2 and len(table.trick.plays) >= 2


def draw_offscreen(scale: float) -> None:
    """Draw into memory; call it before the first window."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if scale != 1.0:
        os.environ["QT_SCALE_FACTOR"] = str(scale)


def _language(code: str | None) -> str:
    require_language(code)
    return SOURCE if code is None else code


def _faces(name: str | None) -> str:
    if name is not None and name not in PACKS:
        text = QT_TRANSLATE_NOOP("Faults", "There are no faces '{faces}': expected one of {offered}.")
        raise BadNotation(text, faces=name, offered=", ".join(PACKS))
    return "game" if name is None else name


def _match_of(arguments: argparse.Namespace) -> Match:
    if arguments.record is None:
        return _in_the_middle(usual_match(game_of(arguments.game), SEED))
    path = Path(arguments.record)
    try:
        match = load_match(path, BY_ID)
    except BadRecord as error:
        raise in_file(str(path), error) from error
    return match if arguments.at is None else match.with_course(_moment(match.course, arguments.at))


def _moment(course: Course, at: int) -> Course:
    """The deal after ``at`` actions; raises BadRecord if it has fewer."""
    if not 0 <= at <= len(course.actions):
        text = QT_TRANSLATE_NOOP("Faults", "The last deal has no moment {at}: expected one from 0 to {last}.")
        raise BadRecord(text, at=at, last=len(course.actions))
    moment = begin(course.game, course.options, course.standing, course.deal)
    for action in course.actions[:at]:
        moment = moment.apply(action)
    return moment


def _in_the_middle(match: Match) -> Match:
    """The match after some tricks, with the human to move."""
    course, chance = match.course, Random(SEED)
    bot = make_bot(LEVEL, match.game.id, chance.getrandbits(32))
    best = course
    while course.to_move is not None:
        seat = course.to_move
        table = course.view(seat).table
        if seat == HUMAN:
            best = course
            if len(table.tricks) >= 2 and table.trick.plays:
                break
        course = course.apply(bot.choose(course.view(seat), Budget()).action)
    return match.with_course(best)
