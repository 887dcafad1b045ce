"""Which sounds are heard when, by a player that only takes notes; and players that fail."""

from __future__ import annotations

import array
import io
import subprocess
import sys
import threading
import wave
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from ramsch_desktop.controller.pacing import INSTANT
from ramsch_desktop.controller.settings_keeper import SettingsKeeper
from ramsch_desktop.controller.sounds import (
    MARCH_RULES,
    VIRGIN_RULES,
    QuietFiles,
    Sound,
    SoundBox,
    TableSounds,
    at_volume,
    find_player,
    outer_environment,
    sound_of,
)
from ramsch_desktop.controller.table_controller import Stage, TableController
from ramsch_desktop.engine.cards import parse_card
from ramsch_desktop.engine.events import CardPlayed, DealScored, DealStarted, TrickTaken
from ramsch_desktop.engine.score import Score, ScoreStep, add
from ramsch_desktop.engine.tricks import NO_TRICK
from ramsch_desktop.resources import asset
from ramsch_desktop.store.settings import Settings, read_settings, write_settings
from tests.play.test_session import ramsch_match

WAIT_S = 5


def scored(*steps: ScoreStep) -> DealScored:
    return DealScored(Score("ramsch", (steps, (), ()), (120, 0, 0), (10, 0, 0)))


def test_events_have_their_sounds() -> None:
    assert sound_of(CardPlayed(1, parse_card("H7"))) is Sound.CARD
    assert sound_of(TrickTaken(1, NO_TRICK)) is Sound.TRICK
    assert sound_of(DealStarted(0, (0, 1, 2))) is None
    assert sound_of(scored(add("trick_points", 70))) is None


@pytest.mark.parametrize("rule", sorted(VIRGIN_RULES))
def test_a_jungfrau_is_heard(rule: str) -> None:
    assert sound_of(scored(add("trick_points", 70), add(rule, 5))) is Sound.VIRGIN


@pytest.mark.parametrize("rule", sorted(MARCH_RULES))
def test_a_durchmarsch_is_heard_before_all_others(rule: str) -> None:
    assert sound_of(scored(add("virgin", 5), add(rule, 120))) is Sound.MARCH


def test_the_rules_named_here_are_those_of_the_games() -> None:
    games = Path(sys.modules["ramsch_desktop"].__path__[0]) / "games"
    text = "".join(path.read_text(encoding="utf-8") for path in games.rglob("*scoring.py"))
    text += (games / "shared" / "skat_ramsch.py").read_text(encoding="utf-8")
    assert [rule for rule in sorted(VIRGIN_RULES | MARCH_RULES) if f'"{rule}"' not in text] == []


# The table


@pytest.fixture
def controller(qtbot: QtBot) -> Iterator[TableController]:
    table = TableController(INSTANT, chance=Random(1))
    yield table
    table.close()


def test_a_deal_sounds_from_its_beginning_to_its_end(qtbot: QtBot, controller: TableController) -> None:
    heard: list[Sound] = []
    TableSounds(controller, SettingsKeeper(Settings(sounds=True)), heard.append)
    controller.seat_at(ramsch_match(), watching=True)
    qtbot.waitUntil(lambda: controller.stage is Stage.RESULT, timeout=5000)
    assert heard[0] is Sound.DEAL
    assert heard.count(Sound.DEAL) == 1
    assert heard.count(Sound.CARD) == 30
    assert heard.count(Sound.TRICK) == 10
    controller.advance()
    assert heard.count(Sound.DEAL) == 2


def test_a_match_that_goes_on_in_the_middle_is_not_dealt(qtbot: QtBot, controller: TableController) -> None:
    controller.seat_at(ramsch_match())
    qtbot.waitUntil(lambda: controller.stage is Stage.HUMAN)
    controller.act(controller.picture().view.legal[0])
    match = controller.picture().match
    heard: list[Sound] = []
    TableSounds(controller, SettingsKeeper(Settings(sounds=True)), heard.append)
    controller.seat_at(match)
    assert Sound.DEAL not in heard


def test_nothing_is_heard_unless_it_is_wanted(qtbot: QtBot, controller: TableController) -> None:
    heard: list[Sound] = []
    keeper = SettingsKeeper(Settings())
    TableSounds(controller, keeper, heard.append)
    controller.seat_at(ramsch_match(), watching=True)
    qtbot.waitUntil(lambda: controller.stage is Stage.RESULT, timeout=5000)
    assert heard == []
    keeper.take(replace(keeper.settings, sounds=True))
    controller.advance()
    assert heard == [Sound.CARD, Sound.DEAL]


# The box


class Player:
    """Notes what it is asked to play; plays until it is let go."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.begun, self.let_go = threading.Semaphore(0), threading.Semaphore(0)

    def __call__(self, file: Path) -> None:
        self.heard.append(file.name)
        self.begun.release()
        assert self.let_go.acquire(timeout=WAIT_S)


def test_a_long_sound_holds_up_nobody_and_what_matters_most_comes_next() -> None:
    player, clock = Player(), iter(range(100))
    box = SoundBox(Path(), player, lambda: float(next(clock)))
    box.ask(Sound.CARD)
    assert player.begun.acquire(timeout=WAIT_S)
    for sound in (Sound.TRICK, Sound.MARCH, Sound.CARD):
        box.ask(sound)
    player.let_go.release()
    assert player.begun.acquire(timeout=WAIT_S)
    assert player.heard == ["card.wav", "march.wav"]
    box.close()
    player.let_go.release()


def test_sounds_that_come_too_soon_are_left_out_unless_they_matter_more() -> None:
    player, moment = Player(), 0.0
    box = SoundBox(Path(), player, lambda: moment)
    box.ask(Sound.CARD)
    assert player.begun.acquire(timeout=WAIT_S)
    moment = 0.01
    box.ask(Sound.CARD)
    player.let_go.release()
    assert not player.begun.acquire(timeout=0.05)
    box.ask(Sound.TRICK)
    assert player.begun.acquire(timeout=WAIT_S)
    player.let_go.release()
    assert player.heard == ["card.wav", "trick.wav"]
    box.close()


@pytest.mark.parametrize("error", [OSError("no sound"), subprocess.TimeoutExpired("x", 5), RuntimeError("odd")])
def test_a_player_that_fails_is_tried_three_times_and_never_heard_of(error: Exception) -> None:
    tried, clock = threading.Semaphore(0), iter(range(100))

    def fail(_file: Path) -> None:
        tried.release()
        raise error

    box = SoundBox(Path(), fail, lambda: float(next(clock)))
    for _ in range(3):
        box.ask(Sound.CARD)
        assert tried.acquire(timeout=WAIT_S)
    box.ask(Sound.CARD)
    assert not tried.acquire(timeout=0.05)


def test_a_closed_box_is_silent() -> None:
    player = Player()
    box = SoundBox(Path(), player)
    box.close()
    box.ask(Sound.DEAL)
    assert not player.begun.acquire(timeout=0.05)


# Players


def test_the_first_program_that_is_there_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **_: calls.append(command))
    for there in ({"aplay", "paplay"}, {"aplay"}, {"afplay"}):
        platform = "darwin" if "afplay" in there else "linux"
        find_player(platform, lambda name, there=there: f"/bin/{name}" if name in there else None)(Path("a.wav"))  # type: ignore[misc]
    assert calls == [["/bin/paplay", "a.wav"], ["/bin/aplay", "-q", "a.wav"], ["/bin/afplay", "a.wav"]]


def test_where_nothing_plays_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_more: pytest.fail("something was run"))
    find_player("linux", lambda _name: None)(Path("a.wav"))


def test_programs_of_the_system_get_their_own_libraries() -> None:
    frozen = {"LD_LIBRARY_PATH": "/opt/ramsch", "LD_LIBRARY_PATH_ORIG": "/usr/lib", "HOME": "/h"}
    assert outer_environment(frozen) == {"LD_LIBRARY_PATH": "/usr/lib", "HOME": "/h"}
    assert outer_environment({"LD_LIBRARY_PATH": "/mine"}) == {"LD_LIBRARY_PATH": "/mine"}


# How loud


def swing(data: bytes) -> int:
    with wave.open(io.BytesIO(data)) as file:
        samples = array.array("h", file.readframes(file.getnframes()))
    return int(max(map(abs, samples)))


@pytest.mark.parametrize("sound", list(Sound))
def test_half_the_volume_has_a_quarter_of_the_swing(sound: Sound) -> None:
    whole = (asset("sounds") / sound.file).read_bytes()
    assert swing(at_volume(whole, 0.5)) == round(swing(whole) / 4)
    assert at_volume(whole, 1.0) == whole
    assert len(at_volume(whole, 0.5)) == len(whole)


def heard_at(volume: float) -> list[bytes]:
    heard: list[bytes] = []
    done = threading.Event()

    def play(path: Path) -> None:
        heard.append(path.read_bytes())
        done.set()

    box = SoundBox(asset("sounds"), play, volume=lambda: volume)
    box.ask(Sound.MARCH)
    done.wait(WAIT_S if volume else 0.05)
    box.close()
    return heard


def test_every_sound_is_played_at_the_volume_that_is_set() -> None:
    whole = (asset("sounds") / Sound.MARCH.file).read_bytes()
    assert heard_at(1.0) == [whole]
    assert heard_at(0.5) == [at_volume(whole, 0.5)]
    assert heard_at(0.0) == []


def test_quieter_files_go_with_the_program() -> None:
    files = QuietFiles(asset("sounds"))
    path = files.file(Sound.CARD, 0.5)
    assert files.file(Sound.CARD, 0.5) == path
    assert path.exists()
    files.clear()
    assert not path.exists()


def test_a_change_of_the_volume_is_heard(qtbot: QtBot, controller: TableController) -> None:
    heard: list[Sound] = []
    keeper = SettingsKeeper(Settings())
    TableSounds(controller, keeper, heard.append)
    keeper.change(volume=0.3)
    assert heard == []
    keeper.change(sounds=True)
    keeper.change(volume=0.4)
    keeper.change(felt="blue")
    assert heard == [Sound.CARD, Sound.CARD]


def test_the_volume_is_remembered(tmp_path: Path) -> None:
    write_settings(tmp_path / "settings.json", Settings(volume=0.25))
    assert read_settings(tmp_path / "settings.json") == Settings(volume=0.25)
    (tmp_path / "settings.json").write_text('{"version": 1, "volume": 7}', encoding="utf-8")
    assert read_settings(tmp_path / "settings.json") == Settings()
