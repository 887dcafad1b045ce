"""Prints how long the window takes to appear, and how much work a frame of the moving table is.

    python -m tests.benchmarks.window_bench [--starts 5] [--deals 6]

Start: from the start of a new process to its first idle moment with the window painted, and the processor time of it.
Frame: from one tick of the animations to the next while something moves, at the largest table (7 seats). ``work`` is
what the GUI thread computed in it and has to stay below 16.7 ms; ``step`` is how long the frame took, waiting for the
next tick (16 ms) included, and suffers on a busy machine. All of it off screen, drawn by the processor.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer, QVariantAnimation

from ramsch_desktop.bots import levels
from ramsch_desktop.bots.bot import Budget, PolicyBot
from ramsch_desktop.controller.pacing import DEAL_MS, Pacing
from ramsch_desktop.controller.table_controller import Stage, TablePicture
from ramsch_desktop.engine.decision import Decision
from ramsch_desktop.engine.game import Game
from ramsch_desktop.engine.options import read_options
from ramsch_desktop.engine.view import View
from ramsch_desktop.games import game_of
from ramsch_desktop.play.match import Match, new_match
from ramsch_desktop.store.settings import Settings
from ramsch_desktop.ui.application import collect_garbage_again
from ramsch_desktop.ui.shots import Studio, studio

ROOT: Final = Path(__file__).resolve().parents[2]
SIZES: Final = ((1280, 800), (3840, 2160))
PACE: Final = Pacing(think_ms=260, trick_pause_ms=300, deal_ms=DEAL_MS)
"""Longer than every movement, so that each one is seen to its end."""

FOREVER: Final = 10**9
THINKING: Final = "thinking"
THOUGHT_SECONDS: Final = 0.25

CHILD: Final = """
import sys, time
from ramsch_desktop import app

def measure():
    load()
    from PySide6.QtCore import QTimer
    from ramsch_desktop.ui import application
    from ramsch_desktop.ui.main_window import MainWindow

    def shown(window):
        print(time.time(), time.process_time())
        window.close()

    class Timed(MainWindow):
        def showEvent(self, event):
            super().showEvent(event)
            QTimer.singleShot(0, self, lambda: (self.repaint(), shown(self)))

    application.MainWindow = Timed

load, app.import_as_usual = app.import_as_usual, measure
sys.exit(app.main(sys.argv[1:]))
"""
"""The program, which starts as it always does and ends when its window is there."""


class Moves(Enum):
    """What moves in a frame."""

    DEAL = "new deal"
    CARD = "card to trick"
    SWEEP = "trick to winner"


@dataclass(frozen=True)
class Frame:
    """Milliseconds from the frame before to this one, and those of them in which the GUI thread worked."""

    step: float
    work: float


class ThinkingBot:
    """Decides like a bot of the game, and computes all the while in Python, as a search does."""

    def __init__(self, game: Game, seed: int) -> None:
        self._bot = PolicyBot(game.policies["medium"], seed)

    def choose(self, view: View, budget: Budget) -> Decision:
        """The decision, after some time of play-outs."""
        end = time.monotonic() + THOUGHT_SECONDS
        while time.monotonic() < end and not budget.cancel.is_set():
            decision = self._bot.choose(view, budget)
        return decision


class FrameMeter:
    """Ticks with the animations of a window and keeps the frames in which something moves or changes."""

    def __init__(self, place: Studio) -> None:
        self.frames: dict[Moves, list[Frame]] = defaultdict(list)
        self._animator = place.window.table.table.animator
        self._moves = Moves.DEAL
        self._last = (0.0, 0.0)
        self._changed = False
        place.desk.controller.changed.connect(self._look)
        self._clock = QVariantAnimation(startValue=0, endValue=FOREVER, duration=FOREVER)
        self._clock.valueChanged.connect(self._tick)
        self._clock.start()

    def _look(self, picture: TablePicture) -> None:
        table = picture.view.table
        self._changed = True
        if picture.held is not None or table.trick.plays:
            self._moves = Moves.CARD
        else:
            self._moves = Moves.SWEEP if table.tricks else Moves.DEAL

    def _tick(self) -> None:
        now = time.perf_counter(), time.thread_time()
        if (self._changed or self._animator.busy) and self._last[0]:
            step, work = (1000 * (new - old) for new, old in zip(now, self._last, strict=True))
            self.frames[self._moves].append(Frame(step, work))
        self._changed = False
        self._last = now


def table_of_seven(level: str) -> Match:
    """A match of Rams with as many people as fit round a table, all of them bots of a level."""
    game = game_of("rams")
    most = next(option for option in game.options if option.id == "players").values[-1]
    options = read_options(game.options, {"players": most})
    return new_match(game, options, [level] * game.seats(options), dealer=0, seed=7)


def play(place: Studio, size: tuple[int, int], level: str, deals: int) -> dict[Moves, list[Frame]]:
    """The frames of some deals that bots of a level play by themselves."""
    controller = place.desk.controller
    controller.set_pacing(PACE)
    place.show(table_of_seven(level), size, watching=True)
    meter = FrameMeter(place)
    left = [deals]

    def go_on(picture: TablePicture) -> None:
        if picture.stage is Stage.RESULT and left[0] > 1:
            left[0] -= 1
            QTimer.singleShot(200, controller.advance)
        elif picture.stage in (Stage.RESULT, Stage.MATCH_END):
            QTimer.singleShot(200, place.app.quit)

    controller.changed.connect(go_on)
    place.app.exec()
    return meter.frames


def start_times(home: str, *arguments: str) -> tuple[float, float]:
    """Milliseconds that a new process takes until its window is painted and idle: as seen, and of the processor."""
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    environment = {**os.environ, "HOME": home, **dict.fromkeys(names, home), "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.time()
    command = [sys.executable, "-c", CHILD, *arguments]
    shown = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    end, worked = map(float, shown.stdout.split())
    return 1000 * (end - begun), 1000 * worked


def print_starts(count: int) -> None:
    """Start with the games, as the first time, and with a match that waits; the byte code is written before."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as later:
        start_times(first)
        start_times(later, "--game", "ramsch")
        times: dict[str, list[tuple[float, float]]] = {first: [], later: []}
        for _ in range(count):
            for home, measured in times.items():
                measured.append(start_times(home))
    for name, measured in zip(("the games", "a waiting match"), times.values(), strict=True):
        seen, worked = zip(*measured, strict=True)
        print(f"start to {name}: median {statistics.median(seen):.0f} ms, best {min(seen):.0f} ms", end=", ")
        print(f"processor median {statistics.median(worked):.0f} ms, best {min(worked):.0f} ms")


def report(name: str, frames: list[Frame]) -> None:
    """Print a line about some frames."""
    if len(frames) < 2:
        print(f"  {name:16} too few frames")
        return
    parts = []
    for label, times in (("work", [f.work for f in frames]), ("step", [f.step for f in frames])):
        parts.append(f"{label} median {statistics.median(times):5.1f} p95 {statistics.quantiles(times, n=20)[-1]:5.1f}")
    print(f"  {name:16} {' ms, '.join(parts)} ms, worst {max(f.step for f in frames):.0f} ms, {len(frames)} frames")


def print_frames(size: tuple[int, int], level: str, deals: int) -> None:
    """Play and report; each table has a process of its own, since a process has one application."""
    gc.disable()
    with studio(Settings(), "en") as place:
        collect_garbage_again()
        frames = play(place, size, level, deals)
    print(f"{size[0]}x{size[1]}, bots of level {level}:")
    for moves in Moves:
        report(moves.value, frames[moves])
    report("all", [frame for some in frames.values() for frame in some])


def main() -> None:
    """Measure what the arguments say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--deals", type=int, default=4, help="0 for starts alone")
    parser.add_argument("--only", nargs=3, metavar=("WIDTH", "HEIGHT", "LEVEL"), help="frames of one table")
    arguments = parser.parse_args()
    levels.MAKERS[THINKING] = ThinkingBot
    if arguments.only:
        width, height, level = arguments.only
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        print_frames((int(width), int(height)), level, arguments.deals)
        return
    if arguments.starts:
        print_starts(arguments.starts)
    for width, height in SIZES if arguments.deals else ():
        for level in ("medium", THINKING):
            only = ["--only", str(width), str(height), level, "--deals", str(arguments.deals)]
            subprocess.run([sys.executable, "-m", __spec__.name, *only], cwd=ROOT, check=True)


if __name__ == "__main__":
    main()
