"""The command that draws the main screens, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PIL import Image


def test_the_main_screens_are_drawn_in_a_language(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ramsch_desktop.ui.gallery_shots", str(tmp_path), "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "Error" not in done.stderr
    assert done.stdout.split() == [str(tmp_path / "en")]
    drawn = {path.stem for path in (tmp_path / "en").glob("*.png")}
    assert {"welcome", "new_match", "settings", "skat_auction", "ramsen_play", "rams_result_rams"} <= drawn
    with Image.open(tmp_path / "en" / "skat_play.png") as picture:
        assert picture.size == (1024, 600)
