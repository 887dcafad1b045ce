"""Pictures without a person, made by the program itself in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ramsch_desktop", *words]
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)


def size_of(path: Path) -> tuple[int, int]:
    with Image.open(path) as picture:
        return picture.size


def test_a_screenshot_has_the_size_and_scale_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "table.png"
    done = run("screenshot", str(path), "--size", "1024x600", "--scale", "1.5", "--faces", "german")
    assert (done.returncode, done.stderr) == (0, "")
    assert size_of(path) == (1536, 900)


@pytest.mark.parametrize("game", ["ramsch", "rams"])
def test_a_screenshot_of_a_game_is_the_same_twice(tmp_path: Path, game: str) -> None:
    for name in ("one.png", "two.png"):
        assert run("screenshot", str(tmp_path / name), "--game", game).returncode == 0
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


def test_the_demo_ends_with_the_path_of_a_picture(tmp_path: Path) -> None:
    path = tmp_path / "demo.png"
    done = run("demo", "--shot", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == str(path)
    assert size_of(path) == (1280, 800)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--faces", "golden"), "There are no faces 'golden'"),
        (("--lang", "tlh"), "There is no language 'tlh'"),
        (("--record", "missing.ramsch"), "missing.ramsch"),
    ],
)
def test_wrong_wishes_are_answered_by_one_sentence(tmp_path: Path, words: tuple[str, ...], complaint: str) -> None:
    done = run("screenshot", str(tmp_path / "out.png"), *words)
    assert done.returncode == 1
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1
