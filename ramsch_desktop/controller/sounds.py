"""Sounds of the table, played by a program that the system has: off by default, never waited for, never in the way."""

from __future__ import annotations

import array
import io
import logging
import os
import shutil
import sys
import tempfile
import threading
import time
import wave
from collections.abc import Callable, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject

from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.controller.table_controller import TableController, TablePicture
from ramsch_desktop.engine.deal import Deal
from ramsch_desktop.engine.events import CardPlayed, DealScored, Event, TrickTaken
from ramsch_desktop.engine.score import Score
from ramsch_desktop.store.settings import Settings

log = logging.getLogger(__name__)

LEAST_GAP_S: Final = 0.06
"""Between the starts of two sounds; what comes sooner is left out unless it matters more."""

LONGEST_S: Final = 5
_GIVE_UP_AFTER: Final = 3
"""So many sounds in a row that could not be played: there is no loudspeaker, and no more is tried."""

_PLAYERS: Final = (("pw-play",), ("paplay",), ("aplay", "-q"))
_LIBRARY_PATH: Final = "LD_LIBRARY_PATH"

VIRGIN_RULES: Final = frozenset(
    {"virgin", "simple_virgin", "pushed_virgin", "own_virgin", "to_virgin", "virgins_double"}
)
MARCH_RULES: Final = frozenset({"march", "simple_march", "pip_march", "march_of_another"})

Play = Callable[[Path], None]
"""Plays a WAV file to its end; may take as long as it likes and raise OSError or SubprocessError."""


class Sound(IntEnum):
    """What is heard; of two at the same moment the higher one."""

    CARD = 1
    TRICK = 2
    DEAL = 3
    VIRGIN = 4
    MARCH = 5

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{self.name.lower()}.wav"


def sound_of(event: Event) -> Sound | None:
    """The sound of an event, if it has one."""
    match event:
        case CardPlayed():
            return Sound.CARD
        case TrickTaken():
            return Sound.TRICK
        case DealScored(score=score):
            return sound_of_score(score)
    return None


def sound_of_score(score: Score) -> Sound | None:
    """A Durchmarsch, or else a Jungfrau, if the sum of a deal names one."""
    rules = {step.rule for steps in score.sums for step in steps}
    if rules & MARCH_RULES:
        return Sound.MARCH
    return Sound.VIRGIN if rules & VIRGIN_RULES else None


def find_player(platform: str = sys.platform, find: Callable[[str], str | None] = shutil.which) -> Play:
    """What plays WAV files on this system; where nothing does, silence."""
    if platform == "win32":
        return _play_on_windows
    candidates = (("afplay",),) if platform == "darwin" else _PLAYERS
    for name, *options in candidates:
        if (path := find(name)) is not None:
            return _by_program([path, *options])
    return lambda _: None


def _by_program(command: list[str]) -> Play:
    def play(file: Path) -> None:
        import subprocess

        quiet = subprocess.DEVNULL
        subprocess.run(
            [*command, str(file)],
            stdin=quiet,
            stdout=quiet,
            stderr=quiet,
            timeout=LONGEST_S,
            check=True,
            env=outer_environment(os.environ),
        )

    return play


def outer_environment(inner: Mapping[str, str]) -> dict[str, str]:
    """The environment for a program of the system: a frozen package keeps its libraries for itself."""
    outer = dict(inner)
    before = outer.pop(f"{_LIBRARY_PATH}_ORIG", None)
    if before is not None:
        outer[_LIBRARY_PATH] = before
    return outer


def _play_on_windows(file: Path) -> None:
    if sys.platform == "win32":
        import winsound

        winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_NODEFAULT)


def at_volume(data: bytes, volume: float) -> bytes:
    """A WAV file of 16 bits a sample made quieter; half the volume has a quarter of the swing, as ears hear it."""
    with wave.open(io.BytesIO(data)) as source:
        shape, frames = source.getparams(), source.readframes(source.getnframes())
    samples = array.array("h", frames)
    if sys.byteorder == "big":
        samples.byteswap()
    quiet = array.array("h", (round(sample * volume**2) for sample in samples))
    if sys.byteorder == "big":
        quiet.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as target:
        target.setparams(shape)
        target.writeframes(quiet.tobytes())
    return out.getvalue()


class QuietFiles:
    """The sounds at another volume, as files for players that know none; they go with the program."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made: tempfile.TemporaryDirectory[str] | None = None

    def file(self, sound: Sound, volume: float) -> Path:
        """The file to play; raises OSError."""
        whole = self._folder / sound.file
        if volume >= 1:
            return whole
        if self._made is None:
            self._made = tempfile.TemporaryDirectory(prefix="ramsch-sounds-", ignore_cleanup_errors=True)
        path = Path(self._made.name) / f"{round(100 * volume)}-{sound.file}"
        if not path.exists():
            path.write_bytes(at_volume(whole.read_bytes(), volume))
        return path

    def clear(self) -> None:
        """Remove what was made."""
        if self._made is not None:
            self._made.cleanup()
            self._made = None


class SoundBox:
    """Plays one sound after the other on a thread of its own; at most one waits, the one that matters most.

    ``volume`` is asked before each sound, from 0 to 1.
    """

    def __init__(
        self,
        folder: Path,
        play: Play,
        now: Callable[[], float] = time.monotonic,
        volume: Callable[[], float] = lambda: 1.0,
    ) -> None:
        self._files, self._play, self._now, self._volume = QuietFiles(folder), play, now, volume
        self._last = (-LEAST_GAP_S, Sound.CARD)
        self._waiting: Sound | None = None
        self._closed = False
        self._news = threading.Condition()
        self._thread: threading.Thread | None = None

    def ask(self, sound: Sound) -> None:
        """Have a sound played soon; returns at once."""
        if self._volume() <= 0:
            return
        with self._news:
            when, last = self._last
            if self._now() - when < LEAST_GAP_S and sound <= last:
                return
            self._last = self._now(), sound
            self._waiting = max(sound, self._waiting or sound)
            if self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
                self._thread.start()
            self._news.notify()

    def close(self) -> None:
        """Play nothing more; a sound that is heard now ends by itself."""
        with self._news:
            self._closed, self._waiting = True, None
            self._news.notify()

    def _run(self) -> None:
        failures = 0
        while failures < _GIVE_UP_AFTER and (sound := self._next()) is not None:
            try:
                self._play(self._files.file(sound, self._volume()))
                failures = 0
            except Exception:  # a sound is never worth an error
                failures += 1
                log.warning("%s could not be played", sound.file, exc_info=True)
        self._files.clear()

    def _next(self) -> Sound | None:
        with self._news:
            self._news.wait_for(lambda: self._closed or self._waiting is not None)
            sound, self._waiting = self._waiting, None
            return sound


class TableSounds(QObject):
    """Listens to the table and has played what is to be heard, while the settings say so.

    A change of the sounds is heard at once.
    """

    def __init__(self, controller: TableController, keeper: SettingsKeeper, ask: Callable[[Sound], None]) -> None:
        super().__init__(controller)
        self._keeper, self._ask = keeper, ask
        self._deal: Deal | None = None
        self._heard = _how(keeper.settings)
        keeper.changed.connect(self._try_out)
        controller.happened.connect(self._hear)
        controller.changed.connect(self._look)

    def _hear(self, event: Event) -> None:
        sound = sound_of(event)
        if sound is not None and self._keeper.settings.sounds:
            self._ask(sound)

    def _try_out(self, settings: Settings) -> None:
        how, self._heard = self._heard, _how(settings)
        if how != self._heard and settings.sounds:
            self._ask(Sound.CARD)

    def _look(self, picture: TablePicture) -> None:
        """A deal that was not there before sounds if it has just begun."""
        course = picture.match.course
        is_new, self._deal = course.deal is not self._deal, course.deal
        if is_new and not course.actions and self._keeper.settings.sounds:
            self._ask(Sound.DEAL)


def _how(settings: Settings) -> tuple[bool, float]:
    return settings.sounds, settings.volume
