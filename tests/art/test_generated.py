"""The committed pictures are what the generator draws, and small."""

from __future__ import annotations

from pathlib import Path

from assets.art import ASSETS, existing, generate, write
from tests.art.raster import generated

MEGABYTE = 1024 * 1024


def test_committed_files_are_what_the_generator_writes() -> None:
    wanted = generated()
    assert existing() == wanted.keys()
    differing = [path for path, text in wanted.items() if (ASSETS / path).read_bytes() != text.encode()]
    assert differing == []


def test_drawing_twice_gives_the_same_text() -> None:
    assert generate() == generated()


def test_writing_removes_what_is_generated_no_more(tmp_path: Path) -> None:
    stale = tmp_path / "cards" / "french" / "HX.svg"
    stale.parent.mkdir(parents=True)
    stale.write_text("old", encoding="utf-8")
    assert write(tmp_path) == len(existing(tmp_path))
    assert not stale.exists()
    assert (tmp_path / "cards" / "french" / "HA.svg").is_file()


def test_all_files_together_stay_small() -> None:
    assert sum(len(text.encode()) for text in generated().values()) < 6 * MEGABYTE


def test_there_are_heads_of_their_own_and_the_icons_the_program_asks_for() -> None:
    paths = generated().keys()
    assert sum(path.startswith("icons/avatars/") for path in paths) >= 8
    needed = "hint undo redo cross play tick sort sheet info settings globe cards print close"
    needed += " chevron-left chevron-right chevron-up chevron-down"
    assert {f"icons/ui/{name}.svg" for name in needed.split()} <= paths
