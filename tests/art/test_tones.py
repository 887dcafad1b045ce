"""The committed sounds are what the generator makes: short, small, not too loud."""

from __future__ import annotations

import struct
import wave
from pathlib import Path

import pytest

from assets.tones import ALL, RATE, SOUNDS, generate, write
from ramsch_desktop.controller.sounds import Sound


def samples(path: Path) -> tuple[int, ...]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        data = file.readframes(file.getnframes())
    return struct.unpack(f"<{len(data) // 2}h", data)


def test_making_twice_gives_the_same_bytes() -> None:
    assert generate() == generate()


@pytest.mark.parametrize("name", ALL)
def test_a_committed_sound_is_what_the_generator_makes(tmp_path: Path, name: str) -> None:
    """Within one step of 65,536: mathematical libraries round the last bit of a sine differently."""
    assert write(tmp_path) == len(ALL)
    made, committed = samples(tmp_path / f"{name}.wav"), samples(SOUNDS / f"{name}.wav")
    assert len(made) == len(committed)
    assert max(abs(one - other) for one, other in zip(made, committed, strict=True)) <= 1


@pytest.mark.parametrize("name", ALL)
def test_a_sound_is_short_has_no_click_and_half_the_loudness(name: str) -> None:
    values = samples(SOUNDS / f"{name}.wav")
    assert len(values) / RATE < 1.5
    assert values[0] == values[-1] == 0
    assert 16_000 < max(abs(value) for value in values) <= 16_384


def test_there_is_a_file_for_every_sound_and_all_are_small() -> None:
    files = list(SOUNDS.iterdir())
    assert {path.name for path in files} == {sound.file for sound in Sound}
    assert sum(path.stat().st_size for path in files) < 300_000


def test_writing_removes_what_is_made_no_more(tmp_path: Path) -> None:
    (tmp_path / "old.wav").write_bytes(b"")
    write(tmp_path)
    assert not (tmp_path / "old.wav").exists()
